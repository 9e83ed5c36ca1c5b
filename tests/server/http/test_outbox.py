"""A socket on which nothing can be sent any more: whoever tells a table of news does not notice."""

import asyncio

import pytest
from litestar.types import Message

from noah.server.http.outbox import Outbox


@pytest.mark.parametrize("error", [ConnectionResetError(), RuntimeError("after sending 'close'")])
def test_a_line_that_is_closed_hurts_nobody_and_ends(error: Exception) -> None:
    tried = []

    async def deliver(message: Message) -> None:
        tried.append(message["type"])
        raise error

    async def run() -> None:
        outbox = Outbox(deliver)
        for _ in range(3):
            outbox.put(b"{}")
        # Whoever writes learns it, and the one who has the table open leaves it.
        with pytest.raises(type(error)):
            await asyncio.wait_for(outbox.empty(), 10)

    asyncio.run(run())
    assert tried == ["websocket.send", "websocket.close"]
