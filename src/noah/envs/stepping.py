"""Many games stepped by one compiled call, with what every seat knows kept beside them.

Chance moves inside, by each game's own generator. What is written out is what the view shows.
"""

from typing import Any

import numpy as np

from noah.core.actions import ACTIONS, SEATS
from noah.core.bits import wide
from noah.core.chance import Generator
from noah.core.deal import deal_in, shuffle_in
from noah.core.kernel import kernel
from noah.core.knowledge import observe_in
from noah.core.layout import (
    DEALING,
    DRAWING,
    OVER,
    SAILING,
    Deals,
    Floats,
    Ints,
    Knowledges,
    States,
)
from noah.core.playout import draw_outcome
from noah.core.reasons import LEGAL, why_not_in
from noah.core.rules import apply_in
from noah.core.view import mask_in
from noah.envs.observation import Records, encode_in, mask_legal

TEARS, WIN = 0, 1
"""Rewards: minus every change of one's penalty points; or 1 for a game won and -1 for one lost, at its end."""
NO_GAME = -1
_COUNTED, _PASSED = 115, 8
"""How many numbers of a mask are counted as one ``int8``, at most 127, and how many are passed over at once."""


@kernel
def _apply_known(states: States, knowledges: Knowledges, i: int, action: int) -> None:
    """Apply ``action`` to game ``i`` and bring what its seats know up to date."""
    for seat in range(wide(states[i].players)):
        observe_in(knowledges[i, seat], seat, states[i], action)
    apply_in(states[i], action)


@kernel
def _let_chance_move(
    states: States,
    knowledges: Knowledges,
    plies: Ints,
    i: int,
    roommates: bool,
    rng: Generator,
    deals: Deals,
) -> None:
    """Deal and draw in game ``i`` until a seat has to decide or the game is over."""
    s = states[i]
    while True:
        phase = wide(s.phase)
        if phase == DRAWING:
            _apply_known(states, knowledges, i, draw_outcome(s, rng))
            plies[i] += 1
        elif phase == DEALING:
            shuffle_in(s, roommates, rng, deals[0])
            deal_in(s, deals[0])
            for seat in range(SEATS):
                knowledges[i, seat].bounds[:] = 0
            plies[i] = 0
        else:
            return


@kernel
def begin(
    states: States,
    knowledges: Knowledges,
    plies: Ints,
    rows: Ints,
    first: States,
    roommates: bool,
    rngs: Generator,
    deals: Deals,
) -> None:
    """Begin new games.

    Args:
        states: array of STATE, shape (n,); changed.
        knowledges: array of KNOWLEDGE, shape (n, 5), one for each seat; changed.
        plies: actions and draws in the present round of each game, shape (n,); changed.
        rows: which games.
        first: a game before its first deal, shape (1,).
        roommates: whether one of the eight ferries is the roommates.
        rngs: one generator for each game, shape (n, 1); advanced.
        deals: scratch space, shape (1,).
    """
    for row in range(len(rows)):
        i = wide(rows[row])
        states[i] = first[0]
        _let_chance_move(states, knowledges, plies, i, roommates, rngs[i], deals)


@kernel
def first_illegal(states: States, rows: Ints, actions: Ints) -> int:
    """The first row whose action is not legal in its game; NO_GAME when all are.

    Args:
        states: array of STATE, none of them over.
        rows: which games, shape (m,).
        actions: an action for each of them, shape (m,).
    """
    for row in range(len(rows)):
        action = wide(actions[row])
        if action < 0 or action >= ACTIONS or why_not_in(states[wide(rows[row])], action) != LEGAL:
            return row
    return NO_GAME


@kernel
def first_masked(masks: Ints, actions: Ints) -> int:
    """The first row whose action its mask does not allow; NO_GAME when all do.

    Args:
        masks: shape (n, 343), int8.
        actions: shape (n,).
    """
    for row in range(len(actions)):
        action = wide(actions[row])
        if action < 0 or action >= ACTIONS or masks[row, action] == 0:
            return row
    return NO_GAME


