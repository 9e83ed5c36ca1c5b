"""The levels for people: the greedy player and the search, with slips below and more thought above."""

import random
from dataclasses import dataclass

from noah.game.values import Action
from noah.game.view import View
from noah.players.greedy.greedy import GreedyPlayer
from noah.players.player import Budget, Player
from noah.players.search.search import SearchPlayer

HUNDRED = 100
_NO_SEARCH = (0, 0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Level:
    """How a level plays.

    Attributes:
        slips: of a hundred decisions so many are random.
        playouts: the most of a decision, by number of players from 1 to 5; 0 is greedy.
    """

    slips: int = 0
    playouts: tuple[int, ...] = _NO_SEARCH


LEVELS = {
    "beginner": Level(slips=75),
    "easy": Level(slips=35),
    "medium": Level(),
    # With three and more a hundred playouts are hardly better than greedy.
    "hard": Level(playouts=(300, 300, 1000, 1000, 1000)),
    "expert": Level(playouts=(10_000, 10_000, 10_000, 10_000, 10_000)),
}
"""Weakest first."""


class LevelPlayer:
    """Plays as a level says.

    Attributes:
        name: the level.
    """

    def __init__(self, name: str) -> None:
        """The player of the level ``name``, one of ``LEVELS``."""
        level = LEVELS[name]
        self.name = name
        self._slips = level.slips
        self._thinker: Player = (
            SearchPlayer(level.playouts) if any(level.playouts) else GreedyPlayer()
        )

    def decide(
        self, view: View, legal: tuple[Action, ...], rng: random.Random, budget: Budget
    ) -> Action:
        """What the level's player thinks is best, or now and then a slip."""
        if self._slips and rng.randrange(HUNDRED) < self._slips:
            return rng.choice(legal)
        return self._thinker.decide(view, legal, rng, budget)
