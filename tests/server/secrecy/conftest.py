"""Servers whose chance and bots follow stories: one inside this process, one in a process of its own."""

import asyncio
import logging
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from structlog.testing import capture_logs

from noah.server.http.app import create_app
from noah.server.settings import Settings
from noah.server.store.database import open_existing
from noah.server.store.sql import SqlStore
from noah.server.tables import house, thinking
from noah.server.tables.table import Seat
from noah.server.tables.table import Settings as TableSettings
from noah.testing.story import Story
from noah.testing.wire.inside import Inside
from noah.testing.wire.outside import Outside
from noah.testing.wire.script import Script, ScriptedBot
from noah.testing.wire.serving import Serving
from noah.testing.wire.staged import PERSONS
from noah.testing.wire.viewer import Asked

MANY = 10**6
LIMITS: dict[str, Any] = dict.fromkeys(
    ("guest_rate", "address_rate", "new_guests_rate", "tables_per_guest"), MANY
)
MARK = "so far"
SCRIPTED = Path(__file__).parent / "scripted_server.py"

Test: TypeAlias = Callable[[Any], Awaitable[None]]


@dataclass
class ServerStage:
    """See ``Stage``.

    Attributes:
        asked: the server.
        guests: id and token of a guest for each seat, and of one who watches.
        store: another hand on its database.
        put: keeps a table there.
        take: gives the script an order.
        logged: what the server's host was told since the last time.
    """

    asked: Asked
    guests: Sequence[tuple[str, str]]
    store: SqlStore
    put: Callable[..., Awaitable[str]]
    take: Callable[[Mapping[str, Any]], Awaitable[None]]
    logged: Callable[[], Awaitable[list[str]]]

    async def overheard(self) -> list[str]:
        return await self.logged()

    async def order(self, order: Mapping[str, Any]) -> None:
        await self.take(order)

    async def lay(
        self, story: Story, plies: int, persons: Sequence[int], settings: Mapping[str, bool]
    ) -> str:
        seats = [Seat(name="Random", bot="random") for _ in range(story.options.players)]
        for seat in persons:
            seats[seat] = Seat(self.guests[seat][0], f"Guest {seat}")
        chosen = TableSettings(settings["public"], settings["watchers"], settings["memoryAid"])
        return await self.put(self.store, story, plies, seats, chosen)


class Ears(logging.Handler):
    """Whatever is logged by libraries, with the whole exceptions."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []
        self.setFormatter(logging.Formatter())

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@asynccontextmanager
async def staged(
    asked: Asked, database: str
) -> AsyncIterator[tuple[list[tuple[str, str]], SqlStore]]:
    """What a stage needs beside its server: new guests, and another hand on its database."""
    names = [{"name": f"Guest {number}"} for number in range(PERSONS + 1)]
    made = [(await asked.ask("POST", "/api/guests", name)).body for name in names]
    store = SqlStore(open_existing(database))
    try:
        yield [(each["id"], each["token"]) for each in made], store
    finally:
        await store.close()


def taken(lines: list[Any]) -> list[str]:
    """The lines, which are taken away."""
    new = [str(line) for line in lines]
    lines.clear()
    return new


@pytest.fixture
def inside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lay: Callable[..., Awaitable[str]]
) -> Callable[[Test], None]:
    """Runs a test on the stage of an application in this process."""
    script = Script()
    monkeypatch.setattr(thinking, "make", lambda _level: ScriptedBot(script))
    monkeypatch.setattr(SqlStore, "append", script.unreliable(SqlStore.append))
    # A bot whose turn could not be kept is found by the next sweep.
    monkeypatch.setattr(house, "SWEEP_SECONDS", 0.1)

    async def take(order: Mapping[str, Any]) -> None:
        script.take(order)

    ears = Ears()
    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", [*root.handlers, ears])

    async def run(test: Test) -> None:
        settings = replace(Settings(database=str(tmp_path / "noah.db")), **LIMITS)
        with capture_logs() as logs:

            async def overheard() -> list[str]:
                return taken(logs) + taken(ears.lines)

            async with (
                Inside(create_app(settings, script)) as asked,
                staged(asked, settings.database) as (guests, store),
            ):
                await test(ServerStage(asked, guests, store, lay, take, overheard))

    return lambda test: asyncio.run(run(test))


class Program:
    """Starts the scripted server, as a nursery starts a server."""

    def begin(self, arguments: Sequence[str], environment: Mapping[str, str]) -> Any:
        return subprocess.Popen(
            [sys.executable, SCRIPTED, *arguments],
            env=environment,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )


@pytest.fixture
def outside(tmp_path: Path, lay: Callable[..., Awaitable[str]]) -> Iterator[Callable[[Test], None]]:
    """Runs a test on the stage of a server in a process of its own."""
    with Serving(tmp_path / "noah.db", LIMITS, Program()) as serving:
        asked = Outside("127.0.0.1", serving.port)

        async def take(order: Mapping[str, Any]) -> None:
            answer = await asked.ask("POST", "/script", order)
            assert answer.status == 200

        async def overheard() -> list[str]:
            # Everything that it has logged stands before the line that it is asked to log.
            await take({"logs": MARK})
            while MARK not in serving.log:
                await asyncio.sleep(0)
            return [line for line in taken(serving.log) if line != MARK]

        async def run(test: Test) -> None:
            async with staged(asked, str(serving.database)) as (guests, store):
                await test(ServerStage(asked, guests, store, lay, take, overheard))

        yield lambda test: asyncio.run(run(test))
