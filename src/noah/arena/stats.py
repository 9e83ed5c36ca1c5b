"""What happens in recorded games: how long they are, what leaves, who wins, and which animals cost tears."""

from collections import Counter
from dataclasses import dataclass, field

import numpy as np

from noah.arena.selfplay import end_of
from noah.core.actions import TAKE
from noah.core.bits import wide
from noah.core.cards import HELD_KINDS, KIND_SPECIES, KIND_TEARS, SPECIES
from noah.core.deal import deal, new_states
from noah.core.kernel import kernel
from noah.core.layout import DEALING, DRAWING, LOADING, OVER, Ints, States
from noah.core.replay import replay
from noah.game.dealing import packed
from noah.game.verify import codes_of
from noah.notation.errors import RecordError
from noah.notation.options import Options
from noah.notation.record import Record, RoundRecord

DECISIONS, TURNS, PAIRS, TAKEN_BACK, ANIMALS_BACK, LOADED = range(6)
COUNTS = LOADED + len(SPECIES)
ENDS = ("a hand was empty", "no ferry was left", "both at once")
"""The ways to end of ``noah.arena.selfplay`` in words."""


@kernel
def tally(states: States, i: int, actions: Ints, n: int, counts: Ints) -> int:
    """``replay`` a round and count what happens in it.

    Args:
        states: array of STATE, the true ones; changed.
        i: index into it.
        actions: codes as ``replay`` takes them, shape (at least n,).
        n: how many of them.
        counts: shape (COUNTS,), int64; added to.

    Returns:
        How many actions are legal: ``n`` when all are.
    """
    s = states[i]
    for k in range(n):
        phase = wide(s.phase)
        action = wide(actions[k])
        aboard = wide(s.height[wide(s.noah)])
        last = -1
        if phase == LOADING and action < TAKE and aboard > 0:
            last = KIND_SPECIES[wide(s.aboard[wide(s.noah), aboard - 1])]
        if replay(states, i, actions[k:], 1) == 0:
            return k
        if phase != DRAWING:
            counts[DECISIONS] += 1
        if phase == LOADING and action == TAKE:
            counts[TAKEN_BACK] += 1
            counts[ANIMALS_BACK] += aboard
        elif phase == LOADING:
            counts[TURNS] += 1
            counts[LOADED + KIND_SPECIES[action]] += 1
            if last == KIND_SPECIES[action]:
                counts[PAIRS] += 1
    return n


@dataclass
class Rounds:
    """Rounds that were counted together.

    Attributes:
        number: how many.
        counts: DECISIONS, TURNS, PAIRS, TAKEN_BACK, ANIMALS_BACK, and from LOADED on loads by species.
        departures: how many rounds had so many departures.
        ends: how many rounds ended in each way.
        left: cards of each species left in hands at the end.
        lengths: how many rounds took so many decisions.
    """

    number: int = 0
    counts: "np.ndarray[tuple[int], np.dtype[np.int64]]" = field(
        default_factory=lambda: np.zeros(COUNTS, np.int64)
    )
    departures: Counter[int] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)
    left: "np.ndarray[tuple[int], np.dtype[np.int64]]" = field(
        default_factory=lambda: np.zeros(len(SPECIES), np.int64)
    )
    lengths: Counter[int] = field(default_factory=Counter)

    @property
    def tears(self) -> "np.ndarray[tuple[int], np.dtype[np.int64]]":
        """Tears charged for each species in all."""
        each = np.zeros(len(SPECIES), np.int64)
        each[KIND_SPECIES] = KIND_TEARS
        return self.left * each


@dataclass
class Stats:
    """Games of one number of players.

    Attributes:
        players: how many play.
        games: how many games.
        rounds: what happened in all their rounds.
        wins: games won, by place after the seat that began the game; a tie counts for each winner.
        points: final penalty points, by the same place.
        games_of: how many games took so many rounds.
    """

    players: int
    games: int = 0
    rounds: Rounds = field(default_factory=Rounds)
    wins: Counter[int] = field(default_factory=Counter)
    points: Counter[int] = field(default_factory=Counter)
    games_of: Counter[int] = field(default_factory=Counter)

    def add(self, record: Record) -> None:
        """Count one game.

        Raises:
            RecordError: the record disagrees with the rules; nothing of it may be counted on then.
        """
        options = record.game_options()
        states = new_states(1, options.players, ending=options.ending_code)
        states["deck"] = options.deck
        for number, played in enumerate(record.rounds):
            self._add_round(states, played, options, number)
        self.games += 1
        self.games_of[len(record.rounds)] += 1
        first = record.rounds[0].starter
        for seat in range(options.players):
            place = (seat - first) % options.players
            self.points[place] += int(states["scores"][0, seat])
            self.wins[place] += seat in record.winners

    def merge(self, other: "Stats") -> None:
        """Add what ``other``, of as many players, has counted."""
        self.games += other.games
        for mine, theirs in (
            (self.wins, other.wins),
            (self.points, other.points),
            (self.games_of, other.games_of),
            (self.rounds.departures, other.rounds.departures),
            (self.rounds.ends, other.rounds.ends),
            (self.rounds.lengths, other.rounds.lengths),
        ):
            mine.update(theirs)  # type: ignore[arg-type]  # each pair has keys of one type
        self.rounds.number += other.rounds.number
        self.rounds.counts += other.rounds.counts
        self.rounds.left += other.rounds.left

    def _add_round(
        self, states: States, played: RoundRecord, options: Options, number: int
    ) -> None:
        deal(states, 0, packed(played, options), 0)
        codes = codes_of(played.actions)
        before = int(self.rounds.counts[DECISIONS])
        legal = tally(states, 0, codes, len(codes), self.rounds.counts)
        state = states[0]
        if legal < len(codes) or not _ended(states):
            raise RecordError(
                f"rounds[{number}]", "this disagrees with the rules: noah verify says where."
            )
        rounds = self.rounds
        rounds.number += 1
        rounds.lengths[int(rounds.counts[DECISIONS]) - before] += 1
        rounds.departures[int(state.departures)] += 1
        rounds.ends[_end(states, options)] += 1
        hands = state.hands[: options.players].sum(axis=0)
        np.add.at(rounds.left, KIND_SPECIES[:HELD_KINDS], hands)


def _ended(states: States) -> bool:
    return int(states["phase"][0]) in {DEALING, OVER}


def _end(states: States, options: Options) -> str:
    """How a round ended, in a word."""
    if options.players == 1:
        return "won" if int(states["won"][0]) else "lost"
    return ENDS[end_of(states[0])]
