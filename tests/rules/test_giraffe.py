"""Giraffe: the player looks at the hand of an opponent of his choice. Nobody else sees it."""

import pytest

from noah.game.reasons import Reason
from noah.notation.errors import MalformedError
from noah.testing.scene import Scene, scene

HANDS = ["giraffe:m cat:m", "bear:f snail snail", "panda:m lion:f"]


def loaded() -> Scene:
    return scene(hands=HANDS).play("load giraffe:m")


def test_he_chooses_an_opponent_before_noah_moves() -> None:
    s = scene(hands=HANDS)
    assert s.preview("load giraffe:m").power == "peek"
    s.play("load giraffe:m")
    assert (s.phase, s.turn, s.noah) == ("peek", 0, 0)
    assert s.legal == ["peek 1", "peek 2"]
    s.play("peek 1")
    assert (s.phase, s.legal) == ("noah", ["noah 2", "noah 3"])


def test_he_sees_the_hand_as_it_is() -> None:
    s = loaded().play("peek 1")
    assert s.view(0).known(1) == {"bear:f": 1, "snail": 2}
    assert not s.view(0).known(2)


def test_nobody_else_sees_it() -> None:
    s = loaded().play("peek 1")
    for seat in (1, 2, None):
        assert not any(s.view(seat).known(other) for other in range(3))


def test_the_others_learn_who_looks_at_whom() -> None:
    s = loaded().play("peek 2")
    assert [s.view(seat).target for seat in (0, 1, 2, None)] == [2, 2, 2, 2]
    s.play("noah 2")
    assert s.view(None).target is None


def test_no_card_moves() -> None:
    s = loaded().play("peek 1", "noah 3")
    assert [s.hand(seat) for seat in range(3)] == ["cat:m", "bear:f snail snail", "lion:f panda:m"]
    assert (s.turn, s.docks[0]) == (1, "giraffe:m")


def test_of_two_players_there_is_one_choice() -> None:
    s = scene(players=2, hands=HANDS[:2]).play("load giraffe:m")
    assert s.legal == ["peek 1"]
    s = scene(players=2, hands=["cat:m", "giraffe:m bear:m"], turn=1).play("load giraffe:m")
    assert s.legal == ["peek 0"]


@pytest.mark.parametrize("seat", [0, 3, 4])
def test_not_at_ones_own_hand_nor_at_an_empty_seat(seat: int) -> None:
    assert loaded().refusal(f"peek {seat}") == Reason("seat")


def test_there_is_no_seat_5() -> None:
    with pytest.raises(MalformedError, match="seat"):
        loaded().play("peek 5")


def test_nobody_looks_without_a_giraffe() -> None:
    s = scene(hands=HANDS)
    assert s.refusal("peek 1") == Reason("phase", phase="load")
    s.play("load cat:m")
    assert s.refusal("peek 1") == Reason("phase", phase="noah")
    assert loaded().play("peek 1").refusal("peek 2") == Reason("phase", phase="noah")


def test_a_giraffe_that_fills_the_ferry_looks_first() -> None:
    s = scene(docks=["elephant:m kangaroo:m"], hands=["giraffe:m cat:m bear:f", "panda:m"])
    s.play("load giraffe:m")
    assert (s.phase, s.departures) == ("peek", 0)
    s.play("peek 1", "noah 2")
    assert (s.phase, s.departures) == ("give", 1)


def test_a_giraffe_as_the_last_card_looks_and_ends_the_round() -> None:
    s = scene(hands=["giraffe:m", "panda:m"]).play("load giraffe:m")
    assert s.phase == "peek"
    assert s.play("peek 1", "noah 2").phase == "deal"
