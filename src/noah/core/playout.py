"""Random play inside compiled code: uniform over the legal actions, chance by its own odds."""

import numpy as np

from noah.core.actions import (
    ACTIONS,
    DRAW,
    FLEE,
    GIVE,
    LOAD,
    NOAH,
    PEEK,
    RETURN,
    SEATS,
    SWAP,
    TAKE,
)
from noah.core.bits import nth, popcount, wide
from noah.core.chance import Generator, below
from noah.core.deal import deal_in, shuffle_in
from noah.core.ferries import load_mask
from noah.core.kernel import kernel
from noah.core.layout import (
    DEALING,
    DRAWING,
    FLEEING,
    GIVING,
    LOADING,
    OVER,
    PEEKING,
    RETURNING,
    SAILING,
    SWAPPING,
    Deals,
    Ints,
    State,
    States,
)
from noah.core.rules import apply_in, legal_in
from noah.core.turns import walk

LONGEST_ROUND = 5000
"""Random rounds end by themselves, but nothing may wait for that: a playout stops after so many plies."""


@kernel
def draw_outcome(s: State, rng: Generator) -> int:
    """A random outcome of the phase ``draw``: each card of the other hand is as likely as any other."""
    seat = wide(s.target)
    left = below(rng, wide(s.hand_n[seat]))
    kind = 0
    while left >= wide(s.hands[seat, kind]):
        left -= wide(s.hands[seat, kind])
        kind += 1
    return DRAW + kind


@kernel
def _one_of(mask: int, rng: Generator) -> int:
    """The index of a random set bit of ``mask``, which must not be 0."""
    n = popcount(mask)
    return nth(mask, below(rng, n) if n > 1 else 0)


@kernel
def _opponent(s: State, rng: Generator) -> int:
    """A random opponent of the seat whose turn it is."""
    n = wide(s.players) - 1
    seat = below(rng, n) if n > 1 else 0
    return seat + 1 if seat >= wide(s.turn) else seat


@kernel
def random_action(s: State, rng: Generator, scratch: Ints) -> int:
    """A random legal action of the record ``s``, each as likely as any other; in the phase ``draw`` an outcome.

    Args:
        s: a record in neither of the phases ``deal`` and ``over``.
        rng: a generator of ``noah.core.chance``; advanced.
        scratch: array of any integer type, shape (343,); overwritten.
    """
    phase = wide(s.phase)
    if phase == LOADING:
        mask = load_mask(s)
        return LOAD + _one_of(mask, rng) if mask else TAKE
    if phase == SAILING and wide(s.players) > 1:
        return NOAH + walk(s, below(rng, 2))
    if phase == GIVING:
        held = _one_of(wide(s.held[wide(s.turn)]), rng)
        return GIVE + SEATS * held + _opponent(s, rng)
    if phase == PEEKING:
        return PEEK + _opponent(s, rng)
    if phase == SWAPPING:
        return SWAP + _opponent(s, rng)
    if phase == FLEEING:
        return FLEE + _opponent(s, rng)
    if phase == DRAWING:
        return draw_outcome(s, rng)
    if phase == RETURNING:
        return RETURN + _one_of(wide(s.held[wide(s.turn)]), rng)
    return wide(scratch[below(rng, legal_in(s, scratch))])


@kernel
def play_round(s: State, rng: Generator, scratch: Ints) -> int:
    """Play the record ``s`` at random to the end of its round, or for 5,000 plies.

    Returns:
        How many decisions were made; the lion's draws, which are chance's, are not counted.
    """
    decisions = 0
    for _ in range(LONGEST_ROUND):
        if wide(s.phase) == OVER or wide(s.phase) == DEALING:
            break
        if wide(s.phase) != DRAWING:
            decisions += 1
        apply_in(s, random_action(s, rng, scratch))
    return decisions


@kernel
def playouts(
    states: States, i: int, roommates: bool, rounds: int, rng: Generator, work: States, deals: Deals
) -> int:
    """Play ``rounds`` whole rounds from new deals of ``states[i]``, which must be before its first deal.

    Args:
        states: array of STATE; not changed.
        i: index into it.
        roommates: whether one of the eight ferries is the roommates.
        rounds: how many.
        rng: a generator of ``noah.core.chance``; advanced.
        work: array of STATE with at least one element; its first is overwritten.
        deals: array of DEAL with at least one element; its first is overwritten.

    Returns:
        How many decisions were made in all; chance's deals and draws are not counted.
    """
    scratch = np.empty(ACTIONS, np.int16)
    decisions = 0
    for _ in range(rounds):
        work[0] = states[i]
        shuffle_in(work[0], roommates, rng, deals[0])
        deal_in(work[0], deals[0])
        decisions += play_round(work[0], rng, scratch)
    return decisions
