"""What the host does with a database himself, also while a server serves it."""

import os
import sqlite3
import time
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import sqlalchemy as sa

from noah.notation.errors import NoahError
from noah.server.store.database import DatabaseError, existing_file, writing
from noah.server.store.rows import CLOSED, leave_notice, read_table, seat_of
from noah.server.store.schema import entries, guests, seats, tables
from noah.server.store.store import Guest
from noah.server.tables.table import FINISHED, Seat, Table

_DAY = 86_400.0
_HOST = "host"


class HostError(NoahError):
    """What the host asked for cannot be done."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A table as it lies in the database.

    Attributes:
        id: the table's.
        created: seconds since 1970.
        status: waiting, playing or finished, and closed once the host has closed it.
        version: how many entries its log has.
        seats: who sits at each seat, stand-ins apart.
    """

    id: str
    created: float
    status: str
    version: int
    seats: list[Seat]


def all_tables(engine: sa.Engine, status: str | None = None) -> list[Kept]:
    """All tables, newest first, or those of one status."""
    versions = sa.select(sa.func.count()).where(entries.c.table_id == tables.c.id)
    wanted = sa.select(tables, versions.scalar_subquery().label("version"))
    if status == CLOSED:
        wanted = wanted.where(tables.c.closed.is_not(None))
    elif status is not None:
        wanted = wanted.where(tables.c.status == status, tables.c.closed.is_(None))
    sitting: dict[str, list[Seat]] = {}
    with engine.connect() as c:
        for row in c.execute(sa.select(seats).order_by(seats.c.table_id, seats.c.seat)):
            sitting.setdefault(row.table_id, []).append(seat_of(row))
        rows = c.execute(wanted.order_by(tables.c.created.desc(), tables.c.id)).all()
    return [
        Kept(
            row.id,
            row.created,
            row.status if row.closed is None else CLOSED,
            row.version,
            sitting[row.id],
        )
        for row in rows
    ]


def table(engine: sa.Engine, table_id: str) -> tuple[Table, bool]:
    """A table with its log, and whether it was closed.

    Raises:
        HostError: there is none.
    """
    with engine.connect() as c:
        is_closed = c.execute(sa.select(tables.c.closed).where(tables.c.id == table_id)).scalar()
        found = read_table(c, table_id, closed=True)
    if found is None:
        raise _no_table(table_id)
    return found, is_closed is not None


def _no_table(table_id: str) -> HostError:
    return HostError(f"There is no table {table_id!r}: 'noah tables list' names all.")


def finished(engine: sa.Engine, wanted: list[str]) -> list[str]:
    """The ids of the finished tables among ``wanted``, oldest first; of all that there are when it is empty.

    Raises:
        HostError: one of ``wanted`` is no table, or its game is not over.
    """
    rows = sa.select(tables.c.id, tables.c.status).order_by(tables.c.created, tables.c.id)
    with engine.connect() as c:
        status = {row.id: row.status for row in c.execute(rows)}
    for table_id in wanted:
        if table_id not in status:
            raise _no_table(table_id)
        if status[table_id] != FINISHED:
            raise HostError(f"The game of table {table_id} is not over: it has no record yet.")
    return [each for each in status if status[each] == FINISHED and (not wanted or each in wanted)]


def close(engine: sa.Engine, table_id: str) -> str:
    """Close a table: from now on it is no table any more for anybody; what it was until now.

    Its log is kept, and ends with an entry that takes the next version: an action that a server is about to commit
    finds its place taken, as by any other process that was faster.

    Raises:
        HostError: there is none, or it is closed already.
    """
    now = time.time()
    with writing(engine).begin() as c:
        row = c.execute(sa.select(tables).where(tables.c.id == table_id)).one_or_none()
        if row is None:
            raise _no_table(table_id)
        if row.closed is not None:
            raise HostError(f"Table {table_id} is closed already.")
        newest = sa.select(sa.func.max(entries.c.version)).where(entries.c.table_id == table_id)
        last = {
            "table_id": table_id,
            "version": (c.execute(newest).scalar() or 0) + 1,
            "kind": CLOSED,
            "by": _HOST,
        }
        c.execute(sa.insert(entries), last)
        change = {"closed": now, "due": None, "revision": row.revision + 1}
        c.execute(sa.update(tables).where(tables.c.id == table_id).values(**change))
        leave_notice(c, table_id, now)
    return str(row.status)


def unseen_guests(engine: sa.Engine, days: int) -> list[Guest]:
    """The guests who were not here for so many days."""
    wanted = sa.select(guests).where(guests.c.seen < time.time() - days * _DAY)
    with engine.connect() as c:
        return [Guest(row.id, row.name) for row in c.execute(wanted.order_by(guests.c.seen))]


def back_up(database: str, target: Path) -> None:
    """Copy a database to a new file, as it is at one moment, while others read and write it.

    Raises:
        DatabaseError: the target is there already or cannot be written, or there is no such database.
    """
    source = existing_file(database)
    try:
        # A copy holds what the database holds: it is for its owner's eyes too.
        os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError:
        raise DatabaseError(f"{target} is there already: name a new file.") from None
    except OSError as error:
        raise DatabaseError(f"{target} cannot be made: {error.strerror}.") from None
    try:
        with closing(sqlite3.connect(source)) as here, closing(sqlite3.connect(target)) as there:
            here.backup(there)
    except BaseException as error:
        target.unlink()
        if isinstance(error, sqlite3.Error):
            raise DatabaseError(f"{source} cannot be copied to {target}: {error}.") from None
        raise
