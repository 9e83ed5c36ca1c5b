"""``replay``: a whole round played from its list of actions, each one checked, in one compiled call."""

from noah.core.actions import ACTIONS, LIFT, ORDER, ORDERED, ORDERS
from noah.core.bits import wide
from noah.core.cards import HELD_KINDS
from noah.core.kernel import kernel
from noah.core.layout import ORDERING, Ints, State, States
from noah.core.reasons import LEGAL, why_not_in
from noah.core.rules import apply_in

NAMED_ORDER = ACTIONS
"""Codes from here on are orders that name their cards: which id such an order has depends on how the cards lie."""
_NO_CARD = HELD_KINDS
_RADIX = HELD_KINDS + 1


def named_order(cards: tuple[int, ...]) -> int:
    """The code of the ``order`` that names the one to three held kinds ``cards``, top first."""
    code = 0
    for place in range(ORDERED):
        code = code * _RADIX + (cards[place] if place < len(cards) else _NO_CARD)
    return NAMED_ORDER + code


@kernel
def replay(states: States, i: int, actions: Ints, n: int) -> int:
    """Apply ``actions[:n]`` to ``states[i]`` until one is not legal; return its index, or ``n`` when all are.

    The state is then the one before that action. Draws are checked as any other action: their card must be there.

    Args:
        states: array of STATE, the true ones; changed.
        i: index into it.
        actions: action ids and codes of ``named_order``, any integer type that holds 21,510, shape (at least n,).
        n: how many of them.
    """
    s = states[i]
    for k in range(n):
        action = wide(actions[k])
        if action >= NAMED_ORDER:
            action = _id_of_order(s, action - NAMED_ORDER)
        if action < 0 or why_not_in(s, action) != LEGAL:
            return k
        apply_in(s, action)
    return n


@kernel
def _id_of_order(s: State, code: int) -> int:
    """The id of the first order that lays the named cards; -1 when they are not those that the giraffe shows."""
    if wide(s.phase) != ORDERING:
        return -1
    top = wide(s.stock_n) - 1
    for order in range(len(ORDERS)):
        laid = 0
        for place in range(ORDERED):
            card = ORDERS[order, place]
            laid = laid * _RADIX + (wide(s.stock[top - card]) if card <= top else _NO_CARD)
        if laid == code:
            return ORDER + order
    return -1


@kernel
def code_of(s: State, action: int) -> int:
    """The code of ``action``, which is legal in the record ``s``: its id, or of an order that of ``named_order``."""
    if action < ORDER or action >= LIFT:
        return action
    top = wide(s.stock_n) - 1
    laid = 0
    for place in range(ORDERED):
        card = ORDERS[action - ORDER, place]
        laid = laid * _RADIX + (wide(s.stock[top - card]) if card <= top else _NO_CARD)
    return NAMED_ORDER + laid
