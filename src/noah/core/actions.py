"""The action table: one flat list of ids, the same for all options and numbers of players.

========  =======  ===========================================================================
ids       verb     what the offset into the block means
========  =======  ===========================================================================
0–35      load     the lying kind, as it will lie on the ferry
36        take
37–41     flee     the seat into whose hand the animal flees
42–46     peek     the seat whose hand is looked at
47–51     swap     the seat from whose hand the lion draws
52–78     draw     the held kind drawn (chance)
79–105    return   the held kind given back
106–110   noah     the dock
111–245   give     ``5 * held kind + seat``
246–251   order    a permutation of the stock's top cards as they lie, see ``ORDERS``
252–341   lift     ``18 * dock + position``
342       keep
========  =======  ===========================================================================

The ids are frozen once published: records speak text, but trained agents and datasets speak these numbers.
"""

import numpy as np

from noah.core.cards import HELD_KINDS, LYING_KINDS

SEATS, DOCKS = 5, 5
MOST_ABOARD = 18
"""No ferry holds more: the 18 lightest animals of the largest deck weigh 20, the 19 lightest 23."""
ORDERED = 3
"""How many cards of the stock a solo giraffe shows."""

LOAD = 0
TAKE = LOAD + LYING_KINDS
FLEE = TAKE + 1
PEEK = FLEE + SEATS
SWAP = PEEK + SEATS
DRAW = SWAP + SEATS
RETURN = DRAW + HELD_KINDS
NOAH = RETURN + HELD_KINDS
GIVE = NOAH + DOCKS
ORDER = GIVE + HELD_KINDS * SEATS
LIFT = ORDER + 6
KEEP = LIFT + DOCKS * MOST_ABOARD
ACTIONS = KEEP + 1

ORDERS = np.array([[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]], np.int64)
"""``ORDERS[n][i]`` is the present position (0 is the top) of the card that action ``ORDER + n`` puts at ``i``.
With fewer than three cards the cards that lack keep their places."""

BLOCKS = (
    ("load", LOAD, TAKE),
    ("take", TAKE, FLEE),
    ("flee", FLEE, PEEK),
    ("peek", PEEK, SWAP),
    ("swap", SWAP, DRAW),
    ("draw", DRAW, RETURN),
    ("return", RETURN, NOAH),
    ("noah", NOAH, GIVE),
    ("give", GIVE, ORDER),
    ("order", ORDER, LIFT),
    ("lift", LIFT, KEEP),
    ("keep", KEEP, ACTIONS),
)
"""For each verb its first id and the id after its last."""
