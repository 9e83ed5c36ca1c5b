"""``Noah-v0`` and ``Noah-Solo-v0``: Gymnasium's own check for every class of options, and what they promise."""

import random
from dataclasses import asdict
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from noah.envs.games import IllegalChoiceError
from noah.envs.observation import named, observe
from noah.envs.single import NoahEnv, random_opponent
from noah.game.values import Action
from noah.game.view import View
from noah.notation.errors import MalformedError
from noah.notation.options import Options
from noah.players.player import Budget
from noah.players.registry import make
from noah.testing.classes import CLASSES

pytestmark = pytest.mark.compiled_only


def play_out(env: NoahEnv, seed: int) -> tuple[float, dict[str, Any]]:
    """A random game to its end: what it earned, and the last observation."""
    rng = np.random.default_rng(seed)
    observed, _ = env.reset(seed=seed)
    total, over = 0.0, False
    while not over:
        action = int(rng.choice(np.flatnonzero(observed["action_mask"])))
        observed, reward, over, cut, _ = env.step(action)
        total += reward
        assert not cut
    return total, observed


@pytest.mark.parametrize("options", CLASSES.values(), ids=CLASSES)
@pytest.mark.parametrize("observations", ["flat", "dict"])
def test_gymnasium_check(
    options: Options, observations: str, capsys: pytest.CaptureFixture[str]
) -> None:
    name = "Noah-Solo-v0" if options.players == 1 else "Noah-v0"
    chosen = asdict(options)
    if options.players == 1:
        chosen = {"solo": options.solo}
    env = gymnasium.make(name, observations=observations, disable_env_checker=True, **chosen)
    check_env(env.unwrapped)
    assert "Noah" in capsys.readouterr().out


@pytest.mark.parametrize("rewards", ["tears", "win"])
def test_what_a_seat_earns_is_minus_its_points_or_the_game(rewards: str) -> None:
    for seed in range(8):
        env = NoahEnv(3, rewards=rewards)
        total, observed = play_out(env, seed)
        scores = named(observed["observation"])["scores"][:3]
        won = scores[0] == scores.min()
        assert total == (-int(scores[0]) if rewards == "tears" else 1 if won else -1)


def test_alone_a_game_is_won_or_lost() -> None:
    env = NoahEnv(1)
    assert {play_out(env, seed)[0] for seed in range(30)} <= {1.0, -1.0}


def test_a_fixed_seat_is_kept_and_a_free_one_drawn() -> None:
    assert {NoahEnv(4, seat=2).reset(seed=n)[1]["seat"] for n in range(9)} == {2}
    assert len({NoahEnv(4).reset(seed=n)[1]["seat"] for n in range(30)}) == 4


def test_players_of_the_registry_can_be_opponents() -> None:
    greedy = make("greedy")

    def opponent(view: View, rng: random.Random) -> Action:
        assert view.acts
        return greedy.decide(view, view.legal, rng, Budget())

    env = NoahEnv(3, opponents=[opponent, random_opponent])
    play_out(env, 5)


def test_one_seed_gives_everything() -> None:
    first, again, other = (play_out(NoahEnv(3), seed)[1]["observation"] for seed in (4, 4, 5))
    assert np.array_equal(first, again)
    assert not np.array_equal(first, other)


def test_an_illegal_action_ends_the_game() -> None:
    env = NoahEnv(2)
    observed, _ = env.reset(seed=1)
    illegal = int(observed["action_mask"].argmin())
    observed, reward, over, _, info = env.step(illegal)
    assert (reward, over, info["illegal_action"]) == (-255.0, True, illegal)
    assert not observed["action_mask"].any()
    with pytest.raises(IllegalChoiceError, match="reset"):
        env.step(illegal)


def test_an_opponent_that_breaks_the_rules_is_named() -> None:
    env = NoahEnv(2, seat=0, opponents=lambda view, rng: Action("noah 0"))

    def play() -> None:
        for seed in range(20):
            play_out(env, seed)

    with pytest.raises(IllegalChoiceError, match=r"The opponent at seat 1 chose"):
        play()


def test_the_view_is_that_of_the_seat() -> None:
    env = NoahEnv(3)
    observed, info = env.reset(seed=2)
    assert env.view.seat == info["seat"]
    observation, mask = observe(env.view)
    assert np.array_equal(observation, observed["observation"])
    assert np.array_equal(mask, observed["action_mask"])


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": 0},
        {"seat": 3},
        {"opponents": []},
        {"opponents": "greedy"},
        {"rewards": 7},
        {"observations": "graph"},
        {"render_mode": "hologram"},
        {"players": 1, "rewards": "tears"},
    ],
)
def test_what_cannot_be_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(MalformedError):
        NoahEnv(**wrong)
