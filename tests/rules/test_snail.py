"""Snail: takes either sex when loaded, within the sex rule, and keeps it while aboard."""

import pytest

from noah.game.reasons import Reason
from noah.game.values import Card
from noah.notation.errors import MalformedError
from noah.testing.scene import scene


@pytest.mark.parametrize("aboard", ["", "bear:m", "bear:f"])
def test_either_sex_on_no_animal_or_one(aboard: str) -> None:
    assert scene(docks=[aboard], hands=["snail"]).legal == ["load snail:f", "load snail:m"]


@pytest.mark.parametrize(
    ("aboard", "card", "refused"),
    [
        ("cat:m bear:f", "snail:m", "snail:f"),
        ("cat:f bear:m", "snail:f", "snail:m"),
        ("cat:m bear:m", "snail:m", "snail:f"),
        ("cat:f bear:f panda:f", "snail:f", "snail:m"),
        ("cat:m bear:f panda:m", "snail:f", "snail:m"),
    ],
)
def test_on_two_animals_and_more_the_sex_rule_decides(aboard: str, card: str, refused: str) -> None:
    s = scene(docks=[aboard], hands=["snail"])
    assert s.legal == [f"load {card}"]
    assert s.refusal(f"load {refused}") == Reason("sex", need=card[-1])
    assert s.view(0).reasons == {}


def test_it_lies_with_its_sex_and_leads_noah_by_it() -> None:
    s = scene(docks=["bear:m"], hands=["snail cat:m"]).play("load snail:f")
    assert s.docks[0] == "bear:m snail:f"
    assert s.legal == ["noah 1", "noah 4"]
    s = scene(docks=["bear:m"], hands=["snail cat:m"]).play("load snail:m")
    assert s.docks[0] == "bear:m snail:m"
    assert s.legal == ["noah 2", "noah 3"]


@pytest.mark.parametrize(
    ("aboard", "sex"),
    [
        ("snail:f bear:m", "f"),
        ("snail:m bear:f", "m"),
        ("snail:m bear:m", "m"),
        ("bear:f snail:m cat:f", "m"),
        ("bear:f snail:f cat:f", "f"),
    ],
)
def test_it_counts_by_its_sex_while_aboard(aboard: str, sex: str) -> None:
    assert scene(docks=[aboard], hands=["parrot:m parrot:f"]).loadable == f"parrot:{sex}"


def test_back_in_a_hand_it_has_no_sex_and_may_take_the_other_one() -> None:
    s = scene(docks=["elephant:f rhinoceros:f snail:f"], hands=["cat:f bear:m"]).play("take")
    assert s.hand(0) == "bear:m cat:f elephant:f rhinoceros:f snail"
    s.play("load snail:m", "noah 2")
    assert s.docks[0] == "snail:m"


def test_equal_snails_are_one_choice() -> None:
    s = scene(docks=["cat:m bear:f"], hands=["snail snail snail"])
    assert s.legal == ["load snail:m"]


def test_it_is_given_without_a_sex() -> None:
    s = scene(docks=["elephant:m rhinoceros:m"], hands=["cat:m snail lion:f", "panda:m"])
    s.play("load cat:m", "noah 2", "give snail 1")
    assert s.hand(1) == "panda:m snail"


@pytest.mark.parametrize("text", ["load snail", "give snail:f 1", "return snail:m"])
def test_it_has_a_sex_on_a_ferry_and_none_in_a_hand(text: str) -> None:
    with pytest.raises(MalformedError):
        scene(hands=["snail"]).play(text)


def test_on_the_roommates_ferry_it_is_one_species_whatever_its_sex() -> None:
    s = scene(docks=["snail:m"], hands=["snail cat:m"], roommates=0)
    assert s.loadable == "cat:m"
    assert s.refusal("load snail:f") == Reason("roommates")
    assert s.view(0).reasons == {Card("snail"): Reason("roommates")}


def test_the_roommates_tell_when_only_the_other_sex_fails_by_sex() -> None:
    s = scene(docks=["snail:m bear:f"], hands=["snail cat:m"], roommates=0)
    assert s.refusal("load snail:f") == Reason("sex", need="m")
    assert s.refusal("load snail:m") == Reason("roommates")
    assert s.view(0).reasons == {Card("snail"): Reason("roommates")}


def test_it_weighs_one_and_fills_a_ferry_at_20() -> None:
    s = scene(docks=["elephant:m giraffe:m cat:m"], hands=["snail cat:m"])
    assert s.legal == ["load snail:m"]
    assert s.preview("load snail:m").departs
