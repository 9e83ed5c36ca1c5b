"""Load: whoever has no card that the rules allow takes back all the animals of that ferry, then loads any card."""

import pytest

from noah.game.reasons import Reason
from noah.game.values import Card
from noah.testing.scene import scene

HEAVY = "elephant:m rhinoceros:m snail:m"


def test_nothing_that_fits_by_sex_or_weight_forces_it() -> None:
    s = scene(docks=[HEAVY], hands=["cat:m bear:f"])
    assert s.legal == ["take"]
    assert s.view(0).must_take_back
    assert s.view(0).reasons == {
        Card("cat:m"): Reason("weight", room=1),
        Card("bear:f"): Reason("sex", need="m"),
    }


def test_the_roommates_rule_forces_it_too() -> None:
    s = scene(docks=["cat:m"], hands=["cat:f"], roommates=0)
    assert s.legal == ["take"]
    assert s.play("take").loadable == "cat:f cat:m"


def test_all_animals_of_that_ferry_come_into_the_hand() -> None:
    s = scene(docks=[HEAVY, "panda:f"], hands=["cat:m bear:f", "kangaroo:m"]).play("take")
    assert s.docks == ["", "panda:f", "", "", ""]
    assert s.hand(0) == "bear:f cat:m elephant:m rhinoceros:m snail"
    assert s.hand(1) == "kangaroo:m"


def test_it_is_still_the_same_turn_at_the_same_dock() -> None:
    s = scene(docks=["", "", HEAVY], hands=["lion:m", "cat:m bear:f"], noah=2, turn=1).play("take")
    assert (s.turn, s.phase, s.noah) == (1, "load", 2)
    assert (s.reserve, s.departures) == (3, 0)


def test_then_any_card_may_be_loaded_also_one_just_taken() -> None:
    s = scene(docks=[HEAVY], hands=["cat:m bear:f"]).play("take")
    assert s.loadable == "bear:f cat:m elephant:m rhinoceros:m snail:f snail:m"
    s.play("load elephant:m", "noah 2")
    assert s.docks[0] == "elephant:m"
    assert s.turn == 1


def test_a_second_take_back_is_refused() -> None:
    s = scene(docks=[HEAVY], hands=["cat:m bear:f"]).play("take")
    assert s.refusal("take") == Reason("not-forced")


@pytest.mark.parametrize(
    ("docks", "hand"),
    [
        ([""], "cat:m"),
        (["bear:m"], "cat:f"),
        ([HEAVY], "bear:f cat:m snail"),
        ([HEAVY], "bear:f parrot:m"),
        (["elephant:m rhinoceros:f"], "cat:f kangaroo:m cat:m"),
    ],
)
def test_nobody_may_take_back_by_choice(docks: list[str], hand: str) -> None:
    s = scene(docks=docks, hands=[hand])
    assert "take" not in s.legal
    assert s.refusal("take") == Reason("not-forced")
    assert not s.view(0).must_take_back


def test_nothing_else_can_be_played_when_it_is_forced() -> None:
    s = scene(docks=[HEAVY], hands=["cat:m bear:f"])
    assert s.refusal("load cat:m") == Reason("weight", room=1)
    assert s.refusal("load bear:f") == Reason("sex", need="m")
    assert s.refusal("load elephant:m") == Reason("not-in-hand")
    assert s.refusal("noah 2") == Reason("phase", phase="load")


def test_a_snail_taken_in_hand_has_no_sex_again() -> None:
    s = scene(docks=["elephant:f rhinoceros:f snail:f"], hands=["cat:f bear:m"]).play("take")
    assert "snail" in s.hand(0).split()
    assert {"load snail:f", "load snail:m"} <= {*s.legal}


def test_without_its_woodpecker_the_ferry_carries_21_again() -> None:
    s = scene(docks=["woodpecker:m bear:m panda:m"], hands=["giraffe:m elephant:m"]).play("take")
    ferry = s.ferry(0)
    assert (ferry.weight, ferry.carries) == (0, 21)
    s.play("load elephant:m", "noah 2")
    ferry = s.ferry(0)
    assert (ferry.weight, ferry.carries) == (10, 21)


def test_a_card_already_held_and_one_taken_are_alike() -> None:
    s = scene(docks=["elephant:m rhinoceros:m parrot:m"], hands=["parrot:f kangaroo:m parrot:f"])
    assert s.play("take").hand(0) == "elephant:m kangaroo:m parrot:f parrot:f parrot:m rhinoceros:m"


def test_the_roommates_ferry_stays_where_it_is() -> None:
    s = scene(docks=[HEAVY], hands=["cat:m bear:f"], roommates=0).play("take")
    assert s.roommates == 0
    s.play("load cat:m", "noah 2")
    assert s.docks[0] == "cat:m"


def test_everybody_sees_what_was_taken() -> None:
    s = scene(docks=[HEAVY], hands=["cat:m bear:f"]).play("take")
    taken = {Card("elephant:m"): 1, Card("rhinoceros:m"): 1, Card("snail"): 1}
    assert s.view(1).known(0) == taken
    assert s.view(None).known(0) == taken


def test_the_reason_is_told_in_words() -> None:
    assert "nobody takes back by choice" in str(Reason("not-forced"))
