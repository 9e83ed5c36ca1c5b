"""The greedy player."""

import random

import numpy as np

from noah.core.chance import generator
from noah.core.layout import STATE
from noah.game.values import Action
from noah.game.view import View
from noah.players.greedy.decide import decide
from noah.players.greedy.weights import shipped
from noah.players.player import Budget, weariness


class GreedyPlayer:
    """Looks one ply ahead, weighing what a person looks at; ``features`` lists it."""

    name = "greedy"

    def decide(
        self, view: View, legal: tuple[Action, ...], rng: random.Random, budget: Budget
    ) -> Action:
        """The action that looks best; near ties are broken by ``rng``. The budget is not used up."""
        chosen = decide(
            view.state,
            0,
            view.knowledge,
            0,
            shipped(view.players),
            weariness(view),
            generator(rng.getrandbits(64)),
            np.zeros(1, STATE),
        )
        return legal[view.legal_ids.index(chosen)]
