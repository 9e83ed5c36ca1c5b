"""Why an action is refused, and why a card of one's hand cannot be loaded."""

from dataclasses import dataclass
from functools import cache

import numpy as np

from noah.core.actions import LOAD
from noah.core.cards import HEAVY_FROG, HELD_KINDS
from noah.core.layout import LOADING, PHASES, States
from noah.core.reasons import CODES, SEX, WEIGHT, room, why_not, why_not_hand
from noah.game.position import stock_top
from noah.game.values import HELD_CARDS, Action, Card
from noah.notation.cards import SEXES

_SENTENCES = {
    "not-in-hand": "that card is not there to play.",
    "roommates": "its species is aboard already, and this ferry takes none twice.",
    "seat": "choose another player of this game.",
    "dock": "Noah's way or the lion's reach does not go there.",
    "not-forced": "a card can be loaded, and nobody takes back by choice.",
}


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something cannot be played. ``str`` of it is the second half of a sentence.

    Attributes:
        code: ``phase``, ``not-in-hand``, ``sex``, ``weight``, ``roommates``, ``seat``, ``dock`` or ``not-forced``.
        need: with ``sex``, the sex that is needed, ``m`` or ``f``.
        room: with ``weight``, how much may still be added; negative for a woodpecker on a ferry above 13.
        fills: with ``weight``, whether it is a frog above weight 1, which must fill the ferry.
        phase: with ``phase``, the phase that the game is in.
    """

    code: str
    need: str | None = None
    room: int | None = None
    fills: bool = False
    phase: str | None = None

    def __str__(self) -> str:
        if self.code == "sex":
            return f"a {'male' if self.need == 'm' else 'female'} animal is needed."
        if self.code == "weight":
            if self.room is not None and self.room < 0:
                return "the ferry weighs more than 13 already."
            if self.fills:
                return (
                    f"a frog above weight 1 must fill the ferry, which takes just {self.room} more."
                )
            return f"the ferry takes just {self.room} more."
        if self.code == "phase":
            return f"the game is in the phase '{self.phase}'."
        return _SENTENCES[self.code]


def reason_for(states: States, i: int, action: int) -> Reason | None:
    """Why action id ``action`` is not legal in ``states[i]``; None when it is.

    Reads only what the seat to act may know, so ``states`` may hold its view.
    """
    code = CODES[why_not(states, i, action)]
    if not code:
        return None
    if code == "sex":
        return Reason(code, need=_needed_sex(states, i))
    if code == "weight":
        kind = action - LOAD
        return Reason(code, room=room(states, i, kind), fills=kind >= HEAVY_FROG)
    if code == "phase":
        return Reason(code, phase=PHASES[int(states["phase"][i])])
    return Reason(code)


def legal_id(states: States, i: int, action: Action) -> int | Reason:
    """The id of ``action``, or why it is not legal in ``states[i]``; it reads what ``reason_for`` reads."""
    number = action.parsed.id_with(stock_top(states, i) if action.verb == "order" else ())
    if number is None:
        phase = PHASES[int(states["phase"][i])]
        return Reason("not-in-hand") if phase == "order" else Reason("phase", phase=phase)
    return reason_for(states, i, number) or number


def hand_reasons(states: States, i: int) -> dict[Card, Reason]:
    """For each card of the hand to act that cannot be loaded now the reason why.

    Empty outside the phase ``load``. ``states`` may hold the view of the seat to act.
    """
    if int(states["phase"][i]) != LOADING:
        return {}
    out = np.empty((HELD_KINDS, 3), np.int16)
    n = why_not_hand(states, i, out)
    return {
        HELD_CARDS[held]: _kept(
            CODES[code],
            _needed_sex(states, i) if code == SEX else None,
            left if code == WEIGHT else None,
        )
        for held, code, left in out[:n].tolist()
    }


@cache
def _kept(code: str, need: str | None, left: int | None) -> Reason:
    """A reason of a card, made once: there are some thirty of them."""
    return Reason(code, need=need, room=left)


def _needed_sex(states: States, i: int) -> str:
    """The sex that the next animal at Noah's dock must have; at least two lie there."""
    dock = int(states["noah"][i])
    return SEXES[int(states["aboard"][i, dock, int(states["height"][i, dock]) - 2]) & 1]
