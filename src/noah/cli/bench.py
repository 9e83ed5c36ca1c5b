"""``noah bench``: how fast the core is here, beside its peers."""

from typing import Annotated

import typer


def bench(
    as_json: Annotated[
        bool, typer.Option("--json", help="Print a list of rows as JSON instead of a table.")
    ] = False,
) -> None:
    """Measure the core beside its peers.

    Each row measures both in the same run, in turns; it takes about a minute.
    Peers that are not installed are left out: pip install 'noah[openspiel]' brings OpenSpiel.
    A ratio above 1 is better than the peer; noise is our fastest sample over our slowest.
    """
    from rich.console import Console

    from noah.bench import report

    Console(stderr=True).print("Measuring; the first time the kernels are compiled too.")
    rows = list(report.measure_all())
    if as_json:
        typer.echo(report.as_json(rows))
    else:
        report.print_table(rows, Console())
