"""Faults of the server itself: the client is told that it is one and nothing else, the host what it was."""

import asyncio
import json
from typing import Any

import pytest
from litestar import Litestar, WebSocket, get, websocket
from litestar.types import ASGIApp
from structlog.testing import capture_logs

from noah.server.http.answers import log_fault, on_fault
from noah.server.http.handshake import with_refusals

CARD = "panda:f"


@get("/broken")
async def broken() -> None:
    raise RuntimeError(CARD)


@websocket("/live")
async def broken_live(socket: WebSocket[Any, Any, Any]) -> None:
    raise RuntimeError(CARD)


@pytest.fixture
def app() -> ASGIApp:
    litestar = Litestar(
        route_handlers=[broken, broken_live],
        exception_handlers={Exception: on_fault},
        after_exception=[log_fault],
        openapi_config=None,
        logging_config=None,
    )
    return with_refusals(litestar)


def answer(app: ASGIApp, kind: str, path: str) -> tuple[int, Any]:
    """The status and the body that ``app`` answers."""
    sent: list[Any] = []
    scope: Any = {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        **({"method": "GET"} if kind == "http" else {}),
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": b"",
        "headers": [(b"host", b"localhost")],
        "extensions": {"websocket.http.response": {}},
    }

    async def receive() -> Any:
        return {"type": f"{kind}.connect" if kind == "websocket" else "http.request"}

    async def send(message: Any) -> None:
        sent.append(message)

    asyncio.run(app(scope, receive, send))  # type: ignore[arg-type]  # an app returns a coroutine
    start, *bodies = sent
    return start["status"], json.loads(b"".join(body["body"] for body in bodies))


@pytest.mark.parametrize(("kind", "path"), [("http", "/broken"), ("websocket", "/live")])
def test_a_fault_is_told_to_the_host_alone(app: ASGIApp, kind: str, path: str) -> None:
    with capture_logs() as logs:
        status, body = answer(app, kind, path)
    assert (status, body["type"], body["status"]) == (500, "fault", 500)
    assert CARD not in str(body)
    (line,) = logs
    assert (line["event"], line["log_level"], line["kind"]) == ("a request failed", "error", kind)
    assert isinstance(line["exc_info"], RuntimeError)


def test_where_no_socket_is_is_no_fault(app: ASGIApp) -> None:
    with capture_logs() as logs:
        status, body = answer(app, "websocket", "/nothing")
    assert (status, body["type"]) == (404, "not-found")
    assert logs == []
