"""``legal`` and ``apply``: the rules of a decision or draw, one function for each phase.

Both take ``(states, i)``: an array of STATE records and the index of one of them. ``apply`` is unchecked: an
action that ``legal`` does not list leaves a meaningless state. ``noah.Game.play`` is the checked door.
"""

import numpy as np

from noah.core.actions import (
    DOCKS,
    DRAW,
    FLEE,
    GIVE,
    KEEP,
    LIFT,
    LOAD,
    MOST_ABOARD,
    NOAH,
    ORDER,
    ORDERED,
    ORDERS,
    PEEK,
    RETURN,
    SEATS,
    SWAP,
    TAKE,
)
from noah.core.bits import lowest, wide
from noah.core.cards import CROCODILE, GIRAFFE, KIND_HELD, KIND_SPECIES, LION
from noah.core.ferries import (
    add_card,
    clear_ferry,
    frightens,
    load_mask,
    pull_out,
    put_aboard,
    remove_card,
)
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
from noah.core.turns import after_noah, before_noah, can_walk, end_turn, walk

CROCODILE_REWARD = 2


@brief_kernel
def legal(states: States, i: int, out: Ints) -> int:
    """Write the legal action ids of ``states[i]``, ascending, to ``out``; return how many.

    In the phase ``draw`` these are the possible outcomes. There are none in the phases ``deal`` and ``over``, and
    there is always one in all others.

    Args:
        states: array of STATE.
        i: index into it.
        out: array of any integer type, shape (343,).
    """
    return legal_in(states[i], out)


@kernel
def legal_in(s: State, out: Ints) -> int:
    """``legal`` of the record ``s``, for use inside compiled code."""
    phase = wide(s.phase)
    if phase == LOADING:
        return _legal_load(s, out)
    if phase == SAILING:
        return _legal_noah(s, out)
    if phase == GIVING:
        return _legal_give(s, out)
    if phase == FLEEING:
        return _opponents(s, FLEE, out)
    if phase == PEEKING:
        return _opponents(s, PEEK, out)
    if phase == SWAPPING:
        return _opponents(s, SWAP, out)
    if phase == DRAWING:
        return _cards_of(s, wide(s.target), DRAW, out)
    if phase == RETURNING:
        return _cards_of(s, wide(s.turn), RETURN, out)
    if phase == ORDERING:
        return _legal_order(s, out)
    if phase == LIFTING:
        return _legal_lift(s, out)
    return 0


@kernel
def _legal_load(s: State, out: Ints) -> int:
    mask = load_mask(s)
    if mask == 0:
        out[0] = TAKE
        return 1
    n = 0
    while mask:
        out[n] = LOAD + lowest(mask)
        n += 1
        mask &= mask - 1
    return n


@kernel
def _legal_noah(s: State, out: Ints) -> int:
    n = 0
    for other in range(2):
        if can_walk(s, other):
            out[n] = NOAH + walk(s, other)
            n += 1
    if n == 2 and out[0] > out[1]:
        out[0], out[1] = out[1], out[0]
    return n


@kernel
def _opponents(s: State, first: int, out: Ints) -> int:
    n = 0
    for seat in range(wide(s.players)):
        if seat != wide(s.turn):
            out[n] = first + seat
            n += 1
    return n


@kernel
def _cards_of(s: State, seat: int, first: int, out: Ints) -> int:
    mask = wide(s.held[seat])
    n = 0
    while mask:
        out[n] = first + lowest(mask)
        n += 1
        mask &= mask - 1
    return n


@kernel
def _legal_give(s: State, out: Ints) -> int:
    mask = wide(s.held[wide(s.turn)])
    n = 0
    while mask:
        n += _opponents(s, GIVE + SEATS * lowest(mask), out[n:])
        mask &= mask - 1
    return n


@kernel
def _legal_order(s: State, out: Ints) -> int:
    """Each distinct order once: of equal cards the lower one never overtakes the higher."""
    top = wide(s.stock_n) - 1
    shown = min(ORDERED, wide(s.stock_n))
    n = 0
    for order in range(len(ORDERS)):
        distinct = True
        for place in range(ORDERED):
            card = ORDERS[order, place]
            if place >= shown:
                distinct &= card == place
                continue
            if card >= shown:
                distinct = False
                continue
            for later in range(place + 1, shown):
                other = ORDERS[order, later]
                if other < card and s.stock[top - other] == s.stock[top - card]:
                    distinct = False
        if distinct:
            out[n] = ORDER + order
            n += 1
    return n


@kernel
def is_listed(s: State, action: int) -> bool:
    """Whether ``action`` is one of the legal orders of the stock's top cards."""
    orders = np.empty(len(ORDERS), np.int64)
    for n in range(_legal_order(s, orders)):
        if orders[n] == action:
            return True
    return False


@kernel
def may_lift(s: State, dock: int, position: int) -> bool:
    """Alone: whether the lion just loaded may lift the animal at ``position`` of the ferry at ``dock``."""
    height = wide(s.height[dock])
    if dock == wide(s.loaded_dock) and position == height - 1:
        return False
    alternating = height > 2 and (wide(s.aboard[dock, 0]) ^ wide(s.aboard[dock, 1])) & 1
    return not alternating or position == 0 or position == height - 1


@kernel
def _legal_lift(s: State, out: Ints) -> int:
    n = 0
    for dock in range(DOCKS):
        for position in range(wide(s.height[dock])):
            if may_lift(s, dock, position):
                out[n] = LIFT + MOST_ABOARD * dock + position
                n += 1
    out[n] = KEEP
    return n + 1


