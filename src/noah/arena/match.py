"""A match: one player against copies of another one, on the same deals from every seat."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from noah.arena.selfplay import POLICY, RANDOM, Policies, play_games, space
from noah.core.actions import SEATS
from noah.core.chance import generators
from noah.core.deal import new_states
from noah.core.layout import GAME_ROUNDS
from noah.notation.errors import MalformedError
from noah.notation.options import Options
from noah.players.greedy.weights import shipped
from noah.players.levels import LEVELS, Level
from noah.players.registry import names

NORMAL_95 = 1.96
"""Standard errors on either side of a mean in a 95 % interval."""
_YARDSTICKS = {"random": Level(slips=RANDOM), "greedy": Level()}
SEARCH = "search"


def policy(name: str, players: int, playouts: int | None) -> Policies:
    """How the player called ``name`` plays, as the compiled games know it.

    Args:
        name: one that the registry knows, or ``search``.
        players: how many play.
        playouts: of each decision of a search; None for the level's own.

    Returns:
        Shape (), dtype POLICY.

    Raises:
        MalformedError: there is no such player, or a search without a number of playouts.
    """
    if name == SEARCH:
        if not playouts:
            raise MalformedError("A search needs a number of playouts.")
        return np.array((0, 0, playouts), POLICY)
    level = {**_YARDSTICKS, **LEVELS}.get(name)
    if level is None:
        known = ", ".join((*names(), SEARCH))
        raise MalformedError(f"There is no player '{name}': choose one of {known}.")
    own = level.playouts[players - 1]
    return np.array((0, level.slips, playouts if playouts and own else own), POLICY)


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
class Result:
    """How a match ended.

    Attributes:
        games: how many were played.
        broken: how many of them were broken off because they did not end.
        wins: the share of the games that the one player won; a win shared by several counts in parts.
        tears: his penalty points, a round.
        others: the mean of the others' penalty points, a round.
    """

    games: int
    broken: int
    wins: Estimate
    tears: Estimate
    others: Estimate


def play_match(
    options: Options,
    one: Policies,
    others: Policies,
    deals: int,
    seed: int,
    report: Callable[[int], None] = lambda _done: None,
) -> Result:
    """Let ``one`` play against ``others`` who fill all other seats; each deal is played once from every seat.

    Args:
        options: what is played, by two and more.
        one: how the one player plays.
        others: how each of the others plays.
        deals: how many deals of whole games, at least two.
        seed: everything random follows from it.
        report: called after each deal with how many are done.
    """
    players = options.players
    first = new_states(1, players, ending=options.ending_code)
    first["deck"] = options.deck
    policies = np.full((players, SEATS), others, POLICY)
    policies[np.arange(players), np.arange(players)] = one
    work = space(max(int(one["playouts"]), int(others["playouts"])))
    weights = shipped(players)[None].copy()
    deal_rngs = generators([seed, 0], deals)
    scores = np.zeros((deals, players, SEATS), np.int64)
    broken = 0
    for deal in range(deals):
        broken += play_games(
            first,
            options.roommates,
            policies,
            weights,
            np.repeat(deal_rngs[deal : deal + 1], players, axis=0),
            generators([seed, 1, deal], players),
            scores[deal],
            *work,
        )
        report(deal + 1)
    return _result(scores[:, :, :players], broken)


def _result(scores: npt.NDArray[np.int64], broken: int) -> Result:
    """What the final scores say, shape (deals, seats of the one player, seats)."""
    deals, players, _ = scores.shape
    own = np.einsum("dss->ds", scores)
    lowest = scores.min(axis=2)
    wins = (own == lowest) / (scores == lowest[:, :, None]).sum(axis=2)
    others = (scores.sum(axis=2) - own) / (players - 1)
    return Result(
        games=deals * players,
        broken=broken,
        wins=estimate(wins.mean(axis=1)),
        tears=estimate(own.mean(axis=1) / GAME_ROUNDS),
        others=estimate(others.mean(axis=1) / GAME_ROUNDS),
    )
