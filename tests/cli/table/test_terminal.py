"""Where a session is shown: every text can be written to every terminal, and what was secret can be wiped."""

import io
import os
import pty

import pytest

from noah.cli.table.seats import clean
from noah.cli.table.terminal import EndOfInput, Terminal, speaks_ascii


class Tty(io.StringIO):
    def isatty(self) -> bool:
        return True


def terminal(
    target: io.StringIO, lines: str = "", term: str = "xterm", plain: bool = False
) -> Terminal:
    return Terminal(Tty(lines), target, {"TERM": term}, plain=plain)


@pytest.mark.parametrize(
    ("environment", "ascii_only"),
    [
        ({}, False),
        ({"LANG": "C"}, True),
        ({"LANG": "C", "LC_CTYPE": "C.UTF-8"}, True),
        ({"LANG": "POSIX"}, True),
        ({"LC_ALL": "C", "LANG": "en_GB.UTF-8"}, True),
        ({"LC_ALL": "C.UTF-8", "LANG": "C"}, False),
        ({"LANG": "en_GB.UTF-8", "LC_CTYPE": "C.UTF-8"}, False),
        ({"LC_CTYPE": "en_GB.UTF-8", "LANG": "C"}, False),
    ],
)
def test_plain_c_asks_for_ascii(environment: dict[str, str], ascii_only: bool) -> None:
    assert speaks_ascii(environment) is ascii_only


@pytest.mark.parametrize(
    ("text", "encoding", "written"),
    [
        ("cat ♂, cat ♀, snail ⚥", "ascii", "cat m, cat f, snail ?"),
        ("éléphant ♀ → 3", "latin-1", "éléphant f > 3"),
        ("Éléphant « œuf »\u202f!", "ascii", 'Elephant " oeuf " !'),
        ("鈴木 17/21", "ascii", "?? 17/21"),
        ("−2 … × · ▸", "ascii", "-2 ... x - >"),
    ],
)
def test_signs_that_an_encoding_lacks_are_replaced(text: str, encoding: str, written: str) -> None:
    assert text.encode(encoding, "noah.plain-signs").decode(encoding) == written


def test_only_a_capable_terminal_is_drawn_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LINES", "24")
    monkeypatch.setenv("COLUMNS", "60")
    assert not terminal(Tty()).draws
    monkeypatch.setenv("COLUMNS", "80")
    assert terminal(Tty()).draws
    assert not terminal(Tty(), plain=True).draws
    assert not terminal(Tty(), term="dumb").draws
    assert not terminal(Tty(), term="").draws
    assert not terminal(io.StringIO()).draws


def test_wiping_forgets_what_has_scrolled_away() -> None:
    target = Tty()
    terminal(target, plain=True).wipe()
    assert target.getvalue() == "\x1b[H\x1b[2J\x1b[3J"


def test_a_dumb_terminal_is_wiped_by_empty_lines() -> None:
    target = Tty()
    terminal(target, term="dumb").wipe()
    assert target.getvalue().strip("\n") == ""
    assert len(target.getvalue()) >= 20


def test_a_pipe_is_not_wiped() -> None:
    target = io.StringIO()
    terminal(target).wipe()
    assert target.getvalue() == ""


def test_lines_end_with_the_input() -> None:
    place = terminal(io.StringIO(), "one\r\ntwo")
    assert [place.ask("?"), place.ask("?")] == ["one", "two"]
    with pytest.raises(EndOfInput):
        place.ask("?")


class Endless(io.StringIO):
    """One line of a thousand million signs, then another; it remembers the most that was asked for at once."""

    left, most = 1_000_000_000, 0

    def readline(self, limit: int | None = -1) -> str:  # type: ignore[override]  # as io.StringIO has it
        assert limit is not None
        assert limit > 0
        if not self.left:
            return super().readline(limit)
        self.most = max(self.most, limit)
        part = min(self.left, limit)
        self.left -= part
        return "x" * part if self.left else "x" * (part - 1) + "\n"


def test_of_an_endless_line_only_the_beginning_is_kept() -> None:
    source = Endless("two\n")
    place = Terminal(source, io.StringIO(), {}, plain=True)
    assert len(place.ask("?")) == source.most < 10_000
    assert place.ask("?") == "two"


def test_paragraphs_are_broken_for_readers_and_left_whole_in_pipes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    text = "Ham loads a cat\u00a0♂ at dock 1, and Noah walks to dock 2, where a bear waits."
    pipe, screen = io.StringIO(), Tty()
    terminal(pipe).say(text)
    terminal(screen).say(text)
    assert pipe.getvalue() == f"{text}\n"
    assert max(map(len, screen.getvalue().splitlines())) < 40
    assert " ".join(screen.getvalue().split("\n")).strip() == text


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("\x1b[31mred\x07", "[31mred"),
        ("a\u202eb", "ab"),
        ("\u200b\u200d", ""),
        ("<b>&amp;[red]", "<b>&amp;[red]"),
        ("W" * 40, "W" * 16),
        ("鈴" * 40, "鈴" * 8),
        ("e" + "\u0301" * 40, "é" + "\u0301" * 4),
        ("a" + "\u0e31" * 40, "a" + "\u0e31" * 4),
        ("a" + "\ufe0f" * 40, "a" + "\ufe0f" * 4),
        *((blank, "") for blank in "\u3164\u2800\u115f\u1160\uffa0\u034f"),
    ],
)
def test_names_fit_on_their_line(name: str, shown: str) -> None:
    assert clean(name) == shown
    assert clean(shown) == shown


def test_what_was_typed_while_nothing_was_asked_is_dropped() -> None:
    keyboard, tty = pty.openpty()
    with os.fdopen(tty, "r", encoding="utf-8") as source, os.fdopen(os.dup(tty), "w") as target:
        played = Terminal(source, target, {"TERM": "xterm"}, plain=True)
        os.write(keyboard, b"1\n")
        played.forget_typed()
        os.write(keyboard, b"2\n")
        assert played.ask("? ") == "2"
    os.close(keyboard)
