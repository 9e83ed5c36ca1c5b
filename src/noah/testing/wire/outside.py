"""A server's process asked over the network, byte by byte; used like ``Inside``."""

import asyncio
import json
from dataclasses import dataclass
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from noah.testing.wire.listening import PATIENCE, Listening, Raw, as_bytes

_NO_STATUS = 1005


class OuterSocket(Listening):
    """A socket that was opened over the network."""

    def __init__(self) -> None:
        """Prepare a socket."""
        super().__init__()
        self._socket: ClientConnection | None = None

    async def open(self, url: str, token: str | None) -> None:
        """Open it, or keep the answer that refuses it."""
        authorization = {} if token is None else {"Authorization": f"Bearer {token}"}
        try:
            self._socket = await connect(
                url,
                additional_headers=authorization,
                proxy=None,
                compression=None,
                open_timeout=PATIENCE,
            )
        except InvalidStatus as refused:
            answer = refused.response
            headers = [(name.encode(), text.encode()) for name, text in answer.headers.raw_items()]
            self.refused = Raw(answer.status_code, headers, bytes(answer.body or b""))

    @property
    def _opened(self) -> ClientConnection:
        if self._socket is None:
            raise AssertionError("The handshake was refused.")
        return self._socket

    async def _next(self) -> str | None:
        try:
            async with asyncio.timeout(PATIENCE):
                return str(await self._opened.recv(decode=True))
        except ConnectionClosed as closed:
            self.closed = closed.rcvd.code if closed.rcvd else _NO_STATUS
            return None

    async def send(self, value: Any) -> None:
        """See ``Listening``."""
        await self._opened.send(json.dumps(value))

    async def close(self) -> None:
        """See ``Listening``."""
        await self._opened.close()


@dataclass(frozen=True, slots=True)
class Outside:
    """A server that listens somewhere.

    Attributes:
        host: its address.
        port: its port.
    """

    host: str
    port: int

    async def ask(self, method: str, path: str, body: Any = None, token: str | None = None) -> Raw:
        """Ask something over a connection of its own; arguments as in ``Inside.ask``."""
        sent = as_bytes(body)
        lines = [f"{method} {path} HTTP/1.1", "Host: localhost", "Connection: close"]
        lines.append(f"Content-Length: {len(sent)}")
        if token is not None:
            lines.append(f"Authorization: Bearer {token}")
        reader, writer = await asyncio.open_connection(self.host, self.port)
        writer.write("\r\n".join([*lines, "", ""]).encode() + sent)
        async with asyncio.timeout(PATIENCE):
            answer = await reader.read()
        writer.close()
        await writer.wait_closed()
        head, _, content = answer.partition(b"\r\n\r\n")
        first, *fields = head.split(b"\r\n")
        headers = [(name, text) for name, _, text in (each.partition(b": ") for each in fields)]
        return Raw(int(first.split(b" ")[1]), headers, content)

    async def open(self, path: str, token: str | None = None) -> OuterSocket:
        """Open a socket; see its ``refused``."""
        socket = OuterSocket()
        await socket.open(f"ws://{self.host}:{self.port}{path}", token)
        return socket
