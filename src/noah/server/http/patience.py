"""How long a client may take to send a request.

Without a limit, requests that never end would use up all descriptors of the process, and nobody else could ask.
"""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol


def patient(seconds: int) -> type[HttpToolsProtocol]:
    """HTTP as uvicorn speaks it, but who has not sent a whole request in so many seconds is cut off.

    They count from the connection or from the first byte of a further request to the last byte of the body.
    """

    class Patient(HttpToolsProtocol):
        _cut: asyncio.TimerHandle | None = None

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self._begin()

        def on_message_begin(self) -> None:
            super().on_message_begin()
            if self._cut is None:
                self._begin()

        def on_message_complete(self) -> None:
            self._end()
            super().on_message_complete()

        def connection_lost(self, exc: Exception | None) -> None:
            self._end()
            super().connection_lost(exc)

        def _begin(self) -> None:
            self._cut = self.loop.call_later(seconds, self.transport.abort)

        def _end(self) -> None:
            if self._cut is not None:
                self._cut.cancel()
                self._cut = None

    return Patient
