"""A bot's turn that was worked out on a position which is no more is dropped, whatever has changed meanwhile."""

import asyncio
import random
import threading
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from typing import TypeAlias

import pytest

from noah.game.values import Action
from noah.game.view import View
from noah.players.player import Budget
from noah.server.bus import LocalBus
from noah.server.store import hosting
from noah.server.store.database import open_database, open_existing
from noah.server.store.sql import SqlStore
from noah.server.store.store import Guest
from noah.server.tables import commands, house, thinking
from noah.server.tables.held import Held
from noah.server.tables.house import House
from noah.server.tables.thinking import Thinker
from noah.server.wire.requests import NewTable

ADA, BOB = Guest("a" * 32, "Ada"), Guest("b" * 32, "Bob")


class Ponderer:
    """A bot that ponders its first decision until it is let go, and then does what it would not do a second time.

    Attributes:
        pondering: told when it has begun to ponder.
    """

    name = "ponderer"

    def __init__(self) -> None:
        self.pondering: SimpleQueue[None] = SimpleQueue()
        self._let_go = threading.Event()

    def decide(
        self, _view: View, legal: tuple[Action, ...], _rng: random.Random, _budget: Budget
    ) -> Action:
        if self._let_go.is_set():
            return legal[-1]
        self.pondering.put(None)
        self._let_go.wait()
        return legal[0]

    def let_go(self) -> None:
        self._let_go.set()


class Scene:
    """Two houses on one database, which do not hear of each other; bots think in the first one alone."""

    def __init__(self, database: str, bot: Ponderer) -> None:
        self.database = database
        self.bot = bot
        chance = random.Random(7)
        stores = [SqlStore(open_database(database)) for _ in range(2)]
        self.here = House(stores[0], LocalBus(), Thinker(1, chance), chance)
        self.there = House(stores[1], LocalBus(), None, chance)

    async def bots_table(self) -> Held:
        """A table where a bot ponders, and Ada and Bob have seats."""
        while True:
            wishes = NewTable(players=3, seats=["me", "bot:random", "open"])
            held = await commands.create(self.here, ADA, wishes)
            await commands.join(self.here, held, BOB, None)
            if held.table.bot_to_move:
                await asyncio.to_thread(self.bot.pondering.get)
                return held

    async def persons_table(self) -> tuple[Held, Guest]:
        """A table where a bot ponders for somebody who has left."""
        held = await commands.create(self.here, ADA, NewTable(players=2))
        await commands.join(self.here, held, BOB, None)
        assert held.table.game is not None
        mover = (ADA, BOB)[held.table.game.to_move or 0]
        await commands.leave(self.here, held, mover)
        await asyncio.to_thread(self.bot.pondering.get)
        return held, mover

    async def settle(self, held: Held) -> None:
        """Let the bot go, and wait until no bot has anything to do."""
        self.bot.let_go()
        while held.table.bot_to_move or (held.thinking and not held.thinking.done()):
            await asyncio.sleep(0)


Story: TypeAlias = Callable[[Scene], Awaitable[None]]


@pytest.fixture
def tell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[Story], None]:
    """Runs a story."""
    bot = Ponderer()
    monkeypatch.setattr(thinking, "make", lambda _level: bot)
    monkeypatch.setattr(house, "SWEEP_SECONDS", 0.01)

    async def run(story: Story) -> None:
        scene = Scene(str(tmp_path / "noah.db"), bot)
        await scene.here.open()
        try:
            await story(scene)
        finally:
            bot.let_go()
            for each in (scene.here, scene.there):
                await each.close()

    return lambda story: asyncio.run(run(story))


def log_of(held: Held) -> list[tuple[str, str | None]]:
    """The log's kinds and actions; its versions have no gap."""
    entries = held.table.entries
    assert [entry.version for entry in entries] == [*range(1, len(entries) + 1)]
    return [(entry.kind, entry.action) for entry in entries]


def first_and_last(held: Held) -> tuple[str, str]:
    """What the bot does that ponders, and what one does that does not."""
    assert held.table.game is not None
    legal = held.table.game.legal
    assert legal[0] != legal[-1]
    return str(legal[0]), str(legal[-1])


