"""The greedy decision on a full state, all hands open: what a search plays its simulated rounds out with."""

from noah.core.bits import wide
from noah.core.chance import Generator, below
from noah.core.kernel import kernel
from noah.core.layout import Floats, Ints, Knowledge, State, States
from noah.core.rules import legal_in
from noah.players.greedy.decide import NOISE, action_value
from noah.players.greedy.odds import OPEN

_STEPS = 1 << 20


@kernel
def decide_open(
    s: State,
    weights: Floats,
    rng: Generator,
    work: States,
    nothing: Knowledge,
    legal: Ints,
    pool: Ints,
) -> int:
    """The action that the greedy player chooses who sees every hand; alone he knows what is in the stock.

    Args:
        s: a full state in which a seat is to act. Read, and left as it was.
        weights: shape (WEIGHTS,), float64.
        rng: a generator of ``noah.core.chance``; advanced.
        work: array of STATE; its first element is overwritten.
        nothing: any KNOWLEDGE record; it is not read.
        legal: scratch space, shape (343,), of any integer type.
        pool: scratch space, shape (27,), int64.

    Returns:
        A legal action id.
    """
    n = legal_in(s, legal)
    chosen = wide(legal[0])
    if n == 1:
        return chosen
    total = OPEN
    if wide(s.players) == 1:
        total = wide(s.stock_n)
        pool[:] = 0
        for place in range(total):
            pool[wide(s.stock[place])] += 1
    best = -1e18
    for each in range(n):
        action = wide(legal[each])
        value = action_value(s, action, work, nothing, pool, total, weights)
        value += NOISE * below(rng, _STEPS) / _STEPS
        if value > best:
            best = value
            chosen = action
    return chosen
