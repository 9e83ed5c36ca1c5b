"""Why an action is refused, and why a card of one's hand cannot be loaded."""

from dataclasses import dataclass

from noah.core.actions import LOAD
from noah.core.cards import HELD_KINDS, HELD_SNAIL
from noah.core.layout import LOADING, PHASES, States
from noah.core.reasons import CODES, room, why_not
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
        phase: with ``phase``, the phase that the game is in.
    """

    code: str
    need: str | None = None
    room: int | None = None
    phase: str | None = None

    def __str__(self) -> str:
        if self.code == "sex":
            return f"a {'male' if self.need == 'm' else 'female'} animal is needed."
        if self.code == "weight":
            if self.room is not None and self.room < 0:
                return "the ferry weighs more than 13 already."
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
    state = states[i]
    if code == "sex":
        dock = int(state.noah)
        return Reason(code, need=SEXES[int(state.aboard[dock, int(state.height[dock]) - 2]) & 1])
    if code == "weight":
        return Reason(code, room=room(states, i, action - LOAD))
    if code == "phase":
        return Reason(code, phase=PHASES[int(state.phase)])
    return Reason(code)


def legal_id(states: States, i: int, action: Action) -> int | Reason:
    """The id of ``action``, or why it is not legal in ``states[i]``; it reads what ``reason_for`` reads."""
    number = action.parsed.id_with(stock_top(states, i) if action.verb == "order" else ())
    if number is None:
        phase = PHASES[int(states[i].phase)]
        return Reason("not-in-hand") if phase == "order" else Reason("phase", phase=phase)
    return reason_for(states, i, number) or number


def hand_reasons(states: States, i: int) -> dict[Card, Reason]:
    """For each card of the hand to act that cannot be loaded now the reason why.

    Empty outside the phase ``load``. ``states`` may hold the view of the seat to act.
    """
    state = states[i]
    if int(state.phase) != LOADING:
        return {}
    reasons = {}
    for held in range(HELD_KINDS):
        if int(state.held[int(state.turn)]) >> held & 1:
            found = [reason_for(states, i, LOAD + kind) for kind in _ways_to_lie(held)]
            if all(found):
                # A snail that fails by one sex alone may still be loaded; failing by both, weight tells.
                reasons[HELD_CARDS[held]] = next(
                    (r for r in found if r and r.code != "sex"), found[0]
                )
    return {card: reason for card, reason in reasons.items() if reason}


def _ways_to_lie(held: int) -> tuple[int, ...]:
    """The lying kinds as which a held kind is loaded; of a frog the one that always comes with the others."""
    return (HELD_SNAIL, HELD_SNAIL + 1) if held == HELD_SNAIL else (held,)
