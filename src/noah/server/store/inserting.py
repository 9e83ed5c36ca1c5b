"""Inserting many rows by one statement."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

import sqlalchemy as sa

_QUESTION_MARKS = "qmark"
_MOST_ROWS = 500
"""In a statement: SQLite takes 32,766 values in one."""


def insert(connection: sa.Connection, table: sa.Table, rows: Sequence[dict[str, Any]]) -> None:
    """Insert rows, which have a value for each column of ``table``.

    For SQLite all of them are one statement. The driver gives the interpreter's lock away for each row of an
    ``executemany``, and gets it back only when the event loop lets go of it.

    Raises:
        IntegrityError: one of them is there already.
    """
    dialect = connection.dialect
    if dialect.paramstyle != _QUESTION_MARKS:
        connection.execute(sa.insert(table), rows)
        return
    columns = _columns(table, dialect)
    for first in range(0, len(rows), _MOST_ROWS):
        part = rows[first : first + _MOST_ROWS]
        values = [
            row[name] if bound is None else bound(row[name])
            for row in part
            for name, bound in columns
        ]
        connection.exec_driver_sql(_statement(table, dialect, len(part)), tuple(values))


@lru_cache
def _columns(table: sa.Table, dialect: sa.Dialect) -> list[tuple[str, Callable[[Any], Any] | None]]:
    """Each column's name, and what makes the driver's value of ours."""
    return [(column.name, column.type.bind_processor(dialect)) for column in table.columns]


@lru_cache(_MOST_ROWS)
def _statement(table: sa.Table, dialect: sa.Dialect, rows: int) -> str:
    one = str(sa.insert(table).compile(dialect=dialect))
    values = one[one.rindex("(") :]
    return one + f", {values}" * (rows - 1)
