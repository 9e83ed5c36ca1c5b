"""A socket that has closed is freed at once, and does not wait for a search for garbage."""

import asyncio
import gc
from collections.abc import Iterator
from pathlib import Path

import pytest
import uvicorn
from litestar import WebSocket
from websockets.asyncio.client import connect
from websockets.client import ClientProtocol
from websockets.exceptions import InvalidStatus
from websockets.protocol import Protocol

from noah.server.http.sockets import FreeingSocket
from noah.server.serving import configured
from noah.server.settings import Settings
from noah.testing.wire.client import Client

KINDS = (FreeingSocket, Protocol, WebSocket)


def left_over() -> list[object]:
    """Sockets of the server that are still in memory."""
    # By their types alone: a weak reference may answer for something that is gone.
    kept = [each for each in gc.get_objects() if issubclass(type(each), KINDS)]
    return [each for each in kept if type(each) is not ClientProtocol]


@pytest.fixture
def seldom() -> Iterator[None]:
    """No search for garbage in the meantime."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


async def opened_and_closed(config: uvicorn.Config, guests: int) -> None:
    """Serve; open a table's socket by so many guests and close it again, and ask for one where no table is."""
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0)
    port = server.servers[0].sockets[0].getsockname()[1]
    url = f"http://127.0.0.1:{port}"

    def make() -> str:
        with Client.guest(url, "Ada") as ada:
            table: str = ada.make(2)["id"]
            return table

    live = f"ws://127.0.0.1:{port}/api/tables/{{}}/live"
    table = await asyncio.to_thread(make)
    for _ in range(guests):
        async with connect(live.format(table), proxy=None) as line:
            await line.recv()
    with pytest.raises(InvalidStatus):
        await connect(live.format("0" * 32), proxy=None)
    server.should_exit = True
    await serving


def test_closed_sockets_are_freed(tmp_path: Path, seldom: None) -> None:
    config = configured(Settings(database=str(tmp_path / "noah.db"), port=0))
    asyncio.run(opened_and_closed(config, guests=5))
    assert left_over() == []
