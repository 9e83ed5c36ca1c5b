"""Serving under a path, whether or not a proxy takes it off before it passes a request on."""

from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send
from litestar.types.asgi_types import HTTPResponseBodyEvent, HTTPResponseStartEvent


def under(root_path: str, app: ASGIApp) -> ASGIApp:
    """``app``, which knows nothing of the path ``root_path`` (such as ``/noah``; empty for none) where it is served."""
    if not root_path:
        return app
    prefix = f"{root_path}/"

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        asked: Any = scope
        path = asked.get("path", "")
        if path == root_path and scope["type"] == ScopeType.HTTP:
            await _redirect(send, prefix)
            return
        if path.startswith(prefix):
            left = path.removeprefix(root_path)
            raw = asked["raw_path"].removeprefix(root_path.encode())
            asked = {**asked, "path": left, "raw_path": raw}
        await app(asked, receive, send)

    return wrapped


async def _redirect(send: Send, path: str) -> None:
    """Send a browser to ``path``: addresses on the page are told from where it lies."""
    headers = [(b"location", path.encode("ascii", "replace")), (b"content-length", b"0")]
    start: HTTPResponseStartEvent = {
        "type": "http.response.start",
        "status": 308,
        "headers": headers,
    }
    end: HTTPResponseBodyEvent = {"type": "http.response.body", "body": b"", "more_body": False}
    await send(start)
    await send(end)
