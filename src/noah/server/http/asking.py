"""Who asks, from where, and for which table: checked in the contract's order before a body is read."""

from dataclasses import dataclass
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.enums import ScopeType

from noah.server.guests import Guests
from noah.server.limits import Limits
from noah.server.settings import Settings
from noah.server.store.store import Guest
from noah.server.tables.held import Held
from noah.server.tables.house import House
from noah.server.tables.table import WAITING
from noah.server.wire.decoding import decode
from noah.server.wire.problems import Problem

COOKIE = "noah_guest"
_DEFAULT_PORTS = {"http": ":80", "https": ":443"}
_BEARER = "bearer"
Connection = ASGIConnection[Any, Any, Any, Any]


@dataclass(slots=True)
class Services:
    """What request handlers work with."""

    settings: Settings
    house: House
    guests: Guests
    limits: Limits


def services(state: State) -> Services:
    """The services of an application."""
    found: Services = state["services"]
    return found


def address_of(connection: Connection) -> str:
    """The address that a connection comes from; behind a trusted proxy the one that it names."""
    client = connection.scope.get("client")
    return client[0] if client else "local"


def token_of(connection: Connection) -> tuple[str | None, bool]:
    """The token that a connection carries, and whether it is a browser's cookie.

    Other kinds of authorization are left to a proxy that may ask for them.
    """
    scheme, _, token = connection.headers.get("authorization", "").strip().partition(" ")
    if scheme.lower() == _BEARER:
        return token.strip(), False
    cookie = connection.cookies.get(COOKIE)
    return cookie, cookie is not None


def host_of(authority: str) -> str:
    """The host of ``host:port``, without brackets, in lower case."""
    try:
        return (urlsplit(f"//{authority}").hostname or "").lower()
    except ValueError:
        return ""


def _is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def check_host(settings: Settings, host: str) -> None:
    """Refuse a Host that is not served here: a name that somebody else has pointed at this address.

    Raises:
        Problem: ``origin``.
    """
    allowed = {
        "localhost",
        settings.host.lower(),
        *settings.allowed_hosts.lower().replace(" ", "").split(","),
    }
    name = host_of(host)
    # An address cannot be pointed elsewhere, so it is safe; names are those that the host has listed.
    if not name or not (name in allowed or _is_address(name)):
        raise Problem(
            "origin", "This name is not served here: the host must list it in NOAH_ALLOWED_HOSTS."
        )


def check_origin(connection: Connection) -> None:
    """Refuse what a page of another site sends with our cookie.

    Raises:
        Problem: ``origin``.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        return
    scheme, _, authority = origin.lower().partition("://")
    port = _DEFAULT_PORTS.get(scheme, "")
    if not authority or authority.removesuffix(port) != connection.headers.get(
        "host", ""
    ).lower().removesuffix(port):
        raise Problem("origin", "This request comes from a page of another site.")


async def guest_of(connection: Connection, asked: Services) -> Guest | None:
    """Who asks; None without a token.

    Raises:
        Problem: ``unauthorized``: the token is nobody's.
    """
    token, _ = token_of(connection)
    return None if token is None else await asked.guests.by_token(token)


async def admit(connection: Connection) -> Guest | None:
    """Check size, host and origin of a request, and who asks; how often was asked before (``rates``).

    Raises:
        Problem: ``too-large``, ``origin`` or ``unauthorized``, in this order.
    """
    await check_in(connection)
    return await guest_of(connection, services(connection.app.state))


async def check_in(connection: Connection) -> None:
    """Check rates, size, host and origin of a request, whoever asks.

    Raises:
        Problem: ``too-many``, ``too-large`` or ``origin``, in this order.
    """
    asked = services(connection.app.state)
    _, is_cookie = token_of(connection)
    await _receive(connection, asked.settings.largest_body)
    check_host(asked.settings, connection.headers.get("host", ""))
    changes = connection.scope.get("method", "GET") not in {"GET", "HEAD", "OPTIONS"}
    if connection.scope["type"] == ScopeType.WEBSOCKET or (is_cookie and changes):
        check_origin(connection)


async def _receive(connection: Connection, most: int) -> None:
    """Take in the whole body of a request, up to the size that is allowed, before anything else is asked about it.

    Raises:
        Problem: ``too-large``.
    """
    if not isinstance(connection, Request):
        return
    length = connection.headers.get("content-length", "0")
    if length.isascii() and length.isdigit():
        check_size(int(length[:20]), most)
    check_size(len(await connection.body()), most)


def check_size(length: int, most: int) -> None:
    """Refuse a message that is too large.

    Raises:
        Problem: ``too-large``.
    """
    if length > most:
        raise Problem("too-large", f"A request holds at most {most} bytes.")


def seated(guest: Guest | None) -> Guest:
    """The guest who asks for something that only guests may do.

    Raises:
        Problem: ``unauthorized``.
    """
    if guest is None:
        raise Problem("unauthorized", "Say who you are: send the token of a guest.")
    return guest


async def table_of(asked: Services, table_id: str) -> Held:
    """The table that is asked for.

    Raises:
        Problem: ``not-found``.
    """
    is_id = len(table_id) == 32 and set(table_id) <= set("0123456789abcdef")
    held = await asked.house.find(table_id) if is_id else None
    if held is None:
        raise Problem("not-found", "There is no such table.")
    return held


def may_watch(held: Held, guest: Guest | None) -> int | None:
    """The viewer's seat, None for a watcher who may be one.

    Raises:
        Problem: ``watchers-off``.
    """
    table = held.table
    seat = table.seat_of(guest.id if guest else None)
    sits = guest is not None and any(s.guest == guest.id for s in table.seats)
    if seat is None and not sits and not table.settings.watchers and table.status != WAITING:
        raise Problem("watchers-off", "This table is not open to watchers.")
    return seat


async def body_of(request: Request[Any, Any, Any], type_: type[msgspec.Struct]) -> Any:
    """The request's body as ``type_``; an empty one counts as an empty object.

    Raises:
        Problem: ``malformed``.
    """
    return decode(await request.body() or b"{}", type_)
