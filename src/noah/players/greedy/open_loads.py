"""The worth of every load on a full state, all hands open: ``load_value`` for all loads of a decision at once.

A search spends most of its time here. What the loads of one decision share is worked out once, and an animal is laid
aboard and taken off again instead of copying the state.
"""

from typing import NamedTuple

import numpy as np

from noah.core.actions import ACTIONS, DOCKS, LOAD
from noah.core.bits import lowest, wide
from noah.core.cards import (
    CROCODILE,
    DONKEY,
    HELD_KINDS,
    HELD_SNAIL,
    KIND_HELD,
    KIND_SPECIES,
    KIND_WEIGHT,
    LYING_KINDS,
)
from noah.core.ferries import mask_at, put_aboard, room_for
from noah.core.kernel import kernel
from noah.core.layout import Floats, Ints, State
from noah.players.greedy.evaluate import NOWHERE, block_value, own_dock_value, shed_value
from noah.players.greedy.features import BALANCE, MOBILITY, NEXT_DEPART, NEXT_PAIR, OUT, PAIR
from noah.players.greedy.odds import fills, pairs

ELSEWHERE = -1e18
"""Instead of a value: a load that needs the whole state, because an animal flees or the ferry leaves."""
_UNKNOWN = 1e18
_MALES = sum(1 << held for held in range(0, HELD_SNAIL, 2))
_FEMALES = _MALES << 1
_LIES_AS = np.array(
    [
        sum(1 << kind for kind in range(LYING_KINDS) if KIND_HELD[kind] == held)
        for held in range(HELD_KINDS)
    ],
    np.int64,
)
"""The lying kinds that a card of each held kind can become, as bits."""


class Scratch(NamedTuple):
    """What decisions on full states work with; each overwrites it."""

    legal: Ints
    pool: Ints
    values: Floats
    own: Ints
    worth: Floats


@kernel
def new_scratch() -> Scratch:
    """Scratch space for any number of decisions, one after the other."""
    return Scratch(
        np.empty(ACTIONS, np.int16),
        np.empty(HELD_KINDS, np.int64),
        np.empty(ACTIONS, np.float64),
        np.empty(DOCKS, np.int64),
        np.empty(DOCKS, np.float64),
    )


@kernel
def open_dock_value(s: State, dock: int, weights: Floats) -> float:
    """What it is worth that Noah goes to ``dock``, for the next player, whose hand lies open."""
    following = wide(s.turn) + 1
    if following == wide(s.players):
        following = 0
    mask = mask_at(s, dock, wide(s.held[following]))
    if mask == 0:
        return block_value(s, dock, weights)
    value = weights[NEXT_PAIR] * (pairs(s, dock, mask) != 0)
    return value + weights[NEXT_DEPART] * (fills(s, dock, mask) != 0)


@kernel
def _lean(s: State, seat: int) -> int:
    """How many more males than females the hand of ``seat`` holds; snails count as neither."""
    lean = 0
    left = wide(s.held[seat]) & (_MALES | _FEMALES)
    while left:
        held = lowest(left)
        left &= left - 1
        copies = wide(s.hands[seat, held])
        lean += -copies if held & 1 else copies
    return lean


@kernel
def open_load_values(s: State, n: int, weights: Floats, scratch: Scratch) -> None:
    """Write to ``scratch.values`` what each of the ``n`` legal loads in ``scratch.legal`` is worth, or ELSEWHERE.

    Args:
        s: a full state of two and more players in the phase ``load``. Left as it was.
        n: how many; all of them are loads.
        weights: shape (WEIGHTS,), float64.
        scratch: the first ``n`` of ``legal`` are read; ``values``, ``own`` and ``worth`` are written to.
    """
    own, worth = scratch.own, scratch.worth
    seat, dock = wide(s.turn), wide(s.noah)
    holds = wide(s.held[seat])
    height, carries = wide(s.height[dock]), wide(s.carries[dock])
    last = KIND_SPECIES[wide(s.aboard[dock, height - 1])] if height else -1
    lean = _lean(s, seat)
    for berth in range(DOCKS):
        worth[berth] = _UNKNOWN
        own[berth] = 0 if berth == dock else mask_at(s, berth, holds)
    for each in range(n):
        kind = wide(scratch.legal[each]) - LOAD
        species = KIND_SPECIES[kind]
        if species == CROCODILE or room_for(s, dock, kind) == KIND_WEIGHT[kind]:
            scratch.values[each] = ELSEWHERE
            continue
        value = shed_value(s, kind, weights)
        if wide(s.hand_n[seat]) == 1:
            scratch.values[each] = value + weights[OUT]
            continue
        held = KIND_HELD[kind]
        taken = _LIES_AS[held] if wide(s.hands[seat, held]) == 1 else 0
        left = holds & ~(1 << held) if taken else holds
        after = lean
        if held != HELD_SNAIL:
            after += 1 if held & 1 else -1
        open_docks = 0
        for berth in range(DOCKS):
            if own[berth] & ~taken:
                open_docks += 1
        put_aboard(s, dock, kind)
        here = mask_at(s, dock, left)
        if here:
            open_docks += 1
        again = species == last
        best = NOWHERE
        if species == DONKEY:
            best = (
                own_dock_value(s, dock, here, weights)
                if again
                else open_dock_value(s, dock, weights)
            )
        s.aboard[dock, height] = 0
        s.height[dock] = height
        s.weight[dock] -= KIND_WEIGHT[kind]
        s.carries[dock] = carries
        if species != DONKEY:
            step = 1 if kind & 1 else 2
            for other in range(2):
                berth = dock + (DOCKS - step if other else step)
                if berth >= DOCKS:
                    berth -= DOCKS
                if again:
                    best = max(best, own_dock_value(s, berth, own[berth] & ~taken, weights))
                    continue
                if worth[berth] == _UNKNOWN:
                    worth[berth] = open_dock_value(s, berth, weights)
                best = max(best, worth[berth])
        if again:
            value += weights[PAIR]
        scratch.values[each] = (
            value + weights[BALANCE] * abs(after) + weights[MOBILITY] * open_docks + best
        )
