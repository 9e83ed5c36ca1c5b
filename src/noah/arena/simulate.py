"""Records of many games between bots, written at the speed of the core.

Games come in chunks of ``CHUNK``. Everything random in a chunk follows from the seed and the chunk's number, so who
makes it, and when, makes no difference; each chunk of a gzipped file is a member of its own, so files put one after
the other are again a file.
"""

import gzip
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np

from noah.arena.selfplay import (
    A_DEAL,
    MOST_PLIES,
    MOST_ROUNDS,
    POLICY,
    RANDOM,
    play_recorded,
    space,
)
from noah.core.actions import DOCKS, ORDERED, SEATS
from noah.core.cards import DECK_SIZE, HELD_KINDS
from noah.core.chance import generators
from noah.core.deal import new_states
from noah.core.layout import DEAL, FERRIES, Deal, Ints
from noah.core.replay import NAMED_ORDER
from noah.game.position import winners
from noah.notation.actions import ACTION_TEXT
from noah.notation.cards import HELD_TEXT, LYING_TEXT, shown
from noah.notation.errors import MalformedError, NoahError
from noah.notation.options import Options
from noah.notation.record import FORMAT, FerryName, Record, RoundRecord, write_record
from noah.players.greedy.weights import shipped

CHUNK = 500
"""Games in a chunk. It is part of what a seed means: another number gives other games."""
BOTS = {"random": RANDOM, "greedy": 0}
"""The bots that can be simulated: of a hundred moves so many are random, the others greedy."""
_LEVEL = 6
_RADIX = HELD_KINDS + 1


class BrokenOffError(NoahError):
    """A game between bots did not end."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is simulated; a plan and a number make a game.

    Attributes:
        options: what is played.
        bots: who plays each seat.
        games: how many games there are in all.
        seed: everything random follows from it.
    """

    options: Options
    bots: tuple[str, ...]
    games: int
    seed: int

    def __post_init__(self) -> None:
        """Refuse what cannot be simulated."""
        if len(self.bots) != self.options.players:
            raise MalformedError(
                f"There is one bot for each of the {self.options.players} seats, not {len(self.bots)}."
            )
        for bot in self.bots:
            if bot not in BOTS:
                raise MalformedError(
                    f"There is no bot {shown(bot)} here: choose {' or '.join(BOTS)}."
                )

    @property
    def chunks(self) -> int:
        """How many chunks there are."""
        return -(-self.games // CHUNK)

    def games_in(self, chunk: int) -> int:
        """How many games a chunk has."""
        return min(CHUNK, self.games - CHUNK * chunk)

    def to_json(self) -> dict[str, Any]:
        """All of it as plain values, to compare with another plan."""
        options = {"players": self.options.players, **self.options.to_json()}
        return {"options": options, "bots": [*self.bots], "games": self.games, "seed": self.seed}


def records(plan: Plan, chunk: int) -> Iterator[Record]:
    """The games of one chunk, in order.

    Raises:
        BrokenOffError: one of them did not end.
    """
    options = plan.options
    first = new_states(1, options.players, ending=options.ending_code)
    first["deck"] = options.deck
    policies = np.zeros(SEATS, POLICY)
    policies["slips"][: len(plan.bots)] = [BOTS[bot] for bot in plan.bots]
    weights = shipped(options.players)[None].copy()
    rngs = generators([plan.seed, chunk], 2 * CHUNK)
    work, knowledges, _, tree, counts, ends = space()
    deals, log = np.zeros(MOST_ROUNDS, DEAL), np.zeros(MOST_PLIES + 1, np.int32)
    for number in range(plan.games_in(chunk)):
        decisions = play_recorded(
            first, options.roommates, policies, weights, rngs[2 * number], rngs[2 * number + 1],
            work, knowledges, deals, tree, counts, ends, log,
        )  # fmt: skip
        if decisions < 0:
            raise BrokenOffError(
                f"Game {CHUNK * chunk + number} had not ended after {MOST_PLIES} plies: choose another seed."
            )
        codes = log[1 : 1 + int(log[0])]
        yield Record(
            FORMAT,
            options.players,
            options.to_json(),
            _rounds(options, codes, deals),
            work["scores"][0, : options.players].tolist(),
            list(winners(work, 0)),
        )


def _rounds(options: Options, codes: Ints, deals: Any) -> list[RoundRecord]:
    """The rounds of a game from its log."""
    starts = [*np.flatnonzero(codes == A_DEAL).tolist(), len(codes)]
    return [
        _round(options, deals[number], codes[start + 1 : end].tolist())
        for number, (start, end) in enumerate(pairwise(starts))
    ]


def _round(options: Options, deal: Deal, codes: list[int]) -> RoundRecord:
    """One round: its deal and what happened."""
    kinds = deal.cards[: DECK_SIZE[options.deck]].tolist()
    docks = DOCKS if options.players > 1 else 0
    ferries: list[FerryName] = ["plain"] * FERRIES
    if options.roommates:
        ferries[int(deal.roommates)] = "roommates"
    deck = [LYING_TEXT[kind] for kind in kinds[:docks]] + [
        HELD_TEXT[kind] for kind in kinds[docks:]
    ]
    actions = [ACTION_TEXT[code] if code < NAMED_ORDER else _order(code) for code in codes]
    return RoundRecord(int(deal.starter), int(deal.noah), ferries, deck, actions)


@cache
def _order(code: int) -> str:
    """The text of an order that names its cards."""
    left, cards = code - NAMED_ORDER, []
    for _ in range(ORDERED):
        left, card = divmod(left, _RADIX)
        if card < HELD_KINDS:
            cards.append(HELD_TEXT[card])
    return " ".join(["order", *reversed(cards)])


def chunk_bytes(plan: Plan, chunk: int, gzipped: bool) -> bytes:
    """The records of one chunk as they stand in a file: always the same bytes."""
    lines = b"".join(write_record(record) + b"\n" for record in records(plan, chunk))
    return gzip.compress(lines, _LEVEL, mtime=0) if gzipped else lines
