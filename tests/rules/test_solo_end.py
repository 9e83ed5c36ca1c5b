"""Alone: won when stock and hand are empty after a turn, lost when nothing can be loaded or Noah cannot move."""

import pytest

from noah.game.errors import FinishedError
from noah.game.reasons import Reason
from noah.testing.scene import solo_scene

NINETEEN = "elephant:m rhinoceros:m"


def test_won_when_stock_and_hand_are_empty_after_a_turn() -> None:
    s = solo_scene(hand="cat:m", stock="", departures=1).play("load cat:m")
    assert s.phase == "noah"
    s.play("noah 2")
    assert (s.phase, s.winners, s.scores, s.game.over) == ("over", [0], [0], True)
    with pytest.raises(FinishedError):
        s.play("load cat:m")


def test_not_won_while_a_card_is_left() -> None:
    s = solo_scene(hand="cat:m", stock="bear:f", departures=1).play("load cat:m", "noah 2")
    assert (s.phase, s.hand(0), s.winners) == ("load", "bear:f", [])
    assert s.play("load bear:f", "noah 1").winners == [0]
    s = solo_scene(hand="cat:m bear:f", stock="", departures=1).play("load cat:m", "noah 2")
    assert (s.phase, s.winners) == ("load", [])


def test_won_with_a_donkey_at_the_end() -> None:
    s = solo_scene(hand="donkey:m", stock="", departures=1).play("load donkey:m")
    assert (s.phase, s.winners) == ("over", [0])


def test_won_when_the_discards_empty_the_stock() -> None:
    s = solo_scene(hand="cat:m", stock="panda:m lion:f", docks=[NINETEEN], departures=1)
    assert s.play("load cat:m", "noah 2").winners == [0]


@pytest.mark.parametrize(
    "there",
    ["bear:f panda:m", "bear:f panda:f", f"{NINETEEN}"],
    ids=["alternating", "same", "weight"],
)
def test_lost_as_soon_as_no_card_can_be_loaded_at_the_start_of_a_turn(there: str) -> None:
    s = solo_scene(hand="cat:m lion:m", stock="kangaroo:m ...", docks=["", "", there])
    s.play("load cat:m")
    assert s.phase == "noah"
    s.play("noah 2")
    assert (s.phase, s.winners, s.game.over, s.legal) == ("over", [], True, [])


def test_a_card_drawn_after_the_turn_may_save_it() -> None:
    s = solo_scene(hand="cat:m lion:m", stock="kangaroo:f ...", docks=["", "", "bear:f panda:f"])
    s.play("load cat:m", "noah 2")
    assert s.loadable == "kangaroo:f"


def test_nothing_can_be_taken_back() -> None:
    s = solo_scene(hand="cat:m lion:m", docks=["bear:m"])
    assert s.refusal("take") == Reason("not-forced")


def test_lost_when_a_donkeys_ferry_left_and_its_dock_stayed_empty() -> None:
    stock = "cat:m cat:f parrot:m parrot:f kangaroo:m ..."
    s = solo_scene(hand="donkey:m bear:f", stock=stock, docks=["elephant:m lion:m"], departures=3)
    s.play("load donkey:m")
    assert s.docks == [None, "", "", "", ""]
    assert (s.phase, s.winners, s.hand(0)) == ("over", [], "bear:f kangaroo:m")


def test_but_won_when_nothing_is_left_then() -> None:
    docks = ["elephant:m lion:m"]
    s = solo_scene(hand="donkey:m", stock="cat:m cat:f", docks=docks, departures=3)
    assert s.play("load donkey:m").winners == [0]


def test_the_eighth_departure() -> None:
    docks = ["elephant:m lion:m", None, None, None, None]
    eight = "cat:m cat:f parrot:m parrot:f kangaroo:m kangaroo:f snail snail"
    s = solo_scene(hand="donkey:m", stock=eight, docks=docks).play("load donkey:m")
    assert (s.docks, s.departures, s.winners) == ([None] * 5, 8, [0])
    s = solo_scene(hand="donkey:m", stock=f"{eight} snail", docks=docks).play("load donkey:m")
    assert (s.phase, s.winners, s.hand(0)) == ("over", [], "snail")


ACROSS_EMPTY = ["", "", None, None, ""]


@pytest.mark.parametrize(
    ("hand", "stock"), [("cat:m bear:f", "panda:f ..."), ("cat:m bear:f", ""), ("cat:m", "")]
)
def test_lost_at_once_when_noah_has_to_move_and_has_nowhere_to_go(hand: str, stock: str) -> None:
    s = solo_scene(hand=hand, stock=stock, docks=ACROSS_EMPTY)
    assert s.preview("load cat:m").docks == ()
    s.play("load cat:m")
    assert (s.phase, s.winners, s.game.over) == ("over", [], True)
    assert s.docks[0] == "cat:m"


def test_also_when_the_ferry_would_have_left() -> None:
    s = solo_scene(hand="cat:m", stock="", docks=[NINETEEN, *ACROSS_EMPTY[1:]]).play("load cat:m")
    assert (s.phase, s.winners, s.departures) == ("over", [], 5)


def test_after_a_female_too() -> None:
    s = solo_scene(hand="cat:f bear:m", docks=["", None, "", "", None])
    assert s.play("load cat:f").phase == "over"
    s = solo_scene(hand="cat:m bear:m", docks=["", None, "", "", None])
    assert s.play("load cat:m").legal == ["noah 2", "noah 3"]


def test_a_donkey_need_not_move() -> None:
    s = solo_scene(hand="donkey:m bear:f", docks=ACROSS_EMPTY)
    assert s.preview("load donkey:m").docks == (0,)
    assert s.play("load donkey:m").phase == "load"


def test_a_power_comes_before_the_loss() -> None:
    s = solo_scene(hand="giraffe:m bear:f", stock="panda:f ...", docks=ACROSS_EMPTY)
    s.play("load giraffe:m")
    assert s.phase == "order"
    assert s.play(s.legal[0]).phase == "over"
    s = solo_scene(hand="lion:m bear:f", stock="panda:f ...", docks=["cat:m", *ACROSS_EMPTY[1:]])
    s.play("load lion:m")
    assert s.phase == "lift"
    assert s.play("keep").phase == "over"


def test_a_lion_as_the_last_card_wins_or_plays_on() -> None:
    docks = ["", "cat:m"]
    s = solo_scene(hand="lion:m", stock="", docks=docks, departures=1).play("load lion:m", "keep")
    assert s.play("noah 2").winners == [0]
    s = solo_scene(hand="lion:m", stock="", docks=docks, departures=1)
    s.play("load lion:m", "lift 1 0", "noah 2")
    assert (s.phase, s.hand(0)) == ("load", "cat:m")


def test_there_is_one_round_and_no_penalty() -> None:
    s = solo_scene(hand="cat:m panda:m", docks=ACROSS_EMPTY).play("load cat:m")
    assert (s.game.round, s.scores, s.game.results) == (1, [0], [])
