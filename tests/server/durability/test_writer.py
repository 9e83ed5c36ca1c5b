"""Group commit: one sync for what many write, nothing acknowledged before it, nothing fails but what must."""

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa

from noah.server.store import database
from noah.server.store.schema import guests
from noah.server.store.store import ConflictError, StoreClosedError, StoreFailedError
from noah.server.store.writer import MOST_TOGETHER, Work, Writer

FULL = 2


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "noah.db"


@pytest.fixture
def engine(path: Path) -> Iterator[sa.Engine]:
    engine = database.open_database(str(path))
    yield engine
    engine.dispose()


def writing(engine: sa.Engine, story: Callable[[Writer], Awaitable[None]]) -> None:
    """Run a story with a writer, which is closed after it."""

    async def run() -> None:
        writer = Writer(engine)
        try:
            await story(writer)
        finally:
            await writer.close()

    asyncio.run(run())


def guest(number: int) -> Work:
    """Work that adds a guest."""
    row = {"id": f"{number:032x}", "name": "Ada", "token_hash": bytes([number]), "seen": 0.0}

    def work(connection: sa.Connection) -> None:
        connection.execute(sa.insert(guests), row)

    return work


def kept(path: Path) -> list[int]:
    """The guests on disk, as another program sees them."""
    with closing(sqlite3.connect(path)) as other:
        return [int(row[0], 16) for row in other.execute("SELECT id FROM guests ORDER BY id")]


class Gate:
    """Work that keeps the writer busy, until the gate is opened."""

    def __init__(self) -> None:
        self._opened = threading.Event()
        self.begun = threading.Event()

    def __call__(self, _connection: sa.Connection) -> None:
        self.begun.set()
        self._opened.wait()

    def open(self) -> None:
        self._opened.set()


async def behind(gate: Gate, writer: Writer, *works: Work) -> list[BaseException | None]:
    """What becomes of works that wait together while the writer is busy."""
    first = asyncio.ensure_future(writer.write(gate))
    await asyncio.to_thread(gate.begun.wait)
    waiting = [asyncio.ensure_future(writer.write(work)) for work in works]
    await asyncio.sleep(0)
    gate.open()
    await first
    return await asyncio.gather(*waiting, return_exceptions=True)


def test_every_connection_syncs_each_commit_and_keeps_a_log_of_writes(engine: sa.Engine) -> None:
    seen: list[tuple[str, int]] = []

    def look(connection: sa.Connection) -> None:
        mode = connection.exec_driver_sql("PRAGMA journal_mode").scalar_one()
        seen.append((mode, connection.exec_driver_sql("PRAGMA synchronous").scalar_one()))

    async def story(writer: Writer) -> None:
        await writer.write(look)
        with engine.connect() as one, engine.connect() as another:
            look(one)
            look(another)

    writing(engine, story)
    writing(engine, story)
    assert seen == [("wal", FULL)] * 6


def test_what_waits_is_committed_together(engine: sa.Engine, path: Path) -> None:
    commits: list[sa.Connection] = []
    sa.event.listen(engine, "commit", commits.append)

    async def story(writer: Writer) -> None:
        assert await behind(Gate(), writer, *map(guest, range(100))) == [None] * 100

    writing(engine, story)
    assert len(commits) == 2
    assert kept(path) == [*range(100)]


def test_a_transaction_does_not_grow_without_end(engine: sa.Engine) -> None:
    commits: list[sa.Connection] = []
    sa.event.listen(engine, "commit", commits.append)

    async def story(writer: Writer) -> None:
        await behind(Gate(), writer, *[lambda _: None] * (2 * MOST_TOGETHER + 1))

    writing(engine, story)
    assert len(commits) == 4


def test_who_is_told_finds_it_on_disk(engine: sa.Engine, path: Path) -> None:
    async def story(writer: Writer) -> None:
        for number in range(20):
            await writer.write(guest(number))
            assert kept(path) == [*range(number + 1)]

    writing(engine, story)


