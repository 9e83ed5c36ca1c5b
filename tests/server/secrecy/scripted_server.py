"""``noah serve``, whose chance and bots follow a script. ``POST /script`` gives it an order.

Beside those of a ``Script``, ``logs`` is a line to be logged. To be run as a program, with the arguments of ``noah``.
"""

import json
import sys
from unittest.mock import patch

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from noah.cli.main import main
from noah.server import serving
from noah.server.http.app import create_app
from noah.server.settings import Settings
from noah.server.store.sql import SqlStore
from noah.server.tables import thinking
from noah.testing.wire.script import Script, ScriptedBot

SCRIPT = Script()


def scripted(settings: Settings) -> ASGIApp:
    """The application, and one path more."""
    app = create_app(settings, SCRIPT)

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or scope["path"] != "/script":
            await app(scope, receive, send)
            return
        body, more = b"", True
        while more:
            message = await receive()
            assert message["type"] == "http.request"
            body, more = body + message["body"], message["more_body"]
        order = json.loads(body)
        if "logs" in order:
            sys.stderr.write(f"{order['logs']}\n")
            sys.stderr.flush()
        SCRIPT.take(order)
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    return wrapped


if __name__ == "__main__":
    with (
        patch.object(thinking, "make", lambda _level: ScriptedBot(SCRIPT)),
        patch.object(SqlStore, "append", SCRIPT.unreliable(SqlStore.append)),
        patch.object(serving, "create_app", scripted),
    ):
        main()
