"""Greedy players that do without one thing: what they lose against greedy is what the thing is worth."""

from noah.core.cards import SPECIES
from noah.notation.cards import shown
from noah.notation.errors import MalformedError
from noah.players.greedy.features import GIVE, KEEP, NAMES
from noah.players.greedy.weights import Weights, shipped

_KEEPING = NAMES[KEEP : KEEP + len(SPECIES)]
_GIVING = NAMES[GIVE : GIVE + len(SPECIES)]
HANDICAPS: dict[str, tuple[str, ...]] = {
    "shedding": ("urgent",),
    "species": _KEEPING,
    "giving": _GIVING,
    "pairs": ("pair", "own_pair"),
    "departures": ("depart", "gift", "own_depart"),
    "ending": ("out", "closing"),
    "blocking": ("block", "block_tears", "block_cards"),
    "denying": ("next_pair", "next_depart"),
    "mobility": ("own_fit", "balance", "mobility"),
    "powers": ("flight", "points"),
    "targets": ("seat_next", "seat_ahead", "seat_cards"),
}
"""The weights that each of them does without. They count for nothing; but for ``species`` and ``giving`` each species
counts for as much as their mean."""
_LEVELLED = ("species", "giving")


def without(handicap: str, players: int) -> Weights:
    """The shipped weights less one thing.

    Args:
        handicap: one of HANDICAPS.
        players: 1 to 5.

    Returns:
        Shape (WEIGHTS,).

    Raises:
        MalformedError: there is no such handicap.
    """
    if handicap not in HANDICAPS:
        raise MalformedError(
            f"Greedy cannot do without {shown(handicap)}: choose one of {', '.join(HANDICAPS)}."
        )
    weights = shipped(players).copy()
    places = [NAMES.index(name) for name in HANDICAPS[handicap]]
    weights[places] = weights[places].mean() if handicap in _LEVELLED else 0.0
    return weights
