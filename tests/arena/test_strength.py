"""What is measured in the rows of the strength table."""

import math

import numpy as np
import pytest

from noah.arena.match import Played
from noah.arena.results import Results
from noah.arena.strength import (
    MANY_PLAYOUTS,
    Sizes,
    chosen,
    deals_of,
    measured,
    rows,
    share,
    tournament_of,
)
from noah.players.levels import LEVELS


def test_each_match_has_the_games_that_its_playouts_ask_for() -> None:
    sizes = Sizes(games=2000, deep_games=400, openspiel_games=200)
    for row in rows(sizes):
        tournament = tournament_of(row, sizes, 1)
        most = max(each.playouts for each in tournament.contenders)
        wanted = 400 if most >= MANY_PLAYOUTS else 2000
        if row.key == "expert-openspiel":
            wanted = 200
        assert deals_of(tournament, sizes) * row.options.players >= wanted


def test_a_level_has_the_playouts_of_its_own() -> None:
    (row,) = chosen(Sizes(), ("expert-greedy-4",))
    (match,) = tournament_of(row, Sizes(), 1).matches
    assert match.one.playouts == LEVELS["expert"].playouts[3]


def test_the_share_of_the_way_is_between_the_two_ends() -> None:
    (row,) = chosen(Sizes(), ("clairvoyant-3",))
    tournament = tournament_of(row, Sizes(), 1)

    def games(own: int) -> list[Played]:
        rows_of = tuple(tuple(own if s == seat else 9 for s in range(3)) for seat in range(3))
        return [Played(deal, 0, rows_of, (9, 0, 0)) for deal in range(4)]

    results = Results(tournament, {}, [games(12), games(6), games(4)])
    ((_, way),) = measured(row, results)
    assert way.mean == pytest.approx(6 / 8)
    assert way.doubt == pytest.approx(0)


def test_the_interval_of_a_share_covers_it() -> None:
    rng = np.random.default_rng(1)
    covered = 0
    for _ in range(300):
        whole = rng.normal(2.0, 1.5, 100)
        part = 0.6 * whole + rng.normal(0.0, 1.0, 100)
        found = share(part, whole)
        covered += abs(found.mean - 0.6) < found.doubt
    assert 270 <= covered <= 297


def test_nothing_is_no_share() -> None:
    nothing = np.zeros(3)
    assert math.isnan(share(nothing, nothing).mean)
