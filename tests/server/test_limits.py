"""Limits: each with its setting, each refusal with the time to wait."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from noah.testing.wire.client import Client, check_problem, problem
from noah.testing.wire.live import Live
from noah.testing.wire.playing import play_over_http
from noah.testing.wire.serving import Serving

Serve = Callable[..., Serving]
MANY = 200
"""Requests that no machine of ours fits into so many windows that a rate of 3 a second is not exceeded."""


def refused_at_last(ask: Callable[[], Any], *, at_least: int) -> Any:
    """Ask until it is too often; the problem. The first ``at_least`` times it is not."""
    for _ in range(at_least):
        assert ask().status < 400
    for _ in range(MANY):
        answer = ask()
        if answer.status == 429:
            told = problem(answer, "too-many")
            assert told["retryAfter"] == int(answer.headers["retry-after"]) >= 1
            return told
    raise AssertionError("It was never too often.")


def test_requests_of_a_guest(serve: Serve) -> None:
    url = serve(guest_rate=3).url
    with Client.guest(url, "Ada") as ada, Client.guest(url, "Bob") as bob:
        refused_at_last(lambda: ada.ask("GET", "/api/me"), at_least=3)
        assert bob.ask("GET", "/api/me").status == 200


def test_requests_of_an_address(serve: Serve) -> None:
    with Client(serve(address_rate=3).url) as nobody:
        elsewhere = {"X-Forwarded-For": "198.51.100.7"}
        refused_at_last(lambda: nobody.ask("GET", "/api/cards"), at_least=3)
        assert nobody.ask("GET", "/api/cards", headers=elsewhere).status == 200


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/nothing"),
        ("PUT", "/api/tables"),
        ("OPTIONS", "/api/tables"),
        ("HEAD", "/"),
        ("GET", "/metrics"),
        ("GET", "/schema"),
        ("GET", "/api/tables/none/live"),
    ],
)
def test_whatever_is_asked_counts(serve: Serve, method: str, path: str) -> None:
    with Client(serve(address_rate=3).url) as nobody:
        told = [nobody.ask(method, path) for _ in range(MANY)]
    # HEAD has no body.
    refused = [answer for answer in told if answer.status == 429]
    assert refused
    assert refused[0].headers["content-type"] == "application/problem+json"
    assert refused[0].headers["x-content-type-options"] == "nosniff"
    assert int(refused[0].headers["retry-after"]) >= 1
    assert len({answer.status for answer in told[:3]} - {429}) == 1


def test_health_counts_but_is_always_answered(serve: Serve) -> None:
    with Client(serve(address_rate=3).url) as nobody:
        told = {"/healthz": set[int](), "/api/cards": set[int]()}
        for number in range(MANY):
            path = "/healthz" if number % 4 else "/api/cards"
            told[path].add(nobody.ask("GET", path).status)
    assert told == {"/healthz": {200}, "/api/cards": {200, 429}}


def test_handshakes_count(serve: Serve) -> None:
    with Client(serve(address_rate=3).url) as nobody:
        told = set()
        for _ in range(MANY):
            with pytest.raises(InvalidStatus) as refused:
                Live(nobody, "0" * 32)
            told.add(refused.value.response.status_code)
    assert told == {404, 429}


def test_an_untrusted_proxy_does_not_say_who_asks(serve: Serve) -> None:
    with Client(serve(address_rate=3, trusted_proxies="192.0.2.1").url) as nobody:
        numbers = iter(range(10_000))

        def ask() -> Any:
            claimed = f"198.51.100.{next(numbers) % 256}"
            return nobody.ask("GET", "/api/cards", headers={"X-Forwarded-For": claimed})

        refused_at_last(ask, at_least=3)


def test_wrong_tokens_count_too(serve: Serve) -> None:
    with Client(serve(address_rate=3).url) as nobody:
        told = [
            nobody.ask("GET", "/api/me", headers={"Authorization": f"Bearer {guess}"}).status
            for guess in range(MANY)
        ]
    assert {*told} == {401, 429}


def test_new_guests_of_an_address(serve: Serve) -> None:
    with Client(serve(new_guests_rate=3).url) as nobody:

        def ask() -> Any:
            return nobody.ask("POST", "/api/guests", json={"name": "Ada"})

        # What makes no guest is not counted.
        for _ in range(5):
            nobody.refused("malformed", "POST", "/api/guests", {"name": " "})
        told = refused_at_last(ask, at_least=3)
        assert 1 <= told["retryAfter"] <= 60
        elsewhere = {"X-Forwarded-For": "198.51.100.7"}
        made = nobody.ask("POST", "/api/guests", json={"name": "Bob"}, headers=elsewhere)
        assert made.status == 201


def test_tables_of_a_guest(serve: Serve) -> None:
    url = serve(tables_per_guest=2).url
    with Client.guest(url, "Ada") as ada, Client.guest(url, "Bob") as bob:
        tables = [ada.make(2)["id"] for _ in range(2)]
        ada.refused("too-many", "POST", "/api/tables", {"players": 2})
        assert bob.make(2)
        ada.post(f"/api/tables/{tables[0]}/leave")
        assert ada.make(2)


def test_joining_is_sitting_at_one_table_more(serve: Serve) -> None:
    url = serve(tables_per_guest=2).url
    with Client.guest(url, "Ada") as ada, Client.guest(url, "Bob") as bob:
        tables = [ada.make(3)["id"] for _ in range(2)]
        mine = bob.make(3)["id"]
        ada.refused("too-many", "POST", f"/api/tables/{mine}/join")
        assert ada.table(mine)["players"][1:] == [None, None]
        # Where he sits already he may ask again.
        for table in tables:
            assert ada.post(f"/api/tables/{table}/join")["seat"] == 0
        ada.post(f"/api/tables/{tables[0]}/leave")
        assert ada.post(f"/api/tables/{mine}/join")["seat"] == 1
        ada.refused("too-many", "POST", f"/api/tables/{tables[0]}/join")


def test_a_rematch_is_one_table_more_but_a_kept_seat_is_not(serve: Serve) -> None:
    url = serve(tables_per_guest=2).url
    with Client.guest(url, "Ada") as ada, Client.guest(url, "Bob") as bob:
        over = ada.make(2)["id"]
        bob.post(f"/api/tables/{over}/join")
        play_over_http([ada, bob], over, random.Random(1))
        others = [ada.make(2)["id"] for _ in range(2)]
        ada.refused("too-many", "POST", f"/api/tables/{over}/rematch")
        assert ada.table(over)["next"] is None
        again = bob.post(f"/api/tables/{over}/rematch")["id"]
        # Her seat is kept there, so it is one of her tables already.
        assert ada.post(f"/api/tables/{over}/rematch")["id"] == again
        ada.post(f"/api/tables/{others[0]}/leave")
        ada.refused("too-many", "POST", "/api/tables", {"players": 2})


def opens(who: Client, table: str) -> bool:
    """Whether a socket can be opened; it is closed again."""
    try:
        Live(who, table).close()
    except InvalidStatus as refused:
        response = refused.response
    else:
        return True
    assert response.status_code == 429
    assert int(response.headers["Retry-After"]) >= 1
    return False


@pytest.mark.parametrize("limit", ["sockets_per_guest", "sockets_per_address"])
def test_open_sockets(serve: Serve, limit: str) -> None:
    url = serve(**{limit: 2}).url
    with Client.guest(url, "Ada") as ada, Client.guest(url, "Bob") as bob:
        table = ada.make(2)["id"]
        with Live(ada, table), Live(ada, table):
            assert not opens(ada, table)
            assert opens(bob, table) == (limit == "sockets_per_guest")
        # The server hears of a closed socket a moment later.
        while not opens(ada, table):
            pass


def test_messages_on_a_socket(serve: Serve) -> None:
    with Client.guest(serve(guest_rate=3).url, "Ada") as ada:
        table = ada.make(1)["id"]
        with Live(ada, table) as socket:
            told: Any = None
            for number in range(MANY):
                told = socket.act(f"n{number}", 0, "take")["problem"]
                if told["type"] != "stale":
                    break
            check_problem(told, "too-many")
            assert told["retryAfter"] >= 1
            assert "table" not in told


def test_by_default_a_hundred_requests_and_sixty_guests_are_not_too_many(serve: Serve) -> None:
    generous = ("guest_rate", "address_rate", "new_guests_rate", "tables_per_guest")
    url = serve(**dict.fromkeys(generous)).url
    guests = [Client.guest(url, f"Guest {number}") for number in range(60)]
    assert {guests[0].ask("GET", "/api/me").status for _ in range(100)} == {200}
    assert {guest.ask("GET", "/api/me").status for guest in guests for _ in range(9)} == {200}
    for guest in guests:
        guest.close()
