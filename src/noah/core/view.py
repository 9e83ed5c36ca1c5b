"""``view``: the position as one observer may see it.

Everything that leaves for a player, a watcher or a bot is made from this (docs/rules.md, "Who may know what").
"""

from noah.core.bits import wide
from noah.core.kernel import brief_kernel, kernel
from noah.core.layout import (
    DEALING,
    DRAWING,
    FERRIES,
    FIRST_RESERVE,
    HIDDEN,
    NOT_IN_PLAY,
    OVER,
    WATCHER,
    Ints,
    State,
    States,
)
from noah.core.rules import legal_in


@brief_kernel
def view(states: States, i: int, seat: int, out: States, j: int) -> None:
    """Write what ``seat`` may see of ``states[i]`` to ``out[j]``: the same fields, hidden ones marked.

    Other hands are HIDDEN (``hands``) and 0 (``held``) until the round ends, the stock is HIDDEN but for the top
    cards that a lone player has seen until the game is over, and so are his discards but for those that he had
    seen, and the place of a roommates ferry that is deeper in the reserve than its next one. What is public or the
    seat's own is as it is.

    Args:
        states: array of STATE.
        i: index into it.
        seat: 0 to 4, or WATCHER for somebody without a seat.
        out: array of STATE, written to; not the element read.
        j: index into it.
    """
    out[j] = states[i]
    mask_in(out[j], seat)


@kernel
def mask_in(s: State, seat: int) -> None:
    """Hide in the record ``s`` itself what ``seat`` may not see."""
    phase = wide(s.phase)
    if phase == OVER:
        return
    if phase != DEALING:
        for other in range(wide(s.players)):
            if other != seat:
                s.hands[other, :] = HIDDEN
                s.held[other] = 0
    shown = wide(s.known) if wide(s.players) == 1 and seat == 0 else 0
    for place in range(wide(s.stock_n) - shown):
        s.stock[place] = HIDDEN
    if wide(s.players) == 1:
        s.discarded[:] = HIDDEN
        if seat != 0:
            s.seen[:] = HIDDEN
    place = wide(s.roommates)
    if place >= FIRST_RESERVE and place < NOT_IN_PLAY and place != FERRIES - wide(s.reserve):
        s.roommates = HIDDEN


@brief_kernel
def legal_for(states: States, i: int, seat: int, out: Ints) -> int:
    """``legal`` for one observer: nothing for who does not act, nothing at chance's nodes.

    Args:
        states: array of STATE, true or views of ``seat``.
        i: index into it.
        seat: 0 to 4, or WATCHER.
        out: array of any integer type, shape (343,).
    """
    s = states[i]
    if seat == WATCHER or seat != wide(s.turn) or wide(s.phase) == DRAWING:
        return 0
    return legal_in(s, out)
