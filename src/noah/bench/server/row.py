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
        """Whether what is promised holds; None where nothing is, or where it takes a peer that is not here."""
        promises = [
            (actual, allowed)
            for actual, allowed in ((self.value, self.most), (self.ratio, self.most_ratio))
            if allowed is not None
        ]
        known = [actual <= allowed for actual, allowed in promises if actual is not None]
        if not all(known):
            return False
        return True if known and len(known) == len(promises) else None

    def to_json(self) -> dict[str, Any]:
        """The row as plain values."""
        return {**asdict(self), "holds": self.holds}


def alone(
    name: str, value: float, unit: str, most: float | None, note: str, spread: float = 1.0
) -> Row:
    """A row with nothing to compare with.

    Args:
        name: what was measured.
        value: of ours.
        unit: of the value.
        most: the most that it may be; None where nothing is promised.
        note: how it was measured.
        spread: the widest sample over the narrowest; 1 for a single one.
    """
    return Row(name, value, unit, None, None, None, most, None, spread, note)
