"""``kill -9`` in the middle of everything: what was acknowledged is there, once, and every table goes on."""

import random
import sqlite3
from contextlib import closing
from typing import Any

from noah.game.verify import verify
from noah.notation.record import read_record
from noah.testing.wire.client import Client

KILLS, MANY_KILLS = 20, 200
MOST_ACKNOWLEDGEMENTS = 60
"""Between two kills; sometimes none, so that a server dies that has hardly begun."""


def test_nothing_acknowledged_is_lost_by_kills(storm: Any, long: bool) -> None:
    rng = random.Random(2)
    for _ in range(MANY_KILLS if long else KILLS):
        storm.rage(rng.randrange(MOST_ACKNOWLEDGEMENTS), storm.serving.kill)
        storm.serving.start()
        storm.check()
    finished = storm.finish()
    assert finished
    with Client(storm.serving.url) as anybody:
        for table in finished:
            record = anybody.ask("GET", f"/api/tables/{table}/record").content
            assert list(verify(read_record(record))) == []
    assert storm.serving.stop() == 0
    with closing(sqlite3.connect(storm.serving.database)) as database:
        twice = "SELECT key FROM entries WHERE key IS NOT NULL GROUP BY table_id, key HAVING count(*) > 1"
        assert database.execute(twice).fetchall() == []
        gaps = "SELECT table_id FROM entries GROUP BY table_id HAVING max(version) != count(*) OR min(version) != 1"
        assert database.execute(gaps).fetchall() == []
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
