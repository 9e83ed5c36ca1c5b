"""The cards: species, kinds, weights, tears, decks.

A *kind* is a card's number. In a hand or in the stock there are 27 (``HELD_KINDS``), on a ferry 36
(``LYING_KINDS``):

====== ============================ =========== ===============================
kind   card                         in a hand   on a ferry
====== ============================ =========== ===============================
0–25   ``2 * species + sex``        yes         yes (a frog lies at weight 1)
26     snail                        no sex yet  male
27     snail                        never       female
28–35  ``28 + 2 * (w - 2) + sex``   never       frog played at weight w, 2 to 5
====== ============================ =========== ===============================

The lowest bit of a lying kind is its sex: 0 male, 1 female. Equal cards are interchangeable.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

Table = npt.NDArray[Any]

GIRAFFE, DONKEY, LION, WOODPECKER, CAT, ELEPHANT, PANDA, PARROT, KANGAROO, RHINOCEROS, BEAR = range(
    11
)
FROG, CROCODILE, SNAIL = 11, 12, 13
SPECIES = (
    "giraffe",
    "donkey",
    "lion",
    "woodpecker",
    "cat",
    "elephant",
    "panda",
    "parrot",
    "kangaroo",
    "rhinoceros",
    "bear",
    "frog",
    "crocodile",
    "snail",
)
SPECIES_WEIGHT = np.array([8, 6, 5, 0, 2, 10, 4, 0, 3, 9, 7, 1, 6, 1], np.int64)
SPECIES_TEARS = np.array([0, 1, 1, 2, 1, 0, 4, 2, 1, 0, 0, 5, 0, 2], np.int64)

HELD_KINDS, LYING_KINDS = 27, 36
HELD_SNAIL = 2 * SNAIL
HELD_FROG = 2 * FROG
HEAVY_FROG = 28
CARRIES, CARRIES_WITH_WOODPECKER = 21, 13
FROG_LIGHTEST, FROG_HEAVIEST = 2, 5
"""The weights, beside 1, at which a frog may be played when that fills the ferry."""


def _lying_tables() -> tuple[Table, Table, Table]:
    """Species, weight and held kind of each lying kind."""
    species = np.empty(LYING_KINDS, np.int64)
    weight = np.empty(LYING_KINDS, np.int64)
    held = np.empty(LYING_KINDS, np.int64)
    for kind in range(LYING_KINDS):
        heavy = kind >= HEAVY_FROG
        species[kind] = FROG if heavy else kind >> 1
        weight[kind] = (
            FROG_LIGHTEST + (kind - HEAVY_FROG) // 2 if heavy else SPECIES_WEIGHT[kind >> 1]
        )
        held[kind] = HELD_FROG + (kind & 1) if heavy else min(kind, HELD_SNAIL)
    return species, weight, held


KIND_SPECIES, KIND_WEIGHT, KIND_HELD = _lying_tables()
KIND_TEARS = SPECIES_TEARS[KIND_SPECIES]

_EACH_SEX = {
    # species: copies of each sex with 2-3, with 4, with 5 players
    GIRAFFE: (1, 1, 1),
    DONKEY: (1, 1, 2),
    LION: (1, 2, 2),
    WOODPECKER: (1, 1, 1),
    CAT: (2, 3, 3),
    ELEPHANT: (1, 1, 1),
    PANDA: (1, 2, 3),
    PARROT: (2, 2, 3),
    KANGAROO: (2, 3, 3),
    RHINOCEROS: (1, 1, 1),
    BEAR: (1, 1, 1),
}
_SNAILS = (3, 3, 5)
SIZES = 3
"""Sizes of the deck: 31 cards (2 and 3 players, solo beginner), 39 (4, advanced), 47 (5, expert)."""
DECKS_PER_SIZE = 4


def deck_id(size: int, frog: bool, crocodile: bool) -> int:
    """The number of a deck: ``size`` is 0, 1 or 2 for 31, 39 or 47 cards before the bonus cards."""
    return size * DECKS_PER_SIZE + 2 * frog + crocodile


def _deck(size: int, frog: bool, crocodile: bool) -> Table:
    """How many cards of each held kind a deck has (docs/rules.md, "Bonus cards": what "replace" means)."""
    counts = np.zeros(HELD_KINDS, np.int64)
    for species, copies in _EACH_SEX.items():
        counts[2 * species : 2 * species + 2] = copies[size]
    counts[HELD_SNAIL] = _SNAILS[size]
    five_players = size == SIZES - 1
    if frog:
        counts[HELD_SNAIL] = counts[HELD_SNAIL] - 2 if five_players else 0
        counts[HELD_FROG : HELD_FROG + 2] = 1
    if crocodile:
        donkeys = slice(2 * DONKEY, 2 * DONKEY + 2)
        counts[donkeys] = counts[donkeys] - 1 if five_players else 0
        counts[2 * CROCODILE : 2 * CROCODILE + 2] = 1
    return counts


DECKS = np.array(
    [
        _deck(size, frog, crocodile)
        for size in range(SIZES)
        for frog in (False, True)
        for crocodile in (False, True)
    ]
)
"""Shape (12, 27): copies of each held kind in each deck."""
DECK_SIZE = DECKS.sum(axis=1)
LARGEST_DECK = int(DECK_SIZE.max())
