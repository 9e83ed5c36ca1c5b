"""Whole games by a client that knows the contract alone; every record passes ``verify``."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from noah.game.verify import verify
from noah.notation.record import read_record
from noah.testing.classes import EVERY_OPTIONS
from noah.testing.wire.client import Client
from noah.testing.wire.live import Live
from noah.testing.wire.playing import play_over_http, play_over_sockets

Sit = Callable[..., tuple[list[Client], str]]
Open = Callable[..., Live]

GAMES: dict[str, dict[str, Any]] = {
    "beginner": {"players": 1},
    "advanced": {"players": 1, "options": {"solo": "advanced"}},
    "expert": {"players": 1, "options": {"solo": "expert"}, "memoryAid": True},
    "two": {"players": 2},
    "two to 26": {"players": 2, "options": {"ending": "reach26", "frog": True}},
    "three with crocodiles": {"players": 3, "options": {"crocodile": True}},
    "three with a bot": {"players": 3, "seats": ["me", "open", "bot:random"], "memoryAid": True},
    "four with roommates": {"players": 4, "options": {"roommates": True}},
    "four with bots": {
        "players": 4,
        "seats": ["bot:random", "me", "bot:greedy", "bot:greedy"],
        "options": {"roommates": True, "frog": True, "crocodile": True},
    },
    "five with everything": {
        "players": 5,
        "options": {"roommates": True, "frog": True, "crocodile": True},
        "memoryAid": True,
    },
}


def check_record(who: Client, table: str) -> None:
    """The record of a finished game agrees with the rules, and with the table's log and end."""
    answer = who.ask("GET", f"/api/tables/{table}/record", params={"states": 1})
    assert answer.status == 200
    assert list(verify(read_record(answer.content))) == []
    told = who.table(table)
    assert answer.body["scores"] == told["scores"]
    assert answer.body["winners"] == told["winners"]
    assert answer.body["options"] == told["options"]
    assert all("states" in played for played in answer.body["rounds"])
    plain = who.get(f"/api/tables/{table}/record")
    assert plain["rounds"] == [
        {key: value for key, value in played.items() if key != "states"}
        for played in answer.body["rounds"]
    ]
    log = who.events(table)
    assert [entry["version"] for entry in log] == [*range(1, told["version"] + 1)]
    assert len([entry for entry in log if entry["kind"] == "action"]) == sum(
        len(played["actions"]) for played in answer.body["rounds"]
    )


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_over_http(sit: Sit, name: str) -> None:
    persons, table = sit(**GAMES[name])
    end = play_over_http(persons, table, random.Random(name))
    assert end["status"] == "finished"
    assert end["state"]["phase"] == "over"
    assert end["state"]["legal"] == []
    assert all(isinstance(hand, list) for hand in end["state"]["hands"])
    check_record(persons[0], table)


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_over_sockets(sit: Sit, live: Open, name: str) -> None:
    persons, table = sit(**GAMES[name])
    sitting = [live(each, table) for each in persons]
    for each in sitting:
        each.until("table")
    end = play_over_sockets(sitting, random.Random(name))
    assert end == persons[0].table(table)["state"]
    check_record(persons[0], table)


EVERY_FEW = 12
"""In the short form one of so many combinations of options is played; GAMES has one of each kind."""


def test_whole_games_with_all_options(sit: Sit, long: bool) -> None:
    for options in EVERY_OPTIONS if long else EVERY_OPTIONS[::EVERY_FEW]:
        seats = ["me", *["bot:greedy"] * (options.players - 1)]
        persons, table = sit(options.players, options=options.to_json(), seats=seats)
        assert persons[0].table(table)["options"] == options.to_json()
        play_over_http(persons, table, random.Random(1))
        check_record(persons[0], table)
