"""The greedy player does what a person would do in plain situations."""

import random

import pytest

from noah.game.view import View
from noah.players.greedy.greedy import GreedyPlayer
from noah.players.player import Budget
from noah.testing.scene import Scene, scene, solo_scene


def choices(s: Scene) -> set[str]:
    """What the greedy player chooses with several generators."""
    view = s.view(s.turn)
    player = GreedyPlayer()
    return {str(player.decide(view, view.legal, random.Random(n), Budget())) for n in range(5)}


@pytest.mark.parametrize("players", range(2, 6))
def test_lets_a_ferry_leave_and_gives_its_pandas_away(players: int) -> None:
    s = scene(
        players=players,
        docks=["elephant:m bear:m", "cat:m", "cat:f", "bear:f", "lion:f"],
        hands=["panda:m panda:f kangaroo:m giraffe:m"],
    )
    assert choices(s) == {"load panda:m"}
    s.play("load panda:m", "noah 2")
    assert {text.rpartition(" ")[0] for text in choices(s)} == {"give panda:f"}


@pytest.mark.parametrize("players", range(2, 6))
def test_ends_the_round_when_it_can(players: int) -> None:
    # The bear fills the ferry, and the one card that is owed then is the hand's last.
    s = scene(players=players, docks=["elephant:m panda:f"], hands=["bear:m cat:m"])
    assert choices(s) == {"load bear:m"}


def test_sheds_a_panda_rather_than_an_elephant() -> None:
    s = scene(players=4, docks=["", "", "", "", ""], hands=["panda:m elephant:m"])
    assert choices(s) == {"load panda:m"}


def test_sends_noah_where_the_next_player_is_known_to_be_stuck() -> None:
    s = scene(
        players=2,
        docks=["", "", "elephant:m bear:f", "", ""],
        hands=["giraffe:m cat:f kangaroo:f lion:f", "elephant:f rhinoceros:f bear:m"],
    )
    s.play("load giraffe:m", "peek 1")
    # A male leads to docks 2 and 3. At dock 2 a male of at most 4 is needed, and there is none.
    assert choices(s) == {"noah 2"}


def test_alone_it_does_not_walk_where_nothing_can_be_loaded() -> None:
    s = solo_scene(
        hand="kangaroo:m rhinoceros:m",
        stock="rhinoceros:f",
        docks=["", "", "elephant:m bear:f", "cat:m", ""],
        departures=1,
    )
    s.play("load kangaroo:m")
    assert choices(s) == {"noah 3"}


def test_a_position_that_comes_again_is_varied() -> None:
    s = scene(players=2, docks=["", "", "", "", ""], hands=["cat:m kangaroo:m bear:m elephant:m"])
    view = s.view(s.turn)

    def chosen(repeated: int) -> set[str]:
        again = View(view.options, view.seat, view.state, view.knowledge, view.plies, repeated)
        return {
            str(GreedyPlayer().decide(again, again.legal, random.Random(n), Budget()))
            for n in range(40)
        }

    assert len(chosen(8)) > len(chosen(0))
