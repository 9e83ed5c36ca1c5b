"""What tables cost where nobody plays: memory, and time of the moves at other tables."""

from noah.bench.server.asking import metrics
from noah.bench.server.beside import (
    Sizes,
    beside,
    cpu_of_move,
    in_turns,
    loaded,
    noah_server,
)
from noah.bench.server.orders import NOAH, Crowd, Sockets, Window
from noah.bench.server.processes import resident_bytes
from noah.bench.server.row import Row, alone

_MEGA = 1e6
_FIRST = Window(0.5, rate=50.0)
"""Some play at first, so that what is loaded and cached once for all tables is not counted as theirs."""


def idle_rows(sizes: Sizes) -> list[Row]:
    """Memory of tables whose games run: while nobody has them open, and each open for one of its players."""
    with noah_server() as server, loaded(NOAH, server, sizes.few) as generator:
        generator.measure(_FIRST)
        before = resident_bytes(server.pid)
        generator.do(Crowd(sizes.crowd))
        closed, counts = resident_bytes(server.pid), metrics(server.url)
        generator.do(Sockets())
        opened, counts_opened = resident_bytes(server.pid), metrics(server.url)
    note = (
        f"Resident memory above the {before / _MEGA:.0f} MB of a server where {sizes.few} tables are open, by "
        f"{sizes.crowd} more tables of two whose first round is dealt"
    )
    return [
        alone(
            "server-idle",
            (closed - before) / _MEGA,
            "MB",
            60.0,
            f"{note}; {counts['noah_tables_in_memory']:.0f} tables were in memory, which otherwise they leave "
            "after a while.",
        ),
        alone(
            "server-idle-open",
            (opened - before) / _MEGA,
            "MB",
            None,
            f"{note}, each open for one of its players; {counts_opened['noah_sockets']:.0f} sockets were open.",
        ),
    ]


def growth_rows(sizes: Sizes) -> list[Row]:
    """Processor time of a move beside many open tables where nobody plays, and without them."""
    with (
        noah_server() as crowded,
        noah_server() as empty,
        loaded(NOAH, crowded, sizes.few) as among_many,
        loaded(NOAH, empty, sizes.few) as by_themselves,
    ):
        among_many.do(Crowd(sizes.crowd - sizes.few))
        among_many.do(Sockets())
        window = Window(sizes.few_seconds, sizes.few_rate)
        many, few = in_turns([among_many, by_themselves], window, sizes.few_turns)
        present = metrics(crowded.url)["noah_tables_in_memory"]
    note = (
        f"{sizes.few} tables are played, at {sizes.few_rate:.0f} moves a second in all, on two servers in turns: on "
        f"one of them {present:.0f} tables are in memory, most of them just open for one of their players."
    )
    row = beside(
        "server-growth",
        "µs of CPU",
        cpu_of_move,
        many,
        few,
        peer=f"{sizes.few} tables",
        most_ratio=1.2,
        note=note,
    )
    return [row]
