"""What comes from a server as it is: the bytes of answers, and the messages of a socket."""

import json
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any

PATIENCE = 60.0
"""Seconds; a message takes milliseconds, but tests share their machine."""


@dataclass(frozen=True, slots=True)
class Raw:
    """An answer as it is.

    Attributes:
        status: the HTTP status.
        headers: the headers, in their order.
        content: the body's bytes.
    """

    status: int
    headers: list[tuple[bytes, bytes]]
    content: bytes

    @property
    def body(self) -> Any:
        """The body as JSON."""
        return json.loads(self.content)


class Listening(ABC):
    """A socket of a table, by whatever road it was opened.

    Attributes:
        told: all messages that came, as they were.
        version: the newest version that they told.
        refused: the answer, where the handshake was refused.
        closed: the code that the server closed it with; None while it is open.
    """

    def __init__(self) -> None:
        """Nothing was told yet."""
        self.told: list[str] = []
        self.version = 0
        self.refused: Raw | None = None
        self.closed: int | None = None

    @property
    def heard(self) -> list[Any]:
        """All messages that came, as values."""
        return [json.loads(text) for text in self.told]

    @abstractmethod
    async def _next(self) -> str | None:
        """The next message as it is; None when the server closes the socket, and ``closed`` says how."""

    @abstractmethod
    async def send(self, value: Any) -> None:
        """Send a message as JSON."""

    @abstractmethod
    async def close(self) -> None:
        """Close it."""

    async def hear(self) -> Any:
        """The next message; None when the server closes the socket."""
        text = await self._next()
        if text is None:
            return None
        self.told.append(text)
        message = json.loads(text)
        if message["type"] == "table":
            self.version = message["table"]["version"]
        elif message["type"] == "entries" and message["entries"]:
            self.version = message["entries"][-1]["version"]
        return message

    async def until(self, *types: str) -> Any:
        """The next message of one of these types; None when the server closes the socket before."""
        while True:
            message = await self.hear()
            if message is None or message["type"] in types:
                return message

    async def reach(self, version: int) -> None:
        """Listen until a version is known, or the socket is closed."""
        while self.version < version and self.closed is None:
            await self.hear()


def as_bytes(value: Any) -> bytes:
    """A body: None is none, text goes as it is, everything else as JSON."""
    if value is None:
        return b""
    return value.encode() if isinstance(value, str) else json.dumps(value).encode()
