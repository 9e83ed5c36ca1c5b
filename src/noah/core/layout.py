"""The state of a game as one fixed-size record, and the records beside it.

STATE, one game:

============ ======= ======= ======================================================================
field        shape   range   meaning
============ ======= ======= ======================================================================
players               1–5    seats are 0 to players - 1
deck                  0–11   which deck is played with (``cards.deck_id``)
ending                0–1    ROUNDS or REACH26
round_n               0–     the present round, from 1; 0 before the first deal
phase                 0–11   which decision or draw comes next (``LOADING`` …)
turn                  0–4    the seat whose turn it is
noah                  0–4    Noah's dock
reserve               0–3    ferries in the reserve
departures            0–8    ferries that left in this round
roommates             0–8    0–4 moored at that dock; 5–7 still in the reserve, as the ferry that many places
                             down the order of play; 8 not in play (any more); 255 hidden
owed                  0–4    cards still to give
target                0–4    seat chosen by a giraffe or lion in this turn; 255 none
loaded                0–35   lying kind loaded in this turn; 255 none; in FLEEING the crocodile that waits
loaded_dock           0–4    where it was loaded; 255 none
again                 0–1    it makes a pair: another turn follows (alone: two cards are drawn)
closing               0–1    a ferry left and the reserve was empty: the round ends after this turn
won                   0–1    alone: the game is won
known                 0–47   alone: cards on top of the stock that the player has seen
height       5        0–18   animals on each dock's ferry
weight       5        0–21   what they weigh
carries      5        0–21   what the ferry carries: 21, 13, or 0 where no ferry lies
aboard       5, 18    0–35   lying kinds, first loaded first; 0 above ``height``
hand_n       5        0–45   cards in each hand
held         5        bits   bit k: the hand holds held kind k; 0 hidden
hands        5, 27    0–5    copies of each held kind; 255 hidden
scores       5        0–     penalty points
stock_n               0–45   cards in the stock (two and more: the unseen rest)
stock        47       0–26   held kinds, the top card at ``stock_n - 1``; 0 above; 255 hidden
gone         27       0–5    animals that departed in this round
seen         27       0–5    alone: discards that the player had seen in the stock; 255 hidden
discarded    27       0–5    alone: cards discarded unseen; 255 hidden
blank                 0      fills the record up, so that none of its bytes is undefined
============ ======= ======= ======================================================================

DEAL, one outcome of the shuffle before a round (docs/record.md, ``rounds[]``):

============ ======= ======= ======================================================================
starter               0–4    who begins; counts in the first round only, later rounds follow from the scores
noah                  0–4    Noah's dock; counts in the first round only
roommates             0–8    place of the roommates ferry in the order of play; 8 none
cards        47       0–27   the deck in the order drawn; cards on the docks as lying kinds; 0 after the last
============ ======= ======= ======================================================================

KNOWLEDGE, what one observer can still know of other hands:

============ ======= ======= ======================================================================
bounds       5, 27    0–5    for each hand how many cards of each held kind it holds at least
============ ======= ======= ======================================================================

Everything pending is in the record, so any position can be saved, copied, compared and resumed: equal positions
are equal byte for byte. Fields are small and stores into them wrap silently, so kernels widen each value with
``bits.wide`` on load and never rely on the arithmetic of small integers.
"""

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from noah.core.actions import DOCKS, MOST_ABOARD, SEATS
from noah.core.cards import HELD_KINDS, LARGEST_DECK

State: TypeAlias = Any
"""One record of ``States``: ``np.record`` uncompiled, a pointer into the array compiled."""
States: TypeAlias = npt.NDArray[Any]
"""A one-dimensional array of STATE records."""
Deal: TypeAlias = Any
"""One record of ``Deals``."""
Deals: TypeAlias = npt.NDArray[Any]
"""A one-dimensional array of DEAL records."""
Knowledge: TypeAlias = Any
"""One record of ``Knowledges``."""
Knowledges: TypeAlias = npt.NDArray[Any]
"""A one-dimensional array of KNOWLEDGE records; where it is everybody's, six: each seat's and, last, a watcher's."""
Ints: TypeAlias = npt.NDArray[Any]
"""An array of integers of any type."""
Floats: TypeAlias = npt.NDArray[Any]
"""An array of ``float64``."""

_u8 = np.uint8


def _record(*fields: tuple[Any, ...]) -> "np.dtype[Any]":
    """A structured type whose fields are attributes, compiled and uncompiled alike."""
    return np.dtype((np.record, np.dtype(list(fields), align=True)))


STATE = _record(
    ("players", _u8),
    ("deck", _u8),
    ("ending", _u8),
    ("phase", _u8),
    ("turn", _u8),
    ("noah", _u8),
    ("reserve", _u8),
    ("departures", _u8),
    ("roommates", _u8),
    ("owed", _u8),
    ("target", _u8),
    ("loaded", _u8),
    ("loaded_dock", _u8),
    ("again", _u8),
    ("closing", _u8),
    ("won", _u8),
    ("known", _u8),
    ("stock_n", _u8),
    ("round_n", np.uint16),
    ("held", np.uint32, (SEATS,)),
    ("scores", np.int16, (SEATS,)),
    ("hand_n", _u8, (SEATS,)),
    ("height", _u8, (DOCKS,)),
    ("weight", _u8, (DOCKS,)),
    ("carries", _u8, (DOCKS,)),
    ("aboard", _u8, (DOCKS, MOST_ABOARD)),
    ("hands", _u8, (SEATS, HELD_KINDS)),
    ("stock", _u8, (LARGEST_DECK,)),
    ("gone", _u8, (HELD_KINDS,)),
    ("seen", _u8, (HELD_KINDS,)),
    ("discarded", _u8, (HELD_KINDS,)),
    ("blank", _u8),
)

DEAL = _record(
    ("starter", _u8),
    ("noah", _u8),
    ("roommates", _u8),
    ("cards", _u8, (LARGEST_DECK,)),
)

KNOWLEDGE = _record(("bounds", _u8, (SEATS, HELD_KINDS)))

OFFSET = {name: STATE.fields[name][1] for name in STATE.names or ()} if STATE.fields else {}
"""Where each field of a state begins, in bytes: to read a state's bytes without a call for each field."""

WATCHER = SEATS
"""The observer without a seat."""
OBSERVERS = SEATS + 1
NONE = 255
HIDDEN = 255

DEALING, LOADING, FLEEING, PEEKING, SWAPPING, DRAWING, RETURNING, SAILING, GIVING = range(9)
ORDERING, LIFTING, OVER = 9, 10, 11
PHASES = (
    "deal",
    "load",
    "flee",
    "peek",
    "swap",
    "draw",
    "return",
    "noah",
    "give",
    "order",
    "lift",
    "over",
)

ROUNDS, REACH26 = 0, 1
GAME_ROUNDS = 3
REACHED = 26

HAND = 8
"""Cards dealt to each seat, two players and more."""
SOLO_HAND = 2
FERRIES = 8
FIRST_RESERVE = DOCKS
NOT_IN_PLAY = FERRIES
"""``roommates`` of a game without that ferry, or after it left."""
LAST_PLACE_IN_RESERVE = FERRIES - 1
RESERVE = FERRIES - DOCKS
