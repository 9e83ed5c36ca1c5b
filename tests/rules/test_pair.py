"""A pair: an animal of the species that lay last on that ferry lets the same player play again."""

import pytest

from noah.testing.scene import scene


@pytest.mark.parametrize(
    ("aboard", "card"),
    [
        ("cat:m", "cat:m"),
        ("cat:m", "cat:f"),
        ("cat:f", "cat:m"),
        ("bear:m cat:f", "cat:m"),
        ("bear:m cat:m", "cat:m"),
        ("bear:f panda:f cat:f", "cat:f"),
    ],
)
def test_whatever_their_sexes_the_same_player_plays_again(aboard: str, card: str) -> None:
    s = scene(docks=[aboard], hands=[f"{card} lion:f"])
    assert s.preview(f"load {card}").pair
    s.play(f"load {card}", "noah 2" if card == "cat:m" else "noah 1")
    assert (s.turn, s.phase) == (0, "load")


@pytest.mark.parametrize(
    ("aboard", "card"),
    [
        ("", "cat:m"),
        ("bear:f", "cat:m"),
        ("cat:m bear:f", "cat:m"),
        ("cat:f bear:m", "cat:f"),
    ],
)
def test_without_a_pair_the_next_seat_plays(aboard: str, card: str) -> None:
    s = scene(docks=[aboard], hands=[f"{card} lion:f"])
    assert not s.preview(f"load {card}").pair
    s.play(f"load {card}", "noah 2" if card == "cat:m" else "noah 1")
    assert (s.turn, s.phase) == (1, "load")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_after_the_last_seat_the_first_one_plays(players: int) -> None:
    hands = ["..."] * (players - 1) + ["cat:m bear:m"]
    s = scene(players=players, hands=hands, turn=players - 1)
    assert s.play("load cat:m", "noah 2").turn == 0


def test_he_plays_again_from_where_noah_now_stands() -> None:
    s = scene(docks=["cat:m"], hands=["cat:f lion:m bear:f"]).play("load cat:f", "noah 4")
    assert s.noah == 4
    s.play("load bear:f", "noah 3")
    assert s.docks == ["cat:m cat:f", "", "", "", "bear:f"]
    assert s.turn == 1


def test_as_often_as_it_happens() -> None:
    docks = ["cat:m", "", "parrot:f", "bear:m"]
    s = scene(docks=docks, hands=["cat:m parrot:f bear:f panda:m lion:m"])
    s.play("load cat:m", "noah 2")
    assert s.turn == 0
    s.play("load parrot:f", "noah 3")
    assert s.turn == 0
    s.play("load bear:f", "noah 4")
    assert s.turn == 0
    s.play("load panda:m", "noah 1")
    assert s.turn == 1


def test_a_pair_of_donkeys_is_played_on_the_same_ferry() -> None:
    s = scene(docks=["donkey:m"], hands=["donkey:f bear:f cat:m"]).play("load donkey:f")
    assert (s.turn, s.phase, s.noah) == (0, "load", 0)
    assert s.play("load cat:m", "noah 2").docks[0] == "donkey:m donkey:f cat:m"
    assert s.turn == 1


def test_a_pair_of_snails() -> None:
    s = scene(docks=["bear:m snail:f"], hands=["snail lion:f"]).play("load snail:m", "noah 3")
    assert s.turn == 0


def test_a_pair_of_giraffes_or_lions_comes_after_the_power() -> None:
    s = scene(docks=["giraffe:m"], hands=["giraffe:f cat:m"])
    assert s.play("load giraffe:f", "peek 2", "noah 1").turn == 0
    s = scene(docks=["lion:m"], hands=["lion:f cat:m", "bear:m panda:m"])
    s.play("load lion:f", "swap 1", "draw bear:m", "return cat:m", "noah 1")
    assert (s.turn, s.hand(0)) == (0, "bear:m")


def test_a_pair_that_makes_the_ferry_leave_comes_after_the_gifts() -> None:
    hands = ["cat:m bear:f lion:f", "panda:m"]
    s = scene(docks=["elephant:m bear:m cat:m"], hands=hands)
    s.play("load cat:m", "noah 2")
    assert (s.phase, s.turn) == ("give", 0)
    s.play("give lion:f 1")
    assert (s.phase, s.turn, s.noah) == ("load", 0, 2)


def test_a_ferry_that_was_taken_back_makes_no_pair() -> None:
    s = scene(docks=["elephant:m rhinoceros:m snail:m"], hands=["bear:f cat:m"])
    s.play("take", "load snail:m", "noah 2")
    assert s.turn == 1


def test_what_lies_on_another_ferry_makes_no_pair() -> None:
    s = scene(docks=["bear:m", "cat:f", "cat:f", "cat:m"], hands=["cat:m lion:f"])
    assert s.play("load cat:m", "noah 2").turn == 1


def test_one_pair_gives_one_more_turn() -> None:
    s = scene(docks=["cat:m"], hands=["cat:f bear:m lion:f"]).play("load cat:f", "noah 1")
    assert s.play("load bear:m", "noah 3").turn == 1
