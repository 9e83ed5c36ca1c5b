"""What a card would do, told before it is played and worked out by the rules themselves."""

from dataclasses import dataclass

import numpy as np

from noah.core.actions import LOAD, NOAH
from noah.core.cards import CROCODILE, DONKEY, KIND_SPECIES
from noah.core.layout import FLEEING, PHASES, SAILING, STATE, States
from noah.core.preview import load_only
from noah.core.rules import power_phase_at
from noah.game.position import legal_ids
from noah.game.values import Card
from noah.notation.cards import LYING_TEXT


@dataclass(frozen=True, slots=True)
class Preview:
    """What loading a card would lead to, as far as its player can know.

    Attributes:
        card: as it will lie on the ferry.
        docks: where Noah may go after it, ascending; after a donkey the dock where he stays.
        weight: what the ferry will weigh; a crocodile's ferry after the flight.
        carries: what it will carry.
        departs: whether it leaves then. Alone a lion's lift may still change that.
        pair: whether the card makes a pair (alone: one of different sexes).
        power: the phase that its power begins (``peek``, ``swap``, ``flee``, ``order``, ``lift``), or None.
        gives: how many cards are owed after the departure, 0 without one.
    """

    card: Card
    docks: tuple[int, ...]
    weight: int
    carries: int
    departs: bool
    pair: bool
    power: str | None
    gives: int


def preview(states: States, i: int, action: int) -> Preview:
    """What the legal ``load`` with the id ``action`` would lead to in ``states[i]``.

    ``states`` may hold the view of the seat to act; it is not changed.
    """
    kind = action - LOAD
    species = int(KIND_SPECIES[kind])
    dock = int(states[i].noah)
    work = np.zeros(1, STATE)
    load_only(states, i, kind, work, 0)
    state = work[0]
    phase = power_phase_at(work, 0, species)
    if species == CROCODILE and int(states[i].height[dock]) > 0:
        phase = FLEEING
    docks = (dock,) if species == DONKEY else tuple(walk - NOAH for walk in legal_ids(work, 0))
    departs = bool(state.weight[dock] == state.carries[dock])
    alone = int(state.players) == 1
    owed = min(int(state.departures) + 1, int(state.hand_n[int(state.turn)]))
    return Preview(
        card=Card(LYING_TEXT[kind]),
        docks=docks,
        weight=int(state.weight[dock]),
        carries=int(state.carries[dock]),
        departs=departs,
        pair=bool(state.again),
        power=PHASES[phase] if phase != SAILING else None,
        gives=owed if departs and not alone else 0,
    )
