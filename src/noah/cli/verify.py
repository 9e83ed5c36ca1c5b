"""``noah verify``: replay the games in files, and say where they disagree with the rules."""

from typing import Annotated

import typer


def verify(
    files: Annotated[
        list[str],
        typer.Argument(
            metavar="FILE",
            help="JSON Lines of noah-record/1, plain or gzipped; - is standard input.",
            show_default=False,
        ),
    ],
    every: Annotated[
        bool,
        typer.Option("--all", help="Name all disagreements of a record, not the first alone."),
    ] = False,
) -> None:
    """Replay the games in files and compare them with the rules.

    Compared are all actions, stored states, scores, winners, starters and docks of Noah. The last line sums up.
    The exit code is 0 when all agree, 1 when a record disagrees, 2 when something is no record or cannot be read.
    """
    from noah.cli.progress import Bar
    from noah.cli.verifying import Tally, Verification

    with Bar("records") as bar:
        run = Verification(every, bar, Tally())
        for name in files:
            run.verify_file(name)
    typer.echo(str(run.tally))
    raise typer.Exit(run.tally.exit_code)
