"""Load, *Weight*: the total may not exceed what the ferry carries, 21 (13 with a woodpecker aboard)."""

import pytest

from noah.game.reasons import Reason
from noah.game.values import Card
from noah.testing.scene import scene

WEIGHTS = {
    "snail": 1,
    "giraffe": 8,
    "donkey": 6,
    "lion": 5,
    "woodpecker": 0,
    "cat": 2,
    "elephant": 10,
    "panda": 4,
    "parrot": 0,
    "kangaroo": 3,
    "rhinoceros": 9,
    "bear": 7,
    "frog": 1,
    "crocodile": 6,
}


@pytest.mark.parametrize(("species", "weight"), WEIGHTS.items())
def test_each_species_weighs_what_the_table_says(species: str, weight: int) -> None:
    held = "snail" if species == "snail" else f"{species}:m"
    bonus = species in {"frog", "crocodile"}
    s = scene(players=5, frog=bonus, crocodile=bonus, hands=[f"{held} cat:f"])
    preview = s.preview(f"load {species}:m")
    assert (preview.weight, preview.card.weight) == (weight, weight)
    s.play(f"load {species}:m")
    ferry = s.ferry(0)
    assert ferry.weight == weight


def test_exactly_21_may_be_loaded_and_22_may_not() -> None:
    s = scene(docks=["elephant:m rhinoceros:m"], hands=["cat:m kangaroo:m"])
    assert s.loadable == "cat:m"
    assert s.refusal("load kangaroo:m") == Reason("weight", room=2)
    assert s.view(0).reasons == {Card("kangaroo:m"): Reason("weight", room=2)}


def test_what_weighs_nothing_goes_aboard_a_ferry_at_20() -> None:
    s = scene(docks=["elephant:m rhinoceros:m snail:m"], hands=["parrot:m cat:m snail"])
    assert s.loadable == "parrot:m snail:m"
    assert s.refusal("load cat:m") == Reason("weight", room=1)
    assert s.play("load parrot:m", "noah 2").docks[0] == "elephant:m rhinoceros:m snail:m parrot:m"


def test_with_a_woodpecker_13_is_the_limit() -> None:
    s = scene(docks=["woodpecker:m bear:m"], hands=["donkey:m giraffe:m"])
    assert s.loadable == "donkey:m"
    assert s.refusal("load giraffe:m") == Reason("weight", room=6)
    ferry = s.ferry(0)
    assert (ferry.weight, ferry.carries, ferry.needs) == (7, 13, 6)


@pytest.mark.parametrize("aboard", ["bear:m woodpecker:m panda:m", "woodpecker:m bear:m panda:m"])
def test_it_does_not_matter_where_the_woodpecker_lies(aboard: str) -> None:
    s = scene(docks=[aboard], hands=["cat:m kangaroo:m"])
    assert s.loadable == "cat:m"
    assert s.refusal("load kangaroo:m") == Reason("weight", room=2)


def test_a_woodpecker_elsewhere_changes_nothing_here() -> None:
    s = scene(docks=["bear:m cat:m", "woodpecker:m"], hands=["elephant:m cat:f"])
    assert s.loadable == "elephant:m"


def test_sex_is_judged_before_weight() -> None:
    s = scene(docks=["elephant:m rhinoceros:m"], hands=["kangaroo:f cat:m"])
    assert s.refusal("load kangaroo:f") == Reason("sex", need="m")


def test_the_reason_is_told_in_words() -> None:
    assert str(Reason("weight", room=2)) == "the ferry takes just 2 more."


def test_a_preview_tells_weight_and_limit() -> None:
    s = scene(docks=["elephant:m panda:m", "woodpecker:f"], hands=["cat:m bear:m"])
    cat, bear = s.preview("load cat:m"), s.preview("load bear:m")
    assert (cat.weight, cat.carries, cat.departs) == (16, 21, False)
    assert (bear.weight, bear.carries, bear.departs) == (21, 21, True)


def test_a_card_must_be_in_the_hand() -> None:
    s = scene(players=2, hands=["cat:m", "bear:m"])
    assert s.refusal("load bear:m") == Reason("not-in-hand")  # it is in the other hand
    assert s.refusal("load lion:f") == Reason("not-in-hand")  # it is in the unseen rest
    assert s.refusal("load frog:m") == Reason("not-in-hand")  # it is not in the deck
    assert s.docks[0] == ""
    assert s.hand(1) == "bear:m"
