"""Many games at once: the vector environment of Gymnasium over the compiled core."""

from dataclasses import asdict
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
import pytest
from gymnasium.vector import AutoresetMode

from noah.core.check import check
from noah.envs.batch import BatchEnv, Buffers, random_opponent, sample_actions
from noah.envs.games import Games, IllegalChoiceError
from noah.envs.observation import HIGH, SIZE, named, observe
from noah.notation.errors import MalformedError
from noah.notation.options import Options
from noah.testing.classes import CLASSES
from noah.testing.twins import Twins

pytestmark = pytest.mark.compiled_only

Observed = dict[str, npt.NDArray[Any]]


def steps(env: BatchEnv, n: int, seed: int = 1) -> Any:
    """Random steps from the beginning, each with what was seen before it and its actions."""
    rng = np.random.default_rng(seed)
    observed, infos = env.reset(seed=seed)
    for _ in range(n):
        before = {key: part.copy() for key, part in observed.items()}
        seats = infos["seat"].copy()
        actions = sample_actions(observed["action_mask"], rng)
        observed, rewards, over, cut, infos = env.step(actions)
        yield before, seats, actions, observed, rewards, over, cut, infos


@pytest.mark.parametrize("options", CLASSES.values(), ids=CLASSES)
def test_games_of_every_class_go_on_for_ever(options: Options) -> None:
    env = BatchEnv(50, **asdict(options))
    ended = 0
    for _, seats, _, observed, _, over, cut, _ in steps(env, 400):
        assert (observed["observation"] <= HIGH).all()
        assert observed["action_mask"].any(axis=1).all()
        assert (named(observed["observation"])["acts"] == 1).all()
        assert not cut.any()
        assert (seats < options.players).all()
        ended += over.sum()
        row = int(env.np_random.integers(50))
        shown, legal = observe(env._games.view(row, int(env._seats[row])))
        assert np.array_equal(observed["observation"][row], shown)
        assert np.array_equal(observed["action_mask"][row], legal)
    assert ended > 0
    assert all(check(env._games.states, i) == 0 for i in range(50))


@pytest.mark.parametrize("opponents", [None, random_opponent])
@pytest.mark.parametrize("rewards", ["tears", "win"])
def test_what_is_earned_is_minus_the_points_or_the_game(rewards: str, opponents: Any) -> None:
    """With opponents over the whole game; without, the rewards of all seats."""
    env = BatchEnv(
        40, 3, rewards=rewards, opponents=opponents, autoreset_mode=AutoresetMode.NEXT_STEP
    )
    earned = np.zeros((40, 5))
    mine = np.zeros(40)
    ended = 0
    for _, _, _, _, reward, over, _, infos in steps(env, 400):
        earned += infos["rewards"]
        mine += reward
        for i in np.flatnonzero(over):
            games = env._games
            points = games.states["scores"][i, :3]
            wanted = -points if rewards == "tears" else np.where(points == points.min(), 1, -1)
            assert earned[i, :3].tolist() == wanted.tolist()
            if opponents:
                assert mine[i] == wanted[infos["seat"][i]]
            earned[i] = mine[i] = 0
            ended += 1
    assert ended > 0


def test_without_opponents_the_reward_is_that_of_the_seat_that_acted() -> None:
    for _, seats, _, _, rewards, _, _, infos in steps(BatchEnv(20, 4), 200):
        assert np.array_equal(rewards, infos["rewards"][np.arange(20), seats])


def test_one_seed_gives_everything() -> None:
    runs = []
    for seed in (3, 3, 4):
        env = BatchEnv(30, 2, opponents=random_opponent)
        *_, last = steps(env, 100, seed)
        runs.append(last[3]["observation"].copy())
    assert np.array_equal(runs[0], runs[1])
    assert not np.array_equal(runs[0], runs[2])


