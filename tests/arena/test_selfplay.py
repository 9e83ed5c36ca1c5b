"""Whole games between compiled players."""

import numpy as np
import numpy.typing as npt
import pytest

from noah.arena.selfplay import POLICY, RANDOM, Policies, play_game, play_games, space
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


def greedy(*shape: int) -> Policies:
    return np.zeros(shape, POLICY)


def games(
    options: Options, policies: Policies, deals: int = 1, rest: int = 2
) -> tuple[Scores, int]:
    scores = np.zeros((len(policies), SEATS), np.int64)
    broken = play_games(
        before_deal(options),
        options.roommates,
        policies,
        shipped(options.players)[None].copy(),
        generators(deals, len(policies)),
        generators(rest, len(policies)),
        scores,
        *space(int(policies["playouts"].max())),
    )
    return scores, broken


@pytest.mark.parametrize("options", CLASSES.values(), ids=CLASSES)
def test_games_end_by_themselves_in_a_sound_position(options: Options) -> None:
    work, knowledges, deals, tree, counts, ends = space()
    for n in range(effort(40)):
        policies = greedy(SEATS)
        policies["slips"] = np.where(np.arange(SEATS) % 2 == n % 2, RANDOM, 0)
        weights = shipped(options.players)[None].copy()
        decisions = play_game(
            before_deal(options), options.roommates, policies, weights, generator([n, 1]), generator([n, 2]),
            work, knowledges, deals, tree, counts, ends,
        )  # fmt: skip
        assert decisions > 0
        assert int(work[0].phase) == OVER
        assert check(work, 0) == 0


@pytest.mark.compiled_only
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_greedy_players_never_circle_for_ever(players: int) -> None:
    _, broken = games(Options(players), greedy(3000, SEATS))
    assert broken == 0


def test_one_seed_gives_everything() -> None:
    policies = greedy(effort(50), SEATS)
    first, _ = games(Options(3), policies)
    again, _ = games(Options(3), policies)
    other, _ = games(Options(3), policies, rest=3)
    assert (first == again).all()
    assert (first != other).any()


def test_the_deals_do_not_depend_on_who_plays() -> None:
    work, knowledges, deals, tree, counts, ends = space()
    unseen = []
    for slips in (RANDOM, 0):
        policies = greedy(SEATS)
        policies["slips"] = slips
        play_game(
            before_deal(Options(2)), Options(2).roommates, policies, shipped(2)[None].copy(),
            generator(1), generator(slips + 5), work, knowledges, deals, tree, counts, ends,
        )  # fmt: skip
        unseen.append(work[0].stock.tolist())
    assert unseen[0] == unseen[1]
