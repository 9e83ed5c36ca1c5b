"""A database with tables of every kind, and the command that looks after it."""

import asyncio
import random
import shutil
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from noah.cli.main import main
from noah.server.http.app import create_app
from noah.server.settings import Settings
from noah.testing.wire.inside import Inside
from noah.testing.wire.playing import batch

Run = Callable[..., tuple[int, str, str]]


@dataclass(frozen=True)
class Kept:
    """A database, and what is in it.

    Attributes:
        path: its file; no server has it open.
        tables: the ids of its tables, in the order in which they were made.
        tokens: the tokens of its guests, Ada and Bob.
    """

    path: Path
    tables: dict[str, str]
    tokens: dict[str, str]


@dataclass(frozen=True)
class Guest:
    """Somebody who plays inside."""

    asked: Inside
    token: str

    async def post(self, path: str, body: Any = None) -> Any:
        answer = await self.asked.ask("POST", path, body, self.token)
        assert answer.status in {200, 201}, answer
        return answer.body

    async def make(self, players: int, **wishes: Any) -> str:
        return str((await self.post("/api/tables", {"players": players, **wishes}))["id"])

    async def play(self, table: str, rng: random.Random) -> bool:
        """Play if it is one's turn; whether the game goes on."""
        path = f"/api/tables/{table}"
        told = (await self.asked.ask("GET", path, None, self.token)).body
        if told["state"]["legal"]:
            body = {"version": told["version"], "actions": batch(told["state"], rng)}
            told = await self.post(f"{path}/actions", body)
        return bool(told["status"] == "playing")


async def guest(asked: Inside, name: str) -> Guest:
    return Guest(asked, (await asked.ask("POST", "/api/guests", {"name": name})).body["token"])


async def fill(path: Path) -> Kept:
    """Make a database with tables of every kind."""
    rng = random.Random(1)
    async with Inside(create_app(Settings(database=str(path)), rng)) as asked:
        ada, bob = await guest(asked, "Ada"), await guest(asked, "Bob\N{SNOWMAN}")
        tables = {"alone": await ada.make(1)}
        while await ada.play(tables["alone"], rng):
            pass
        tables["two"] = await ada.make(2, options={"frog": True})
        await bob.post(f"/api/tables/{tables['two']}/join")
        while await ada.play(tables["two"], rng) and await bob.play(tables["two"], rng):
            pass
        tables["rematch"] = (await ada.post(f"/api/tables/{tables['two']}/rematch"))["id"]
        tables["running"] = await ada.make(3, seats=["bot:greedy", "me", "open"], memoryAid=True)
        await bob.post(f"/api/tables/{tables['running']}/join")
        tables["waiting"] = await bob.make(4, public=True)
        return Kept(path, tables, {"Ada": ada.token, "Bob": bob.token})


@pytest.fixture(scope="session")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Kept:
    """A database that nobody changes."""
    return asyncio.run(fill(tmp_path_factory.mktemp("tables") / "noah.db"))


@pytest.fixture
def kept(filled: Kept, tmp_path: Path) -> Kept:
    """A copy of it for one test."""
    path = tmp_path / "noah.db"
    shutil.copy(filled.path, path)
    return Kept(path, filled.tables, filled.tokens)


@pytest.fixture
def tables(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Run:
    """Runs ``noah tables``: ``tables("list", "--database", path)``; exit code, standard output and error."""

    def run(*arguments: str | Path) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["noah", "tables", *map(str, arguments)])
        with pytest.raises(SystemExit) as ended:
            main()
        return int(ended.value.code or 0), *capfd.readouterr()

    return run
