"""Faults of the server itself: the client is told that it is one and nothing else, the host what it was."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar, WebSocket, get, websocket
from litestar.types import ASGIApp
from structlog.testing import capture_logs

from noah.server.http.answers import log_fault, on_fault
from noah.server.http.app import create_app
from noah.server.http.handshake import with_refusals
from noah.server.settings import Settings
from noah.server.tables import commands
from noah.testing.wire.inside import Inside

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
    assert line["error"] == "RuntimeError"
    assert "test_faults.py" in line["where"][-1]


def test_where_no_socket_is_is_no_fault(app: ASGIApp) -> None:
    with capture_logs() as logs:
        status, body = answer(app, "websocket", "/nothing")
    assert (status, body["type"]) == (404, "not-found")
    assert logs == []


def test_a_fault_on_a_socket_is_answered_and_the_next_message_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken_act(*_given: Any) -> None:
        raise RuntimeError(CARD)

    async def run() -> list[Any]:
        async with Inside(create_app(Settings(database=str(tmp_path / "noah.db")))) as asked:
            token = (await asked.ask("POST", "/api/guests", {"name": "Ada"})).body["token"]
            table = (await asked.ask("POST", "/api/tables", {"players": 1}, token)).body
            socket = await asked.open(f"/api/tables/{table['id']}/live", token)
            message = {"id": "a", "version": 1, "actions": table["state"]["legal"][:1]}
            with monkeypatch.context() as patch:
                patch.setattr(commands, "act", broken_act)
                await socket.send(message)
                answers = [await socket.until("error")]
            await socket.send(message)
            answers.append(await socket.until("ack"))
            await socket.close()
            return answers

    with capture_logs() as logs:
        refused, played = asyncio.run(run())
    assert (refused["id"], refused["problem"]["type"]) == ("a", "fault")
    assert CARD not in str(refused)
    assert (played["id"], played["version"] > 1) == ("a", True)
    (line,) = logs
    assert (line["event"], line["error"]) == ("a message on a socket failed", "RuntimeError")
    assert CARD not in str(line)
