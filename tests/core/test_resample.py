"""Full states dealt from a view."""

import numpy as np
import pytest

from noah.core.check import check
from noah.core.layout import KNOWLEDGE, LOADING, OBSERVERS, OVER, STATE, WATCHER, States
from noah.core.resample import resample
from noah.core.rules import legal
from noah.core.view import view
from noah.notation.options import Options
from noah.testing.effort import effort
from noah.testing.random_game import RandomGame


def _resampled(game: RandomGame, observer: int) -> States:
    work = np.zeros(2, STATE)
    view(game.states, 0, observer, work, 0)
    resample(work, 0, observer, game.knowledge, observer, game.rng, work, 1)
    return work[1:]


def test_every_place_of_a_hidden_card_comes_up() -> None:
    game = RandomGame(Options(2, roommates=True), 31)
    game.step()
    while int(game.states["roommates"][0]) not in {6, 7}:
        game = RandomGame(game.options, int(game.rng[0]))
        game.step()
    places, hands = set(), set()
    for _ in range(200):
        dealt = _resampled(game, 0)
        places.add(int(dealt["roommates"][0]))
        hands.add(dealt["hands"][0, 1].tobytes())
    assert places == {6, 7}
    assert len(hands) > 190


def test_known_cards_are_in_every_deal() -> None:
    game = RandomGame(Options(3), 32)
    while not (game.in_round and game.knowledge["bounds"][0].sum() >= 2):
        game.step()
    for _ in range(effort(200)):
        assert (_resampled(game, 0)["hands"][0] >= game.knowledge["bounds"][0]).all()


def test_whoever_watches_a_game_alone_gets_one_that_goes_on() -> None:
    out = np.zeros(343, np.int16)
    for seed in range(effort(300)):
        game = RandomGame(Options(1, solo="expert"), seed)
        game.skip(20)
        while game.phase not in {LOADING, OVER}:
            game.step()
        if not game.over:
            dealt = _resampled(game, WATCHER)
            assert legal(dealt, 0, out) > 0
            assert check(dealt, 0) == 0


def test_position_that_cannot_be_is_given_up() -> None:
    game = RandomGame(Options(1), 33)
    game.step()
    game.states["carries"] = 0
    assert _resampled(game, WATCHER)["hand_n"][0, 0] == 2


@pytest.mark.parametrize("options", [Options(3), Options(1)], ids=str)
def test_between_rounds_the_view_is_copied(options: Options) -> None:
    game = RandomGame(options, 34)
    game.step()
    while game.in_round:
        game.step()
    views = np.zeros(1, STATE)
    view(game.states, 0, 0, views, 0)
    knowledge = np.zeros(OBSERVERS, KNOWLEDGE)
    out = np.zeros(1, STATE)
    resample(views, 0, 0, knowledge, 0, game.rng, out, 0)
    assert out.tobytes() == views.tobytes()
