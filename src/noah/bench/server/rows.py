"""The rows of the server's benchmark, by the names of those that are measured together."""

from collections.abc import Callable, Iterator, Sequence

from noah.bench.server.beside import Sizes
from noah.bench.server.bot_rows import games_rows, loop_rows
from noah.bench.server.crowd_rows import growth_rows, idle_rows
from noah.bench.server.move_rows import latency_rows, move_rows
from noah.bench.server.processes import check_system
from noah.bench.server.row import Row
from noah.notation.errors import MalformedError

ROWS: dict[str, Callable[[Sizes], list[Row]]] = {
    "server-move": move_rows,
    "server-latency": latency_rows,
    "server-idle": idle_rows,
    "server-growth": growth_rows,
    "server-loop": loop_rows,
    "server-games": games_rows,
}


def check_names(names: Sequence[str]) -> None:
    """Refuse names of rows that there are not.

    Raises:
        MalformedError: there is no such row.
    """
    for name in names:
        if name not in ROWS:
            raise MalformedError(f"There is no row {name!r}: choose among {', '.join(ROWS)}.")


def measure_server(names: Sequence[str], sizes: Sizes) -> Iterator[Row]:
    """The rows ``names``, or all of them, as they are measured.

    Raises:
        MeasuringError: something that they need is not here.
    """
    check_system()
    for name in names or ROWS:
        yield from ROWS[name](sizes)
