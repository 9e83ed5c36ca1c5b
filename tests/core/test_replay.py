"""A round played from its list of actions in one call."""

from itertools import count

import numpy as np
import pytest

from noah.core.actions import ACTIONS, LOAD, NOAH
from noah.core.layout import DEALING, ORDERING, OVER
from noah.core.replay import code_of, named_order, replay
from noah.core.rules import legal
from noah.notation.actions import parse_action
from noah.notation.options import Options
from noah.testing.effort import effort
from noah.testing.random_game import RandomGame

OPTIONS = [
    Options(players=3, frog=True, crocodile=True, roommates=True),
    Options(players=5, ending="reach26"),
    Options(players=1, solo="expert"),
]


def first_round(options: Options, seed: int) -> tuple[RandomGame, RandomGame]:
    """A game after its first round, and the same game just dealt."""
    game = RandomGame(options, seed)
    game.deal()
    dealt = RandomGame(options, seed)
    dealt.states[:] = game.states
    while game.in_round:
        game.step()
    return game, dealt


@pytest.mark.parametrize("options", OPTIONS)
def test_replay_ends_where_the_play_ended(options: Options) -> None:
    for seed in range(effort(100)):
        game, dealt = first_round(options, seed)
        actions = np.array(game.actions, np.int16)
        assert replay(dealt.states, 0, actions, len(actions)) == len(actions)
        assert dealt.states.tobytes() == game.states.tobytes()


@pytest.mark.parametrize("options", OPTIONS)
def test_nothing_can_be_played_after_the_end(options: Options) -> None:
    game, _ = first_round(options, 1)
    for more in (LOAD, NOAH, ACTIONS - 1, named_order((0,))):
        before = game.states.copy()
        assert replay(game.states, 0, np.array([more]), 1) == 0
        assert game.states.tobytes() == before.tobytes()
    assert game.phase in {DEALING, OVER}


@pytest.mark.parametrize("options", OPTIONS)
def test_replay_stops_before_the_first_illegal_action(options: Options) -> None:
    for seed in range(effort(100)):
        game, dealt = first_round(options, seed)
        place = seed % len(game.actions)
        before = dealt.states.copy()
        assert replay(before, 0, np.array(game.actions, np.int64), place) == place
        out = np.empty(ACTIONS, np.int16)
        allowed = {*out[: legal(before, 0, out)].tolist()}
        # An order is legal or not by how the cards lie, so no wrong one can be guessed here.
        wrong = [action for action in range(ACTIONS) if action not in allowed]
        actions = [*game.actions[:place], wrong[seed % len(wrong)], *game.actions[place:]]
        assert replay(dealt.states, 0, np.array(actions), len(actions)) == place
        assert dealt.states.tobytes() == before.tobytes()


def held(cards: str) -> tuple[int, ...]:
    return parse_action(f"order {cards}").cards


def ordering(top: str) -> RandomGame:
    """A game alone whose giraffe shows ``top``, top first; these cards are all the stock."""
    games = (RandomGame(Options(players=1, solo="beginner"), seed) for seed in count())
    for game in games:
        game.step()
        while game.in_round and game.phase != ORDERING:
            game.step()
        if game.in_round:
            break
    stock = held(top)[::-1]
    game.states["stock"] = 0
    game.states["stock"][0, : len(stock)] = stock
    game.states["stock_n"] = len(stock)
    return game


@pytest.mark.parametrize(
    ("top", "order"),
    [
        ("cat:m", "cat:m"),
        ("cat:m lion:f", "lion:f cat:m"),
        ("cat:m lion:f snail", "cat:m lion:f snail"),
        ("cat:m lion:f snail", "lion:f snail cat:m"),
        ("cat:m cat:m snail", "snail cat:m cat:m"),
    ],
)
def test_order_is_known_by_its_cards(top: str, order: str) -> None:
    game = ordering(top)
    assert replay(game.states, 0, np.array([named_order(held(order))]), 1) == 1
    state = game.states[0]
    assert state.stock[: int(state.stock_n)].tolist() == [*held(order)[::-1]]


@pytest.mark.parametrize(
    "order", ["cat:m", "cat:m snail", "cat:m lion:f cat:m", "cat:f lion:f snail"]
)
def test_order_of_other_cards_is_refused(order: str) -> None:
    game = ordering("cat:m lion:f snail")
    assert replay(game.states, 0, np.array([named_order(held(order))]), 1) == 0
    assert game.phase == ORDERING


def test_codes_written_down_while_playing_replay_the_game() -> None:
    """Orders become codes that name their cards; all other actions keep their ids."""
    orders = 0
    for seed in range(effort(100)):
        game = RandomGame(Options(players=1), seed)
        game.deal()
        dealt = game.states.copy()
        codes = []
        while game.in_round:
            action = game.choose()
            codes.append(code_of(game.states[0], action))
            assert (codes[-1] == action) == (game.phase != ORDERING)
            orders += codes[-1] != action
            game.play(action)
        assert replay(dealt, 0, np.array(codes), len(codes)) == len(codes)
        assert dealt.tobytes() == game.states.tobytes()
    assert orders > 0
