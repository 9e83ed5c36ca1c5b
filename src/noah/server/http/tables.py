"""Requests about tables."""

import base64
import binascii
from typing import Any

from litestar import Request, get, post
from litestar.params import FromPath
from msgspec import Struct

from noah.notation.record import Record, write_record
from noah.server.http.answers import Answer, json_answer
from noah.server.http.asking import (
    Services,
    admit,
    body_of,
    may_watch,
    seated,
    services,
    table_of,
)
from noah.server.http.describing import described
from noah.server.limits import too_many
from noah.server.store.store import Guest, Listed
from noah.server.tables import commands
from noah.server.tables.held import Held
from noah.server.tables.table import FINISHED, players_json
from noah.server.wire import answers as wire
from noah.server.wire.problems import Problem
from noah.server.wire.requests import Actions, Join, NewTable, Nothing, Start

Asked = Request[Any, Any, Any]
MOST_LISTED = 50
MOST_ENTRIES = 500
_WATCHING = ("not-found", "watchers-off")
_STATUS = {"enum": ["waiting", "playing", "finished"], "default": "waiting"}
_CURSOR = {"type": "string", "description": "The 'after' of the page before."}
_VERSION = {"type": "integer", "minimum": 0, "default": 0}
_STATES = {"enum": ["0", "1"], "default": "0"}


def _changing(body: type[Struct], *refusals: str) -> dict[str, Any]:
    """The description of a request that changes a table."""
    return described(wire.Table, body=body, refusals=("not-found", *refusals), guest=True)


def _told(held: Held, guest: Guest | None, status: int = 200) -> Answer:
    """The table as this guest may see it."""
    seat = held.table.seat_of(guest.id if guest else None)
    return json_answer(held.table.to_json(seat, held.connected), status)


async def _check_room(asked: Services, guest: Guest, table_id: str | None = None) -> None:
    """Refuse another table to who has a seat at too many, unless one is kept for him at this one.

    Raises:
        Problem: ``too-many``.
    """
    sits = await asked.house.store.tables_of(guest.id)
    if table_id not in sits and len(sits) >= asked.settings.tables_per_guest:
        raise too_many("You sit at too many tables: finish or leave some.", 60)


@post(
    "/api/tables",
    opt=described(wire.Table, status=201, body=NewTable, refusals=("refused",), guest=True),
)
async def create(request: Asked) -> Answer:
    """Make a table."""
    guest = seated(await admit(request))
    asked = services(request.app.state)
    await _check_room(asked, guest)
    wanted = await body_of(request, NewTable)
    return _told(await commands.create(asked.house, guest, wanted), guest, 201)


@get("/api/tables", opt=described(wire.Tables, query={"status": _STATUS, "after": _CURSOR}))
async def public_tables(request: Asked) -> Answer:
    """Public tables, newest first."""
    await admit(request)
    query = request.query_params
    status = query.get("status", "waiting")
    if status not in {"waiting", "playing", "finished"}:
        raise Problem("malformed", "The status is waiting, playing or finished.")
    house = services(request.app.state).house
    found = await house.store.listed(status, _cursor(query.get("after")), MOST_LISTED + 1)
    page = found[:MOST_LISTED]
    after = _as_cursor(page[-1]) if len(found) > MOST_LISTED else None
    tables = [_listed(each, house.connected(each.id)) for each in page]
    return json_answer({"tables": tables, "after": after})


def _listed(each: Listed, connected: set[int]) -> dict[str, Any]:
    return {
        "id": each.id,
        "players": players_json(each.seats, connected),
        "options": each.options,
        "settings": each.settings,
        "created": each.created,
    }


def _as_cursor(last: Listed) -> str:
    return base64.urlsafe_b64encode(f"{last.created!r} {last.id}".encode()).decode()


def _cursor(text: str | None) -> tuple[float, str] | None:
    """Where to go on; a cursor is opaque to clients."""
    if text is None:
        return None
    try:
        when, which = base64.urlsafe_b64decode(text.encode()).decode().split(" ")
        return float(when), which
    except (ValueError, binascii.Error):
        raise Problem("malformed", "'after' is no cursor of this list.") from None


@get("/api/tables/{table_id:str}", opt=described(wire.Table, refusals=_WATCHING))
async def table(request: Asked, table_id: FromPath[str]) -> Answer:
    """A table."""
    guest = await admit(request)
    held = await table_of(services(request.app.state), table_id)
    may_watch(held, guest)
    return _told(held, guest)


@post(
    "/api/tables/{table_id:str}/join",
    opt=_changing(Join, "stale", "table-full", "finished"),
)
async def join(request: Asked, table_id: FromPath[str]) -> Answer:
    """Sit down."""
    guest = seated(await admit(request))
    asked = services(request.app.state)
    held = await table_of(asked, table_id)
    if not any(seat.guest == guest.id for seat in held.table.seats):
        await _check_room(asked, guest)
    wanted: Join = await body_of(request, Join)
    await commands.join(asked.house, held, guest, wanted.seat)
    return _told(held, guest, 200)


