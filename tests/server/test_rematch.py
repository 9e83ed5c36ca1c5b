"""The rematch: one new table for all who ask."""

import random
from collections.abc import Callable
from typing import Any

from noah.testing.wire.client import Client
from noah.testing.wire.live import Live
from noah.testing.wire.playing import play_over_http

Sit = Callable[..., tuple[list[Client], str]]
Person = Callable[..., Client]


def finished(sit: Sit, players: int, **wishes: Any) -> tuple[list[Client], str]:
    """Who sits at a table whose game is over, and its id."""
    persons, table = sit(players, **wishes)
    play_over_http(persons, table, random.Random(players))
    return persons, table


def names(table: Any) -> list[str | None]:
    return [player and player["name"] for player in table["players"]]


def test_it_starts_when_all_have_asked(sit: Sit) -> None:
    wishes = {"options": {"roommates": True}, "memoryAid": True, "watchers": False, "public": True}
    (ada, bob), table = finished(sit, 2, **wishes)
    first = ada.post(f"/api/tables/{table}/rematch")
    assert (first["status"], first["version"], first["seat"]) == ("waiting", 0, 1)
    assert names(first) == [None, "Ada"]
    assert first["host"] == 1
    assert first["options"]["roommates"] is True
    assert first["settings"] == {
        "public": True,
        "watchers": False,
        "memoryAid": True,
        "hints": False,
    }
    assert ada.table(table)["next"] == bob.table(table)["next"] == first["id"]
    second = bob.post(f"/api/tables/{table}/rematch")
    assert (second["id"], second["status"], second["seat"]) == (first["id"], "playing", 0)
    assert names(second) == ["Guest 0", "Ada"]
    assert second["state"]["hands"][1] == 8
    assert isinstance(second["state"]["hands"][0], list)


def test_to_ask_again_is_to_get_the_same_table(sit: Sit) -> None:
    (ada, _), table = finished(sit, 2)
    first = ada.post(f"/api/tables/{table}/rematch")
    assert ada.post(f"/api/tables/{table}/rematch") == first


def test_seats_are_rotated_and_bots_seated(sit: Sit) -> None:
    (ada, bob), table = finished(sit, 4, seats=["me", "bot:random", "open", "bot:greedy"])
    first = ada.post(f"/api/tables/{table}/rematch")
    assert [player and (player["bot"] or player["name"]) for player in first["players"]] == [
        "greedy",
        "Ada",
        "random",
        None,
    ]
    second = bob.post(f"/api/tables/{table}/rematch")
    assert (second["seat"], second["status"]) == (3, "playing")


def test_alone_or_with_bots_it_starts_at_once(sit: Sit) -> None:
    for players, seats in ((1, ["me"]), (2, ["me", "bot:greedy"])):
        (ada,), table = finished(sit, players, seats=seats)
        again = ada.post(f"/api/tables/{table}/rematch")
        assert (again["status"], again["version"] >= 1) == ("playing", True)
        assert again["id"] != table


def test_the_host_starts_it_without_the_others(sit: Sit) -> None:
    (ada, bob), table = finished(sit, 2)
    again = bob.post(f"/api/tables/{table}/rematch")["id"]
    ada.refused("not-seated", "POST", f"/api/tables/{again}/start")
    started = bob.post(f"/api/tables/{again}/start")
    assert (started["status"], started["seat"]) == ("playing", 0)
    assert [player["bot"] for player in started["players"]] == [None, "greedy"]
    ada.refused("table-full", "POST", f"/api/tables/{table}/rematch")


def test_a_seat_is_kept_for_who_has_not_asked_yet(sit: Sit, person: Person) -> None:
    (ada, bob, cleo), table = finished(sit, 3)
    again = ada.post(f"/api/tables/{table}/rematch")["id"]
    stranger = person("Eve")
    for seat in (None, 0, 1, 2):
        stranger.refused("table-full", "POST", f"/api/tables/{again}/join", {"seat": seat})
    assert bob.table(again)["seat"] is None
    # Whoever has the address of the new table may as well sit down there.
    assert bob.post(f"/api/tables/{again}/join")["seat"] == 2
    assert cleo.post(f"/api/tables/{table}/rematch")["status"] == "playing"


def test_only_who_played_may_ask(over: Any, person: Person, nobody: Client) -> None:
    _, table = over
    person().refused("not-seated", "POST", f"/api/tables/{table}/rematch")
    nobody.refused("unauthorized", "POST", f"/api/tables/{table}/rematch")


def test_not_before_the_end(sit: Sit) -> None:
    (ada, _), table = sit(2)
    ada.refused("running", "POST", f"/api/tables/{table}/rematch")
    waiting = ada.make(2)["id"]
    ada.refused("running", "POST", f"/api/tables/{waiting}/rematch")


def test_everybody_is_told_where_it_is(sit: Sit, nobody: Client, live: Callable[..., Live]) -> None:
    (ada, bob), table = finished(sit, 2)
    sockets = [live(who, table) for who in (bob, nobody)]
    for socket in sockets:
        assert socket.hear()["table"]["next"] is None
    again = ada.post(f"/api/tables/{table}/rematch")["id"]
    for socket in sockets:
        assert socket.until("next") == {"type": "next", "id": again}
    coming_back = live(bob, table, after=ada.table(table)["version"])
    assert coming_back.until("table")["table"]["next"] == again


def test_who_waits_at_the_new_table_hears_it_begin(sit: Sit, live: Callable[..., Live]) -> None:
    (ada, bob), table = finished(sit, 2)
    again = ada.post(f"/api/tables/{table}/rematch")["id"]
    waiting = live(ada, again)
    waiting.hear()
    bob.post(f"/api/tables/{table}/rematch")
    assert waiting.until("entries")["entries"][0]["kind"] == "deal"
    assert waiting.until("table")["table"]["status"] == "playing"


def test_a_rematch_has_a_rematch(sit: Sit) -> None:
    (ada,), table = finished(sit, 1)
    again = ada.post(f"/api/tables/{table}/rematch")["id"]
    play_over_http([ada], again, random.Random(1))
    assert ada.post(f"/api/tables/{again}/rematch")["id"] not in {table, again}


def test_who_was_forgotten_is_not_waited_for(sit: Sit) -> None:
    (ada, bob), table = finished(sit, 2)
    assert bob.ask("DELETE", "/api/me").status == 204
    again = ada.post(f"/api/tables/{table}/rematch")
    assert names(again) == [None, "Ada"]
    assert ada.post(f"/api/tables/{again['id']}/start")["status"] == "playing"
