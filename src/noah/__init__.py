"""The card game Noah.

The names below are loaded at their first use, so that neither ``import noah`` nor ``noah --help`` waits for Numba:

>>> import noah
>>> noah.__version__
'0.1.0'
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from noah.game.dealing import Deal
    from noah.game.errors import (
        FinishedError,
        IllegalActionError,
        NotYourTurnError,
        StaleError,
        UnfinishedError,
    )
    from noah.game.ferries import Ferry
    from noah.game.game import CHANCE, Game, RoundResult
    from noah.game.preview import Preview
    from noah.game.reasons import Reason
    from noah.game.values import Action, Card
    from noah.game.view import View
    from noah.notation.errors import MalformedError, NoahError, RecordError
    from noah.notation.options import Options
    from noah.notation.record import Record

    __version__: str

__all__ = [
    "CHANCE",
    "Action",
    "Card",
    "Deal",
    "Ferry",
    "FinishedError",
    "Game",
    "IllegalActionError",
    "MalformedError",
    "NoahError",
    "NotYourTurnError",
    "Options",
    "Preview",
    "Reason",
    "Record",
    "RecordError",
    "RoundResult",
    "StaleError",
    "UnfinishedError",
    "View",
    "__version__",
]

_HOMES = {
    "Action": "noah.game.values",
    "CHANCE": "noah.game.game",
    "Card": "noah.game.values",
    "Deal": "noah.game.dealing",
    "Ferry": "noah.game.ferries",
    "FinishedError": "noah.game.errors",
    "Game": "noah.game.game",
    "IllegalActionError": "noah.game.errors",
    "MalformedError": "noah.notation.errors",
    "NoahError": "noah.notation.errors",
    "NotYourTurnError": "noah.game.errors",
    "Options": "noah.notation.options",
    "Preview": "noah.game.preview",
    "Reason": "noah.game.reasons",
    "Record": "noah.notation.record",
    "RecordError": "noah.notation.errors",
    "RoundResult": "noah.game.game",
    "StaleError": "noah.game.errors",
    "UnfinishedError": "noah.game.errors",
    "View": "noah.game.view",
}
"""Where each name of this package is defined."""


def __getattr__(name: str) -> object:
    if name == "__version__":
        value: object = import_module("importlib.metadata").version("noah")
    elif name in _HOMES:
        value = getattr(import_module(_HOMES[name]), name)
    else:
        message = f"module {__name__!r} has no attribute {name!r}"
        raise AttributeError(message)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
