"""What cannot be is told in one sentence, with the exit code 2, and changes nothing."""

import gzip
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

Run = Callable[..., tuple[int, str, str]]
ID = "0" * 32
COMMANDS: dict[str, tuple[str, ...]] = {
    "list": ("list",),
    "show": ("show", ID),
    "export": ("export",),
    "close": ("close", ID),
    "forget-guests": ("forget-guests", "--older-than", "30"),
}
BACKUP = ("backup", "backup.db")
OLD = Path(__file__).parent.parent.parent / "data" / "databases" / "0001.db.gz"


def missing(_path: Path) -> None:
    """There is no such file."""


def empty(path: Path) -> None:
    path.touch()


def newer(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")


def older(path: Path) -> None:
    path.write_bytes(gzip.decompress(OLD.read_bytes()))


def foreign(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TABLE bookmarks (address TEXT)")


def no_database(path: Path) -> None:
    path.write_text("Noah's shopping list: hay, more hay\n" * 100)


FILES: dict[Callable[[Path], None], str] = {
    missing: "There is no database ",
    Path.mkdir: "There is no database ",
    empty: "The database is empty: 'noah serve' has not used it yet.",
    newer: "The database was made by a newer version of Noah: update the program to go on with it.",
    older: "The database was made by an older version of Noah: 'noah serve' brings it up to date.",
    foreign: "The database holds something else than Noah's tables: name another.",
    no_database: "cannot be used as a database: file is not a database.",
}


def refused(answer: tuple[int, str, str], sentence: str) -> None:
    code, told, errors = answer
    assert (code, told) == (2, "")
    assert errors.startswith("noah: ")
    assert sentence in errors
    assert errors.endswith(".\n")
    assert errors.count("\n") == 1


@pytest.mark.parametrize("spoil", FILES, ids=lambda spoil: spoil.__name__)
@pytest.mark.parametrize("command", COMMANDS)
def test_a_file_that_is_no_database_of_this_program(
    tables: Run, tmp_path: Path, command: str, spoil: Callable[[Path], None]
) -> None:
    path = tmp_path / "noah.db"
    spoil(path)
    before = path.read_bytes() if path.is_file() else None
    refused(tables(*COMMANDS[command], "--database", path), FILES[spoil])
    assert (path.read_bytes() if path.is_file() else None) == before


@pytest.mark.parametrize("command", [*COMMANDS.values(), BACKUP], ids=lambda command: command[0])
@pytest.mark.parametrize("named", ["", ":memory:", "postgresql://localhost/noah", "x://"])
def test_what_names_no_file(
    tables: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: Any, named: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    refused(tables(*command, "--database", named), "")
    assert [*tmp_path.iterdir()] == []


@pytest.mark.parametrize("command", ["show", "export", "close"])
@pytest.mark.parametrize("table", [ID, "", "8f1c2a", "'; DROP TABLE guests; --", "\x1b[31m"])
def test_a_table_that_there_is_not(tables: Run, kept: Any, command: str, table: str) -> None:
    answer = tables(command, "--database", kept.path, "--", table)
    refused(answer, "There is no table ")
    assert answer[2].rstrip("\n").isprintable()


@pytest.mark.parametrize("days", ["0", "-1", "", "many", "1.5", "٣", "9" * 40])
def test_days_that_are_none(tables: Run, kept: Any, days: str) -> None:
    answer = tables("forget-guests", f"--older-than={days}", "--database", kept.path)
    refused(answer, "--older-than is a number of days from 1")


@pytest.mark.parametrize("status", ["", "open", "Waiting"])
def test_a_status_that_there_is_not(tables: Run, kept: Any, status: str) -> None:
    answer = tables("list", "--status", status, "--database", kept.path)
    refused(answer, "--status is one of waiting, playing, finished, closed")


def test_closing_twice(tables: Run, kept: Any) -> None:
    arguments = ("close", kept.tables["running"], "--database", kept.path)
    assert tables(*arguments)[0] == 0
    refused(tables(*arguments), "is closed already")


def test_a_setting_that_makes_no_sense(
    tables: Run, kept: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NOAH_PORT", "high")
    refused(tables("backup", "b.db", "--database", kept.path), "NOAH_PORT is a whole number")
