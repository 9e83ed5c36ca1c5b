"""The command ``noah``.

Command modules import at their top no more than typer, so that ``noah --help`` answers at once: what a command
runs, it imports when it runs.
"""

import io
import sys

import typer

from noah.cli.arena import arena
from noah.cli.bench import bench
from noah.cli.perft import perft
from noah.cli.play import play
from noah.cli.serve import serve
from noah.cli.simulate import simulate
from noah.cli.stats import stats
from noah.cli.strength import strength
from noah.cli.tables import tables
from noah.cli.tune import tune
from noah.cli.verify import verify
from noah.notation.errors import NoahError

app = typer.Typer(
    name="noah",
    no_args_is_help=True,
    add_completion=False,
    # Without rich, help is plain text: quick to start, and readable in pipes and by screen readers.
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


@app.callback()
def noah() -> None:
    """Play, check and measure the card game Noah."""


app.command()(play)
app.command()(verify)
app.command()(serve)
app.add_typer(bench, name="bench")
app.command()(simulate)
app.command()(stats)
app.add_typer(arena, name="arena")
app.command()(strength)
app.command()(tune)
app.command()(perft)
app.add_typer(tables, name="tables")


def main() -> None:
    """Run the command line. Whatever a person got wrong ends in one sentence and exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        # The name of a file may hold letters that the terminal's encoding lacks.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    try:
        app()
    except NoahError as error:
        typer.echo(f"noah: {error}", err=True)
        sys.exit(2)
    except OSError as error:
        typer.echo(f"noah: reading or writing failed: {error.strerror or error}.", err=True)
        sys.exit(2)
