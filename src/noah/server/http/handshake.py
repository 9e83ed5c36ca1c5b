"""Refusing a socket: by an HTTP status at the handshake, which a client can tell from a socket that was lost."""

from typing import Any, cast

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from litestar.types.asgi_types import WebSocketResponseBodyEvent, WebSocketResponseStartEvent

from noah.server.http.answers import PROBLEM_JSON, encode, fault, nothing_here
from noah.server.wire.problems import Problem

_LINE = "noah.line"
_FAULT = "Internal Server Error"
"""What the framework calls an exception that it does not know."""


def line_of(scope: Scope) -> tuple[Receive, Send]:
    """How an open socket's messages come and go, past everything that only looks at the handshake."""
    found: tuple[Receive, Send] = cast("Any", scope)[_LINE]
    return found


async def refuse(send: Send, problem: Problem) -> None:
    """Answer the handshake with a problem instead of opening a socket."""
    body = encode(problem.to_json())
    headers: list[tuple[bytes, bytes]] = [
        (b"content-type", PROBLEM_JSON.encode()),
        (b"content-length", str(len(body)).encode()),
    ]
    headers += [(name.lower().encode(), value.encode()) for name, value in problem.headers.items()]
    start: WebSocketResponseStartEvent = {
        "type": "websocket.http.response.start",
        "status": problem.status,
        "headers": headers,
    }
    end: WebSocketResponseBodyEvent = {
        "type": "websocket.http.response.body",
        "body": body,
        "more_body": False,
    }
    await send(start)
    await send(end)


def with_refusals(app: ASGIApp) -> ASGIApp:
    """Say what is wrong where ``app`` closes a socket before it was opened, mostly that nothing is at its path."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        opened = False

        async def sending(message: Message) -> None:
            nonlocal opened
            opened = opened or message["type"] == "websocket.accept"
            if message["type"] == "websocket.close" and not opened:
                await refuse(send, fault() if message["reason"] == _FAULT else nothing_here())
            else:
                await send(message)

        if scope["type"] == ScopeType.WEBSOCKET:
            lined: Any = {**scope, _LINE: (receive, send)}
            await app(lined, receive, sending)
        else:
            await app(scope, receive, send)

    return wrapped
