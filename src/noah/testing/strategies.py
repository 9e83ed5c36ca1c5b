"""Hypothesis strategies: options, deals, games, positions, cards, actions, records, and texts that went wrong.

>>> from hypothesis import given, settings
>>> from noah.testing.strategies import positions
>>> @settings(max_examples=5, database=None, derandomize=True)
... @given(positions())
... def test_hands_are_never_negative(game):
...     assert (game.states["hand_n"] >= 0).all()
>>> test_hands_are_never_negative()
"""

import random
from collections.abc import Sequence
from typing import Any

import msgspec

from noah.core.actions import DOCKS, ORDERED
from noah.core.cards import DECKS
from noah.core.layout import FERRIES
from noah.game.dealing import Deal
from noah.game.game import Game
from noah.notation.actions import ACTION_TEXT
from noah.notation.cards import HELD_TEXT, LYING_TEXT
from noah.notation.options import Options
from noah.notation.record import FerryName, Record
from noah.testing.classes import EVERY_OPTIONS
from noah.testing.random_game import RandomGame

try:
    from hypothesis import strategies as st
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        "noah.testing.strategies needs the package hypothesis: install it with 'pip install hypothesis'.",
        name=error.name,
    ) from None

_SNAIL = "snail"
_MOST_PLIES = 600
_SEEDS = st.integers(0, 2**32 - 1)


def options(*, players: Sequence[int] = (1, 2, 3, 4, 5)) -> st.SearchStrategy[Options]:
    """Any options that the rules allow for one of these numbers of players."""
    return st.sampled_from([agreed for agreed in EVERY_OPTIONS if agreed.players in players])


@st.composite
def deals(draw: st.DrawFn, agreed: Options) -> Deal:
    """Any first deal of a game with these options."""
    sorted_deck = [
        text for text, n in zip(HELD_TEXT, DECKS[agreed.deck], strict=True) for _ in range(n)
    ]
    deck = draw(st.permutations(sorted_deck))
    if agreed.players > 1:
        for dock in range(DOCKS):
            if deck[dock] == _SNAIL:
                deck[dock] = draw(st.sampled_from(("snail:m", "snail:f")))
    ferries: list[FerryName] = ["plain"] * FERRIES
    if agreed.roommates:
        ferries[draw(st.integers(0, FERRIES - 1))] = "roommates"
    return Deal(
        starter=draw(st.integers(0, agreed.players - 1)),
        noah=draw(st.integers(0, DOCKS - 1)),
        ferries=tuple(ferries),
        deck=tuple(deck),
    )


@st.composite
def positions(
    draw: st.DrawFn, agreed: st.SearchStrategy[Options] | None = None, most_plies: int = _MOST_PLIES
) -> RandomGame:
    """A game on the core that random play has brought somewhere, between deals and after its end included.

    Args:
        draw: given by hypothesis.
        agreed: its options; any when left out.
        most_plies: how far it has gone at most, deals counted.
    """
    game = RandomGame(draw(options() if agreed is None else agreed), draw(_SEEDS))
    game.skip(draw(st.integers(1, most_plies)))
    return game


@st.composite
def games(
    draw: st.DrawFn, agreed: st.SearchStrategy[Options] | None = None, most_plies: int = _MOST_PLIES
) -> Game:
    """A ``noah.Game`` that random play has brought somewhere, to its end often enough.

    Arguments as for ``positions``; deals do not count as plies.
    """
    rng = random.Random(draw(_SEEDS))
    game = Game.from_options(draw(options() if agreed is None else agreed), rng)
    for _ in range(draw(st.integers(0, most_plies))):
        if game.over:
            break
        game.play(rng.choice(game.legal))
    return game


@st.composite
def records(
    draw: st.DrawFn, agreed: st.SearchStrategy[Options] | None = None, *, states: bool = False
) -> Record:
    """The record of a whole random game.

    Args:
        draw: given by hypothesis.
        agreed: its options; any when left out.
        states: whether every position is stored.
    """
    rng = random.Random(draw(_SEEDS))
    game = Game.from_options(draw(options() if agreed is None else agreed), rng)
    while not game.over:
        game.play(rng.choice(game.legal))
    return game.record(states=states)


def held_cards() -> st.SearchStrategy[str]:
    """The text of any card as it is written in a hand."""
    return st.sampled_from(HELD_TEXT)


def lying_cards() -> st.SearchStrategy[str]:
    """The text of any card as it is written on a ferry."""
    return st.sampled_from(LYING_TEXT)


def action_texts() -> st.SearchStrategy[str]:
    """The text of any action, legal somewhere or not."""
    orders = st.lists(held_cards(), min_size=1, max_size=ORDERED).map(
        lambda cards: " ".join(["order", *cards])
    )
    return st.sampled_from([text for text in ACTION_TEXT if text]) | orders


def any_text() -> st.SearchStrategy[str]:
    """Any text at all, with surrogates and control characters."""
    return st.text(st.characters(exclude_categories=()), max_size=80)


@st.composite
def mutated(draw: st.DrawFn, texts: st.SearchStrategy[str]) -> str:
    """One of ``texts`` with up to three mistakes: something left out, put in, doubled, replaced or in another case."""
    text = draw(texts)
    for _ in range(draw(st.integers(1, 3))):
        first, last = sorted((draw(st.integers(0, len(text))), draw(st.integers(0, len(text)))))
        piece = text[first:last]
        instead = draw(
            st.sampled_from(
                ["", piece * 2, piece.upper(), piece[::-1], " ", ":", "=", "٣", "\ud800"]
            )
            | any_text()
            | texts
        )
        text = text[:first] + instead + text[last:]
    return text


def json_values() -> st.SearchStrategy[Any]:
    """Any value that JSON can hold, and a little more: NaN, huge numbers, lone surrogates."""
    leaves = (
        st.none()
        | st.booleans()
        | st.integers()
        | st.sampled_from([10**400, -(2**63) - 1, 2**64, -1, 0])
        | st.floats()
        | any_text()
    )
    return st.recursive(
        leaves,
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(any_text(), inner, max_size=4),
        max_leaves=8,
    )


@st.composite
def malformed_records(draw: st.DrawFn, of: st.SearchStrategy[Record] | None = None) -> Any:
    """The decoded JSON of a record in which one place holds something else, is missing, or is there twice.

    Args:
        draw: given by hypothesis.
        of: the records; those of any random game when left out.
    """
    whole = msgspec.to_builtins(draw(records() if of is None else of))
    inner: Any = whole
    while True:
        keys = list(inner) if isinstance(inner, dict) else list(range(len(inner)))
        key = draw(st.sampled_from(keys))
        deeper = isinstance(inner[key], dict | list) and len(inner[key]) > 0
        if not deeper or draw(st.booleans()):
            break
        inner = inner[key]
    change = draw(st.sampled_from(["replace", "remove", "mutate", "double"]))
    if change == "remove":
        del inner[key]
    elif change == "double" and isinstance(inner, list):
        inner.insert(key, inner[key])
    elif change == "mutate" and isinstance(inner[key], str):
        inner[key] = draw(mutated(st.just(inner[key])))
    else:
        inner[key] = draw(json_values())
    return whole
