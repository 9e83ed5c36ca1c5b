"""Alone, *Lion*: one animal may be lifted from any ferry onto the top of the stock, but not this lion."""

import pytest

from noah.game.reasons import Reason
from noah.notation.errors import MalformedError
from noah.testing.scene import Scene, solo_scene

STOCK = "panda:f parrot:f ..."


def lion(docks: list[str | None], card: str = "lion:m") -> Scene:
    return solo_scene(hand=f"{card} snail", stock=STOCK, docks=docks).play(f"load {card}")


def test_an_animal_of_any_ferry_goes_on_top_of_the_stock() -> None:
    s = lion(["", "cat:m", "", "bear:f"])
    assert (s.phase, s.turn) == ("lift", 0)
    assert s.legal == ["keep", "lift 1 0", "lift 3 0"]
    s.play("lift 1 0")
    assert s.docks == ["lion:m", "", "", "bear:f", ""]
    assert s.stock.startswith("cat:m panda:f parrot:f ")
    assert (s.phase, s.ferry(1).weight, s.ferry(1).carries) == ("noah", 0, 21)
    assert s.play("noah 2").hand(0) == "cat:m snail"


def test_he_may_keep_all_aboard() -> None:
    s = lion(["", "cat:m"]).play("keep")
    assert s.docks[:2] == ["lion:m", "cat:m"]
    assert s.stock.startswith("panda:f ")
    assert s.play("noah 3").hand(0) == "panda:f snail"


@pytest.mark.parametrize(
    ("elsewhere", "positions"),
    [
        ("cat:m", [0]),
        ("cat:m bear:f", [0, 1]),
        ("cat:m bear:m", [0, 1]),
        ("cat:m bear:m panda:m", [0, 1, 2]),
        ("cat:m bear:f panda:m", [0, 2]),
        ("cat:m bear:f cat:m kangaroo:f", [0, 3]),
        ("cat:m bear:m cat:m kangaroo:m", [0, 1, 2, 3]),
        ("lion:f", [0]),
    ],
)
def test_of_more_than_two_that_alternate_only_the_first_or_the_last(
    elsewhere: str, positions: list[int]
) -> None:
    s = lion(["", "", elsewhere])
    assert s.legal == ["keep", *(f"lift 2 {position}" for position in positions)]
    for position in {*range(len(elsewhere.split()))} - {*positions}:
        assert s.refusal(f"lift 2 {position}") == Reason("dock")


@pytest.mark.parametrize(
    ("aboard", "card", "positions"),
    [
        ("cat:m", "lion:m", [0]),
        ("cat:f", "lion:m", [0]),
        ("cat:m bear:m", "lion:m", [0, 1]),
        ("cat:m bear:f", "lion:m", [0]),  # three that alternate, and the last is this lion
        ("cat:m bear:f panda:m", "lion:f", [0]),
        ("cat:m bear:m panda:m", "lion:m", [0, 1, 2]),
    ],
)
def test_on_its_own_ferry_this_lion_counts_and_is_never_lifted(
    aboard: str, card: str, positions: list[int]
) -> None:
    s = lion([aboard], card)
    assert s.legal == ["keep", *(f"lift 0 {position}" for position in positions)]
    last = len(aboard.split())
    assert s.refusal(f"lift 0 {last}") == Reason("dock")
    assert s.refusal(f"lift 0 {last + 1}") == Reason("dock")


def test_when_nothing_can_be_lifted_there_is_nothing_to_decide() -> None:
    s = solo_scene(hand="lion:m snail", stock=STOCK, docks=["", "", None])
    assert s.preview("load lion:m").power is None
    s.play("load lion:m")
    assert (s.phase, s.legal) == ("noah", ["noah 3"])
    assert s.refusal("keep") == Reason("phase", phase="noah")


