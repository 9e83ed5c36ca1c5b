"""The peers that are measured beside us: OpenSpiel's games, in C++ and from Python."""

import random
import time
from functools import cache
from typing import Any

from noah.bench.measure import Sample

ROLLOUTS = 2000
SIMULATIONS = 2
_MEMORY_MB = 10
_EXPLORATION = 1.4


@cache
def pyspiel() -> Any:
    """OpenSpiel's module, or None where it is not installed."""
    try:
        import pyspiel as module  # noqa: PLC0415  # an extra
    except ImportError:
        return None
    return module


def _dealt(name: str, rng: random.Random) -> Any:
    """The state of a new game after its deal."""
    state = pyspiel().load_game(name).new_initial_state()
    while state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, odds)[0])
    return state


def _play_out(state: Any, rng: random.Random) -> int:
    """Play a state at random to its end, from Python; how many decisions that took."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, odds)[0])
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
            decisions += 1
    return decisions


def cpp_playouts(name: str) -> Sample | None:
    """Random playouts in C++ from a dealt state: decisions and seconds.

    OpenSpiel's rollout evaluator is not bound in Python, so a search bot is timed whose two simulations call it for
    2,000 rollouts each. How many decisions a rollout takes is averaged over rollouts from Python.
    """
    if pyspiel() is None:
        return None
    rng = random.Random(1)
    state = _dealt(name, rng)
    samples = 200
    average = sum(_play_out(state.clone(), rng) for _ in range(samples)) / samples
    game = state.get_game()

    def sample() -> tuple[float, float]:
        evaluator = pyspiel().RandomRolloutEvaluator(ROLLOUTS, rng.getrandbits(30))
        bot = pyspiel().MCTSBot(
            game,
            evaluator,
            _EXPLORATION,
            SIMULATIONS,
            _MEMORY_MB,
            solve=False,
            seed=rng.getrandbits(30),
            verbose=False,
        )
        start = time.perf_counter()
        bot.step(state)
        return SIMULATIONS * ROLLOUTS * average, time.perf_counter() - start

    return sample


def python_playouts(name: str, games: int = 300, *, dealt: bool = False) -> Sample | None:
    """Random games driven from Python: decisions and seconds.

    Whole ones, the deal's chance nodes included as OpenSpiel's users go through them; with ``dealt`` from a copy of one
    dealt state each time.
    """
    if pyspiel() is None:
        return None
    rng = random.Random(1)
    game = pyspiel().load_game(name)
    state = _dealt(name, rng)

    def sample() -> tuple[float, float]:
        start = time.perf_counter()
        decisions = 0
        for _ in range(games):
            decisions += _play_out(state.clone() if dealt else game.new_initial_state(), rng)
        return decisions, time.perf_counter() - start

    return sample


def python_calls(name: str, calls: int = 20_000) -> Sample | None:
    """Calls of ``legal_actions`` on a dealt state: calls and seconds."""
    if pyspiel() is None:
        return None
    state = _dealt(name, random.Random(1))

    def sample() -> tuple[float, float]:
        start = time.perf_counter()
        for _ in range(calls):
            state.legal_actions()
        return calls, time.perf_counter() - start

    return sample


def clones(name: str, copies: int = 20_000) -> Sample | None:
    """Copies of a dealt state, asked for from Python: copies and seconds."""
    if pyspiel() is None:
        return None
    state = _dealt(name, random.Random(1))

    def sample() -> tuple[float, float]:
        start = time.perf_counter()
        for _ in range(copies):
            state.clone()
        return copies, time.perf_counter() - start

    return sample


def _mid_game(name: str, rng: random.Random) -> Any:
    """The state of a game played at random to its half, and on to where there is something to decide."""
    while True:
        state = _dealt(name, rng)
        for _ in range(_play_out(state.clone(), rng) // 2):
            state.apply_action(rng.choice(state.legal_actions()))
        while not state.is_terminal() and len(state.legal_actions()) == 1:
            state.apply_action(state.legal_actions()[0])
        if not state.is_terminal():
            return state


def cpp_searches(name: str, games: int, simulations: int) -> Sample | None:
    """Information-set searches in C++ in the middle of so many games: simulations and seconds.

    One random rollout a simulation. For games without chance's nodes after the deal.
    """
    if pyspiel() is None:
        return None
    rng = random.Random(1)
    states = [_mid_game(name, rng) for _ in range(games)]

    def sample() -> tuple[float, float]:
        seconds = 0.0
        for state in states:
            evaluator = pyspiel().RandomRolloutEvaluator(1, rng.getrandbits(30))
            bot = pyspiel().ISMCTSBot(rng.getrandbits(30), evaluator, _EXPLORATION, simulations)
            start = time.perf_counter()
            bot.step(state)
            seconds += time.perf_counter() - start
        return games * simulations, seconds

    return sample
