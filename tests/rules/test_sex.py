"""Load, *Sex*: on one ferry the animals are all of one sex, or alternate strictly."""

import pytest

from noah.game.reasons import Reason
from noah.game.values import Card
from noah.testing.scene import scene


@pytest.mark.parametrize("aboard", ["", "bear:m", "bear:f"])
def test_the_first_and_the_second_animal_may_be_of_either_sex(aboard: str) -> None:
    s = scene(docks=[aboard], hands=["cat:f cat:m"])
    assert s.loadable == "cat:f cat:m"
    ferry = s.ferry(0)
    assert (ferry.sequence, ferry.next) == ("free", None)


@pytest.mark.parametrize(
    ("aboard", "sequence", "sex"),
    [
        ("bear:m panda:m", "same", "m"),
        ("bear:f panda:f", "same", "f"),
        ("bear:m panda:f", "alternating", "m"),
        ("bear:f panda:m", "alternating", "f"),
        ("bear:m panda:m kangaroo:m", "same", "m"),
        ("bear:f panda:f kangaroo:f", "same", "f"),
        ("bear:m panda:f kangaroo:m", "alternating", "f"),
        ("bear:f panda:m kangaroo:f", "alternating", "m"),
        ("kangaroo:m parrot:f kangaroo:m parrot:f", "alternating", "m"),
        ("parrot:f kangaroo:f parrot:f kangaroo:f panda:f", "same", "f"),
    ],
)
def test_from_the_third_on_it_is_the_sex_of_the_last_but_one(
    aboard: str, sequence: str, sex: str
) -> None:
    s = scene(docks=[aboard], hands=["cat:f cat:m"])
    refused = {"m": "f", "f": "m"}[sex]
    assert s.loadable == f"cat:{sex}"
    assert s.refusal(f"load cat:{refused}") == Reason("sex", need=sex)
    assert s.view(0).reasons == {Card(f"cat:{refused}"): Reason("sex", need=sex)}
    ferry = s.ferry(0)
    assert (ferry.sequence, ferry.next) == (sequence, sex)


def test_the_second_animal_decides() -> None:
    assert scene(docks=["bear:m"], hands=["cat:f ..."]).play("load cat:f", "noah 1").docks[0] == (
        "bear:m cat:f"
    )
    next_turn = scene(docks=["bear:m donkey:f"], hands=["panda:m panda:f"])
    assert next_turn.loadable == "panda:m"


def test_only_the_ferry_where_noah_stands_counts() -> None:
    docks = ["bear:m cat:m", "bear:f cat:f", "panda:m kangaroo:f"]
    hands = ["parrot:f parrot:m"]
    assert scene(docks=docks, hands=hands, noah=0).loadable == "parrot:m"
    assert scene(docks=docks, hands=hands, noah=1).loadable == "parrot:f"
    assert scene(docks=docks, hands=hands, noah=2).loadable == "parrot:m"
    assert scene(docks=docks, hands=hands, noah=3).loadable == "parrot:f parrot:m"


@pytest.mark.parametrize(("need", "word"), [("m", "male"), ("f", "female")])
def test_the_reason_is_told_in_words(need: str, word: str) -> None:
    assert str(Reason("sex", need=need)) == f"a {word} animal is needed."
