"""The benchmark's rows as a table for people or as JSON for programs."""

import json
from collections.abc import Iterable, Iterator

from rich.console import Console
from rich.table import Table

from noah.bench.envs_rows import envs_rows
from noah.bench.measure import Row
from noah.bench.rows import batch_rows, call_rows, copy_rows, loop_rows, playout_rows
from noah.bench.search_rows import search_rows
from noah.bench.verify_row import verify_rows

_GROUPS = (
    playout_rows,
    batch_rows,
    call_rows,
    copy_rows,
    loop_rows,
    search_rows,
    verify_rows,
    envs_rows,
)
_KILO, _MEGA = 1_000, 1_000_000


def measure_all() -> Iterator[Row]:
    """Every row, as it is measured; a few minutes in all."""
    for group in _GROUPS:
        yield from group()


def number(value: float | None) -> str:
    """A value with three significant digits and a unit's prefix."""
    if value is None:
        return "–"
    if value >= _MEGA:
        return f"{value / _MEGA:.3g} M"
    if value >= 10 * _KILO:
        return f"{value / _KILO:.3g} k"
    if value >= _KILO:
        return f"{value:.0f}"
    return f"{value:.3g}"


def print_table(rows: Iterable[Row], console: Console) -> None:
    """Print the rows as a table; a ratio above 1 means better than the peer."""
    table = Table(
        title="Noah beside its peers, one core but where threads are named", title_justify="left"
    )
    table.add_column("what", overflow="fold")
    for heading in ("ours", "unit", "peer's", "ratio", "noise"):
        table.add_column(heading, justify="left" if heading == "unit" else "right")
    table.add_column("peer", overflow="fold")
    for row in rows:
        ratio = "–" if row.ratio is None else f"{row.ratio:.2f}"
        values = number(row.value), row.unit, number(row.peer_value), ratio, f"×{row.spread:.2f}"
        table.add_row(row.name, *values, row.peer or "–")
    console.print(table)


def as_json(rows: Iterable[Row]) -> str:
    """The rows as a JSON list."""
    return json.dumps([row.to_json() for row in rows], indent=1)
