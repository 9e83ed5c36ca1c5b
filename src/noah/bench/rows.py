"""What is measured of ours, each row with its peer."""

import random
import time
from collections.abc import Iterator

import numpy as np

from noah.bench import peers
from noah.bench.measure import Row, Sample, cost, rate, speed
from noah.core import batch
from noah.core.actions import ACTIONS, DRAW, RETURN
from noah.core.chance import generator, generators
from noah.core.deal import deal, new_states, shuffle
from noah.core.kernel import kernel
from noah.core.layout import DEAL, STATE, States
from noah.core.playout import playouts
from noah.core.rules import advance, apply, legal

GAMES = 1024
"""In a batch."""
HEARTS_CPP, HEARTS_PYTHON = "openspiel-hearts-cpp", "openspiel-python"


def _playouts(players: int, bonus: bool, rounds: int = 4000) -> Sample:
    """Whole random rounds from new deals, in compiled code: decisions."""
    first = new_states(1, players, frog=bonus, crocodile=bonus)
    work, deals, rng = np.zeros(1, STATE), np.zeros(1, DEAL), generator(7)
    return rate(lambda: playouts(first, 0, bonus, rounds, rng, work, deals))


def playout_rows() -> Iterator[Row]:
    """Playouts of every number of players and of all bonus cards."""
    yield speed(
        "playouts",
        "decisions/s",
        _playouts(3, bonus=False),
        HEARTS_CPP,
        peers.cpp_playouts("hearts"),
    )
    eights = peers.cpp_playouts("crazy_eights")
    yield speed(
        "playouts-eights",
        "decisions/s",
        _playouts(3, bonus=False),
        "openspiel-crazy-eights-cpp",
        eights,
    )
    for players in (1, 2, 4, 5):
        yield speed(f"playouts-{players}-players", "decisions/s", _playouts(players, bonus=False))
    yield speed("playouts-all-bonus-cards", "decisions/s", _playouts(3, bonus=True))


def batch_rows() -> Iterator[Row]:
    """1,024 games stepped at random from Python, without and with the masks handed out."""
    first, states = new_states(1, 3), np.zeros(GAMES, STATE)
    rngs, deals = generators(3, GAMES), batch.deal_space()
    batch.start(states, first, False, rngs, deals)  # noqa: FBT003  # compiled calls are positional
    masks, actions = np.zeros((GAMES, ACTIONS), np.uint8), np.zeros(GAMES, np.int16)
    steps = 100

    def unmasked() -> float:
        for _ in range(steps):
            batch.step_random(states, first, False, rngs, deals)  # noqa: FBT003  # compiled calls are positional
        return steps * GAMES

    def masked() -> float:
        for _ in range(steps):
            batch.masks(states, masks)
            batch.sample(masks, rngs, actions)
            batch.step(states, actions, first, False, rngs, deals)  # noqa: FBT003  # compiled calls are positional
        return steps * GAMES

    for name, work in (("batch", unmasked), ("batch-masks", masked)):
        yield speed(name, "steps/s", rate(work), HEARTS_PYTHON, peers.python_playouts("hearts"))


def _dealt(players: int = 3) -> States:
    states, deals = new_states(1, players), np.zeros(1, DEAL)
    shuffle(states, 0, False, generator(5), deals, 0)  # noqa: FBT003  # compiled calls are positional
    deal(states, 0, deals, 0)
    return states


def call_rows() -> Iterator[Row]:
    """What a call of the core costs from Python."""
    calls = 20_000
    states, out = _dealt(), np.zeros(ACTIONS, np.int16)
    first = int(out[: legal(states, 0, out)][0])
    fresh = np.repeat(states, calls)
    work = fresh.copy()

    def listing() -> float:
        for _ in range(calls):
            legal(states, 0, out)
        return calls

    def applying() -> tuple[float, float]:
        work[:] = fresh
        start = time.perf_counter()
        for n in range(calls):
            apply(work, n, first)
        return calls, time.perf_counter() - start

    other = peers.python_calls("hearts")
    yield cost("call", "µs", 1e6, rate(listing), "openspiel-python-legal-actions", other)
    yield cost("call-apply", "µs", 1e6, applying)


@kernel
def _copy(source: States, target: States, copies: int) -> None:
    """Copy states one after the other from one array to another, ``copies`` times in all."""
    for n in range(copies):
        target[(3 * n) % len(target)] = source[n % len(source)]


def copy_rows() -> Iterator[Row]:
    """What a copy of a state costs inside compiled code."""
    source, target, copies = np.repeat(_dealt(), 16), np.zeros(16, STATE), 2_000_000

    def work() -> float:
        _copy(source, target, copies)
        return copies

    yield cost("copy", "ns", 1e9, rate(work), "openspiel-python-clone", peers.clones("hearts"))


def loop_rows() -> Iterator[Row]:
    """Random rounds driven from Python, one call of the core for each ply; the deal is a call too."""
    rng, games = random.Random(1), 300
    first, states = new_states(1, 3), np.zeros(1, STATE)
    rngs, deals = generators(5, 1), batch.deal_space()
    out = np.zeros(ACTIONS, np.int16)

    def work() -> float:
        decisions, draw, at = 0, rng.random, out.item
        for _ in range(games):
            batch.start(states, first, False, rngs, deals)  # noqa: FBT003  # compiled calls are positional
            n = legal(states, 0, out)
            while n:
                action = at(int(draw() * n))
                n = advance(states, 0, action, out)
                # The lion's draws are chance's, as the peer's are.
                decisions += not DRAW <= action < RETURN
        return decisions

    whole, dealt = peers.python_playouts("hearts"), peers.python_playouts("hearts", dealt=True)
    yield speed("python-loop", "decisions/s", rate(work), HEARTS_PYTHON, whole)
    yield speed("python-loop-dealt", "decisions/s", rate(work), "openspiel-python-dealt", dealt)
