"""Which databases a server takes: its own, older ones, and nothing else; what it refuses it names in a sentence."""

import gzip
import os
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext

from noah.game.verify import verify
from noah.notation.record import read_record
from noah.server.store import database
from noah.server.store.database import DatabaseError, open_database
from noah.server.store.schema import metadata
from noah.server.store.sole import sole_server
from noah.testing.wire.client import Client
from noah.testing.wire.nursery import Nursery
from noah.testing.wire.serving import Serving

DATABASES = Path(__file__).parent.parent.parent / "data" / "databases"
NOBODY = 65534
Spoil = Callable[[Path], object]


def newer(path: Path) -> None:
    """A database of a version of Noah that is not there yet."""
    open_database(str(path)).dispose()
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")


def foreign(path: Path) -> None:
    """A database of another program."""
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TABLE bookmarks (address TEXT)")


def no_database(path: Path) -> None:
    path.write_text("Noah's shopping list: hay, more hay\n" * 100)


def truncated(path: Path) -> None:
    open_database(str(path)).dispose()
    path.write_bytes(path.read_bytes()[:1000])


REFUSED: dict[str, tuple[Spoil, str]] = {
    "newer": (newer, "newer version"),
    "foreign": (foreign, "something else"),
    "no database": (no_database, "not a database"),
    "truncated": (truncated, "cannot be used as a database"),
    "a folder": (Path.mkdir, "is a folder"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_a_server_refuses_in_one_sentence(tmp_path: Path, nursery: Nursery, name: str) -> None:
    spoil, words = REFUSED[name]
    path = tmp_path / "noah.db"
    spoil(path)
    before = path.read_bytes() if path.is_file() else None
    child = nursery.begin(["serve", "--port", "0", "--database", str(path)], os.environ)
    assert child.wait(0) == 2
    assert child.stderr is not None
    with child.stderr as lines:
        (line,) = lines
    assert line.startswith("noah: ")
    assert words in line
    assert line.endswith(".\n")
    if before is not None:
        assert path.read_bytes() == before


@pytest.mark.parametrize(
    "named",
    [
        ":memory:",
        "sqlite://",
        "sqlite:///:memory:",
        "sqlite:///x?mode=ro",
        "file:x?mode=memory",
        "postgresql://localhost/noah",
        "sqlite+aiosqlite:///x",
        "://",
        "~nobody-of-this-name/noah.db",
    ],
)
def test_what_names_no_file_is_refused(
    named: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(DatabaseError, match=r"\.$"):
        open_database(named)
    assert list(tmp_path.iterdir()) == []


@pytest.fixture
def unprivileged() -> Iterator[Path]:
    """A folder of somebody else, who may not write everywhere."""
    user = os.geteuid()
    with TemporaryDirectory() as folder:
        if user == 0:
            os.chown(folder, NOBODY, NOBODY)
            os.seteuid(NOBODY)
        try:
            yield Path(folder)
        finally:
            os.seteuid(user)


def test_a_folder_that_cannot_be_written_is_refused(unprivileged: Path) -> None:
    unprivileged.chmod(0o500)
    with pytest.raises(DatabaseError, match=r"cannot be made: Permission denied\.$"):
        open_database(str(unprivileged / "noah.db"))


def test_a_file_that_cannot_be_written_is_refused(unprivileged: Path) -> None:
    path = unprivileged / "noah.db"
    open_database(str(path)).dispose()
    path.chmod(0o400)
    with pytest.raises(DatabaseError, match=r"cannot be written: .+\.$"):
        open_database(str(path))


def test_a_new_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "noah.db"
    open_database(str(path)).dispose()
    assert path.stat().st_mode & 0o777 == 0o600


def test_migrations_make_what_the_schema_says(tmp_path: Path) -> None:
    engine = open_database(str(tmp_path / "noah.db"))
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_migrations_can_be_taken_back(tmp_path: Path) -> None:
    engine = open_database(str(tmp_path / "noah.db"))
    with database.writing(engine).begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(database._MIGRATIONS))
        config.attributes["connection"] = connection
        command.downgrade(config, "base")
        assert sa.inspect(connection).get_table_names() == ["alembic_version"]
        command.upgrade(config, "head")
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_there_is_one_server_for_a_file(tmp_path: Path) -> None:
    path, link = tmp_path / "noah.db", tmp_path / "link.db"
    with sole_server(str(path)):
        link.symlink_to(path)
        for name in (path, link, tmp_path / ".." / tmp_path.name / "noah.db"):
            with (
                pytest.raises(DatabaseError, match="served by another process"),
                sole_server(str(name)),
            ):
                pass
        with sole_server(str(tmp_path / "other.db")):
            pass
    with sole_server(str(link)):
        pass


def test_a_second_server_leaves_the_first_alone(
    serving: Serving, person: Callable[[str], Client]
) -> None:
    ada = person("Ada")
    second = Serving(serving.database)
    with pytest.raises(AssertionError, match="served by another process already"):
        second.start()
    assert ada.make(1)["status"] == "playing"


@pytest.fixture
def old(tmp_path: Path, nursery: Nursery) -> Any:
    """A server on a file that the first revision has made, and what was in it."""
    path = tmp_path / "old.db"
    path.write_bytes(gzip.decompress((DATABASES / "0001.db.gz").read_bytes()))
    unlimited = dict.fromkeys(("guest_rate", "address_rate"), 1_000_000)
    with Serving(path, unlimited, nursery) as serving:
        yield serving, msgspec.json.decode((DATABASES / "0001.json").read_bytes())


def test_a_file_of_the_first_revision_goes_on(old: Any) -> None:
    serving, told = old
    with (
        Client(serving.url, told["guests"]["Ada"]["token"]) as ada,
        Client(serving.url, told["guests"]["Bob"]["token"]) as bob,
    ):
        assert ada.get("/api/me")["name"] == "Ada"
        record = ada.ask("GET", f"/api/tables/{told['finished']}/record").content
        assert list(verify(read_record(record))) == []
        (listed,) = bob.get("/api/tables")["tables"]
        assert listed["id"] == told["waiting"]
        assert ada.post(f"/api/tables/{told['waiting']}/join")["status"] == "playing"
        seen = [client.table(told["playing"]) for client in (ada, bob)]
        mover, mine = (ada, seen[0]) if seen[0]["state"]["legal"] else (bob, seen[1])
        answer = mover.act(told["playing"], mine["version"], mine["state"]["legal"][0])
        assert answer.body["version"] > mine["version"]
        while ada.table(told["bots"])["status"] != "finished":
            pass


def test_many_may_open_a_new_file_at_once(tmp_path: Path) -> None:
    with ThreadPoolExecutor(8) as pool:
        engines = [*pool.map(open_database, [str(tmp_path / "noah.db")] * 8)]
    for engine in engines:
        with engine.connect() as connection:
            assert MigrationContext.configure(connection).get_current_revision() is not None
        engine.dispose()
