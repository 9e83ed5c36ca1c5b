"""Alone, *Departure*: the top cards of the stock are discarded; without a reserve the dock stays empty."""

import pytest

from noah.game.reasons import Reason
from noah.testing.scene import solo_scene

NINETEEN = "elephant:m rhinoceros:m"
STOCK = "panda:m lion:f parrot:m parrot:f kangaroo:m kangaroo:f snail ..."


def test_instead_of_giving_the_top_card_is_discarded_and_then_one_is_drawn() -> None:
    s = solo_scene(hand="cat:m bear:f", stock=STOCK, docks=[NINETEEN, "bear:m"])
    preview = s.preview("load cat:m")
    assert (preview.departs, preview.gives) == (True, 0)
    s.play("load cat:m")
    assert (s.docks[0], s.departures) == (f"{NINETEEN} cat:m", 0)
    s.play("noah 2")
    assert s.docks == ["", "bear:m", "", "", ""]
    assert (s.reserve, s.departures, s.phase) == (2, 1, "load")
    assert s.hand(0) == "bear:f lion:f"
    assert s.stock.startswith("parrot:m parrot:f ")


@pytest.mark.parametrize(
    ("before", "missing", "drawn"),
    [
        (0, [], "lion:f"),
        (1, [], "parrot:m"),
        (2, [], "parrot:f"),
        (3, [], "kangaroo:m"),
        (4, [4], "kangaroo:f"),
        (5, [1, 4], "snail"),
    ],
)
def test_each_departure_discards_one_card_more(before: int, missing: list[int], drawn: str) -> None:
    docks = [NINETEEN, *(None if dock in missing else "" for dock in range(1, 5))]
    s = solo_scene(hand="cat:m bear:f", stock=STOCK, docks=docks, departures=before)
    s.play("load cat:m", "noah 2")
    assert (s.hand(0), s.departures) == (f"bear:f {drawn}", before + 1)
    assert s.docks[0] == ("" if before < 3 else None)
    assert s.reserve == max(0, 2 - before)


def test_fewer_are_discarded_if_the_stock_has_fewer() -> None:
    s = solo_scene(hand="cat:m bear:f", stock="panda:m", docks=[NINETEEN], departures=2)
    s.play("load cat:m", "noah 2")
    assert (s.hand(0), s.stock, s.departures) == ("bear:f", "", 3)


def test_a_pair_draws_two_after_the_discards() -> None:
    s = solo_scene(hand="cat:f bear:m", stock=STOCK, docks=["elephant:m bear:f cat:m"])
    s.play("load cat:f", "noah 1")
    assert s.hand(0) == "bear:m lion:f parrot:m"


def test_with_a_woodpecker_at_13() -> None:
    s = solo_scene(hand="cat:m bear:f", stock=STOCK, docks=["woodpecker:m lion:m donkey:m"])
    assert s.play("load cat:m", "noah 2").departures == 1


def test_a_donkeys_ferry_leaves_and_noah_stays_with_the_new_one() -> None:
    s = solo_scene(hand="donkey:m bear:f", stock=STOCK, docks=["elephant:m lion:m"])
    s.play("load donkey:m")
    assert (s.phase, s.noah, s.docks[0], s.hand(0)) == ("load", 0, "", "bear:f lion:f")


def test_noah_cannot_go_where_there_is_no_ferry() -> None:
    s = solo_scene(hand="cat:m bear:f", docks=["", "", None])
    assert s.preview("load cat:m").docks == (3,)
    s.play("load cat:m")
    assert s.legal == ["noah 3"]
    assert s.refusal("noah 2") == Reason("dock")
    s = solo_scene(hand="cat:m bear:f", docks=["", None, None], noah=3)
    assert s.play("load bear:f").legal == ["noah 4"]


def test_a_dock_without_a_ferry_is_seen_as_empty() -> None:
    s = solo_scene(hand="cat:m bear:f", docks=["", "", None])
    assert s.position()["docks"] == [[], [], None, [], []]
    assert s.view(0).ferries[2] is None
    assert (s.view(0).reserve, s.view(0).departures, s.view(0).next_roommates) == (0, 4, None)
