"""Lion: the player draws a random card from an opponent's hand, then gives back one card of his hand."""

import random
from collections import Counter

import pytest

from noah.game.game import CHANCE
from noah.game.reasons import Reason
from noah.testing.scene import Scene, scene

HANDS = ["lion:m cat:m", "bear:f snail snail", "panda:m kangaroo:f"]


def swapped() -> Scene:
    return scene(hands=HANDS).play("load lion:m", "swap 1")


def test_he_chooses_an_opponent_before_noah_moves() -> None:
    s = scene(hands=HANDS)
    assert s.preview("load lion:m").power == "swap"
    s.play("load lion:m")
    assert (s.phase, s.turn, s.legal) == ("swap", 0, ["swap 1", "swap 2"])


def test_of_two_players_there_is_one_choice() -> None:
    assert scene(players=2, hands=HANDS[:2]).play("load lion:m").legal == ["swap 1"]


@pytest.mark.parametrize("seat", [0, 3, 4])
def test_not_from_ones_own_hand_nor_from_an_empty_seat(seat: int) -> None:
    assert scene(hands=HANDS).play("load lion:m").refusal(f"swap {seat}") == Reason("seat")


def test_chance_draws_one_of_the_distinct_cards_of_that_hand() -> None:
    s = swapped()
    assert (s.phase, s.turn, s.game.to_move) == ("draw", 0, CHANCE)
    assert s.legal == ["draw bear:f", "draw snail"]
    for seat in (0, 1, 2, None):
        assert not s.view(seat).acts
        assert s.view(seat).legal == ()


def test_a_card_that_is_not_there_cannot_be_drawn() -> None:
    s = swapped()
    for card in ("cat:m", "panda:m", "lion:m", "elephant:f"):
        assert s.refusal(f"draw {card}") == Reason("not-in-hand")


def test_the_card_drawn_comes_into_his_hand() -> None:
    s = swapped().play("draw snail")
    assert (s.phase, s.turn) == ("return", 0)
    assert [s.hand(seat) for seat in range(3)] == [
        "cat:m snail",
        "bear:f snail",
        "kangaroo:f panda:m",
    ]
    assert s.legal == ["return cat:m", "return snail"]


@pytest.mark.parametrize(
    ("card", "first", "second"),
    [("cat:m", "snail", "bear:f cat:m snail"), ("snail", "cat:m", "bear:f snail snail")],
)
def test_he_gives_back_one_card_which_may_be_the_one_drawn(
    card: str, first: str, second: str
) -> None:
    s = swapped().play("draw snail", f"return {card}")
    assert (s.hand(0), s.hand(1), s.hand(2)) == (first, second, "kangaroo:f panda:m")
    assert (s.phase, s.turn, s.legal) == ("noah", 0, ["noah 2", "noah 3"])
    assert s.play("noah 3").turn == 1


def test_a_card_that_is_not_in_his_hand_cannot_be_given_back() -> None:
    s = swapped().play("draw snail")
    assert s.refusal("return bear:f") == Reason("not-in-hand")
    assert s.refusal("return lion:m") == Reason("not-in-hand")


def test_each_card_of_the_hand_is_drawn_as_often_as_any_other() -> None:
    drawn: Counter[str] = Counter()
    rng = random.Random(5)
    for _ in range(150):
        s = scene(players=2, hands=HANDS[:2], rng=rng).play("load lion:m", "swap 1")
        drawn[s.hand(0)] += 1
    assert {*drawn} == {"bear:f cat:m", "cat:m snail"}
    assert 80 <= drawn["cat:m snail"] <= 120  # two snails among three cards


def test_only_the_two_of_them_see_the_cards() -> None:
    s = swapped().play("draw snail")
    assert s.view(1).known(0) == {"snail": 1}
    assert not s.view(2).known(0)
    assert not s.view(None).known(0)
    s.play("return cat:m")
    assert s.view(0).known(1) == {"cat:m": 1}
    assert s.view(1).known(0) == {"snail": 1}
    for seat in (2, None):
        assert not any(s.view(seat).known(other) for other in range(3))


def test_who_gets_his_card_back_knows_it() -> None:
    s = swapped().play("draw snail", "return snail")
    assert not s.view(1).known(0)
    assert s.view(0).known(1) == {"snail": 1}


def test_everybody_learns_from_whom_he_draws() -> None:
    s = swapped()
    assert [s.view(seat).target for seat in (0, 1, 2, None)] == [1, 1, 1, 1]


def test_a_lion_as_the_last_card_gives_back_the_card_drawn_and_ends_the_round() -> None:
    s = scene(hands=["lion:m", "bear:f panda:f"]).play("load lion:m", "swap 1", "draw panda:f")
    assert s.legal == ["return panda:f"]
    s.play("return panda:f", "noah 2")
    assert (s.phase, s.hand(0)) == ("deal", "")


def test_from_a_hand_of_one_card() -> None:
    s = scene(hands=["lion:m cat:m", "bear:f"]).play("load lion:m", "swap 1")
    assert s.legal == ["draw bear:f"]
    s.play("draw bear:f")
    assert (s.hand(1), s.legal) == ("", ["return bear:f", "return cat:m"])
    assert s.play("return cat:m", "noah 2").phase == "load"
    assert (s.hand(0), s.hand(1)) == ("bear:f", "cat:m")


def test_a_lion_that_fills_the_ferry_swaps_before_the_gifts() -> None:
    hands = ["lion:m cat:m bear:m", "panda:f"]
    s = scene(docks=["elephant:m donkey:m"], hands=hands).play("load lion:m")
    assert (s.phase, s.departures) == ("swap", 0)
    s.play("swap 1", "draw panda:f", "return cat:m", "noah 2")
    assert (s.phase, s.departures) == ("give", 1)
    assert s.legal == ["give bear:m 1", "give bear:m 2", "give panda:f 1", "give panda:f 2"]


def test_no_swap_without_a_lion() -> None:
    s = scene(hands=HANDS)
    assert s.refusal("swap 1") == Reason("phase", phase="load")
    assert s.refusal("draw snail") == Reason("phase", phase="load")
    assert s.refusal("return cat:m") == Reason("phase", phase="load")
    assert s.play("load lion:m").refusal("return cat:m") == Reason("phase", phase="swap")
    assert s.refusal("noah 2") == Reason("phase", phase="swap")
    assert s.play("swap 2").refusal("return cat:m") == Reason("phase", phase="draw")
