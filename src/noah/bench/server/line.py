"""WebSockets of the benchmark: the library's protocol on a bare connection, without a task or a queue."""

import asyncio
from collections.abc import Callable, Coroutine, Mapping, Sequence
from sys import platform
from typing import Any, cast

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol
from websockets.uri import parse_uri

Heard = Callable[[bytes], None]
"""Called with each text that comes."""

_TOGETHER = 20


class Line(asyncio.Protocol):
    """One side of a socket."""

    def __init__(self, wire: ClientProtocol | ServerProtocol, heard: Heard) -> None:
        """A side that is not yet connected."""
        self._wire = wire
        self._heard = heard
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """See asyncio."""
        # Not isinstance: uvloop's transports do what asyncio's do, but are none.
        self._transport = cast("asyncio.Transport", transport)

    def data_received(self, data: bytes) -> None:
        """See asyncio."""
        self._wire.receive_data(data)
        for event in self._wire.events_received():
            if not isinstance(event, Frame):
                self._shake(event)
            elif event.opcode is Opcode.TEXT:
                self._heard(bytes(event.data))
        self._flush()

    def _shake(self, event: Request | Response) -> None:
        """Take part in the handshake."""

    def send(self, text: bytes) -> None:
        """Send a text."""
        self._wire.send_text(text)
        self._flush()

    def close(self) -> None:
        """Drop the connection, if there is one."""
        if self._transport is not None:
            self._transport.abort()

    def _flush(self) -> None:
        if self._transport is not None:
            for data in self._wire.data_to_send():
                if data:
                    self._transport.write(data)


class ClientLine(Line):
    """The side that connects."""

    def __init__(self, url: str, headers: Mapping[str, str], heard: Heard) -> None:
        """Prepare a socket, which ``open`` opens.

        Args:
            url: with the scheme ``ws``.
            headers: beside those of the handshake.
            heard: called with each text that comes.
        """
        self._uri = parse_uri(url)
        self._client = ClientProtocol(self._uri, max_size=None)
        super().__init__(self._client, heard)
        self._headers = headers
        self._closing = False
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def open(self) -> None:
        """Connect, and shake hands.

        Raises:
            InvalidHandshake: the server refuses it (websockets).
        """
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, self._uri.host, self._uri.port)
        await self._opened

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """See asyncio."""
        super().connection_made(transport)
        request = self._client.connect()
        request.headers.update(self._headers)
        self._client.send_request(request)
        self._flush()

    def _shake(self, event: Request | Response) -> None:
        if self._client.handshake_exc is None:
            self._opened.set_result(None)

    def connection_lost(self, exc: Exception | None) -> None:
        """See asyncio."""
        if self._closing:
            return
        error = self._client.handshake_exc or exc or ConnectionError("The server hung up.")
        if self._opened.done():
            # To the event loop's exception handler: nobody waits for this line alone.
            raise error
        self._opened.set_exception(error)

    def close(self) -> None:
        """Drop the connection, if there is one."""
        self._closing = True
        super().close()


class RoomLine(Line):
    """The side that is connected to: a member of a room, where all hear whatever one says."""

    def __init__(self, rooms: Mapping[str, list["RoomLine"]]) -> None:
        """Somebody who is about to enter a room.

        Args:
            rooms: by the paths that are asked for who is in which.
        """
        self._server = ServerProtocol()
        super().__init__(self._server, self._say)
        self._rooms = rooms
        self._room: list[RoomLine] = []

    def _shake(self, event: Request | Response) -> None:
        if isinstance(event, Request):
            self._server.send_response(self._server.accept(event))
            self._room = self._rooms[event.path]
            self._room.append(self)

    def _say(self, text: bytes) -> None:
        for member in self._room:
            member.send(text)

    def connection_lost(self, exc: Exception | None) -> None:
        """See asyncio."""
        if self in self._room:
            self._room.remove(self)


async def in_groups(work: Sequence[Coroutine[Any, Any, None]]) -> None:
    """Do work of which some may go on at once, such as to open sockets: more would only wait for each other."""
    for begun in range(0, len(work), _TOGETHER):
        await asyncio.gather(*work[begun : begun + _TOGETHER])


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run a program's work on the fastest event loop there is."""
    if platform == "win32":
        asyncio.run(work)
    else:
        import uvloop  # noqa: PLC0415  # not on Windows

        uvloop.run(work)
