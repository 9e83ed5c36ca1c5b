"""Woodpecker: lowers what this ferry carries to 13."""

import pytest

from noah.game.reasons import Reason
from noah.testing.scene import scene


@pytest.mark.parametrize(
    ("aboard", "weight"),
    [("", 0), ("bear:m", 7), ("elephant:m cat:m", 12), ("elephant:m kangaroo:m", 13)],
)
def test_it_goes_aboard_up_to_13_and_the_ferry_carries_13(aboard: str, weight: int) -> None:
    s = scene(docks=[aboard], hands=["woodpecker:m cat:f"])
    preview = s.preview("load woodpecker:m")
    assert (preview.weight, preview.carries, preview.departs) == (weight, 13, weight == 13)
    s.play("load woodpecker:m")
    assert (s.ferry(0).weight, s.ferry(0).carries) == (weight, 13)


@pytest.mark.parametrize(
    ("aboard", "room"),
    [
        ("elephant:m panda:m", -1),
        ("elephant:m rhinoceros:m", -6),
        ("elephant:m rhinoceros:m snail:m", -7),
    ],
)
def test_it_cannot_go_aboard_a_ferry_that_weighs_more(aboard: str, room: int) -> None:
    s = scene(docks=[aboard], hands=["woodpecker:m parrot:m"])
    assert s.loadable == "parrot:m"
    assert s.refusal("load woodpecker:m") == Reason("weight", room=room)
    assert s.view(0).reasons == {"woodpecker:m": Reason("weight", room=room)}
    assert str(Reason("weight", room=room)) == "the ferry weighs more than 13 already."


def test_at_13_exactly_the_ferry_leaves() -> None:
    s = scene(docks=["elephant:m kangaroo:m"], hands=["woodpecker:m cat:f bear:m", "panda:m"])
    s.play("load woodpecker:m")
    assert s.docks[0] == "elephant:m kangaroo:m woodpecker:m"
    s.play("noah 2")
    assert (s.phase, s.docks[0], s.departures, s.ferry(0).carries) == ("give", "", 1, 21)


def test_below_13_it_stays_and_takes_what_is_left() -> None:
    s = scene(docks=["elephant:m"], hands=["woodpecker:m cat:f", "kangaroo:m panda:m"], noah=0)
    s.play("load woodpecker:m", "noah 2")
    assert (s.docks[0], s.ferry(0).carries, s.ferry(0).needs) == ("elephant:m woodpecker:m", 13, 3)
    later = scene(docks=["elephant:m woodpecker:m"], hands=["kangaroo:m panda:m"])
    assert later.loadable == "kangaroo:m"
    assert later.preview("load kangaroo:m").departs


def test_a_second_one_changes_nothing_more() -> None:
    s = scene(docks=["bear:f woodpecker:m"], hands=["woodpecker:f cat:m"]).play("load woodpecker:f")
    assert (s.ferry(0).weight, s.ferry(0).carries) == (7, 13)
    assert s.play("noah 1").turn == 0  # a pair


def test_it_counts_for_its_own_ferry_alone() -> None:
    s = scene(docks=["woodpecker:m", "bear:f"], hands=["cat:m lion:f"])
    assert [s.ferry(dock).carries for dock in range(5)] == [13, 21, 21, 21, 21]


def test_it_obeys_the_sex_rule() -> None:
    s = scene(docks=["cat:m bear:f"], hands=["woodpecker:f woodpecker:m"])
    assert s.loadable == "woodpecker:m"
    assert s.refusal("load woodpecker:f") == Reason("sex", need="m")


def test_it_weighs_nothing() -> None:
    s = scene(docks=["woodpecker:f"], hands=["elephant:f cat:m"]).play("load elephant:f")
    assert s.ferry(0).weight == 10
