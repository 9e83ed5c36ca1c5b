"""Departure: a ferry that carries exactly what it can leaves with its animals, after Noah has moved."""

import pytest

from noah.testing.scene import scene

NINETEEN = "elephant:m rhinoceros:m"


def test_a_ferry_at_21_leaves_after_noah_has_moved() -> None:
    s = scene(docks=[NINETEEN, "bear:f"], hands=["cat:m bear:m ..."]).play("load cat:m")
    assert (s.phase, s.reserve, s.departures) == ("noah", 3, 0)
    assert s.docks[0] == "elephant:m rhinoceros:m cat:m"
    s.play("noah 2")
    assert s.docks == ["", "bear:f", "", "", ""]
    assert (s.noah, s.reserve, s.departures) == (2, 2, 1)


def test_its_animals_are_nowhere_any_more() -> None:
    s = scene(players=2, docks=[NINETEEN], hands=["cat:m bear:m lion:f", "panda:m"])
    s.play("load cat:m", "noah 2", "give bear:m 1")
    assert (s.hand(0), s.hand(1)) == ("lion:f", "bear:m panda:m")
    assert s.docks == [""] * 5
    assert s.view().stock == 31 - 6  # all but two aboard, three and one in the hands


@pytest.mark.parametrize(
    ("aboard", "card", "leaves"),
    [
        ("elephant:m rhinoceros:m", "cat:m", True),  # 21
        ("elephant:m rhinoceros:m", "snail:m", False),  # 20
        ("elephant:m rhinoceros:m snail:m", "parrot:m", False),  # 20
        ("bear:m panda:m", "cat:m", False),  # 13 without a woodpecker
        ("woodpecker:m bear:m panda:m", "cat:m", True),  # 13 with one
        ("woodpecker:m bear:m panda:m", "snail:m", False),  # 12 with one
        ("bear:m panda:m cat:m", "woodpecker:m", True),  # 13, and the woodpecker comes aboard
        ("bear:m panda:m", "woodpecker:m", False),  # 11, and the woodpecker comes aboard
        ("", "elephant:m", False),
    ],
)
def test_it_leaves_at_exactly_what_it_carries(aboard: str, card: str, leaves: bool) -> None:
    held = card if not card.startswith("snail") else "snail"
    s = scene(docks=[aboard], hands=[f"{held} kangaroo:f kangaroo:m kangaroo:f"])
    preview = s.preview(f"load {card}")
    assert (preview.departs, preview.gives) == (leaves, 1 if leaves else 0)
    s.play(f"load {card}", "noah 2")
    assert s.departures == (1 if leaves else 0)
    assert s.docks[0] == ("" if leaves else f"{aboard} {card}".strip())


def test_the_next_ferry_carries_21_again() -> None:
    s = scene(docks=["woodpecker:m bear:m panda:m"], hands=["cat:m ..."]).play("load cat:m")
    ferry = s.ferry(0)
    assert (ferry.weight, ferry.carries) == (13, 13)
    s.play("noah 3")
    ferry = s.ferry(0)
    assert (ferry.animals, ferry.weight, ferry.carries) == ((), 0, 21)


@pytest.mark.parametrize(("before", "reserve"), [(0, 2), (1, 1), (2, 0)])
def test_the_reserve_gives_its_ferries_one_by_one(before: int, reserve: int) -> None:
    s = scene(docks=[NINETEEN], hands=["cat:m ..."], departures=before)
    assert s.reserve == reserve + 1
    s.play("load cat:m", "noah 2")
    assert (s.reserve, s.departures) == (reserve, before + 1)
    assert s.docks[0] == ""
    assert (s.view().reserve, s.view().departures) == (reserve, before + 1)


def test_with_an_empty_reserve_the_dock_stays_empty() -> None:
    s = scene(docks=[NINETEEN, "bear:f"], hands=["cat:m ..."], departures=3)
    s.play("load cat:m", "noah 2")
    assert s.docks == [None, "bear:f", "", "", ""]
    assert (s.reserve, s.departures, s.phase) == (0, 4, "give")
    assert s.view().ferries[0] is None


def test_only_the_ferry_just_loaded_leaves_wherever_noah_goes() -> None:
    s = scene(docks=["", "", NINETEEN, "", "bear:f"], hands=["cat:m ..."], noah=2)
    s.play("load cat:m", "noah 4")
    assert s.docks == ["", "", "", "", "bear:f"]


def test_a_ferry_may_leave_before_noah_does_after_a_donkey() -> None:
    s = scene(docks=["elephant:m lion:m"], hands=["donkey:m cat:m ...", "bear:f ..."])
    s.play("load donkey:m")
    assert (s.phase, s.noah, s.docks[0], s.departures) == ("give", 0, "", 1)
    assert s.play("give cat:m 1", "load bear:f").docks[0] == "bear:f"
