"""Which action a simulation tries next, below a node that it has come to."""

import math

from noah.core.bits import wide
from noah.core.chance import Generator, below
from noah.core.kernel import kernel
from noah.core.layout import Ints
from noah.players.search.tree import NOWHERE, Nodes

ILLEGAL = -1
PATIENCE = 200
"""Plies of a round, twice as many as rounds have. From then on positions may be coming back, and the player varies …"""
CIRCLING = 400
"""… the longer the round, the likelier, and always after so many plies more."""


@kernel
def select(
    tree: Nodes,
    parent: int,
    legal: Ints,
    n: int,
    exploration: float,
    rng: Generator,
    children: Ints,
) -> int:
    """The action to try: one that has no node yet, at random, or else the one with the highest bound.

    The bound is UCB1 (P. Auer, N. Cesa-Bianchi, P. Fischer, "Finite-time Analysis of the Multiarmed Bandit Problem",
    2002), in which the parent's visits are replaced by how often the action was there to be chosen (P. Cowling,
    E. Powley, D. Whitehouse, "Information Set Monte Carlo Tree Search", 2012).

    Args:
        tree: the nodes; the legal children of ``parent`` are counted as available once more.
        parent: a node's number.
        legal: the legal actions.
        n: how many they are.
        exploration: the factor of the bound's second term.
        rng: a generator of ``noah.core.chance``; advanced.
        children: by action; ILLEGAL everywhere, and left so. Shape (343,), int64.

    Returns:
        An action.
    """
    for each in range(n):
        children[wide(legal[each])] = NOWHERE
    known = 0
    number = wide(tree[parent].child)
    best = -1.0
    chosen = 0
    while number != NOWHERE:
        node = tree[number]
        action = wide(node.action)
        if children[action] != ILLEGAL:
            children[action] = number
            node.available += 1
            known += 1
            bound = node.total / node.visits + exploration * math.sqrt(
                math.log(node.available) / node.visits
            )
            if bound > best:
                best = bound
                chosen = action
        number = wide(node.sibling)
    if known < n:
        left = below(rng, n - known)
        for each in range(n):
            if children[wide(legal[each])] == NOWHERE:
                if left == 0:
                    chosen = wide(legal[each])
                left -= 1
    for each in range(n):
        children[wide(legal[each])] = ILLEGAL
    return chosen


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
