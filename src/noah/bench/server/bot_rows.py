"""What bots do to a server: to its event loop while they think, and to its memory when their games are over."""

import statistics
import time

from noah.bench.server.asking import metrics
from noah.bench.server.beside import Sizes, loaded, noah_server
from noah.bench.server.orders import NOAH, Games, Probe
from noah.bench.server.processes import MeasuringError, resident_bytes
from noah.bench.server.row import Row, alone
from noah.bench.server.servers import Server

_MILLI, _MEGA = 1e3, 1e6
MOST_FIRST = 3000
"""Games that fill what the server caches once for all, by size; fewer where fewer are measured."""
_AT_ONCE = 50
EMPTYING = 90.0
"""Seconds within which the last tables leave memory."""
_LOOK_SECONDS = 0.5
_MOST_GROWTH = 1.1
"""Of resident memory, of which the allocator keeps now more and now less."""


def loop_rows(sizes: Sizes) -> list[Row]:
    """How long the event loop lets somebody wait while many bots think."""
    with noah_server() as server, loaded(NOAH, server, sizes.few) as generator:
        calm = generator.probe(Probe(sizes.seconds, games=0))
        busy = [
            generator.probe(Probe(sizes.seconds, games=sizes.thinking)) for _ in range(sizes.turns)
        ]
    longest = [each.p99 for each in busy]
    entries = statistics.median(each.entries for each in busy)
    half = statistics.median(each.p50 for each in busy)
    note = (
        "p99 of a GET /healthz, asked from outside every few milliseconds, its own time included, while "
        f"{sizes.thinking} games of greedy bots run, {entries:.0f} entries a second; p50 {_MILLI * half:.2f} ms. "
        f"Without bots p99 is {_MILLI * calm.p99:.2f} ms."
    )
    value = _MILLI * statistics.median(longest)
    return [alone("server-loop", value, "ms", 5.0, note, spread=max(longest) / min(longest))]


def games_rows(sizes: Sizes) -> list[Row]:
    """What is left over of many games of bots."""
    first = min(MOST_FIRST, sizes.games)
    with noah_server(idle_seconds=1) as server, loaded(NOAH, server, sizes.few) as generator:
        generator.do(Games(first, _AT_ONCE))
        counts, memory = at_rest(server)
        seconds = generator.do(Games(sizes.games, _AT_ONCE))
        counts_after, memory_after = at_rest(server)
    note = (
        f"Before and after {sizes.games} games of bots, each time once all have left memory; {first} others came "
        f"first. {_AT_ONCE} at once, {sizes.games / seconds:.1f} a second, 1 to 4 bots beside one who stands in, each "
        "game before a watcher."
    )
    left = {name: counts_after[name] - counts[name] for name in counts}
    told = ", ".join(f"{name} {counts[name]:.0f} and {counts_after[name]:.0f}" for name in counts)
    return [
        Row(
            name="server-games",
            value=memory_after / _MEGA,
            unit="MB",
            peer="before",
            peer_value=memory / _MEGA,
            ratio=memory_after / memory,
            most=None,
            most_ratio=_MOST_GROWTH,
            spread=1.0,
            note=f"Resident memory. {note}",
        ),
        alone(
            "server-games-left",
            sum(max(0, more) for more in left.values()),
            "left over",
            0,
            f"{told}. {note}",
        ),
    ]


def at_rest(server: Server) -> tuple[dict[str, float], int]:
    """Tables, sockets and tasks, and resident bytes, as soon as no table is in memory any more.

    Raises:
        MeasuringError: some never leave.
    """
    end = time.monotonic() + EMPTYING
    while time.monotonic() < end:
        counts = metrics(server.url)
        if not counts["noah_tables_in_memory"]:
            kept = ("noah_tables_in_memory", "noah_sockets", "noah_tasks")
            return {name: counts[name] for name in kept}, resident_bytes(server.pid)
        time.sleep(_LOOK_SECONDS)
    raise MeasuringError("Tables whose games are over do not leave the server's memory.")
