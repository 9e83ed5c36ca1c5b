"""How a simulation goes on where the tree ends: greedily, with a random move now and then, to the end of the round."""

from noah.core.bits import wide
from noah.core.chance import Generator, below
from noah.core.kernel import kernel
from noah.core.layout import DEALING, DRAWING, OVER, Floats, Knowledge, State, States
from noah.core.playout import draw_outcome, random_action
from noah.core.rules import apply_in
from noah.players.greedy.open_hands import decide_open
from noah.players.greedy.open_loads import Scratch
from noah.players.search.settings import HUNDRED

LONGEST = 400
"""Plies of a simulation, within the tree and beyond; a round has about eighty. Then it is broken off and counted."""


@kernel
def is_ended(s: State) -> bool:
    """Whether the round is over."""
    return wide(s.phase) == DEALING or wide(s.phase) == OVER


@kernel
def play_out(
    s: State,
    plies: int,
    weights: Floats,
    rng: Generator,
    work: States,
    nothing: Knowledge,
    slips: int,
    scratch: Scratch,
) -> bool:
    """Play the full state ``s`` to the end of its round.

    Args:
        s: changed.
        plies: how long the simulation is already.
        weights: of the greedy player, shape (WEIGHTS,), float64.
        rng: a generator of ``noah.core.chance``; advanced.
        work: array of STATE; its first element is overwritten.
        nothing: any KNOWLEDGE record.
        slips: of a hundred moves so many are random; HUNDRED for a random playout.
        scratch: overwritten.

    Returns:
        Whether the round came to its end; False when the simulation became too long.
    """
    for _ in range(plies, LONGEST):
        if is_ended(s):
            return True
        if wide(s.phase) == DRAWING:
            action = draw_outcome(s, rng)
        elif slips == HUNDRED or below(rng, HUNDRED) < slips:
            action = random_action(s, rng, scratch.legal)
        else:
            action = decide_open(s, weights, rng, work, nothing, scratch)
        apply_in(s, action)
    return is_ended(s)
