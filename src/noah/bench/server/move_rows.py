"""What a move costs our server, and how soon the other player sees it, beside boardgame.io's trivial move."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

from noah.bench.server.beside import (
    Sizes,
    beside,
    cpu_of_entry,
    cpu_of_move,
    in_turns,
    loaded,
    median,
    noah_server,
)
from noah.bench.server.generator import Generator
from noah.bench.server.orders import BOARDGAMEIO, ECHO, NOAH, Figures, Window
from noah.bench.server.processes import filesystem, sync_seconds
from noah.bench.server.row import Row
from noah.bench.server.servers import VERSION, boardgameio, boardgameio_server, echo_server

_PEER = f"boardgame.io-{VERSION}"
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
        f"Our database lies in {folder} ({filesystem(folder)}), where a sync by itself takes {1e3 * half:.2f} ms "
        f"(p50) to {1e3 * most:.2f} ms (p99)."
    )


def _p99(figures: Figures) -> float:
    """In milliseconds."""
    return 1e3 * figures.p99


def _p50(figures: Figures) -> float:
    """In milliseconds."""
    return 1e3 * figures.p50


def _speed(figures: Figures) -> float:
    """Moves a second."""
    return figures.moves / figures.seconds


def _theirs(measured: Sequence[Sequence[Figures]]) -> Sequence[Figures] | None:
    return measured[1] if len(measured) > 1 else None


def _each(
    measured: Sequence[Sequence[Figures]], what: Callable[[Figures], float], form: str = ".0f"
) -> str:
    """The medians of all sides, ours first."""
    return " and ".join(format(median(side, what), form) for side in measured)


def move_rows(sizes: Sizes) -> list[Row]:
    """Processor time of a move, and of a turn that is sent as one message, when all tables go as fast as they can."""
    with _sides(sizes) as (sides, where):
        measured = in_turns(sides, Window(sizes.seconds), sizes.turns)
    ours, theirs = measured[0], _theirs(measured)
    entries = median(ours, lambda each: each.entries / each.moves)
    own = median(ours, lambda each: 1e6 * each.own_cpu / each.moves)
    note = (
        f"{sizes.tables} tables of two, each sending its next message once both players have seen the last, at "
        f"{_each(measured, _speed)} messages a second; one of ours is a turn, a card and Noah's way, and makes "
        f"{entries:.2f} entries of the log, one of the peer's is a move. The load itself takes {own:.0f} µs a message, "
        f"on the other core. {where}"
    )
    move = beside(
        "server-move",
        "µs of CPU",
        cpu_of_entry,
        ours,
        theirs,
        peer=_PEER,
        most_ratio=1.0,
        note=f"Each entry is committed and its position told to both players. {note}",
    )
    turn = beside(
        "server-turn",
        "µs of CPU",
        cpu_of_move,
        ours,
        theirs,
        peer=_PEER,
        most_ratio=None,
        note=f"A message as a whole. {note}",
    )
    return [move, turn]


def latency_rows(sizes: Sizes) -> list[Row]:
    """How long it takes from one player's move to the other player's socket, at a rate."""
    window = Window(sizes.seconds, sizes.rate)
    with (
        _sides(sizes) as (sides, where),
        echo_server() as echo,
        loaded(ECHO, echo, sizes.tables) as floor,
    ):
        *measured, echoed = in_turns([*sides, floor], window, sizes.turns)
    note = (
        f"p99 at {sizes.rate:.0f} moves a second wanted and {_each(measured, _speed)} reached, over {sizes.tables} "
        f"tables; p50 {_each(measured, _p50, '.2f')} ms; {_each(measured, cpu_of_move)} µs of CPU a move. A server "
        f"that merely echoes has a p99 of {median(echoed, _p99):.2f} ms under this load. {where}"
    )
    row = beside(
        "server-latency",
        "ms",
        _p99,
        measured[0],
        _theirs(measured),
        peer=_PEER,
        most=10.0,
        most_ratio=1.0,
        note=note,
    )
    return [row]
