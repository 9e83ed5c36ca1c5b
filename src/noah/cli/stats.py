"""``noah stats``: what happens in recorded games."""

from pathlib import Path
from typing import Annotated

import typer


def stats(
    files: Annotated[
        list[str],
        typer.Argument(
            metavar="FILE",
            help="JSON Lines of noah-record/1, plain or gzipped; - is standard input.",
            show_default=False,
        ),
    ],
    plot: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Draw pictures, PNG files, into this folder too."),
    ] = None,
) -> None:
    """Count what happens in the games in files, by number of players.

    How long rounds are, departures, pairs, take-backs, how rounds end, what a seat is worth, tears by species.
    The exit code is 2 when a line is no record, disagrees with the rules or cannot be read; it is not counted then.
    """
    from rich.console import Console

    from noah.cli.counting import Count, tables
    from noah.cli.progress import Bar

    with Bar("records") as bar:
        count = Count(bar)
        for name in files:
            count.add_file(name)
    console = Console()
    if not count.by_players():
        typer.echo("There are no games to count.")
    for one in count.by_players():
        for table in tables(one):
            console.print(table)
        if plot is not None:
            from noah.arena.plots import plot as draw

            for file in draw(one, plot):
                typer.echo(str(file))
    raise typer.Exit(2 if count.refused else 0)
