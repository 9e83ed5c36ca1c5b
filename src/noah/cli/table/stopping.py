"""Signals that end the program: they end a game as Ctrl-C does, so that no hand is left on the screen."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

_SIGNALS = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
"""Not every system has every signal."""


class Stopped(KeyboardInterrupt):
    """Somebody or something has asked the program to end.

    Attributes:
        code: the exit code that tells the signal.
    """

    def __init__(self, number: int) -> None:
        """Remember the signal."""
        super().__init__()
        self.code = 128 + number


@contextmanager
def stoppable() -> Iterator[None]:
    """Within it, a signal that asks the program to end raises ``Stopped``; one that is ignored stays so."""
    before = {
        number: signal.signal(number, _stop)
        for number in _SIGNALS
        if signal.getsignal(number) is not signal.SIG_IGN
    }
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _stop(number: int, _frame: FrameType | None) -> None:
    raise Stopped(number)
