"""Cookies and sockets serve pages of this site alone, and names that the host has listed."""

from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from noah.testing.wire.client import Client
from noah.testing.wire.live import Live
from noah.testing.wire.serving import Serving

FOREIGN = [
    "https://evil.example",
    "null",
    "http://127.0.0.1.evil.example",
    "http://127.0.0.1:1",
    "x",
]
Sit = Callable[..., tuple[list[Client], str]]


@pytest.fixture
def cookie(nobody: Client) -> dict[str, str]:
    """The cookie of a new guest."""
    made = nobody.ask("POST", "/api/guests", json={"name": "Ada", "cookie": True})
    return {"Cookie": made.headers["set-cookie"].partition(";")[0]}


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_page_of_another_site_cannot_act_with_our_cookie(
    nobody: Client, cookie: dict[str, str], origin: str
) -> None:
    headers = {**cookie, "Origin": origin}
    nobody.refused("origin", "POST", "/api/tables", {"players": 1}, headers=headers)
    nobody.refused("origin", "PATCH", "/api/me", {"name": "Eve"}, headers=headers)
    nobody.refused("origin", "DELETE", "/api/me", headers=headers)
    assert nobody.ask("GET", "/api/me", headers=cookie).body["name"] == "Ada"
    new = {"name": "Eve", "cookie": True}
    nobody.refused("origin", "POST", "/api/guests", new, headers={"Origin": origin})


def test_our_own_page_can(nobody: Client, cookie: dict[str, str]) -> None:
    for headers in (
        cookie,
        {**cookie, "Origin": nobody.url},
        {**cookie, "Origin": nobody.url.upper()},
    ):
        assert nobody.ask("POST", "/api/tables", json={"players": 1}, headers=headers).status == 201


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("http://localhost", "localhost"),
        ("http://localhost:80", "localhost"),
        ("http://localhost", "localhost:80"),
        ("https://localhost", "localhost:443"),
        ("http://[::1]:8000", "[::1]:8000"),
    ],
)
def test_the_usual_port_needs_no_name(
    nobody: Client, cookie: dict[str, str], origin: str, host: str
) -> None:
    headers = {**cookie, "Origin": origin, "Host": host}
    assert nobody.ask("PATCH", "/api/me", json={"name": "Ada"}, headers=headers).status == 200


def test_a_token_is_no_cookie(ada: Client) -> None:
    # A page of another site does not have it, and whoever has it need not be a page.
    headers = {"Origin": FOREIGN[0]}
    assert ada.ask("POST", "/api/tables", json={"players": 1}, headers=headers).status == 201


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_page_of_another_site_opens_no_socket(
    sit: Sit, nobody: Client, cookie: dict[str, str], origin: str
) -> None:
    (ada, _), table = sit(2)
    for who, headers in ((ada, {}), (nobody, cookie), (nobody, {})):
        with pytest.raises(InvalidStatus) as refused:
            Live(who, table, headers=headers, origin=origin)
        assert refused.value.response.status_code == 403
        assert b'"origin"' in (refused.value.response.body or b"")


def test_our_own_page_opens_sockets(sit: Sit, live: Callable[..., Live]) -> None:
    (ada, _), table = sit(2)
    assert live(ada, table, origin=ada.url).hear()["type"] == "table"


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8000", "noah.example", "", "["])
def test_unlisted_names_are_not_served(nobody: Client, host: str) -> None:
    nobody.refused("origin", "GET", "/api/tables", headers={"Host": host})


@pytest.mark.parametrize(
    "host", ["localhost", "LOCALHOST:1234", "127.0.0.1", "192.168.1.7:8000", "[::1]:8000"]
)
def test_this_machine_and_addresses_are(nobody: Client, host: str) -> None:
    assert nobody.ask("GET", "/api/tables", headers={"Host": host}).status == 200


def test_the_host_lists_names(serve: Callable[..., Serving]) -> None:
    with Client(serve(allowed_hosts="noah.example, Game.example").url) as nobody:
        for host in ("noah.example", "game.example:8443", "localhost"):
            assert nobody.ask("GET", "/api/tables", headers={"Host": host}).status == 200
        nobody.refused("origin", "GET", "/api/tables", headers={"Host": "evil.example"})


HEADERS: dict[str, Any] = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cache-control": "no-store",
}


@pytest.mark.parametrize(
    "path", ["/nothing", "/api/tables", "/api/nothing", "/healthz", "/schema", "/metrics"]
)
def test_every_answer_has_the_usual_headers(nobody: Client, path: str) -> None:
    for method in ("GET", "PUT", "HEAD"):
        headers = nobody.ask(method, path).headers
        for name, value in HEADERS.items():
            assert headers[name] == value
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert "access-control-allow-origin" not in headers
        assert "server" not in headers
