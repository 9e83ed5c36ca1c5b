"""A match: one player against copies of another one, on the same deals from every seat; or one alone."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from noah.arena import clairvoyant
from noah.arena.contender import OPENSPIEL, Contender, contender
from noah.arena.selfplay import POLICY, play_games, space
from noah.core.actions import SEATS
from noah.core.chance import generator, generators
from noah.core.deal import new_states, shuffle
from noah.core.layout import DEAL, States
from noah.notation.errors import MalformedError
from noah.notation.options import Options


@dataclass(frozen=True, slots=True)
class Match:
    """Who plays what against whom; a match, a seed and a number make a deal.

    Attributes:
        options: what is played.
        one: the one player.
        others: who fills all other seats; None alone.
    """

    options: Options
    one: Contender
    others: Contender | None

    def __post_init__(self) -> None:
        """Refuse what cannot be played."""
        if (self.others is None) != (self.options.players == 1):
            raise MalformedError("There is somebody in the other seats but for a game alone.")
        if self.is_in_python and any(each.is_compiled_only for each in self.both):
            raise MalformedError(
                f"Neither {clairvoyant.NAME} nor a handicapped greedy meets {OPENSPIEL}."
            )

    @property
    def both(self) -> tuple[Contender, ...]:
        """The one, and the other where there is one."""
        return (self.one,) if self.others is None else (self.one, self.others)

    @property
    def told(self) -> str:
        """The match in words."""
        return " against ".join(each.told for each in self.both)

    @property
    def is_in_python(self) -> bool:
        """Whether OpenSpiel's player takes part, so that no compiled game is played."""
        return any(each.name == OPENSPIEL for each in self.both)

    @property
    def looks_ahead(self) -> bool:
        """Whether somebody does, so that a deal takes long."""
        return any(each.playouts for each in self.both)


@dataclass(frozen=True, slots=True)
class Played:
    """One deal of a match, played from every seat.

    Attributes:
        deal: its number, from 0.
        starter: the seat that began.
        scores: for each game, in which the one sat at the seat of that number, the final penalty points of every seat;
            alone 0 for a game won and 1 for one lost.
        ends: how many rounds ended in each way of ``noah.arena.selfplay``.
        broken: how many of the games did not end.
    """

    deal: int
    starter: int
    scores: tuple[tuple[int, ...], ...]
    ends: tuple[int, ...]
    broken: int = 0


def match_of(options: Options, one: str, others: str | None, budget: int | None = None) -> Match:
    """The match between those whom the texts name.

    Args:
        options: what is played.
        one: names the one player, as ``noah.arena.contender`` has it.
        others: names the player in all other seats; None alone.
        budget: the playouts of those whose text gives none.

    Raises:
        MalformedError: there is no such player.
    """
    players = options.players
    return Match(
        options,
        contender(one, players, budget),
        None if others is None else contender(others, players, budget),
    )


def before_deal(options: Options) -> States:
    """The game before its first deal, shape (1,)."""
    first = new_states(1, options.players, ending=options.ending_code)
    first["deck"] = options.deck
    return first


def play_deals(match: Match, seed: int, deals: Iterable[int]) -> list[Played]:
    """Play some deals of a match, each from every seat.

    Args:
        match: who plays.
        seed: everything random follows from it and from a deal's number. Matches of equal options have equal deals.
        deals: their numbers, from 0.
    """
    if match.is_in_python:
        from noah.arena.openspiel import play_deal  # noqa: PLC0415  # an extra

        return [play_deal(match, seed, deal) for deal in deals]
    first = before_deal(match.options)
    players = match.options.players
    policies = np.zeros((players, SEATS), POLICY)
    policies[:] = match.both[-1].policy
    policies["weights"] = len(match.both) - 1
    policies[np.arange(players), np.arange(players)] = match.one.policy
    weights = np.stack([each.weights for each in match.both])
    work = space(max(each.playouts for each in match.both))
    played = []
    for deal in deals:
        deal_rng = generator([seed, 0, deal])
        named = np.zeros(1, DEAL)
        shuffle(first, 0, match.options.roommates, deal_rng.copy(), named, 0)
        scores = np.zeros((players, SEATS), np.int64)
        ends = work[-1]
        ends[:] = 0
        broken = play_games(
            first,
            match.options.roommates,
            policies,
            weights,
            np.repeat(deal_rng[None], players, axis=0),
            generators([seed, 1, deal], players),
            scores,
            *work,
        )
        rows = tuple(tuple(row) for row in scores[:, :players].tolist())
        played.append(Played(deal, int(named["starter"][0]), rows, tuple(ends.tolist()), broken))
    return played


def scores_of(played: Sequence[Played]) -> "np.ndarray[tuple[int, int, int], np.dtype[np.int64]]":
    """The final points of all games, shape (deals, seats of the one player, seats)."""
    return np.array([each.scores for each in played], np.int64)
