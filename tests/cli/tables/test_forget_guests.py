"""``noah tables forget-guests`` and ``close``: what is left of guests and tables after them."""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from typing import Any

import pytest

from noah.server.http.app import create_app
from noah.server.settings import Settings
from noah.testing.wire.inside import Inside

Run = Callable[..., tuple[int, str, str]]
DAY = 86_400.0


def unseen(kept: Any, name: str, days: float) -> None:
    """A guest was here so many days ago for the last time."""
    with closing(sqlite3.connect(kept.path)) as connection, connection:
        changed = connection.execute(
            "UPDATE guests SET seen = ? WHERE name LIKE ?", (time.time() - days * DAY, f"{name}%")
        )
        assert changed.rowcount == 1


def ask(kept: Any, *paths: str, who: str = "Ada") -> list[Any]:
    """What a server on that database answers to a guest."""

    async def run() -> list[Any]:
        async with Inside(create_app(Settings(database=str(kept.path)))) as asked:
            return [await asked.ask("GET", path, None, kept.tokens[who]) for path in paths]

    return asyncio.run(run())


@pytest.mark.parametrize(("days", "forgotten"), [(29.9, 0), (30.1, 1)])
def test_who_was_not_here_for_so_long(tables: Run, kept: Any, days: float, forgotten: int) -> None:
    unseen(kept, "Bob", days)
    answer = tables("forget-guests", "--older-than", "30", "--database", kept.path)
    assert answer == (0, f"{forgotten} {'guest' if forgotten == 1 else 'guests'} forgotten.\n", "")
    assert ask(kept, "/api/me", who="Bob")[0].status == (401 if forgotten else 200)
    assert ask(kept, "/api/me", who="Ada")[0].status == 200


def test_what_is_left_of_a_guest(tables: Run, kept: Any) -> None:
    unseen(kept, "Bob", 400)
    assert tables("forget-guests", "--older-than", "365", "--database", kept.path)[0] == 0
    names = ("two", "rematch", "running", "waiting")
    two, rematch, running, waiting = ask(
        kept, *(f"/api/tables/{kept.tables[name]}" for name in names)
    )
    assert [each["name"] for each in two.body["players"]] == ["Ada", "guest"]
    assert two.body["status"] == "finished"
    assert rematch.body["players"][0] is None
    assert running.body["players"][2]["name"] == "guest"
    assert running.body["players"][2]["standIn"] is True
    assert waiting.body["players"] == [None] * 4
    with closing(sqlite3.connect(kept.path)) as connection:
        assert not [line for line in connection.iterdump() if "Bob" in line]


def test_without_guests_to_forget_nothing_changes(tables: Run, kept: Any) -> None:
    with closing(sqlite3.connect(kept.path)) as connection:
        before = [*connection.iterdump()]
    answer = tables("forget-guests", "--older-than", "1", "--database", kept.path)
    assert answer == (0, "0 guests forgotten.\n", "")
    with closing(sqlite3.connect(kept.path)) as connection:
        assert [*connection.iterdump()] == before


@pytest.mark.parametrize(
    ("name", "was"), [("alone", "finished"), ("running", "playing"), ("waiting", "waiting")]
)
def test_a_closed_table_is_no_table_any_more(tables: Run, kept: Any, name: str, was: str) -> None:
    table = kept.tables[name]
    answer = tables("close", table, "--database", kept.path)
    assert answer == (0, f"Table {table}, which was {was}, is closed.\n", "")
    paths = [f"/api/tables/{table}{path}" for path in ("", "/events", "/record")]
    for told in ask(kept, *paths):
        assert (told.status, told.body["type"]) == (404, "not-found")
    for status in ("waiting", "playing", "finished"):
        (listed,) = ask(kept, f"/api/tables?status={status}")
        assert table not in [each["id"] for each in listed.body["tables"]]
