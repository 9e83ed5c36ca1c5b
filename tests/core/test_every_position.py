"""What holds at every position of every game, whatever the options."""

import pytest

from noah.notation.options import Options
from noah.testing.classes import CLASSES, EVERY_OPTIONS
from noah.testing.conformance import (
    assert_equal_positions_are_equal_bytes,
    assert_game_conforms,
)
from noah.testing.effort import COMPILED, effort
from noah.testing.fairness import (
    assert_batch_is_play,
    assert_choices_fair,
    assert_playouts_are_play,
)
from noah.testing.random_game import RandomGame
from noah.testing.secrecy import observers
from noah.testing.twins import assert_twins_look_alike

SOME_OPTIONS = EVERY_OPTIONS if COMPILED else tuple(CLASSES.values())


@pytest.mark.parametrize("options", SOME_OPTIONS, ids=str)
def test_game_conforms(options: Options) -> None:
    plies = 100_000 if COMPILED else 60
    assert_game_conforms(options, seed=11, every=8, plies=plies)


@pytest.mark.parametrize("options", CLASSES.values(), ids=CLASSES)
def test_twins_look_alike_to_every_observer(options: Options) -> None:
    for observer in observers(RandomGame(options, 0).states, 0):
        assert_twins_look_alike(options, observer, seed=(12, observer), plies=effort(500))


@pytest.mark.parametrize("options", CLASSES.values(), ids=CLASSES)
def test_equal_positions_are_equal_byte_for_byte(options: Options) -> None:
    game = RandomGame(options, 13)
    for _ in range(effort(25)):
        game.skip(3)
        assert_equal_positions_are_equal_bytes(game.states, 0, depth=3)


@pytest.mark.parametrize("options", CLASSES.values(), ids=CLASSES)
def test_playouts_are_play(options: Options) -> None:
    assert_playouts_are_play(options, seed=14, rounds=effort(20))


@pytest.mark.parametrize("options", CLASSES.values(), ids=CLASSES)
def test_batch_is_play(options: Options) -> None:
    assert_batch_is_play(options, seed=15, games=3, plies=effort(500))


def test_choices_are_fair_in_every_phase() -> None:
    phases = set()
    for seed, options in enumerate(CLASSES.values()):
        game = RandomGame(options, seed)
        for _ in range(400):
            game.step()
            if game.in_round and game.phase not in phases:
                phases.add(game.phase)
                assert_choices_fair(game.states, 0, 1000, game.rng)
    assert len(phases) == 10
