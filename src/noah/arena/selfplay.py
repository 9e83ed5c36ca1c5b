"""Whole games between compiled players, at the speed of the core.

Every decision is made on a view of the true state and on what its seat knows, as in a game among people.
"""

import numpy as np

from noah.core.actions import ACTIONS, SEATS
from noah.core.bits import wide
from noah.core.chance import Generator
from noah.core.deal import deal_in, shuffle_in
from noah.core.kernel import kernel
from noah.core.knowledge import forget, observe
from noah.core.layout import (
    DEAL,
    DEALING,
    DRAWING,
    KNOWLEDGE,
    OBSERVERS,
    OVER,
    STATE,
    Deals,
    Floats,
    Ints,
    Knowledges,
    States,
)
from noah.core.playout import draw_outcome, random_action
from noah.core.replay import code_of
from noah.core.rules import apply_in
from noah.core.view import mask_in
from noah.players.greedy.decide import decide

RANDOM = -1
"""The policy of a seat that plays at random; a greedy one is named by its row of weights."""
MOST_PLIES = 20_000
"""A game that is longer is broken off and reported."""
A_DEAL = -1
"""Stands in a log where a round is dealt."""
MOST_ROUNDS = 512
"""Of a recorded game that goes on until somebody has 26 points: far more than any has taken."""


@kernel
def _play(
    first: States,
    roommates: bool,
    policies: Ints,
    weights: Floats,
    deal_rng: Generator,
    rng: Generator,
    work: States,
    knowledges: Knowledges,
    deals: Deals,
    log: Ints,
) -> int:
    """``play_recorded``, which records nothing where ``log`` is empty and ``deals`` has one element."""
    scratch = np.empty(ACTIONS, np.int16)
    work[0] = first[0]
    s = work[0]
    decisions = 0
    plies = 0
    noted = 0
    rounds = 0
    for _ in range(MOST_PLIES):
        phase = wide(s.phase)
        if phase == OVER:
            if len(log):
                log[0] = noted
            return decisions
        if phase == DEALING:
            deal = min(rounds, len(deals) - 1)
            shuffle_in(s, roommates, deal_rng, deals[deal])
            deal_in(s, deals[deal])
            # Of a later round the two follow from the game so far; a record names them all the same.
            deals[deal].starter = s.turn
            deals[deal].noah = s.noah
            forget(knowledges)
            plies = 0
            rounds += 1
            if len(log):
                noted += 1
                log[noted] = A_DEAL
            continue
        if phase == DRAWING:
            action = draw_outcome(s, rng)
        else:
            seat = wide(s.turn)
            decisions += 1
            policy = wide(policies[seat])
            if policy == RANDOM:
                action = random_action(s, rng, scratch)
            else:
                work[1] = work[0]
                mask_in(work[1], seat)
                action = decide(work, 1, knowledges, seat, weights[policy], plies, rng, work[2:])
        if len(log):
            noted += 1
            log[noted] = code_of(s, action)
        observe(knowledges, work, 0, action)
        apply_in(s, action)
        plies += 1
    return -decisions


@kernel
def play_game(
    first: States,
    roommates: bool,
    policies: Ints,
    weights: Floats,
    deal_rng: Generator,
    rng: Generator,
    work: States,
    knowledges: Knowledges,
    deals: Deals,
) -> int:
    """Play one game to its end; ``work[0]`` is then its final state.

    Args:
        first: the game before its first deal, shape (1,).
        roommates: whether one of the eight ferries is the roommates.
        policies: for each seat RANDOM or a row of ``weights``, shape (5,).
        weights: rows of greedy weights, shape (n, WEIGHTS).
        deal_rng: the generator for deals alone, so that games with other players can have the same ones.
        rng: the generator for everything else.
        work: array of STATE, shape (3,); overwritten.
        knowledges: six KNOWLEDGE records; overwritten.
        deals: array of DEAL, shape (1,); overwritten.

    Returns:
        How many decisions were made; minus that when the game was broken off.
    """
    log = np.empty(0, np.int32)
    return _play(first, roommates, policies, weights, deal_rng, rng, work, knowledges, deals, log)


@kernel
def play_recorded(
    first: States,
    roommates: bool,
    policies: Ints,
    weights: Floats,
    deal_rng: Generator,
    rng: Generator,
    work: States,
    knowledges: Knowledges,
    deals: Deals,
    log: Ints,
) -> int:
    """``play_game`` with everything that happens written down.

    Args:
        first: the game before its first deal, shape (1,).
        roommates: whether one of the eight ferries is the roommates.
        policies: for each seat RANDOM or a row of ``weights``, shape (5,).
        weights: rows of greedy weights, shape (n, WEIGHTS).
        deal_rng: the generator for deals alone.
        rng: the generator for everything else.
        work: array of STATE, shape (3,); overwritten.
        knowledges: six KNOWLEDGE records; overwritten.
        deals: array of DEAL, shape (MOST_ROUNDS,); each round's deal is written to it.
        log: int32, shape (MOST_PLIES + 1,): its first element is how many follow, each A_DEAL or an action's code as
            ``noah.core.replay`` takes it.

    Returns:
        How many decisions were made; minus that when the game was broken off.
    """
    return _play(first, roommates, policies, weights, deal_rng, rng, work, knowledges, deals, log)


@kernel
def play_games(
    first: States,
    roommates: bool,
    policies: Ints,
    weights: Floats,
    deal_rngs: Generator,
    rngs: Generator,
    scores: Ints,
    work: States,
    knowledges: Knowledges,
    deals: Deals,
) -> int:
    """Play ``len(policies)`` games; arguments as for ``play_game``, with one row for each game.

    Args:
        first: the game before its first deal, shape (1,).
        roommates: whether one of the eight ferries is the roommates.
        policies: shape (n, 5).
        weights: rows of greedy weights.
        deal_rngs: shape (n, 1); equal rows give equal deals.
        rngs: shape (n, 1).
        scores: the final penalty points, shape (n, 5), written to; alone 0 for a game won and 1 for one lost.
        work: array of STATE, shape (3,).
        knowledges: six KNOWLEDGE records.
        deals: array of DEAL, shape (1,).

    Returns:
        How many games were broken off.
    """
    broken = 0
    for game in range(len(policies)):
        if (
            play_game(
                first,
                roommates,
                policies[game],
                weights,
                deal_rngs[game],
                rngs[game],
                work,
                knowledges,
                deals,
            )
            < 0
        ):
            broken += 1
        for seat in range(SEATS):
            scores[game, seat] = work[0].scores[seat]
        if wide(work[0].players) == 1:
            scores[game, 0] = 1 - wide(work[0].won)
    return broken


def space() -> tuple[States, Knowledges, Deals]:
    """The scratch space that the functions of this module take last: ``work``, ``knowledges``, ``deals``."""
    return np.zeros(3, STATE), np.zeros(OBSERVERS, KNOWLEDGE), np.zeros(1, DEAL)
