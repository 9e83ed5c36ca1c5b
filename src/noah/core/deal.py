"""The deal: chance's move before a round."""

import numpy as np

from noah.core.actions import DOCKS
from noah.core.bits import wide
from noah.core.cards import CARRIES, DECK_SIZE, DECKS, HELD_KINDS, HELD_SNAIL, deck_id
from noah.core.chance import Generator, below
from noah.core.ferries import add_card, put_aboard
from noah.core.kernel import brief_kernel, kernel
from noah.core.layout import (
    FERRIES,
    HAND,
    LOADING,
    NONE,
    NOT_IN_PLAY,
    RESERVE,
    SOLO_HAND,
    STATE,
    Deal,
    Deals,
    State,
    States,
)
from noah.core.turns import first_seat


def new_states(
    n: int,
    players: int,
    *,
    ending: int = 0,
    frog: bool = False,
    crocodile: bool = False,
    size: int | None = None,
) -> States:
    """``n`` games before their first deal, shape (n,), dtype STATE.

    Args:
        n: how many.
        players: 1 to 5.
        ending: ROUNDS or REACH26.
        frog: frogs replace snails.
        crocodile: crocodiles replace donkeys.
        size: alone, the deck: 0, 1 or 2 for beginner, advanced or expert; otherwise it follows from ``players``.
    """
    states = np.zeros(n, STATE)
    states["players"] = players
    states["ending"] = ending
    states["deck"] = deck_id(max(0, players - 3) if size is None else size, frog, crocodile)
    for field in ("loaded", "loaded_dock", "target"):
        states[field] = NONE
    states["roommates"] = NOT_IN_PLAY
    return states


@brief_kernel
def deal(states: States, i: int, deals: Deals, j: int) -> None:
    """Start a round of ``states[i]``, which must be in the phase ``deal``, as ``deals[j]`` says; unchecked."""
    deal_in(states[i], deals[j])


@kernel
def deal_in(s: State, d: Deal) -> None:
    """``deal`` on the records ``s`` and ``d``, for use inside compiled code."""
    players = wide(s.players)
    s.round_n += 1
    if wide(s.round_n) == 1:
        s.turn = d.starter
        s.noah = d.noah
    else:
        s.turn = first_seat(s)
    s.reserve = RESERVE
    s.departures = 0
    s.roommates = d.roommates
    s.height[:] = 0
    s.weight[:] = 0
    s.carries[:] = CARRIES
    s.aboard[:] = 0
    s.hand_n[:] = 0
    s.held[:] = 0
    s.hands[:] = 0
    s.stock[:] = 0
    s.gone[:] = 0
    s.seen[:] = 0
    s.discarded[:] = 0
    s.known = 0
    card = 0
    if players > 1:
        for dock in range(DOCKS):
            put_aboard(s, dock, wide(d.cards[card]))
            card += 1
    for seat in range(players):
        for _ in range(HAND if players > 1 else SOLO_HAND):
            add_card(s, seat, wide(d.cards[card]))
            card += 1
    rest = DECK_SIZE[wide(s.deck)] - card
    for place in range(rest):
        s.stock[rest - 1 - place] = d.cards[card + place]
    s.stock_n = rest
    s.phase = LOADING


@kernel
def shuffle(states: States, i: int, roommates: bool, rng: Generator, deals: Deals, j: int) -> None:
    """Write a random deal for ``states[i]`` to ``deals[j]``: starter, Noah, order of the ferries, deck, snails' sexes.

    Args:
        states: array of STATE; only the number of players, the deck and the phase are read.
        i: index into it.
        roommates: whether one of the eight ferries is the roommates.
        rng: a generator of ``noah.core.chance``; advanced.
        deals: array of DEAL, written to.
        j: index into it.
    """
    shuffle_in(states[i], roommates, rng, deals[j])


@kernel
def shuffle_in(s: State, roommates: bool, rng: Generator, d: Deal) -> None:
    """``shuffle`` for the record ``s`` into the record ``d``, for use inside compiled code."""
    d.starter = below(rng, wide(s.players))
    d.noah = below(rng, DOCKS)
    d.roommates = below(rng, FERRIES) if roommates else NOT_IN_PLAY
    n = 0
    for kind in range(HELD_KINDS):
        for _ in range(DECKS[wide(s.deck), kind]):
            d.cards[n] = kind
            n += 1
    for last in range(n - 1, 0, -1):
        other = below(rng, last + 1)
        card = d.cards[last]
        d.cards[last] = d.cards[other]
        d.cards[other] = card
    if wide(s.players) > 1:
        for dock in range(DOCKS):
            if wide(d.cards[dock]) == HELD_SNAIL:
                d.cards[dock] = HELD_SNAIL + below(rng, 2)