@post(
    "/api/tables/{table_id:str}/leave",
    opt=_changing(Nothing, "not-seated", "stale", "finished"),
)
async def leave(request: Asked, table_id: FromPath[str]) -> Answer:
    """Get up."""
    guest = seated(await admit(request))
    asked = services(request.app.state)
    held = await table_of(asked, table_id)
    await body_of(request, Nothing)
    await commands.leave(asked.house, held, guest)
    return _told(held, guest)


@post(
    "/api/tables/{table_id:str}/start",
    opt=_changing(Start, "not-seated", "not-host", "stale", "running", "finished"),
)
async def start(request: Asked, table_id: FromPath[str]) -> Answer:
    """Start the game."""
    guest = seated(await admit(request))
    asked = services(request.app.state)
    held = await table_of(asked, table_id)
    wanted: Start = await body_of(request, Start)
    await commands.start(asked.house, held, guest, wanted.bots)
    return _told(held, guest)


@post(
    "/api/tables/{table_id:str}/rematch",
    opt=_changing(Nothing, "not-seated", "stale", "table-full", "running", "finished"),
)
async def rematch(request: Asked, table_id: FromPath[str]) -> Answer:
    """Ask for a rematch."""
    guest = seated(await admit(request))
    asked = services(request.app.state)
    held = await table_of(asked, table_id)
    await _check_room(asked, guest, held.table.next)
    await body_of(request, Nothing)
    return _told(await commands.rematch(asked.house, held, guest), guest)


@post(
    "/api/tables/{table_id:str}/actions",
    opt=_changing(
        Actions,
        "not-seated",
        "key-used",
        "stale",
        "not-your-turn",
        "finished",
        "illegal",
        "reveals",
    ),
)
async def actions(request: Asked, table_id: FromPath[str]) -> Answer:
    """Play."""
    guest = seated(await admit(request))
    asked = services(request.app.state)
    held = await table_of(asked, table_id)
    wanted: Actions = await body_of(request, Actions)
    try:
        await commands.act(asked.house, held, guest, wanted.version, wanted.actions, wanted.key)
    except Problem as problem:
        add_table(problem, held, guest)
        raise
    return _told(held, guest)


def add_table(problem: Problem, held: Held, guest: Guest) -> None:
    """Resynchronise who sent what was refused: show him the table as it is."""
    if problem.type in {"stale", "illegal", "reveals", "not-your-turn", "finished"}:
        seat = held.table.seat_of(guest.id)
        problem.members["table"] = held.table.to_json(seat, held.connected)


@post(
    "/api/tables/{table_id:str}/hint",
    opt=described(
        wire.Hint,
        body=Nothing,
        refusals=("not-found", "not-seated", "hints-off", "stale", "not-your-turn", "finished"),
        guest=True,
    ),
)
async def hint(request: Asked, table_id: FromPath[str]) -> Answer:
    """Be told what had best be played."""
    guest = seated(await admit(request))
    asked = services(request.app.state)
    asked.limits.hint(guest.id)
    held = await table_of(asked, table_id)
    await body_of(request, Nothing)
    try:
        return json_answer(await commands.hint(asked.house, held, guest))
    except Problem as problem:
        add_table(problem, held, guest)
        raise


@get(
    "/api/tables/{table_id:str}/events",
    opt=described(wire.Events, query={"after": _VERSION}, refusals=_WATCHING),
)
async def events(request: Asked, table_id: FromPath[str]) -> Answer:
    """The log."""
    guest = await admit(request)
    held = await table_of(services(request.app.state), table_id)
    after = version_after(request.query_params.get("after", "0"))
    seat = may_watch(held, guest)
    log = held.table.entries_json(seat, after, MOST_ENTRIES)
    return json_answer({"version": held.table.version, "entries": log})


def version_after(text: str) -> int:
    """A version in a query.

    Raises:
        Problem: ``malformed``.
    """
    if text.isascii() and text.isdigit() and len(text) < 20:
        return int(text)
    raise Problem("malformed", "'after' is a version: a whole number.")


@get(
    "/api/tables/{table_id:str}/record",
    opt=described(Record, query={"states": _STATES}, refusals=(*_WATCHING, "running")),
)
async def record(request: Asked, table_id: FromPath[str]) -> Answer:
    """The record of a finished game."""
    guest = await admit(request)
    held = await table_of(services(request.app.state), table_id)
    states = request.query_params.get("states", "0")
    if states not in {"0", "1"}:
        raise Problem("malformed", "'states' is 0 or 1.")
    may_watch(held, guest)
    if held.table.game is None or held.table.status != FINISHED:
        raise Problem("running", "The game has a record when it is over.")
    return Answer(
        write_record(held.table.game.record(states=states == "1")), media_type="application/json"
    )


TABLE_ROUTES = [
    create,
    public_tables,
    table,
    join,
    leave,
    start,
    rematch,
    actions,
    hint,
    events,
    record,
]
