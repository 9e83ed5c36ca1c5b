"""A server's application asked without a network: every byte that it answers, and nothing of a server's own."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any, Self, TypeAlias

from noah.testing.wire.listening import PATIENCE, Listening, Raw, as_bytes

Message: TypeAlias = dict[str, Any]
App: TypeAlias = Callable[[Any, Any, Any], Awaitable[None]]


def _scope(kind: str, path: str, token: str | None, **more: Any) -> Message:
    plain, _, query = path.partition("?")
    headers = [(b"host", b"localhost")]
    if token is not None:
        headers.append((b"authorization", f"Bearer {token}".encode()))
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "path": plain,
        "raw_path": plain.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": headers,
        "client": ("127.0.0.1", 50_000),
        "server": ("localhost", 80),
        "state": {},
        **more,
    }


class InnerSocket(Listening):
    """A socket that was opened inside."""

    def __init__(self, app: App, path: str, token: str | None) -> None:
        """Prepare a socket."""
        super().__init__()
        self._answers: asyncio.Queue[Message] = asyncio.Queue()
        self._asks: asyncio.Queue[Message] = asyncio.Queue()
        self._asks.put_nowait({"type": "websocket.connect"})
        more = {"scheme": "ws", "subprotocols": [], "extensions": {"websocket.http.response": {}}}
        scope = _scope("websocket", path, token, **more)
        self._task = asyncio.ensure_future(app(scope, self._asks.get, self._answers.put))

    async def open(self) -> None:
        """Wait until it is accepted or refused."""
        answer = await self._answer()
        if answer["type"] == "websocket.http.response.start":
            body = (await self._answer())["body"]
            self.refused = Raw(answer["status"], list(answer["headers"]), body)

    async def _answer(self) -> Message:
        async with asyncio.timeout(PATIENCE):
            return await self._answers.get()

    async def _next(self) -> str | None:
        answer = await self._answer()
        if answer["type"] == "websocket.close":
            self.closed = answer["code"]
            return None
        return str(answer.get("text") or answer["bytes"].decode())

    async def send(self, value: Any) -> None:
        """See ``Listening``."""
        self._asks.put_nowait({"type": "websocket.receive", "text": json.dumps(value)})

    async def close(self) -> None:
        """Close it, and listen to what was still on its way."""
        self._asks.put_nowait({"type": "websocket.disconnect", "code": 1005})
        await self._task
        while not self._answers.empty() and self.closed is None:
            await self.hear()


@dataclass(slots=True)
class Inside:
    """The inside of an application, from its start to its end: ``async with Inside(app) as asked``.

    Attributes:
        app: the application.
    """

    app: App
    _asks: "asyncio.Queue[Message]" = field(default_factory=asyncio.Queue)
    _answers: "asyncio.Queue[Message]" = field(default_factory=asyncio.Queue)
    _task: "asyncio.Future[None] | None" = None

    async def __aenter__(self) -> Self:
        """Start it."""
        scope = {"type": "lifespan", "asgi": {"version": "3.0", "spec_version": "2.0"}, "state": {}}
        self._task = asyncio.ensure_future(self.app(scope, self._asks.get, self._answers.put))
        await self._pass("startup")
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        """End it."""
        await self._pass("shutdown")
        if self._task is not None:
            await self._task

    async def _pass(self, what: str) -> None:
        self._asks.put_nowait({"type": f"lifespan.{what}"})
        answer = await self._answers.get()
        if answer["type"] != f"lifespan.{what}.complete":
            raise AssertionError(f"The application answers {what} with {answer}.")

    async def ask(self, method: str, path: str, body: Any = None, token: str | None = None) -> Raw:
        """Ask something.

        Args:
            method: the HTTP method.
            path: with its query.
            body: sent as JSON, text as it is; None for no body.
            token: a guest's.
        """
        sent = as_bytes(body)
        scope = _scope("http", path, token, method=method, scheme="http", extensions={})
        scope["headers"].append((b"content-length", str(len(sent)).encode()))
        asks: asyncio.Queue[Message] = asyncio.Queue()
        asks.put_nowait({"type": "http.request", "body": sent, "more_body": False})
        answers: list[Message] = []

        async def answer(message: Message) -> None:
            answers.append(message)

        await self.app(scope, asks.get, answer)
        content = b"".join(each.get("body", b"") for each in answers[1:])
        return Raw(answers[0]["status"], list(answers[0]["headers"]), content)

    async def open(self, path: str, token: str | None = None) -> InnerSocket:
        """Open a socket; see its ``refused``."""
        socket = InnerSocket(self.app, path, token)
        await socket.open()
        return socket
