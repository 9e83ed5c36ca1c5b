"""Who plays in the arena: players and yardsticks, named by texts such as ``search:1000`` or ``greedy-no-pairs``."""

from dataclasses import dataclass

import numpy as np

from noah.arena import clairvoyant
from noah.arena.handicaps import HANDICAPS, without
from noah.arena.selfplay import POLICY, RANDOM, Policies
from noah.notation.cards import shown
from noah.notation.errors import MalformedError
from noah.players.greedy.weights import Weights, shipped
from noah.players.levels import LEVELS, Level

SEARCH, OPENSPIEL = "search", "openspiel"
_FIXED = {"random": Level(slips=RANDOM), "greedy": Level()}
_THINKERS = (SEARCH, clairvoyant.NAME, OPENSPIEL)
"""Those who need a number of playouts."""
WITHOUT = "greedy-no-"
"""Begins the names of greedy players that do without one thing."""
MOST_PLAYOUTS = 1_000_000
MOST_OF_OPENSPIEL = 200
"""Simulations of a decision: its bot is written in Python, and a game takes minutes."""


@dataclass(frozen=True, slots=True)
class Contender:
    """Somebody who plays in the arena with a certain number of players.

    Attributes:
        name: what he is called.
        players: how many play.
        playouts: of each of his decisions; 0 for those who do not look ahead.
    """

    name: str
    players: int
    playouts: int = 0

    def __str__(self) -> str:
        """The text that names him, with his playouts."""
        return f"{self.name}:{self.playouts}" if self.playouts else self.name

    @property
    def cheats(self) -> bool:
        """Whether he sees what his seat may not."""
        return self.name == clairvoyant.NAME

    @property
    def is_compiled_only(self) -> bool:
        """Whether he plays in compiled games alone, and is no player that decides from a view."""
        return self.cheats or self.name.startswith(WITHOUT)

    @property
    def told(self) -> str:
        """His name for people, who are told when somebody cheats."""
        return f"{self} ({clairvoyant.CHEATING})" if self.cheats else str(self)

    @property
    def policy(self) -> Policies:
        """How he plays in compiled games: shape (), dtype POLICY. OpenSpiel's player does not play in them."""
        level = {**_FIXED, **LEVELS}.get(self.name, Level())
        return np.array((0, level.slips, self.playouts, self.cheats), POLICY)

    @property
    def weights(self) -> Weights:
        """His greedy weights, shape (WEIGHTS,)."""
        if self.name.startswith(WITHOUT):
            return without(self.name.removeprefix(WITHOUT), self.players)
        return shipped(self.players)


def known() -> tuple[str, ...]:
    """The names that there are, weakest first; then those who need a number, and greedy without one thing."""
    return (*_FIXED, *LEVELS, *_THINKERS, *(WITHOUT + each for each in HANDICAPS))


def contender(text: str, players: int, budget: int | None = None) -> Contender:
    """The contender that ``text`` names.

    Args:
        text: a name, or ``NAME:PLAYOUTS`` for one who looks ahead.
        players: how many play, 1 to 5.
        budget: the playouts of those whose text gives none; None for a level's own.

    Raises:
        MalformedError: there is no such player, or his number of playouts is missing, not his, or out of bounds.
    """
    name, colon, number = text.partition(":")
    if name not in known():
        raise MalformedError(
            f"There is no player {shown(name)}: choose one of {', '.join(known())}."
        )
    own = LEVELS[name].playouts[players - 1] if name in LEVELS else 0
    thinks = bool(own) or name in _THINKERS
    if colon and not thinks:
        raise MalformedError(f"'{name}' does not look ahead: leave out {shown(':' + number)}.")
    playouts = (_number(number) if colon else budget or own) if thinks else 0
    if thinks and not playouts:
        raise MalformedError(f"'{name}' needs a number of playouts, such as {name}:100.")
    if name == OPENSPIEL and (not 1 < playouts <= MOST_OF_OPENSPIEL or players == 1):
        raise MalformedError(
            f"'{name}' plays with 2 to {MOST_OF_OPENSPIEL} simulations a decision, and not alone."
        )
    if name == clairvoyant.NAME and players == 1:
        raise MalformedError(f"'{name}' does not play alone, where no other hand is to be seen.")
    return Contender(name, players, playouts)


def _number(text: str) -> int:
    """A number of playouts."""
    if text.isascii() and text.isdigit() and len(text) <= len(str(MOST_PLAYOUTS)):
        number = int(text)
        if 1 <= number <= MOST_PLAYOUTS:
            return number
    raise MalformedError(
        f"Playouts are a whole number from 1 to {MOST_PLAYOUTS}, not {shown(text)}."
    )
