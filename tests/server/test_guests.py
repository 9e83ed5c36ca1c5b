"""Guests: who somebody is, by token or by cookie."""

from collections.abc import Callable
from http.cookies import SimpleCookie
from typing import Any

import pytest

from noah.testing.wire.client import Answer, Client, problem
from noah.testing.wire.live import Live
from noah.testing.wire.serving import Serving

Sit = Callable[..., tuple[list[Client], str]]


def cookie_of(answer: Answer) -> Any:
    cookie = SimpleCookie(answer.headers["set-cookie"])
    return cookie["noah_guest"]


def with_cookie(url: str, answer: Answer) -> dict[str, str]:
    return {"Cookie": f"noah_guest={cookie_of(answer).value}"}


def test_a_guest_has_an_id_a_name_and_a_token(nobody: Client) -> None:
    made = nobody.post("/api/guests", {"name": "Ada"}, status=201)
    assert {*made} == {"id", "name", "token"}
    assert made["name"] == "Ada"
    assert len(made["id"]) == 32
    assert len(made["token"]) >= 32
    with Client(nobody.url, made["token"]) as ada:
        assert ada.get("/api/me") == {"id": made["id"], "name": "Ada"}


def test_two_guests_of_one_name_are_two(nobody: Client) -> None:
    made = [nobody.post("/api/guests", {"name": "Ada"}, status=201) for _ in range(2)]
    assert len({each["id"] for each in made}) == len({each["token"] for each in made}) == 2


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/me"),
        ("PATCH", "/api/me"),
        ("DELETE", "/api/me"),
        ("POST", "/api/tables"),
        *(
            ("POST", f"/api/tables/ID/{what}")
            for what in ("join", "leave", "start", "rematch", "actions")
        ),
    ],
)
def test_without_a_token_one_is_nobody(nobody: Client, ada: Client, method: str, path: str) -> None:
    where = path.replace("ID", ada.make(2)["id"])
    told = nobody.ask(method, where)
    problem(told, "unauthorized")
    assert told.headers["www-authenticate"] == "Bearer"
    nobody.refused("unauthorized", method, where, headers={"Authorization": "Bearer wrong"})


@pytest.mark.parametrize(
    "path", ["/api/tables", "/api/tables/ID", "/api/tables/ID/events", "/api/cards", "/api/bots"]
)
def test_a_wrong_token_is_refused_also_where_none_is_needed(
    nobody: Client, ada: Client, path: str
) -> None:
    where = path.replace("ID", ada.make(2)["id"])
    assert nobody.ask("GET", where).status == 200
    nobody.refused("unauthorized", "GET", where, headers={"Authorization": "Bearer wrong"})


def test_the_scheme_of_a_token_is_written_as_one_likes(ada: Client, nobody: Client) -> None:
    assert ada.token
    for scheme in ("bearer", "BEARER"):
        asked = nobody.ask("GET", "/api/me", headers={"Authorization": f"{scheme} {ada.token}"})
        assert asked.body["id"] == ada.id


def test_with_a_cookie_the_token_is_not_in_the_body(nobody: Client) -> None:
    made = nobody.ask("POST", "/api/guests", json={"name": "Ada", "cookie": True})
    assert made.status == 201
    assert {*made.body} == {"id", "name"}
    cookie = cookie_of(made)
    assert cookie["httponly"]
    assert cookie["samesite"].lower() == "lax"
    assert cookie["path"] == "/"
    assert not cookie["secure"]
    with Client(nobody.url) as browser:
        asked = browser.ask("GET", "/api/me", headers=with_cookie(nobody.url, made))
    assert asked.body == made.body


def test_behind_tls_the_cookie_is_secure(nobody: Client) -> None:
    made = nobody.ask(
        "POST",
        "/api/guests",
        json={"name": "Ada", "cookie": True},
        headers={"X-Forwarded-Proto": "https"},
    )
    assert cookie_of(made)["secure"]


def test_the_cookie_serves_everywhere(nobody: Client, live: Callable[..., Live]) -> None:
    made = nobody.ask("POST", "/api/guests", json={"name": "Ada", "cookie": True})
    with Client(nobody.url) as browser:
        headers = with_cookie(nobody.url, made)
        table = browser.ask("POST", "/api/tables", json={"players": 1}, headers=headers).body
        assert table["seat"] == 0
        socket = live(browser, table["id"], headers=headers)
        assert socket.hear()["table"]["seat"] == 0
        assert socket.act("c1", 1, table["state"]["legal"][0])["type"] == "ack"


