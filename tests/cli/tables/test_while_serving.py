"""``noah tables`` beside a server that is busy: nobody waits long, nothing is lost, every copy is whole."""

import json
import random
import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from noah.game.verify import verify
from noah.notation.record import read_record
from noah.server.store.database import open_existing
from noah.server.store.hosting import all_tables, table
from noah.testing.wire.client import Client
from noah.testing.wire.live import Live
from noah.testing.wire.playing import play_over_http
from noah.testing.wire.serving import Serving

Run = Callable[..., tuple[int, str, str]]
GAMES = 20
GOING_AWAY = 1001
YEAR = 365 * 86_400.0


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    limits = dict.fromkeys(("guest_rate", "address_rate", "new_guests_rate"), 100_000)
    with Serving(tmp_path_factory.mktemp("serving") / "noah.db", limits) as started:
        yield started


@pytest.fixture
def ada(serving: Serving) -> Iterator[Client]:
    with Client.guest(serving.url, "Ada") as client:
        yield client


def bots(host: Client) -> str:
    """A table where bots play by themselves; its id."""
    made = host.make(3, seats=["me", "bot:random", "bot:greedy"], options={"crocodile": True})["id"]
    host.post(f"/api/tables/{made}/leave")
    return str(made)


def check_records(lines: str) -> int:
    """All records agree with the rules; how many there are."""
    for line in lines.splitlines():
        assert list(verify(read_record(line.encode()))) == []
    return len(lines.splitlines())


def check_copy(path: Path) -> dict[str, int]:
    """A copy is sound, and each of its games can be gone on with; the versions of all tables."""
    with closing(sqlite3.connect(path)) as copy:
        assert copy.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert copy.execute("PRAGMA foreign_key_check").fetchall() == []
    engine = open_existing(str(path))
    versions = {each.id: each.version for each in all_tables(engine)}
    for id_, version in versions.items():
        assert table(engine, id_)[0].version == version
    engine.dispose()
    return versions


def test_exports_and_backups_while_games_run(
    tables: Run, serving: Serving, ada: Client, tmp_path: Path
) -> None:
    database = ("--database", serving.database)
    with Client.guest(serving.url, "Bob") as bob, ThreadPoolExecutor(1) as pool:
        mine = ada.make(2)["id"]
        bob.post(f"/api/tables/{mine}/join")
        running = [bots(ada) for _ in range(GAMES)]
        # Every batch of theirs must be played, or this fails.
        game: Future[Any] = pool.submit(play_over_http, [ada, bob], mine, random.Random(1))
        exported, copies, goes_on = list[int](), list[Path](), True
        while goes_on:
            goes_on = any(ada.table(id_)["status"] != "finished" for id_ in (mine, *running))
            copies.append(tmp_path / f"{len(copies)}.db")
            assert tables("backup", copies[-1], *database)[0] == 0
            code, told, errors = tables("export", *database)
            assert (code, errors) == (0, "")
            exported.append(check_records(told))
            assert tables("list", *database)[0] == 0
            assert tables("show", mine, *database)[0] == 0
        assert game.result()["status"] == "finished"
        now = {id_: ada.table(id_)["version"] for id_ in (mine, *running)}
    assert exported == sorted(exported)
    assert exported[-1] >= 1 + GAMES
    assert len({*exported}) > 2, "No game ended between the first export and the last."
    for copy in [copies[0], copies[len(copies) // 2], copies[-1]]:
        assert {*check_copy(copy)} >= {mine, *running}
        assert all(version <= now[id_] for id_, version in check_copy(copy).items() if id_ in now)
    for id_ in (mine, *running):
        log = ada.events(id_)
        assert [entry["version"] for entry in log] == [*range(1, now[id_] + 1)]
    assert serving.complaints == []


def test_a_served_table_is_closed(tables: Run, serving: Serving, ada: Client) -> None:
    made = ada.make(1)
    with Live(ada, made["id"]) as live:
        live.until("table")
        assert tables("close", made["id"], "--database", serving.database)[0] == 0
        # The server looks once a second.
        assert live.close_code() == GOING_AWAY
    ada.refused("not-found", "GET", f"/api/tables/{made['id']}")
    ada.refused(
        "not-found",
        "POST",
        f"/api/tables/{made['id']}/actions",
        {"version": 1, "actions": made["state"]["legal"][:1]},
    )


def test_an_action_that_comes_right_after_the_closing_is_not_kept(
    tables: Run, serving: Serving, ada: Client
) -> None:
    made = ada.make(1)
    assert tables("close", made["id"], "--database", serving.database)[0] == 0
    body = {"version": 1, "actions": made["state"]["legal"][:1]}
    ada.refused("not-found", "POST", f"/api/tables/{made['id']}/actions", body)
    with closing(sqlite3.connect(serving.database)) as database:
        wanted = "SELECT kind FROM entries WHERE table_id = ? ORDER BY version"
        kinds = [kind for (kind,) in database.execute(wanted, (made["id"],))]
    assert kinds == ["deal", "closed"]


def test_bots_stop_at_a_closed_table(tables: Run, serving: Serving, ada: Client) -> None:
    made = bots(ada)
    assert tables("close", made, "--database", serving.database)[0] == 0
    told = json.dumps(ada.get("/api/tables", status="playing"))
    assert made not in told
    with closing(sqlite3.connect(serving.database)) as database:
        wanted = "SELECT kind FROM entries WHERE table_id = ? ORDER BY version"
        kinds = [kind for (kind,) in database.execute(wanted, (made,))]
    assert kinds.index("closed") == len(kinds) - 1


def test_a_forgotten_guests_seat_goes_on_at_a_served_table(
    tables: Run, serving: Serving, ada: Client
) -> None:
    with Client.guest(serving.url, "Old") as old:
        made = old.make(2)["id"]
        ada.post(f"/api/tables/{made}/join")
        with closing(sqlite3.connect(serving.database)) as database, database:
            seen = (time.time() - 2 * YEAR, old.id)
            database.execute("UPDATE guests SET seen = ? WHERE id = ?", seen)
        with Live(ada, made) as live:
            live.until("table")
            answer = tables("forget-guests", "--older-than", "365", "--database", serving.database)
            assert answer == (0, "1 guest forgotten.\n", "")
            while not live.table["players"][0]["standIn"]:
                live.hear()
        assert ada.table(made)["players"][0]["name"] == "guest"
        play_over_http([ada], made, random.Random(2))
        assert "Old" not in json.dumps(ada.events(made))
