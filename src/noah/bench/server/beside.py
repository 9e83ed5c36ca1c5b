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
from noah.bench.server.row import Row
from noah.bench.server.servers import NoahServer, Server

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
        few_turns: how often each side is measured there.
        few_seconds: how long each time; shorter than a game takes.
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
    few_turns: int = 15
    few_seconds: float = 0.5
    few_rate: float = 400.0
    thinking: int = 50
    games: int = 300


@contextmanager
def noah_server(idle_seconds: int = 3600) -> Iterator[NoahServer]:
    """Our server, with a new database in the user's cache folder.

    Args:
        idle_seconds: when tables that nobody uses leave memory.
    """
    raise_file_limit()
    cache = Path(platformdirs.user_cache_dir("noah", appauthor=False))
    cache.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="bench-", dir=cache) as folder:
        database = Path(folder) / "noah.db"
        with NoahServer(database, {**_SETTINGS, "idle_seconds": idle_seconds}) as server:
            yield server


@contextmanager
def loaded(kind: str, server: Server, tables: int) -> Iterator[Generator]:
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


def beside(
    name: str,
    unit: str,
    what: Callable[[Figures], float],
    ours: Sequence[Figures],
    theirs: Sequence[Figures] | None,
    *,
    peer: str,
    most: float | None = None,
    most_ratio: float | None,
    note: str,
) -> Row:
    """A row of the medians of something, ours beside theirs if there are any.

    Args:
        name: what is measured.
        unit: of what ``what`` answers.
        what: read from each window.
        ours: our windows.
        theirs: the peer's; None where it is not here.
        peer: the peer's name.
        most: the most that ours may be; None where nothing is promised.
        most_ratio: the most that ours may be over theirs; None where nothing is promised.
        note: how it was measured.
    """
    value, values = median(ours, what), [what(each) for each in ours]
    spread = max(values) / min(values)
    if theirs is None:
        return Row(name, value, unit, None, None, None, most, most_ratio, spread, note)
    other = median(theirs, what)
    return Row(name, value, unit, peer, other, value / other, most, most_ratio, spread, note)


def cpu_of_move(figures: Figures) -> float:
    """Processor time of the server for each message of a player's, in microseconds."""
    return 1e6 * figures.cpu / figures.moves


def cpu_of_entry(figures: Figures) -> float:
    """Processor time of the server for each entry of a log, in microseconds."""
    return 1e6 * figures.cpu / figures.entries


def raise_file_limit() -> None:
    """Let this process and those that it starts have as many sockets as the system allows."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
