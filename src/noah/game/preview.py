"""What a card would do, told before it is played and worked out by the rules themselves."""

from dataclasses import dataclass

import numpy as np

from noah.core.actions import LOAD
from noah.core.cards import LYING_KINDS
from noah.core.layout import NONE, PHASES, SAILING, Ints, States
from noah.core.preview import COLUMNS
from noah.core.preview import previews as write_previews
from noah.game.position import blank_state
from noah.game.values import ACTION_OF, Action, Card
from noah.notation.cards import LYING_TEXT

ROW_TYPE = np.int16


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


def preview_rows(states: States, i: int) -> Ints:
    """What each legal load in ``states[i]`` would lead to, as the rows of ``noah.core.preview``, dtype ROW_TYPE."""
    out = np.empty((LYING_KINDS, COLUMNS), ROW_TYPE)
    return out[: write_previews(states, i, out, blank_state())]


def previews(states: States, i: int) -> dict[Action, Preview]:
    """What each legal load in ``states[i]`` would lead to; empty outside the phase ``load``.

    ``states`` may hold the view of the seat to act; it is not changed.
    """
    found = {}
    rows = preview_rows(states, i).tolist()
    for action, first, second, weight, carries, departs, pair, power, gives in rows:
        found[ACTION_OF[action]] = Preview(
            card=Card(LYING_TEXT[action - LOAD]),
            docks=tuple(dock for dock in (first, second) if dock != NONE),
            weight=weight,
            carries=carries,
            departs=bool(departs),
            pair=bool(pair),
            power=PHASES[power] if power != SAILING else None,
            gives=gives,
        )
    return found
