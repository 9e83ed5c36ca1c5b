"""The yardstick's zero: any legal action, each as likely as any other."""

import random

from noah.game.values import Action
from noah.game.view import View
from noah.players.player import Budget


class RandomPlayer:
    """Plays at random."""

    name = "random"

    def decide(
        self,
        view: View,
        legal: tuple[Action, ...],
        rng: random.Random,
        budget: Budget,
    ) -> Action:
        """Choose one of ``legal`` at random."""
        return rng.choice(legal)