@kernel
def play(
    states: States,
    knowledges: Knowledges,
    plies: Ints,
    rows: Ints,
    actions: Ints,
    roommates: bool,
    rngs: Generator,
    deals: Deals,
    kind: int,
    rewards: Floats,
    over: Ints,
    looks: bool,
    work: States,
    observations: Records,
    masks: Ints,
) -> int:
    """Play an action in each of some games, let chance move, and look: all in one pass over the memory.

    Arrays are handed on as little as can be: to pass them costs as much as what is done with them.

    Args:
        states: array of STATE, shape (n,); changed.
        knowledges: array of KNOWLEDGE, shape (n, 5); changed.
        plies: shape (n,); changed.
        rows: which games, shape (m,), none of them over.
        actions: an action for each of them, 0 to 342, shape (m,).
        roommates: whether one of the eight ferries is the roommates.
        rngs: shape (n, 1); advanced.
        deals: scratch space, shape (1,).
        kind: TEARS or WIN.
        rewards: shape (n, 5), float32; each seat's reward is added.
        over: shape (n,), whether each game is over; written for ``rows``.
        looks: whether to write what the seat sees whose turn it is then; of a game that is over, the seat that acted.
        work: scratch space, shape (1,), dtype STATE.
        observations: array of OBSERVATION, shape (m,); written to where ``looks``.
        masks: shape (m, 343), int8, likewise.

    Returns:
        The first row whose action is not legal, before which it stops; NO_GAME when all are.
    """
    scratch = np.empty(ACTIONS, np.int16)
    for row in range(len(rows)):
        i = wide(rows[row])
        action = wide(actions[row])
        s = states[i]
        players = wide(s.players)
        if why_not_in(s, action) != LEGAL:
            return row
        if kind == TEARS:
            for seat in range(players):
                rewards[i, seat] += wide(s.scores[seat])
        if wide(s.phase) != SAILING:
            # Where Noah walks tells nothing of hands, and every other action is one of his.
            for seat in range(players):
                observe_in(knowledges[i, seat], seat, s, action)
        apply_in(s, action)
        plies[i] += 1
        phase = wide(s.phase)
        if phase in (DRAWING, DEALING):
            _let_chance_move(states, knowledges, plies, i, roommates, rngs[i], deals)
        over[i] = wide(s.phase) == OVER
        if kind == TEARS:
            for seat in range(players):
                rewards[i, seat] -= wide(s.scores[seat])
        elif wide(s.phase) == OVER:
            _reward_winners(states, i, rewards)
        if looks:
            seat = wide(s.turn)
            work[0] = s
            mask_in(work[0], seat)
            encode_in(work[0], seat, knowledges[i, seat], roommates, observations, row)
            mask_legal(work[0], seat, scratch, masks, row)
    return NO_GAME


@kernel
def _reward_winners(states: States, i: int, rewards: Floats) -> None:
    """1 for each winner, -1 for every other seat."""
    s = states[i]
    players = wide(s.players)
    if players == 1:
        rewards[i, 0] += 2 * wide(s.won) - 1
        return
    least = wide(s.scores[0])
    for seat in range(1, players):
        least = min(least, wide(s.scores[seat]))
    for seat in range(players):
        rewards[i, seat] += 1 if wide(s.scores[seat]) == least else -1


@kernel
def look(
    states: States,
    knowledges: Knowledges,
    rows: Ints,
    seats: Ints,
    roommates: bool,
    work: States,
    observations: Records,
    masks: Ints,
) -> None:
    """Write what one seat of each of some games observes.

    Args:
        states: array of STATE, shape (n,).
        knowledges: array of KNOWLEDGE, shape (n, 5).
        rows: which games, shape (m,).
        seats: who looks in each of them, shape (m,); a negative one stands for the seat whose turn it is.
        roommates: whether one of the eight ferries is the roommates.
        work: scratch space, shape (1,), dtype STATE.
        observations: array of OBSERVATION, shape (m,); row r is what is seen of game ``rows[r]``.
        masks: shape (m, 343), int8, likewise.
    """
    scratch = np.empty(ACTIONS, np.int16)
    for row in range(len(rows)):
        i = wide(rows[row])
        seat = wide(seats[row])
        if seat < 0:
            seat = wide(states[i].turn)
        work[0] = states[i]
        mask_in(work[0], seat)
        encode_in(work[0], seat, knowledges[i, seat], roommates, observations, row)
        mask_legal(work[0], seat, scratch, masks, row)


@kernel
def sample(masks: Ints, draws: Floats, out: Ints) -> None:
    """Choose one action of each mask, each legal one as likely as any other; 0 where a mask is all zeros.

    Args:
        masks: shape (n, 343), int8.
        draws: a random number from 0 to below 1 for each, shape (n,).
        out: shape (n,), int64; written to.
    """
    for row in range(len(masks)):
        total = 0
        for first in range(0, ACTIONS, _COUNTED):
            # In the masks' own type more of them are added at once.
            counted: Any = np.int8(0)
            for action in range(first, min(ACTIONS, first + _COUNTED)):
                counted = np.int8(counted + masks[row, action])
            total += counted
        left = np.int64(draws[row] * total)
        action = 0
        while action < ACTIONS - _PASSED:
            passed = 0
            for other in range(action, action + _PASSED):
                passed += masks[row, other]
            if left < passed:
                break
            left -= passed
            action += _PASSED
        while action < ACTIONS - 1 and (masks[row, action] == 0 or left > 0):
            left -= masks[row, action]
            action += 1
        out[row] = action if total > 0 else 0
