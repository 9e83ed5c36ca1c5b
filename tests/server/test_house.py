"""What is the same for everybody: cards, bots, health, metrics, the description of the API."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from noah.testing.wire.client import Client
from noah.testing.wire.serving import Serving

COUNTS = {"2": 31, "3": 31, "4": 39, "5": 47}
WEIGHTS = {
    "snail": (1, 2),
    "giraffe": (8, 0),
    "donkey": (6, 1),
    "lion": (5, 1),
    "woodpecker": (0, 2),
    "cat": (2, 1),
    "elephant": (10, 0),
    "panda": (4, 4),
    "parrot": (0, 2),
    "kangaroo": (3, 1),
    "rhinoceros": (9, 0),
    "bear": (7, 0),
    "frog": (1, 5),
    "crocodile": (6, 0),
}


def test_cards(nobody: Client) -> None:
    told = nobody.get("/api/cards")
    assert {name: (each["weight"], each["tears"]) for name, each in told.items()} == WEIGHTS
    assert all({*each} == {"weight", "tears", "power", "sexes", "copies"} for each in told.values())
    assert {name for name, each in told.items() if each["sexes"] != ["m", "f"]} == {"snail"}
    assert told["snail"]["sexes"] == []
    assert {name: each["power"] for name, each in told.items() if each["power"]} == {
        "snail": "sex",
        "giraffe": "peek",
        "donkey": "stay",
        "lion": "swap",
        "woodpecker": "limit",
        "frog": "weight",
        "crocodile": "flee",
    }


def test_copies_make_the_decks_of_the_rules(nobody: Client) -> None:
    told = nobody.get("/api/cards")
    usual = [each for name, each in told.items() if name not in {"frog", "crocodile"}]
    for players, count in COUNTS.items():
        assert sum(each["copies"][players] for each in usual) == count
        assert told["frog"]["copies"][players] == told["crocodile"]["copies"][players] == 2


def test_bots(nobody: Client, ada: Client) -> None:
    told = nobody.get("/api/bots")
    assert {"random", "greedy"} <= {bot["level"] for bot in told}
    for bot in told:
        assert {*bot} == {"level", "name", "line"}
        assert bot["name"]
        assert bot["line"].endswith(".")
        assert ada.make(2, seats=["me", f"bot:{bot['level']}"])["status"] == "playing"


def test_health(nobody: Client) -> None:
    assert nobody.get("/healthz") == {"status": "ok"}
    assert nobody.ask("GET", "/healthz", headers={"Host": "anything"}).status == 200
    head = nobody.ask("HEAD", "/healthz")
    assert (head.status, head.content) == (200, b"")


def test_the_root_says_what_this_is(nobody: Client) -> None:
    answer = nobody.ask("GET", "/")
    assert answer.status == 200
    assert b"Noah" in answer.content


def numbers(client: Client) -> dict[str, float]:
    """The metrics that have no labels."""
    lines = client.ask("GET", "/metrics").content.decode().splitlines()
    pairs = [line.rsplit(" ", 1) for line in lines if line and not line.startswith("#")]
    return {name: float(value) for name, value in pairs if "{" not in name}


def test_metrics_count(serve: Callable[..., Serving], live: Callable[..., Any]) -> None:
    with Client.guest(serve().url, "Ada") as ada:
        answer = ada.ask("GET", "/metrics")
        assert answer.headers["content-type"].startswith("text/plain; version=")
        before = numbers(ada)
        assert (before["noah_tables_in_memory"], before["noah_sockets"]) == (0, 0)
        table = ada.make(1)["id"]
        live(ada, table).hear()
        after = numbers(ada)
        assert (after["noah_tables_in_memory"], after["noah_sockets"]) == (1, 1)
        assert after["noah_tasks"] > before["noah_tasks"]
        assert after["noah_request_seconds_count"] > before["noah_request_seconds_count"]


def test_metrics_are_of_no_table_and_no_person(ada: Client) -> None:
    table = ada.make(1)
    told = ada.ask("GET", "/metrics").content.decode()
    for secret in (ada.id, ada.token, table["id"], *table["state"]["hands"][0]):
        assert secret
        assert secret not in told


@pytest.fixture(scope="module")
def schema(server: Any) -> Any:
    with Client(server.url) as client:
        return client.get("/schema")


def test_the_schema_names_every_request(schema: Any) -> None:
    assert schema["openapi"].startswith("3.1")
    asked = {
        (method.upper(), path) for path, methods in schema["paths"].items() for method in methods
    }
    assert asked == {
        ("POST", "/api/guests"),
        ("GET", "/api/me"),
        ("PATCH", "/api/me"),
        ("DELETE", "/api/me"),
        ("GET", "/api/cards"),
        ("GET", "/api/bots"),
        ("GET", "/api/tables"),
        ("POST", "/api/tables"),
        ("GET", "/api/tables/{table_id}"),
        ("GET", "/api/tables/{table_id}/events"),
        ("GET", "/api/tables/{table_id}/record"),
        *(
            ("POST", f"/api/tables/{{table_id}}/{what}")
            for what in ("join", "leave", "start", "rematch", "actions", "hint")
        ),
        ("GET", "/healthz"),
        ("GET", "/metrics"),
        ("GET", "/"),
    }


def test_the_schema_loads_nothing_from_elsewhere(nobody: Client) -> None:
    answer = nobody.ask("GET", "/schema")
    assert answer.headers["content-type"].startswith("application/")
    assert b"//" not in answer.content.replace(b"http://json-schema.org", b"")
    assert json.loads(answer.content)


def test_the_schema_says_what_a_body_holds(schema: Any) -> None:
    def body(path: str, method: str = "post") -> Any:
        content = schema["paths"][path][method]["requestBody"]["content"]["application/json"]
        reference = content["schema"]["$ref"].rpartition("/")[2]
        return schema["components"]["schemas"][reference]

    table = body("/api/tables")
    assert table["required"] == ["players"]
    assert {*table["properties"]} == {
        "players",
        "options",
        "seats",
        "public",
        "watchers",
        "memoryAid",
        "hints",
        "start",
    }
    assert table["additionalProperties"] is False
    actions = body("/api/tables/{table_id}/actions")
    assert {*actions["required"]} == {"version", "actions"}
    assert actions["properties"]["actions"]["maxItems"] == 8
    assert body("/api/me", "patch")["required"] == ["name"]
