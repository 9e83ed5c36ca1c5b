"""``noah tables list`` and ``show``: what a host sees of his tables, and that he does not see more than a watcher."""

import asyncio
import re
from collections.abc import Callable
from typing import Any

import pytest

from noah.core.cards import SPECIES
from noah.server.http.app import create_app
from noah.server.settings import Settings
from noah.testing.wire.inside import Inside

Run = Callable[..., tuple[int, str, str]]
STATUS = {
    "waiting": "waiting",
    "running": "playing",
    "rematch": "waiting",
    "two": "finished",
    "alone": "finished",
}
"""Newest first."""


def rows(told: str) -> list[list[str]]:
    return [line.split("\t") for line in told.splitlines()]


def test_all_tables_newest_first(tables: Run, kept: Any) -> None:
    code, told, errors = tables("list", "--database", kept.path)
    assert (code, errors) == (0, "")
    heads, *lines = rows(told)
    assert heads == ["id", "status", "created", "version", "players"]
    assert [line[:2] for line in lines] == [[kept.tables[n], STATUS[n]] for n in STATUS]
    assert [line[4] for line in lines] == [
        "Bob☃, (open), (open), (open)",
        "(bot greedy), Ada, Bob☃",
        "(kept for Bob☃), Ada",
        "Ada, Bob☃",
        "Ada",
    ]
    for line in lines:
        assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", line[2])
        assert (int(line[3]) == 0) == (line[1] == "waiting")


@pytest.mark.parametrize("status", ["waiting", "playing", "finished", "closed"])
def test_tables_of_one_status(tables: Run, kept: Any, status: str) -> None:
    assert tables("close", kept.tables["alone"], "--database", kept.path)[0] == 0
    code, told, _ = tables("list", "--status", status, "--database", kept.path)
    wanted = {name: "closed" if name == "alone" else each for name, each in STATUS.items()}
    assert code == 0
    assert [line[:2] for line in rows(told)[1:]] == [
        [kept.tables[name], status] for name, each in wanted.items() if each == status
    ]


def test_the_database_may_be_named_by_the_environment(
    tables: Run, kept: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NOAH_DATABASE", str(kept.path))
    assert len(rows(tables("list")[1])) == 1 + len(STATUS)


@pytest.mark.parametrize("name", STATUS)
def test_a_table_is_shown_as_to_somebody_who_watches(tables: Run, kept: Any, name: str) -> None:
    table = kept.tables[name]
    code, told, errors = tables("show", table, "--database", kept.path)
    assert (code, errors) == (0, "")
    lines = dict(re.split(r"\s{2,}", line, maxsplit=1) for line in told.splitlines())

    async def watch() -> Any:
        async with Inside(create_app(Settings(database=str(kept.path)))) as asked:
            return (await asked.ask("GET", f"/api/tables/{table}")).body

    seen = asyncio.run(watch())
    assert lines["id"] == table
    assert lines["status"] == STATUS[name] == seen["status"]
    assert lines["version"] == str(seen["version"])
    assert f"players {len(seen['players'])}" in lines["options"]
    assert "host" in lines[f"seat {seen['host']}"].split(", ")
    assert lines.get("rematch") == seen["next"]
    if seen["state"] is not None:
        assert lines["round"] == str(seen["state"]["round"])
        assert lines["scores"] == " ".join(map(str, seen["scores"]))
    if seen["status"] == "playing":
        assert lines["to act"] == f"seat {seen['state']['turn']}, phase {seen['state']['phase']}"
    if seen["status"] == "finished":
        winners = " ".join(f"seat {seat}" for seat in seen["winners"])
        assert lines["winners"] == (winners or "nobody")
    # Neither hands nor the deck, not even when the game is over.
    assert not re.search(rf"\b({'|'.join(SPECIES)})\b(?!:? (?:true|false))", told)


def test_a_closed_table_can_be_shown(tables: Run, kept: Any) -> None:
    table = kept.tables["running"]
    assert tables("close", table, "--database", kept.path)[0] == 0
    code, told, _ = tables("show", table, "--database", kept.path)
    assert code == 0
    assert "closed, was playing" in told
