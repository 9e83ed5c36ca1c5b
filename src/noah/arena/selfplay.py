"""Whole games between compiled players, at the speed of the core.

Every decision is made on a view of the true state and on what its seat knows, as in a game among people.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from noah.arena.clairvoyant import reveal
from noah.core.actions import ACTIONS, DOCKS, SEATS
from noah.core.bits import wide
from noah.core.chance import Generator, below
from noah.core.deal import deal_in, shuffle_in
from noah.core.kernel import kernel
from noah.core.knowledge import forget, observe
from noah.core.layout import (
    DEAL,
    DEALING,
    DRAWING,
    FERRIES,
    KNOWLEDGE,
    OBSERVERS,
    OVER,
    STATE,
    Deals,
    Floats,
    Ints,
    Knowledges,
    State,
    States,
)
from noah.core.playout import draw_outcome, random_action
from noah.core.replay import code_of
from noah.core.rules import apply_in, legal_in
from noah.core.view import mask_in
from noah.players.greedy.decide import decide
from noah.players.search.selection import settle
from noah.players.search.settings import USUAL
from noah.players.search.simulate import WORK, simulate
from noah.players.search.tree import Nodes, clear, new_tree, room_for

Policies = npt.NDArray[Any]
"""An array of POLICY records; all zeros is greedy with the first row of weights."""

POLICY = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("weights", np.int32),  # the row of greedy weights, also in a search's playouts
                ("slips", np.int32),  # of a hundred moves so many are random
                ("playouts", np.int32),  # of a search; 0 for none
                ("clairvoyant", np.int32),  # 1 for a search that cheats: it sees all cards
            ]
        ),
    )
)
"""How a seat plays."""
RANDOM = 100
"""The ``slips`` of a seat that plays at random."""
MOST_PLIES = 20_000
"""A game that is longer is broken off and reported."""
UNDECIDED = -1
A_DEAL = -1
"""Stands in a log where a round is dealt."""
MOST_ROUNDS = 512
"""Of a recorded game that goes on until somebody has 26 points: far more than any has taken."""
HAND_EMPTY, NO_FERRY, BOTH = range(3)
"""How a round of two and more can end."""
WAYS_TO_END = 3


@kernel
def end_of(s: State) -> int:
    """How the round that has just ended in ``s`` did: HAND_EMPTY, NO_FERRY or BOTH at once."""
    empty = False
    for seat in range(wide(s.players)):
        if wide(s.hand_n[seat]) == 0:
            empty = True
    if wide(s.departures) <= FERRIES - DOCKS:
        return HAND_EMPTY
    return BOTH if empty else NO_FERRY


@kernel
def _search(
    playouts: int,
    weights: Floats,
    knowledges: Knowledges,
    plies: int,
    rng: Generator,
    work: States,
    tree: Nodes,
    counts: Ints,
) -> int:
    """What a search decides for the view in ``work[1]``; UNDECIDED where nothing is to be decided."""
    if legal_in(work[1], np.empty(ACTIONS, np.int16)) == 1:
        return UNDECIDED
    clear(tree, counts)
    seat = wide(work[1].turn)
    simulate(work, 1, knowledges, seat, weights, USUAL, playouts, rng, tree, counts, work[2:])
    return settle(tree, plies, rng)


@kernel
def _play(
    first: States,
    roommates: bool,
    policies: Policies,
    weights: Floats,
    deal_rng: Generator,
    rng: Generator,
    work: States,
    knowledges: Knowledges,
    deals: Deals,
    tree: Nodes | None,
    counts: Ints,
    ends: Ints,
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
        if (phase == OVER or (phase == DEALING and rounds > 0)) and wide(s.players) > 1:
            ends[end_of(s)] += 1
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
            policy = policies[seat]
            slips = wide(policy.slips)
            if slips == RANDOM or (slips > 0 and below(rng, RANDOM) < slips):
                action = random_action(s, rng, scratch)
            else:
                work[1] = work[0]
                mask_in(work[1], seat)
                own = weights[wide(policy.weights)]
                action = UNDECIDED
                # One branch on None alone, which the compiler drops together with all that a search needs.
                if tree is not None:  # noqa: SIM102
                    if wide(policy.playouts) > 0:
                        if wide(policy.clairvoyant):
                            reveal(work, 0, seat, work, 1, knowledges)
                        action = _search(
                            wide(policy.playouts), own, knowledges, plies, rng, work, tree, counts
                        )
                if action == UNDECIDED:
                    action = decide(work, 1, knowledges, seat, own, plies, rng, work[2:])
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
    policies: Policies,
    weights: Floats,
    deal_rng: Generator,
    rng: Generator,
    work: States,
    knowledges: Knowledges,
    deals: Deals,
    tree: Nodes | None,
    counts: Ints,
    ends: Ints,
) -> int:
    """Play one game to its end; ``work[0]`` is then its final state.

    Args:
        first: the game before its first deal, shape (1,).
        roommates: whether one of the eight ferries is the roommates.
        policies: how each seat plays, POLICY, shape (5,).
        weights: rows of greedy weights, shape (n, WEIGHTS).
        deal_rng: the generator for deals alone, so that games with other players can have the same ones.
        rng: the generator for everything else.
        work: array of STATE, shape (4,); overwritten.
        knowledges: six KNOWLEDGE records; overwritten.
        deals: array of DEAL, shape (1,); overwritten.
        tree: what a search may use up, as ``new_tree`` makes it; overwritten. None where nobody searches.
        counts: its counts; overwritten.
        ends: how many rounds ended in each way, int64, shape (WAYS_TO_END,); added to. Alone nothing is.

    Returns:
        How many decisions were made; minus that when the game was broken off.
    """
    log = np.empty(0, np.int32)
    return _play(
        first, roommates, policies, weights, deal_rng, rng, work, knowledges, deals, tree, counts,
        ends, log,
    )  # fmt: skip


@kernel
def play_recorded(
    first: States,
    roommates: bool,
    policies: Policies,
    weights: Floats,
    deal_rng: Generator,
    rng: Generator,
    work: States,
    knowledges: Knowledges,
    deals: Deals,
    tree: Nodes | None,
    counts: Ints,
    ends: Ints,
    log: Ints,
) -> int:
    """``play_game`` with everything that happens written down.

    Args:
        first: the game before its first deal, shape (1,).
        roommates: whether one of the eight ferries is the roommates.
        policies: how each seat plays, POLICY, shape (5,).
        weights: rows of greedy weights, shape (n, WEIGHTS).
        deal_rng: the generator for deals alone.
        rng: the generator for everything else.
        work: array of STATE, shape (4,); overwritten.
        knowledges: six KNOWLEDGE records; overwritten.
        deals: array of DEAL, shape (MOST_ROUNDS,); each round's deal is written to it.
        tree: what a search may use up; overwritten.
        counts: its counts; overwritten.
        ends: how many rounds ended in each way; added to.
        log: int32, shape (MOST_PLIES + 1,): its first element is how many follow, each A_DEAL or an action's code as
            ``noah.core.replay`` takes it.

    Returns:
        How many decisions were made; minus that when the game was broken off.
    """
    return _play(
        first, roommates, policies, weights, deal_rng, rng, work, knowledges, deals, tree, counts,
        ends, log,
    )  # fmt: skip


@kernel
def play_games(
    first: States,
    roommates: bool,
    policies: Policies,
    weights: Floats,
    deal_rngs: Generator,
    rngs: Generator,
    scores: Ints,
    work: States,
    knowledges: Knowledges,
    deals: Deals,
    tree: Nodes | None,
    counts: Ints,
    ends: Ints,
) -> int:
    """Play ``len(policies)`` games; arguments as for ``play_game``, with one row for each game.

    Args:
        first: the game before its first deal, shape (1,).
        roommates: whether one of the eight ferries is the roommates.
        policies: POLICY, shape (n, 5).
        weights: rows of greedy weights.
        deal_rngs: shape (n, 1); equal rows give equal deals.
        rngs: shape (n, 1).
        scores: the final penalty points, shape (n, 5), written to; alone 0 for a game won and 1 for one lost.
        work: array of STATE, shape (4,).
        knowledges: six KNOWLEDGE records.
        deals: array of DEAL, shape (1,).
        tree: what a search may use up.
        counts: its counts.
        ends: how many rounds ended in each way; added to.

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
                tree,
                counts,
                ends,
            )
            < 0
        ):
            broken += 1
        for seat in range(SEATS):
            scores[game, seat] = work[0].scores[seat]
        if wide(work[0].players) == 1:
            scores[game, 0] = 1 - wide(work[0].won)
    return broken


Space = tuple[States, Knowledges, Deals, Nodes | None, Ints, Ints]


def space(playouts: int = 0) -> Space:
    """The scratch space that the functions of this module take last: work, knowledges, deals, tree, counts, ends.

    Args:
        playouts: the most of a decision. Without any there is no tree, and what needs one is not even compiled.
    """
    work, knowledges = np.zeros(2 + WORK, STATE), np.zeros(OBSERVERS, KNOWLEDGE)
    tree, counts = new_tree(room_for(playouts))
    ends = np.zeros(WAYS_TO_END, np.int64)
    return work, knowledges, np.zeros(1, DEAL), tree if playouts else None, counts, ends
