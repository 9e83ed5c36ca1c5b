"""What is hidden from whom, said a second time: to shuffle just that, and see that no view shows a difference.

``noah.core.resample`` starts from a view, so it keeps whatever a view shows by mistake. This starts from the truth.
"""

import numpy as np

from noah.core.bits import wide
from noah.core.cards import HELD_KINDS, LARGEST_DECK
from noah.core.chance import Generator, below
from noah.core.ferries import add_card
from noah.core.kernel import kernel
from noah.core.layout import (
    FERRIES,
    FIRST_RESERVE,
    LAST_PLACE_IN_RESERVE,
    NOT_IN_PLAY,
    Ints,
    State,
    States,
)


@kernel
def shuffle_hidden(states: States, i: int, observer: int, rng: Generator) -> None:
    """Shuffle the cards of ``states[i]`` that ``observer`` may not know; sizes stay, what he could infer does not.

    Args:
        states: array of STATE, true ones in the middle of a round; changed.
        i: index into it.
        observer: a seat, or WATCHER.
        rng: a generator of ``noah.core.chance``; advanced.
    """
    s = states[i]
    pool = np.empty(LARGEST_DECK, np.int64)
    alone = wide(s.players) == 1
    unknown = wide(s.stock_n) - (wide(s.known) if alone and observer == 0 else 0)
    n = 0
    for seat in range(wide(s.players)):
        if seat != observer:
            n = _collect(s.hands[seat], pool, n)
    for place in range(unknown):
        pool[n] = s.stock[place]
        n += 1
    n = _collect(s.discarded, pool, n)
    if observer != 0:
        n = _collect(s.seen, pool, n)
    for last in range(n - 1, 0, -1):
        other = below(rng, last + 1)
        pool[last], pool[other] = pool[other], pool[last]
    if observer != 0:
        n = _scatter(s.seen, pool, n)
    n = _scatter(s.discarded, pool, n)
    for place in range(unknown):
        n -= 1
        s.stock[place] = pool[n]
    for seat in range(wide(s.players)):
        if seat != observer:
            n = _deal_hand(s, seat, pool, n)
    place = wide(s.roommates)
    following = FERRIES - wide(s.reserve)
    if FIRST_RESERVE <= place < NOT_IN_PLAY and place != following:
        s.roommates = following + 1 + below(rng, LAST_PLACE_IN_RESERVE - following)


@kernel
def _collect(counts: Ints, pool: Ints, n: int) -> int:
    """Add the cards that ``counts`` counts to the ``n`` of ``pool``; how many it holds then."""
    for held in range(HELD_KINDS):
        for _ in range(wide(counts[held])):
            pool[n] = held
            n += 1
    return n


@kernel
def _scatter(counts: Ints, pool: Ints, n: int) -> int:
    """Count as many cards from the end of ``pool`` in ``counts`` as it counted before; how many are left."""
    size = 0
    for held in range(HELD_KINDS):
        size += wide(counts[held])
        counts[held] = 0
    for _ in range(size):
        n -= 1
        counts[pool[n]] += 1
    return n


@kernel
def _deal_hand(s: State, seat: int, pool: Ints, n: int) -> int:
    """Deal ``seat`` as many cards from the end of ``pool`` as it held; how many are left."""
    size = wide(s.hand_n[seat])
    s.hand_n[seat] = 0
    s.held[seat] = 0
    s.hands[seat, :] = 0
    for _ in range(size):
        n -= 1
        add_card(s, seat, pool[n])
    return n
