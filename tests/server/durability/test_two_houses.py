"""Two processes that hold the same tables: the log decides, nothing is played twice, no seat is given twice."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from noah.game.verify import verify
from noah.server.bus import Listener, LocalBus
from noah.server.store.database import open_database
from noah.server.store.sql import SqlStore
from noah.server.store.store import Guest
from noah.server.tables import commands
from noah.server.tables.house import House
from noah.server.tables.table import FINISHED, Table
from noah.server.tables.thinking import Thinker
from noah.server.wire.problems import Problem
from noah.server.wire.requests import NewTable

ADA, BOB, CID = Guest("a" * 32, "Ada"), Guest("b" * 32, "Bob"), Guest("c" * 32, "Cid")
Story: TypeAlias = Callable[[House, House], Awaitable[None]]


class PairBus:
    """Tells the house of the other bus."""

    def __init__(self) -> None:
        self.other = self
        self.listener: Listener | None = None
        self.telling: set[asyncio.Task[None]] = set()

    def listen(self, listener: Listener) -> None:
        self.listener = listener

    async def publish(self, table_id: str) -> None:
        if self.other.listener is not None:
            self.telling.add(asyncio.ensure_future(self.other.listener(table_id)))

    async def close(self) -> None:
        await asyncio.gather(*self.telling, return_exceptions=True)


@pytest.fixture
def tell(tmp_path: Path) -> Callable[..., None]:
    """Runs a story of two houses on one database: ``tell(story)``; they do not hear of each other unless ``paired``."""

    async def run(story: Story, *, paired: bool) -> None:
        here, there = PairBus(), PairBus()
        here.other, there.other = there, here
        houses = []
        for seed, bus in enumerate((here, there)):
            chance = random.Random(seed)
            store = SqlStore(open_database(str(tmp_path / "noah.db")))
            heard = bus if paired else LocalBus()
            houses.append(House(store, heard, Thinker(1, chance), chance))
            await houses[-1].open()
        try:
            await story(*houses)
        finally:
            for house in houses:
                await house.close()

    return lambda story, paired=False: asyncio.run(run(story, paired=paired))


def told(table: Table) -> Any:
    """What is told of a table to somebody who watches."""
    return table.to_json(None, set()), table.entries_json(None, 0)


async def table_of_two(here: House, there: House) -> str:
    """A running table of Ada and Bob, in memory in both houses; its id."""
    made = await commands.create(here, ADA, NewTable(players=2))
    await commands.join(here, made, BOB, None)
    await there.get(made.table.id)
    return made.table.id


def test_who_is_later_hears_that_the_position_has_changed(tell: Callable[..., None]) -> None:
    async def story(here: House, there: House) -> None:
        table = await table_of_two(here, there)
        one, other = await here.get(table), await there.get(table)
        assert one.table.game is not None
        mover = (ADA, BOB)[one.table.game.to_move or 0]
        first, *_, last = (str(action) for action in one.table.game.legal)
        await commands.act(here, one, mover, 1, [first], None)
        with pytest.raises(Problem, match="stale"):
            await commands.act(there, other, mover, 1, [last], None)
        assert other.table.version == one.table.version == 2
        assert told(other.table) == told(one.table)

    tell(story)


def test_a_batch_sent_to_both_under_its_key_is_played_once(tell: Callable[..., None]) -> None:
    async def story(here: House, there: House) -> None:
        table = await table_of_two(here, there)
        one, other = await here.get(table), await there.get(table)
        assert one.table.game is not None
        mover, action = (ADA, BOB)[one.table.game.to_move or 0], str(one.table.game.legal[0])
        await commands.act(here, one, mover, 1, [action], "k")
        with pytest.raises(Problem, match="stale"):
            await commands.act(there, other, mover, 1, [action], "k")
        await commands.act(there, other, mover, 1, [action], "k")
        assert other.table.version == 2

    tell(story)


def test_a_seat_is_not_given_to_two(tell: Callable[..., None]) -> None:
    async def story(here: House, there: House) -> None:
        made = await commands.create(here, ADA, NewTable(players=2, start=False))
        other = await there.get(made.table.id)
        await commands.join(here, made, BOB, 1)
        with pytest.raises(Problem, match="stale"):
            await commands.join(there, other, CID, 1)
        assert [seat.name for seat in other.table.seats] == ["Ada", "Bob"]
        with pytest.raises(Problem, match="table-full"):
            await commands.join(there, other, CID, 1)

    tell(story)


def test_a_game_is_not_dealt_twice(tell: Callable[..., None]) -> None:
    async def story(here: House, there: House) -> None:
        made = await commands.create(here, ADA, NewTable(players=2))
        other = await there.get(made.table.id)
        await commands.start(here, made, ADA, "random")
        with pytest.raises(Problem, match="stale"):
            await commands.join(there, other, BOB, None)
        with pytest.raises(Problem, match="table-full"):
            await commands.join(there, other, BOB, None)

    tell(story)


def test_there_is_one_rematch(tell: Callable[..., None]) -> None:
    async def story(here: House, there: House) -> None:
        made = await commands.create(here, ADA, NewTable(players=1))
        rng = random.Random(3)
        while made.table.game is not None and not made.table.game.over:
            action = str(rng.choice(made.table.game.legal))
            await commands.act(here, made, ADA, made.table.version, [action], None)
        other = await there.get(made.table.id)
        again = await commands.rematch(here, made, ADA)
        with pytest.raises(Problem, match="stale"):
            await commands.rematch(there, other, ADA)
        assert (await commands.rematch(there, other, ADA)).table.id == again.table.id

    tell(story)


async def play(here: House, there: House, table: str, rng: random.Random) -> int:
    """Play a game to its end, now in one house, now in the other; how often one was too late."""
    refused = 0
    while True:
        house = rng.choice((here, there))
        held = await house.get(table)
        game = held.table.game
        assert game is not None
        if game.over:
            assert list(verify(game.record())) == []
            return refused
        mover, action = (ADA, BOB)[game.to_move or 0], str(rng.choice(game.legal))
        try:
            await commands.act(house, held, mover, held.table.version, [action], None)
        except Problem as problem:
            refused += problem.type == "stale"


@pytest.mark.parametrize("paired", [False, True])
def test_a_game_that_both_play_is_sound(tell: Callable[..., None], paired: bool) -> None:
    async def story(here: House, there: House) -> None:
        refused = await play(here, there, await table_of_two(here, there), random.Random(4))
        assert refused or paired

    tell(story, paired)


def test_bots_of_both_play_one_game(tell: Callable[..., None]) -> None:
    async def story(here: House, there: House) -> None:
        bots = ["me", "bot:random", "bot:greedy"]
        one = await commands.create(here, ADA, NewTable(players=3, seats=bots))
        await commands.leave(here, one, ADA)
        other = await there.get(one.table.id)
        while one.table.status != FINISHED or other.table.status != FINISHED:
            await asyncio.sleep(0)
        assert one.table.game is not None
        assert list(verify(one.table.game.record())) == []
        assert told(other.table) == told(one.table)

    tell(story, paired=True)
