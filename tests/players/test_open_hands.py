"""With all hands open every action is worth what the plain evaluation says, only found faster."""

import numpy as np
import pytest

from noah.core.chance import generator
from noah.core.deal import deal_in, new_states, shuffle_in
from noah.core.layout import DEAL, DRAWING, KNOWLEDGE, STATE
from noah.core.playout import random_action
from noah.core.rules import apply_in, legal_in
from noah.notation.options import Options
from noah.players.greedy.decide import action_value
from noah.players.greedy.odds import OPEN
from noah.players.greedy.open_hands import open_values
from noah.players.greedy.open_loads import new_scratch
from noah.players.greedy.weights import shipped
from noah.players.search.playout import is_ended
from noah.testing.classes import CLASSES

MANY = {name: options for name, options in CLASSES.items() if options.players > 1}


@pytest.mark.parametrize("options", MANY.values(), ids=MANY)
def test_open_hands_are_valued_as_the_plain_evaluation_values_them(options: Options) -> None:
    first = new_states(1, options.players, ending=options.ending_code)
    first["deck"] = options.deck
    states, work, deals = first.copy(), np.zeros(1, STATE), np.zeros(1, DEAL)
    nothing, rng, scratch = np.zeros(1, KNOWLEDGE), generator(8), new_scratch()
    weights = shipped(options.players)
    compared = 0
    while compared < 1500:
        states[0] = first[0]
        shuffle_in(states[0], options.roommates, rng, deals[0])
        deal_in(states[0], deals[0])
        while not is_ended(states[0]):
            chance = int(states[0].phase) == DRAWING
            n = 0 if chance else legal_in(states[0], scratch.legal)
            if n > 1:
                legal = scratch.legal[:n].copy()
                before = states.tobytes()
                open_values(states[0], n, weights, work, nothing[0], scratch)
                assert states.tobytes() == before
                plain = [
                    action_value(states[0], action, work, nothing[0], scratch.pool, OPEN, weights)
                    for action in legal.tolist()
                ]
                assert scratch.values[:n].tolist() == pytest.approx(plain)
                compared += n
            apply_in(states[0], random_action(states[0], rng, scratch.legal))
