"""A page that tells what files of the arena say: one HTML file that needs nothing beside it."""

from collections.abc import Iterator, Sequence
from html import escape
from itertools import groupby

import numpy as np

from noah.arena.clairvoyant import CHEATING
from noah.arena.contender import WITHOUT
from noah.arena.estimates import FEWEST, Estimate, by_deal, estimate, result
from noah.arena.figures import bars_figure, budget_figure, ladder_figure
from noah.arena.handicaps import HANDICAPS
from noah.arena.ladder import ladder
from noah.arena.match import Match, Played, scores_of
from noah.arena.results import Results
from noah.arena.stats import ENDS
from noah.notation.errors import MalformedError

_STYLE = """\
body { font: 16px/1.5 system-ui, sans-serif; max-width: 50rem; margin: 2rem auto; padding: 0 1rem; color: #1c2733;
       background: #fff; }
h1, h2 { line-height: 1.2; } h2 { margin-top: 2.5rem; }
table { border-collapse: collapse; } th, td { padding: .2rem .7rem; border-bottom: 1px solid #ccd; text-align: right; }
th:first-child, td:first-child { text-align: left; } svg { max-width: 100%; height: auto; }
"""


def report(files: Sequence[Results]) -> str:
    """The page.

    Args:
        files: what was read, at least one file.

    Raises:
        MissingPackageError: matplotlib or choix is not installed.
        MalformedError: a file has fewer than two deals of a match.
    """
    for results in files:
        if min(map(len, results.played)) < FEWEST:
            raise MalformedError("A report needs two deals of each match at least: play on first.")
    body = "".join(
        (
            _matches(files),
            *_ladders(files),
            *_budgets(files),
            *_seats(files),
            *_ends(files),
            *_features(files),
        )
    )
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width">\n'
        f"<title>Noah: the arena</title>\n<style>\n{_STYLE}</style>\n</head>\n<body>\n<h1>Noah: the arena</h1>\n"
        f"<p>Intervals are 95 %, by deal; each deal is played once from every seat.</p>\n{body}</body>\n</html>\n"
    )


def _kind(match: Match) -> str:
    """What is played, in words."""
    options = match.options
    if options.players == 1:
        return f"alone, {options.solo} deck"
    named = [name for name in ("frog", "crocodile", "roommates") if getattr(options, name)]
    if options.ending != "rounds":
        named.append(options.ending)
    return ", ".join([f"{options.players} players", *named])


def _all(files: Sequence[Results]) -> list[tuple[Match, list[Played]]]:
    return [pair for results in files for pair in results.matches]


def _matches(files: Sequence[Results]) -> str:
    rows = []
    for match, played in _all(files):
        found = result(played)
        tears = (found.tears, found.others) if match.options.players > 1 else ("", "")
        cells = (match.told, _kind(match), found.games, found.wins, *tears, found.broken or "")
        rows.append("".join(f"<td>{escape(str(cell))}</td>" for cell in cells))
    heads = ("match", "", "games", "won", "tears a round", "the others'", "broken off")
    head = "".join(f"<th>{text}</th>" for text in heads)
    lines = "".join(f"<tr>{row}</tr>\n" for row in rows)
    return f"<h2>Matches</h2>\n<table>\n<tr>{head}</tr>\n{lines}</table>\n"


def _section(title: str, drawing: str) -> str:
    label = escape(title, quote=True)
    drawn = drawing.replace("<svg", f'<svg role="img" aria-label="{label}"', 1)
    return f"<h2>{escape(title)}</h2>\n{drawn}\n"


def _ladders(files: Sequence[Results]) -> Iterator[str]:
    for results in files:
        if results.tournament.options.players > 1 and len(results.tournament.contenders) > 1:
            title = f"Ladder, {_kind(results.tournament.matches[0])}"
            yield _section(title, ladder_figure(ladder(results)))


def _budgets(files: Sequence[Results]) -> Iterator[str]:
    """Those who met the same others with several numbers of playouts."""
    found: dict[str, dict[str, dict[int, Estimate]]] = {}
    for match, played in _all(files):
        one, other = match.one, match.both[-1]
        wins = by_deal(played).wins
        if match.options.players == 2 and not one.playouts:
            one, other, wins = other, one, 1 - wins
        if one.playouts:
            who = f"{one.name} ({CHEATING})" if one.cheats else one.name
            name = f"{who} against {other.told}" if match.others else who
            shares = found.setdefault(_kind(match), {}).setdefault(name, {})
            shares[one.playouts] = estimate(wins)
    for kind, lines in found.items():
        several = {name: those for name, those in lines.items() if len(those) > 1}
        if several:
            yield _section(f"Strength against budget, {kind}", budget_figure(several))


def _by_kind(files: Sequence[Results]) -> Iterator[tuple[str, list[Played], int]]:
    """All deals of two players and more, by what is played, with the number of players."""
    pairs = sorted(
        ((_kind(match), match.options.players, played) for match, played in _all(files)),
        key=lambda pair: pair[0],
    )
    for kind, group in groupby(pairs, key=lambda pair: pair[0]):
        same = list(group)
        if same[0][1] > 1:
            yield kind, [one for _, _, played in same for one in played], same[0][1]


def _seats(files: Sequence[Results]) -> Iterator[str]:
    for kind, played, players in _by_kind(files):
        scores = scores_of(played)
        lowest = scores.min(axis=2, keepdims=True)
        wins = ((scores == lowest) / (scores == lowest).sum(axis=2, keepdims=True)).mean(axis=1)
        starters = np.array([one.starter for one in played])
        shares = {}
        for place in range(players):
            seats = (starters + place) % players
            name = "begins" if place == 0 else f"{place} after the one who begins"
            shares[name] = estimate(wins[np.arange(len(played)), seats])
        yield _section(f"Seats, {kind}", bars_figure(shares, "share of games won", 1 / players))


def _ends(files: Sequence[Results]) -> Iterator[str]:
    for kind, played, _ in _by_kind(files):
        ends = np.array([one.ends for one in played], np.float64)
        shares = ends / np.maximum(1, ends.sum(axis=1, keepdims=True))
        drawn = {name: estimate(shares[:, way]) for way, name in enumerate(ENDS)}
        yield _section(f"How rounds end, {kind}", bars_figure(drawn, "share of rounds"))


def _features(files: Sequence[Results]) -> Iterator[str]:
    found: dict[str, dict[str, Estimate]] = {}
    for match, played in _all(files):
        name = match.one.name.removeprefix(WITHOUT)
        if name in HANDICAPS and match.one.name != name and str(match.others) == "greedy":
            ahead = result(played).ahead
            found.setdefault(_kind(match), {})[name] = Estimate(-ahead.mean, ahead.doubt)
    for kind, worth in found.items():
        ordered = dict(sorted(worth.items(), key=lambda item: -item[1].mean))
        title = f"What greedy loses without a thing, {kind}"
        yield _section(title, bars_figure(ordered, "extra tears a round", 0.0))
