"""Tables as rows of the database: how they are written, and how they are read and folded again."""

from typing import Any

import sqlalchemy as sa

from noah.notation.options import options_from_json
from noah.server.store.schema import entries, notices, seats, tables
from noah.server.store.store import Append, ConflictError, Touched
from noah.server.store.writer import Rows
from noah.server.tables.log import Entry
from noah.server.tables.table import Seat, Settings, Table

CLOSED = "closed"
"""The kind of the entry that ends the log of a table which the host has closed; it never leaves the store."""
_DAY = 86_400.0
_UPDATE_TABLE = (
    sa.update(tables)
    .where(tables.c.id == sa.bindparam("table"))
    .values(status=sa.bindparam("new_status"), due=sa.bindparam("new_due"))
)


def seat_rows(table: Table) -> list[dict[str, Any]]:
    """The rows of a table's seats."""
    return [
        {
            "table_id": table.id,
            "seat": number,
            "guest": seat.guest,
            "name": seat.name,
            "bot": seat.bot,
            "kept": seat.kept,
        }
        for number, seat in enumerate(table.seats)
    ]


def settings_in(stored: dict[str, Any]) -> dict[str, Any]:
    """A table's settings by name; those that there were not yet when it was made are off."""
    return {"hints": False, **stored}


def sits(guest_id: str) -> sa.Select[tuple[str]]:
    """The ids of the tables where a guest sits."""
    return sa.select(seats.c.table_id).where(seats.c.guest == guest_id)


def change_seats(c: sa.Connection, guest_id: str, **change: str) -> list[Touched]:
    """Change all seats where a guest sits; the tables where he does."""
    touched = sa.update(tables).where(tables.c.id.in_(sits(guest_id)))
    touched = touched.values(revision=tables.c.revision + 1)
    rows = c.execute(touched.returning(tables.c.id, tables.c.revision, tables.c.status)).all()
    c.execute(sa.update(seats).where(seats.c.guest == guest_id).values(**change))
    return [Touched(row.id, row.revision, row.status) for row in rows]


def save_seats(c: sa.Connection, table: Table) -> None:
    """Write a table's host, seats and rematch, which are changed from those of its revision.

    Raises:
        ConflictError: they have changed since.
    """
    mine = sa.and_(tables.c.id == table.id, tables.c.revision == table.revision)
    changed = {"host": table.host, "next": table.next, "revision": table.revision + 1}
    if c.execute(sa.update(tables).where(mine).values(**changed)).rowcount != 1:
        raise ConflictError
    c.execute(sa.delete(seats).where(seats.c.table_id == table.id))
    c.execute(sa.insert(seats), seat_rows(table))


def append_rows(append: Append) -> list[Rows]:
    """What is written to append to a log; a version that is there already makes it a conflict."""
    rows = [
        {
            "table_id": append.table_id,
            "version": entry.version,
            "kind": entry.kind,
            "seat": entry.seat,
            "by": entry.by,
            "action": entry.action,
            "body": entry.body,
            "guest": append.guest if n == 0 else None,
            "key": append.key if n == 0 else None,
            "batch": append.batch if n == 0 else None,
        }
        for n, entry in enumerate(append.entries)
    ]
    written = [Rows(entries, rows)]
    if append.status is not None:
        change = {"table": append.table_id, "new_status": append.status, "new_due": append.due}
        written.append(Rows(_UPDATE_TABLE, [change]))
    return written


def seat_of(row: Any, *, stand_in: bool = False) -> Seat:
    """The seat of a row of ``seats``."""
    return Seat(row.guest, row.name, row.bot, stand_in=stand_in, kept=row.kept)


def read_table(c: sa.Connection, table_id: str, *, closed: bool = False) -> Table | None:
    """A table with its whole log, folded; None when there is none.

    Args:
        c: a connection, in whose transaction all of it is read.
        table_id: which table.
        closed: whether one that the host has closed counts.
    """
    row = c.execute(sa.select(tables).where(tables.c.id == table_id)).one_or_none()
    if row is None or (row.closed is not None and not closed):
        return None
    sat = c.execute(sa.select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat))
    settings = settings_in(row.settings)
    table = Table(
        id=row.id,
        created=row.created,
        options=options_from_json(row.players, row.options),
        settings=Settings(
            settings["public"],
            settings["watchers"],
            settings["memoryAid"],
            settings["start"],
            settings["hints"],
        ),
        host=row.host,
        seats=[seat_of(s) for s in sat],
        next=row.next,
        revision=row.revision,
    )
    log = sa.select(entries).where(entries.c.table_id == table_id, entries.c.kind != CLOSED)
    for r in c.execute(log.order_by(entries.c.version)):
        table.fold(Entry(r.version, r.kind, r.seat, r.by, r.action, r.body))
        if r.key is not None:
            table.batches[r.guest, r.key] = r.batch
    return table


def leave_notice(c: sa.Connection, table_id: str, now: float) -> None:
    """Let a server that runs read a table again; it looks every second, so old notices go."""
    c.execute(sa.delete(notices).where(notices.c.created < now - _DAY))
    c.execute(sa.insert(notices), {"created": now, "table_id": table_id})
