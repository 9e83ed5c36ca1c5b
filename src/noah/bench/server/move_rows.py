"""What a move costs our server, and how soon the other player sees it, beside boardgame.io's trivial move."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

from noah.bench.server.beside import (
    Sizes,
    cpu_of_move,
    in_turns,
    loaded,
    median,
    noah_server,
    spread,
)
from noah.bench.server.generator import Generator
from noah.bench.server.orders import BOARDGAMEIO, ECHO, NOAH, Figures, Window
from noah.bench.server.peers import VERSION, boardgameio, boardgameio_server, echo_server
from noah.bench.server.processes import filesystem, sync_seconds
from noah.bench.server.row import Row

_PEER = f"boardgame.io-{VERSION}"
_MICRO, _MILLI = 1e6, 1e3
_SYNCS = 200


@contextmanager
def _sides(sizes: Sizes) -> Iterator[tuple[list[Generator], str]]:
    """Loads on our server and, where npm is, on boardgame.io's; and where our database lies, or what is missing."""
    modules = boardgameio()
    with ExitStack() as stack:
        ours = stack.enter_context(noah_server())
        sides = [stack.enter_context(loaded(NOAH, ours, sizes.tables))]
        where = _disk(ours.database.parent)
        if isinstance(modules, Path):
            theirs = stack.enter_context(boardgameio_server(modules))
            sides.append(stack.enter_context(loaded(BOARDGAMEIO, theirs, sizes.tables)))
        else:
            where += f" Nothing to compare with: {modules}."
        yield sides, where


def _disk(folder: Path) -> str:
    """Where our database lies, and how fast that is."""
    taken = sync_seconds(folder, _SYNCS)
    half, most = taken[len(taken) // 2], taken[len(taken) * 99 // 100]
    return (
        f"Our database lies in {folder} ({filesystem(folder)}), where a sync by itself takes {_MILLI * half:.2f} ms "
        f"(p50) to {_MILLI * most:.2f} ms (p99)."
    )


def _p99(figures: Figures) -> float:
    return figures.p99


def _speed(figures: Figures) -> float:
    """Moves a second."""
    return figures.moves / figures.seconds


def _theirs(measured: Sequence[Sequence[Figures]]) -> Sequence[Figures] | None:
    return measured[1] if len(measured) > 1 else None


def move_rows(sizes: Sizes) -> list[Row]:
    """Processor time of a move when all tables go as fast as they can."""
    with _sides(sizes) as (sides, where):
        measured = in_turns(sides, Window(sizes.seconds), sizes.turns)
    ours, theirs = measured[0], _theirs(measured)
    value = _MICRO * median(ours, cpu_of_move)
    peer = _MICRO * median(theirs, cpu_of_move) if theirs else None
    entries = median(ours, lambda each: each.entries / each.moves)
    own = _MICRO * median(ours, lambda each: each.own_cpu / each.moves)
    speeds = " and ".join(f"{median(side, _speed):.0f}" for side in measured)
    note = (
        f"{sizes.tables} tables of two, each sending its next move once both players have seen the last, at "
        f"{speeds} moves a second. A move is one message of a player's: {entries:.2f} entries of the log, "
        f"{value / entries:.0f} µs each. The load itself takes {own:.0f} µs a move, on the other core. {where}"
    )
    return [
        Row(
            name="server-move",
            value=value,
            unit="µs of CPU",
            peer=_PEER if peer else None,
            peer_value=peer,
            ratio=value / peer if peer else None,
            most=None,
            most_ratio=1.0,
            spread=spread(ours, cpu_of_move),
            note=note,
        )
    ]


def latency_rows(sizes: Sizes) -> list[Row]:
    """How long it takes from one player's move to the other player's socket, at a rate."""
    window = Window(sizes.seconds, sizes.rate)
    with (
        _sides(sizes) as (sides, where),
        echo_server() as echo,
        loaded(ECHO, echo, sizes.tables) as floor,
    ):
        measured = in_turns([*sides, floor], window, sizes.turns)
    *measured, echoed = measured
    ours, theirs = measured[0], _theirs(measured)
    value = _MILLI * median(ours, _p99)
    peer = _MILLI * median(theirs, _p99) if theirs else None
    speeds = " and ".join(f"{median(side, _speed):.0f}" for side in measured)
    costs = " and ".join(f"{_MICRO * median(side, cpu_of_move):.0f}" for side in measured)
    medians = " and ".join(f"{_MILLI * median(side, lambda f: f.p50):.2f}" for side in measured)
    note = (
        f"p99 at {sizes.rate:.0f} moves a second wanted and {speeds} reached, over {sizes.tables} tables; p50 "
        f"{medians} ms; {costs} µs of CPU a move. A server that merely echoes has a p99 of "
        f"{_MILLI * median(echoed, _p99):.2f} ms under this load. {where}"
    )
    return [
        Row(
            name="server-latency",
            value=value,
            unit="ms",
            peer=_PEER if peer else None,
            peer_value=peer,
            ratio=value / peer if peer else None,
            most=10.0,
            most_ratio=1.0,
            spread=spread(ours, _p99),
            note=note,
        )
    ]
