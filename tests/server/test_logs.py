"""What the log tells of an exception: its kind and its place, never what it says."""

import asyncio
import logging
import random
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog

from noah.game.values import Action
from noah.game.view import View
from noah.players.player import Budget
from noah.server.http.app import create_app
from noah.server.logs import set_up_logs
from noah.server.settings import Settings
from noah.server.tables import thinking
from noah.testing.wire.client import Client
from noah.testing.wire.inside import Inside
from noah.testing.wire.live import Live
from noah.testing.wire.serving import Serving

CARD = "panda:f"


@pytest.mark.parametrize("ours", [True, False], ids=["our log", "a library's log"])
def test_an_exception_is_named_without_its_message(
    capfd: pytest.CaptureFixture[str], *, ours: bool
) -> None:
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    set_up_logs()
    try:
        try:
            raise LookupError(CARD)
        except LookupError:
            log = structlog.get_logger() if ours else logging.getLogger("library")
            log.exception("it failed")
    finally:
        structlog.reset_defaults()
        root.handlers, root.level = handlers, level
    told = capfd.readouterr().err
    assert "it failed" in told
    assert "LookupError" in told
    assert "test_logs.py" in told
    assert CARD not in told


class Faulty:
    """A bot that cannot decide, and cries out what it sees."""

    name = "faulty"

    def decide(
        self, view: View, _legal: tuple[Action, ...], _rng: random.Random, _budget: Budget
    ) -> Action:
        deck = [str(card) for card in view.hand]
        raise RuntimeError(f"{CARD} and {deck}")


@pytest.fixture
def untouched() -> Iterator[None]:
    """Structlog as it is where nobody has set it up: it shows the variables around an exception."""
    before = structlog.get_config()
    structlog.reset_defaults()
    yield
    structlog.configure(**before)


@pytest.mark.usefixtures("untouched")
def test_a_server_whose_logs_nobody_has_set_up_names_no_card(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(thinking, "make", lambda _level: Faulty())
    told = ""

    async def run() -> Any:
        nonlocal told
        async with Inside(create_app(Settings(database=str(tmp_path / "noah.db")))) as asked:
            token = (await asked.ask("POST", "/api/guests", {"name": "Ada"})).body["token"]
            wishes = {"players": 2, "seats": ["me", "bot:random"]}
            table = (await asked.ask("POST", "/api/tables", wishes, token)).body["id"]
            # Whoever is to act, a bot does it.
            await asked.ask("POST", f"/api/tables/{table}/leave", None, token)
            while "turn failed" not in told:
                await asyncio.sleep(0)
                told += "".join(capfd.readouterr())

    asyncio.run(run())
    assert "RuntimeError" in told
    assert "test_logs.py" in told
    assert CARD not in told
    assert "deck" not in told


NAME = "<img src=x onerror=a()>"


def test_nothing_that_clients_do_is_logged(serve: Callable[..., Serving]) -> None:
    server = serve(tables_per_guest=2)
    with Client.guest(server.url, NAME) as eve, Client(server.url) as nobody:
        table = eve.make(2, seats=["me", "bot:random"])["id"]
        with Live(eve, table) as live:
            for message in (NAME, b"\xff", "{}", " " * 20_000, {"id": NAME, "actions": [NAME]}):
                live.send(message)
                live.until("error")
            live.send("x" * 200_000)
            assert live.close_code() == 1009
        for path in (f"/api/tables/{NAME}", f"/{NAME}", "/%00", "/api/me?name=%ff", "/../etc"):
            for method in ("GET", "PUT", "POST", "DELETE", "OPTIONS"):
                nobody.ask(method, path)
        for content in (NAME.encode(), b"\xff", b"[" * 10_000, b" " * 20_000, b"{"):
            eve.ask("POST", "/api/tables", content=content)
            eve.ask("POST", f"/api/tables/{table}/actions", content=content)
        nobody.ask("GET", "/api/me", headers={"Authorization": f"Bearer {NAME}", "Host": NAME})
        for _ in range(3):
            eve.ask("POST", "/api/tables", json={"players": 2})
        with socket_to(server) as line:
            line.sendall(f"{NAME} / HTTP/9\r\n\r\n".encode())
            line.recv(1000)
        nobody.ask("GET", "/", headers={"Connection": "Upgrade", "Upgrade": "h2c"})
        assert eve.get("/api/me")["name"] == NAME
    assert server.stop() == 0
    assert server.complaints == []


def socket_to(server: Serving) -> socket.socket:
    """A bare connection."""
    return socket.create_connection(("127.0.0.1", server.port))
