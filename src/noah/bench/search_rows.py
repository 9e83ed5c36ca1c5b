"""How fast the search looks ahead, beside OpenSpiel's, and what more threads bring."""

import os
import random
from collections.abc import Iterator

import numpy as np

from noah.bench import peers
from noah.bench.measure import Row, Sample, rate, speed
from noah.core.chance import generator
from noah.core.layout import STATE
from noah.game.game import Game
from noah.game.view import View
from noah.notation.options import Options
from noah.players.greedy.greedy import GreedyPlayer
from noah.players.greedy.weights import shipped
from noah.players.player import Budget
from noah.players.search.search import search
from noah.players.search.settings import HUNDRED, USUAL, AllSettings, settings
from noah.players.search.simulate import WORK, simulate
from noah.players.search.tree import clear, new_tree, room_for

PLAYERS = 3
POSITIONS = 8
SIMULATIONS = 1000
"""Of each search that is measured beside the peer's."""
MID_ROUND = 40
"""Plies; a round of three has about eighty."""
THOUGHT = 10_000
"""Playouts of a search on several threads: those of an expert's decision."""


def mid_round(games: int, seed: int = 1) -> list[View]:
    """Views of seats that have something to decide in the middle of the first round of so many games."""
    views: list[View] = []
    rng, player = random.Random(seed), GreedyPlayer()
    while len(views) < games:
        game = Game.from_options(Options(PLAYERS), rng)
        while game.round == 1 and game.phase != "deal":
            view = game.view(game.to_move)
            if view.plies >= MID_ROUND and len(view.legal) > 1:
                views.append(view)
                break
            game.play(player.decide(view, view.legal, rng, Budget()))
    return views


def _searches(views: list[View], how: AllSettings) -> Sample:
    """A search from each view on one thread: simulations."""
    tree, counts = new_tree(room_for(SIMULATIONS))
    work, chance, weights = np.zeros(WORK, STATE), generator(3), shipped(PLAYERS)

    def work_through() -> float:
        for view in views:
            clear(tree, counts)
            simulate(
                view.state, 0, view.knowledge, 0, weights, how, SIMULATIONS, chance, tree, counts, work
            )  # fmt: skip
        return SIMULATIONS * len(views)

    return rate(work_through)


def _on_threads(views: list[View], threads: int) -> Sample:
    """An expert's thought from each view on so many threads: simulations."""
    rng, budget = random.Random(1), Budget(playouts=THOUGHT, threads=threads)

    def work_through() -> float:
        for view in views:
            search(view, rng, budget, THOUGHT)
        return THOUGHT * len(views)

    return rate(work_through)


def _cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def search_rows() -> Iterator[Row]:
    """Simulations with random playouts beside OpenSpiel's, with greedy ones, and on more and more threads."""
    views = mid_round(POSITIONS)
    yield speed(
        "search",
        "simulations/s",
        _searches(views, settings(slips=HUNDRED)),
        "openspiel-ismcts-cpp-oh-hell",
        peers.cpp_searches(f"oh_hell(players={PLAYERS})", POSITIONS, SIMULATIONS),
    )
    yield speed("search-greedy-playouts", "simulations/s", _searches(views, USUAL))
    few = views[:2]
    threads = 2
    while threads <= _cores():
        yield speed(
            f"search-{threads}-threads",
            "simulations/s",
            _on_threads(few, threads),
            "one thread",
            _on_threads(few, 1),
        )
        threads *= 2
