"""The player that looks ahead."""

import random
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from noah.core.actions import ACTIONS
from noah.core.chance import Generator, generators
from noah.core.layout import STATE, Ints
from noah.game.values import Action
from noah.game.view import View
from noah.players.greedy.weights import shipped
from noah.players.player import Budget, weariness
from noah.players.search.selection import settle
from noah.players.search.settings import USUAL
from noah.players.search.simulate import WORK, simulate
from noah.players.search.tree import SIMULATIONS, Nodes, add_roots, new_tree, room_for

_FIRST_CHUNK = 16
_CHUNK_SECONDS = 0.01
_SHORTEST = 1e-6


class SearchPlayer:
    """Looks ahead on states that could be, and takes the action that most of its simulations chose."""

    name = "search"

    def __init__(self, most: tuple[int, ...]) -> None:
        """A player with a limit of its own.

        Args:
            most: the most playouts of a decision, by number of players from 1 to 5; a budget can only lower it.
        """
        self._most = most

    def decide(
        self, view: View, legal: tuple[Action, ...], rng: random.Random, budget: Budget
    ) -> Action:
        """The action that is best in simulations.

        Within a budget of playouts alone the same view, generator and number of threads give the same decision. The
        clock is looked at every hundredth of a second.
        """
        if len(legal) == 1:
            return legal[0]
        tree, chance = search(view, rng, budget, self._most[view.players - 1])
        chosen = settle(tree, weariness(view), chance)
        return legal[view.legal_ids.index(chosen)]


def search(view: View, rng: random.Random, budget: Budget, most: int) -> tuple[Nodes, Generator]:
    """Search from the view of a seat that has to act.

    With several threads each grows a tree of its own from its share of the playouts (root parallelism: G. Chaslot,
    M. Winands, J. van den Herik, "Parallel Monte-Carlo Tree Search", 2008), and what they counted is added up.

    Args:
        view: what that seat may know.
        rng: the only source of randomness.
        budget: how long, and on how many threads.
        most: how many playouts at most, whatever the budget.

    Returns:
        The tree, of several the sum below their roots, and the generator that was made from ``rng``.
    """
    if budget.playouts is not None:
        most = max(1, min(most, budget.playouts))
    threads = max(1, min(budget.threads, most))
    chances = generators(rng.getrandbits(64), threads)
    if threads == 1:
        return _grow(view, most, budget.milliseconds, chances[0]), chances[0]
    shares = [(most + n) // threads for n in range(threads)]
    with ThreadPoolExecutor(threads) as pool:
        trees = pool.map(
            lambda share, chance: _grow(view, share, budget.milliseconds, chance), shares, chances
        )
        summed, counts = new_tree(1 + ACTIONS)
        for tree in trees:
            add_roots(summed, counts, tree)
    return summed, chances[0]


def _grow(view: View, most: int, milliseconds: int | None, chance: Generator) -> Nodes:
    """A tree of at most so many simulations, which end with the time."""
    tree, counts = new_tree(room_for(most))
    weights, work = shipped(view.players), np.zeros(WORK, STATE)

    def run(simulations: int) -> None:
        simulate(
            view.state,
            0,
            view.knowledge,
            0,
            weights,
            USUAL,
            simulations,
            chance,
            tree,
            counts,
            work,
        )

    if milliseconds is None:
        run(most)
    else:
        run_for(milliseconds / 1000, most, run, counts)
    return tree


def run_for(
    seconds: float,
    most: int,
    run: Callable[[int], None],
    counts: Ints,
    clock: Callable[[], float] = time.perf_counter,
) -> None:
    """Run simulations in chunks until the time is up or there are ``most``; at least one chunk.

    Args:
        seconds: how long.
        most: how many simulations at most.
        run: runs so many more and counts them.
        counts: the counts of the tree.
        clock: tells the time, in seconds.
    """
    begun = clock()
    chunk = _FIRST_CHUNK
    while True:
        run(min(chunk, most - int(counts[SIMULATIONS])))
        spent = max(clock() - begun, _SHORTEST)
        done = int(counts[SIMULATIONS])
        # What the next ones will take is known by what those before took.
        chunk = int(min(_CHUNK_SECONDS, seconds - spent) * done / spent)
        if done >= most or chunk < 1:
            return
