"""Donkey: Noah does not move, so the next animal goes on the same ferry."""

import pytest

from noah.game.reasons import Reason
from noah.testing.scene import scene


@pytest.mark.parametrize("sex", ["m", "f"])
@pytest.mark.parametrize("dock", [0, 3])
def test_noah_stays_and_the_next_seat_plays(sex: str, dock: int) -> None:
    s = scene(hands=[f"donkey:{sex} cat:m", "bear:f panda:f"], noah=dock)
    assert s.preview(f"load donkey:{sex}").docks == (dock,)
    s.play(f"load donkey:{sex}")
    assert (s.phase, s.turn, s.noah) == ("load", 1, dock)
    assert s.play("load bear:f").docks[dock] == f"donkey:{sex} bear:f"


def test_there_is_no_way_to_choose() -> None:
    s = scene(hands=["donkey:m cat:m"]).play("load donkey:m")
    assert s.refusal("noah 2") == Reason("phase", phase="load")


def test_the_next_animal_must_fit_that_ferry() -> None:
    s = scene(docks=["bear:m", "", "lion:f"], hands=["donkey:f cat:m", "panda:m panda:f"])
    assert s.play("load donkey:f").loadable == "panda:m"
    s = scene(docks=["elephant:m panda:f"], hands=["donkey:m cat:m", "cat:m parrot:f"])
    assert s.play("load donkey:m").legal == ["load parrot:f"]


def test_after_a_departure_the_next_animal_goes_on_the_new_ferry() -> None:
    s = scene(docks=["elephant:m lion:m"], hands=["donkey:m cat:m bear:f", "panda:f lion:f"])
    preview = s.preview("load donkey:m")
    assert (preview.weight, preview.departs, preview.gives, preview.docks) == (21, True, 1, (0,))
    s.play("load donkey:m")
    assert (s.phase, s.departures, s.reserve, s.docks[0], s.noah) == ("give", 1, 2, "", 0)
    s.play("give cat:m 2")
    assert (s.turn, s.loadable) == (1, "lion:f panda:f")
    assert s.play("load panda:f", "noah 1").docks[0] == "panda:f"


def test_a_donkey_as_the_last_card_ends_the_round() -> None:
    assert scene(hands=["donkey:m", "panda:m"]).play("load donkey:m").phase == "deal"


def test_two_donkeys_one_after_the_other() -> None:
    s = scene(players=3, hands=["donkey:m cat:m", "donkey:f bear:m cat:f", "panda:m"])
    s.play("load donkey:m", "load donkey:f")
    assert (s.docks[0], s.turn, s.noah) == ("donkey:m donkey:f", 1, 0)  # a pair
    assert s.play("load bear:m", "noah 2").turn == 2


def test_a_donkey_on_a_ferry_does_not_hold_noah_later() -> None:
    s = scene(docks=["donkey:m"], hands=["cat:m bear:f"]).play("load cat:m")
    assert s.legal == ["noah 2", "noah 3"]


def test_a_donkey_may_be_loaded_after_a_take_back() -> None:
    s = scene(docks=["elephant:m rhinoceros:m"], hands=["donkey:m bear:f"])
    s.play("take", "load donkey:m")
    assert (s.turn, s.noah, s.docks[0]) == (1, 0, "donkey:m")
