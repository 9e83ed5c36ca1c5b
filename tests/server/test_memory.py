"""What games leave behind in a server's memory when they are over: nothing."""

import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from noah.bench.server.processes import resident_bytes
from noah.testing.wire.client import Client
from noah.testing.wire.live import Live
from noah.testing.wire.playing import play_over_sockets
from noah.testing.wire.serving import Serving

FIRST, MANY_FIRST = 10, 1_000
"""Games that fill what is kept once for all."""
GAMES, MANY_GAMES = 140, 10_000
MOST_AT_ONCE = 8
EVERY_FEW = 20
"""One of so many games is played by a person, over sockets and before a watcher."""
MOST_LOOKS = 100_000
GROWTH = 0.1
SEATS = [
    ["me", "bot:random"],
    ["me", "bot:greedy"],
    ["bot:random", "me", "bot:random"],
    ["me", "bot:random", "bot:greedy", "bot:random", "bot:random"],
]


class Games:
    """Games at a server, one after the other, some of them at once."""

    def __init__(self, host: Client, rng: random.Random) -> None:
        self._host = host
        self._rng = rng
        self._running: set[str] = set()

    def play(self, number: int) -> None:
        """Play so many games to their ends."""
        for game in range(number):
            if game % EVERY_FEW:
                self._let_bots_play()
            else:
                self._play_myself()
            self._wait(MOST_AT_ONCE)
        self._wait(1)

    def _let_bots_play(self) -> None:
        seats = self._rng.choice(SEATS)
        table = self._host.make(len(seats), seats=seats, public=True)["id"]
        self._host.post(f"/api/tables/{table}/leave")
        self._running.add(table)

    def _play_myself(self) -> None:
        with ExitStack() as stack:
            nobody = stack.enter_context(Client(self._host.url))
            table = self._host.make(2, seats=["me", "bot:random"])["id"]
            sitting, watching = (
                stack.enter_context(Live(who, table)) for who in (self._host, nobody)
            )
            sitting.until("table")
            play_over_sockets([sitting], self._rng)
            watching.reach(sitting.version)

    def _wait(self, fewer: int) -> None:
        """Wait until fewer games are running; the list of tables brings none of them into memory."""
        for _ in range(MOST_LOOKS):
            if len(self._running) < fewer:
                return
            running = self._host.get("/api/tables", status="playing")["tables"]
            self._running &= {each["id"] for each in running}
        raise AssertionError("A bot does not move.")


def counted(who: Client) -> dict[str, float]:
    """Tables and sockets that a server holds, and tasks of its event loop."""
    lines = who.ask("GET", "/metrics").content.decode().splitlines()
    told = dict(line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
    kept = ("noah_tables_in_memory", "noah_sockets", "noah_tasks")
    return {name: float(told[name]) for name in kept}


def at_rest(who: Client, wanted: Callable[[dict[str, float]], bool]) -> dict[str, float]:
    """The counts as soon as they are as wanted; or the last ones, if they never are."""
    counts: dict[str, float] = {}
    for _ in range(MOST_LOOKS):
        counts = counted(who)
        if wanted(counts):
            break
    return counts


@pytest.fixture
def server(serve: Callable[..., Serving]) -> Serving:
    """A server that tables leave as soon as nobody uses them."""
    return serve(idle_seconds=0)


@pytest.fixture
def host(server: Serving) -> Iterator[Client]:
    with Client.guest(server.url, "Ada") as ada:
        yield ada


def test_games_leave_nothing_behind(server: Serving, host: Client, long: bool) -> None:
    games = Games(host, random.Random(1))
    games.play(MANY_FIRST if long else FIRST)
    before = at_rest(host, lambda counts: not counts["noah_tables_in_memory"])
    assert (before["noah_tables_in_memory"], before["noah_sockets"]) == (0, 0)
    resident = resident_bytes(server.pid) if long else 0
    games.play(MANY_GAMES if long else GAMES)
    assert at_rest(host, lambda counts: counts == before) == before
    if long:
        assert resident_bytes(server.pid) <= (1 + GROWTH) * resident


def test_a_table_that_nobody_uses_leaves_memory_and_comes_back(host: Client) -> None:
    def is_empty(counts: dict[str, float]) -> bool:
        return not counts["noah_tables_in_memory"]

    running = host.make(2, seats=["me", "bot:random"])["id"]
    while not host.table(running)["state"]["legal"]:
        pass
    before = host.table(running), host.events(running)
    assert is_empty(at_rest(host, is_empty))
    with Live(host, running) as live:
        live.until("table")
        assert (live.table["state"], host.events(running)) == (before[0]["state"], before[1])
        assert counted(host)["noah_tables_in_memory"] == 1
    assert is_empty(at_rest(host, is_empty))
    assert host.act(running, before[0]["version"], before[0]["state"]["legal"][0]).status == 200
