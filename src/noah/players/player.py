"""What a player is: something that decides from a view, and from nothing else."""

import random
from dataclasses import dataclass
from typing import Protocol

from noah.game.values import Action
from noah.game.view import View


@dataclass(frozen=True, slots=True)
class Budget:
    """How much thought a decision may take; a player that thinks ahead stops at whichever comes first.

    Attributes:
        playouts: simulated rounds; decisions are then reproducible from the generator. None is no limit.
        milliseconds: wall-clock time. None is no limit.
        threads: on how many threads at once a player may think that can. With another number of them, the same
            generator may give another decision.
    """

    playouts: int | None = None
    milliseconds: int | None = None
    threads: int = 1


AGAIN = 400
"""A position that one has decided in before counts as so many plies more, each time."""


def weariness(view: View) -> int:
    """How long a round goes on already, for who varies the more the longer it lasts: plies, and more for repetitions.

    Players without any randomness can circle for ever, since to take back undoes what was loaded.
    """
    return view.plies + AGAIN * view.repeated


class Player(Protocol):
    """Decides for one seat. Players keep nothing between decisions: a view brings its seat's knowledge along."""

    name: str
    """The word by which the registry knows it."""

    def decide(
        self, view: View, legal: tuple[Action, ...], rng: random.Random, budget: Budget
    ) -> Action:
        """Choose one of ``legal``.

        Args:
            view: what the seat to act may know.
            legal: its legal actions, at least one.
            rng: the only source of randomness; the same view and generator give the same decision.
            budget: how much thought it may take.
        """
        ...
