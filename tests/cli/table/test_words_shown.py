"""Every word that a person reads comes from the catalogue: with one in which no letter is plain, none is shown."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from fluent.syntax import ast, parse, serialize
from fluent.syntax.visitor import Transformer

from noah.cli.table.reading import COMMANDS
from noah.notation.options import Options
from noah.notation.words import Words, catalogue

Mode = tuple[Options, tuple[str, ...]]
Sit = Callable[..., Any]
PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
CIRCLED = "".join(chr(0x24D0 + n) for n in range(26)) + "".join(chr(0x24B6 + n) for n in range(26))
LISTS = {"and", "or"}
"""The words of a locale's lists, which come with the locale."""
NAMES = ("Ж", "Я", "Ю", "Э", "Ы")


class Circle(Transformer):
    """Puts a circle around every letter of a catalogue's texts."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802  # its name
        node.value = node.value.translate(str.maketrans(PLAIN, CIRCLED))
        return node


@pytest.fixture(scope="module")
def circled() -> Words:
    resource = parse(catalogue("en"))
    Circle().visit(resource)
    return Words("en", serialize(resource))


@pytest.mark.parametrize("draws", [False, True])
def test_no_word_is_shown_that_no_catalogue_holds(
    sit: Sit, mode: Mode, circled: Words, draws: bool
) -> None:
    options, seats = mode
    names = NAMES[: options.players]
    table = sit(options, seats, 6, words=circled, names=names, draws=draws, answers=40)
    for text in table.play_some():
        assert {*re.findall("[A-Za-z]+", text)} <= LISTS


def test_no_page_shows_a_word_that_no_catalogue_holds(sit: Sit, circled: Words) -> None:
    table = sit(Options(2, roommates=True), ("me", "random"), 6, words=circled, names=NAMES[:2])
    commands = [command for command in COMMANDS if command != "quit"]
    lines = iter([*commands, "0", "99", "", "give", "take", "xyz"])
    types = table.keyboard.readline
    table.keyboard.readline = lambda limit: next(lines, None) or types()
    for text in table.play():
        # What was typed is shown again.
        assert {*re.findall("[A-Za-z]+", text)} <= LISTS | {"xyz"}
