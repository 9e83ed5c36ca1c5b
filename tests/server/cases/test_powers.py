"""Powers that other implementations of this game got wrong, as this server tells them."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from noah.game.game import Game
from noah.notation.options import Options
from noah.testing.wire.client import Client

Meet = Callable[..., tuple[list[Client], str]]


def ferry_of(position: Any) -> list[str]:
    return list(position["docks"][position["noah"]] or ())


def crocodiles(position: Any) -> list[str]:
    """The loads of crocodiles that are legal, onto a ferry that is not empty."""
    loads = [action for action in position["legal"] if action.startswith("load crocodile")]
    return loads if ferry_of(position) else []


def turn_of(persons: list[Client], table: str) -> tuple[Client, Any]:
    """Who is to act, and the table as he sees it."""
    seen = [(person, person.table(table)) for person in persons]
    return next((person, told) for person, told in seen if told["state"]["legal"])


def test_crocodile_onto_a_ferry_whose_fleeing_animal_is_the_woodpecker_was_refused(
    meet: Meet,
) -> None:
    def wanted(game: Game) -> bool:
        position = game.position()
        first, *others = ferry_of(position) or [""]
        heavy = any(card.startswith(("elephant", "rhinoceros", "giraffe")) for card in others)
        return first.startswith("woodpecker") and heavy and bool(crocodiles(position))

    persons, table = meet(Options(2, crocodile=True), wanted)
    mover, told = turn_of(persons, table)
    state, noah = told["state"], told["state"]["noah"]
    woodpecker, *others = state["docks"][noah]
    assert state["ferries"][noah]["carries"] == 13
    (load, *_) = crocodiles(state)
    choice = next(each for each in state["choices"] if each["action"] == load)
    assert (choice["power"], choice["weight"] > 13) == ("flee", True)
    waiting = mover.act(table, told["version"], load).body
    assert (waiting["state"]["phase"], waiting["state"]["pending"]) == ("flee", choice["card"])
    (flee,) = waiting["state"]["legal"]
    after = mover.act(table, waiting["version"], flee).body["state"]
    assert after["docks"][noah] == [*others, choice["card"]]
    ferry = after["ferries"][noah]
    assert (ferry["weight"], ferry["carries"]) == (choice["weight"], 21)
    other = next(person for person in persons if person is not mover)
    assert woodpecker in other.table(table)["state"]["hands"][1 - told["seat"]]


def test_wrong_last_but_one_after_the_crocodile(meet: Meet) -> None:
    def wanted(game: Game) -> bool:
        position = game.position()
        ferry = ferry_of(position)
        return len(ferry) == 2 and ferry[0][-1] != ferry[1][-1] and bool(crocodiles(position))

    persons, table = meet(Options(3, crocodile=True), wanted)
    mover, told = turn_of(persons, table)
    noah = told["state"]["noah"]
    _, left = told["state"]["docks"][noah]
    (load, *_) = crocodiles(told["state"])
    waiting = mover.act(table, told["version"], load).body
    after = mover.act(table, waiting["version"], waiting["state"]["legal"][0]).body["state"]
    assert after["docks"][noah] == [left, load.removeprefix("load ")]
    # The third must have the sex of the last but one, which is the one that stayed.
    assert after["ferries"][noah]["next"] == left[-1]


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("earlier", ["peek", "swap"])
def test_after_an_earlier_giraffe_or_lion_the_crocodile_ran_the_wrong_power(
    meet: Meet, players: int, earlier: str
) -> None:
    def wanted(game: Game) -> bool:
        played = game.rounds[-1].actions
        return any(each.startswith(earlier) for each in played) and bool(
            crocodiles(game.position())
        )

    persons, table = meet(Options(players, crocodile=True), wanted)
    mover, told = turn_of(persons, table)
    before = told["state"]
    fleeing = before["docks"][before["noah"]][0]
    waiting = mover.act(table, told["version"], crocodiles(before)[0]).body
    assert waiting["state"]["phase"] == "flee"
    opponents = [seat for seat in range(players) if seat != told["seat"]]
    assert waiting["state"]["legal"] == [f"flee {seat}" for seat in opponents]
    target = opponents[-1]
    mover.act(table, waiting["version"], f"flee {target}")
    for seat, person in enumerate(persons):
        state = person.table(table)["state"]
        # No hand is shown, no card is drawn: what is private was so before.
        assert state["private"] is None or seat != told["seat"]
        count = before["hands"][target] + 1
        assert (len(state["hands"][target]) if seat == target else state["hands"][target]) == count
    hand = persons[target].table(table)["state"]["hands"][target]
    assert re.sub(r"^snail:.", "snail", fleeing).partition("=")[0] in hand


@pytest.mark.parametrize("aboard", [0, 1, 2, 3])
def test_snail_not_offered_or_its_sex_asked(meet: Meet, aboard: int) -> None:
    def wanted(game: Game) -> bool:
        position = game.position()
        snails = [action for action in position["legal"] if action.startswith("load snail")]
        return bool(snails) and len(ferry_of(position)) == aboard

    persons, table = meet(Options(2), wanted)
    _, told = turn_of(persons, table)
    state = told["state"]
    ferry = state["docks"][state["noah"]]
    snails = [each["card"] for each in state["choices"] if "snail" in each["action"]]
    if aboard < 2:
        assert snails == ["snail:f", "snail:m"]
    else:
        assert snails == [f"snail:{ferry[-2][-1]}"]
        assert state["ferries"][state["noah"]]["next"] == ferry[-2][-1]
