"""``noah_v0``: PettingZoo's own tests for every class of options, and what it promises beside them."""

import itertools
import pickle
import sys
from dataclasses import asdict
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test, state_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from noah.core.actions import ACTIONS
from noah.envs import aec
from noah.envs.observation import SIZE, named, observe
from noah.notation.errors import MalformedError
from noah.notation.options import Options
from noah.testing.classes import CLASSES

pytestmark = pytest.mark.compiled_only

every_class = pytest.mark.parametrize("options", CLASSES.values(), ids=CLASSES)

# PettingZoo keeps lists of its own environments whose observations are dicts with a mask, and warns of all others.
dict_observations = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array:UserWarning"
)
dict_spaces = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be:UserWarning"
)
# When the game is over nothing is legal any more, and the mask says so.
nothing_legal_at_the_end = pytest.mark.filterwarnings(
    "ignore:Action mask numpy array is all zeros:UserWarning"
)


def made(options: Options, **more: Any) -> Any:
    return aec.env(**asdict(options), **more)


def first_legal(env: Any) -> int:
    return int(env.observe(env.agent_selection)["action_mask"].argmax())


@every_class
@pytest.mark.parametrize("observations", ["flat", "dict"])
@dict_observations
@dict_spaces
@nothing_legal_at_the_end
def test_pettingzoo_api(options: Options, observations: str) -> None:
    env = made(options, observations=observations)
    env.action_space("player_0").seed(1)
    api_test(env, num_cycles=200)


@every_class
def test_pettingzoo_seed(options: Options) -> None:
    seed_test(lambda: made(options), num_cycles=60)


@every_class
def test_pettingzoo_render(options: Options, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: made(options, render_mode=render_mode))
    assert "Noah" in capsys.readouterr().out


@every_class
def test_pettingzoo_state(options: Options) -> None:
    """It samples without the mask: illegal actions end a game, and the state stays in its space."""
    state_test(made(options), turn_based_aec_to_parallel(made(options)))


@every_class
def test_pettingzoo_performance(options: Options, monkeypatch: pytest.MonkeyPatch) -> None:
    """It goes on for five seconds; a clock of its own lets them pass in a hundred looks at it."""
    ticks = itertools.count()
    clock = type("Clock", (), {"time": staticmethod(lambda: next(ticks) / 20)})
    monkeypatch.setattr(sys.modules[performance_benchmark.__module__], "time", clock)
    performance_benchmark(made(options))
    assert next(ticks) > 100


def test_a_game_goes_on_to_its_end_and_rewards_sum_up() -> None:
    env = aec.raw_env(players=4, frog=True)
    env.reset(seed=3)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    rng = np.random.default_rng(2)
    for agent in env.agent_iter():
        observation, reward, over, cut, _ = env.last()
        earned[agent] += reward
        assert not cut
        if over:
            env.step(None)
        else:
            env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    scores = env.unwrapped._games.states["scores"][0, :4].tolist()
    assert [*earned.values()] == [-score for score in scores]
    assert env.agents == []


def test_winning_is_rewarded_at_the_end_alone() -> None:
    env = aec.env(players=2, rewards="win")
    env.reset(seed=5)
    while not any(env.terminations.values()):
        env.step(first_legal(env))
        assert any(env.terminations.values()) or set(env.rewards.values()) == {0.0}
    winners = env.unwrapped._games.winners(0)
    assert env.rewards == {f"player_{seat}": 1.0 if seat in winners else -1.0 for seat in (0, 1)}


@pytest.mark.parametrize(("rewards", "cost"), [("tears", -255.0), ("win", -1.0)])
def test_an_illegal_action_ends_the_game_at_the_cost_of_its_agent(
    rewards: str, cost: float
) -> None:
    env = aec.env(players=3, rewards=rewards)
    env.reset(seed=1)
    agent = env.agent_selection
    illegal = int(env.observe(agent)["action_mask"].argmin())
    env.step(illegal)
    assert env.rewards == {other: cost if other == agent else 0.0 for other in env.agents}
    assert all(env.terminations.values())
    assert env.infos[agent] == {"illegal_action": illegal}
    assert not any(env.observe(other)["action_mask"].any() for other in env.agents)
    for _ in range(3):
        env.step(None)
    assert env.agents == []


@pytest.mark.parametrize("action", [-1, ACTIONS, 2**80])
def test_no_number_outside_the_table_is_legal(action: int) -> None:
    env = aec.env()
    env.reset(seed=1)
    env.step(action)
    assert all(env.terminations.values())


@pytest.mark.parametrize("action", ["load cat:m", 1.5, None, True])
def test_an_action_is_a_whole_number(action: Any) -> None:
    env = aec.env()
    env.reset(seed=1)
    with pytest.raises(MalformedError, match="whole number"):
        env.step(action)


def test_before_the_first_deal_and_after_the_last_agent_it_says_to_deal() -> None:
    env = aec.env(players=2, render_mode="ansi")
    for call in (env.render, env.state, lambda: env.step(0), lambda: env.observe("player_0")):
        with pytest.raises(MalformedError, match=r"reset\(\)"):
            call()
    env.reset(seed=1)
    env.step(-1)
    env.step(None)
    env.step(None)
    with pytest.raises(MalformedError, match=r"reset\(\)"):
        env.step(0)


def test_agents_observe_their_own_view() -> None:
    env = aec.raw_env(players=3)
    env.reset(seed=8)
    for _ in range(30):
        for seat, agent in enumerate(env.agents):
            observation, mask = observe(env._games.view(0, seat))
            found = env.observe(agent)
            assert np.array_equal(found["observation"], observation)
            assert np.array_equal(found["action_mask"], mask)
            assert found["action_mask"].any() == (agent == env.agent_selection)
        env.step(first_legal(env))


def test_the_state_shows_every_hand() -> None:
    env = aec.raw_env(players=3)
    env.reset(seed=8)
    state = named(env.state())
    assert env.state().shape == (SIZE,)
    assert state["known"].sum(axis=1).tolist() == [8, 8, 0, 0]
    hands = env._games.states["hands"][0]
    assert np.array_equal(state["hand"], hands[0])
    assert np.array_equal(state["known"][:2], hands[1:3])


def test_without_a_seed_games_differ_and_follow_from_the_last_seed() -> None:
    env, again = aec.raw_env(), aec.raw_env()
    states = []
    for each in (env, again):
        each.reset(seed=4)
        each.reset()
        states.append(each.state())
    assert np.array_equal(states[0], states[1])
    env.reset(seed=4)
    assert not np.array_equal(env.state(), states[0])


def test_an_environment_can_be_pickled() -> None:
    made_before = aec.raw_env(players=5, roommates=True, rewards="win")
    env = pickle.loads(pickle.dumps(made_before))  # noqa: S301  # our own
    env.reset(seed=1)
    assert env.num_agents == 5


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": 6},
        {"rewards": "money"},
        {"players": 1, "rewards": "tears"},
        {"observations": "graph"},
        {"render_mode": "hologram"},
        {"players": 3, "solo": "expert"},
    ],
)
def test_what_cannot_be_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(MalformedError):
        aec.env(**wrong)


def test_pictures_show_what_happens() -> None:
    env = aec.env(players=2, render_mode="rgb_array")
    env.reset(seed=2)
    before = env.render()
    env.step(first_legal(env))
    assert before.shape == (360, 400, 3)
    assert not np.array_equal(before, env.render())
