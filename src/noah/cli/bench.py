"""``noah bench``: how fast the core, the environments and the server are here, beside their peers."""

from typing import Annotated

import typer

bench = typer.Typer(invoke_without_command=True, rich_markup_mode=None)


@bench.callback()
def core(
    context: typer.Context,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print a list of rows as JSON instead of a table.")
    ] = False,
) -> None:
    """Measure the core and the environments beside their peers.

    Each row measures both in the same run, in turns; it takes a few minutes.
    Peers that are not installed are left out: pip install 'noah[openspiel,envs]' brings OpenSpiel and PettingZoo.
    The environments' peers are installed by pip into the user's cache, for the benchmark alone.
    A ratio above 1 is better than the peer; noise is our fastest sample over our slowest.
    """
    if context.invoked_subcommand is not None:
        return
    from rich.console import Console

    from noah.bench import report

    Console(stderr=True).print("Measuring; the first time the kernels are compiled too.")
    rows = list(report.measure_all())
    if as_json:
        typer.echo(report.as_json(rows))
    else:
        report.print_table(rows, Console())


@bench.command()
def server(
    context: typer.Context,
    names: Annotated[
        list[str] | None,
        typer.Argument(metavar="[ROW]...", help="Rows to measure; all when none is named."),
    ] = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print a list of rows as JSON instead of a table.")
    ] = False,
    games: Annotated[
        int,
        typer.Option(
            metavar="N",
            min=1,
            help="Games of bots in the row server-games; the promise is about 10000.",
        ),
    ] = 300,
) -> None:
    """Measure the server, beside boardgame.io where npm can bring it.

    Linux only; a few minutes. The servers run on one core and the load on another, both sides in turns in the same run.
    All rows are costs: a ratio below 1 is better than the peer; noise is our largest sample over our smallest.
    """
    import signal
    import sys

    from rich.console import Console

    from noah.bench.server import report
    from noah.bench.server.beside import Sizes
    from noah.bench.server.rows import check_names, measure_server

    check_names(names or [])
    # So that the servers that were started end with this.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    Console(stderr=True).print("Measuring; the first time boardgame.io is installed too, by npm.")
    rows = list(measure_server(names or [], Sizes(games=games)))
    if as_json or (context.parent and context.parent.params["as_json"]):
        typer.echo(report.as_json(rows))
    else:
        report.print_table(rows, Console())
