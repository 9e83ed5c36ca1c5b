"""The search finds what can be forced, keeps to its budget and counts what it breaks off."""

import random

import numpy as np
import pytest

from noah.core.actions import SEATS
from noah.core.chance import generator
from noah.core.layout import GAME_ROUNDS, STATE
from noah.game.game import Game
from noah.game.view import View
from noah.notation.options import Options
from noah.players.greedy.weights import shipped
from noah.players.player import Budget
from noah.players.search.advice import Prospect, advice
from noah.players.search.reward import reward_seats
from noah.players.search.search import SearchPlayer, run_for
from noah.players.search.selection import CIRCLING, PATIENCE
from noah.players.search.settings import USUAL
from noah.players.search.simulate import WORK, simulate
from noah.players.search.tree import CAPPED, COUNTS, NODES, SIMULATIONS, new_tree, room_for
from noah.testing.scene import Scene, scene, solo_scene

WIN = float(USUAL[0].win)
PLAYER = SearchPlayer((400,) * SEATS)


def choices(s: Scene, playouts: int = 400) -> set[str]:
    """What the search chooses with several generators."""
    view = s.view(s.turn)
    budget = Budget(playouts=playouts)
    return {str(PLAYER.decide(view, view.legal, random.Random(n), budget)) for n in range(4)}


@pytest.mark.parametrize("players", range(2, 6))
def test_ends_the_round_when_it_can(players: int) -> None:
    # The bear fills the ferry, and the one card that is owed then is the hand's last.
    s = scene(players=players, docks=["elephant:m panda:f"], hands=["bear:m cat:m"])
    assert choices(s) == {"load bear:m"}


def test_wins_by_force() -> None:
    # The cat makes a pair, hence another turn; at dock 3 alone the elephant, the hand's last card, can then be loaded.
    # Whatever else is done, the next player loads his last card.
    s = scene(
        players=2,
        docks=["cat:f", "", "rhinoceros:f panda:m", "", ""],
        hands=["cat:m elephant:m", "kangaroo:m"],
    )
    assert choices(s) == {"load cat:m"}
    s.play("load cat:m")
    assert choices(s) == {"noah 3"}
    s.play("noah 3", "load elephant:m")
    assert s.sizes[0] == 0


def test_alone_it_wins_by_force() -> None:
    # Only dock 3 takes the last card.
    s = solo_scene(
        hand="kangaroo:m rhinoceros:m",
        stock="",
        docks=["", "", "elephant:m bear:f", "cat:m", ""],
        departures=1,
    )
    s.play("load kangaroo:m")
    assert choices(s) == {"noah 3"}


def view_of(options: Options, seed: int = 1, plies: int = 0) -> View:
    """The view of the seat to act in a game played at random for so many decisions."""
    rng = random.Random(seed)
    game = Game.from_options(options, rng)
    for _ in range(plies):
        game.play(rng.choice(game.legal))
    return game.view(game.to_move)


class Clock:
    """A clock that every simulation moves on by a thousandth of a second."""

    def __init__(self) -> None:
        self.counts = np.zeros(COUNTS, np.int64)
        self.chunks: list[int] = []

    def run(self, simulations: int) -> None:
        self.counts[SIMULATIONS] += simulations
        self.chunks.append(simulations)

    def read(self) -> float:
        return int(self.counts[SIMULATIONS]) / 1000


def test_simulations_end_with_the_time() -> None:
    clock = Clock()
    run_for(0.5, 10**6, clock.run, clock.counts, clock.read)
    assert 480 <= clock.counts[SIMULATIONS] <= 500
    assert max(clock.chunks) <= 20


def test_simulations_end_with_their_number() -> None:
    clock = Clock()
    run_for(0.5, 300, clock.run, clock.counts, clock.read)
    assert clock.counts[SIMULATIONS] == 300


