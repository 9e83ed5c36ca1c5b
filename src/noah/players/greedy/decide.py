"""The greedy decision, phase by phase, on a view and its knowledge."""

import numpy as np

from noah.core.actions import (
    ACTIONS,
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
from noah.core.bits import wide
from noah.core.cards import HELD_KINDS, KIND_SPECIES
from noah.core.chance import Generator, below
from noah.core.ferries import frightens
from noah.core.kernel import kernel
from noah.core.layout import (
    FLEEING,
    GIVING,
    LOADING,
    PEEKING,
    RETURNING,
    SAILING,
    SWAPPING,
    Floats,
    Ints,
    Knowledge,
    Knowledges,
    State,
    States,
)
from noah.core.preview import load_only_in
from noah.core.rules import legal_in
from noah.players.greedy.evaluate import dock_value, load_value, seat_value
from noah.players.greedy.features import GIVE as GIVE_WEIGHTS
from noah.players.greedy.odds import unseen
from noah.players.greedy.solo import solo_dock_value, solo_load_value

NOISE = 0.02
"""In tears: each action's value is raised by a random number from 0 to this. It breaks ties, and it keeps players
from going round in circles …"""
PATIENCE = 200
"""… for it grows with the square of the round's length, counted in as many plies."""
_STEPS = 1 << 20


@kernel
def action_value(
    s: State,
    action: int,
    work: States,
    knowledge: Knowledge,
    pool: Ints,
    total: int,
    weights: Floats,
) -> float:
    """What the legal ``action`` is worth to the seat to act, in tears; all actions of a phase on one scale.

    Args:
        s: the view of that seat.
        action: 0 to 342.
        work: array of STATE; its first element is overwritten.
        knowledge: the seat's KNOWLEDGE record.
        pool: unseen cards of each held kind, shape (27,).
        total: how many they are.
        weights: shape (WEIGHTS,), float64.
    """
    phase = wide(s.phase)
    alone = wide(s.players) == 1
    if phase == LOADING:
        if action == TAKE:
            return 0.0
        kind = action - LOAD
        work[0] = s
        w = work[0]
        fled = -1
        if frightens(s, wide(s.noah), kind):
            fled = wide(s.aboard[wide(s.noah), 0])
        load_only_in(w, kind)
        if alone:
            return solo_load_value(w, kind, pool, total, weights)
        return load_value(w, kind, fled, knowledge, pool, total, weights)
    if phase == SAILING:
        if alone:
            return solo_dock_value(s, action - NOAH, pool, total, weights)
        return dock_value(s, action - NOAH, knowledge, pool, total, weights)
    if phase == GIVING:
        held = (action - GIVE) // SEATS
        return weights[GIVE_WEIGHTS + KIND_SPECIES[held]] + seat_value(
            s, (action - GIVE) % SEATS, weights
        )
    if phase == RETURNING:
        return weights[GIVE_WEIGHTS + KIND_SPECIES[action - RETURN]]
    if phase == FLEEING:
        return seat_value(s, action - FLEE, weights)
    if phase == SWAPPING:
        return seat_value(s, action - SWAP, weights)
    if phase == PEEKING:
        return 1.0 * (action - PEEK == (wide(s.turn) + 1) % wide(s.players))
    return 0.0


@kernel
def decide(
    views: States,
    i: int,
    knowledges: Knowledges,
    k: int,
    weights: Floats,
    plies: int,
    rng: Generator,
    work: States,
) -> int:
    """The action that the greedy player chooses.

    Args:
        views: array of STATE: the view of the seat to act. Read, and left as it was.
        i: index into it.
        knowledges: array of KNOWLEDGE.
        k: index of what that seat knows.
        weights: shape (WEIGHTS,), float64.
        plies: how many actions and draws were played in this round; the longer it lasts, the more the player varies.
        rng: a generator of ``noah.core.chance``; advanced.
        work: array of STATE; its first element is overwritten.

    Returns:
        A legal action id.
    """
    s = views[i]
    legal = np.empty(ACTIONS, np.int16)
    pool = np.empty(HELD_KINDS, np.int64)
    noise = NOISE * (1.0 + plies / PATIENCE) ** 2
    n = legal_in(s, legal)
    total = unseen(s, wide(s.turn), knowledges[k], pool)
    best = -1e18
    chosen = 0
    for each in range(n):
        action = wide(legal[each])
        value = action_value(s, action, work, knowledges[k], pool, total, weights)
        value += noise * below(rng, _STEPS) / _STEPS
        if value > best:
            best = value
            chosen = action
    return chosen
