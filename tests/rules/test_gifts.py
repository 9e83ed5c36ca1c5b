"""Departure: the player gives cards to opponents, one at the first departure, two at the second and so on."""

import pytest

from noah.game.reasons import Reason
from noah.notation.errors import MalformedError
from noah.testing.scene import Scene, scene


def departed(hand: str, *, players: int = 4, before: int = 0, others: str = "...") -> Scene:
    """Seat 0 holds ``hand`` when a ferry has left; its docks 0 and 2 are empty then."""
    hands = [f"cat:m {hand}", others]
    s = scene(players=players, docks=["elephant:m rhinoceros:m"], hands=hands, departures=before)
    return s.play("load cat:m", "noah 2")


def test_any_card_to_any_opponent() -> None:
    s = departed("bear:f snail")
    assert (s.phase, s.turn, s.view(0).owed) == ("give", 0, 1)
    assert s.legal == [
        "give bear:f 1",
        "give bear:f 2",
        "give bear:f 3",
        "give snail 1",
        "give snail 2",
        "give snail 3",
    ]


def test_equal_cards_are_one_choice() -> None:
    assert departed("snail snail snail", players=2).legal == ["give snail 1"]


@pytest.mark.parametrize(("before", "owed"), [(0, 1), (1, 2), (2, 3), (3, 4)])
def test_each_departure_of_the_round_costs_one_card_more(before: int, owed: int) -> None:
    s = departed("bear:f bear:m lion:f lion:m panda:f", before=before)
    for left in range(owed, 0, -1):
        assert (s.phase, s.turn, s.view(0).owed, s.view(None).owed) == ("give", 0, left, left)
        s.play(s.legal[0])
    assert s.sizes[0] == 5 - owed
    assert s.phase == ("load" if owed < 4 else "deal")


@pytest.mark.parametrize(
    ("before", "held", "owed"),
    [(0, 1, 1), (1, 1, 1), (1, 2, 2), (2, 1, 1), (2, 2, 2), (2, 3, 3), (3, 3, 3), (3, 4, 4)],
)
def test_everything_if_the_hand_holds_fewer(before: int, held: int, owed: int) -> None:
    cards = " ".join(["bear:f", "bear:m", "lion:f", "lion:m"][:held])
    hands = [f"cat:m {cards}", "panda:m ..."]
    s = scene(docks=["elephant:m rhinoceros:m"], hands=hands, departures=before)
    assert s.preview("load cat:m").gives == owed
    s.play("load cat:m", "noah 2")
    assert s.view(0).owed == owed
    for _ in range(owed):
        assert s.phase == "give"
        s.play(s.legal[0])
    assert s.phase == ("deal" if held == owed or before == 3 else "load")


def test_an_empty_hand_gives_nothing() -> None:
    hands = ["cat:m", "panda:m"]
    s = scene(players=2, docks=["elephant:m rhinoceros:m"], hands=hands, departures=1)
    assert next(iter(s.view(0).previews.values())).gives == 0
    s.play("load cat:m", "noah 2")
    assert (s.phase, s.departures) == ("deal", 2)


def test_as_he_likes_to_share_them_out() -> None:
    s = departed("bear:f bear:m lion:f lion:m panda:f", before=2, others="kangaroo:m")
    assert s.play("give lion:f 1", "give bear:m 3", "give lion:m 1").hand(1) == (
        "kangaroo:m lion:f lion:m"
    )
    assert s.hand(0) == "bear:f panda:f"
    assert "bear:m" in s.hand(3).split()


def test_all_to_the_same_opponent() -> None:
    s = departed("bear:f bear:m lion:f", before=1, others="kangaroo:m")
    assert s.play("give lion:f 1", "give bear:m 1").hand(1) == "bear:m kangaroo:m lion:f"


def test_then_the_next_seat_plays() -> None:
    s = departed("bear:f lion:f").play("give bear:f 3")
    assert (s.turn, s.phase, s.noah) == (1, "load", 2)


def test_the_card_must_be_in_the_hand() -> None:
    s = departed("bear:f lion:f", others="kangaroo:m")
    assert s.refusal("give kangaroo:m 1") == Reason("not-in-hand")
    assert s.refusal("give cat:m 1") == Reason("not-in-hand")


@pytest.mark.parametrize(("players", "seat"), [(2, 0), (4, 0), (2, 2), (3, 4), (4, 4)])
def test_not_to_oneself_nor_to_an_empty_seat(players: int, seat: int) -> None:
    s = departed("bear:f lion:f", players=players)
    assert s.refusal(f"give bear:f {seat}") == Reason("seat")
    assert s.sizes[0] == 2
    assert str(Reason("seat")) == "choose another player of this game."


@pytest.mark.parametrize(
    "text", ["give bear:f 9", "give bear:f -1", "give bear:f", "give 1 bear:f"]
)
def test_what_is_no_gift_is_malformed(text: str) -> None:
    with pytest.raises(MalformedError):
        departed("bear:f lion:f").play(text)


def test_nothing_else_is_played_while_cards_are_owed() -> None:
    s = departed("bear:f lion:f")
    assert s.refusal("load bear:f") == Reason("phase", phase="give")
    assert s.refusal("noah 3") == Reason("phase", phase="give")


def test_no_gift_without_a_departure() -> None:
    s = scene(hands=["cat:m bear:f"])
    assert s.refusal("give bear:f 1") == Reason("phase", phase="load")
    assert s.play("load cat:m", "noah 2").phase == "load"
    assert s.turn == 1


def test_a_gift_from_a_seat_in_the_middle() -> None:
    hands = ["panda:m", "cat:m bear:f lion:f", "kangaroo:m"]
    s = scene(docks=["elephant:m rhinoceros:m"], hands=hands, turn=1).play("load cat:m", "noah 3")
    assert s.legal == ["give bear:f 0", "give bear:f 2", "give lion:f 0", "give lion:f 2"]
    s.play("give lion:f 0")
    assert (s.hand(0), s.turn) == ("lion:f panda:m", 2)
