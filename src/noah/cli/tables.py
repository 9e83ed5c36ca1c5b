"""``noah tables``: what the host does with the tables of a server, also while it runs."""

from typing import TYPE_CHECKING, Annotated, TypeAlias

import typer

if TYPE_CHECKING:
    from sqlalchemy import Engine

_STATUSES = ("waiting", "playing", "finished", "closed")
_STANDARD_OUTPUT = "-"
_MOST_DIGITS = 6

Database: TypeAlias = Annotated[
    str | None, typer.Option("--database", help="Path of the SQLite file. [env: NOAH_DATABASE]")
]
TableId: TypeAlias = Annotated[
    str, typer.Argument(metavar="ID", help="The table's id.", show_default=False)
]

tables = typer.Typer(no_args_is_help=True, rich_markup_mode=None)


@tables.callback()
def about() -> None:
    """Look after the tables of a server; it may run meanwhile."""


@tables.command("list")
def list_tables(
    status: Annotated[
        str | None,
        typer.Option(metavar="STATUS", help="Only those waiting, playing, finished or closed."),
    ] = None,
    database: Database = None,
) -> None:
    """List all tables, newest first: into a pipe a line each, its fields between tabs."""
    from noah.cli.listing import print_tables
    from noah.notation.cards import shown
    from noah.notation.errors import MalformedError
    from noah.server.store.hosting import all_tables

    if status is not None and status not in _STATUSES:
        raise MalformedError(f"--status is one of {', '.join(_STATUSES)}, not {shown(status)}.")
    print_tables(all_tables(_engine(database), status))


@tables.command()
def show(table: TableId, database: Database = None) -> None:
    """Show one table as somebody who watches would see it."""
    from noah.cli.listing import print_table
    from noah.server.store.hosting import table as kept

    print_table(*kept(_engine(database), table))


@tables.command()
def export(
    wanted: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[ID]...", help="Finished tables; all when none is named.", show_default=False
        ),
    ] = None,
    output: Annotated[
        str,
        typer.Option(
            "-o", "--output", metavar="FILE", help="A new file, gzipped if .gz; - prints."
        ),
    ] = _STANDARD_OUTPUT,
    database: Database = None,
) -> None:
    """Write finished games as noah-record/1, a line each, oldest first."""
    from noah.cli.exporting import export_records

    written = export_records(_engine(database), wanted or [], output)
    if output != _STANDARD_OUTPUT:
        typer.echo(f"{written} {'record' if written == 1 else 'records'} written to {output}.")


@tables.command()
def close(table: TableId, database: Database = None) -> None:
    """Close a table for good: from now on nobody finds it any more.

    Whoever has it open is sent away, bots stop, a game that runs stays unfinished. Its log is kept in the file, so
    that a finished game can still be exported. A server that runs notices within a second.
    """
    from noah.server.store.hosting import close as close_table

    was = close_table(_engine(database), table)
    typer.echo(f"Table {table}, which was {was}, is closed.")


@tables.command()
def forget_guests(
    older_than: Annotated[
        str,
        typer.Option(
            "--older-than",
            metavar="DAYS",
            help="Those who were not here for so many days, at least 1.",
            show_default=False,
        ),
    ],
    database: Database = None,
) -> None:
    """Delete guests who do not come any more, as if each had asked for it.

    Bots take over where they play, waiting seats open, and in finished games their names become "guest".
    """
    import asyncio

    from noah.notation.cards import shown
    from noah.notation.errors import MalformedError
    from noah.server.hosting import forget_unseen

    is_number = older_than.isascii() and older_than.isdigit() and len(older_than) <= _MOST_DIGITS
    if not is_number or int(older_than) < 1:
        raise MalformedError(f"--older-than is a number of days from 1, not {shown(older_than)}.")
    _engine(database).dispose()
    forgotten = asyncio.run(forget_unseen(_named(database), int(older_than)))
    typer.echo(f"{forgotten} {'guest' if forgotten == 1 else 'guests'} forgotten.")


@tables.command()
def backup(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A new file.", show_default=False)],
    database: Database = None,
) -> None:
    """Copy the database to a new file as it is at this moment, also while it is written."""
    from pathlib import Path

    from noah.server.store.hosting import back_up

    back_up(_named(database), Path(file))
    typer.echo(f"Backed up to {file}.")


def _named(database: str | None) -> str:
    """The database that is meant."""
    import os

    from noah.server.settings import Settings

    return Settings.from_environment(os.environ, database=database).database_or_default


def _engine(database: str | None) -> "Engine":
    from noah.server.store.database import open_existing

    return open_existing(_named(database))
