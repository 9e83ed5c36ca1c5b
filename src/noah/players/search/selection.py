"""Which action a simulation tries next, below a node that it has come to."""

import math

from noah.core.bits import wide
from noah.core.chance import Generator, below
from noah.core.kernel import kernel
from noah.core.layout import Floats, Ints, Knowledge, State, States
from noah.players.greedy.decide import NOISE
from noah.players.greedy.open_hands import STEPS, open_values
from noah.players.greedy.open_loads import Scratch
from noah.players.search.settings import Settings
from noah.players.search.tree import NOWHERE, Nodes

ILLEGAL = -1
PATIENCE = 200
"""Plies of a round, twice as many as rounds have. From then on positions may be coming back, and the player varies …"""
CIRCLING = 400
"""… the longer the round, the likelier, and always after so many plies more."""


@kernel
def select(
    s: State,
    n: int,
    tree: Nodes,
    parent: int,
    settings: Settings,
    weights: Floats,
    rng: Generator,
    work: States,
    nothing: Knowledge,
    scratch: Scratch,
    children: Ints,
) -> tuple[int, float]:
    """The action to try: the one with the highest bound.

    The bound is UCB1 (P. Auer, N. Cesa-Bianchi, P. Fischer, "Finite-time Analysis of the Multiarmed Bandit Problem",
    2002), in which the parent's visits are replaced by how often the action was there to be chosen (P. Cowling,
    E. Powley, D. Whitehouse, "Information Set Monte Carlo Tree Search", 2012), with a progressive bias by the greedy
    player's evaluation (G. Chaslot et al., "Progressive Strategies for Monte-Carlo Tree Search", 2008).

    Args:
        s: the full state there. Read, and left as it was.
        n: how many actions are legal: the first of ``scratch.legal``.
        tree: the nodes; the legal children of ``parent`` are counted as available once more.
        parent: a node's number.
        settings: how to choose.
        weights: of the greedy player, shape (WEIGHTS,), float64.
        rng: a generator of ``noah.core.chance``; advanced.
        work: array of STATE; its first element is overwritten.
        nothing: any KNOWLEDGE record; it is not read.
        scratch: its ``legal`` is read, the others overwritten.
        children: by action; ILLEGAL everywhere, and left so. Shape (343,), int64.

    Returns:
        An action, and when it has no node yet how much worse than the best it looks, as a reward.
    """
    legal = scratch.legal
    for each in range(n):
        children[wide(legal[each])] = NOWHERE
    known = 0
    total = 0.0
    visits = 0
    number = wide(tree[parent].child)
    best = -1e9
    chosen = 0
    prior = 0.0
    while number != NOWHERE:
        node = tree[number]
        action = wide(node.action)
        if children[action] != ILLEGAL:
            children[action] = number
            node.available += 1
            known += 1
            total += node.total
            visits += wide(node.visits)
            bound = (
                node.total / node.visits
                + settings.exploration * math.sqrt(math.log(node.available) / node.visits)
                + settings.bias * node.prior / (node.visits + 1)
            )
            if bound > best:
                best = bound
                chosen = action
        number = wide(node.sibling)
    if known < n and (parent == 0 or visits == 0 or best < total / visits + settings.urgency):
        if n == 1:
            chosen = wide(legal[0])
        else:
            open_values(s, n, weights, work, nothing, scratch)
            highest = -1e18
            first = -1e18
            for each in range(n):
                value = scratch.values[each] + NOISE * below(rng, STEPS) / STEPS
                highest = max(highest, value)
                if children[wide(legal[each])] == NOWHERE and value > first:
                    first = value
                    chosen = wide(legal[each])
            prior = (first - highest) / (2.0 * settings.far_ahead)
    for each in range(n):
        children[wide(legal[each])] = ILLEGAL
    return chosen, prior


@kernel
def most_visited(tree: Nodes) -> int:
    """The action below the root that most simulations went through; of several the one with the highest rewards."""
    best = wide(tree[0].child)
    number = best
    while number != NOWHERE:
        node = tree[number]
        if node.visits > tree[best].visits or (
            node.visits == tree[best].visits and node.total > tree[best].total
        ):
            best = number
        number = wide(node.sibling)
    return wide(tree[best].action)


@kernel
def by_visits(tree: Nodes, rng: Generator) -> int:
    """An action below the root at random, as likely as it was visited often."""
    visits = 0
    number = wide(tree[0].child)
    while number != NOWHERE:
        visits += wide(tree[number].visits)
        number = wide(tree[number].sibling)
    left = below(rng, visits)
    number = wide(tree[0].child)
    while left >= wide(tree[number].visits):
        left -= wide(tree[number].visits)
        number = wide(tree[number].sibling)
    return wide(tree[number].action)


@kernel
def settle(tree: Nodes, plies: int, rng: Generator) -> int:
    """The action that a search decides for.

    Args:
        tree: the nodes after at least one simulation.
        plies: how many actions and draws were played in this round.
        rng: a generator of ``noah.core.chance``; advanced.
    """
    if below(rng, CIRCLING) < plies - PATIENCE:
        return by_visits(tree, rng)
    return most_visited(tree)
