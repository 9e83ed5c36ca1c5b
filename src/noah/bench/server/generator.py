"""The load generator, a process of its own: a plan and then windows come in by lines of JSON, figures go out."""

import asyncio
import subprocess
import sys
from collections.abc import Mapping
from typing import Any, Self

import msgspec

from noah.bench.server.line import run
from noah.bench.server.load import Load
from noah.bench.server.processes import MeasuringError, cores, started_on
from noah.bench.server.windows import Figures, Plan, Window


class Generator:
    """A load generator that runs on the other core."""

    def __init__(self, plan: Plan) -> None:
        """Start it."""
        _, other = cores()
        with started_on(other):
            self._process = subprocess.Popen(  # noqa: S603  # this interpreter, and a module of ours
                [sys.executable, "-m", __name__], stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
        self._tell(plan)

    def __enter__(self) -> Self:
        """Use it for a while."""
        return self

    def __exit__(self, *_error: object) -> None:
        """Let it end."""
        for stream in (self._process.stdin, self._process.stdout):
            if stream is not None:
                stream.close()
        self._process.wait()

    def _tell(self, what: Plan | Window) -> None:
        assert self._process.stdin is not None  # noqa: S101  # it is a pipe
        self._process.stdin.write(msgspec.json.encode(what) + b"\n")
        self._process.stdin.flush()

    def measure(self, window: Window) -> Figures:
        """Load the server for a while.

        Raises:
            MeasuringError: the load broke off; standard error says why.
        """
        self._tell(window)
        assert self._process.stdout is not None  # noqa: S101  # it is a pipe
        line = self._process.stdout.readline()
        if not line:
            raise MeasuringError("The load generator broke off: the lines above say why.")
        return msgspec.json.decode(line, type=Figures)


async def _run() -> None:
    loop = asyncio.get_running_loop()
    failed: asyncio.Future[None] = loop.create_future()

    def fail(_loop: asyncio.AbstractEventLoop, context: Mapping[str, Any]) -> None:
        if not failed.done():
            failed.set_exception(context.get("exception") or AssertionError(context["message"]))

    loop.set_exception_handler(fail)
    orders = asyncio.StreamReader()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(orders), sys.stdin)
    work = asyncio.ensure_future(_obey(orders))
    await asyncio.wait([work, failed], return_when=asyncio.FIRST_COMPLETED)
    if failed.done():
        failed.result()
    await work


async def _obey(orders: asyncio.StreamReader) -> None:
    load = Load(msgspec.json.decode(await orders.readline(), type=Plan))
    while line := await orders.readline():
        figures = await load.window(msgspec.json.decode(line, type=Window))
        sys.stdout.buffer.write(msgspec.json.encode(figures) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    run(_run())
