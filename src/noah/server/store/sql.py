"""The store on an SQL database through SQLAlchemy Core."""

import asyncio
import itertools
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import sqlalchemy as sa

from noah.server.store.rows import (
    append_rows,
    change_seats,
    leave_notice,
    read_table,
    save_seats,
    seat_of,
    seat_rows,
    settings_in,
    sits,
)
from noah.server.store.schema import entries, guests, notices, seats, tables
from noah.server.store.store import Append, Guest, Listed, Touched
from noah.server.store.writer import Writer, execute
from noah.server.tables.log import STAND_IN
from noah.server.tables.table import FINISHED, FORGOTTEN_ID, FORGOTTEN_NAME, WAITING, Table

T = TypeVar("T")
_READERS = 2
_SEEN_EVERY = 3600.0
"""Seconds: how exactly it is kept when a guest was seen last."""


class SqlStore:
    """A ``Store`` on one database: one thread writes, a few read."""

    def __init__(self, engine: sa.Engine) -> None:
        """Use a database whose tables exist (``noah.server.store.database``)."""
        self._engine = engine
        self._writer = Writer(engine)
        self._readers = ThreadPoolExecutor(_READERS, thread_name_prefix="noah-reader")

    async def _read(self, work: Callable[[sa.Connection], T]) -> T:
        def reading() -> T:
            with self._engine.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, reading)

    async def add_guest(self, guest: Guest, token_hash: bytes, now: float) -> None:
        """See ``Store``."""
        row = {"id": guest.id, "name": guest.name, "token_hash": token_hash, "seen": now}
        await self._writer.write(lambda c: _done(c.execute(sa.insert(guests), row)))

    async def guest_by_token(self, token_hash: bytes, now: float) -> Guest | None:
        """See ``Store``."""
        wanted = sa.select(guests).where(guests.c.token_hash == token_hash)
        row = await self._read(lambda c: c.execute(wanted).one_or_none())
        if row is None:
            return None
        if now - row.seen > _SEEN_EVERY:
            seen = sa.update(guests).where(guests.c.id == row.id).values(seen=now)
            await self._writer.write(lambda c: _done(c.execute(seen)))
        return Guest(row.id, row.name)

    async def rename_guest(self, guest_id: str, name: str) -> list[Touched]:
        """See ``Store``."""
        changed: list[Touched] = []

        def work(c: sa.Connection) -> None:
            c.execute(sa.update(guests).where(guests.c.id == guest_id).values(name=name))
            changed[:] = change_seats(c, guest_id, name=name)

        await self._writer.write(work)
        return changed

    async def forget_guest(self, guest_id: str) -> list[Touched]:
        """See ``Store``."""
        changed: list[Touched] = []

        def work(c: sa.Connection) -> None:
            c.execute(sa.delete(guests).where(guests.c.id == guest_id))
            sent = sa.and_(entries.c.table_id.in_(sits(guest_id)), entries.c.guest == guest_id)
            c.execute(sa.update(entries).where(sent).values(guest=None))
            changed[:] = change_seats(c, guest_id, name=FORGOTTEN_NAME, guest=FORGOTTEN_ID)

        await self._writer.write(work)
        return changed

    async def tables_of(self, guest_id: str) -> list[str]:
        """See ``Store``."""
        wanted = (
            sa.select(tables.c.id)
            .join(seats)
            .where(
                seats.c.guest == guest_id, tables.c.status != FINISHED, tables.c.closed.is_(None)
            )
        )
        return await self._read(lambda c: list(c.execute(wanted).scalars()))

    async def add_table(
        self, table: Table, append: Append | None, before: Table | None = None
    ) -> None:
        """See ``Store``."""
        row = {
            "id": table.id,
            "created": table.created,
            "players": table.options.players,
            "options": table.options.to_json(),
            "settings": {**table.settings.to_json(), "start": table.settings.start},
            "host": table.host,
            "public": table.settings.public,
            "status": WAITING,
            "next": None,
            "due": None,
            "revision": table.revision,
        }

        def work(c: sa.Connection) -> None:
            c.execute(sa.insert(tables), row)
            c.execute(sa.insert(seats), seat_rows(table))
            if append is not None:
                execute(c, [append_rows(append)])
            if before is not None:
                save_seats(c, before)

        await self._writer.write(work)

    async def append(self, append: Append, seats: Table | None = None) -> None:
        """See ``Store``."""
        if seats is None:
            await self._writer.write(append_rows(append))
            return

        def work(c: sa.Connection) -> None:
            execute(c, [append_rows(append)])
            save_seats(c, seats)

        await self._writer.write(work)

    async def save_seats(self, table: Table) -> None:
        """See ``Store``."""
        await self._writer.write(lambda c: save_seats(c, table))

    async def load_table(self, table_id: str) -> Table | None:
        """See ``Store``."""
        return await self._read(lambda c: read_table(c, table_id))

    async def listed(self, status: str, after: tuple[float, str] | None, most: int) -> list[Listed]:
        """See ``Store``."""
        wanted = sa.select(tables).where(
            tables.c.public, tables.c.status == status, tables.c.closed.is_(None)
        )
        if after is not None:
            when, which = after
            older = tables.c.created < when
            same = sa.and_(tables.c.created == when, tables.c.id < which)
            wanted = wanted.where(sa.or_(older, same))
        wanted = wanted.order_by(tables.c.created.desc(), tables.c.id.desc()).limit(most)

        def work(c: sa.Connection) -> list[Listed]:
            rows = c.execute(wanted).all()
            ids = [row.id for row in rows]
            sat = c.execute(
                sa.select(seats)
                .where(seats.c.table_id.in_(ids))
                .order_by(seats.c.table_id, seats.c.seat)
            ).all()
            at = {table: list(rows_) for table, rows_ in itertools.groupby(sat, _table_id)}
            stand_ins = _stand_ins(c, ids)
            return [
                Listed(
                    r.id,
                    r.options,
                    _told(r.settings),
                    r.created,
                    [seat_of(s, stand_in=(r.id, s.seat) in stand_ins) for s in at[r.id]],
                )
                for r in rows
            ]

        return await self._read(work)

    async def due_tables(self, now: float) -> list[str]:
        """See ``Store``."""
        wanted = sa.select(tables.c.id).where(tables.c.due <= now)
        return await self._read(lambda c: list(c.execute(wanted).scalars()))

    async def leave_notice(self, table_id: str) -> None:
        """See ``Store``."""
        await self._writer.write(lambda c: leave_notice(c, table_id, time.time()))

    async def newest_notice(self) -> int:
        """See ``Store``."""
        wanted = sa.select(sa.func.max(notices.c.id))
        return await self._read(lambda c: c.execute(wanted).scalar() or 0)

    async def notices(self, after: int) -> list[tuple[int, str]]:
        """See ``Store``."""
        wanted = sa.select(notices.c.id, notices.c.table_id).where(notices.c.id > after)
        wanted = wanted.order_by(notices.c.id)
        return await self._read(lambda c: [(row.id, row.table_id) for row in c.execute(wanted)])

    async def close(self) -> None:
        """See ``Store``."""
        await self._writer.close()
        self._readers.shutdown()
        self._engine.dispose()


def _done(_result: Any) -> None:
    """Let go of a result: a write returns nothing."""


def _told(settings: dict[str, Any]) -> dict[str, Any]:
    """The settings that the wire tells."""
    return {name: value for name, value in settings_in(settings).items() if name != "start"}


def _table_id(row: Any) -> str:
    return str(row.table_id)


def _stand_ins(c: sa.Connection, ids: list[str]) -> set[tuple[str, int]]:
    """The tables among ``ids`` and their seats where a bot stands in now, as the logs have it."""
    wanted = (
        sa.select(entries.c.table_id, entries.c.seat, entries.c.body)
        .where(entries.c.table_id.in_(ids), entries.c.kind == STAND_IN)
        .order_by(entries.c.table_id, entries.c.version)
    )
    newest = {(row.table_id, row.seat): row.body["standIn"] for row in c.execute(wanted)}
    return {where for where, stands in newest.items() if stands}
