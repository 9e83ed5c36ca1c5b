"""The ladder of a tournament."""

import numpy as np
import pytest

from noah.arena.ladder import CENTRE, comparisons, ladder
from noah.arena.match import Match, Played
from noah.arena.results import Results, play_on
from noah.arena.spreading import Processes
from noah.arena.tournament import pairs_of
from noah.notation.errors import MalformedError
from noah.notation.options import Options


def results(
    names: tuple[str, ...], outcomes: dict[tuple[str, str], int], deals: int = 20, players: int = 2
) -> Results:
    """Games of which the one of each pair wins so many in a hundred, always the same in each deal's number."""
    tournament = pairs_of(Options(players), names, 1)

    def played(match: Match) -> list[Played]:
        rng = np.random.default_rng(1)
        share = outcomes[str(match.one), str(match.both[-1])]
        return [
            Played(deal, 0, tuple(_row(seat, rng, share, players) for seat in range(players)), (6, 0, 0))
            for deal in range(deals)
        ]  # fmt: skip

    return Results(tournament, {}, [played(match) for match in tournament.matches])


def _row(seat: int, rng: np.random.Generator, share: int, players: int) -> tuple[int, ...]:
    own = 0 if rng.integers(100) < share else 9
    return tuple(own if other == seat else 5 for other in range(players))


@pytest.mark.compiled_only
def test_who_looks_ahead_stands_above_greedy_and_greedy_above_random() -> None:
    names = ("greedy", "search:40", "random")
    rungs = ladder(play_on(pairs_of(Options(2), names, 1), 30, None, Processes(1)))
    assert [str(rung.contender) for rung in rungs] == ["search:40", "greedy", "random"]
    assert all(rung.low < rung.rating < rung.high for rung in rungs)
    assert rungs[0].low > rungs[1].high > rungs[2].high


def test_odds_of_ten_to_one_are_about_four_hundred_points() -> None:
    found = results(("easy", "random"), {("easy", "random"): 91}, deals=1000)
    high, low = ladder(found)
    assert high.rating - low.rating == pytest.approx(400, abs=40)
    assert high.rating + low.rating == pytest.approx(2 * CENTRE)


def test_more_deals_make_narrower_intervals() -> None:
    few, many = (
        ladder(results(("easy", "random"), {("easy", "random"): 70}, deals=deals))[0]
        for deals in (30, 1000)
    )
    assert many.high - many.low < (few.high - few.low) / 3


def test_who_wins_every_game_is_not_infinitely_strong() -> None:
    outcomes = {("easy", "random"): 100, ("easy", "greedy"): 0, ("random", "greedy"): 0}
    best, middle, last = ladder(results(("easy", "random", "greedy"), outcomes))
    assert [str(rung.contender) for rung in (best, middle, last)] == ["greedy", "easy", "random"]
    assert 0 < best.rating - last.rating < 3000


def test_ties_are_halves_and_a_game_of_several_counts_once() -> None:
    found = results(("easy", "random"), {("easy", "random"): 100}, deals=2, players=3)
    counts = comparisons(found)
    assert counts.sum(axis=(1, 2)).tolist() == [3, 3]
    assert counts[:, 0, 1].tolist() == [3, 3]
    tie = Played(0, 0, ((4, 4, 4),) * 3, (9, 0, 0))
    found.played[0][:] = [tie, tie]
    assert comparisons(found)[0].tolist() == [[0, 1.5], [1.5, 0]]


def test_alone_there_is_no_ladder() -> None:
    tournament = pairs_of(Options(1), ("random", "greedy"), 1)
    games = [[Played(deal, 0, ((1,),), (0, 0, 0)) for deal in range(3)] for _ in range(2)]
    with pytest.raises(MalformedError, match="play against each other"):
        ladder(Results(tournament, {}, games))
