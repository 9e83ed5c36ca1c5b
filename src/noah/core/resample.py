"""A full state that agrees with a view: the only way in which a bot gets one."""

import numpy as np

from noah.core.actions import DOCKS
from noah.core.bits import wide
from noah.core.cards import DECKS, HELD_KINDS, KIND_HELD, LARGEST_DECK
from noah.core.chance import Generator, below
from noah.core.ferries import add_card, load_mask
from noah.core.kernel import kernel
from noah.core.layout import (
    DEALING,
    FERRIES,
    FLEEING,
    HIDDEN,
    LAST_PLACE_IN_RESERVE,
    LOADING,
    OVER,
    Ints,
    Knowledge,
    Knowledges,
    State,
    States,
)

TRIES = 1000
"""Of a position that can be, some deal in a few will do; whoever hands in another one shall not wait for ever."""


@kernel
def resample(
    views: States,
    i: int,
    seat: int,
    knowledges: Knowledges,
    k: int,
    rng: Generator,
    out: States,
    j: int,
) -> None:
    """Deal the cards that ``seat`` does not see at random, so that hand sizes and its bounds hold.

    Each hidden hand first gets the cards of its bounds; the other unseen cards are shuffled and fill up the hands,
    then the stock (alone: then the discards). A hidden roommates ferry gets any place it can have. In the phases
    ``deal`` and ``over`` nothing that matters is hidden, and the view is copied.

    Who watches a game alone knows that a card can be loaded when a turn begins, so it is dealt until one can.

    Args:
        views: array of STATE, as ``view`` writes it for ``seat``.
        i: index into it.
        seat: 0 to 4, or WATCHER.
        knowledges: array of KNOWLEDGE.
        k: index of what ``seat`` knows.
        rng: a generator of ``noah.core.chance``; advanced.
        out: array of STATE, written to; not the element read.
        j: index into it.
    """
    pool = np.empty(LARGEST_DECK, np.int64)
    out[j] = views[i]
    if wide(out[j].phase) != DEALING and wide(out[j].phase) != OVER:
        for _ in range(TRIES):
            out[j] = views[i]
            resample_in(out[j], seat, knowledges[k], rng, pool)
            if not _is_lost(out[j]):
                break


@kernel
def _is_lost(s: State) -> bool:
    """Alone: whether a turn begins in which nothing can be loaded. The game would be over."""
    return wide(s.players) == 1 and wide(s.phase) == LOADING and load_mask(s) == 0


@kernel
def resample_in(s: State, seat: int, knowledge: Knowledge, rng: Generator, pool: Ints) -> None:
    """``resample`` within the record ``s``, which is a view of ``seat`` in the middle of a round.

    ``pool`` is scratch space, shape (47,), of any integer type.
    """
    for other in range(wide(s.players)):
        if other != seat:
            for held in range(HELD_KINDS):
                s.hands[other, held] = knowledge.bounds[other, held]
    n = _unseen(s, pool)
    for last in range(n - 1, 0, -1):
        other = below(rng, last + 1)
        pool[last], pool[other] = pool[other], pool[last]
    for other in range(wide(s.players)):
        if other != seat:
            n = _fill_hand(s, other, pool, n)
    for place in range(wide(s.stock_n)):
        if wide(s.stock[place]) == HIDDEN:
            n -= 1
            s.stock[place] = pool[n]
    if wide(s.players) == 1:
        if seat != 0:
            s.seen[:] = 0
        s.discarded[:] = 0
        for card in range(n):
            s.discarded[pool[card]] += 1
    if wide(s.roommates) == HIDDEN:
        first = FERRIES - wide(s.reserve) + 1
        s.roommates = first + below(rng, LAST_PLACE_IN_RESERVE - first + 1)


@kernel
def _unseen(s: State, pool: Ints) -> int:
    """Write the held kinds that are neither in sight nor in a hand's bounds to ``pool``; return how many."""
    left = DECKS[wide(s.deck)].copy()
    for held in range(HELD_KINDS):
        left[held] -= wide(s.gone[held])
        if wide(s.seen[held]) != HIDDEN:
            left[held] -= wide(s.seen[held])
        for other in range(wide(s.players)):
            left[held] -= wide(s.hands[other, held])
    for dock in range(DOCKS):
        for place in range(wide(s.height[dock])):
            left[KIND_HELD[wide(s.aboard[dock, place])]] -= 1
    if wide(s.phase) == FLEEING:
        left[KIND_HELD[wide(s.loaded)]] -= 1
    for place in range(wide(s.stock_n)):
        if wide(s.stock[place]) != HIDDEN:
            left[wide(s.stock[place])] -= 1
    n = 0
    for held in range(HELD_KINDS):
        for _ in range(left[held]):
            pool[n] = held
            n += 1
    return n


@kernel
def _fill_hand(s: State, seat: int, pool: Ints, n: int) -> int:
    """Fill the hand of ``seat``, which holds its bounds, with the last of the ``n`` cards of ``pool``; those left."""
    size = wide(s.hand_n[seat])
    s.hand_n[seat] = 0
    s.held[seat] = 0
    for held in range(HELD_KINDS):
        bound = wide(s.hands[seat, held])
        s.hands[seat, held] = 0
        for _ in range(bound):
            add_card(s, seat, held)
    while wide(s.hand_n[seat]) < size:
        n -= 1
        add_card(s, seat, pool[n])
    return n
