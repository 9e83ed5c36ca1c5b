"""What can be wrong with a move, as typed errors. Each message is a sentence for people."""

from noah.game.reasons import Reason
from noah.notation.errors import NoahError


class IllegalActionError(NoahError):
    """The action is well written, but the rules do not allow it now.

    Attributes:
        action: its text.
        reason: why not.
    """

    def __init__(self, action: str, reason: Reason) -> None:
        """Say which action and why it is refused."""
        super().__init__(f"'{action}' is not legal now: {reason}")
        self.action = action
        self.reason = reason


class NotYourTurnError(NoahError):
    """Another seat is to act, or chance is."""


class StaleError(NoahError):
    """The action was decided on an earlier position of the game."""


class FinishedError(NoahError):
    """The game is over: nothing can be played any more."""


class UnfinishedError(NoahError):
    """The game is still running: it has no record, and its hidden cards stay hidden."""
