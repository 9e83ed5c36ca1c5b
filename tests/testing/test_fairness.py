"""The checks of chance fail when they should; that the rules pass them, tests/core shows."""

from collections.abc import Callable
from typing import Any

import pytest

from noah.core.actions import KEEP
from noah.core.batch import sample, step, step_random
from noah.core.layout import DRAWING, LOADING
from noah.core.playout import playouts, random_action
from noah.notation.options import Options
from noah.testing import fairness
from noah.testing.fairness import (
    assert_batch_is_play,
    assert_choices_fair,
    assert_playouts_are_play,
)
from noah.testing.random_game import RandomGame


def arrived(phase: int) -> RandomGame:
    """A game at a decision of that phase with several actions, equally likely or not."""
    game = RandomGame(Options(3), 41)
    while game.phase != phase or len({game.choose() for _ in range(30)}) < 3:
        game.step()
    return game


@pytest.mark.parametrize("phase", [LOADING, DRAWING])
def test_preferred_action_is_noticed(phase: int, monkeypatch: pytest.MonkeyPatch) -> None:
    game = arrived(phase)
    favourite = game.choose()
    calls = 0

    def biased(*arguments: Any) -> int:
        nonlocal calls
        calls += 1
        return favourite if calls % 5 == 0 else random_action(*arguments)

    monkeypatch.setattr(fairness, "random_action", biased)
    with pytest.raises(AssertionError, match="random_action prefers some actions to others"):
        assert_choices_fair(game.states, 0, 2000, game.rng)


def test_action_that_is_not_legal_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = arrived(LOADING)
    monkeypatch.setattr(fairness, "random_action", lambda *arguments: KEEP)
    with pytest.raises(AssertionError, match=rf"random_action chose .* not legal: \[{KEEP}\]"):
        assert_choices_fair(game.states, 0, 10, game.rng)


def first_of(rows: Any, rngs: Any, out: Any) -> None:
    """As ``sample``, but half of the time the first action."""
    sample(rows, rngs, out)
    out[::2] = rows[0].argmax()


def test_preferred_action_of_a_mask_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = arrived(LOADING)
    monkeypatch.setattr(fairness, "sample", first_of)
    with pytest.raises(AssertionError, match="sample prefers some actions to others"):
        assert_choices_fair(game.states, 0, 2000, game.rng)


def miscount(*arguments: Any) -> int:
    return playouts(*arguments) + 1


def one_round_more(states: Any, i: int, roommates: bool, rounds: int, *rest: Any) -> int:
    return playouts(states, i, roommates, rounds + 1, *rest)


@pytest.mark.parametrize(
    ("wrong", "says"),
    [(miscount, "decisions were reported"), (one_round_more, "The playouts of seed 9 do not end")],
)
def test_playouts_that_are_no_play_are_noticed(
    wrong: Callable[..., int], says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fairness, "playouts", wrong)
    with pytest.raises(AssertionError, match=says):
        assert_playouts_are_play(Options(2), seed=9, rounds=2)


@pytest.mark.parametrize(("name", "whole"), [("step", step), ("step_random", step_random)])
def test_batch_that_goes_another_way_is_noticed(
    name: str, whole: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    def one_step_more(states: Any, *rest: Any) -> None:
        whole(states, *rest)
        first, roommates, rngs, deals = rest[-4:]
        step_random(states[1:], first, roommates, rngs[1:].copy(), deals)

    monkeypatch.setattr(fairness, name, one_step_more)
    with pytest.raises(AssertionError, match="Game 1 of the batch of seed 9 went another way"):
        assert_batch_is_play(Options(2), seed=9, games=2, plies=5)
