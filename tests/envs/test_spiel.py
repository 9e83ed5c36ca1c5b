"""``python_noah``: OpenSpiel's own tests for every class of options, its algorithms, and what it promises."""

import copy
import pickle
import random
import unittest
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import cfr, evaluate_bots, exploitability, ismcts, mcts
from open_spiel.python.observation import make_observation

import noah.envs.spiel as noah_spiel
from noah.core.check import check
from noah.notation.options import Options
from noah.testing.classes import CLASSES

pytestmark = pytest.mark.compiled_only

every_class = pytest.mark.parametrize("options", CLASSES.values(), ids=CLASSES)
TINY = "python_noah(deck=tiny)"


def loaded(options: Options, **more: Any) -> Any:
    chosen = {
        "players": options.players,
        "ending": options.ending,
        "frog": options.frog,
        "crocodile": options.crocodile,
        "roommates": options.roommates,
        **more,
    }
    if options.solo:
        chosen["solo"] = options.solo
    return pyspiel.load_game(noah_spiel.NAME, chosen)


def random_step(state: Any, rng: random.Random) -> None:
    if state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        assert sum(odds) == pytest.approx(1)
        state.apply_action(rng.choices(outcomes, odds)[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def states_of(game: Any, seed: int, every: int = 1) -> Any:
    """The states of a random game where a seat decides, each ``every``-th of them."""
    rng, state, decisions = random.Random(seed), game.new_initial_state(), 0
    while not state.is_terminal():
        if not state.is_chance_node():
            decisions += 1
            if decisions % every == 0:
                yield state
        random_step(state, rng)


@every_class
def test_openspiel_random_simulations(options: Options) -> None:
    pyspiel.random_sim_test(loaded(options), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("utility", ["win", "tears"])
def test_openspiel_random_simulations_of_both_utilities(utility: str) -> None:
    game = loaded(Options(2), utility=utility)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def run_cases(base: Any, game: Any) -> None:
    """Run a class of OpenSpiel's test cases on a game."""
    case = type("Case", (base,), {"game": game, "game_name": str(game)})
    result = unittest.TestResult()
    unittest.TestLoader().loadTestsFromTestCase(case).run(result)
    assert result.testsRun > 0
    assert not result.skipped
    for _, report in (*result.errors, *result.failures):
        pytest.fail(report)


@every_class
def test_openspiel_api(options: Options, monkeypatch: pytest.MonkeyPatch) -> None:
    """OpenSpiel draws 400 states of a tree by Python's own generator: seeded here."""
    monkeypatch.setattr("open_spiel.python.algorithms.sample_some_states.random", random.Random(1))
    run_cases(api_test.EnforceAPIOnPartialTreeBase, loaded(options))


def count_nodes(game: Any) -> tuple[tuple[int, int, int], int]:
    """Chance's, seats' and last nodes of a game's tree, and how many information states seats decide in."""
    counts, known = [0, 0, 0], set()
    waiting = [game.new_initial_state()]
    while waiting:
        state = waiting.pop()
        kind = 2 if state.is_terminal() else 0 if state.is_chance_node() else 1
        counts[kind] += 1
        if kind == 1:
            known.add(state.information_state_string())
        waiting += [state.child(action) for action in state.legal_actions()]
    return (counts[0], counts[1], counts[2]), len(known)


def test_openspiel_api_on_the_whole_tree_of_the_tiny_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Perfect recall, utilities, legal actions in every state; OpenSpiel wants the numbers of nodes beforehand."""
    game = pyspiel.load_game(TINY)
    nodes, known = count_nodes(game)
    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, str(game), nodes)
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, str(game), known)
    run_cases(api_test.EnforceAPIOnFullTreeBase, game)


def test_cfr_learns_the_tiny_deck() -> None:
    game = pyspiel.load_game(TINY)
    solver = cfr.CFRSolver(game)
    found = [exploitability.exploitability(game, solver.average_policy())]
    for _ in range(6):
        solver.evaluate_and_update_policy()
    found.append(exploitability.exploitability(game, solver.average_policy()))
    assert found[0] > 0.1
    assert found[1] < found[0] / 3


@pytest.mark.parametrize(
    "options", [Options(2), Options(4, frog=True, crocodile=True, roommates=True)]
)
def test_openspiel_information_set_search_plays(options: Options) -> None:
    game = loaded(options)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 4, random_state=np.random.RandomState(1))
    for number, state in enumerate(states_of(game, 1, every=9)):
        assert bot.step(state) in state.legal_actions()
        if number == 5:
            break


def test_openspiel_search_plays() -> None:
    game = loaded(Options(1))
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 2.0, 6, evaluator, random_state=np.random.RandomState(1))
    for number, state in enumerate(states_of(game, 2, every=3)):
        assert bot.step(state) in state.legal_actions()
        if number == 5:
            break
    tiny = pyspiel.load_game(TINY)
    evaluator = mcts.RandomRolloutEvaluator(2, np.random.RandomState(2))
    bots = [
        mcts.MCTSBot(tiny, 2.0, 20, evaluator, random_state=np.random.RandomState(3))
        for _ in range(2)
    ]
    returns = evaluate_bots.evaluate_bots(tiny.new_initial_state(), bots, np.random.RandomState(4))
    assert sum(returns) == 0


@every_class
def test_a_resampled_world_looks_the_same_and_is_sound(options: Options) -> None:
    game = loaded(options)
    rng = random.Random(5)
    others = 0
    for state in states_of(game, 3, every=11):
        for seat in range(game.num_players()):
            other = state.resample_from_infostate(seat, rng.random)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)
            assert other.current_player() == state.current_player()
            assert check(other.table.states, 0) == 0
            if state.current_player() == seat:
                assert other.legal_actions() == state.legal_actions()
            others += str(other) != str(state)
    assert others > 0


def test_resampled_worlds_follow_from_what_the_sampler_says_and_vary() -> None:
    game = loaded(Options(3))
    state = next(iter(states_of(game, 4, every=20)))
    worlds = [str(state.resample_from_infostate(0, lambda x=x: x / 40)) for x in range(40)]
    assert len({*worlds}) > 30
    assert worlds[3] == str(state.resample_from_infostate(0, lambda: 3 / 40))


def test_what_a_seat_does_not_know_does_not_bind_the_resampled_hands() -> None:
    """Of the first hand of another seat nothing is known: each unseen card turns up there."""
    game = loaded(Options(2))
    state = next(iter(states_of(game, 6)))
    seat = state.current_player()
    found = np.zeros(27)
    for n in range(60):
        other = state.resample_from_infostate(seat, lambda n=n: n / 60)
        found += other.table.states["hands"][0, 1 - seat]
    own = state.table.states["hands"][0, seat]
    unseen = np.array(state.table.states["hands"][0, 1 - seat]) + np.bincount(
        state.table.states["stock"][0, : state.table.states["stock_n"][0]], minlength=27
    )
    assert (found[unseen > 0] > 0).all()
    assert (found[unseen == 0] == 0).all()
    assert own.sum() == 8


@every_class
def test_states_are_serialised_and_copied(options: Options) -> None:
    game = loaded(options)
    for state in states_of(game, 7, every=25):
        text = pyspiel.serialize_game_and_state(game, state)
        again, other = pyspiel.deserialize_game_and_state(text)
        assert str(again) == str(game)
        for one in (other, state.clone(), pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):  # noqa: S301  # our own
            assert str(one) == str(state)
            assert one.history() == state.history()
            for seat in range(game.num_players()):
                mine = state.information_state_string(seat)
                assert one.information_state_string(seat) == mine


def test_a_replayed_history_is_the_same_state() -> None:
    game = loaded(Options(4, crocodile=True, roommates=True))
    for state in states_of(game, 8, every=40):
        other = game.new_initial_state()
        for action in state.history():
            other.apply_action(action)
        assert str(other) == str(state)


def test_utilities_are_what_they_are_declared_to_be() -> None:
    for utility, total in (("win", 0.0), ("tears", None)):
        game = loaded(Options(3), utility=utility)
        assert game.utility_sum() == total
        for seed in range(3):
            *_, state = states_of(game, seed)
            rng = random.Random(1)
            while not state.is_terminal():
                random_step(state, rng)
            returns, points = state.returns(), state.table.penalties()
            best = [seat for seat in range(3) if points[seat] == min(points)]
            if utility == "tears":
                assert returns == [-float(score) for score in points]
            else:
                assert [seat for seat in range(3) if returns[seat] >= 0] == best
                assert sum(returns) == pytest.approx(0)


def test_a_game_that_is_too_long_is_broken_off_as_if_the_round_ended() -> None:
    game = loaded(Options(2), length=40, utility="tears")
    *_, state = states_of(game, 1)
    rng = random.Random(2)
    while not state.is_terminal():
        random_step(state, rng)
    table = state.table
    assert table.broken_off
    assert sum(table.penalties()) > sum(table.states["scores"][0].tolist())
    assert state.legal_actions() == []


def test_parts_of_an_observation_can_be_asked_for() -> None:
    game = loaded(Options(3))
    state = next(iter(states_of(game, 2, every=15)))
    kinds = pyspiel.PrivateInfoType
    public = make_observation(
        game, pyspiel.IIGObservationType(perfect_recall=False, private_info=kinds.NONE)
    )
    private = make_observation(
        game, pyspiel.IIGObservationType(perfect_recall=False, public_info=False)
    )
    public.set_from(state, 1)
    private.set_from(state, 1)
    assert not public.dict["hand"].any()
    assert private.dict["hand"].sum() == state.table.states["hand_n"][0, 1]
    assert not private.dict["weight"].any()
    assert public.string_from(state, 0) == public.string_from(state, 1)
    assert private.string_from(state, 0) != private.string_from(state, 1)
    with pytest.raises(ValueError, match="observed by one player"):
        make_observation(
            game, pyspiel.IIGObservationType(perfect_recall=True, private_info=kinds.NONE)
        )
    with pytest.raises(ValueError, match="no parameters"):
        make_observation(game, None, {"colour": 1})


@pytest.mark.parametrize(
    "wrong",
    [
        "deck=huge",
        "utility=money",
        "players=6",
        "players=3,deck=tiny",
        "length=3",
        "players=1,utility=tears",
    ],
)
def test_what_cannot_be_is_refused(wrong: str) -> None:
    with pytest.raises((ValueError, pyspiel.SpielError)):
        pyspiel.load_game(f"python_noah({wrong})")
