"""The load: many tables played at once, as fast as they go or at a rate."""

import asyncio
import time
from collections.abc import Callable, Iterator

from noah.bench.server.line import in_groups
from noah.bench.server.match import Match, Tally
from noah.bench.server.orders import WARM_UP, Figures, Plan, Window
from noah.bench.server.processes import cpu_seconds
from noah.bench.server.supply import supply

_PATIENCE = 30.0
_TICK = 0.001
_ALL_OVER = "All games are over before the window is."


class Load:
    """A load on one server."""

    def __init__(self, plan: Plan) -> None:
        """A load that has not begun."""
        self._plan = plan
        self._tally = Tally()
        self._rate = 0.0
        self._running = False
        self._matches: list[Match] = []
        self._supply = supply(plan, self._tally, self._ready)

    async def window(self, window: Window) -> Figures:
        """Play, and measure.

        Raises:
            TimeoutError: the server does not answer any more.
            AssertionError: all games are over before a move is counted: there are too few for such a window.
        """
        await self._renew()
        self._tally.latencies, self._tally.entries, self._tally.late = [], 0, 0
        for match in self._matches:
            match.due = None
        self._rate, self._running = window.rate, True
        pacer = asyncio.create_task(self._pace()) if self._rate else None
        if pacer is None:
            for match in self._matches:
                match.move()
        await asyncio.sleep(WARM_UP)
        self._tally.counting = True
        begun, cpu, own = time.perf_counter(), cpu_seconds(self._plan.pid), time.process_time()
        await asyncio.sleep(window.seconds)
        await self._until(lambda: bool(self._tally.latencies) or not self._playing())
        if not self._tally.latencies:
            raise AssertionError(_ALL_OVER)
        self._tally.counting = self._running = False
        ended, cpu_after, own_after = (
            time.perf_counter(),
            cpu_seconds(self._plan.pid),
            time.process_time(),
        )
        if pacer is not None:
            await pacer
        await self._until(lambda: not any(match.waiting for match in self._matches))
        latencies = sorted(self._tally.latencies)
        return Figures(
            seconds=ended - begun,
            moves=len(latencies),
            entries=self._tally.entries,
            cpu=cpu_after - cpu,
            own_cpu=own_after - own,
            p50=latencies[len(latencies) // 2],
            p99=latencies[len(latencies) * 99 // 100],
            late=self._tally.late,
        )

    @staticmethod
    async def _until(happened: Callable[[], bool]) -> None:
        """Wait until something has happened.

        Raises:
            TimeoutError: it does not.
        """
        async with asyncio.timeout(_PATIENCE):
            while not happened():
                await asyncio.sleep(_TICK)

    async def _renew(self) -> None:
        """Put new matches in the place of those whose games are or may soon be over."""
        kept = []
        for match in self._matches:
            if match.is_worn:
                match.close()
            else:
                kept.append(match)
        fresh = await self._supply(self._plan.matches - len(kept))
        await in_groups([match.open() for match in fresh])
        self._matches = kept + fresh

    def _ready(self, match: Match) -> None:
        """Both players have seen a move."""
        if not self._running or match.mover is None:
            return
        if not self._rate:
            match.move()
        elif match.due is not None:
            due, match.due = match.due, None
            match.move(due)

    async def _pace(self) -> None:
        """Send moves at the rate that is wanted, one table after the other."""
        begun, sent, turns = time.perf_counter(), 0, self._turns()
        while self._running:
            wanted = int((time.perf_counter() - begun) * self._rate)
            for _ in range(wanted - sent):
                self._send_due(next(turns))
            sent = wanted
            await asyncio.sleep(_TICK)

    def _playing(self) -> list[Match]:
        """The matches whose games are not over."""
        return [each for each in self._matches if each.waiting or each.mover is not None]

    def _turns(self) -> Iterator[Match]:
        """The matches in turn, but for those that are over.

        Raises:
            AssertionError: all are over.
        """
        while True:
            playing = self._playing()
            if not playing:
                raise AssertionError(_ALL_OVER)
            for match in playing:
                if match.waiting or match.mover is not None:
                    yield match

    def _send_due(self, match: Match) -> None:
        """Send a match's move, or have it sent as soon as possible."""
        if not match.waiting:
            match.move()
            return
        self._tally.late += self._tally.counting
        if match.due is None:
            match.due = time.perf_counter()