@kernel
def _can_lift(s: State) -> bool:
    """Whether any animal but the lion lies on a ferry: the first of each ferry may always be lifted."""
    for dock in range(DOCKS):
        if wide(s.height[dock]) > (1 if dock == wide(s.loaded_dock) else 0):
            return True
    return False


@brief_kernel
def apply(states: States, i: int, action: int) -> None:
    """Carry out the legal ``action`` on ``states[i]``, unchecked."""
    apply_in(states[i], action)


@brief_kernel
def advance(states: States, i: int, action: int, out: Ints) -> int:
    """``apply`` and then ``legal``, in the one call that a loop in Python pays for a ply."""
    apply_in(states[i], action)
    return legal_in(states[i], out)


@kernel
def apply_in(s: State, action: int) -> None:
    """``apply`` on the record ``s``, for use inside compiled code."""
    phase = wide(s.phase)
    if phase == LOADING:
        if action == TAKE:
            _take(s)
        else:
            _load(s, action - LOAD)
    elif phase == SAILING:
        s.noah = action - NOAH
        after_noah(s)
    elif phase == GIVING:
        _give(s, (action - GIVE) // SEATS, (action - GIVE) % SEATS)
    elif phase == SWAPPING:
        s.target = action - SWAP
        s.phase = DRAWING
    elif phase == DRAWING:
        remove_card(s, wide(s.target), action - DRAW)
        add_card(s, wide(s.turn), action - DRAW)
        s.phase = RETURNING
    elif phase == RETURNING:
        remove_card(s, wide(s.turn), action - RETURN)
        add_card(s, wide(s.target), action - RETURN)
        before_noah(s)
    elif phase == PEEKING:
        s.target = action - PEEK
        before_noah(s)
    elif phase == FLEEING:
        _flee(s, action - FLEE)
    elif phase == ORDERING:
        _order(s, action - ORDER)
    elif phase == LIFTING:
        _lift(s, action)


@kernel
def _take(s: State) -> None:
    dock = wide(s.noah)
    for i in range(wide(s.height[dock])):
        add_card(s, wide(s.turn), KIND_HELD[wide(s.aboard[dock, i])])
    clear_ferry(s, dock)


@kernel
def _load(s: State, kind: int) -> None:
    dock = wide(s.noah)
    remove_card(s, wide(s.turn), KIND_HELD[kind])
    s.loaded = kind
    s.loaded_dock = dock
    if frightens(s, dock, kind):
        s.phase = FLEEING
    else:
        _lay(s, dock, kind)


@kernel
def _flee(s: State, seat: int) -> None:
    dock = wide(s.loaded_dock)
    add_card(s, seat, KIND_HELD[pull_out(s, dock, 0)])
    _lay(s, dock, wide(s.loaded))


@kernel
def lie_down(s: State, dock: int, kind: int) -> None:
    """The loaded animal lies down after those aboard the ferry at ``dock``, and the pair is judged."""
    height = wide(s.height[dock])
    if height > 0:
        last = wide(s.aboard[dock, height - 1])
        # Alone a pair of one sex gives nothing.
        counts = wide(s.players) > 1 or (last ^ kind) & 1 == 1
        s.again = KIND_SPECIES[last] == KIND_SPECIES[kind] and counts
    put_aboard(s, dock, kind)


@kernel
def power_phase(s: State, species: int) -> int:
    """The phase that the power of an animal that lies aboard begins; SAILING when there is nothing to decide."""
    alone = wide(s.players) == 1
    if species == GIRAFFE:
        if not alone:
            return PEEKING
        return ORDERING if wide(s.stock_n) > 0 else SAILING
    if species == LION:
        if not alone:
            return SWAPPING
        return LIFTING if _can_lift(s) else SAILING
    return SAILING


@kernel
def _lay(s: State, dock: int, kind: int) -> None:
    lie_down(s, dock, kind)
    species = KIND_SPECIES[kind]
    phase = power_phase(s, species)
    if phase == SAILING:
        if species == CROCODILE:
            seat = wide(s.turn)
            s.scores[seat] = max(0, wide(s.scores[seat]) - CROCODILE_REWARD)
        before_noah(s)
        return
    if phase == ORDERING:
        s.known = max(wide(s.known), min(ORDERED, wide(s.stock_n)))
    s.phase = phase


@kernel
def _give(s: State, held: int, seat: int) -> None:
    remove_card(s, wide(s.turn), held)
    add_card(s, seat, held)
    s.owed -= 1
    if wide(s.owed) == 0:
        end_turn(s)


@kernel
def _order(s: State, order: int) -> None:
    top = wide(s.stock_n) - 1
    first = wide(s.stock[top])
    second = wide(s.stock[top - 1]) if top > 0 else 0
    third = wide(s.stock[top - 2]) if top > 1 else 0
    for place in range(min(ORDERED, top + 1)):
        card = ORDERS[order, place]
        s.stock[top - place] = first if card == 0 else (second if card == 1 else third)
    before_noah(s)


@kernel
def _lift(s: State, action: int) -> None:
    if action != KEEP:
        kind = pull_out(s, (action - LIFT) // MOST_ABOARD, (action - LIFT) % MOST_ABOARD)
        s.stock[wide(s.stock_n)] = KIND_HELD[kind]
        s.stock_n += 1
        s.known += 1
    before_noah(s)
