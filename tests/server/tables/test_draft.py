"""Batches judged beside the table, in positions that are rare in play."""

import random
from collections.abc import Callable

import pytest

from noah.server.tables.draft import Draft
from noah.server.tables.table import Seat, Settings, Table
from noah.server.wire.problems import Problem
from noah.testing.scene import Scene, scene, solo_scene


def draft_of(begun: Scene) -> Draft:
    """A draft of a table where the game of a scene is played."""
    options = begun.game.options
    seats = [Seat(f"guest {seat}") for seat in range(options.players)]
    table = Table("0" * 32, 0.0, options, Settings(), 0, seats, game=begun.game)
    return Draft(table, random.Random(1))


def refusal(begun: Scene, *actions: str) -> Problem:
    with pytest.raises(Problem) as refused:
        draft_of(begun).play_batch([*actions], begun.game.to_move or 0)
    return refused.value


def giraffe(stock: str) -> Scene:
    return solo_scene(docks=["cat:m"], hand="giraffe:m cat:f", stock=stock, departures=2)


def test_alone_a_giraffe_without_a_stock_shows_nothing() -> None:
    draft = draft_of(giraffe(""))
    draft.play_batch(["load giraffe:m", "noah 2"], 0)
    assert [entry.action for entry in draft.entries] == ["load giraffe:m", "noah 2"]


@pytest.mark.parametrize("guess", ["order bear:m", "order cat:m", "noah 2", "take"])
def test_alone_a_giraffe_with_a_stock_ends_the_batch(guess: str) -> None:
    told = [refusal(giraffe(stock), "load giraffe:m", guess) for stock in ("bear:m", "cat:m")]
    assert [problem.type for problem in told] == ["reveals", "reveals"]
    assert told[0].to_json() == told[1].to_json()


@pytest.mark.parametrize("guess", ["load bear:m", "load cat:m", "noah 2"])
def test_the_card_drawn_at_the_end_of_a_turn_cannot_be_guessed(guess: str) -> None:
    def drawing(stock: str) -> Scene:
        return solo_scene(docks=["lion:m"], hand="kangaroo:m cat:f", stock=stock, departures=2)

    told = [
        refusal(drawing(stock), "load kangaroo:m", "noah 2", guess) for stock in ("bear:m", "cat:m")
    ]
    assert [problem.type for problem in told] == ["reveals", "reveals"]
    assert told[0].to_json() == told[1].to_json()


def crowd(hand: str) -> Callable[[], Scene]:
    return lambda: scene(players=2, docks=["cat:m"], hands=["giraffe:m lion:m bear:f", hand])


@pytest.mark.parametrize(
    "batch", [("load giraffe:m", "peek 1", "noah 2"), ("load lion:m", "swap 1", "return bear:f")]
)
def test_another_hand_cannot_be_guessed(batch: tuple[str, ...]) -> None:
    told = [refusal(crowd(hand)(), *batch) for hand in ("cat:f", "elephant:f")]
    assert [problem.type for problem in told] == ["reveals", "reveals"]
    assert told[0].to_json() == told[1].to_json()
    assert told[0].members["index"] == 1
