"""The weights of the greedy player: one flat vector, and what each of its numbers means.

All values are in tears of a round: what the player thinks an advantage is worth. ``SPECIES`` blocks hold one number for
each species in the order of ``noah.core.cards.SPECIES``.
"""

from noah.core.cards import SPECIES

KEEP = 0
"""Block: what a card of the species is worth in one's own hand; negative for what should be shed."""
GIVE = KEEP + len(SPECIES)
"""Block: how gladly a card of the species is given away or returned; the gladdest goes first."""
_SCALARS = GIVE + len(SPECIES)

(
    URGENT,  # for each tear shed, divided by the cards of the smallest other hand
    PAIR,  # another turn
    DEPART,  # a departure, beside the cards given at it
    GIFT,  # for each card given at a departure
    OUT,  # the own hand is empty: the round ends
    CLOSING,  # the round ends by the last departure, beside the tears left in hand
    BLOCK,  # the next player cannot load where Noah goes …
    BLOCK_TEARS,  # … for each tear aboard there, which he must then take
    BLOCK_CARDS,  # … for each animal aboard there
    NEXT_PAIR,  # the next player can make a pair there
    NEXT_DEPART,  # the next player can make that ferry leave
    OWN_FIT,  # after a pair: one's own hand can load where Noah goes …
    OWN_PAIR,  # … can make a pair there
    OWN_DEPART,  # … can make that ferry leave
    BALANCE,  # for each card by which one sex outnumbers the other in hand
    MOBILITY,  # for each dock where the hand could load something
    FLIGHT,  # for each tear of the animal that a crocodile frightens away
    POINTS,  # for each penalty point that a crocodile takes off
    SEAT_NEXT,  # choosing an opponent: he is the next to play …
    SEAT_AHEAD,  # … for each point that he has less than oneself
    SEAT_CARDS,  # … for each card in his hand
    SOLO_DEPART,  # alone, for each card discarded at a departure
    SOLO_DRAW,  # alone, a pair that draws two
    SOLO_STUCK,  # alone, nothing can be loaded next turn
    SOLO_CHOICE,  # alone, for each card of the hand that can be loaded next turn
    SOLO_OPEN,  # alone, the share of unseen cards that a ferry takes, summed over the docks
    SOLO_ROOM,  # alone, for each tenth of a ferry's room left, summed over the docks
) = range(_SCALARS, _SCALARS + 27)

WEIGHTS = SOLO_ROOM + 1
"""The length of a vector of weights."""

NAMES = (
    *(f"keep_{species}" for species in SPECIES),
    *(f"give_{species}" for species in SPECIES),
    "urgent",
    "pair",
    "depart",
    "gift",
    "out",
    "closing",
    "block",
    "block_tears",
    "block_cards",
    "next_pair",
    "next_depart",
    "own_fit",
    "own_pair",
    "own_depart",
    "balance",
    "mobility",
    "flight",
    "points",
    "seat_next",
    "seat_ahead",
    "seat_cards",
    "solo_depart",
    "solo_draw",
    "solo_stuck",
    "solo_choice",
    "solo_open",
    "solo_room",
)
"""The name of each weight, as ``weights.json`` writes it."""
