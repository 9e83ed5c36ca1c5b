"""Servers that are killed under load."""

import random
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from noah.testing.wire.client import Client
from noah.testing.wire.load import LeftTables, LiveTables, Load, Lobbies, Tables, carry_on
from noah.testing.wire.nursery import Nursery
from noah.testing.wire.serving import Serving
from noah.testing.wire.witness import Witness

NO_SERVER = (httpx.TransportError, ConnectionClosed, InvalidHandshake, OSError)
PATIENCE = 120.0
"""Seconds until so much has gone on that the server may be killed; it takes a second."""


class Storm:
    """A server under load, and a witness of all that it told."""

    def __init__(self, serving: Serving, person: Callable[[str], Client], seed: int) -> None:
        self.serving = serving
        self.witness = Witness()
        self._rng = random.Random(seed)
        self._person = person
        self.loads: list[Load] = [
            self._tables(1, players=1, options={"solo": "expert"}),
            self._tables(2, players=2, options={"crocodile": True}),
            self._tables(1, players=4, seats=["bot:greedy", "me", "bot:random", "bot:greedy"]),
            self._live(2, players=3, seats=["open", "bot:random", "me"], memoryAid=True),
            self._live(2, players=2, options={"roommates": True, "frog": True}),
            LeftTables(self.witness, self._seeded(), person("Lea"), most=3),
            Lobbies(self.witness, self._seeded(), [person(name) for name in ("Pia", "Rob", "Sam")]),
        ]
        self._pool = ThreadPoolExecutor(len(self.loads))

    def _seeded(self) -> random.Random:
        return random.Random(self._rng.random())

    def _tables(self, persons: int, **wishes: Any) -> Tables:
        people = [self._person(f"Guest {number}") for number in range(persons)]
        return Tables(self.witness, self._seeded(), people, wishes)

    def _live(self, persons: int, **wishes: Any) -> LiveTables:
        people = [self._person(f"Guest {number}") for number in range(persons)]
        return LiveTables(self.witness, self._seeded(), people, wishes, self._person("Watcher"))

    def rage(self, acknowledgements: int, end: Callable[[], object]) -> None:
        """Let everything go on until so many batches more were acknowledged, then ``end`` the server."""
        enough = self.witness.expect(acknowledgements)
        running = [self._pool.submit(carry_on(load, NO_SERVER)) for load in self.loads]
        came = enough.wait(PATIENCE)
        end()
        for each in running:
            if (error := each.result()) is not None:
                raise error
        assert came, "The load does not go on."

    def check(self) -> None:
        """Look at what is going on, not at what is over, and whether the server had something to complain of."""
        assert self.serving.complaints == []
        playing = [load.table for load in self.loads if isinstance(load, Tables)]
        self.witness.check(table for table in playing if table is not None)
        for load in self.loads:
            if isinstance(load, Lobbies):
                load.check()

    def finish(self) -> list[str]:
        """Play all games to their ends; the ids of all tables."""
        for done in [self._pool.submit(load.finish) for load in self.loads]:
            done.result()
        assert self.serving.complaints == []
        self.witness.check()
        return [table for load in self.loads for table in load.finished]

    def close(self) -> None:
        for load in self.loads:
            if isinstance(load, LiveTables):
                load.close()
        self._pool.shutdown()


@pytest.fixture
def serving(tmp_path: Path, nursery: Nursery, request: pytest.FixtureRequest) -> Iterator[Serving]:
    """A server that can be killed and started again."""
    limits = ("guest_rate", "address_rate", "new_guests_rate", "tables_per_guest")
    unlimited = dict.fromkeys(limits, 1_000_000)
    with Serving(tmp_path / "noah.db", unlimited, nursery, request.node.nodeid) as started:
        yield started


@pytest.fixture
def person(serving: Serving) -> Iterator[Callable[[str], Client]]:
    """Makes a guest of the server: ``person("Ada")``."""
    with ExitStack() as stack:
        yield lambda name: stack.enter_context(Client.guest(serving.url, name))


@pytest.fixture
def storm(serving: Serving, person: Callable[[str], Client]) -> Iterator[Storm]:
    """The server under load."""
    raging = Storm(serving, person, seed=1)
    yield raging
    raging.close()
