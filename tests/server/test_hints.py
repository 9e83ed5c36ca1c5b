"""Hints: who may ask for one, what is told, and that nothing else happens."""

import random
from collections.abc import Callable
from typing import Any

from noah.testing.wire.client import Client
from noah.testing.wire.serving import Serving

Sit = Callable[..., tuple[list[Client], str]]


def path(table: str) -> str:
    return f"/api/tables/{table}/hint"


def mover(persons: list[Client], table: str) -> tuple[Client, Any]:
    """Whose turn it is, and the table as he sees it."""
    seat = persons[0].table(table)["state"]["turn"]
    return persons[seat], persons[seat].table(table)


def test_a_hint_is_a_legal_action_and_why(sit: Sit) -> None:
    persons, table = sit(3, hints=True)
    who, seen = mover(persons, table)
    told = who.post(path(table))
    assert {*told} == {"version", "action", "dock", "reason", "best"}
    assert told["version"] == seen["version"]
    assert told["action"] in seen["state"]["legal"]
    choice = next(each for each in seen["state"]["choices"] if each["action"] == told["action"])
    if told["dock"] is not None:
        assert told["dock"] in choice["docks"]
    assert {*told["reason"]} >= {"code"}
    assert 1 <= len(told["best"]) <= 3
    assert told["best"][0]["action"] == told["action"]
    for option in told["best"]:
        assert option["action"] in seen["state"]["legal"]
        assert isinstance(option["tears"], float)


def test_a_hint_changes_nothing_and_is_told_to_nobody_else(
    sit: Sit, live: Callable[..., Any], unchanged: Callable[..., Any], nobody: Client
) -> None:
    persons, table = sit(2, hints=True)
    who, _ = mover(persons, table)
    other = persons[1 - persons.index(who)]
    socket = live(other, table)
    socket.until("table")
    with unchanged(who, table):
        who.post(path(table))
    # What comes next on the socket is what is played next, and nothing of the hint.
    after = who.table(table)
    played = who.act(table, after["version"], after["state"]["legal"][0])
    assert played.status == 200
    assert socket.until("entries")["entries"][0]["version"] == after["version"] + 1


def test_the_same_position_has_the_same_hint(sit: Sit) -> None:
    persons, table = sit(2, hints=True)
    who, _ = mover(persons, table)
    assert who.post(path(table)) == who.post(path(table))


def test_hints_can_be_followed(ada: Client) -> None:
    table = ada.make(1, hints=True)
    for _ in range(4):
        told = ada.post(path(table["id"]))
        assert all(option["tears"] is None for option in told["best"])
        assert all(0 <= option["won"] <= 1 for option in told["best"])
        table = played(ada, table, told["action"])


def played(who: Client, table: Any, action: str) -> Any:
    """The table after an action."""
    body = {"version": table["version"], "actions": [action]}
    return who.post(f"/api/tables/{table['id']}/actions", body)


def test_when_the_game_is_over_there_is_none_but_in_the_rematch(ada: Client) -> None:
    table = ada.make(1, hints=True)
    rng = random.Random(1)
    while table["status"] != "finished":
        table = played(ada, table, rng.choice(table["state"]["legal"]))
    assert ada.refused("finished", "POST", path(table["id"]))["table"]["status"] == "finished"
    again = ada.post(f"/api/tables/{table['id']}/rematch")
    assert again["settings"]["hints"] is True
    ada.post(path(again["id"]))


def test_tables_have_none_unless_they_are_made_so(ada: Client, nobody: Client) -> None:
    plain, helped = ada.make(1), ada.make(1, hints=True)
    assert (plain["settings"]["hints"], helped["settings"]["hints"]) == (False, True)
    assert nobody.table(helped["id"])["settings"]["hints"] is True
    ada.refused("hints-off", "POST", path(plain["id"]))


def test_the_list_of_tables_tells_of_hints(ada: Client, nobody: Client) -> None:
    made = ada.make(2, hints=True, public=True)["id"]
    listed = {each["id"]: each for each in nobody.get("/api/tables")["tables"]}
    assert listed[made]["settings"]["hints"] is True


def test_only_the_seat_to_act_gets_one(sit: Sit, nobody: Client, person: Any) -> None:
    persons, table = sit(2, hints=True)
    who, _ = mover(persons, table)
    other = persons[1 - persons.index(who)]
    assert other.refused("not-your-turn", "POST", path(table))["table"]["seat"] is not None
    person("Eve").refused("not-seated", "POST", path(table))
    nobody.refused("unauthorized", "POST", path(table))
    who.refused("malformed", "POST", path(table), {"much": True})
    who.refused("not-found", "POST", path("0" * 32))
    who.post(f"/api/tables/{table}/leave")
    who.refused("not-seated", "POST", path(table))


def test_before_the_game_it_is_nobodys_turn(ada: Client) -> None:
    waiting = ada.make(2, hints=True)["id"]
    ada.refused("not-your-turn", "POST", path(waiting))


def test_more_than_allowed_are_refused(serve: Callable[..., Serving]) -> None:
    with Client.guest(serve(hints_rate=2).url, "Ada") as ada:
        table = ada.make(1, hints=True)["id"]
        statuses = [ada.ask("POST", path(table)).status for _ in range(5)]
        # A minute may end between two of them.
        assert {*statuses} == {200, 429}
        assert 2 <= statuses.count(200) <= 4