def test_in_the_same_step_a_game_begins_anew_and_its_end_is_kept() -> None:
    ended = 0
    for _, seats, _, observed, _, over, _, infos in steps(BatchEnv(60, 2, frog=True), 300):
        assert np.array_equal(infos["_final_obs"], over)
        for i in np.flatnonzero(over):
            final = named(infos["final_obs"]["observation"][i])
            assert final["phase"].argmax() == 11
            assert not infos["final_obs"]["action_mask"][i].any()
            assert final["known"][0].sum() == final["cards"][1]
            begun = named(observed["observation"][i])
            assert begun["round"] == 1
            assert begun["scores"].sum() == 0
            assert seats[i] in {0, 1}
            ended += 1
    assert ended > 0


def test_in_the_next_step_a_game_begins_anew_and_its_action_is_ignored() -> None:
    env = BatchEnv(60, 2, autoreset_mode=AutoresetMode.NEXT_STEP)
    rng = np.random.default_rng(1)
    observed, _ = env.reset(seed=1)
    waiting = np.zeros(60, np.bool_)
    begun = 0
    for _ in range(300):
        actions = sample_actions(observed["action_mask"], rng)
        observed, rewards, over, _, _ = env.step(actions)
        seen = named(observed["observation"])
        assert (seen["phase"].argmax(axis=1) == 11).tolist() == over.tolist()
        assert not (over & waiting).any()
        assert not rewards[waiting].any()
        assert (seen["round"][waiting] == 1).all()
        begun += int(waiting.sum())
        waiting = over.copy()
    assert begun > 0


def test_a_row_is_what_its_seat_may_see() -> None:
    env = BatchEnv(3, 3, roommates=True)
    for *_, infos in steps(env, 80):
        for i, seat in enumerate(infos["seat"].tolist()):
            observation, mask = observe(env._games.view(i, seat))
            assert np.array_equal(env.buffers.observations[i], observation)
            assert np.array_equal(env.buffers.masks[i], mask)


def test_everything_is_written_to_the_given_buffers() -> None:
    buffers = Buffers.empty(10)
    env = BatchEnv(10, buffers=buffers)
    for _, _, _, observed, rewards, over, _, _ in steps(env, 5):
        assert observed["observation"] is buffers.observations
        assert observed["action_mask"] is buffers.masks
        assert rewards is buffers.rewards
        assert over is buffers.terminations


@pytest.mark.parametrize(
    "buffers",
    [
        Buffers.empty(9),
        Buffers(**{**asdict(Buffers.empty(10)), "rewards": np.zeros(10)}),
        Buffers(**{**asdict(Buffers.empty(10)), "masks": np.zeros((10, 686), np.int8)[:, ::2]}),
    ],
)
def test_buffers_that_do_not_fit_are_refused(buffers: Buffers) -> None:
    with pytest.raises(MalformedError, match="buffer"):
        BatchEnv(10, buffers=buffers)


@pytest.mark.parametrize("wrong", [-1, 343, 10**9])
def test_an_illegal_action_is_refused_and_nothing_is_played(wrong: int) -> None:
    env = BatchEnv(4)
    observed, _ = env.reset(seed=1)
    before = env._games.states.tobytes()
    actions = sample_actions(observed["action_mask"], np.random.default_rng(1))
    actions[2] = wrong
    with pytest.raises(IllegalChoiceError, match="In game 2"):
        env.step(actions)
    actions[2] = observed["action_mask"][2].argmin()
    with pytest.raises(IllegalChoiceError, match=r"In game 2 .* is not legal: .* mask"):
        env.step(actions)
    assert env._games.states.tobytes() == before


@pytest.mark.parametrize("wrong", [np.zeros(3, np.int64), np.zeros(4), np.zeros((4, 1), np.int64)])
def test_what_is_no_array_of_actions_is_refused(wrong: npt.NDArray[Any]) -> None:
    env = BatchEnv(4)
    with pytest.raises(MalformedError, match="reset"):
        env.step(wrong)
    env.reset(seed=1)
    with pytest.raises(MalformedError, match=r"shape|whole numbers"):
        env.step(wrong)


