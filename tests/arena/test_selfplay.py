"""Whole games between compiled players."""

import numpy as np
import numpy.typing as npt
import pytest

from noah.arena.selfplay import RANDOM, play_game, play_games, space
from noah.core.actions import SEATS
from noah.core.chance import generator, generators
from noah.core.check import check
from noah.core.layout import OVER
from noah.notation.options import Options
from noah.players.greedy.weights import shipped
from noah.testing.classes import CLASSES
from noah.testing.effort import effort
from noah.testing.random_game import before_deal

Scores = npt.NDArray[np.int64]


def games(options: Options, policies: Scores, deals: int = 1, rest: int = 2) -> tuple[Scores, int]:
    scores = np.zeros((len(policies), SEATS), np.int64)
    broken = play_games(
        before_deal(options),
        options.roommates,
        policies,
        shipped(options.players)[None].copy(),
        generators(deals, len(policies)),
        generators(rest, len(policies)),
        scores,
        *space(),
    )
    return scores, broken


@pytest.mark.parametrize("options", CLASSES.values(), ids=CLASSES)
def test_games_end_by_themselves_in_a_sound_position(options: Options) -> None:
    work, knowledges, deals = space()
    for n in range(effort(40)):
        policies = np.where(np.arange(SEATS) % 2 == n % 2, RANDOM, 0)
        weights = shipped(options.players)[None].copy()
        decisions = play_game(
            before_deal(options), options.roommates, policies, weights, generator([n, 1]), generator([n, 2]),
            work, knowledges, deals,
        )  # fmt: skip
        assert decisions > 0
        assert int(work[0].phase) == OVER
        assert check(work, 0) == 0


@pytest.mark.compiled_only
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_greedy_players_never_circle_for_ever(players: int) -> None:
    _, broken = games(Options(players), np.zeros((3000, SEATS), np.int64))
    assert broken == 0


def test_one_seed_gives_everything() -> None:
    policies = np.zeros((effort(50), SEATS), np.int64)
    first, _ = games(Options(3), policies)
    again, _ = games(Options(3), policies)
    other, _ = games(Options(3), policies, rest=3)
    assert (first == again).all()
    assert (first != other).any()


def test_the_deals_do_not_depend_on_who_plays() -> None:
    work, knowledges, deals = space()
    unseen = []
    for policy in (RANDOM, 0):
        play_game(
            before_deal(Options(2)), Options(2).roommates, np.full(SEATS, policy), shipped(2)[None].copy(),
            generator(1), generator(policy + 5), work, knowledges, deals,
        )  # fmt: skip
        unseen.append(work[0].stock.tolist())
    assert unseen[0] == unseen[1]
