"""A database that another program reads or writes: who reads keeps nobody waiting, who writes not for ever."""

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from noah.game.verify import verify
from noah.notation.record import read_record
from noah.server.http.app import create_app
from noah.server.settings import Settings
from noah.server.store import database
from noah.testing.wire.client import Client
from noah.testing.wire.inside import Inside
from noah.testing.wire.playing import play_over_http
from noah.testing.wire.serving import Serving


def test_a_program_that_reads_keeps_nobody_waiting(serving: Serving, person: Any) -> None:
    ada: Client = person("Ada")
    first = ada.make(1)["id"]
    count = "SELECT count(*) FROM entries"
    with closing(sqlite3.connect(serving.database, timeout=0, isolation_level=None)) as other:
        other.execute("BEGIN")
        before = other.execute(count).fetchone()
        play_over_http([ada], first, random.Random(1))
        second = ada.make(2, seats=["me", "bot:random"])["id"]
        play_over_http([ada], second, random.Random(2))
        # All the time it has read the database as it was.
        assert other.execute(count).fetchone() == before
        other.execute("COMMIT")
        assert other.execute(count).fetchone() > before
    for table in (first, second):
        record = ada.ask("GET", f"/api/tables/{table}/record").content
        assert list(verify(read_record(record))) == []
    assert serving.complaints == []


def test_a_program_that_writes_for_too_long_is_told_of_and_nothing_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "_BUSY_MS", 1)
    path = tmp_path / "noah.db"

    async def run() -> None:
        async with Inside(create_app(Settings(database=str(path)))) as asked:
            token = (await asked.ask("POST", "/api/guests", {"name": "Ada"})).body["token"]
            table = (await asked.ask("POST", "/api/tables", {"players": 1}, token)).body
            where = f"/api/tables/{table['id']}"
            socket = await asked.open(f"{where}/live", token)
            batch = {"version": 1, "actions": table["state"]["legal"][:1]}
            with closing(sqlite3.connect(path, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                refused = await asked.ask("POST", f"{where}/actions", batch, token)
                assert (refused.status, refused.body["type"]) == (503, "unavailable")
                assert int(dict(refused.headers)[b"retry-after"]) >= 1
                await socket.send({**batch, "id": "a"})
                problem = (await socket.until("error"))["problem"]
                assert (problem["status"], problem["type"]) == (503, "unavailable")
                for path_ in ("/api/guests", "/api/tables"):
                    body = {"name": "Bob"} if path_ == "/api/guests" else {"players": 1}
                    answer = await asked.ask("POST", path_, body, token)
                    assert answer.body["type"] == "unavailable"
                now = (await asked.ask("GET", where, None, token)).body
                assert (now["version"], now["state"]) == (1, table["state"])
                other.execute("ROLLBACK")
            again = await asked.ask("POST", f"{where}/actions", batch, token)
            assert (again.status, again.body["version"] > 1) == (200, True)
            await socket.close()

    asyncio.run(run())
