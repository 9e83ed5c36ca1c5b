"""The players by name."""

from collections.abc import Callable
from functools import partial

from noah.notation.cards import shown
from noah.notation.errors import MalformedError
from noah.players.greedy.greedy import GreedyPlayer
from noah.players.levels import LEVELS, LevelPlayer
from noah.players.player import Player
from noah.players.random_player import RandomPlayer

_PLAYERS: dict[str, Callable[[], Player]] = {
    "random": RandomPlayer,
    "greedy": GreedyPlayer,
    **{level: partial(LevelPlayer, level) for level in LEVELS},
}


def names() -> tuple[str, ...]:
    """The words that ``make`` knows: the yardsticks, then the levels for people, each weakest first."""
    return tuple(_PLAYERS)


def make(name: str) -> Player:
    """The player called ``name``.

    Raises:
        MalformedError: there is none.
    """
    if not isinstance(name, str) or name not in _PLAYERS:
        known = ", ".join(_PLAYERS)
        raise MalformedError(f"There is no player {shown(name)}: choose one of {known}.")
    return _PLAYERS[name]()
