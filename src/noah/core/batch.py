"""Many games at once: one call steps an array of states. Chance is resolved inside by each game's own generator."""

import numpy as np

from noah.core.actions import ACTIONS
from noah.core.bits import wide
from noah.core.chance import Generator, below
from noah.core.deal import deal_in, shuffle_in
from noah.core.kernel import kernel
from noah.core.layout import DEAL, DEALING, DRAWING, OVER, Deals, Ints, States
from noah.core.playout import draw_outcome, random_action
from noah.core.rules import apply_in, legal_in


def deal_space() -> Deals:
    """The scratch space for deals that the functions of this module take, shape (1,)."""
    return np.zeros(1, DEAL)


@kernel
def start(states: States, first: States, roommates: bool, rngs: Generator, deals: Deals) -> None:
    """Make every element of ``states`` a newly dealt game.

    Args:
        states: array of STATE, shape (n,); overwritten.
        first: a game before its first deal, shape (1,), as ``new_states`` makes it.
        roommates: whether one of the eight ferries is the roommates.
        rngs: one generator for each game, shape (n, 1); advanced.
        deals: ``deal_space()``.
    """
    for i in range(len(states)):
        states[i] = first[0]
        shuffle_in(states[i], roommates, rngs[i], deals[0])
        deal_in(states[i], deals[0])


@kernel
def step(
    states: States, actions: Ints, first: States, roommates: bool, rngs: Generator, deals: Deals
) -> None:
    """Apply ``actions[i]``, which must be legal, to each ``states[i]``; then let chance move.

    A game that is over begins anew. Arguments as for ``start``; ``actions`` has shape (n,).
    """
    for i in range(len(states)):
        apply_in(states[i], wide(actions[i]))
        _go_on(states, i, first, roommates, rngs[i], deals)


@kernel
def _go_on(
    states: States, i: int, first: States, roommates: bool, rng: Generator, deals: Deals
) -> None:
    """Let chance move in ``states[i]`` until a seat has to; a game that is over begins anew."""
    s = states[i]
    while True:
        phase = wide(s.phase)
        if phase == OVER:
            states[i] = first[0]
        elif phase == DRAWING:
            apply_in(s, draw_outcome(s, rng))
        elif phase == DEALING:
            shuffle_in(s, roommates, rng, deals[0])
            deal_in(s, deals[0])
        else:
            break


@kernel
def step_random(
    states: States, first: States, roommates: bool, rngs: Generator, deals: Deals
) -> None:
    """One random legal action in each game; then chance, as in ``step``. Arguments as for ``start``."""
    scratch = np.empty(ACTIONS, np.int16)
    for i in range(len(states)):
        apply_in(states[i], random_action(states[i], rngs[i], scratch))
        _go_on(states, i, first, roommates, rngs[i], deals)


@kernel
def masks(states: States, out: Ints) -> None:
    """Write the legal actions of each game as a mask of zeros and ones to ``out``, shape (n, 343), uint8."""
    scratch = np.empty(ACTIONS, np.int16)
    for i in range(len(states)):
        out[i, :] = 0
        for n in range(legal_in(states[i], scratch)):
            out[i, scratch[n]] = 1


@kernel
def sample(masks: Ints, rngs: Generator, out: Ints) -> None:
    """Choose one action of each mask, uniformly.

    Args:
        masks: zeros and ones, shape (n, 343); at least one 1 in each row.
        rngs: generators, shape (n, 1); advanced.
        out: the chosen ids, shape (n,), any integer type; written to.
    """
    for i in range(len(masks)):
        n = 0
        for action in range(ACTIONS):
            n += masks[i, action]
        left = below(rngs[i], n)
        action = 0
        while masks[i, action] == 0 or left > 0:
            left -= masks[i, action]
            action += 1
        out[i] = action
