"""Frog (bonus): weighs 1; if some weight from 2 to 5 makes the ferry leave exactly, it may be played at that."""

import pytest

from noah.game.reasons import Reason
from noah.notation.errors import MalformedError
from noah.testing.scene import Scene, scene


def frogs(aboard: str, hand: str = "frog:m bear:f panda:f", *others: str) -> Scene:
    return scene(frog=True, docks=[aboard], hands=[hand, *others])


@pytest.mark.parametrize(
    ("aboard", "room"),
    [
        ("elephant:m rhinoceros:m", 2),
        ("elephant:m giraffe:m", 3),
        ("elephant:m bear:m", 4),
        ("elephant:m donkey:m", 5),
        ("woodpecker:m rhinoceros:m cat:m", 2),
        ("woodpecker:m elephant:m", 3),
        ("woodpecker:m rhinoceros:m", 4),
        ("woodpecker:m giraffe:m", 5),
    ],
)
def test_at_a_weight_that_makes_the_ferry_leave_or_at_1(aboard: str, room: int) -> None:
    s = frogs(aboard)
    assert s.legal == ["load frog:m", f"load frog:m={room}"]
    light, heavy = s.preview("load frog:m"), s.preview(f"load frog:m={room}")
    assert (heavy.weight, heavy.departs, heavy.gives) == (heavy.carries, True, 1)
    assert (light.weight, light.departs) == (heavy.carries - room + 1, False)


@pytest.mark.parametrize(
    ("aboard", "departs"),
    [
        ("", False),
        ("elephant:m", False),
        ("elephant:m lion:m", False),  # 6 are missing
        ("woodpecker:m bear:m", False),  # 6 are missing
        ("elephant:m giraffe:m cat:m", True),  # 1 is missing
        ("woodpecker:m elephant:m cat:m", True),  # 1 is missing
    ],
)
def test_otherwise_at_1_alone(aboard: str, departs: bool) -> None:
    s = scene(frog=True, docks=[aboard], hands=["frog:m"])
    assert s.legal == ["load frog:m"]
    assert s.preview("load frog:m").departs is departs


def test_played_heavy_it_lies_so_and_leaves_after_noah_has_moved() -> None:
    s = frogs("elephant:m bear:m").play("load frog:m=4")
    assert (s.docks[0], s.ferry(0).weight) == ("elephant:m bear:m frog:m=4", 21)
    s.play("noah 2")
    assert (s.phase, s.docks[0]) == ("give", "")


def test_played_light_it_stays() -> None:
    s = frogs("elephant:m bear:m").play("load frog:m", "noah 2")
    assert (s.docks[0], s.ferry(0).weight, s.departures) == ("elephant:m bear:m frog:m", 18, 0)


@pytest.mark.parametrize("weight", [2, 3, 5])
def test_no_other_weight_may_be_chosen(weight: int) -> None:
    reason = frogs("elephant:m bear:m").refusal(f"load frog:m={weight}")
    assert (reason.code, reason.room) == ("weight", 4)


@pytest.mark.parametrize("text", ["load frog:m=1", "load frog:m=6", "load frog", "load frog:x"])
def test_a_weight_that_no_frog_has_is_malformed(text: str) -> None:
    with pytest.raises(MalformedError):
        frogs("elephant:m bear:m").play(text)


def test_both_frogs_are_offered_within_the_sex_rule() -> None:
    s = scene(frog=True, docks=["elephant:m"], hands=["frog:m frog:f"])
    assert s.loadable == "frog:f frog:m"
    s = scene(frog=True, docks=["woodpecker:m giraffe:m"], hands=["frog:m frog:f"])
    assert s.loadable == "frog:m frog:m=5"
    assert s.refusal("load frog:f=5") == Reason("sex", need="m")


def test_it_must_be_in_the_hand() -> None:
    s = frogs("elephant:m bear:m", "panda:m")
    assert s.refusal("load frog:m") == Reason("not-in-hand")
    assert s.refusal("load frog:m=4") == Reason("not-in-hand")


def test_back_in_a_hand_it_weighs_1() -> None:
    s = frogs("elephant:m rhinoceros:m frog:m", "cat:m bear:f").play("take")
    assert s.hand(0) == "bear:f cat:m elephant:m frog:m rhinoceros:m"
    s.play("load frog:m", "noah 2")
    assert (s.docks[0], s.ferry(0).weight) == ("frog:m", 1)


def test_a_frog_makes_a_pair_with_a_frog_at_any_weight() -> None:
    s = scene(
        frog=True, docks=["rhinoceros:m bear:f frog:m"], hands=["frog:f cat:m lion:f", "bear:m"]
    )
    assert s.loadable == "frog:f frog:f=4"
    assert s.preview("load frog:f=4").pair
    s.play("load frog:f=4", "noah 1", "give cat:m 1")
    assert (s.turn, s.phase) == (0, "load")


def test_on_the_roommates_ferry_no_second_frog_at_any_weight() -> None:
    s = scene(frog=True, docks=["rhinoceros:m bear:f frog:m"], hands=["frog:f cat:f"], roommates=0)
    assert s.loadable == "cat:f"
    assert s.refusal("load frog:f") == Reason("roommates")
    assert s.refusal("load frog:f=4") == Reason("roommates")


def test_it_is_given_and_charged_as_a_card() -> None:
    s = frogs("elephant:m rhinoceros:m", "cat:m frog:m", "bear:f", "bear:m")
    s.play("load cat:m", "noah 2", "give frog:m 2")
    assert (s.hand(2), s.phase, s.scores) == ("bear:m frog:m", "deal", [0, 0, 5])


def test_with_a_snail_aboard_and_five_players() -> None:
    s = scene(players=5, frog=True, docks=["elephant:m snail:f"], hands=["frog:m snail cat:f"])
    assert s.loadable == "frog:m snail:m"
