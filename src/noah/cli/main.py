"""The command ``noah``.

Command modules import at their top no more than typer, so that ``noah --help`` answers at once: what a command
runs, it imports when it runs.
"""

import os
import sys

import click
import typer

from noah.notation.errors import NoahError

app = typer.Typer(
    name="noah",
    help="Play, check and measure the card game Noah.",
    no_args_is_help=True,
    add_completion=False,
    # Without rich, help is plain text: quick to start, and readable in pipes and by screen readers.
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


def main() -> None:
    """Run the command line. Whatever a person got wrong ends in one sentence and exit code 2."""
    try:
        app(standalone_mode=False)
    except click.ClickException as error:
        error.show()
        sys.exit(error.exit_code)
    except NoahError as error:
        typer.echo(f"noah: {error}", err=True)
        sys.exit(2)
    except (click.Abort, KeyboardInterrupt):
        typer.echo(err=True)
        sys.exit(130)
    except BrokenPipeError:
        # The reader of our output has gone; nothing more can be said to it, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
