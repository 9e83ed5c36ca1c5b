"""Opening a database: its settings, its migrations, and the refusals that people meet."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from noah.notation.errors import NoahError

_MIGRATIONS = Path(__file__).parent / "migrations"
_BUSY_MS = 10_000
"""How long a writer waits for another one before it gives up."""
_PAGES_IN_LOG = 4_000
"""Of 4 KiB: 16 MB of log beside the file."""
_WRITES = "noah_writes"
_IN_MEMORY = ":memory:"


class DatabaseError(NoahError):
    """The database cannot be used."""


def url_of(database: str) -> sa.URL:
    """The URL of a database that is named by a URL or by the path of an SQLite file.

    Raises:
        DatabaseError: it names no such file.
    """
    try:
        if "://" in database:
            url = sa.make_url(database)
        else:
            url = sa.URL.create("sqlite", database=str(Path(database).expanduser()))
    except (sa.exc.ArgumentError, RuntimeError, ValueError):
        raise DatabaseError(f"{database!r} is neither a path nor a database URL.") from None
    if url.drivername not in {"sqlite", "sqlite+pysqlite"}:
        raise DatabaseError(f"The database {url.render_as_string()!r} is not an SQLite file.")
    if not url.database or url.database.startswith((_IN_MEMORY, "file:")) or url.query:
        raise DatabaseError(
            f"The database {database!r} is no file: name one by its path, nothing else is kept."
        )
    return url


def open_database(database: str) -> sa.Engine:
    """Open a database, make it or bring it up to date.

    Raises:
        DatabaseError: it cannot be opened, is no database of ours, or is newer than this program.
    """
    database_file(database)
    return _opened(url_of(database), _migrate)


def open_existing(database: str) -> sa.Engine:
    """Open a database that a server keeps, and change nothing in its form.

    Raises:
        DatabaseError: there is none, it cannot be opened, is no database of ours, or of another version than this
            program's.
    """
    existing_file(database)
    return _opened(url_of(database), _check_version)


def existing_file(database: str) -> Path:
    """The file of a database.

    Raises:
        DatabaseError: there is none.
    """
    path = Path(url_of(database).database or "")
    if not path.is_file():
        raise DatabaseError(f"There is no database {path}: name one with --database.")
    return path


def _opened(url: sa.URL, check: Callable[[sa.Engine], None]) -> sa.Engine:
    engine = sa.create_engine(
        url,
        connect_args={"check_same_thread": False, "timeout": _BUSY_MS / 1000},
        # An error ends in the log, and what was to be written holds cards and hashes.
        hide_parameters=True,
        json_serializer=lambda value: msgspec.json.encode(value).decode(),
        json_deserializer=msgspec.json.decode,
    )
    sa.event.listen(engine, "connect", _prepare)
    sa.event.listen(engine, "begin", _begin)
    try:
        check(engine)
    except sa.exc.DatabaseError as error:
        engine.dispose()
        raise DatabaseError(f"{url.database} cannot be used as a database: {error.orig}.") from None
    except DatabaseError:
        engine.dispose()
        raise
    return engine


def database_file(database: str) -> Path:
    """The file of a database; made if there is none, readable by its owner alone.

    It holds names, and the hidden cards of running games.

    Raises:
        DatabaseError: it cannot be made or written, or is a folder.
    """
    path = Path(url_of(database).database or "")
    if path.is_dir():
        raise DatabaseError(f"{path} is a folder: name a file in it.")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            path.touch(mode=0o600)
    except OSError as error:
        raise DatabaseError(f"{path} cannot be made: {error.strerror}.") from None
    # Not by opening it: to close a file lets go of the locks that SQLite has on it.
    if not os.access(path, os.R_OK | os.W_OK, effective_ids=os.access in os.supports_effective_ids):
        raise DatabaseError(f"{path} cannot be written: it must belong to whoever serves it.")
    return path


def _prepare(connection: Any, _record: object) -> None:
    """Set up an SQLite connection; transactions are begun by SQLAlchemy's events, not by the driver."""
    connection.isolation_level = None
    cursor = connection.cursor()
    # With NORMAL a commit is not synced in WAL mode, and what was acknowledged could be lost.
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute(f"PRAGMA busy_timeout={_BUSY_MS}")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA temp_store=MEMORY")
    # Pages change again and again while games are played: to take them over seldom spares most of it.
    cursor.execute(f"PRAGMA wal_autocheckpoint={_PAGES_IN_LOG}")
    cursor.close()


def writing(engine: sa.Engine) -> sa.Engine:
    """The same database for who writes: a transaction has the right to write from its beginning.

    One that began as a reader's could be refused that right at once, without waiting, when somebody else writes.
    """
    return engine.execution_options(**{_WRITES: True})


def _begin(connection: sa.Connection) -> None:
    writes = connection.get_execution_options().get(_WRITES)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    return config


def _revision(connection: sa.Connection) -> str | None:
    """The revision of a database, None where there is nothing yet.

    Raises:
        DatabaseError: it is not ours, or newer than this program.
    """
    scripts = ScriptDirectory.from_config(_config()).walk_revisions()
    present = MigrationContext.configure(connection).get_current_revision()
    if present is None and sa.inspect(connection).get_table_names():
        raise DatabaseError("The database holds something else than Noah's tables: name another.")
    if present is not None and present not in {script.revision for script in scripts}:
        raise DatabaseError(
            "The database was made by a newer version of Noah: update the program to go on with it."
        )
    return present


def _migrate(engine: sa.Engine) -> None:
    """Bring the tables up to date, or refuse a database that is newer than this program.

    All in one transaction, which is the lock that keeps a second process from doing the same.
    """
    config = _config()
    with engine.connect() as connection:
        _revision(connection)
    _log_writes(engine)
    with writing(engine).begin() as connection:
        # Once more: another process may have been faster.
        _revision(connection)
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _log_writes(engine: sa.Engine) -> None:
    """Let writes go to a log beside the file, from now on, so that nobody who reads waits for them."""
    connection = engine.raw_connection()
    try:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        (mode,) = cursor.fetchone() or ("",)
        cursor.close()
    finally:
        connection.close()
    if mode != "wal":
        raise DatabaseError("The file system cannot keep a database: choose a local one.")


def _check_version(engine: sa.Engine) -> None:
    """Refuse a database that another version of this program has made."""
    newest = ScriptDirectory.from_config(_config()).get_current_head()
    with engine.connect() as connection:
        present = _revision(connection)
    if present is None:
        raise DatabaseError("The database is empty: 'noah serve' has not used it yet.")
    if present != newest:
        raise DatabaseError(
            "The database was made by an older version of Noah: 'noah serve' brings it up to date."
        )
