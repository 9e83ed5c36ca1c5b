"""Alone, *Draw*: one card after the turn; two after a pair of different sexes."""

import pytest

from noah.testing.scene import solo_scene

STOCK = "panda:m lion:f parrot:m"


def test_one_card_from_the_top_after_the_turn() -> None:
    s = solo_scene(hand="cat:m bear:f", stock=f"{STOCK} ...").play("load cat:m")
    assert (s.phase, s.hand(0)) == ("noah", "bear:f")
    s.play("noah 2")
    assert (s.hand(0), s.turn, s.phase) == ("bear:f panda:m", 0, "load")
    assert s.stock.startswith("lion:f parrot:m ")


@pytest.mark.parametrize(
    ("aboard", "card", "drawn"),
    [
        ("cat:f", "cat:m", "lion:f panda:m"),
        ("cat:m", "cat:m", "panda:m"),
        ("bear:m", "cat:m", "panda:m"),
        ("cat:f bear:m", "cat:f", "panda:m"),
        ("bear:m cat:f", "cat:m", "lion:f panda:m"),
        ("snail:f", "snail:m", "lion:f panda:m"),
        ("snail:m", "snail:m", "panda:m"),
        ("", "cat:m", "panda:m"),
    ],
)
def test_two_after_a_pair_of_different_sexes(aboard: str, card: str, drawn: str) -> None:
    held = "snail" if card.startswith("snail") else card
    s = solo_scene(hand=f"{held} elephant:f", stock=f"{STOCK} ...", docks=[aboard])
    assert s.preview(f"load {card}").pair is (len(drawn.split()) == 2)
    s.play(f"load {card}", "noah 2" if card.endswith("m") else "noah 1")
    assert s.hand(0) == f"elephant:f {drawn}"


def test_a_pair_draws_what_there_is() -> None:
    s = solo_scene(hand="cat:m bear:f", stock="panda:m", docks=["cat:f"], departures=1)
    assert s.play("load cat:m", "noah 2").hand(0) == "bear:f panda:m"
    assert s.stock == ""


def test_an_empty_stock_gives_nothing() -> None:
    s = solo_scene(hand="cat:m bear:f", stock="", departures=1).play("load cat:m", "noah 2")
    assert (s.hand(0), s.phase) == ("bear:f", "load")


def test_after_a_donkey_too() -> None:
    s = solo_scene(hand="donkey:m bear:f", stock=f"{STOCK} ...").play("load donkey:m")
    assert (s.hand(0), s.noah, s.phase) == ("bear:f panda:m", 0, "load")
    s = solo_scene(hand="donkey:m bear:f", stock=f"{STOCK} ...", docks=["donkey:f"])
    assert s.play("load donkey:m").hand(0) == "bear:f lion:f panda:m"


def test_the_game_begins_with_two_cards_and_every_turn_ends_with_two() -> None:
    s = solo_scene(hand="cat:m bear:f", stock="panda:m lion:f ...")
    s.play("load cat:m", "noah 3", "load bear:f", "noah 2")
    assert s.hand(0) == "lion:f panda:m"


def test_the_cards_drawn_may_be_loaded() -> None:
    s = solo_scene(hand="cat:m bear:f", stock="snail ...").play("load cat:m", "noah 2")
    assert s.loadable == "bear:f snail:f snail:m"
