"""What an observer can still know of other hands.

The bounds of an observer hold for each other hand how many cards of each kind it has at least. They are raised by
what moves in public and by the observer's own gifts, draws and looks; a card that leaves a hand unseen lowers
every bound of that hand by one. The true hands always satisfy all of an observer's bounds together. What a forced
take-back or a way of playing tells is left to players.
"""

from noah.core.actions import DRAW, FLEE, GIVE, LOAD, PEEK, RETURN, SEATS, TAKE
from noah.core.bits import wide
from noah.core.cards import HELD_KINDS, KIND_HELD
from noah.core.kernel import brief_kernel, kernel
from noah.core.layout import (
    DRAWING,
    FLEEING,
    GIVING,
    LOADING,
    OBSERVERS,
    PEEKING,
    RETURNING,
    Knowledge,
    Knowledges,
    State,
    States,
)


@kernel
def _seen_to_leave(k: Knowledge, seat: int, held: int) -> None:
    if wide(k.bounds[seat, held]) > 0:
        k.bounds[seat, held] -= 1


@kernel
def _unseen_to_leave(k: Knowledge, seat: int) -> None:
    for held in range(HELD_KINDS):
        _seen_to_leave(k, seat, held)


@kernel
def _raise(k: Knowledge, observer: int, seat: int, held: int) -> None:
    """The observer sees a card come into a hand; his own hand has no bounds."""
    if seat != observer:
        k.bounds[seat, held] += 1


@kernel
def _pass(k: Knowledge, observer: int, giver: int, taker: int, held: int) -> None:
    """A card goes from hand to hand; only the two see it."""
    if observer in (giver, taker):
        _seen_to_leave(k, giver, held)
        _raise(k, observer, taker, held)
    else:
        _unseen_to_leave(k, giver)


@brief_kernel
def forget(knowledges: Knowledges) -> None:
    """Clear what every observer knows, as a deal does."""
    for observer in range(OBSERVERS):
        knowledges[observer].bounds[:] = 0


@brief_kernel
def observe(knowledges: Knowledges, states: States, i: int, action: int) -> None:
    """Bring what every observer knows up to date with ``action``, just before it is applied to ``states[i]``.

    Args:
        knowledges: six KNOWLEDGE records, one for each seat and the watcher's; changed. An observer's own hand has
            no bounds.
        states: array of STATE, the true ones.
        i: index into it.
        action: a legal action, or the outcome of a draw.
    """
    for observer in range(OBSERVERS):
        observe_in(knowledges[observer], observer, states[i], action)


@kernel
def observe_in(k: Knowledge, observer: int, s: State, action: int) -> None:
    """``observe`` for one observer's record ``k`` and the state ``s``."""
    phase = wide(s.phase)
    turn = wide(s.turn)
    if phase == LOADING:
        if action == TAKE:
            dock = wide(s.noah)
            for place in range(wide(s.height[dock])):
                _raise(k, observer, turn, KIND_HELD[wide(s.aboard[dock, place])])
        else:
            _seen_to_leave(k, turn, KIND_HELD[action - LOAD])
    elif phase == FLEEING:
        _raise(k, observer, action - FLEE, KIND_HELD[wide(s.aboard[wide(s.loaded_dock), 0])])
    elif phase == PEEKING:
        if observer == turn:
            k.bounds[action - PEEK, :] = s.hands[action - PEEK, :]
    elif phase == DRAWING:
        _pass(k, observer, wide(s.target), turn, action - DRAW)
    elif phase == RETURNING:
        _pass(k, observer, turn, wide(s.target), action - RETURN)
    elif phase == GIVING:
        _pass(k, observer, turn, (action - GIVE) % SEATS, (action - GIVE) // SEATS)
