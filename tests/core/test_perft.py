"""Perft, compiled, against plain recursion on ``legal`` and ``apply``."""

import numpy as np
import pytest

from noah.core.layout import STATE
from noah.core.perft import perft
from noah.notation.options import Options
from noah.testing.classes import CLASSES
from noah.testing.effort import COMPILED, effort
from noah.testing.perft import count, count_plainly
from noah.testing.random_game import RandomGame


@pytest.mark.parametrize("options", CLASSES.values(), ids=CLASSES)
def test_compiled_count_is_that_of_plain_recursion(options: Options) -> None:
    game, work = RandomGame(options, 21), np.zeros(6, STATE)
    deepest = 5 if COMPILED else 3
    for _ in range(effort(100)):
        game.skip(7)
        for depth in range(deepest):
            counted = perft(game.states, 0, depth, work)
            assert counted == count_plainly(game.states, 0, depth)


def test_nothing_follows_the_end_of_a_round() -> None:
    game = RandomGame(Options(2), 22)
    game.step()
    while game.in_round:
        game.step()
    assert [count(game.states, 0, depth) for depth in range(3)] == [1, 0, 0]


def test_count_in_pieces_is_the_count_in_one() -> None:
    game, work = RandomGame(Options(3), 23), np.zeros(8, STATE)
    game.skip(4)
    assert count(game.states, 0, 7) == perft(game.states, 0, 7, work)
