"""As many animals as a ferry can carry, and hands of thirty cards and more."""

import pytest

from noah.game.reasons import Reason
from noah.testing.scene import Scene, scene

PARROTS = "parrot:m parrot:f parrot:m parrot:f parrot:m parrot:f"
CATS = "cat:m cat:f cat:m cat:f cat:m cat:f"
SEVENTEEN = f"{PARROTS} {CATS} snail:m snail:f snail:m snail:f snail:m"
"""Seventeen animals that weigh 17: six of nothing, six of 2, five of 1. A female comes next."""

HEAVY = "elephant:m elephant:f rhinoceros:m rhinoceros:f bear:m bear:f giraffe:m giraffe:f"
MIDDLE = "donkey:m donkey:m donkey:f donkey:f lion:m lion:m lion:f lion:f"
MIDDLE += " panda:m panda:m panda:m panda:f panda:f panda:f"
MIDDLE += " kangaroo:m kangaroo:m kangaroo:m kangaroo:f kangaroo:f kangaroo:f"
LIGHT = f"woodpecker:m woodpecker:f {PARROTS} {CATS} snail snail snail snail snail"
DECK = f"{HEAVY} {MIDDLE} {LIGHT}".split()
"""The 47 cards for five players."""


def without(*cards: str) -> str:
    """All cards of the deck but these."""
    left = list(DECK)
    for card in cards:
        left.remove(card)
    return " ".join(left)


def five(docks: list[str], hands: list[str], departures: int = 0) -> Scene:
    return scene(players=5, docks=docks, hands=hands, departures=departures)


def test_the_eighteenth_animal_may_be_loaded() -> None:
    s = five([SEVENTEEN], ["kangaroo:f panda:f lion:f kangaroo:m"])
    assert s.loadable == "kangaroo:f panda:f"
    assert s.refusal("load lion:f") == Reason("weight", room=4)
    assert s.refusal("load kangaroo:m") == Reason("sex", need="f")
    s.play("load kangaroo:f", "noah 1")
    assert s.docks[0] == f"{SEVENTEEN} kangaroo:f"
    assert (len(s.ferry(0).animals), s.ferry(0).weight, s.departures) == (18, 20, 0)
    assert s.ferry(0).next == "m"


def test_eighteen_animals_leave() -> None:
    s = five([SEVENTEEN], ["panda:f lion:f bear:m"])
    assert s.preview("load panda:f").departs
    s.play("load panda:f")
    assert (len(s.ferry(0).animals), s.ferry(0).weight) == (18, 21)
    s.play("noah 1", "give bear:m 4")
    assert (s.docks[0], s.departures, s.hand(0)) == ("", 1, "lion:f")


def test_eighteen_animals_are_taken_back() -> None:
    s = five([f"{SEVENTEEN} kangaroo:f"], ["bear:m elephant:f"])
    assert s.legal == ["take"]
    s.play("take")
    snails = ["snail"] * 5
    taken = [*PARROTS.split(), *CATS.split(), *snails, "kangaroo:f"]
    assert s.hand(0) == " ".join(sorted([*taken, "bear:m", "elephant:f"]))
    assert s.docks[0] == ""
    assert {"load snail:m", "load snail:f", "load elephant:f"} <= {*s.legal}


@pytest.mark.parametrize(
    ("snails", "card", "weight"),
    [("snail:m snail:f", "crocodile:m", 20), ("snail:m snail:f snail:m", "crocodile:f", 21)],
)
def test_of_many_animals_the_first_flees(snails: str, card: str, weight: int) -> None:
    aboard = f"{PARROTS} {CATS} {snails}"
    hands = [f"{card} bear:m", "bear:f"]
    s = scene(players=5, crocodile=True, docks=[aboard], hands=hands)
    assert s.preview(f"load {card}").weight == weight
    s.play(f"load {card}", "flee 1")
    assert s.hand(1) == "bear:f parrot:m"
    assert s.docks[0] == f"{aboard.removeprefix('parrot:m ')} {card}"
    assert s.ferry(0).weight == weight