def test_what_has_not_changed_is_played(tell: Callable[[Story], None]) -> None:
    async def story(scene: Scene) -> None:
        held = await scene.bots_table()
        first, _ = first_and_last(held)
        await scene.settle(held)
        assert log_of(held)[:2] == [("deal", None), ("action", first)]

    tell(story)


def test_somebody_else_leaves(tell: Callable[[Story], None]) -> None:
    async def story(scene: Scene) -> None:
        held = await scene.bots_table()
        _, last = first_and_last(held)
        await commands.leave(scene.here, held, ADA)
        await scene.settle(held)
        assert log_of(held)[:3] == [("deal", None), ("standIn", None), ("action", last)]

    tell(story)


def test_somebody_else_leaves_and_comes_back(tell: Callable[[Story], None]) -> None:
    async def story(scene: Scene) -> None:
        held = await scene.bots_table()
        _, last = first_and_last(held)
        await commands.leave(scene.here, held, BOB)
        await commands.join(scene.here, held, BOB, None)
        await scene.settle(held)
        assert log_of(held)[:4] == [
            ("deal", None),
            ("standIn", None),
            ("standIn", None),
            ("action", last),
        ]

    tell(story)


def test_somebody_else_is_forgotten(tell: Callable[[Story], None]) -> None:
    async def story(scene: Scene) -> None:
        held = await scene.bots_table()
        _, last = first_and_last(held)
        await commands.forget(scene.here, ADA)
        await scene.settle(held)
        assert log_of(held)[:3] == [("deal", None), ("standIn", None), ("action", last)]

    tell(story)


def test_the_person_comes_back_for_whom_it_thinks(tell: Callable[[Story], None]) -> None:
    async def story(scene: Scene) -> None:
        held, mover = await scene.persons_table()
        await commands.join(scene.here, held, mover, None)
        await scene.settle(held)
        assert log_of(held) == [("deal", None), ("standIn", None), ("standIn", None)]

    tell(story)


def test_the_person_comes_back_and_plays(tell: Callable[[Story], None]) -> None:
    async def story(scene: Scene) -> None:
        held, mover = await scene.persons_table()
        await commands.join(scene.here, held, mover, None)
        _, last = first_and_last(held)
        await commands.act(scene.here, held, mover, held.table.version, [last], None)
        await scene.settle(held)
        assert log_of(held)[3] == ("action", last)
        assert {entry.by for entry in held.table.entries if entry.kind == "action"} <= {
            "person",
            "chance",
        }

    tell(story)


def test_the_person_comes_back_and_leaves_again(tell: Callable[[Story], None]) -> None:
    async def story(scene: Scene) -> None:
        held, mover = await scene.persons_table()
        _, last = first_and_last(held)
        await commands.join(scene.here, held, mover, None)
        await commands.leave(scene.here, held, mover)
        await scene.settle(held)
        assert log_of(held)[:5] == [
            ("deal", None),
            ("standIn", None),
            ("standIn", None),
            ("standIn", None),
            ("action", last),
        ]

    tell(story)


def test_the_table_is_closed(tell: Callable[[Story], None]) -> None:
    async def story(scene: Scene) -> None:
        held = await scene.bots_table()
        engine = open_existing(scene.database)
        assert hosting.close(engine, held.table.id) == "playing"
        scene.bot.let_go()
        assert held.thinking is not None
        with suppress(asyncio.CancelledError):
            await held.thinking
        assert await scene.here.find(held.table.id) is None
        kept, is_closed = hosting.table(engine, held.table.id)
        assert is_closed
        assert [entry.kind for entry in kept.entries] == ["deal"]
        engine.dispose()

    tell(story)


def test_another_process_was_faster(tell: Callable[[Story], None]) -> None:
    async def story(scene: Scene) -> None:
        held = await scene.bots_table()
        _, last = first_and_last(held)
        other = await scene.there.get(held.table.id)
        await commands.leave(scene.there, other, BOB)
        assert held.table.version == 1
        await scene.settle(held)
        assert log_of(held)[:3] == [("deal", None), ("standIn", None), ("action", last)]

    tell(story)
