"""A row of the server's benchmark: a cost, with the most that it may be."""

from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Row:
    """One measurement, beside another where there is one to compare with.

    Attributes:
        name: what was measured.
        value: the median of ours.
        unit: of both values.
        peer: what it is measured against; None where there is nothing, or it is not here.
        peer_value: the median of the peer's.
        ratio: ours over the peer's: all rows are costs, so below 1 is better than the peer.
        most: the most that the value may be; None where nothing is promised.
        most_ratio: the most that the ratio may be; None where nothing is promised.
        spread: the widest of our samples over the narrowest: how noisy the machine was.
        note: how it was measured, and what else was seen.
    """

    name: str
    value: float
    unit: str
    peer: str | None
    peer_value: float | None
    ratio: float | None
    most: float | None
    most_ratio: float | None
    spread: float
    note: str

    @property
    def holds(self) -> bool | None:
        """Whether what is promised holds; None where nothing is, or where the peer is missing that it takes."""
        kept = [
            actual <= allowed
            for actual, allowed in ((self.value, self.most), (self.ratio, self.most_ratio))
            if actual is not None and allowed is not None
        ]
        return all(kept) if kept else None

    def to_json(self) -> dict[str, Any]:
        """The row as plain values."""
        return {**asdict(self), "holds": self.holds}
