"""The text of cards."""

import pytest

from noah.core.cards import HELD_KINDS, KIND_HELD, KIND_SPECIES, KIND_WEIGHT, LYING_KINDS, SPECIES
from noah.notation.cards import (
    HELD_TEXT,
    LYING_TEXT,
    parse_held,
    parse_lying,
    printable,
    shown,
)
from noah.notation.errors import MalformedError


@pytest.mark.parametrize("kind", range(HELD_KINDS))
def test_every_held_card_is_read_as_it_is_written(kind: int) -> None:
    assert parse_held(HELD_TEXT[kind]) == kind
    assert HELD_TEXT[parse_held(HELD_TEXT[kind])] == HELD_TEXT[kind]


@pytest.mark.parametrize("kind", range(LYING_KINDS))
def test_every_lying_card_is_read_as_it_is_written(kind: int) -> None:
    text = LYING_TEXT[kind]
    assert parse_lying(text) == kind
    species, _, rest = text.partition(":")
    assert species == SPECIES[KIND_SPECIES[kind]]
    assert rest[0] == "mf"[kind & 1]
    assert rest[1:] in {"", f"={KIND_WEIGHT[kind]}"}


def test_texts_are_distinct() -> None:
    assert len({*HELD_TEXT}) == HELD_KINDS
    assert len({*LYING_TEXT}) == LYING_KINDS


def test_card_is_written_alike_in_hand_and_aboard_but_for_sex_and_weight() -> None:
    for kind in range(LYING_KINDS):
        held = HELD_TEXT[KIND_HELD[kind]]
        assert LYING_TEXT[kind].startswith(held)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "is no card: the species are bear, cat"),
        ("unicorn:m", "is no card: the species are bear, cat"),
        ("Cat:m", "is no card: the species are bear, cat"),
        ("cat", "write 'cat:m' or 'cat:f'"),
        ("cat:", "write 'cat:m' or 'cat:f'"),
        ("cat:x", "write 'cat:m' or 'cat:f'"),
        ("cat:m ", "write 'cat:m' or 'cat:f'"),
        ("cat:m=2", "write 'cat:m' or 'cat:f'"),
        ("snail:m", "a snail has no sex there, write 'snail'"),
        ("snail:", "a snail has no sex there, write 'snail'"),
        ("frog:f=3", "a frog weighs 1 there, write 'frog:f'"),
        ("frog:f=6", "write 'frog:m' or 'frog:f'"),
    ],
)
def test_what_is_no_card_of_a_hand_is_refused(text: str, says: str) -> None:
    with pytest.raises(MalformedError) as refused:
        parse_held(text)
    assert says in str(refused.value)
    assert str(refused.value).endswith(".")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("unicorn:m", "is no card: the species are bear, cat"),
        ("snail", "write 'snail:m' or 'snail:f'."),
        ("bear:m=7", "write 'bear:m' or 'bear:f'."),
        ("frog:m=1", "'frog:f', or with a weight from 2 to 5 as in 'frog:m=4'."),
        ("frog:m=6", "'frog:f', or with a weight from 2 to 5 as in 'frog:m=4'."),
    ],
)
def test_what_is_no_card_on_a_ferry_is_refused(text: str, says: str) -> None:
    with pytest.raises(MalformedError) as refused:
        parse_lying(text)
    assert says in str(refused.value)


def test_text_in_messages_is_quoted_escaped_and_cut() -> None:
    assert shown("a\n\x1b") == r"'a\n\x1b'"
    assert shown("x" * 100, most=5) == "'xxxx…"
    assert shown(10**5000) == "a huge int"
    assert printable("a\n\u202e\ud800é") == r"a\n\u202e\ud800é"
    assert printable("x" * 100, most=5) == "xxxxx…"
