"""The yardstick that cheats: a search that is shown what its seat may not see.

It bounds what knowing every card is worth. It lives here so that nothing that people play against can reach it; the
import contract says so.
"""

from noah.core.actions import SEATS
from noah.core.kernel import kernel
from noah.core.layout import Knowledges, States

NAME = "clairvoyant"
CHEATING = "cheats: it sees all cards"
"""What stands beside its name wherever it is told."""


@kernel
def reveal(
    states: States, i: int, seat: int, views: States, j: int, knowledges: Knowledges
) -> None:
    """Write the true hands, stock and ferries into a view and into what its seat knows, so that nothing is hidden.

    Args:
        states: array of STATE, the true ones.
        i: index into it.
        seat: whose view it is.
        views: array of STATE, the view; changed.
        j: index into it.
        knowledges: six KNOWLEDGE records; the seat's is changed.
    """
    for other in range(SEATS):
        if other != seat:
            knowledges[seat].bounds[other, :] = states[i].hands[other, :]
    views[j].stock[:] = states[i].stock[:]
    views[j].roommates = states[i].roommates
