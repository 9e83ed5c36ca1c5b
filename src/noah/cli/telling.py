"""What ``noah arena`` prints of a tournament."""

from collections.abc import Iterator

from noah.arena.estimates import result
from noah.arena.ladder import ladder
from noah.arena.match import Match, Played
from noah.arena.results import Results
from noah.notation.errors import MissingPackageError


def told(results: Results) -> Iterator[str]:
    """All matches in words."""
    for match, played in results.matches:
        yield from _match(match, played, results.tournament.seed)
    if results.tournament.options.players > 1 and len(results.tournament.contenders) > 2:
        yield from _ladder(results)


def _ladder(results: Results) -> Iterator[str]:
    try:
        rungs = ladder(results)
    except MissingPackageError as error:
        yield str(error)
        return
    yield "the ladder, with 95 % intervals; 400 points are odds of ten to one"
    for rung in rungs:
        yield f"{rung.rating:6.0f}  {rung.low:5.0f} to {rung.high:5.0f}  {rung.contender.told}"


def _match(match: Match, played: list[Played], seed: int) -> Iterator[str]:
    found = result(played)
    options = match.options
    who = f"{options.players} players" if options.players > 1 else f"alone, {options.solo} deck"
    yield f"{match.told}, {who}, {found.games} games, seed {seed}"
    yield f"games won      {found.wins}"
    if options.players > 1:
        yield f"tears a round  {found.tears}, the others {found.others}"
    if found.broken:
        yield f"broken off     {found.broken} games that did not end"
