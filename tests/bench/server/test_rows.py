"""Each row of the server's benchmark, measured in a small form on real servers, without npm."""

from pathlib import Path

import pytest
import sqlalchemy as sa

from noah.bench.server import bot_rows, move_rows
from noah.bench.server.beside import Sizes
from noah.bench.server.processes import MeasuringError
from noah.bench.server.row import Row
from noah.bench.server.rows import measure_server
from noah.bench.server.servers import NoahServer, boardgameio, echo_server
from noah.server.store.database import open_existing
from noah.server.store.schema import tables

pytestmark = pytest.mark.compiled_only

# As many tables as have moves for a window in which each plays as fast as it can.
SMALL = Sizes(
    turns=1,
    seconds=0.1,
    tables=50,
    rate=50.0,
    crowd=20,
    few=2,
    few_turns=1,
    few_seconds=0.2,
    few_rate=50.0,
    thinking=2,
    games=3,
)


@pytest.fixture(autouse=True)
def _without_npm(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(move_rows, "boardgameio", lambda: "no npm")


def measured(*names: str) -> dict[str, Row]:
    return {row.name: row for row in measure_server(names, SMALL)}


def test_a_move_and_its_latency_stand_alone_without_npm() -> None:
    rows = measured("server-move", "server-latency")
    assert list(rows) == ["server-move", "server-turn", "server-latency"]
    assert rows["server-turn"].value > rows["server-move"].value
    for row in rows.values():
        assert row.value > 0
        assert (row.peer, row.peer_value, row.ratio) == (None, None, None)
        assert row.holds is not True
        assert "no npm" in row.note


def test_tables_that_nobody_plays_take_memory_and_are_all_there() -> None:
    rows = measured("server-idle")
    assert list(rows) == ["server-idle", "server-idle-open"]
    assert "22 tables were in memory" in rows["server-idle"].note
    # Two of each table that is played, and one of each other.
    assert "24 sockets were open" in rows["server-idle-open"].note
    assert rows["server-idle-open"].value >= rows["server-idle"].value


def test_the_growth_of_a_move_is_measured_beside_a_server_with_few_tables() -> None:
    row = measured("server-growth")["server-growth"]
    assert row.peer == "2 tables"
    assert row.peer_value
    assert row.ratio == row.value / row.peer_value
    assert "20 tables are in memory" in row.note


def test_the_event_loop_is_watched_while_bots_play() -> None:
    row = measured("server-loop")["server-loop"]
    assert row.value > 0
    assert "2 games" in row.note
    assert " 0 entries" not in row.note


def test_what_games_of_bots_leave_behind_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    found = iter([({"sockets": 2.0, "tasks": 9.0}, 5_000), ({"sockets": 5.0, "tasks": 8.0}, 6_000)])
    finished = []

    def at_rest(server: NoahServer) -> tuple[dict[str, float], int]:
        engine = open_existing(str(server.database))
        with engine.connect() as connection:
            statuses = connection.scalars(sa.select(tables.c.status)).all()
        engine.dispose()
        assert {*statuses} == {"finished"}
        finished.append(len(statuses))
        return next(found)

    monkeypatch.setattr(bot_rows, "at_rest", at_rest)
    monkeypatch.setattr(bot_rows, "MOST_FIRST", 1)
    rows = measured("server-games")
    assert finished == [1, 4]
    assert rows["server-games"].ratio == 1.2
    assert rows["server-games"].holds is False
    assert rows["server-games-left"].value == 3
    assert rows["server-games-left"].holds is False


def test_tables_that_never_leave_memory_end_the_measuring(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bot_rows, "EMPTYING", 0.05)
    monkeypatch.setattr(bot_rows, "metrics", lambda _: {"noah_tables_in_memory": 1.0})
    with echo_server() as server, pytest.raises(MeasuringError, match="do not leave"):
        bot_rows.at_rest(server)


def test_without_npm_on_the_path_it_is_said_in_a_word(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert boardgameio() == "no npm"
