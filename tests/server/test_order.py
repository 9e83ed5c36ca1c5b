"""Of several things that are wrong with a request, the contract says which one is told."""

from collections.abc import Callable
from typing import Any

import pytest

from noah.testing.wire.client import Client, problem
from noah.testing.wire.serving import Serving

Sit = Callable[..., tuple[list[Client], str]]
OVERSIZED = b" " * 20_000
EVIL = {"Host": "evil.example"}
WRONG = {"Authorization": "Bearer wrong"}
NO_TABLE = "/api/tables/" + "0" * 32


def test_too_many_before_too_large(serve: Callable[..., Serving]) -> None:
    with Client(serve(address_rate=1).url) as client:
        asked = [client.ask("POST", "/api/guests", content=OVERSIZED) for _ in range(50)]
    told = {answer.body["type"] for answer in asked}
    assert told == {"too-large", "too-many"}


def test_too_large_before_origin(ada: Client) -> None:
    ada.refused("too-large", "POST", "/api/guests", content=OVERSIZED, headers=EVIL)


def test_origin_before_unauthorized(ada: Client) -> None:
    ada.refused("origin", "POST", "/api/tables", headers={**EVIL, **WRONG})


@pytest.mark.parametrize("headers", [WRONG, {"Authorization": "Bearer"}])
def test_unauthorized_before_not_found(nobody: Client, headers: dict[str, str]) -> None:
    nobody.refused("unauthorized", "POST", f"{NO_TABLE}/actions", headers=headers)
    nobody.refused("unauthorized", "GET", NO_TABLE, headers=headers)
    nobody.refused("unauthorized", "POST", f"{NO_TABLE}/join")


def test_not_found_before_malformed(ada: Client) -> None:
    for what in ("join", "leave", "start", "rematch", "actions"):
        ada.refused("not-found", "POST", f"{NO_TABLE}/{what}", content=b"{")
    ada.refused("not-found", "GET", f"{NO_TABLE}/events?after=x")
    ada.refused("not-found", "GET", f"{NO_TABLE}/record?states=x")


@pytest.mark.parametrize("what", ["leave", "start", "rematch", "actions"])
def test_malformed_before_not_seated(ada: Client, bob: Client, what: str) -> None:
    table = ada.make(2)["id"]
    bob.refused("malformed", "POST", f"/api/tables/{table}/{what}", {"unknown": 1})
    body = {"version": 0, "actions": ["take"]} if what == "actions" else None
    bob.refused("not-seated", "POST", f"/api/tables/{table}/{what}", body)


def test_malformed_actions_before_not_seated(ada: Client, bob: Client) -> None:
    table = ada.make(2)["id"]
    assert problem(bob.act(table, 0, "noah 9"), "malformed")


def test_malformed_before_watchers_off(sit: Sit, person: Callable[..., Client]) -> None:
    _, table = sit(2, watchers=False)
    stranger = person()
    stranger.refused("malformed", "GET", f"/api/tables/{table}/events?after=x")
    stranger.refused("watchers-off", "GET", f"/api/tables/{table}/events?after=0")
    stranger.refused("malformed", "GET", f"/api/tables/{table}/record?states=x")
    stranger.refused("watchers-off", "GET", f"/api/tables/{table}/record")


def test_not_seated_before_key_used(sit: Sit) -> None:
    persons, table = sit(2)
    mover, seen = whose_turn(persons, table)
    assert mover.act(table, seen["version"], seen["state"]["legal"][0], key="k").status == 200
    mover.post(f"/api/tables/{table}/leave")
    problem(mover.act(table, seen["version"], "take", key="k"), "not-seated")


def test_key_used_before_stale(sit: Sit) -> None:
    persons, table = sit(2)
    mover, seen = whose_turn(persons, table)
    assert mover.act(table, seen["version"], seen["state"]["legal"][0], key="k").status == 200
    problem(mover.act(table, 0, "take", key="k"), "key-used")
    problem(mover.act(table, 0, "take", key="l"), "stale")


def test_stale_before_not_your_turn(sit: Sit) -> None:
    persons, table = sit(2)
    mover, seen = whose_turn(persons, table)
    other = next(person for person in persons if person is not mover)
    problem(other.act(table, seen["version"] + 1, "take"), "stale")
    problem(other.act(table, seen["version"], "take"), "not-your-turn")


def test_not_your_turn_before_illegal(sit: Sit) -> None:
    persons, table = sit(2)
    mover, seen = whose_turn(persons, table)
    other = next(person for person in persons if person is not mover)
    problem(other.act(table, seen["version"], "noah 0"), "not-your-turn")
    problem(mover.act(table, seen["version"], "noah 0"), "illegal")


def test_stale_before_finished(over: tuple[list[Client], str]) -> None:
    (ada, *_), table = over
    version = ada.table(table)["version"]
    problem(ada.act(table, version - 1, "take"), "stale")
    problem(ada.act(table, version, "take"), "finished")


def test_not_host_before_running(sit: Sit) -> None:
    (ada, bob), table = sit(2)
    bob.refused("not-host", "POST", f"/api/tables/{table}/start")
    ada.refused("running", "POST", f"/api/tables/{table}/start")


def test_malformed_before_refused(ada: Client) -> None:
    forbidden = {"players": 1, "options": {"frog": True}}
    ada.refused("malformed", "POST", "/api/tables", {**forbidden, "unknown": 1})
    ada.refused("refused", "POST", "/api/tables", forbidden)


def whose_turn(persons: list[Client], table: str) -> tuple[Client, Any]:
    """Who is to act, and the table as he sees it."""
    seen = [(person, person.table(table)) for person in persons]
    return next((person, told) for person, told in seen if told["state"]["legal"])
