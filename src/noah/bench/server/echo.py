"""A server of rooms where everybody hears whatever one says: as little as a server can do."""

import asyncio
import sys
from collections import defaultdict

from noah.bench.server.line import RoomLine, run


async def _serve() -> None:
    loop = asyncio.get_running_loop()
    rooms: defaultdict[str, list[RoomLine]] = defaultdict(list)
    server = await loop.create_server(lambda: RoomLine(rooms), "127.0.0.1", 0)
    sys.stdout.write(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}\n")
    sys.stdout.flush()
    orders = asyncio.StreamReader()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(orders), sys.stdin)
    # Until whoever started it has gone.
    await orders.read()


if __name__ == "__main__":
    run(_serve())
