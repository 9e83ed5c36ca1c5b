"""``noah tables backup``: a copy that opens, for its owner's eyes alone, and nothing written over."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

Run = Callable[..., tuple[int, str, str]]


def test_a_backup_holds_what_the_database_holds(tables: Run, kept: Any, tmp_path: Path) -> None:
    file = tmp_path / "backup.db"
    answer = tables("backup", file, "--database", kept.path)
    assert answer == (0, f"Backed up to {file}.\n", "")
    assert file.stat().st_mode & 0o777 == 0o600
    with closing(sqlite3.connect(file)) as copy, closing(sqlite3.connect(kept.path)) as here:
        assert [*copy.iterdump()] == [*here.iterdump()]
    for command in ("list", "export"):
        told = [tables(command, "--database", path) for path in (file, kept.path)]
        assert told[0] == told[1]
        assert told[0][0] == 0


def test_nothing_is_written_over(tables: Run, kept: Any, tmp_path: Path) -> None:
    file = tmp_path / "backup.db"
    file.write_text("an older backup")
    answer = tables("backup", file, "--database", kept.path)
    assert answer == (2, "", f"noah: {file} is there already: name a new file.\n")
    assert file.read_text() == "an older backup"
    answer = tables("backup", kept.path, "--database", kept.path)
    assert answer == (2, "", f"noah: {kept.path} is there already: name a new file.\n")


@pytest.mark.parametrize("place", ["nowhere/backup.db", "noah.db/backup.db"])
def test_a_place_that_cannot_be_written(tables: Run, kept: Any, tmp_path: Path, place: str) -> None:
    code, told, errors = tables("backup", tmp_path / place, "--database", kept.path)
    assert (code, told, errors.count("\n")) == (2, "", 1)
    assert "cannot be made: " in errors


def test_what_is_no_database_leaves_no_copy(tables: Run, tmp_path: Path) -> None:
    path, file = tmp_path / "noah.db", tmp_path / "backup.db"
    path.write_text("Noah's shopping list: hay, more hay\n" * 100)
    code, told, errors = tables("backup", file, "--database", path)
    assert (code, told, errors.count("\n")) == (2, "", 1)
    assert "cannot be copied" in errors
    assert not file.exists()
