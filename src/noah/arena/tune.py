"""Tuning of the greedy player's weights by self-play.

The covariance matrix adaptation evolution strategy (N. Hansen, "The CMA Evolution Strategy: A Tutorial", 2016; the
package ``cmaes``) looks for weights that do better than the present ones: a candidate plays one seat, the present
weights all others, over the same deals for every candidate of a generation. At the end the candidate meets the
present weights on deals that it has not seen, and replaces them only when it is better beyond doubt.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from noah.arena.selfplay import POLICY, play_games, space
from noah.core.actions import SEATS
from noah.core.chance import generators
from noah.core.deal import new_states
from noah.core.layout import GAME_ROUNDS
from noah.notation.errors import MissingPackageError
from noah.players.greedy.features import NAMES
from noah.players.greedy.weights import Weights

SMALLEST_SCALE = 0.3
"""In tears: how far at least a weight is moved by one standard deviation of the search's unit."""
STEP = 0.3
"""The search's first standard deviation, in units of a weight's scale."""
DOUBT = 1.96
"""Standard errors on either side of a mean in a 95 % interval."""


@dataclass(frozen=True, slots=True)
class Margin:
    """How much better the candidate was, with the half width of its 95 % interval.

    Attributes:
        mean: with two players and more the others' tears less its own, a round; alone the share of games won more.
        doubt: half the width of the interval, by deal.
    """

    mean: float
    doubt: float

    @property
    def is_certain(self) -> bool:
        """Whether the candidate is better beyond doubt."""
        return self.mean > self.doubt


def _kinds_of_game(players: int) -> list[dict[str, bool | int]]:
    """The options that a candidate is judged under: without and with all bonus cards; alone all decks."""
    if players == 1:
        return [{"size": size} for size in range(3)]
    return [{}, {"frog": True, "crocodile": True}]


def outcomes(
    players: int, candidate: Weights, present: Weights, games: int, seed: int
) -> npt.NDArray[np.float64]:
    """The candidate's outcome in each game against the present weights, higher is better.

    Args:
        players: 1 to 5.
        candidate: shape (WEIGHTS,).
        present: shape (WEIGHTS,).
        games: how many for each kind of game; the candidate's seat rotates.
        seed: the deals and everything else that is random follow from it.

    Returns:
        Shape (kinds of game * games,): the others' tears less the candidate's, a round; alone 1 for a game won.
    """
    weights = np.stack([candidate, present])
    policies = np.zeros((games, SEATS), POLICY)
    policies["weights"] = 1
    seats = np.arange(games) % players
    policies["weights"][np.arange(games), seats] = 0
    found = []
    for number, options in enumerate(_kinds_of_game(players)):
        bonus = "frog" in options
        scores = np.zeros((games, SEATS), np.int64)
        deals, rest = generators([seed, number, 0], games), generators([seed, number, 1], games)
        first = new_states(1, players, **options)  # type: ignore[arg-type]  # each has its own type
        play_games(first, bonus, policies, weights, deals, rest, scores, *space())
        own = scores[np.arange(games), seats]
        if players == 1:
            found.append(1.0 - own)
        else:
            others = (scores[:, :players].sum(axis=1) - own) / (players - 1)
            found.append((others - own) / GAME_ROUNDS)
    return np.concatenate(found)


def margin(players: int, candidate: Weights, present: Weights, games: int, seed: int) -> Margin:
    """How much better ``candidate`` is than ``present``; arguments as for ``outcomes``."""
    gained = outcomes(players, candidate, present, games, seed)
    if players == 1:
        gained -= outcomes(players, present, present, games, seed)
    return Margin(float(gained.mean()), float(DOUBT * gained.std(ddof=1) / np.sqrt(len(gained))))


def _free(players: int) -> npt.NDArray[np.int64]:
    """The indexes of the weights that matter with this number of players."""
    solo = [n for n, name in enumerate(NAMES) if name.startswith(("solo_", "keep_"))]
    shared = [n for n, name in enumerate(NAMES) if not name.startswith("solo_")]
    return np.array(solo if players == 1 else shared)


def tune(
    players: int,
    present: Weights,
    *,
    generations: int,
    games: int,
    seed: int,
    report: Callable[[int, float], None],
) -> Weights:
    """Look for better weights.

    Args:
        players: 1 to 5.
        present: the weights to start from and to play against, shape (WEIGHTS,).
        generations: how many.
        games: games of each kind by which a candidate is judged.
        seed: everything random follows from it.
        report: called after each generation with its number and the best outcome in it.

    Returns:
        The mean of the search's last distribution, shape (WEIGHTS,).

    Raises:
        MissingPackageError: ``cmaes`` is not installed.
    """
    try:
        from cmaes import CMA  # noqa: PLC0415  # an extra
    except ImportError:
        raise MissingPackageError("Tuning", "cmaes", "tune") from None
    free = _free(players)
    scale = np.maximum(np.abs(present[free]), SMALLEST_SCALE)
    search = CMA(mean=present[free] / scale, sigma=STEP, seed=seed)
    for generation in range(generations):
        judged = []
        for _ in range(search.population_size):
            point = search.ask()
            candidate = present.copy()
            candidate[free] = point * scale
            gained = outcomes(players, candidate, present, games, seed + generation)
            judged.append((point, -float(gained.mean())))
        search.tell(judged)
        report(generation, -min(loss for _, loss in judged))
    tuned = present.copy()
    tuned[free] = search.mean * scale
    return tuned
