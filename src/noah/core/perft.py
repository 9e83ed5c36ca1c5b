"""Perft: how many ways of play of a given length start at a position. A check on the rules, as in chess."""

import numpy as np

from noah.core.actions import ACTIONS
from noah.core.bits import wide
from noah.core.kernel import kernel
from noah.core.layout import States
from noah.core.rules import apply_in, legal_in


@kernel
def perft(states: States, i: int, depth: int, work: States) -> int:
    """The number of sequences of ``depth`` actions and draws that can follow ``states[i]``.

    Distinct outcomes of a draw count as distinct actions. A sequence does not go on beyond the end of its round,
    so one that ends earlier does not count.

    Args:
        states: array of STATE.
        i: index into it.
        depth: 0 or more.
        work: array of STATE, at least ``depth + 1`` elements; overwritten.
    """
    if depth == 0:
        return 1
    actions = np.empty((depth, ACTIONS), np.int16)
    left = np.zeros(depth, np.int64)
    work[0] = states[i]
    left[0] = legal_in(work[0], actions[0])
    total = 0
    ply = 0
    while ply >= 0:
        if ply == depth - 1:
            total += left[ply]
            left[ply] = 0
        if left[ply] == 0:
            ply -= 1
            continue
        left[ply] -= 1
        work[ply + 1] = work[ply]
        apply_in(work[ply + 1], wide(actions[ply, left[ply]]))
        ply += 1
        left[ply] = legal_in(work[ply], actions[ply])
    return total
