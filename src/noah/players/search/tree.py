"""The tree of a search, in one array of nodes.

A node is what follows one action, or one outcome of chance, after its parent. It stands for all states that could be
there: in each simulation the actions of other hands differ, and only those that are legal then are looked at.
"""

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from noah.core.bits import wide
from noah.core.kernel import kernel
from noah.core.layout import Ints

Node: TypeAlias = Any
"""One record of ``Nodes``."""
Nodes: TypeAlias = npt.NDArray[Any]
"""An array of NODE records; the first is the root."""

NODE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("total", np.float64),  # the rewards of the seat that chose it, summed
                ("visits", np.int32),  # how many simulations went through it
                (
                    "points",
                    np.int32,
                ),  # below the root alone: ``round_points`` of the searcher, summed
                (
                    "available",
                    np.int32,
                ),  # how many could have: they passed its parent when it was legal
                (
                    "prior",
                    np.float32,
                ),  # how much worse than the best it looked at first, as a reward
                ("child", np.int32),  # its first child; 0 for none
                ("sibling", np.int32),  # the next child of its parent; 0 for none
                ("action", np.int16),
                ("seat", np.int16),  # who chose it; CHANCE for an outcome
            ],
            align=True,
        ),
    )
)
CHANCE = -1
NOWHERE = 0
"""Instead of a node's number: there is none. The root is nobody's child."""

SIMULATIONS, CAPPED, NODES = range(3)
COUNTS = 3
"""What a search counts: simulations; those that were broken off; nodes in use, the root included."""


def room_for(simulations: int) -> int:
    """How many nodes so many simulations need: each adds one, and outcomes of the lion's draw on its way."""
    return 1 + 2 * simulations


def new_tree(nodes: int) -> tuple[Nodes, npt.NDArray[np.int64]]:
    """An empty tree with room for ``nodes`` of them, at least one, and its counts.

    A search whose tree is full goes on in it, and plays out from its leaves.
    """
    tree, counts = np.empty(nodes, NODE), np.zeros(COUNTS, np.int64)
    clear(tree, counts)
    return tree, counts


@kernel
def clear(tree: Nodes, counts: Ints) -> None:
    """Leave nothing but a root."""
    tree[0].visits = 0
    tree[0].child = NOWHERE
    counts[:] = 0
    counts[NODES] = 1


@kernel
def add_child(tree: Nodes, counts: Ints, parent: int, action: int, seat: int, prior: float) -> int:
    """Put a child below ``parent``; its number, or NOWHERE when the tree is full."""
    number = wide(counts[NODES])
    if number == len(tree):
        return NOWHERE
    counts[NODES] += 1
    node = tree[number]
    node.total = 0.0
    node.visits = 0
    node.points = 0
    node.prior = prior
    node.available = 0
    node.child = NOWHERE
    node.sibling = tree[parent].child
    node.action = action
    node.seat = seat
    tree[parent].child = number
    return number


@kernel
def child_after(tree: Nodes, parent: int, action: int) -> int:
    """The child of ``parent`` that ``action`` leads to, or NOWHERE."""
    number = wide(tree[parent].child)
    while number != NOWHERE and tree[number].action != action:
        number = wide(tree[number].sibling)
    return number


@kernel
def add_roots(tree: Nodes, counts: Ints, other: Nodes) -> None:
    """Add what another search from the same view has counted below its root. There must be room for its actions."""
    number = wide(other[0].child)
    while number != NOWHERE:
        node = other[number]
        action = wide(node.action)
        child = child_after(tree, 0, action)
        if child == NOWHERE:
            child = add_child(tree, counts, 0, action, wide(node.seat), 0.0)
        tree[child].total += node.total
        tree[child].visits += node.visits
        tree[child].points += node.points
        number = wide(node.sibling)
