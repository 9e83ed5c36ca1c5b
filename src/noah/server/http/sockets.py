"""Sockets that leave nothing behind when they close.

The libraries tie each of them up in cycles of some 10 kB, which would wait until everything is searched for garbage.
"""

from typing import Any

from litestar import WebSocket
from litestar.connection.base import empty_receive, empty_send
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class FreeingSocket(WebSocketsSansIOProtocol):
    """A socket as uvicorn speaks it."""

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of the connection, which holds its parser, which holds it."""
        super().connection_lost(exc)
        self.conn.parser.close()


def free(socket: WebSocket[Any, Any, Any]) -> None:
    """Let go of a closed socket, which holds its wrappers, which hold it."""
    socket.receive, socket.send = empty_receive, empty_send
