"""The socket of a table: what is told to whom, and in which order."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from noah.testing.wire.client import Client, check_problem
from noah.testing.wire.live import Live
from noah.testing.wire.playing import play_until

Person = Callable[..., Client]
Sit = Callable[..., tuple[list[Client], str]]
Open = Callable[..., Live]


def connected(message: Any) -> list[bool | None]:
    return [player and player["connected"] for player in message["players"]]


def refusal(*who: Any, **more: Any) -> Any:
    """The problem of a handshake that is refused."""
    with pytest.raises(InvalidStatus) as refused:
        Live(*who, **more)
    response = refused.value.response
    assert response.headers["Content-Type"] == "application/problem+json"
    problem = json.loads(response.body or b"")
    assert problem["status"] == response.status_code
    return problem


def test_the_first_message_is_the_table(ada: Client, live: Open) -> None:
    table = ada.make(2)
    message = live(ada, table["id"]).hear()
    assert message["type"] == "table"
    assert message["table"] == ada.table(table["id"])
    assert connected(message["table"]) == [True, None]


def test_a_wrong_token_is_refused_at_the_handshake(ada: Client, live: Open) -> None:
    table = ada.make(2)["id"]
    wrong = {"Authorization": "Bearer wrong"}
    check_problem(refusal(ada, table, headers=wrong, name_oneself=False), "unauthorized")
    cookie = {"Cookie": "noah_guest=wrong"}
    check_problem(refusal(ada, table, headers=cookie, name_oneself=False), "unauthorized")


def test_an_unknown_table_is_refused_at_the_handshake(ada: Client) -> None:
    check_problem(refusal(ada, "0" * 32), "not-found")
    check_problem(refusal(ada, "nonsense"), "not-found")


def test_an_unknown_path_is_refused_at_the_handshake(ada: Client) -> None:
    check_problem(refusal(ada, "x/y/z"), "not-found")


def test_watchers_off_is_refused_at_the_handshake(sit: Sit, person: Person, nobody: Client) -> None:
    (ada, _), table = sit(2, watchers=False)
    check_problem(refusal(nobody, table), "watchers-off")
    check_problem(refusal(person(), table), "watchers-off")
    with Live(ada, table) as sitting:
        assert sitting.hear()["table"]["seat"] == 0


def test_watchers_off_applies_from_the_first_deal_on(
    ada: Client, bob: Client, nobody: Client, live: Open
) -> None:
    table = ada.make(2, watchers=False)["id"]
    watching = live(nobody, table)
    assert watching.hear()["table"]["status"] == "waiting"
    bob.post(f"/api/tables/{table}/join")
    assert watching.close_code() == 1008
    assert watching.version == 0
    nobody.refused("watchers-off", "GET", f"/api/tables/{table}")


def test_a_nonsensical_after_is_refused_at_the_handshake(ada: Client) -> None:
    table = ada.make(1)["id"]
    for after in ("x", "-1", "", "1.5"):
        check_problem(refusal(ada, table, after=after), "malformed")


def test_watching_needs_no_token(sit: Sit, nobody: Client, live: Open) -> None:
    _, table = sit(2)
    seen = live(nobody, table).hear()["table"]
    assert seen["seat"] is None
    assert seen["state"]["hands"] == [8, 8]
    assert seen["state"]["legal"] == []


def test_a_watcher_cannot_play(sit: Sit, person: Person, nobody: Client, live: Open) -> None:
    _, table = sit(2)
    live(nobody, table).refused("unauthorized", "c1", 1, "take")
    live(person(), table).refused("not-seated", "c1", 1, "take")


def test_presence_is_told_to_the_others(sit: Sit, nobody: Client, live: Open) -> None:
    (ada, bob), table = sit(2)
    watching = live(nobody, table)
    assert connected(watching.hear()["table"]) == [False, False]
    first = live(ada, table)
    assert connected(watching.until("presence")) == [True, False]
    assert connected(first.hear()["table"]) == [True, False]
    second = live(bob, table)
    assert connected(watching.until("presence")) == [True, True]
    second.close()
    assert connected(watching.until("presence")) == [True, False]
    assert ada.table(table)["version"] == watching.version == 1


def test_a_second_socket_of_the_same_person_is_no_news(
    sit: Sit, nobody: Client, live: Open
) -> None:
    (ada, bob), table = sit(2)
    watching = live(nobody, table)
    live(ada, table).hear()
    again = live(ada, table)
    again.hear()
    again.close()
    live(bob, table).hear()
    watching.until("presence")
    watching.until("presence")
    told = [connected(each) for each in watching.messages if each["type"] == "presence"]
    assert told == [[True, False], [True, True]]


def test_watchers_are_not_counted(sit: Sit, person: Person, nobody: Client, live: Open) -> None:
    (_, bob), table = sit(2)
    watching = live(nobody, table)
    live(person(), table).hear()
    live(bob, table).hear()
    assert connected(watching.until("presence")) == [False, True]
    assert [message["type"] for message in watching.messages] == ["table", "presence"]


def test_who_sits_down_is_told_as_presence_and_sees_his_seat(
    ada: Client, bob: Client, live: Open
) -> None:
    table = ada.make(3)["id"]
    hosting, coming = live(ada, table), live(bob, table)
    coming.hear()
    hosting.hear()
    bob.post(f"/api/tables/{table}/join", {"seat": 2})
    assert [player and player["name"] for player in hosting.until("presence")["players"]] == [
        "Ada",
        None,
        "Bob",
    ]
    assert coming.until("table")["table"]["seat"] == 2
    assert all(message["type"] != "table" for message in hosting.messages[1:])


def test_a_new_host_is_told_by_a_table(ada: Client, bob: Client, live: Open) -> None:
    table = ada.make(3)["id"]
    bob.post(f"/api/tables/{table}/join")
    staying = live(bob, table)
    assert staying.hear()["table"]["host"] == 0
    ada.post(f"/api/tables/{table}/leave")
    assert staying.until("table")["table"]["host"] == 1


def test_the_start_is_told_by_its_deal_and_a_table(ada: Client, bob: Client, live: Open) -> None:
    table = ada.make(2)["id"]
    hosting = live(ada, table)
    hosting.hear()
    bob.post(f"/api/tables/{table}/join")
    (deal,) = hosting.until("entries")["entries"]
    assert (deal["version"], deal["kind"]) == (1, "deal")
    assert hosting.until("table")["table"]["status"] == "playing"


def test_a_stand_in_is_told_by_an_entry_and_by_presence(sit: Sit, live: Open) -> None:
    (ada, bob), table = sit(2)
    leaving, staying = live(ada, table), live(bob, table)
    leaving.hear()
    staying.hear()
    ada.post(f"/api/tables/{table}/leave")
    assert staying.until("entries")["entries"][0]["kind"] == "standIn"
    assert staying.until("presence")["players"][0]["standIn"] is True
    assert leaving.until("table")["table"]["seat"] is None
    ada.post(f"/api/tables/{table}/join")
    assert leaving.until("table")["table"]["seat"] == 0


def test_another_name_is_told_as_presence(sit: Sit, live: Open) -> None:
    (ada, bob), table = sit(2)
    seeing = live(bob, table)
    ada.ask("PATCH", "/api/me", json={"name": "Grace"})
    while seeing.until("presence")["players"][0]["name"] != "Grace":
        pass
    assert seeing.version == 1


def test_everybody_hears_what_is_played_and_the_ack_comes_after_it(
    sit: Sit, nobody: Client, live: Open
) -> None:
    persons, table = sit(2)
    sockets = [live(person, table) for person in persons] + [live(nobody, table)]
    for socket in sockets:
        socket.until("table")
    mover = next(socket for socket in sockets if socket.table["state"]["legal"])
    action = mover.table["state"]["legal"][0]
    ack = mover.act("c1", 1, action)
    assert ack == {"type": "ack", "id": "c1", "version": mover.version}
    assert [message["type"] for message in mover.messages][-2:] == ["entries", "ack"]
    for socket in sockets:
        socket.reach(ack["version"])
        assert socket.entries[0]["action"] == action
        assert (socket.entries[0]["kind"], socket.entries[0]["by"]) == ("action", "person")


def test_what_is_played_over_http_is_heard_on_sockets(sit: Sit, live: Open) -> None:
    persons, table = sit(2)
    socket = live(persons[0], table)
    socket.until("table")
    mover = next(person for person in persons if person.table(table)["state"]["legal"])
    action = mover.table(table)["state"]["legal"][0]
    version = mover.act(table, 1, action).body["version"]
    socket.reach(version)
    assert socket.entries[0]["action"] == action


def test_the_end_is_told_by_a_table(ada: Client, live: Open) -> None:
    table = ada.make(1)["id"]
    socket = live(ada, table)
    socket.until("table")
    assert play_until([ada], table, random.Random(1), lambda _: None) is None
    assert socket.until("table")["table"] == ada.table(table) | {"players": socket.table["players"]}
    assert socket.table["status"] == "finished"
    assert [entry["kind"] for entry in socket.entries[-2:]] == ["roundEnd", "gameEnd"]


def test_entries_of_a_socket_are_those_of_http(sit: Sit, nobody: Client, live: Open) -> None:
    persons, table = sit(2)
    watching = live(nobody, table, after=0)
    rng = random.Random(3)
    assert play_until(persons, table, rng, lambda seen: [] if seen["version"] > 40 else None)
    version = nobody.table(table)["version"]
    watching.reach(version)
    assert watching.entries == nobody.events(table)


def test_an_error_brings_the_table(sit: Sit, live: Open) -> None:
    persons, table = sit(2)
    sockets = [live(person, table) for person in persons]
    for socket in sockets:
        socket.until("table")
    mover = next(socket for socket in sockets if socket.table["state"]["legal"])
    other = next(socket for socket in sockets if socket is not mover)
    stale = mover.refused("stale", "c1", 0, "take")
    illegal = mover.refused("illegal", "c2", 1, "noah 0")
    turn = other.refused("not-your-turn", "c3", 1, "take")
    assert stale["table"] == illegal["table"]
    for problem in (stale, illegal, turn):
        assert problem["table"]["version"] == 1
    assert turn["table"]["state"]["legal"] == []


def test_bots_are_heard_by_a_socket(ada: Client, live: Open) -> None:
    table = ada.make(3, seats=["bot:greedy", "me", "bot:random"])["id"]
    socket = live(ada, table, after=0)
    while not (
        socket.entries and socket.entries[-1]["state"] and socket.entries[-1]["state"]["legal"]
    ):
        socket.hear()
    first = len(socket.entries)
    action = random.Random(1).choice(socket.entries[-1]["state"]["legal"])
    socket.act("c1", socket.version, action)
    while {entry["by"] for entry in socket.entries[first:]} < {"person", "bot"}:
        if (state := socket.entries[-1]["state"]) and state["legal"]:
            socket.act(f"n{socket.version}", socket.version, state["legal"][0])
        else:
            socket.hear()
    assert {entry["seat"] for entry in socket.entries if entry["by"] == "bot"} <= {0, 2}
