"""What the load generator plays: tables of two, each with a socket of either player."""

import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field

BOTH = 0b11


@dataclass(slots=True)
class Tally:
    """What happened in a window.

    Attributes:
        counting: whether it counts; it does not while the load warms up or fades.
        latencies: of each move the seconds from when it was sent, or was due, to its arrival at the other player.
        entries: how many entries of logs these moves have made.
        late: moves that were due while the table still waited for the one before.
    """

    counting: bool = False
    latencies: list[float] = field(default_factory=list)
    entries: int = 0
    late: int = 0


class Match(ABC):
    """A table of two that goes on and on, move by move.

    Attributes:
        mover: the seat whose move is next; None when the game is over.
        moves: how many were sent.
        waiting: a move was sent which not both have seen.
        due: when the next move would have been due that must wait for the present one; None if none must.
    """

    def __init__(self, tally: Tally, ready: Callable[["Match"], None]) -> None:
        """A match that is not yet open.

        Args:
            tally: counts its moves.
            ready: called when both players have seen a move.
        """
        self.mover: int | None = None
        self.moves = 0
        self.waiting = False
        self.due: float | None = None
        self._tally = tally
        self._ready = ready
        self._sent = 0.0
        self._sender = 0
        self._unseen = 0

    @abstractmethod
    async def open(self) -> None:
        """Begin a game, with a socket for each player."""

    @property
    def is_worn(self) -> bool:
        """Whether it is over, or might soon be."""
        return self.mover is None

    @abstractmethod
    def close(self) -> None:
        """Close the sockets."""

    @abstractmethod
    def _send(self, mover: int) -> None:
        """Send a move of ``mover``'s."""

    def move(self, since: float | None = None) -> None:
        """Send the next move; the game is not over.

        Args:
            since: when it was due; now if None.
        """
        assert self.mover is not None  # noqa: S101  # the caller has asked
        self._sender, self._unseen, self.waiting = self.mover, BOTH, True
        self.moves += 1
        self._sent = time.perf_counter() if since is None else since
        self._send(self.mover)

    def _seen(self, seat: int, entries: int = 1) -> None:
        """The player at ``seat`` has been told of the move."""
        bit = 1 << seat
        if not self._unseen & bit:
            return
        self._unseen ^= bit
        tally = self._tally
        if seat != self._sender and tally.counting:
            tally.latencies.append(time.perf_counter() - self._sent)
            tally.entries += entries
        if not self._unseen:
            self.waiting = False
            self._ready(self)
