"""What the games of a match say, with 95 % intervals by deal."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from noah.arena.match import Played, scores_of

NORMAL_95 = 1.96
"""Standard errors on either side of a mean in a 95 % interval."""
FEWEST = 2
"""Deals that an interval needs."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean over the deals of a match.

    Attributes:
        mean: the mean.
        doubt: half the width of its 95 % interval, by deal.
    """

    mean: float
    doubt: float

    def __str__(self) -> str:
        """As it is written in tables: ``0.812 ± 0.014``."""
        return f"{self.mean:.3f} ± {self.doubt:.3f}"


def estimate(by_deal: npt.NDArray[np.float64]) -> Estimate:
    """The mean of one number for each deal, at least two of them, and its interval."""
    return Estimate(
        float(by_deal.mean()),
        float(NORMAL_95 * by_deal.std(ddof=1) / np.sqrt(len(by_deal))),
    )


@dataclass(frozen=True, slots=True)
class ByDeal:
    """The numbers of a match, one for each deal: the mean over its games.

    Attributes:
        wins: the share of the games that the one won; a win shared by several counts in parts.
        tears: his penalty points, a round. Alone there are none.
        others: the mean of the others' penalty points, a round.
    """

    wins: npt.NDArray[np.float64]
    tears: npt.NDArray[np.float64]
    others: npt.NDArray[np.float64]


def by_deal(played: Sequence[Played]) -> ByDeal:
    """What each deal of a match says."""
    scores = scores_of(played)
    deals, players, _ = scores.shape
    own = np.einsum("dss->ds", scores)
    if players == 1:
        nothing = np.zeros(deals)
        return ByDeal(1.0 - own.mean(axis=1), nothing, nothing)
    lowest = scores.min(axis=2)
    wins = (own == lowest) / (scores == lowest[:, :, None]).sum(axis=2)
    others = (scores.sum(axis=2) - own) / (players - 1)
    rounds = np.maximum(1, [sum(each.ends) for each in played])
    return ByDeal(wins.mean(axis=1), own.sum(axis=1) / rounds, others.sum(axis=1) / rounds)


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended.

    Attributes:
        games: how many were played.
        broken: how many of them were broken off because they did not end.
        wins: the share of the games that the one player won.
        tears: his penalty points, a round.
        others: the mean of the others' penalty points, a round.
        ahead: by how many points he stayed below their mean, a round.
    """

    games: int
    broken: int
    wins: Estimate
    tears: Estimate
    others: Estimate
    ahead: Estimate


def result(played: Sequence[Played]) -> Result:
    """What the deals of one match, at least FEWEST, say together."""
    numbers = by_deal(played)
    return Result(
        games=sum(len(each.scores) for each in played),
        broken=sum(each.broken for each in played),
        wins=estimate(numbers.wins),
        tears=estimate(numbers.tears),
        others=estimate(numbers.others),
        ahead=estimate(numbers.others - numbers.tears),
    )