def test_a_conflict_fails_alone(engine: sa.Engine, path: Path) -> None:
    async def story(writer: Writer) -> None:
        await writer.write(guest(2))
        results = await behind(Gate(), writer, guest(1), guest(2), guest(3))
        assert [type(result) for result in results] == [type(None), ConflictError, type(None)]

    writing(engine, story)
    assert kept(path) == [1, 2, 3]


def test_a_fault_fails_alone_and_wholly(engine: sa.Engine, path: Path) -> None:
    def faulty(connection: sa.Connection) -> None:
        guest(7)(connection)
        raise ZeroDivisionError

    async def story(writer: Writer) -> None:
        results = await behind(Gate(), writer, guest(1), faulty, guest(3))
        assert [type(result) for result in results] == [type(None), ZeroDivisionError, type(None)]

    writing(engine, story)
    assert kept(path) == [1, 3]


def test_a_full_disk_fails_all_that_waits_and_no_more(engine: sa.Engine, path: Path) -> None:
    limit = "PRAGMA max_page_count = {}"

    def large(connection: sa.Connection) -> None:
        connection.exec_driver_sql("CREATE TABLE large AS SELECT randomblob(1000000) AS bytes")

    async def story(writer: Writer) -> None:
        await writer.write(lambda c: c.exec_driver_sql(limit.format(1)).close())
        results = await behind(Gate(), writer, guest(1), large, guest(3))
        assert [type(result) for result in results] == [StoreFailedError] * 3
        await writer.write(lambda c: c.exec_driver_sql(limit.format(1_000_000)).close())
        await writer.write(guest(4))

    writing(engine, story)
    assert kept(path) == [4]


def test_another_program_that_writes_is_waited_for(engine: sa.Engine, path: Path) -> None:
    async def story(writer: Writer) -> None:
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            write = asyncio.ensure_future(writer.write(guest(1)))
            # Nothing tells that the writer waits; as long as it does, nothing comes.
            done, _ = await asyncio.wait([write], timeout=0.05)
            assert not done
            other.execute("COMMIT")
        await write

    writing(engine, story)
    assert kept(path) == [1]


def test_another_program_that_never_ends_is_not_waited_for_for_ever(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "_BUSY_MS", 1)
    engine = database.open_database(str(path))

    async def story(writer: Writer) -> None:
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StoreFailedError):
                await writer.write(guest(1))
        await writer.write(guest(2))

    writing(engine, story)
    engine.dispose()
    assert kept(path) == [2]


def test_who_is_cancelled_still_sees_what_became_of_it(engine: sa.Engine, path: Path) -> None:
    seen: list[list[int]] = []

    async def story(writer: Writer) -> None:
        async def write_and_look() -> None:
            await writer.write(guest(1))
            seen.append(kept(path))
            await asyncio.sleep(0)
            seen.append([])

        gate = Gate()
        first = asyncio.ensure_future(writer.write(gate))
        await asyncio.to_thread(gate.begun.wait)
        task = asyncio.ensure_future(write_and_look())
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.sleep(0)
        gate.open()
        await first
        with pytest.raises(asyncio.CancelledError):
            await task

    writing(engine, story)
    assert seen == [[1]]


def test_closing_writes_what_waits_and_takes_nothing_more(engine: sa.Engine, path: Path) -> None:
    async def story(writer: Writer) -> None:
        gate = Gate()
        first = asyncio.ensure_future(writer.write(gate))
        waiting = [asyncio.ensure_future(writer.write(guest(number))) for number in range(3)]
        await asyncio.sleep(0)
        gate.open()
        await writer.close()
        await asyncio.gather(first, *waiting)
        with pytest.raises(StoreClosedError):
            await writer.write(guest(9))

    writing(engine, story)
    assert kept(path) == [0, 1, 2]
