"""What one observer sees of a position, and what stays hidden."""

import numpy as np
import pytest

from noah.core.actions import LOAD, NOAH
from noah.core.cards import DECKS, DONKEY, HELD_KINDS, RHINOCEROS, deck_id
from noah.core.chance import generator
from noah.core.deal import deal, new_states, shuffle
from noah.core.layout import DEAL, HIDDEN, NOT_IN_PLAY, STATE, WATCHER, States
from noah.core.rules import apply
from noah.core.view import view

BEGINNER = deck_id(0, frog=False, crocodile=False)


def _view(states: States, seat: int) -> States:
    out = np.zeros(1, STATE)
    view(states, 0, seat, out, 0)
    return out


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_only_seats_of_the_game_have_hidden_hands(players: int) -> None:
    states, deals = new_states(1, players), np.zeros(1, DEAL)
    roommates = False
    shuffle(states, 0, roommates, generator(players), deals, 0)
    deal(states, 0, deals, 0)
    seen = _view(states, WATCHER)
    assert (seen["hands"][0, :players] == HIDDEN).all()
    assert not seen["hands"][0, players:].any()


def _alone_after_a_departure(other_top: bool) -> States:
    """A game alone in which a ferry left and a card that the player had seen was discarded."""
    first = [2 * DONKEY, 2 * DONKEY + 1, 2 * RHINOCEROS]
    rest = DECKS[BEGINNER].copy()
    rest[first] -= 1
    deck = first + [kind for kind in range(HELD_KINDS) for _ in range(rest[kind])]
    if other_top:
        deck[5], deck[8] = deck[8], deck[5]
    states, deals = new_states(1, 1), np.zeros(1, DEAL)
    deals["roommates"] = NOT_IN_PLAY
    deals["cards"][0, : len(deck)] = deck
    deal(states, 0, deals, 0)
    for kind in first:
        apply(states, 0, LOAD + kind)
    states["known"] = 3
    apply(states, 0, NOAH + 2)
    return states


def test_watcher_of_a_game_alone_does_not_see_what_is_discarded() -> None:
    games = [_alone_after_a_departure(swapped) for swapped in (False, True)]
    own, watched = ([_view(states, seat).tobytes() for states in games] for seat in (0, WATCHER))
    assert watched[0] == watched[1]
    assert own[0] != own[1]
    assert _view(games[0], 0)["seen"].sum() == 1
