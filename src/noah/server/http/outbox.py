"""What goes out on a socket: at once where the line is free, else in a bounded queue."""

import asyncio
import types
from collections.abc import Coroutine, Generator
from contextlib import suppress
from typing import Any

from litestar.types import Send

MOST_WAITING = 128
"""Messages that may wait for a slow client; then he is sent away, to come back with ``after``."""
TRY_AGAIN = 1013
_LAST_WORD_SECONDS = 1.0
"""How long somebody who does not keep up is given to take the code to close with."""

_Sending = Coroutine[Any, Any, None]


class Outbox:
    """The messages of one open socket. Nobody waits for a slow client."""

    def __init__(self, deliver: Send) -> None:
        """Begin with a free line.

        Args:
            deliver: how the server sends.
        """
        self._deliver = deliver
        self._waiting: asyncio.Queue[_Sending | bytes | int] = asyncio.Queue(MOST_WAITING)
        self._is_free = True
        self._is_too_slow = asyncio.Event()

    def put(self, message: bytes | int) -> None:
        """Send a message, or a code to close with; who cannot keep up is sent away."""
        if isinstance(message, bytes) and self._is_free:
            unfinished = self._begin(message)
            if unfinished is None:
                return
            self._queue(unfinished)
        else:
            self._queue(message)

    def _begin(self, message: bytes) -> _Sending | None:
        """Send a message; what is left to do when the line is full. Who cannot be reached is sent away.

        Waking a task for each message would cost more than sending it.
        """
        sending: Any = self._deliver(_event(message))
        try:
            waits_for = sending.send(None)
        except StopIteration:
            return None
        except (OSError, RuntimeError):
            # He is gone. Or the line is closed and he does not take what was sent before: then whoever reads from him
            # would learn it as late as he likes.
            self._queue(TRY_AGAIN)
            return None
        return _resumed(sending, waits_for)

    def _queue(self, message: _Sending | bytes | int) -> None:
        self._is_free = False
        try:
            self._waiting.put_nowait(message)
        except asyncio.QueueFull:
            self._is_too_slow.set()

    async def empty(self) -> None:
        """Send what waits, again and again, until a code to close with comes or the client does not keep up."""
        sending = asyncio.create_task(self._send_all())
        giving_up = asyncio.create_task(self._is_too_slow.wait())
        try:
            await asyncio.wait({sending, giving_up}, return_when=asyncio.FIRST_COMPLETED)
            if sending.done():
                sending.result()
                return
        finally:
            giving_up.cancel()
            sending.cancel()
            await asyncio.gather(sending, giving_up, return_exceptions=True)
            self._drop()
        # Who does not read at all does not take this either.
        with suppress(TimeoutError):
            await asyncio.wait_for(self._deliver(_closing(TRY_AGAIN)), _LAST_WORD_SECONDS)

    def _drop(self) -> None:
        """Let go of what waits."""
        while not self._waiting.empty():
            message = self._waiting.get_nowait()
            if isinstance(message, Coroutine):
                message.close()

    async def _send_all(self) -> None:
        while True:
            message = await self._waiting.get()
            if isinstance(message, int):
                await self._deliver(_closing(message))
                return
            await (self._deliver(_event(message)) if isinstance(message, bytes) else message)
            self._is_free = self._waiting.empty()


def _closing(code: int) -> Any:
    return {"type": "websocket.close", "code": code, "reason": ""}


def _event(message: bytes) -> Any:
    return {"type": "websocket.send", "text": message.decode(), "bytes": None}


async def _resumed(sending: _Sending, waits_for: Any) -> None:
    """The rest of ``sending``, which waits for a future."""
    await _rest(sending, waits_for)


@types.coroutine
def _rest(sending: Any, waits_for: Any) -> Generator[Any, Any, None]:
    yield waits_for
    yield from sending
