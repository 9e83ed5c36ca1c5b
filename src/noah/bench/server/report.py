"""The rows as a table for people or as JSON for programs."""

import json
from collections.abc import Iterable

from rich.console import Console
from rich.table import Table

from noah.bench.report import number
from noah.bench.server.row import Row


def print_table(rows: Iterable[Row], console: Console) -> None:
    """Print the rows as a table and their notes below it; all are costs, so a ratio below 1 is better than the peer."""
    rows = list(rows)
    table = Table(title="Noah's server beside its peers: costs", title_justify="left")
    table.add_column("what", no_wrap=True)
    for heading in ("ours", "unit", "peer's", "ratio", "at most", "noise"):
        table.add_column(heading, justify="left" if heading == "unit" else "right")
    for row in rows:
        ratio = "–" if row.ratio is None else f"{row.ratio:.2f}"
        values = number(row.value), row.unit, number(row.peer_value), ratio, _most(row)
        table.add_row(row.name, *values, f"×{row.spread:.2f}")
    console.print(table)
    for row in rows:
        beside = "" if row.peer is None else f" beside {row.peer}"
        console.print(f"\n{row.name}{beside}: {row.note}", highlight=False)


def _most(row: Row) -> str:
    """What is promised, and whether it holds."""
    bounds = []
    if row.most is not None:
        bounds.append(f"{row.most:g}")
    if row.most_ratio is not None:
        bounds.append(f"ratio {row.most_ratio:g}")
    held = {True: "holds", False: "broken", None: ""}[row.holds]
    return "\n".join([*bounds, held] if held else bounds) or "–"


def as_json(rows: Iterable[Row]) -> str:
    """The rows as a JSON list."""
    return json.dumps([row.to_json() for row in rows], indent=1)