@pytest.mark.parametrize(
    "wrong",
    [
        {"num_envs": 0},
        {"seat": 1},
        {"seat": 3, "opponents": random_opponent},
        {"opponents": [random_opponent]},
        {"opponents": 7},
        {"render_mode": "ansi"},
        {"autoreset_mode": AutoresetMode.DISABLED},
        {"rewards": "money"},
    ],
)
def test_what_cannot_be_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(MalformedError):
        BatchEnv(**{"num_envs": 4, **wrong})


def test_opponents_play_the_other_seats_by_their_own_views() -> None:
    asked = []

    def opponent(number: int) -> Any:
        def choose(seen: Any, masks: Any, rng: np.random.Generator) -> Any:
            assert (named(seen)["acts"] == 1).all()
            assert (named(seen)["turn"][:, 0] == 1).all()
            asked.append(number)
            return sample_actions(masks, rng)

        return choose

    env = BatchEnv(16, 3, seat=1, opponents=[opponent(1), opponent(2)])
    for _, seats, _, observed, *_ in steps(env, 60):
        assert (seats == 1).all()
        assert (named(observed["observation"])["acts"] == 1).all()
    assert {*asked} == {1, 2}


def test_an_opponent_that_breaks_the_rules_is_named() -> None:
    env = BatchEnv(
        4, 2, seat=0, opponents=lambda seen, masks, rng: np.zeros(len(seen), np.int64) - 1
    )
    with pytest.raises(IllegalChoiceError):
        for _ in steps(env, 20):
            pass


def test_gymnasium_makes_it() -> None:
    env = gymnasium.make_vec(
        "Noah-v0", 8, vectorization_mode="vector_entry_point", players=4, opponents=random_opponent
    )
    observed, _ = env.reset(seed=1)
    assert env.observation_space.contains(observed)
    assert env.single_action_space.n == 343  # type: ignore[attr-defined]  # it is Discrete
    assert env.action_space.contains(sample_actions(observed["action_mask"], env.np_random))
    alone = gymnasium.make_vec("Noah-Solo-v0", 3, vectorization_mode="vector_entry_point")
    assert named(alone.reset(seed=1)[0]["observation"])["players"][:, 0].all()


@pytest.mark.parametrize("options", CLASSES.values(), ids=CLASSES)
def test_twins_that_differ_in_hidden_cards_are_observed_and_rewarded_alike(
    options: Options,
) -> None:
    """Two games that look the same to one seat stand side by side; it sees the same in both, and earns the same."""
    for observer in range(options.players):
        twins = Twins(options, observer, [observer, 3])
        rows, seats = np.arange(2), np.full(2, observer)
        seen, masks = np.empty((2, SIZE), np.uint8), np.empty((2, 343), np.int8)
        compared = 0
        for _ in range(150):
            if twins.game.over or not twins.game.in_round:
                break
            games = Games(2, options, "win" if options.players == 1 else "tears")
            games.states[0], games.states[1] = twins.game.states[0], twins.twin[0]
            games.knowledges[0] = twins.game.knowledge[:5]
            games.knowledges[1] = twins.knowledge[:5]
            games.look(rows, seen, masks, seats)
            assert np.array_equal(seen[0], seen[1])
            assert np.array_equal(masks[0], masks[1])
            legal = np.flatnonzero(masks[0])
            if len(legal):
                games.play(rows, np.full(2, legal[len(legal) // 2]))
                if (
                    not games.over.any()
                    and (games.states["round_n"] == twins.game.states["round_n"]).all()
                ):
                    assert games.rewards[0, observer] == games.rewards[1, observer]
                    compared += 1
            twins.step()
        assert compared > 0


def test_a_sample_is_legal_and_every_legal_action_is_sampled() -> None:
    masks = np.zeros((3000, 343), np.int8)
    masks[:, [0, 36, 342]] = 1
    found = sample_actions(masks, np.random.default_rng(1))
    counts = np.bincount(found, minlength=343)
    assert {*np.flatnonzero(counts).tolist()} == {0, 36, 342}
    assert counts[counts > 0].min() > 900
    assert not sample_actions(np.zeros((5, 343), np.int8), np.random.default_rng(1)).any()
