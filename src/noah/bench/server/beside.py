"""Servers side by side, and the load on each, measured in turns."""

import resource
import statistics
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import platformdirs

from noah.bench.server.generator import Generator
from noah.bench.server.orders import Figures, Plan, Window
from noah.bench.server.peers import Peer
from noah.bench.server.processes import cores, started_on
from noah.testing.wire.serving import Serving

# The load comes from few guests at one address. It is counted as everybody's, but never refused.
_UNLIMITED = 100_000_000
_SETTINGS = {
    "guest_rate": _UNLIMITED,
    "address_rate": _UNLIMITED,
    "new_guests_rate": _UNLIMITED,
    "sockets_per_address": _UNLIMITED,
    "tables_per_guest": _UNLIMITED,
}


@dataclass(frozen=True, slots=True)
class Sizes:
    """How much is measured.

    Attributes:
        turns: how often each side is measured.
        seconds: how long each time.
        tables: tables of two that are played at once.
        rate: moves a second over all tables, where they are paced.
        crowd: tables that are there, though nobody plays.
        few: tables of two that are played beside the crowd.
        few_rate: moves a second over those few.
        thinking: games of bots at once, while the event loop is watched.
        games: games of bots in all, after which nothing may be left over.
    """

    turns: int = 5
    seconds: float = 2.0
    tables: int = 200
    rate: float = 1000.0
    crowd: int = 5000
    few: int = 10
    few_rate: float = 100.0
    thinking: int = 50
    games: int = 300


@contextmanager
def noah_server(idle_seconds: int = 3600) -> Iterator[Serving]:
    """Our server on a core of its own, with a new database in the user's cache folder.

    Args:
        idle_seconds: when tables that nobody uses leave memory.
    """
    raise_file_limit()
    folder = Path(platformdirs.user_cache_dir("noah", appauthor=False))
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="bench-", dir=folder) as database:
        server = Serving(Path(database) / "noah.db", {**_SETTINGS, "idle_seconds": idle_seconds})
        core, _ = cores()
        with started_on(core):
            server.start()
        try:
            yield server
        finally:
            server.stop()


@contextmanager
def loaded(kind: str, server: Serving | Peer, tables: int) -> Iterator[Generator]:
    """A load generator for a server, that plays so many tables of two."""
    with Generator(Plan(kind, server.url, server.pid, tables, seed=1)) as generator:
        yield generator


def in_turns(sides: Sequence[Generator], window: Window, turns: int) -> list[list[Figures]]:
    """The figures of each side, measured in turns, after one of each that do not count."""
    figures: list[list[Figures]] = [[] for _ in sides]
    for turn in range(-1, turns):
        for side, kept in zip(sides, figures, strict=True):
            measured = side.measure(window)
            if turn >= 0:
                kept.append(measured)
    return figures


def median(figures: Sequence[Figures], what: Callable[[Figures], float]) -> float:
    """The median of something over all windows."""
    return statistics.median(what(each) for each in figures)


def spread(figures: Sequence[Figures], what: Callable[[Figures], float]) -> float:
    """The largest over the smallest."""
    values = [what(each) for each in figures]
    return max(values) / min(values)


def cpu_of_move(figures: Figures) -> float:
    """Seconds of processor time of the server for each move."""
    return figures.cpu / figures.moves


def raise_file_limit() -> None:
    """Let this process and those that it starts have as many sockets as the system allows."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
