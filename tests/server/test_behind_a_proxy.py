"""Behind a proxy: under a path, with the address and the scheme that it names."""

import random
from collections.abc import Callable

import pytest

from noah.testing.wire.client import Client
from noah.testing.wire.live import Live
from noah.testing.wire.playing import play_over_http
from noah.testing.wire.serving import Serving


@pytest.fixture
def served(serve: Callable[..., Serving]) -> str:
    """Where a server answers that a proxy serves under /noah."""
    url = serve(root_path="/noah").url
    assert url.endswith("/noah")
    return url


@pytest.fixture(params=["the proxy keeps the path", "the proxy takes it off"])
def url(served: str, request: pytest.FixtureRequest) -> str:
    return served if "keeps" in request.param else served.removesuffix("/noah")


def test_a_whole_game_under_a_path(url: str) -> None:
    with Client.guest(url, "Ada") as ada:
        table = ada.make(1)["id"]
        with Live(ada, table) as socket:
            assert socket.hear()["table"]["seat"] == 0
        assert play_over_http([ada], table, random.Random(1))["status"] == "finished"
        assert ada.get(f"/api/tables/{table}/record")["players"] == 1


def test_the_cookie_is_for_that_path(url: str) -> None:
    with Client(url) as nobody:
        made = nobody.ask("POST", "/api/guests", json={"name": "Ada", "cookie": True})
        assert "path=/noah;" in f"{made.headers['set-cookie'].lower()};".replace(" ", "")


def test_the_schema_names_the_path(url: str) -> None:
    with Client(url) as nobody:
        assert nobody.get("/schema")["servers"] == [{"url": "/noah"}]


def test_what_is_unknown_stays_unknown(url: str) -> None:
    with Client(url) as nobody:
        for path in ("/nothing", "/api/noah/me", "/noahs/api/cards"):
            nobody.refused("not-found", "GET", path)


def test_other_paths_than_that_are_unknown(serve: Callable[..., Serving]) -> None:
    with Client(serve().url) as nobody:
        nobody.refused("not-found", "GET", "/noah/api/cards")
