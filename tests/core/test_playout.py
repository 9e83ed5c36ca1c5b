"""Random play inside compiled code."""

import numpy as np
import pytest

from noah.core import playout
from noah.core.batch import deal_space
from noah.core.chance import generator
from noah.core.layout import DEALING, OVER, STATE
from noah.core.playout import play_round, playouts
from noah.notation.options import Options
from noah.testing.effort import COMPILED, effort
from noah.testing.random_game import RandomGame, before_deal


def test_round_is_played_to_its_end() -> None:
    for seed in range(effort(100)):
        game = RandomGame(Options(4, frog=True), seed)
        game.step()
        decisions = play_round(game.states[0], game.rng, np.empty(343, np.int16))
        assert game.phase in {DEALING, OVER}
        assert decisions > 8


def test_playouts_leave_the_game_they_start_from_alone() -> None:
    states, work = before_deal(Options(3)), np.zeros(1, STATE)
    before = states.tobytes()
    assert playouts(states, 0, True, 2, generator(3), work, deal_space()) > 16  # noqa: FBT003  # compiled calls are positional
    assert states.tobytes() == before


@pytest.mark.skipif(COMPILED, reason="a compiled kernel keeps the constant it was compiled with")
def test_playout_stops_after_its_longest_round(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playout, "LONGEST_ROUND", 5)
    game = RandomGame(Options(3), 4)
    game.step()
    assert play_round(game.states[0], game.rng, np.empty(343, np.int16)) <= 5
    assert game.in_round
