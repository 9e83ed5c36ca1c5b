"""The matches that show how strong the players are, each with what it must and what it should reach."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import numpy as np

from noah.arena.contender import OPENSPIEL
from noah.arena.estimates import FEWEST, NORMAL_95, Estimate, by_deal, result
from noah.arena.match import match_of
from noah.arena.results import Results, read_results
from noah.arena.tournament import Tournament
from noah.notation.errors import MalformedError
from noah.notation.options import SOLO_LEVELS, Options

MANY_PLAYOUTS = 10_000
"""From so many playouts a decision on, fewer games do."""


@dataclass(frozen=True, slots=True)
class Goal:
    """A number that a row is about.

    Attributes:
        what: what is measured: ``wins``, ``ahead`` or ``way``.
        floor: what it must be.
        aim: what it should be.
    """

    what: str
    floor: float
    aim: float


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the table.

    Attributes:
        key: names it and its file.
        title: who plays, in words.
        options: what is played.
        matches: the one player and the others, as ``noah.arena.contender`` has them. A ``way`` has three, against the
            same others: who stands at its beginning, who goes it, and who stands at its end.
        goals: what is measured.
    """

    key: str
    title: str
    options: Options
    matches: tuple[tuple[str, str | None], ...]
    goals: tuple[Goal, ...]


@dataclass(frozen=True, slots=True)
class Sizes:
    """How much is played.

    Attributes:
        games: games of a match.
        deep_games: games of a match with MANY_PLAYOUTS or more.
        openspiel_games: games of a match against OpenSpiel's player.
        openspiel_playouts: simulations of both there.
        budget: playouts of all who look ahead in the other matches; None for a level's own, and MANY_PLAYOUTS.
    """

    games: int = 2000
    deep_games: int = 400
    openspiel_games: int = 200
    openspiel_playouts: int = 100
    budget: int | None = None


_LEVELS = ("beginner", "easy", "medium", "hard", "expert")
_WINS, _AHEAD, _WAY = "wins", "ahead", "way"


def rows(sizes: Sizes) -> tuple[Row, ...]:
    """All rows, those that are quickly played first."""
    two, four = Options(2), Options(4)
    deep = sizes.budget or MANY_PLAYOUTS
    level = [
        Row(
            f"{better}-{worse}", f"{better} against {worse}, 2 players", two, ((better, worse),),
            (Goal(_WINS, 0.65, 0.75),),
        )
        for worse, better in pairwise(_LEVELS)
    ]  # fmt: skip
    solo = [
        Row(f"solo-{deck}", f"expert alone, {deck} deck", Options(1, solo=deck), (("expert", None),),
            (Goal(_WINS, floor, 0.92),))
        for deck, floor in zip(SOLO_LEVELS, (0.80, 0.80, 0.75), strict=True)
    ]  # fmt: skip
    both = sizes.openspiel_playouts
    return (
        Row("greedy-random-2", "greedy against random, 2 players", two, (("greedy", "random"),),
            (Goal(_WINS, 0.96, 0.98),)),
        Row("greedy-random-4", "greedy among 3 random, 4 players", four, (("greedy", "random"),),
            (Goal(_WINS, 0.65, 0.71),)),
        *level,
        Row("expert-greedy-2", "expert against greedy, 2 players", two, (("expert", "greedy"),),
            (Goal(_WINS, 0.88, 0.95),)),
        *solo,
        Row("expert-greedy-4", "expert among 3 greedies, 4 players", four, (("expert", "greedy"),),
            (Goal(_WINS, 0.30, 0.42), Goal(_AHEAD, 0.5, 1.0))),
        Row("clairvoyant-3", "from greedy to clairvoyant, own tears among 2 greedies, 3 players", Options(3),
            (("greedy", "greedy"), (f"search:{deep}", "greedy"), (f"clairvoyant:{deep}", "greedy")),
            (Goal(_WAY, 0.50, 0.75),)),
        Row("expert-openspiel", "expert against OpenSpiel's ISMCTS, same simulations, 2 players", two,
            ((f"expert:{both}", f"{OPENSPIEL}:{both}"),), (Goal(_WINS, 0.65, 0.80),)),
    )  # fmt: skip


def chosen(sizes: Sizes, keys: tuple[str, ...]) -> tuple[Row, ...]:
    """The rows with these keys, or all where there are none.

    Raises:
        MalformedError: there is no such row.
    """
    there = {row.key: row for row in rows(sizes)}
    for key in keys:
        if key not in there:
            raise MalformedError(f"There is no row '{key}': choose of {', '.join(there)}.")
    return tuple(row for key, row in there.items() if key in keys or not keys)


def tournament_of(row: Row, sizes: Sizes, seed: int) -> Tournament:
    """What is played for a row."""
    matches = [match_of(row.options, *names, sizes.budget) for names in row.matches]
    return Tournament(row.options, seed, tuple(matches))


def deals_of(tournament: Tournament, sizes: Sizes) -> int:
    """How many deals are played for a row."""
    names = {each.name for each in tournament.contenders}
    most = max(each.playouts for each in tournament.contenders)
    games = sizes.deep_games if most >= MANY_PLAYOUTS else sizes.games
    if OPENSPIEL in names:
        games = sizes.openspiel_games
    return max(FEWEST, -(-games // tournament.options.players))


def file_of(folder: Path, row: Row) -> Path:
    """Where a row's games are written."""
    return folder / f"{row.key}.jsonl"


def measured(row: Row, results: Results) -> Iterator[tuple[Goal, Estimate]]:
    """What the games of a row say about each of its goals.

    Args:
        row: the row.
        results: its games, at least two deals of each match.
    """
    deals = min(map(len, results.played))
    for goal in row.goals:
        if goal.what == _WAY:
            start, gone, end = (by_deal(played[:deals]).tears for played in results.played)
            yield goal, share(start - gone, start - end)
        else:
            found = result(results.played[0])
            yield goal, found.wins if goal.what == _WINS else found.ahead


def share(
    part: "np.ndarray[tuple[int], np.dtype[np.float64]]",
    whole: "np.ndarray[tuple[int], np.dtype[np.float64]]",
) -> Estimate:
    """The ratio of two means over the same deals, its interval by the delta method; nan where there is no whole."""
    mean = float(whole.mean())
    if mean == 0:
        return Estimate(float("nan"), float("nan"))
    ratio = float(part.mean()) / mean
    spread = float((part - ratio * whole).std(ddof=1)) / abs(mean)
    return Estimate(ratio, NORMAL_95 * spread / len(whole) ** 0.5)


def found(folder: Path, row: Row) -> Results | None:
    """The games of a row so far; None where there are not two deals of each match.

    Raises:
        ArenaFileError: its file is none.
    """
    path = file_of(folder, row)
    if not path.exists():
        return None
    results = read_results(path)
    return results if min(map(len, results.played)) >= FEWEST else None
