"""A tiny deck to teach and to test algorithms with: a game whose whole tree can be walked.

Two players get two cards each of five; the fifth stays unseen. The ferries are almost full, so that where one sends
Noah decides what the other can load. There is one round and no reserve. The rules are the game's own.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np

from noah.core.actions import DOCKS
from noah.core.cards import CARRIES, HELD_KINDS, KIND_WEIGHT
from noah.core.layout import GAME_ROUNDS, LOADING, NOT_IN_PLAY, Ints, States
from noah.notation.cards import HELD_KIND, LYING_KIND


@dataclass(frozen=True)
class Teaching:
    """What the tiny game is played with.

    Attributes:
        deck: copies of each held kind, shape (27,).
        hand: cards dealt to each of the two seats.
        aboard: for each dock the lying kinds that its ferry begins with.
    """

    deck: Ints
    hand: int
    aboard: tuple[tuple[int, ...], ...]

    @property
    def dealt(self) -> int:
        """How many cards are dealt."""
        return 2 * self.hand

    def __deepcopy__(self, memo: dict[int, Any]) -> "Teaching":
        return self


CARDS = ("panda:f", "panda:f", "cat:m", "cat:m", "elephant:f")
ABOARD = (
    ("rhinoceros:m", "bear:f"),
    ("elephant:m",),
    ("giraffe:f", "bear:m"),
    ("kangaroo:m",),
    ("rhinoceros:f",),
)
LENGTH = 22
"""The length at which the tiny game is broken off: its deal and six actions."""


def teaching_deck() -> Teaching:
    """The tiny deck."""
    deck = np.zeros(HELD_KINDS, np.int64)
    for card in CARDS:
        deck[HELD_KIND[card]] += 1
    aboard = tuple(tuple(LYING_KIND[card] for card in ferry) for ferry in ABOARD)
    return Teaching(deck, 2, aboard)


def lay_out(states: States, teaching: Teaching, cards: list[int]) -> None:
    """Begin the only round of ``states[0]``, a game of two: ``cards`` are the first seat's, then the other's."""
    states["round_n"] = GAME_ROUNDS
    states["phase"] = LOADING
    states["turn"] = states["noah"] = states["reserve"] = 0
    states["roommates"] = NOT_IN_PLAY
    for dock in range(DOCKS):
        kinds = teaching.aboard[dock]
        states["height"][0, dock] = len(kinds)
        states["weight"][0, dock] = sum(int(KIND_WEIGHT[kind]) for kind in kinds)
        states["carries"][0, dock] = CARRIES
        states["aboard"][0, dock, : len(kinds)] = kinds
    left = teaching.deck.copy()
    for number, kind in enumerate(cards):
        seat = number // teaching.hand
        states["hands"][0, seat, kind] += 1
        states["hand_n"][0, seat] += 1
        states["held"][0, seat] |= np.uint32(1 << kind)
        left[kind] -= 1
    rest = np.repeat(np.arange(HELD_KINDS), left)
    states["stock"][0, : len(rest)] = rest
    states["stock_n"] = len(rest)
