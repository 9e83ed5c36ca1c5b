"""How a row of the benchmark is measured: ours and its peer in turns, in the same run."""

import statistics
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

Sample = Callable[[], tuple[float, float]]
"""Does some work; returns how much was done and the seconds that it took."""

TURNS = 15
"""How often ours and the peer are measured, alternating, so that both meet the same moods of the machine."""


@dataclass(frozen=True, slots=True)
class Row:
    """One measurement beside its peer's.

    Attributes:
        name: what was measured.
        value: the median of ours.
        unit: of both values.
        peer: what it is measured against; None where there is nothing to compare with, or it is not installed.
        peer_value: the median of the peer's.
        ratio: how many times as good as the peer we are: above 1 is better, for speeds and for costs.
        spread: the widest of our samples over the narrowest: how noisy the machine was.
    """

    name: str
    value: float
    unit: str
    peer: str | None
    peer_value: float | None
    ratio: float | None
    spread: float

    def to_json(self) -> dict[str, Any]:
        """The row as plain values."""
        return asdict(self)


def rate(work: Callable[[], float]) -> Sample:
    """A sample of ``work``, which returns how much it did."""

    def sample() -> tuple[float, float]:
        start = time.perf_counter()
        done = work()
        return done, time.perf_counter() - start

    return sample


def speed(
    name: str, unit: str, ours: Sample, peer: str | None = None, other: Sample | None = None
) -> Row:
    """A row in amounts a second: the higher the better."""
    own, others = _in_turns(ours, other)
    value = statistics.median(done / seconds for done, seconds in own)
    peer_value = statistics.median(done / seconds for done, seconds in others) if others else None
    ratio = value / peer_value if peer_value else None
    return _row(name, value, unit, peer, peer_value, ratio, own)


def cost(
    name: str,
    unit: str,
    scale: float,
    ours: Sample,
    peer: str | None = None,
    other: Sample | None = None,
) -> Row:
    """A row in seconds for each piece of work, times ``scale``: the lower the better."""
    own, others = _in_turns(ours, other)
    value = scale * statistics.median(seconds / done for done, seconds in own)
    peer_value = (
        scale * statistics.median(seconds / done for done, seconds in others) if others else None
    )
    ratio = peer_value / value if peer_value else None
    return _row(name, value, unit, peer, peer_value, ratio, own)


def _in_turns(
    ours: Sample, other: Sample | None
) -> tuple[list[tuple[float, float]], list[tuple[float, float]]]:
    """Samples of both, taken in turns after one of each that does not count."""
    ours()
    if other is not None:
        other()
    own, others = [], []
    for _ in range(TURNS):
        own.append(ours())
        if other is not None:
            others.append(other())
    return own, others


def _row(
    name: str,
    value: float,
    unit: str,
    peer: str | None,
    peer_value: float | None,
    ratio: float | None,
    own: list[tuple[float, float]],
) -> Row:
    speeds = [done / seconds for done, seconds in own]
    known = peer if peer_value is not None else None
    return Row(name, value, unit, known, peer_value, ratio, max(speeds) / min(speeds))
