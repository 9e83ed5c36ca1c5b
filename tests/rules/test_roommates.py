"""Roommates (bonus): no species may be aboard that ferry twice, whatever the sex."""

import pytest

from noah.game.reasons import Reason
from noah.game.values import Card
from noah.testing.scene import scene


@pytest.mark.parametrize(
    ("aboard", "hand", "loadable"),
    [
        ("cat:m", "cat:f cat:m bear:f", "bear:f"),
        ("cat:m bear:f", "cat:m lion:m", "lion:m"),
        ("cat:m panda:f kangaroo:m", "cat:f kangaroo:f lion:f parrot:f", "lion:f parrot:f"),
        ("parrot:f", "parrot:m parrot:f snail", "snail:f snail:m"),
        ("", "cat:m cat:f", "cat:f cat:m"),
    ],
)
def test_no_species_twice_whatever_the_sex(aboard: str, hand: str, loadable: str) -> None:
    assert scene(docks=[aboard], hands=[hand], roommates=0).loadable == loadable


def test_the_reason_is_told() -> None:
    s = scene(docks=["cat:m bear:f"], hands=["cat:m lion:m"], roommates=0)
    assert s.refusal("load cat:m") == Reason("roommates")
    assert s.view(0).reasons == {Card("cat:m"): Reason("roommates")}
    assert "takes none twice" in str(Reason("roommates"))


def test_sex_and_weight_are_judged_first() -> None:
    s = scene(docks=["cat:m bear:f"], hands=["cat:f lion:m"], roommates=0)
    assert s.refusal("load cat:f") == Reason("sex", need="m")
    s = scene(docks=["elephant:m rhinoceros:f"], hands=["rhinoceros:m cat:m"], roommates=0)
    assert s.refusal("load rhinoceros:m") == Reason("weight", room=2)


def test_other_ferries_take_what_they_always_take() -> None:
    s = scene(docks=["cat:m", "cat:m"], hands=["cat:f bear:f"], noah=1, roommates=0)
    assert s.loadable == "bear:f cat:f"
    assert s.play("load cat:f", "noah 2").turn == 0


def test_everybody_sees_where_it_is() -> None:
    s = scene(docks=["cat:m"], roommates=3)
    assert s.position()["roommates"] == 3
    for seat in (0, 1, None):
        ferries = s.view(seat).ferries
        assert [ferry.roommates for ferry in ferries if ferry] == [False, False, False, True, False]


def test_when_it_has_left_the_dock_gets_an_ordinary_ferry() -> None:
    hands = ["donkey:m bear:m lion:f", "cat:m panda:f", "cat:f"]
    s = scene(docks=["elephant:m lion:m"], hands=hands, roommates=0)
    s.play("load donkey:m", "give bear:m 1")
    assert (s.roommates, s.ferry(0).roommates, s.position()["roommates"]) == (None, False, None)
    plain = scene(docks=["cat:m"], hands=["cat:f"], roommates=1, departures=1)
    assert plain.loadable == "cat:f"


@pytest.mark.parametrize(
    ("place", "departures", "is_next"),
    [
        (5, 0, True),
        (6, 0, False),
        (7, 0, False),
        (6, 1, True),
        (7, 1, False),
        (7, 2, True),
        (2, 0, False),
        (2, 3, None),
    ],
)
def test_whether_the_next_ferry_of_the_reserve_is_it_is_visible_to_all(
    place: int, departures: int, is_next: bool | None
) -> None:
    s = scene(roommates=place, departures=departures)
    assert [s.view(seat).next_roommates for seat in (0, 1, 2, None)] == [is_next] * 4
    assert s.roommates == (2 if place == 2 else None)


def test_it_comes_to_the_dock_whose_ferry_left() -> None:
    hands = ["donkey:m cat:m bear:f", "bear:m lion:f", "cat:f"]
    s = scene(docks=["", "", "elephant:m lion:m"], hands=hands, noah=2, roommates=5)
    s.play("load donkey:m", "give cat:m 1")
    assert (s.roommates, s.ferry(2).roommates, s.view(1).next_roommates) == (2, True, False)
    s.play("load cat:m", "noah 0")
    assert s.docks[2] == "cat:m"


def test_one_behind_the_next_comes_with_the_next_departure() -> None:
    hands = ["donkey:m cat:m bear:f", "bear:m lion:f", "cat:f"]
    s = scene(docks=["elephant:m lion:m"], hands=hands, roommates=6)
    assert s.view(0).next_roommates is False
    s.play("load donkey:m", "give cat:m 1")
    assert (s.roommates, s.view(0).next_roommates) == (None, True)


def test_a_forced_take_back_leaves_it_empty_and_then_any_card_may_be_loaded() -> None:
    s = scene(docks=["cat:m parrot:f"], hands=["cat:m parrot:f"], roommates=0)
    assert s.legal == ["take"]
    assert s.play("take").hand(0) == "cat:m cat:m parrot:f parrot:f"
    assert s.loadable == "cat:m parrot:f"


def test_without_the_option_there_is_no_such_ferry() -> None:
    s = scene(docks=["cat:m"], hands=["cat:f bear:f"])
    assert s.roommates is None
    assert s.view().next_roommates is False
    assert s.loadable == "bear:f cat:f"
