"""A socket on which nothing can be sent any more: whoever tells a table of news does not notice, and it ends."""

import asyncio

import pytest
from litestar.types import Message

from noah.server.http.outbox import MOST_WAITING, TRY_AGAIN, Outbox


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


@pytest.mark.parametrize("reads_at_last", [True, False])
def test_who_does_not_read_is_sent_away(reads_at_last: bool) -> None:
    sent: list[Message] = []

    async def run() -> None:
        writable = asyncio.Event()

        async def deliver(message: Message) -> None:
            if message["type"] == "websocket.close" and reads_at_last:
                writable.set()
            await writable.wait()
            sent.append(message)

        outbox = Outbox(deliver)
        for _ in range(MOST_WAITING + 2):
            outbox.put(b"{}")
        await asyncio.wait_for(outbox.empty(), 10)

    asyncio.run(run())
    closed = [message["code"] for message in sent if message["type"] == "websocket.close"]
    assert closed == ([TRY_AGAIN] if reads_at_last else [])
    assert len(sent) <= 1


def test_a_line_that_is_full_for_a_while_loses_nothing() -> None:
    sent: list[str | None] = []

    async def run() -> None:
        writable = asyncio.Event()

        async def deliver(message: Message) -> None:
            await writable.wait()
            sent.append(message["text"] if message["type"] == "websocket.send" else "closed")

        outbox = Outbox(deliver)
        for number in range(5):
            outbox.put(b"%d" % number)
        emptying = asyncio.create_task(outbox.empty())
        await asyncio.sleep(0)
        writable.set()
        while len(sent) < 5:
            await asyncio.sleep(0)
        outbox.put(b"5")
        outbox.put(1000)
        await emptying

    asyncio.run(run())
    assert sent == ["0", "1", "2", "3", "4", "5", "closed"]
