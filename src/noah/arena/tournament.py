"""Matches on the same deals, spread over processes, whose course is the same however many there are."""

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from importlib.metadata import version
from itertools import combinations, permutations

from noah.arena.contender import OPENSPIEL, WITHOUT, Contender, contender
from noah.arena.handicaps import HANDICAPS
from noah.arena.match import Match, Played, match_of, play_deals
from noah.arena.spreading import Spread
from noah.notation.cards import shown
from noah.notation.errors import MalformedError
from noah.notation.options import Options

_DEALS_AT_ONCE = 50
"""Deals that are quickly played go together."""
_CHECK_PLAYOUTS = 20
_CHECK_DEALS = 4


@dataclass(frozen=True, slots=True)
class Tournament:
    """What is played; a tournament and two numbers make a deal of a match.

    Attributes:
        options: what is played.
        seed: everything random follows from it.
        matches: who plays whom, at least one.
    """

    options: Options
    seed: int
    matches: tuple[Match, ...]

    @property
    def contenders(self) -> tuple[Contender, ...]:
        """Everybody in it, in the order in which they come."""
        return tuple(dict.fromkeys(each for match in self.matches for each in match.both))

    def checks(self) -> dict[str, str]:
        """For each contender a digest of how he plays: whoever plays otherwise than before has another one."""
        return {str(each): digest(each, self.options) for each in self.contenders}


def digest(one: Contender, options: Options) -> str:
    """A digest of how somebody plays a few deals, with few playouts."""
    if one.name == OPENSPIEL:
        return f"open_spiel {version('open_spiel')}"
    quick = replace(one, playouts=min(one.playouts, _CHECK_PLAYOUTS))
    others = contender("random", options.players) if options.players > 1 else None
    played = play_deals(Match(options, quick, others), 0, range(_CHECK_DEALS))
    return hashlib.sha256(repr([each.scores for each in played]).encode()).hexdigest()[:12]


def pairs_of(
    options: Options, names: tuple[str, ...], seed: int, budget: int | None = None
) -> Tournament:
    """Everybody against everybody: with two players each pair once, with more each among copies of each other one.

    Args:
        options: what is played.
        names: name the contenders; two at least, alone one at least.
        seed: everything random follows from it.
        budget: the playouts of those whose text gives none.

    Raises:
        MalformedError: there is no such player, somebody is named twice, or there are too few.
    """
    players = options.players
    fewest = 1 if players == 1 else 2
    if len(names) < fewest:
        raise MalformedError(f"Name at least {fewest}, such as 'noah arena medium easy'.")
    known = [str(contender(name, players, budget)) for name in names]
    if len(known) > fewest and len(set(known)) < len(known):
        raise MalformedError(f"Somebody is named twice in {shown(', '.join(known))}.")
    if players == 1:
        matches = [match_of(options, name, None, budget) for name in names]
    else:
        # Two who are named are one match, the one that was asked for.
        paired = combinations if players == 2 or len(names) == 2 else permutations
        matches = [match_of(options, one, other, budget) for one, other in paired(names, 2)]
    return Tournament(options, seed, tuple(matches))


def handicapped(options: Options, seed: int) -> Tournament:
    """Each greedy player that does without one thing, against greedy."""
    matches = [match_of(options, f"{WITHOUT}{thing}", "greedy") for thing in HANDICAPS]
    return Tournament(options, seed, tuple(matches))


def played(
    tournament: Tournament, deals: int, done: int, spread: Spread
) -> Iterator[tuple[int, Played]]:
    """Play deal after deal, in each all matches.

    Args:
        tournament: what is played.
        deals: how many deals there are in all.
        done: how many pairs of a deal and a match there are already.
        spread: who plays them.

    Yields:
        The number of the match, and what was played, in order.
    """
    matches = tournament.matches
    quick = not any(match.looks_ahead for match in matches)
    step = _DEALS_AT_ONCE * len(matches) if quick else 1
    total = deals * len(matches)
    pieces = (range(start, min(start + step, total)) for start in range(done, total, step))
    run: Callable[[range], list[tuple[int, Played]]] = partial(_piece, tournament)
    for some in spread(run, pieces):
        yield from some


def _piece(tournament: Tournament, numbers: range) -> list[tuple[int, Played]]:
    """What has these numbers: deal by deal, in each the matches."""
    matches = tournament.matches
    found: dict[int, tuple[int, Played]] = {}
    for match in range(len(matches)):
        mine = [number for number in numbers if number % len(matches) == match]
        deals = [number // len(matches) for number in mine]
        for number, one in zip(
            mine, play_deals(matches[match], tournament.seed, deals), strict=True
        ):
            found[number] = (match, one)
    return [found[number] for number in numbers]
