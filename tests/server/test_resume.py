"""Coming back with ``after``: up to date, the missed entries, or everything anew."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from noah.testing.wire.client import Client
from noah.testing.wire.live import Live
from noah.testing.wire.playing import play_until

Sit = Callable[..., tuple[list[Client], str]]
Open = Callable[..., Live]


def play_to(persons: list[Client], table: str, version: int) -> int:
    """Play until ``version`` is reached; the version then."""
    found = play_until(
        persons, table, random.Random(4), lambda seen: [] if seen["version"] >= version else None
    )
    assert found
    seen: int = found[1]["version"]
    return seen


def test_who_is_up_to_date_gets_no_entries(sit: Sit, live: Open) -> None:
    persons, table = sit(2)
    version = play_to(persons, table, 10)
    socket = live(persons[0], table, after=version, version=version)
    assert socket.hear() == {"type": "entries", "entries": []}


@pytest.mark.parametrize("after", [0, 1, 5])
def test_who_missed_something_gets_it(sit: Sit, live: Open, after: int) -> None:
    persons, table = sit(2)
    version = play_to(persons, table, 10)
    socket = live(persons[0], table, after=after, version=after)
    message = socket.hear()
    assert message["type"] == "entries"
    assert [each["version"] for each in message["entries"]] == [*range(after + 1, version + 1)]
    assert message["entries"] == persons[0].events(table, after)


@pytest.mark.parametrize("ahead", [1, 1000, 10**15])
def test_who_is_ahead_of_the_log_gets_the_table(sit: Sit, live: Open, ahead: int) -> None:
    (ada, _), table = sit(2)
    socket = live(ada, table, after=1 + ahead)
    message = socket.hear()
    assert message["type"] == "table"
    assert message["table"]["version"] == 1


def test_who_comes_back_also_learns_who_is_there(sit: Sit, live: Open) -> None:
    (ada, bob), table = sit(2)
    live(bob, table).hear()
    socket = live(ada, table, after=1, version=1)
    assert socket.hear() == {"type": "entries", "entries": []}
    told = socket.until("presence")
    assert [player["connected"] for player in told["players"]] == [True, True]


def test_who_comes_back_to_a_table_that_waited_gets_it_too(
    ada: Client, bob: Client, live: Open
) -> None:
    table = ada.make(3)["id"]
    ada.post(f"/api/tables/{table}/leave")
    bob.post(f"/api/tables/{table}/join", {"seat": 1})
    socket = live(ada, table, after=0)
    assert socket.hear() == {"type": "entries", "entries": []}
    told = socket.until("table")["table"]
    assert (told["host"], told["seat"]) == (1, None)


def test_who_missed_the_end_gets_the_table_too(over: Any, live: Open) -> None:
    (ada, _), table = over
    version = ada.table(table)["version"]
    socket = live(ada, table, after=version - 1, version=version - 1)
    assert socket.hear()["entries"][0]["kind"] == "gameEnd"
    assert socket.until("table")["table"]["status"] == "finished"


def test_who_missed_his_own_return_gets_the_table_too(sit: Sit, live: Open) -> None:
    (ada, _), table = sit(2)
    ada.post(f"/api/tables/{table}/leave")
    version = ada.post(f"/api/tables/{table}/join")["version"]
    socket = live(ada, table, after=1, version=1)
    kinds = {entry["kind"] for entry in socket.hear()["entries"]}
    assert "standIn" in kinds
    assert socket.until("table")["table"]["seat"] == 0
    assert socket.version == version


@pytest.fixture(scope="module")
def long_log(server: Any) -> Any:
    """A table whose log has more than 500 entries, and somebody who sits there."""
    server.reseed("long log")
    rng = random.Random(5)
    with Client.guest(server.url, "Ada") as ada, Client.guest(server.url, "Bob") as bob:
        # With the ending reach26 a game has no longest; three players of chance need some rounds for 26 points.
        while True:
            table = ada.make(2, options={"ending": "reach26"})["id"]
            bob.post(f"/api/tables/{table}/join")
            found = play_until(
                [ada, bob], table, rng, lambda seen: [] if seen["version"] > 510 else None
            )
            if found:
                break
        yield ada, table


def test_who_is_too_old_gets_the_table(long_log: Any, live: Open) -> None:
    ada, table = long_log
    version = ada.table(table)["version"]
    assert live(ada, table, after=version - 501).hear()["type"] == "table"
    told = live(ada, table, after=version - 500, version=version - 500).hear()
    assert told["type"] == "entries"
    assert len(told["entries"]) == 500


def test_events_come_in_pages_of_five_hundred(long_log: Any) -> None:
    ada, table = long_log
    version = ada.table(table)["version"]
    first = ada.get(f"/api/tables/{table}/events")
    assert first["version"] == version
    assert [entry["version"] for entry in first["entries"]] == [*range(1, 501)]
    second = ada.get(f"/api/tables/{table}/events", after=500)
    assert [entry["version"] for entry in second["entries"]] == [*range(501, version + 1)]
    assert ada.get(f"/api/tables/{table}/events", after=version) == {
        "version": version,
        "entries": [],
    }
    assert ada.get(f"/api/tables/{table}/events", after=version + 7)["entries"] == []
