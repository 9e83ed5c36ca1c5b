"""Rates: every request and every handshake counts, whatever it asks for, before anything else is looked at."""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from noah.server.http.asking import Connection, address_of, token_of
from noah.server.http.handshake import refuse
from noah.server.limits import Limits
from noah.server.wire.problems import Problem

_ALWAYS_ANSWERED = "/healthz"
"""Whoever looks whether the server is well must not take it for dead because others ask too much."""


def with_rates(app: ASGIApp, limits: Limits) -> ASGIApp:
    """Refuse what comes too often to ``app``.

    Args:
        app: asked for all that does not.
        limits: count it.
    """

    async def counted(scope: Scope, receive: Receive, send: Send) -> None:
        connection: Connection = ASGIConnection(scope)
        try:
            limits.request(address_of(connection), token_of(connection)[0])
        except Problem as problem:
            if scope["path"] != _ALWAYS_ANSWERED:
                await refuse(_over_http(send) if scope["type"] == ScopeType.HTTP else send, problem)
                return
        await app(scope, receive, send)

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        # The application's start and end come this way too.
        asks = scope["type"] in {ScopeType.HTTP, ScopeType.WEBSOCKET}
        await (counted if asks else app)(scope, receive, send)

    return wrapped


def _over_http(send: Send) -> Send:
    """Take the refusal of a handshake as one of a request, which has the same messages by other names."""

    async def sending(message: Message) -> None:
        plain: Any = {**message, "type": message["type"].removeprefix("websocket.")}
        await send(plain)

    return sending
