"""What the log tells of an exception: its kind and its place, never what it says."""

import asyncio
import logging
import random
from collections.abc import Iterator
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
from noah.testing.wire.inside import Inside

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
