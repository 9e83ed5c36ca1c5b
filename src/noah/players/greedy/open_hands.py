"""The greedy decision on a full state, all hands open: what a search plays its simulated rounds out with."""

from noah.core.actions import NOAH
from noah.core.bits import wide
from noah.core.chance import Generator, below
from noah.core.kernel import kernel
from noah.core.layout import LOADING, SAILING, Floats, Knowledge, State, States
from noah.core.rules import legal_in
from noah.players.greedy.decide import NOISE, action_value
from noah.players.greedy.odds import OPEN
from noah.players.greedy.open_loads import (
    ELSEWHERE,
    Scratch,
    open_dock_value,
    open_load_values,
)

STEPS = 1 << 20


@kernel
def open_values(
    s: State, n: int, weights: Floats, work: States, nothing: Knowledge, scratch: Scratch
) -> None:
    """Write to ``scratch.values`` what the ``n`` legal actions in ``scratch.legal`` are worth to the seat to act.

    Args:
        s: a full state in which a seat is to act. Read, and left as it was.
        n: how many actions are legal, at least two: to take back is never a choice.
        weights: shape (WEIGHTS,), float64.
        work: array of STATE; its first element is overwritten.
        nothing: any KNOWLEDGE record; it is not read.
        scratch: the first ``n`` of ``legal`` are read, the others overwritten.
    """
    pool, values = scratch.pool, scratch.values
    total = OPEN
    if wide(s.players) == 1:
        total = wide(s.stock_n)
        pool[:] = 0
        for place in range(total):
            pool[wide(s.stock[place])] += 1
        values[:n] = ELSEWHERE
    elif wide(s.phase) == LOADING:
        open_load_values(s, n, weights, scratch)
    elif wide(s.phase) == SAILING and not wide(s.again):
        for each in range(n):
            values[each] = open_dock_value(s, wide(scratch.legal[each]) - NOAH, weights)
    else:
        values[:n] = ELSEWHERE
    for each in range(n):
        if values[each] == ELSEWHERE:
            action = wide(scratch.legal[each])
            values[each] = action_value(s, action, work, nothing, pool, total, weights)


@kernel
def decide_open(
    s: State,
    weights: Floats,
    rng: Generator,
    work: States,
    nothing: Knowledge,
    scratch: Scratch,
) -> int:
    """The action that the greedy player chooses who sees every hand; alone he knows what is in the stock.

    Args:
        s: a full state in which a seat is to act. Read, and left as it was.
        weights: shape (WEIGHTS,), float64.
        rng: a generator of ``noah.core.chance``; advanced.
        work: array of STATE; its first element is overwritten.
        nothing: any KNOWLEDGE record; it is not read.
        scratch: overwritten.

    Returns:
        A legal action id.
    """
    n = legal_in(s, scratch.legal)
    chosen = wide(scratch.legal[0])
    if n == 1:
        return chosen
    open_values(s, n, weights, work, nothing, scratch)
    best = -1e18
    for each in range(n):
        value = scratch.values[each] + NOISE * below(rng, STEPS) / STEPS
        if value > best:
            best = value
            chosen = wide(scratch.legal[each])
    return chosen
