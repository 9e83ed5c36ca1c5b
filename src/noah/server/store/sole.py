"""One server for each SQLite file: a second one would not hear what the first one does."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager

from noah.server.store.database import DatabaseError, database_file

_SUFFIX = "-serving"


@contextmanager
def sole_server(database: str) -> Iterator[None]:
    """Be the only server of a database, from before it is opened.

    What holds is the lock of an empty SQLite file beside it: it works wherever SQLite does, and ends with the
    process, however that ends.

    Raises:
        DatabaseError: another process serves it, or it cannot be made.
    """
    path = database_file(database).resolve()
    with closing(sqlite3.connect(f"{path}{_SUFFIX}", timeout=0, isolation_level=None)) as lock:
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise DatabaseError(f"{path}{_SUFFIX} cannot be locked: {error}.") from None
            raise DatabaseError(
                f"{path} is served by another process already: stop that one, or name another database."
            ) from None
        yield