def test_without_any_time_there_is_a_decision() -> None:
    view = view_of(Options(2), plies=4)
    assert PLAYER.decide(view, view.legal, random.Random(1), Budget(milliseconds=0)) in view.legal


def searched(view: View, simulations: int, nodes: int) -> list[int]:
    """The counts of a search from ``view``."""
    tree, counts = new_tree(nodes)
    simulate(
        view.state, 0, view.knowledge, 0, shipped(view.players), USUAL, simulations,
        generator(3), tree, counts, np.zeros(WORK, STATE),
    )  # fmt: skip
    return [int(count) for count in counts]


def test_every_simulation_is_counted_and_hardly_one_is_broken_off() -> None:
    counts = searched(view_of(Options(2)), 300, room_for(300))
    assert counts[SIMULATIONS] == 300
    assert counts[CAPPED] <= 3
    assert 300 <= counts[NODES] <= room_for(300)


def test_a_full_tree_is_gone_on_in() -> None:
    counts = searched(view_of(Options(3, crocodile=True)), 200, 20)
    assert counts[SIMULATIONS] == 200
    assert counts[NODES] == 20


def test_the_longer_a_round_the_more_the_player_varies() -> None:
    # As in a round that goes round in circles: the position is the same, only later.
    s = scene(players=2, docks=["elephant:m panda:f"], hands=["bear:m cat:m giraffe:m"])
    view = s.view(s.turn)

    def chosen(plies: int, repeated: int = 0) -> set[str]:
        late = View(view.options, view.seat, view.state, view.knowledge, plies, repeated)
        budget = Budget(playouts=60)
        return {str(PLAYER.decide(late, late.legal, random.Random(n), budget)) for n in range(40)}

    assert len(chosen(PATIENCE + CIRCLING)) > len(chosen(0))
    # And when the same position has come again.
    assert len(chosen(20, repeated=2)) > len(chosen(20))


def test_threads_share_the_playouts_and_repeat_what_they_find() -> None:
    view = view_of(Options(3), plies=20)

    def found(threads: int) -> tuple[Prospect, ...]:
        return advice(view, random.Random(7), Budget(playouts=301, threads=threads))

    for threads in (1, 2, 3):
        assert sum(prospect.visits for prospect in found(threads)) == 301
        assert sorted(prospect.action for prospect in found(threads)) == sorted(view.legal)
        assert found(threads) == found(threads)
    assert found(1) != found(2)


def test_more_threads_than_playouts_do_no_harm() -> None:
    view = view_of(Options(2), plies=4)
    (prospect,) = advice(view, random.Random(7), Budget(playouts=1, threads=8))
    assert prospect.visits == 1


def rewards(scores: list[int], before: list[int], round_n: int) -> list[float]:
    states = np.zeros(2, STATE)
    states["players"] = len(scores)
    states["round_n"] = round_n
    states["scores"][0, : len(scores)] = scores
    states["scores"][1, : len(scores)] = before
    found = np.zeros(SEATS)
    reward_seats(states[0], states[1], ended=True, settings=USUAL[0], rewards=found)
    return [float(reward) for reward in found[: len(scores)]]


def test_a_reward_is_how_far_one_is_ahead_in_the_round() -> None:
    assert rewards([5, 9], [5, 5], 1) == [0.6, 0.4]
    assert rewards([3, 3, 3], [3, 3, 3], 2) == [0.5, 0.5, 0.5]
    assert rewards([60, 0], [0, 0], 1) == [0.0, 1.0]


def test_in_the_last_round_the_win_of_the_game_is_what_counts() -> None:
    ahead, behind = rewards([10, 8], [0, 8], GAME_ROUNDS)
    assert behind > WIN
    assert ahead < 1.0 - WIN
    # He loses the round and wins the game.
    assert rewards([8, 20], [2, 20], GAME_ROUNDS)[0] > WIN
    shared = rewards([8, 8], [8, 8], GAME_ROUNDS)
    assert shared == [0.5, 0.5]
