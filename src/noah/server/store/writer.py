"""Group commit: what many tables write is committed together, so that durability costs one sync for all of them."""

import asyncio
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from queue import SimpleQueue
from typing import Any

import sqlalchemy as sa

from noah.server.store.database import writing
from noah.server.store.inserting import insert
from noah.server.store.store import ConflictError, StoreClosedError, StoreFailedError

Work = Callable[[sa.Connection], None]
MOST_TOGETHER = 500
"""Writes in one transaction."""
_GATHER_SECONDS = 0.001
"""How long the first write waits for others to go with it: a sync costs more than many of them."""


@dataclass(frozen=True, slots=True)
class Rows:
    """Rows to be written. What several writes have for the same place is written at once.

    Attributes:
        where: a table, where they are inserted, or a statement that is executed for each.
        rows: values by name.
    """

    where: sa.Table | sa.Executable
    rows: Sequence[dict[str, Any]]


Write = Work | Sequence[Rows]
_Waiting = tuple[Write, "asyncio.Future[None]"]


class _Settled(asyncio.Future[None]):
    """What a write's caller waits for. A cancellation reaches him when the write is settled, and not before."""

    def cancel(self, msg: Any | None = None) -> bool:  # of the interface
        return False


class Writer:
    """One thread with one connection, which does all the writing.

    While a transaction syncs, the writes that arrive wait together for the next one.
    """

    def __init__(self, engine: sa.Engine) -> None:
        """Start the thread."""
        self._engine = writing(engine)
        self._waiting: SimpleQueue[_Waiting | None] = SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="noah-writer", daemon=True)
        self._thread.start()

    async def write(self, write: Write) -> None:
        """Write within a transaction; returns when it is on disk.

        Who waits here cannot be cancelled: what is on disk must be seen in memory too. A cancellation is put off
        until he waits for something else.

        Raises:
            ConflictError: a row that it adds is there already; nothing of it was written.
            StoreClosedError: the writer has been closed.
            StoreFailedError: the disk is full, say, or the database is kept locked by another program.
        """
        if self._closed:
            raise StoreClosedError
        done = _Settled(loop=asyncio.get_running_loop())
        self._waiting.put((write, done))
        try:
            await done
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is not None:
                task.cancel()
            done.result()

    async def close(self) -> None:
        """Finish what waits, then stop the thread."""
        if not self._closed:
            self._closed = True
            self._waiting.put(None)
            await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        with self._engine.connect() as connection:
            while True:
                group, closing = self._next_group()
                if group:
                    self._commit(connection, group)
                if closing:
                    return

    def _next_group(self) -> tuple[list[_Waiting], bool]:
        group: list[_Waiting] = []
        item = self._waiting.get()
        if item is not None:
            time.sleep(_GATHER_SECONDS)
        while item is not None:
            group.append(item)
            if len(group) == MOST_TOGETHER or self._waiting.empty():
                return group, False
            item = self._waiting.get()
        return group, True

    def _commit(self, connection: sa.Connection, group: list[_Waiting]) -> None:
        """Commit a group in one transaction; when one of it fails, each by itself, so that it fails alone."""
        try:
            with connection.begin():
                execute(connection, [write for write, _ in group])
        except sa.exc.OperationalError as error:
            # None of them would fare better alone, and each would wait as long again for a lock.
            _settle([done for _, done in group], StoreFailedError(str(error.orig)))
        except Exception as error:  # handed to whoever waits for the write
            if len(group) == 1:
                conflict = isinstance(error, sa.exc.IntegrityError)
                _settle([group[0][1]], ConflictError() if conflict else error)
            else:
                for each in group:
                    self._commit(connection, [each])
        else:
            _settle([done for _, done in group])


def execute(connection: sa.Connection, writes: list[Write]) -> None:
    """Do all of a group's writing."""
    together: dict[sa.Table | sa.Executable, list[dict[str, Any]]] = {}
    for write in writes:
        if callable(write):
            write(connection)
        else:
            for part in write:
                together.setdefault(part.where, []).extend(part.rows)
    for where, rows in together.items():
        if isinstance(where, sa.Table):
            insert(connection, where, rows)
        else:
            connection.execute(where, rows)


def _settle(waiting: list["asyncio.Future[None]"], error: Exception | None = None) -> None:
    """Tell all who wait, with one wake-up of their loop, that their writes are on disk, or why they are not."""

    def tell() -> None:
        for done in waiting:
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)

    waiting[0].get_loop().call_soon_threadsafe(tell)
