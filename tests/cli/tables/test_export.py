"""``noah tables export``: the records of finished games, which agree with the rules and with what the server tells."""

import asyncio
import gzip
import json
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from noah.game.verify import verify
from noah.notation.record import read_record
from noah.server.http.app import create_app
from noah.server.settings import Settings
from noah.testing.wire.inside import Inside

Run = Callable[..., tuple[int, str, str]]


def served(kept: Any, name: str) -> Any:
    """The record that a server tells."""

    async def ask() -> Any:
        async with Inside(create_app(Settings(database=str(kept.path)))) as asked:
            return (await asked.ask("GET", f"/api/tables/{kept.tables[name]}/record")).body

    return asyncio.run(ask())


def test_all_finished_games_oldest_first(tables: Run, kept: Any) -> None:
    code, told, errors = tables("export", "--database", kept.path)
    assert (code, errors) == (0, "")
    lines = told.splitlines()
    assert [json.loads(line) for line in lines] == [served(kept, "alone"), served(kept, "two")]
    for line in lines:
        assert list(verify(read_record(line.encode()))) == []


def test_named_games_into_a_file(tables: Run, kept: Any, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    arguments = ("export", kept.tables["two"], "-o", file, "--database", kept.path)
    assert tables(*arguments) == (0, f"1 record written to {file}.\n", "")
    assert json.loads(file.read_bytes()) == served(kept, "two")


def test_a_gzipped_file(tables: Run, kept: Any, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl.gz"
    code, told, _ = tables("export", "--output", file, "--database", kept.path)
    assert (code, told) == (0, f"2 records written to {file}.\n")
    with gzip.open(file) as stream:
        assert [*map(json.loads, stream)] == [served(kept, "alone"), served(kept, "two")]


def test_a_closed_game_that_is_over_is_still_there(tables: Run, kept: Any) -> None:
    for name in ("alone", "running"):
        assert tables("close", kept.tables[name], "--database", kept.path)[0] == 0
    code, told, _ = tables("export", "--database", kept.path)
    assert (code, len(told.splitlines())) == (0, 2)


@pytest.mark.parametrize(
    ("wanted", "sentence"),
    [
        ("running", "The game of table {} is not over: it has no record yet."),
        ("waiting", "The game of table {} is not over: it has no record yet."),
    ],
)
def test_a_game_that_is_not_over_is_refused(
    tables: Run, kept: Any, tmp_path: Path, wanted: str, sentence: str
) -> None:
    file, table = tmp_path / "games.jsonl", kept.tables[wanted]
    arguments = ("export", kept.tables["two"], table, "-o", file, "--database", kept.path)
    assert tables(*arguments) == (2, "", f"noah: {sentence.format(table)}\n")
    assert not file.exists()


def test_nothing_is_written_over(tables: Run, kept: Any, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("older games")
    code, told, errors = tables("export", "-o", file, "--database", kept.path)
    assert (code, told) == (2, "")
    assert re.fullmatch(r"noah: .+ is there already: name a new file\.\n", errors)
    assert file.read_text() == "older games"


@pytest.mark.parametrize("place", ["nowhere/games.jsonl", "noah.db/games.jsonl", "\0"])
def test_a_place_that_cannot_be_written(
    tables: Run, kept: Any, tmp_path: Path, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    code, told, errors = tables("export", "-o", place, "--database", kept.path)
    assert (code, told) == (2, "")
    assert errors.startswith("noah: ")
    assert "cannot be written" in errors
    assert errors.endswith(".\n")
    assert errors.count("\n") == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device that is always full")
@pytest.mark.parametrize("name", ["games.jsonl", "games.jsonl.gz"])
def test_a_full_disk_leaves_no_half_file(
    tables: Run, kept: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    opened = Path.open

    def full(path: Path, mode: str = "r") -> Any:
        """The file that is made is one that takes nothing."""
        opened(path, mode).close()
        return opened(Path("/dev/full"), "wb", buffering=0)

    monkeypatch.setattr(Path, "open", full)
    code, told, errors = tables("export", "-o", tmp_path / name, "--database", kept.path)
    assert (code, told) == (2, "")
    assert os.strerror(28) in errors
    assert errors.count("\n") == 1
    assert not (tmp_path / name).exists()