def test_a_cookie_that_is_nobodys_is_taken_away_and_a_new_guest_may_come(nobody: Client) -> None:
    headers = {"Cookie": "noah_guest=of-another-database"}
    for method, path in (("GET", "/api/me"), ("GET", "/api/tables"), ("POST", "/api/tables")):
        refused = nobody.ask(method, path, headers=headers)
        assert refused.status == 401
        assert cookie_of(refused)["max-age"] == "0"
    assert "set-cookie" not in nobody.ask("GET", "/api/me").headers
    made = nobody.ask("POST", "/api/guests", json={"name": "Ada", "cookie": True}, headers=headers)
    assert made.status == 201
    assert cookie_of(made)["max-age"] != "0"


def test_a_token_comes_before_a_cookie(nobody: Client, ada: Client) -> None:
    made = nobody.ask("POST", "/api/guests", json={"name": "Eve", "cookie": True})
    asked = ada.ask("GET", "/api/me", headers=with_cookie(nobody.url, made))
    assert asked.body["id"] == ada.id


def test_another_name(sit: Sit) -> None:
    (ada, bob), table = sit(2)
    assert ada.ask("PATCH", "/api/me", json={"name": " Grace  Hopper "}).body == {
        "id": ada.id,
        "name": "Grace Hopper",
    }
    assert ada.get("/api/me")["name"] == "Grace Hopper"
    seen = bob.table(table)
    assert [player["name"] for player in seen["players"]] == ["Grace Hopper", "Guest 0"]
    assert seen["version"] == 1


def test_to_be_forgotten(sit: Sit, live: Callable[..., Live]) -> None:
    (ada, bob), running = sit(2)
    waiting = ada.make(3)["id"]
    bob.post(f"/api/tables/{waiting}/join")
    answer = ada.ask("DELETE", "/api/me")
    assert (answer.status, answer.content) == (204, b"")
    ada.refused("unauthorized", "GET", "/api/me")
    seen = bob.table(running)["players"][0]
    assert (seen["name"], seen["standIn"]) == ("guest", True)
    left = bob.table(waiting)
    assert (left["players"][0], left["host"]) == (None, 1)


def test_the_forgotten_watch_no_more_where_nobody_may(sit: Sit, live: Callable[..., Live]) -> None:
    (ada, bob), table = sit(2, watchers=False)
    forgotten, staying = live(ada, table), live(bob, table)
    assert ada.ask("DELETE", "/api/me").status == 204
    assert forgotten.close_code() == 1008
    while staying.until("presence")["players"][0]["name"] != "guest":
        pass


def test_in_finished_games_the_forgotten_are_called_guest(sit: Sit) -> None:
    (ada, bob), table = sit(2)
    bob.post(f"/api/tables/{table}/leave")
    ada.post(f"/api/tables/{table}/leave")
    while ada.table(table)["status"] != "finished":
        pass
    version = ada.table(table)["version"]
    assert ada.ask("DELETE", "/api/me").status == 204
    seen = bob.table(table)
    assert [player["name"] for player in seen["players"]] == ["guest", "Guest 0"]
    assert seen["version"] == version


def test_a_forgotten_cookie_is_taken_back(nobody: Client) -> None:
    made = nobody.ask("POST", "/api/guests", json={"name": "Ada", "cookie": True})
    with Client(nobody.url) as browser:
        headers = with_cookie(nobody.url, made)
        answer = browser.ask("DELETE", "/api/me", headers=headers)
        assert answer.status == 204
        assert cookie_of(answer)["max-age"] == "0"
        browser.refused("unauthorized", "GET", "/api/me", headers=headers)


def test_a_guest_is_known_after_a_restart(serve: Callable[..., Serving]) -> None:
    server = serve()
    with Client.guest(server.url, "Ada") as ada:
        table = ada.make(2)["id"]
        server.stop()
        server.start()
        assert ada.get("/api/me") == {"id": ada.id, "name": "Ada"}
        assert ada.table(table)["seat"] == 0


def test_no_token_is_in_the_database_or_the_log(serve: Callable[..., Serving]) -> None:
    server = serve()
    with Client.guest(server.url, "Ada") as ada:
        ada.make(1)
        ada.refused("unauthorized", "GET", "/api/me", headers={"Authorization": "Bearer wrong"})
        token = ada.token or ""
    server.stop()
    kept = [path.read_bytes() for path in server.database.parent.glob(f"{server.database.name}*")]
    assert kept
    assert not any(token.encode() in each for each in kept)
    assert not any(token in line for line in server.log)
