"""Simulations: a state that could be, down the tree, one new node, a playout, and the rewards back up.

Single-observer information-set Monte Carlo tree search (P. Cowling, E. Powley, D. Whitehouse, "Information Set Monte
Carlo Tree Search", IEEE Transactions on Computational Intelligence and AI in Games 4, 2012). Each seat is taken to
seek its own reward. Compound choices are one step each, and the lion's draw is a node of chance, drawn by its odds.
"""

import numpy as np

from noah.core.actions import ACTIONS, SEATS
from noah.core.bits import wide
from noah.core.chance import Generator
from noah.core.kernel import kernel
from noah.core.layout import DRAWING, Floats, Ints, Knowledge, Knowledges, State, States
from noah.core.playout import draw_outcome
from noah.core.resample import resample
from noah.core.rules import apply_in, legal_in
from noah.players.greedy.open_loads import Scratch, new_scratch
from noah.players.search.playout import LONGEST, is_ended, play_out
from noah.players.search.reward import reward_seats, round_points
from noah.players.search.selection import ILLEGAL, select
from noah.players.search.settings import AllSettings, Settings
from noah.players.search.tree import (
    CAPPED,
    CHANCE,
    NOWHERE,
    SIMULATIONS,
    Nodes,
    add_child,
    child_after,
)

WORK = 2
"""How many STATE records a search needs to work with."""


@kernel
def simulate(
    views: States,
    i: int,
    knowledges: Knowledges,
    k: int,
    weights: Floats,
    settings: AllSettings,
    simulations: int,
    rng: Generator,
    tree: Nodes,
    counts: Ints,
    work: States,
) -> None:
    """Run so many simulations from a view, growing ``tree``.

    Args:
        views: array of STATE: the view of the seat to act. Read, and left as it was.
        i: index into it.
        knowledges: array of KNOWLEDGE.
        k: index of what that seat knows.
        weights: of the greedy player, shape (WEIGHTS,), float64.
        settings: SETTINGS, shape (1,).
        simulations: how many.
        rng: a generator of ``noah.core.chance``; advanced.
        tree: as ``new_tree`` makes it, or as earlier simulations from the same view left it.
        counts: its counts.
        work: array of STATE, shape (WORK,); overwritten.
    """
    scratch = new_scratch()
    children = np.full(ACTIONS, ILLEGAL, np.int64)
    path = np.empty(LONGEST, np.int64)
    rewards = np.empty(SEATS, np.float64)
    seat = wide(views[i].turn)
    slips = wide(settings[0].slips)
    s = work[0]
    for _ in range(simulations):
        resample(views, i, seat, knowledges, k, rng, work, 0)
        plies = descend(
            s, settings[0], weights, tree, counts, rng, path, work[1:], knowledges[k], scratch, children
        )  # fmt: skip
        ended = play_out(s, plies, weights, rng, work[1:], knowledges[k], slips, scratch)
        reward_seats(s, views[i], ended, settings[0], rewards)
        counts[SIMULATIONS] += 1
        if not ended:
            counts[CAPPED] += 1
        if path[0] != NOWHERE:
            tree[path[0]].points += round_points(s, views[i], ended, seat)
        for step in range(plies):
            if path[step] != NOWHERE:
                node = tree[path[step]]
                node.visits += 1
                if node.seat != CHANCE:
                    node.total += rewards[wide(node.seat)]


@kernel
def descend(
    s: State,
    settings: Settings,
    weights: Floats,
    tree: Nodes,
    counts: Ints,
    rng: Generator,
    path: Ints,
    work: States,
    nothing: Knowledge,
    scratch: Scratch,
    children: Ints,
) -> int:
    """Play ``s`` down the tree until a node has been added, the tree is full, or the round ends.

    Args:
        s: a full state that agrees with the root; changed.
        settings: how actions are chosen.
        weights: of the greedy player, shape (WEIGHTS,), float64.
        tree: the nodes; at most one is added for an action, and those for outcomes on the way.
        counts: its counts.
        rng: a generator of ``noah.core.chance``; advanced.
        path: written to: the node that each ply led to, or NOWHERE in a full tree. Shape (LONGEST,), int64.
        work: array of STATE; its first element is overwritten.
        nothing: any KNOWLEDGE record; it is not read.
        scratch: overwritten.
        children: as ``select`` needs it.

    Returns:
        How many plies were played.
    """
    node = 0
    for plies in range(LONGEST):
        if is_ended(s):
            return plies
        seat = CHANCE
        prior = 0.0
        if wide(s.phase) == DRAWING:
            action = draw_outcome(s, rng)
        else:
            seat = wide(s.turn)
            n = legal_in(s, scratch.legal)
            action, prior = select(
                s, n, tree, node, settings, weights, rng, work, nothing, scratch, children
            )
        child = child_after(tree, node, action)
        is_new = child == NOWHERE
        if is_new:
            child = add_child(tree, counts, node, action, seat, prior)
            if child != NOWHERE:
                tree[child].available = 1
        apply_in(s, action)
        path[plies] = child
        if child == NOWHERE or (is_new and seat != CHANCE):
            return plies + 1
        node = child
    return LONGEST
