"""A game that plays itself at random on the core, ply by ply."""

from typing import Any

import numpy as np

from noah.core.actions import ACTIONS
from noah.core.batch import deal_space
from noah.core.chance import generator
from noah.core.deal import deal, new_states, shuffle
from noah.core.knowledge import forget, observe
from noah.core.layout import DEALING, KNOWLEDGE, OBSERVERS, OVER, States
from noah.core.playout import random_action
from noah.core.rules import apply
from noah.notation.options import Options


def before_deal(options: Options, n: int = 1) -> States:
    """``n`` games with these options before their first deal, shape (n,), dtype STATE."""
    states = new_states(n, options.players, ending=options.ending_code)
    states["deck"] = options.deck
    return states


class RandomGame:
    """A game in which every seat plays at random, with what every observer knows kept beside it.

    Attributes:
        options: what is played.
        states: the true state, shape (1,), dtype STATE.
        knowledge: what each seat and, last, a watcher can know of hands, shape (6,), dtype KNOWLEDGE.
        rng: the generator of all moves and of chance.
        actions: the ids played since the last deal.
    """

    def __init__(self, options: Options, seed: Any) -> None:
        """Begin before the first deal.

        Args:
            options: what is played.
            seed: what ``noah.core.chance.generator`` takes; the same seed gives the same game.
        """
        self.options = options
        self.states = before_deal(options)
        self.knowledge = np.zeros(OBSERVERS, KNOWLEDGE)
        self.rng = generator(seed)
        self.deals = deal_space()
        self.actions: list[int] = []
        self._scratch = np.empty(ACTIONS, np.int16)

    @property
    def phase(self) -> int:
        """The phase as the core numbers it."""
        return int(self.states[0].phase)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.phase == OVER

    @property
    def in_round(self) -> bool:
        """Whether a decision or a draw comes next, rather than a deal or nothing."""
        return self.phase not in {DEALING, OVER}

    def choose(self) -> int:
        """A random legal action or outcome; the phase must be neither ``deal`` nor ``over``."""
        return int(random_action(self.states[0], self.rng, self._scratch))

    def play(self, action: int) -> None:
        """Play a legal action or outcome."""
        observe(self.knowledge, self.states, 0, action)
        apply(self.states, 0, action)
        self.actions.append(action)

    def deal(self) -> None:
        """Deal the next round at random."""
        shuffle(self.states, 0, self.options.roommates, self.rng, self.deals, 0)
        deal(self.states, 0, self.deals, 0)
        forget(self.knowledge)
        self.actions = []

    def step(self) -> None:
        """One random action, or the next deal; nothing when the game is over."""
        if self.in_round:
            self.play(self.choose())
        elif not self.over:
            self.deal()

    def skip(self, plies: int) -> None:
        """Go on for as many steps, or to the end."""
        for _ in range(plies):
            self.step()
