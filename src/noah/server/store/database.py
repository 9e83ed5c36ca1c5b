"""Opening a database: its settings, its migrations, and the refusals that people meet."""

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from noah.notation.errors import NoahError

_MIGRATIONS = Path(__file__).parent / "migrations"
_BUSY_MS = 10_000
"""How long a writer waits for another one, a backup say, before it gives up."""


class DatabaseError(NoahError):
    """The database cannot be used."""


def url_of(database: str) -> sa.URL:
    """The URL of a database that is named by a URL or by the path of an SQLite file.

    Raises:
        DatabaseError: it is a URL of something else.
    """
    if "://" not in database:
        return sa.URL.create("sqlite", database=str(Path(database).expanduser()))
    url = sa.make_url(database)
    if url.get_backend_name() != "sqlite":
        raise DatabaseError(f"The database {url.render_as_string()!r} is not an SQLite file.")
    return url


def open_database(database: str) -> sa.Engine:
    """Open a database, make it or bring it up to date.

    Raises:
        DatabaseError: it cannot be opened, is no database of ours, or is newer than this program.
    """
    url = url_of(database)
    if url.database:
        _make_private_file(Path(url.database))
    engine = sa.create_engine(
        url, connect_args={"check_same_thread": False, "timeout": _BUSY_MS / 1000}
    )
    sa.event.listen(engine, "connect", _prepare)
    sa.event.listen(engine, "begin", lambda c: c.exec_driver_sql("BEGIN"))
    try:
        _migrate(engine)
    except sa.exc.DatabaseError as error:
        engine.dispose()
        raise DatabaseError(f"{url.database} cannot be used as a database: {error.orig}.") from None
    except DatabaseError:
        engine.dispose()
        raise
    return engine


def _make_private_file(path: Path) -> None:
    """Make the file, readable by its owner alone: it holds names and the hidden cards of running games."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            path.touch(mode=0o600)
    except OSError as error:
        raise DatabaseError(f"{path} cannot be made: {error.strerror}.") from None


def _prepare(connection: Any, _record: object) -> None:
    """Set up an SQLite connection; transactions are begun by SQLAlchemy's events, not by the driver."""
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    # With NORMAL a commit is not synced in WAL mode, and what was acknowledged could be lost.
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute(f"PRAGMA busy_timeout={_BUSY_MS}")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _migrate(engine: sa.Engine) -> None:
    """Bring the tables up to date, or refuse a database that is newer than this program."""
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    with engine.connect() as connection:
        present = MigrationContext.configure(connection).get_current_revision()
        connection.rollback()
        if present is not None and present not in known:
            raise DatabaseError(
                "The database was made by a newer version of Noah: update the program to go on with it."
            )
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        connection.commit()
