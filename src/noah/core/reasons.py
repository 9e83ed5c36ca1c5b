"""Why an action is not legal: the checked door asks this before it lets ``apply`` do its work."""

from noah.core.actions import (
    DRAW,
    FLEE,
    GIVE,
    KEEP,
    LIFT,
    LOAD,
    MOST_ABOARD,
    NOAH,
    ORDER,
    PEEK,
    RETURN,
    SEATS,
    SWAP,
    TAKE,
)
from noah.core.bits import lowest, wide
from noah.core.cards import (
    HEAVY_FROG,
    HELD_SNAIL,
    KIND_HELD,
    KIND_WEIGHT,
)
from noah.core.ferries import SEX_MASK, load_mask, room_for
from noah.core.kernel import brief_kernel, kernel
from noah.core.layout import (
    DRAWING,
    FLEEING,
    GIVING,
    LIFTING,
    LOADING,
    ORDERING,
    PEEKING,
    RETURNING,
    SAILING,
    SWAPPING,
    Ints,
    State,
    States,
)
from noah.core.rules import is_listed, may_lift
from noah.core.turns import can_walk, walk

LEGAL, PHASE, NOT_IN_HAND, SEX, WEIGHT, ROOMMATES, SEAT, DOCK, NOT_FORCED = range(9)
CODES = ("", "phase", "not-in-hand", "sex", "weight", "roommates", "seat", "dock", "not-forced")
"""The word for each code, as the wire speaks it."""


@brief_kernel
def why_not(states: States, i: int, action: int) -> int:
    """LEGAL when ``action`` is legal in ``states[i]``, else the first reason why not, from PHASE to NOT_FORCED.

    Reads only what the seat to act may know. In the phase ``draw`` it says whether the outcome is possible.

    Args:
        states: array of STATE.
        i: index into it.
        action: 0 to 342.
    """
    return why_not_in(states[i], action)


@kernel
def why_not_in(s: State, action: int) -> int:
    """``why_not`` of the record ``s``, for use inside compiled code."""
    phase = wide(s.phase)
    seat = wide(s.turn)
    if action < TAKE:
        return why_not_load(s, action - LOAD) if phase == LOADING else PHASE
    if action < FLEE:
        if phase != LOADING:
            return PHASE
        return NOT_FORCED if load_mask(s) else LEGAL
    if action < PEEK:
        return _opponent(s, action - FLEE) if phase == FLEEING else PHASE
    if action < SWAP:
        return _opponent(s, action - PEEK) if phase == PEEKING else PHASE
    if action < DRAW:
        return _opponent(s, action - SWAP) if phase == SWAPPING else PHASE
    if action < RETURN:
        return _in_hand(s, wide(s.target), action - DRAW) if phase == DRAWING else PHASE
    if action < NOAH:
        return _in_hand(s, seat, action - RETURN) if phase == RETURNING else PHASE
    if action < GIVE:
        return _reachable(s, action - NOAH) if phase == SAILING else PHASE
    if action < ORDER:
        if phase != GIVING:
            return PHASE
        held = _in_hand(s, seat, (action - GIVE) // SEATS)
        return held or _opponent(s, (action - GIVE) % SEATS)
    if action < LIFT:
        if phase != ORDERING:
            return PHASE
        return LEGAL if is_listed(s, action) else NOT_IN_HAND
    if phase != LIFTING:
        return PHASE
    if action == KEEP:
        return LEGAL
    dock = (action - LIFT) // MOST_ABOARD
    position = (action - LIFT) % MOST_ABOARD
    return LEGAL if position < wide(s.height[dock]) and may_lift(s, dock, position) else DOCK


@kernel
def _opponent(s: State, seat: int) -> int:
    return SEAT if seat == wide(s.turn) or seat >= wide(s.players) else LEGAL


@kernel
def _in_hand(s: State, seat: int, held: int) -> int:
    return LEGAL if (wide(s.held[seat]) >> held) & 1 else NOT_IN_HAND


@kernel
def _reachable(s: State, dock: int) -> int:
    for other in range(2):
        if walk(s, other) == dock and can_walk(s, other):
            return LEGAL
    return DOCK


@kernel
def why_not_load(s: State, kind: int) -> int:
    """Why the lying ``kind`` cannot be loaded now: NOT_IN_HAND, SEX, WEIGHT or ROOMMATES; LEGAL when it can."""
    if (load_mask(s) >> kind) & 1:
        return LEGAL
    if _in_hand(s, wide(s.turn), KIND_HELD[kind]):
        return NOT_IN_HAND
    dock = wide(s.noah)
    height = wide(s.height[dock])
    if height >= 2 and not (SEX_MASK[wide(s.aboard[dock, height - 2]) & 1] >> kind) & 1:
        return SEX
    if _too_heavy(s, kind):
        return WEIGHT
    return ROOMMATES


@brief_kernel
def room(states: States, i: int, kind: int) -> int:
    """``room_for`` the lying ``kind`` at Noah's dock in ``states[i]``, for use from Python."""
    return room_for(states[i], wide(states[i].noah), kind)


@kernel
def _too_heavy(s: State, kind: int) -> bool:
    """Whether ``kind`` does not fit by weight; a frog above weight 1 must fill the ferry."""
    left = room_for(s, wide(s.noah), kind) - KIND_WEIGHT[kind]
    return left != 0 if kind >= HEAVY_FROG else left < 0


@brief_kernel
def why_not_hand(states: States, i: int, out: Ints) -> int:
    """Why cards of the hand to act cannot be loaded in ``states[i]``, which is in the phase ``load``.

    A snail that has the wrong sex in one way and is too heavy in the other is called too heavy.

    Args:
        states: array of STATE, true or views of the seat to act.
        i: index into it.
        out: one row for each such card, shape (27, 3), any integer type: held kind, code, what may still be added.

    Returns:
        How many rows were written.
    """
    s = states[i]
    n = 0
    held = wide(s.held[wide(s.turn)])
    while held:
        kind = lowest(held)
        held &= held - 1
        code = why_not_load(s, kind)
        if kind == HELD_SNAIL and code:
            other = why_not_load(s, kind + 1)
            code = other if code == SEX or other == LEGAL else code
        if code:
            out[n, 0] = kind
            out[n, 1] = code
            out[n, 2] = room_for(s, wide(s.noah), kind)
            n += 1
    return n
