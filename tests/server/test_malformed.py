"""What is no request: wrong types, unknown members, broken JSON, strange frames. Each is answered, nothing changes."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from noah.testing.wire.client import Client, check_problem
from noah.testing.wire.live import Live
from noah.testing.wire.serving import Serving

Open = Callable[..., Live]
BROKEN = [
    b"{",
    b"nonsense",
    b"\xff\xfe",
    b'{"name": "\xff"}',
    b'{"name": "\\ud800"}',
    b"\xef\xbb\xbf{}",
    b"[" * 8000,
    b'{"a":' * 2000,
    b"{}{}",
    b"NaN",
]
NOT_OBJECTS = ["null", "[]", "1", '"text"', "true"]


def paths(table: str) -> list[tuple[str, str]]:
    """Everything that takes a body."""
    what = ("join", "leave", "start", "rematch", "actions")
    return [
        ("POST", "/api/guests"),
        ("PATCH", "/api/me"),
        ("POST", "/api/tables"),
        *(("POST", f"/api/tables/{table}/{each}") for each in what),
    ]


@pytest.fixture
def table(ada: Client) -> str:
    found: str = ada.make(1)["id"]
    return found


@pytest.fixture
def same(ada: Client, table: str, unchanged: Callable[..., Any]) -> Any:
    """The guest and the table must be as before when the test is over."""
    with unchanged(ada, table):
        yield
    assert ada.get("/api/me")["name"] == "Ada"


@pytest.mark.usefixtures("same")
def test_broken_json(ada: Client, table: str) -> None:
    for method, path in paths(table):
        for content in BROKEN:
            ada.refused("malformed", method, path, content=content)


@pytest.mark.usefixtures("same")
def test_json_that_is_no_object(ada: Client, table: str) -> None:
    for method, path in paths(table):
        for content in NOT_OBJECTS:
            ada.refused("malformed", method, path, content=content)


@pytest.mark.usefixtures("same")
def test_unknown_members_are_refused_by_name(ada: Client, table: str) -> None:
    for method, path in paths(table):
        bodies: dict[str, dict[str, Any]] = {
            "/api/guests": {"name": "Eve"},
            "/api/me": {"name": "Eve"},
            "/api/tables": {"players": 2},
        }
        sound = bodies.get(path, {})
        if path.endswith("/actions"):
            sound = {"version": 1, "actions": ["take"]}
        told = ada.refused("malformed", method, path, {**sound, "clock": None})
        assert "'clock'" in told["detail"]
    several = {"players": 2, "options": {"dogs": 1, "cats": 2}, "x": {"y": 1}}
    told = ada.refused("malformed", "POST", "/api/tables", several)
    assert told["detail"] == "Unknown members: 'dogs', 'cats', 'x'."
    many = {"players": 2, **{f"{number}" * 1_000: 1 for number in range(10)}}
    assert len(ada.refused("malformed", "POST", "/api/tables", many)["detail"]) < 700


WRONG: dict[str, list[dict[str, Any]]] = {
    "/api/guests": [
        {},
        {"name": None},
        {"name": 1},
        {"name": ["Ada"]},
        {"name": "x" * 10_000},
        {"name": "Ada", "cookie": 1},
        {"name": "Ada", "cookie": "true"},
        {"name": "Ada", "cookie": None},
    ],
    "/api/tables": [
        {},
        {"players": None},
        {"players": "2"},
        {"players": True},
        {"players": 2.5},
        {"players": 0},
        {"players": 6},
        {"players": -1},
        {"players": 10**30},
        {"players": 2, "options": []},
        {"players": 2, "options": None},
        {"players": 2, "options": {"frog": 1}},
        {"players": 2, "options": {"frog": None}},
        {"players": 2, "options": {"ending": "never"}},
        {"players": 2, "options": {"ending": 3}},
        {"players": 1, "options": {"solo": "hard"}},
        {"players": 2, "seats": "me"},
        {"players": 2, "seats": ["me"]},
        {"players": 2, "seats": ["me", "open", "open"]},
        {"players": 2, "seats": ["open", "open"]},
        {"players": 2, "seats": ["me", "me"]},
        {"players": 2, "seats": ["me", "bot:unicorn"]},
        {"players": 2, "seats": ["me", "bot:"]},
        {"players": 2, "seats": ["me", "nobody"]},
        {"players": 2, "seats": ["me", None]},
        {"players": 2, "seats": ["me", 1]},
        {"players": 2, "public": 1},
        {"players": 2, "watchers": "no"},
        {"players": 2, "memoryAid": None},
        {"players": 2, "memory_aid": True},
        {"players": 2, "start": 0},
    ],
    "/api/tables/ID/join": [{"seat": "0"}, {"seat": -1}, {"seat": 5}, {"seat": 1}, {"seat": True}],
    "/api/tables/ID/start": [{"bots": 1}, {"bots": None}, {"bots": "unicorn"}, {"bots": ""}],
    "/api/tables/ID/actions": [
        {},
        {"version": 1},
        {"actions": ["take"]},
        {"version": "1", "actions": ["take"]},
        {"version": 1.5, "actions": ["take"]},
        {"version": True, "actions": ["take"]},
        {"version": None, "actions": ["take"]},
        {"version": -1, "actions": ["take"]},
        {"version": 10**30, "actions": ["take"]},
        {"version": 1, "actions": "take"},
        {"version": 1, "actions": {"0": "take"}},
        {"version": 1, "actions": []},
        {"version": 1, "actions": ["take"] * 9},
        {"version": 1, "actions": [1]},
        {"version": 1, "actions": [None]},
        {"version": 1, "actions": [["take"]]},
        {"version": 1, "actions": ["take"], "key": ""},
        {"version": 1, "actions": ["take"], "key": "k" * 65},
        {"version": 1, "actions": ["take"], "key": 1},
    ],
}


@pytest.mark.usefixtures("same")
@pytest.mark.parametrize("path", WRONG)
def test_wrong_types_and_values(ada: Client, table: str, path: str) -> None:
    for body in WRONG[path]:
        ada.refused("malformed", "POST", path.replace("ID", table), body)


NO_ACTIONS = [
    "",
    " ",
    "load",
    "load unicorn:m",
    "load cat",
    "load cat:x",
    "load snail",
    "load cat:m=2",
    "load frog:m=6",
    "LOAD cat:m",
    "load cat:m ",
    " load cat:m",
    "load  cat:m",
    "load cat:m\n",
    "load cat:m noah 1",
    "load cat:m;take",
    "take 1",
    "noah",
    "noah 5",
    "noah 9",
    "noah -1",
    "noah 01",
    "noah 1.0",
    "noah ١",
    "flee 5",
    "peek x",
    "swap",
    "return",
    "give cat:m",
    "give cat:m 5",
    "give snail:m 1",
    "give 1 cat:m",
    "order",
    "order cat:m cat:m cat:m cat:m",
    "lift 0",
    "lift 5 0",
    "lift 0 99",
    "keep 0",
    "pass",
    "noah 1" + " " * 100,
    "x" * 5_000,
    "\x00",
    "load \N{CAT FACE}",
]


@pytest.mark.usefixtures("same")
@pytest.mark.parametrize("action", NO_ACTIONS)
def test_what_is_no_action(ada: Client, table: str, action: str) -> None:
    body = {"version": 1, "actions": [action]}
    ada.refused("malformed", "POST", f"/api/tables/{table}/actions", body)


@pytest.mark.usefixtures("same")
def test_it_is_said_which_action_does_not_parse(ada: Client, table: str) -> None:
    body = {"version": 1, "actions": ["take", "noah 9"]}
    told = ada.refused("malformed", "POST", f"/api/tables/{table}/actions", body)
    assert (told["index"], told["action"]) == (1, "noah 9")


def test_queries(ada: Client, table: str) -> None:
    for after in ("x", "-1", "1.5", "", "1e3", "٣", "0x10", "1" * 30):
        ada.refused("malformed", "GET", f"/api/tables/{table}/events", params={"after": after})
    for status in ("", "open", "WAITING"):
        ada.refused("malformed", "GET", "/api/tables", params={"status": status})
    for cursor in ("x", "", "AAAA", "bm9uZSAx", "\N{CAT FACE}"):
        ada.refused("malformed", "GET", "/api/tables", params={"after": cursor})
    for states in ("2", "yes", ""):
        ada.refused("malformed", "GET", f"/api/tables/{table}/record", params={"states": states})


@pytest.mark.parametrize(
    "table",
    ["x", "0" * 31, "0" * 33, "G" * 32, "A" * 32, "%00", "..%2f..", "0" * 5_000, "%F0%9F%90%88"],
)
def test_what_is_no_id_is_not_found(ada: Client, table: str) -> None:
    ada.refused("not-found", "GET", f"/api/tables/{table}")


def test_unknown_paths_and_methods(ada: Client) -> None:
    for path in ("/api", "/api/nothing", "/nothing", "/api/tables/x/y/z", "/api/me/x"):
        ada.refused("not-found", "GET", path)
    for method, path in (("PUT", "/api/me"), ("POST", "/api/cards"), ("DELETE", "/api/tables")):
        answer = ada.ask(method, path)
        assert (answer.status, answer.body["type"]) == (405, "method")
        assert answer.headers["allow"]


def test_oversized_bodies(ada: Client, table: str) -> None:
    def chunks() -> Any:
        yield from [b" " * 1_000] * 20

    for method, path in paths(table):
        ada.refused("too-large", method, path, content=b" " * 20_000)
        ada.refused("too-large", method, path, content=chunks())


def test_the_largest_body_is_a_setting(serve: Callable[..., Serving]) -> None:
    with Client(serve(largest_body=100).url) as client:
        client.refused("too-large", "POST", "/api/guests", {"name": "x" * 100})
        assert client.post("/api/guests", {"name": "x" * 10}, status=201)


@pytest.mark.usefixtures("same")
def test_malformed_messages_on_a_socket(ada: Client, table: str, live: Open) -> None:
    socket = live(ada, table)
    socket.until("table")
    messages: list[str | bytes] = [
        *(content.decode("latin-1") for content in BROKEN),
        *NOT_OBJECTS,
        "",
        b"",
        b"\x00\xff",
        json.dumps({"id": "c1", "version": 1, "actions": ["take"]}).encode(),
    ]
    for message in messages:
        socket.send(message)
        answer = socket.until("error")
        assert answer["id"] is None
        check_problem(answer["problem"], "malformed")


@pytest.mark.usefixtures("same")
def test_wrong_members_on_a_socket_are_answered_under_their_id(
    ada: Client, table: str, live: Open
) -> None:
    socket = live(ada, table)
    for body in [*WRONG["/api/tables/ID/actions"], {"version": 1, "actions": ["take"], "x": 1}]:
        if "key" not in body:
            socket.send({"id": "c1", **body})
            answer = socket.until("error")
            assert answer["id"] == "c1"
            check_problem(answer["problem"], "malformed")
    for action in NO_ACTIONS:
        socket.refused("malformed", "c2", 1, action)


@pytest.mark.usefixtures("same")
@pytest.mark.parametrize("key", [None, 1, "", "k" * 65, {"id": "c1"}])
def test_a_strange_id_is_not_repeated(ada: Client, table: str, live: Open, key: Any) -> None:
    socket = live(ada, table)
    socket.send({"id": key, "version": 1, "actions": ["take"]})
    answer = socket.until("error")
    assert answer["id"] is None
    check_problem(answer["problem"], "malformed")


@pytest.mark.usefixtures("same")
def test_oversized_messages(ada: Client, table: str, live: Open) -> None:
    socket = live(ada, table)
    socket.send("x" * 20_000)
    check_problem(socket.until("error")["problem"], "too-large")
    # The head of a text frame is enough; a client that is still writing may lose what the server says at the end.
    socket.socket.socket.sendall(b"\x81\xff" + (1_000_000).to_bytes(8, "big") + bytes(4))
    assert socket.close_code() == 1009


@pytest.mark.usefixtures("same")
def test_text_that_is_no_utf_8_closes_the_socket(ada: Client, table: str, live: Open) -> None:
    socket = live(ada, table)
    socket.socket.send(b"\xff\xfe", text=True)
    assert socket.close_code() == 1007
