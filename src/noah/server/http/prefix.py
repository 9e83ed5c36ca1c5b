"""Serving under a path, whether or not a proxy takes it off before it passes a request on."""

from typing import Any

from litestar.types import ASGIApp, Receive, Scope, Send


def under(root_path: str, app: ASGIApp) -> ASGIApp:
    """``app``, which knows nothing of the path ``root_path`` (such as ``/noah``; empty for none) where it is served."""
    if not root_path:
        return app
    prefix = f"{root_path}/"

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        asked: Any = scope
        path = asked.get("path", "")
        if path == root_path or path.startswith(prefix):
            left = path.removeprefix(root_path) or "/"
            raw = asked["raw_path"].removeprefix(root_path.encode()) or b"/"
            asked = {**asked, "path": left, "raw_path": raw}
        await app(asked, receive, send)

    return wrapped
