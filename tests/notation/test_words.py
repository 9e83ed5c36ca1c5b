"""The catalogues: the same messages in every language, all of them used, and all of them sound."""

import itertools
import random
import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from noah.core.cards import SPECIES
from noah.notation.errors import MalformedError
from noah.notation.words import LANGUAGES, Words, catalogue, choose_language, words_in

SOURCES = Path(__file__).parent.parent.parent / "src" / "noah"
NUMBERS: tuple[str | int, ...] = (0, 1, 2, 5, 21)
TRIES = 400


class Uses(Visitor):
    """The variables and messages that a pattern uses, and the keys of its selectors."""

    def __init__(self) -> None:
        self.variables: dict[str, set[str | int]] = {}
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # its name
        self.variables.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # its name
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  # its name
        if isinstance(node.selector, ast.VariableReference):
            keys = self.variables.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                if isinstance(variant.key, ast.NumberLiteral):
                    keys.add(int(variant.key.value))
                elif variant.key.name not in {"one", "other"}:
                    keys.add(variant.key.name)
        self.generic_visit(node)


def messages(language: str) -> dict[str, Uses]:
    """Each message of a catalogue and what it uses itself."""
    found = {}
    for entry in parse(catalogue(language)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            found[entry.id.name] = Uses()
            found[entry.id.name].visit(entry)
    return found


def variables(key: str, all_messages: dict[str, Uses]) -> dict[str, set[str | int]]:
    """What must be given to format ``key``, those messages included that it refers to."""
    uses = all_messages[key]
    found = {name: set(keys) for name, keys in uses.variables.items()}
    for other in uses.messages:
        for name, keys in variables(other, all_messages).items():
            found.setdefault(name, set()).update(keys)
    return found


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_messages_with_the_same_variables(language: str) -> None:
    first, other = messages(LANGUAGES[0]), messages(language)
    assert other.keys() == first.keys()
    for key in first:
        assert variables(key, other).keys() == variables(key, first).keys(), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_formats_with_every_kind_of_value(language: str) -> None:
    words, all_messages = words_in(language), messages(language)
    rng = random.Random(language)
    for key in all_messages:
        wanted = variables(key, all_messages)
        choices = [
            sorted(SPECIES) if name == "species" else [*keys, *NUMBERS, "Ada"]
            for name, keys in wanted.items()
        ]
        every = list(itertools.islice(itertools.product(*choices), 200_000))
        for values in rng.sample(every, min(TRIES, len(every))):
            text = words(key, **dict(zip(wanted, values, strict=True)))
            assert "{" not in text


def test_every_message_is_used() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    spoken = {*re.findall(r'"([a-z0-9-]+)"', code)}
    spoken |= {f"setup-word-{word}" for word in re.findall(r'"([a-z]+)"', code)}
    within = {other for uses in messages("en").values() for other in uses.messages}
    assert {*messages("en")} - spoken - within == set()


def test_french_keeps_its_signs_with_their_words() -> None:
    text = re.sub(r"^#.*$", "", catalogue("fr"), flags=re.MULTILINE)
    assert not re.findall(r"\w+ [;!?»]", text)
    assert not re.findall(r"\w+ :(?= |$)", text, flags=re.MULTILINE)
    assert "'" not in text


@pytest.mark.parametrize(
    ("species", "english", "french"),
    [
        ("donkey", "a donkey", "un âne"),
        ("elephant", "an elephant", "un éléphant"),
        ("giraffe", "a giraffe", "une girafe"),
        ("frog", "a frog", "une grenouille"),
    ],
)
def test_articles(species: str, english: str, french: str) -> None:
    assert words_in("en")("animal-a", species=species) == english
    assert words_in("fr")("animal-a", species=species) == french


def test_a_message_that_is_not_there_or_lacks_a_variable_is_a_fault_of_the_program() -> None:
    words = Words("en", "one = one { $thing }\n")
    with pytest.raises(LookupError, match="has no message 'two'"):
        words("two")
    with pytest.raises(LookupError, match="'one'"):
        words("one")


def test_lists() -> None:
    assert words_in("en").all_of(["a", "b", "c"]) == "a, b and c"
    assert words_in("fr").one_of(["1", "3"]) == "1 ou 3"
    assert words_in("fr").in_order(["a", "b", "c"]) == "a, b, c"


@pytest.mark.parametrize(
    ("asked", "environment", "language"),
    [
        ("fr", {"LANG": "en_GB.UTF-8"}, "fr"),
        ("fr-CA", {}, "fr"),
        (None, {"NOAH_LANG": "fr", "LC_ALL": "en_US.UTF-8"}, "fr"),
        (None, {"LC_ALL": "C", "LANG": "fr_FR.UTF-8"}, "en"),
        (None, {"LC_MESSAGES": "fr_FR", "LANG": "de_DE.UTF-8"}, "fr"),
        (None, {"LANG": "fr.UTF-8"}, "fr"),
        (None, {"LC_ALL": "", "LANG": "fr_FR@euro"}, "fr"),
        (None, {"LANG": "ja_JP.UTF-8"}, "en"),
        (None, {}, "en"),
    ],
)
def test_language_chosen(asked: str | None, environment: dict[str, str], language: str) -> None:
    assert choose_language(asked, environment) == language


@pytest.mark.parametrize("asked", ["xx", "", "fr\x1b[2J", "english please"])
def test_language_that_nobody_has_words_for_is_refused(asked: str) -> None:
    with pytest.raises(MalformedError, match="choose one of en, fr"):
        choose_language(asked, {})
