"""How long the server keeps somebody waiting who asks for next to nothing."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

_INTERVAL = 0.003
_REQUEST = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
_END_OF_HEADERS = b"\r\n\r\n"
_LENGTH = b"content-length:"


async def waits(url: str, seconds: float) -> list[float]:
    """Ask for ``/healthz`` over one connection every few milliseconds; how long each answer took, in seconds."""
    taken = []
    end = time.perf_counter() + seconds
    async with _connection(url) as (reader, writer):
        while (begun := time.perf_counter()) < end:
            writer.write(_REQUEST)
            headers = await reader.readuntil(_END_OF_HEADERS)
            await reader.readexactly(_length(headers))
            taken.append(time.perf_counter() - begun)
            await asyncio.sleep(_INTERVAL)
    return taken


def _length(headers: bytes) -> int:
    """The length of the body that follows."""
    for line in headers.lower().splitlines():
        if line.startswith(_LENGTH):
            return int(line.removeprefix(_LENGTH))
    raise AssertionError("An answer does not tell its length.")


@asynccontextmanager
async def _connection(
    url: str,
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    at = urlsplit(url)
    reader, writer = await asyncio.open_connection(at.hostname, at.port)
    try:
        yield reader, writer
    finally:
        writer.close()
        await writer.wait_closed()
