"""The load generator, a process of its own: a plan and then orders come in by lines of JSON, answers go out."""

import asyncio
import random
import subprocess
import sys
import time
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Self

import msgspec

from noah.bench.server import orders
from noah.bench.server.bots import Bots
from noah.bench.server.crowd import Crowd
from noah.bench.server.line import run
from noah.bench.server.load import Load
from noah.bench.server.orders import Answer, Done, Figures, Order, Plan, Waits, Window
from noah.bench.server.probe import waits
from noah.bench.server.processes import MeasuringError, cores, started_on


class Generator:
    """A load generator that runs on the other core."""

    def __init__(self, plan: Plan) -> None:
        """Start it."""
        _, other = cores()
        with started_on(other):
            self._process = subprocess.Popen(  # noqa: S603  # this interpreter, and a module of ours
                [sys.executable, "-m", __name__],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                bufsize=0,
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

    def _tell(self, what: Plan | Order) -> None:
        assert self._process.stdin is not None  # noqa: S101  # it is a pipe
        with suppress(BrokenPipeError):
            # That nobody listens is noticed when no answer comes.
            self._process.stdin.write(msgspec.json.encode(what) + b"\n")

    def _ask(self, order: Order) -> Answer:
        self._tell(order)
        assert self._process.stdout is not None  # noqa: S101  # it is a pipe
        line = self._process.stdout.readline()
        if not line:
            code = self._process.wait()
            raise MeasuringError(
                f"The load generator broke off with {code}: the lines above say why."
            )
        return _read_answer(line)

    def measure(self, window: Window) -> Figures:
        """Play tables of two for a while.

        Raises:
            MeasuringError: the load broke off; standard error says why.
        """
        answer = self._ask(window)
        assert isinstance(answer, Figures)  # noqa: S101  # as the order says
        return answer

    def probe(self, probe: orders.Probe) -> Waits:
        """See how long the server lets somebody wait.

        Raises:
            MeasuringError: see ``measure``.
        """
        answer = self._ask(probe)
        assert isinstance(answer, Waits)  # noqa: S101  # as the order says
        return answer

    def do(self, order: orders.Crowd | orders.Sockets | orders.Games) -> float:
        """Do what there is nothing to be measured of; how many seconds it took.

        Raises:
            MeasuringError: see ``measure``.
        """
        answer = self._ask(order)
        assert isinstance(answer, Done)  # noqa: S101  # as the order says
        return answer.seconds


_read_answer = msgspec.json.Decoder(Answer).decode
_read_order = msgspec.json.Decoder(Order).decode


class _Work:
    """What the generator does, in its own process."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._load = Load(plan)
        self._crowd = Crowd(plan.url)
        self._rng = random.Random(plan.seed)
        self._thinkers = Bots(plan.url, self._rng, ("greedy",))
        self._playing: asyncio.Future[None] | None = None

    async def obey(self, order: Order) -> Answer:
        """Carry an order out."""
        if isinstance(order, Window):
            return await self._load.window(order)
        if isinstance(order, orders.Probe):
            return await self._probe(order)
        begun = time.perf_counter()
        if isinstance(order, orders.Crowd):
            await self._crowd.gather(order.tables)
        elif isinstance(order, orders.Sockets):
            await self._crowd.open()
        else:
            await Bots(self._plan.url, self._rng).play(order.games, order.at_once)
        return Done(time.perf_counter() - begun)

    async def _probe(self, probe: orders.Probe) -> Waits:
        if probe.games and self._playing is None:
            self._playing = asyncio.ensure_future(self._thinkers.play(None, probe.games))
        while self._thinkers.begun < probe.games:
            await self._wait_a_while(orders.WARM_UP)
        known = self._thinkers.entries
        taken = sorted(await self._wait_a_while(probe.seconds))
        return Waits(
            p50=taken[len(taken) // 2],
            p99=taken[len(taken) * 99 // 100],
            entries=(self._thinkers.entries - known) / probe.seconds,
        )

    async def _wait_a_while(self, seconds: float) -> list[float]:
        """How long answers took; games of bots are under way, or none was wanted."""
        taken = await waits(self._plan.url, seconds)
        if self._playing is not None and self._playing.done():
            self._playing.result()
        return taken


async def _run() -> None:
    loop = asyncio.get_running_loop()
    failed: asyncio.Future[None] = loop.create_future()

    def fail(_loop: asyncio.AbstractEventLoop, context: Mapping[str, Any]) -> None:
        if not failed.done():
            failed.set_exception(context.get("exception") or AssertionError(context["message"]))

    loop.set_exception_handler(fail)
    coming = asyncio.StreamReader()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(coming), sys.stdin)
    work = asyncio.ensure_future(_obey_all(coming))
    await asyncio.wait([work, failed], return_when=asyncio.FIRST_COMPLETED)
    if failed.done():
        failed.result()
    await work


async def _obey_all(coming: asyncio.StreamReader) -> None:
    work = _Work(msgspec.json.decode(await coming.readline(), type=Plan))
    while line := await coming.readline():
        answer = await work.obey(_read_order(line))
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    run(_run())
