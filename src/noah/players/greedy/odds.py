"""How likely it is that another hand holds one of some cards, given what the observer knows."""

import numpy as np

from noah.core.actions import DOCKS
from noah.core.bits import lowest, wide
from noah.core.cards import (
    CARRIES,
    CROCODILE,
    DECKS,
    HEAVY_FROG,
    HELD_KINDS,
    HELD_SNAIL,
    KIND_HELD,
    KIND_SPECIES,
    KIND_WEIGHT,
    LYING_KINDS,
    WOODPECKER,
)
from noah.core.ferries import SPECIES_MASK, room_for
from noah.core.kernel import kernel
from noah.core.layout import FLEEING, HIDDEN, Ints, Knowledge, State

EVERYTHING = (1 << HELD_KINDS) - 1
"""A hand that holds every kind."""
_PECULIAR = int(SPECIES_MASK[WOODPECKER] | SPECIES_MASK[CROCODILE])
"""Lying kinds that change what the ferry carries or weighs when they are loaded."""
_WEIGHING = np.array(
    [
        sum(1 << kind for kind in range(LYING_KINDS) if KIND_WEIGHT[kind] == weight) & ~_PECULIAR
        for weight in range(CARRIES + 1)
    ],
    np.int64,
)
"""The other lying kinds of each weight, as bits."""
OPEN = -1
"""Instead of the number of unseen cards: all hands lie open, as in a state that a search has dealt itself."""


@kernel
def unseen(s: State, seat: int, knowledge: Knowledge, pool: Ints) -> int:
    """Count the cards that ``seat`` can place neither in sight nor in a hand's bounds.

    Args:
        s: the view of ``seat``.
        seat: the observer.
        knowledge: its KNOWLEDGE record.
        pool: written to: how many of each held kind, shape (27,).

    Returns:
        How many in all.
    """
    total = 0
    for held in range(HELD_KINDS):
        n = DECKS[wide(s.deck), held] - wide(s.gone[held]) - wide(s.seen[held])
        n -= wide(s.hands[seat, held])
        for other in range(wide(s.players)):
            if other != seat:
                n -= wide(knowledge.bounds[other, held])
        pool[held] = n
    for dock in range(DOCKS):
        for place in range(wide(s.height[dock])):
            pool[KIND_HELD[wide(s.aboard[dock, place])]] -= 1
    if wide(s.phase) == FLEEING:
        pool[KIND_HELD[wide(s.loaded)]] -= 1
    for place in range(wide(s.stock_n)):
        if wide(s.stock[place]) != HIDDEN:
            pool[wide(s.stock[place])] -= 1
    for held in range(HELD_KINDS):
        total += pool[held]
    return total


@kernel
def chance_of_none(
    mask: int, s: State, seat: int, knowledge: Knowledge, pool: Ints, total: int
) -> float:
    """The probability that the hand of ``seat`` holds no card of the held kinds in ``mask``.

    The cards beyond its bounds are taken to be a random sample of the unseen ones: a hypergeometric chance.

    Args:
        mask: held kinds as bits.
        s: the observer's view.
        seat: whose hand.
        knowledge: the observer's KNOWLEDGE record.
        pool: unseen cards of each held kind, shape (27,).
        total: how many they are, or OPEN, with which ``s`` is a full state, and the chance 0 or 1.
    """
    if total == OPEN:
        return 0.0 if wide(s.held[seat]) & mask else 1.0
    good = 0
    sure = 0
    for held in range(HELD_KINDS):
        bound = wide(knowledge.bounds[seat, held])
        sure += bound
        if (mask >> held) & 1:
            if bound > 0:
                return 0.0
            good += pool[held]
    none = 1.0
    for drawn in range(wide(s.hand_n[seat]) - sure):
        if total - drawn <= good:
            return 0.0
        none *= (total - good - drawn) / (total - drawn)
    return none


@kernel
def fills(s: State, dock: int, mask: int) -> int:
    """Those of the lying kinds in ``mask``, all of which may be loaded, that make the ferry at ``dock`` leave."""
    filling = mask & _WEIGHING[wide(s.carries[dock]) - wide(s.weight[dock])]
    mask &= _PECULIAR
    while mask:
        kind = lowest(mask)
        mask &= mask - 1
        if room_for(s, dock, kind) == KIND_WEIGHT[kind]:
            filling |= 1 << kind
    return filling


@kernel
def pairs(s: State, dock: int, mask: int) -> int:
    """Those of the lying kinds in ``mask`` that make a pair on the ferry at ``dock``."""
    height = wide(s.height[dock])
    if height == 0:
        return 0
    return mask & SPECIES_MASK[KIND_SPECIES[wide(s.aboard[dock, height - 1])]]


@kernel
def as_held(mask: int) -> int:
    """Lying kinds in ``mask`` as the held kinds that can lie so."""
    held = mask & ((1 << HELD_SNAIL) - 1)
    if mask >> HELD_SNAIL & 3:
        held |= 1 << HELD_SNAIL
    mask >>= HEAVY_FROG
    while mask:
        held |= 1 << KIND_HELD[HEAVY_FROG + lowest(mask)]
        mask &= mask - 1
    return held