def test_of_forty_three_cards_each_can_be_loaded() -> None:
    others = ["cat:m", "cat:f", "parrot:f", "snail"]
    s = five([], [without(*others), *others])
    assert s.sizes == [43, 1, 1, 1, 1]
    kinds = {*DECK} - {"snail"} | {"snail:m", "snail:f"}
    assert s.loadable == " ".join(sorted(kinds))
    assert len(s.view(0).previews) == len(kinds)
    s.play("load woodpecker:f", "noah 4")
    assert (s.sizes[0], s.turn) == (42, 1)


def test_none_of_thirty_four_cards_can_be_loaded_and_two_are_taken_back() -> None:
    others = ["cat:m cat:m", "cat:m parrot:m", "parrot:m snail snail", "parrot:m snail snail snail"]
    aboard = "elephant:m rhinoceros:m"
    hand = without(*aboard.split(), *" ".join(others).split())
    s = five([aboard], [hand, *others])
    assert s.sizes[0] == 34
    assert s.legal == ["take"]
    assert len(s.view(0).reasons) == len({*hand.split()})
    assert s.play("take").sizes[0] == 36


def test_a_hand_of_thirty_gives_and_gets() -> None:
    aboard = "elephant:m rhinoceros:m"
    others = ["bear:f", CATS.removeprefix("cat:m "), PARROTS, "snail snail snail"]
    hand = without(*aboard.split(), *" ".join(others).split())
    assert len(hand.split()) == 30
    s = five([aboard], [hand, *others], departures=3).play("load cat:m", "noah 2")
    kinds = {*hand.split()} - {"cat:m"}
    assert s.legal == sorted(f"give {card} {seat}" for card in kinds for seat in range(1, 5))
    s.play("give bear:m 1", "give donkey:m 2", "give donkey:m 3", "give snail 4")
    assert (s.phase, s.sizes) == ("deal", [25, 2, 6, 7, 4])


def test_a_hand_of_thirty_gets_one_more() -> None:
    aboard = "elephant:m rhinoceros:m"
    gifts = "cat:m bear:f lion:f"
    others = [CATS.removeprefix("cat:m "), PARROTS, "snail"]
    hand = without(*f"{aboard} {gifts}".split(), *" ".join(others).split())
    assert len(hand.split()) == 30
    s = five([aboard], [gifts, hand, *others]).play("load cat:m", "noah 2", "give bear:f 1")
    assert s.sizes[:2] == [1, 31]
    assert s.hand(1) == " ".join(sorted([*hand.split(), "bear:f"]))


def test_a_hand_of_thirty_is_looked_at_and_drawn_from() -> None:
    others = [CATS, PARROTS, "snail snail snail"]
    hand = without("giraffe:m", "lion:m", *" ".join(others).split())
    assert len(hand.split()) == 30
    s = five([], ["giraffe:m lion:m", hand, *others]).play("load giraffe:m", "peek 1")
    assert sum(s.view(0).known(1).values()) == 30
    s = five([], ["giraffe:m lion:m", hand, *others]).play("load lion:m", "swap 1")
    assert s.legal == sorted(f"draw {card}" for card in {*hand.split()})
    s.play("draw woodpecker:m", "return giraffe:m")
    assert s.sizes == [1, 30, 6, 6, 3]


def test_a_hand_of_thirty_is_charged() -> None:
    hand = f"{HEAVY} {MIDDLE} woodpecker:m woodpecker:f"
    assert len(hand.split()) == 30
    s = five([], ["cat:m", hand, "snail"]).play("load cat:m", "noah 2")
    donkeys, lions, pandas, kangaroos, woodpeckers = 4 * 1, 4 * 1, 6 * 4, 6 * 1, 2 * 2
    assert s.scores[1] == donkeys + lions + pandas + kangaroos + woodpeckers
