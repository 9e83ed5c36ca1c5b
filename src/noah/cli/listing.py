"""How ``noah tables`` prints tables: for eyes on a terminal, for programs into a pipe."""

import sys
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime

import typer

from noah.notation.cards import printable
from noah.server.store.hosting import Kept
from noah.server.tables.table import FORGOTTEN_ID, Seat, Table

_HEADINGS = ("id", "status", "created", "version", "players")


def print_tables(kept: list[Kept]) -> None:
    """Print tables: aligned on a terminal, else with tabs between the fields."""
    rows: list[tuple[str, ...]] = [
        (each.id, each.status, _when(each.created), str(each.version), _sitting(each.seats))
        for each in kept
    ]
    if sys.stdout.isatty():
        _print_aligned(rows)
    else:
        for row in (_HEADINGS, *rows):
            typer.echo("\t".join(row))


def _print_aligned(rows: list[tuple[str, ...]]) -> None:
    """Print columns for eyes; names come last, because their letters may be wider than others."""
    if not rows:
        typer.echo("There are no such tables.")
        return
    lines = [_HEADINGS, *rows]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)][:-1]
    for *cells, last in lines:
        padded = [f"{cell:<{width}}" for cell, width in zip(cells, widths, strict=True)]
        typer.echo("  ".join([*padded, last]))


def print_table(table: Table, is_closed: bool) -> None:  # a fact about the first argument
    """Print one table, a line for each thing that everybody may know."""
    lines = list(_lines(table, is_closed=is_closed))
    width = max(len(heading) for heading, _ in lines)
    for heading, text in lines:
        typer.echo(f"{heading:<{width}}  {text}")


def _lines(table: Table, *, is_closed: bool) -> Iterator[tuple[str, str]]:
    yield "id", table.id
    yield "status", f"closed, was {table.status}" if is_closed else table.status
    yield "created", _when(table.created)
    yield "version", str(table.version)
    yield "options", _members({"players": table.options.players, **table.options.to_json()})
    yield "settings", _members(table.settings.to_json())
    for number, seat in enumerate(table.seats):
        roles = ["host"] * (number == table.host) + ["a bot stands in"] * seat.stand_in
        yield f"seat {number}", ", ".join([_who(seat), *roles])
    if table.game is not None:
        view = table.game.view(None)
        yield "round", str(view.round)
        if not table.game.over:
            yield "to act", f"seat {view.turn}, phase {view.phase}"
        yield "scores", " ".join(map(str, table.game.scores))
        if table.game.over:
            yield "winners", " ".join(f"seat {seat}" for seat in table.game.winners) or "nobody"
    if table.next is not None:
        yield "rematch", table.next


def _members(values: Mapping[str, object]) -> str:
    return ", ".join(
        f"{name} {str(value).lower() if isinstance(value, bool) else value}"
        for name, value in values.items()
    )


def _when(created: float) -> str:
    return datetime.fromtimestamp(created, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


def _sitting(seats: list[Seat]) -> str:
    return ", ".join(map(_who, seats))


def _who(seat: Seat) -> str:
    """Who sits at a seat, in a word or two."""
    if seat.is_open:
        return "(open)"
    if seat.bot is not None:
        return f"(bot {seat.bot})"
    if seat.guest == FORGOTTEN_ID:
        return "(forgotten)"
    return f"(kept for {printable(seat.name)})" if seat.kept else printable(seat.name)
