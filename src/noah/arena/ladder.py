"""A ladder of everybody in a tournament, with intervals.

Strengths are those of the Bradley-Terry model (R. Bradley, M. Terry, "Rank Analysis of Incomplete Block Designs",
1952), which the package ``choix`` fits by maximum likelihood (L. Maystre, M. Grossglauser, "Fast and Accurate Inference
of Plackett-Luce Models", 2015): a player has no rating of his own that changes from game to game, so the order of the
games says nothing. Each game compares the one player's points with those of each other one. The deals are drawn anew
many times, with all their matches, to see how much the ratings depend on them.
"""

import math
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from noah.arena.contender import Contender
from noah.arena.estimates import FEWEST
from noah.arena.match import scores_of
from noah.arena.results import Results
from noah.notation.errors import MalformedError, MissingPackageError

ELO = 400 / math.log(10)
"""Rating points for a unit of the model: who is 400 points ahead has odds of ten to one."""
CENTRE = 1500.0
"""The mean of all ratings."""
RESAMPLES = 200
_TIE = 0.5
"""Each pair that met has a tie besides, so that who has won every game is not infinitely strong."""
_ITERATIONS = 10_000


@dataclass(frozen=True, slots=True)
class Rung:
    """Where somebody stands.

    Attributes:
        contender: who.
        rating: on Elo's scale.
        low: the lower end of its 95 % interval.
        high: the upper end.
    """

    contender: Contender
    rating: float
    low: float
    high: float


def comparisons(results: Results) -> npt.NDArray[np.float64]:
    """How often who stayed below whom, shape (deals, contenders, contenders); a tie is half, and a game counts once."""
    places = {each: place for place, each in enumerate(results.tournament.contenders)}
    deals = min(map(len, results.played))
    counts = np.zeros((deals, len(places), len(places)))
    for match, played in results.matches:
        scores = scores_of(played[:deals])
        players = match.options.players
        own = np.einsum("dss->ds", scores)[:, :, None]
        better = (own < scores) + 0.5 * (own == scores)
        # Oneself is no other: each game compares with all but the one's own seat.
        won = (better.sum(axis=(1, 2)) - 0.5 * players) / (players - 1)
        one, other = places[match.one], places[match.both[-1]]
        counts[:, one, other] += won
        counts[:, other, one] += players - won
    return counts


def ladder(results: Results, seed: int = 1) -> list[Rung]:
    """Everybody by strength, strongest first.

    Args:
        results: of a tournament of two players and more, with at least two deals.
        seed: of the deals that are drawn anew.

    Raises:
        MissingPackageError: ``choix`` is not installed.
        MalformedError: they play alone, or there are too few deals or contenders.
    """
    try:
        import choix  # noqa: PLC0415  # an extra
    except ImportError:
        raise MissingPackageError("A ladder", "choix", "lab") from None
    who = results.tournament.contenders
    deals = min(map(len, results.played))
    if results.tournament.options.players == 1 or len(who) < 2 or deals < FEWEST:
        raise MalformedError("A ladder needs two who play against each other, and two deals.")
    counts = comparisons(results)
    rng = np.random.default_rng(seed)
    drawn = rng.integers(len(counts), size=(RESAMPLES, len(counts)))
    ratings = _fitted(choix, counts.sum(axis=0))
    others = np.array([_fitted(choix, counts[some].sum(axis=0)) for some in drawn])
    low, high = np.percentile(others, [2.5, 97.5], axis=0)
    rungs = [
        Rung(each, float(ratings[n]), float(low[n]), float(high[n])) for n, each in enumerate(who)
    ]
    return sorted(rungs, key=lambda rung: -rung.rating)


def _fitted(choix: Any, counts: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """The ratings that fit best, shape (contenders,)."""
    met = (counts + counts.T) > 0
    strengths = choix.ilsr_pairwise_dense(counts + _TIE * met, max_iter=_ITERATIONS)
    fitted: npt.NDArray[np.float64] = CENTRE + ELO * (strengths - strengths.mean())
    return fitted
