"""The card game Noah.

The names below are loaded at their first use, so that neither ``import noah`` nor ``noah --help`` waits for Numba:

>>> import noah
>>> noah.__version__
'0.1.0'
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from noah.game.errors import IllegalActionError  # type: ignore[import-not-found]
    from noah.game.game import Game  # type: ignore[import-not-found]
    from noah.game.values import Action, Card  # type: ignore[import-not-found]
    from noah.game.view import View  # type: ignore[import-not-found]
    from noah.notation.errors import MalformedError, NoahError, RecordError
    from noah.notation.options import Options

    __version__: str

__all__ = [
    "Action",
    "Card",
    "Game",
    "IllegalActionError",
    "MalformedError",
    "NoahError",
    "Options",
    "RecordError",
    "View",
    "__version__",
]

_HOMES = {
    "Action": "noah.game.values",
    "Card": "noah.game.values",
    "Game": "noah.game.game",
    "IllegalActionError": "noah.game.errors",
    "MalformedError": "noah.notation.errors",
    "NoahError": "noah.notation.errors",
    "Options": "noah.notation.options",
    "RecordError": "noah.notation.errors",
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
