"""Spreading work over processes, with results that come in order: who does it makes no difference."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import chain, islice
from multiprocessing import get_context
from typing import Protocol, TypeVar

Piece = TypeVar("Piece")
Made = TypeVar("Made")

AHEAD = 3
"""Pieces that are begun for each process, so that none waits for the others' results to be taken."""


class Spread(Protocol):
    """Whoever does pieces of work."""

    def __call__(self, run: Callable[[Piece], Made], pieces: Iterable[Piece], /) -> Iterator[Made]:
        """Do all pieces; what they made, in order.

        Args:
            run: does one piece; it and the pieces can be pickled.
            pieces: taken as they are needed.
        """
        ...


class Processes:
    """Spreads work over processes of this machine."""

    def __init__(self, jobs: int) -> None:
        """Work with so many processes; with one, this one does it."""
        self._jobs = jobs

    def __call__(self, run: Callable[[Piece], Made], pieces: Iterable[Piece], /) -> Iterator[Made]:
        """Do all pieces; what they made, in order."""
        following = iter(pieces)
        first = [*islice(following, 2)]
        if self._jobs == 1 or len(first) < 2:
            yield from map(run, chain(first, following))
            return
        yield from self._shared(run, chain(first, following))

    def _shared(self, run: Callable[[Piece], Made], following: Iterator[Piece]) -> Iterator[Made]:
        waiting: list[Future[Made]] = []
        # Forked processes would inherit threads in the middle of their work.
        with ProcessPoolExecutor(self._jobs, get_context("spawn")) as pool:
            try:
                while True:
                    room = self._jobs * AHEAD - len(waiting)
                    waiting += [pool.submit(run, piece) for piece in islice(following, room)]
                    if not waiting:
                        return
                    yield waiting.pop(0).result()
            finally:
                pool.shutdown(cancel_futures=True)