def test_the_ferry_is_whole_again_after_the_lift() -> None:
    s = lion(["", "", "cat:m bear:f panda:m"]).play("lift 2 0", "noah 2")
    assert (s.docks[2], s.ferry(2).sequence, s.ferry(2).next) == (
        "bear:f panda:m",
        "alternating",
        "f",
    )
    s = lion(["", "", "cat:m bear:m panda:m"]).play("lift 2 1")
    assert (s.docks[2], s.ferry(2).weight) == ("cat:m panda:m", 6)


def test_a_lifted_snail_has_no_sex() -> None:
    s = lion(["", "snail:f"]).play("lift 1 0")
    assert s.stock.startswith("snail panda:f ")


def test_a_ferry_whose_woodpecker_is_lifted_carries_21_again() -> None:
    s = lion(["", "woodpecker:m bear:m"]).play("lift 1 0")
    assert (s.docks[1], s.ferry(1).weight, s.ferry(1).carries) == ("bear:m", 7, 21)


@pytest.mark.parametrize(
    ("aboard", "action", "leaves"),
    [
        ("elephant:m donkey:m", "keep", True),
        ("elephant:m donkey:m", "lift 1 0", True),
        ("elephant:m donkey:m", "lift 0 0", False),
        ("elephant:m donkey:m", "lift 0 1", False),
        ("elephant:m parrot:m donkey:m", "lift 0 1", True),  # it weighs nothing
        ("woodpecker:m giraffe:m", "keep", True),
        ("woodpecker:m giraffe:m", "lift 0 0", False),  # 13 of 21 then
        ("woodpecker:m parrot:m giraffe:m", "lift 0 1", True),
    ],
)
def test_whether_a_ferry_leaves_is_judged_after_the_lift(
    aboard: str, action: str, leaves: bool
) -> None:
    s = solo_scene(hand="lion:m snail", stock=STOCK, docks=[aboard, "cat:m"])
    assert s.preview("load lion:m").departs
    s.play("load lion:m", action, "noah 2")
    assert s.departures == (1 if leaves else 0)
    assert (s.docks[0] == "") is leaves


def test_the_pair_is_that_with_the_animal_that_lay_last_before_the_lion() -> None:
    s = solo_scene(hand="lion:m snail", stock=STOCK, docks=["lion:f"]).play("load lion:m")
    assert s.legal == ["keep", "lift 0 0"]
    s.play("lift 0 0", "noah 2")
    assert s.hand(0) == "lion:f panda:f snail"


def test_the_player_knows_the_lifted_card_on_the_stock() -> None:
    s = lion(["", "cat:m"]).play("lift 1 0")
    assert s.view(0).stock_top == ("cat:m",)
    assert s.view(None).stock_top == ()


def test_lifted_onto_an_empty_stock_it_is_drawn() -> None:
    s = solo_scene(hand="lion:m snail", stock="", docks=["", "cat:m"], departures=1)
    s.play("load lion:m", "lift 1 0")
    assert s.stock == "cat:m"
    assert s.play("noah 2").hand(0) == "cat:m snail"


def test_there_must_be_an_animal_at_that_place() -> None:
    s = lion(["", "cat:m", "", None, ""])
    for action in ("lift 1 1", "lift 2 0", "lift 3 0", "lift 4 17"):
        assert s.refusal(action) == Reason("dock")
    for text in ("lift 5 0", "lift 0 18", "lift 1", "lift", "keep 1"):
        with pytest.raises(MalformedError):
            s.play(text)


def test_no_lift_without_a_lion_and_nothing_else_before_it() -> None:
    s = solo_scene(hand="lion:m snail", stock=STOCK, docks=["", "cat:m"])
    assert s.refusal("lift 1 0") == Reason("phase", phase="load")
    assert s.refusal("keep") == Reason("phase", phase="load")
    s.play("load lion:m")
    assert s.refusal("noah 2") == Reason("phase", phase="lift")
    assert s.refusal("swap 0") == Reason("phase", phase="lift")
