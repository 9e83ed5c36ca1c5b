"""What whoever decided in a round saw then, in brief: a position that comes again is noticed by it."""

from zlib import crc32

from noah.core.cards import HELD_KINDS
from noah.core.layout import OFFSET

_TURN = OFFSET["turn"]
_HANDS = OFFSET["hands"]
# The place of the roommates ferry, which may be hidden, follows from what was public as often as ferries have left.
_PUBLIC = (
    slice(0, OFFSET["roommates"]),
    slice(OFFSET["owed"], OFFSET["held"]),
    slice(OFFSET["scores"], OFFSET["hands"]),
)
"""The bytes of a state that everybody sees, and that can be again as they were in the same round."""


class Sights:
    """The decisions of one round, each by what the seat that decided saw: its own hand and what is public."""

    def __init__(self) -> None:
        """None yet."""
        self._seen: list[int] = []

    def copy(self) -> "Sights":
        """As many, to go on from."""
        other = Sights()
        other._seen = list(self._seen)
        return other

    def add(self, raw: bytearray) -> None:
        """A seat has decided in the state of these bytes."""
        self._seen.append(_brief(raw))

    def count(self, raw: bytearray) -> int:
        """How often the seat that decides in the state of these bytes did so when it saw the same."""
        return self._seen.count(_brief(raw))


def _brief(raw: bytearray) -> int:
    hand = _HANDS + HELD_KINDS * raw[_TURN]
    return crc32(b"".join(raw[part] for part in _PUBLIC) + raw[hand : hand + HELD_KINDS])
