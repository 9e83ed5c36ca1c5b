"""Random games by the thousand, compiled: every position is checked, and what happens is counted."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from noah.core.actions import ACTIONS, SEATS
from noah.core.batch import deal_space
from noah.core.bits import wide
from noah.core.chance import Generator, generator
from noah.core.check import check
from noah.core.deal import deal_in, shuffle_in
from noah.core.kernel import kernel
from noah.core.knowledge import forget, observe
from noah.core.layout import (
    DEALING,
    KNOWLEDGE,
    OBSERVERS,
    OVER,
    STATE,
    WATCHER,
    Deals,
    Ints,
    Knowledges,
    States,
)
from noah.core.playout import random_action
from noah.core.resample import resample
from noah.core.rules import apply_in, legal_in
from noah.core.view import legal_for, view
from noah.notation.options import Options
from noah.testing.failure import fail
from noah.testing.happenings import NAMES, note
from noah.testing.hidden import shuffle_hidden
from noah.testing.random_game import before_deal
from noah.testing.secrecy import name_of

FINE, BROKEN, NOTHING_LEGAL, UNORDERED, BOUNDS, VIEW, RESAMPLE, LEGAL_BY_VIEW, ENDLESS = range(9)
_FAULTS = (
    "",
    "The position is broken",
    "Nothing is legal, and the game is not over",
    "Legal actions are not ascending ids",
    "An observer counts on cards that a hand does not hold",
    "Hidden cards show in the view",
    "A state resampled from the view is broken, or gives another view",
    "By the view, or by a state resampled from it, other actions are legal",
    "The game does not end",
)
_GAME, _BEFORE, _OTHER, _VIEW, _RESAMPLED, _AGAIN, _WORK = range(7)
_LONGEST_GAME = 100_000


@kernel
def _plain_fault(work: States, knowledges: Knowledges, scratch: Ints) -> int:
    """What is wrong with the game's position, or with what its observers know."""
    s = work[_GAME]
    if check(work, _GAME):
        return BROKEN
    n = legal_in(s, scratch)
    if (n == 0) != (wide(s.phase) == OVER or wide(s.phase) == DEALING):
        return NOTHING_LEGAL
    for place in range(n):
        least = wide(scratch[place - 1]) + 1 if place else 0
        if not least <= wide(scratch[place]) < ACTIONS:
            return UNORDERED
    for observer in range(OBSERVERS):
        bounds = knowledges[observer].bounds
        for seat in range(SEATS):
            for held in range(bounds.shape[1]):
                if wide(bounds[seat, held]) > wide(s.hands[seat, held]):
                    return BOUNDS
    return FINE


@kernel
def _equal(raw: Ints, i: int, j: int) -> bool:
    different = 0
    for place in range(raw.shape[1]):
        different += raw[i, place] != raw[j, place]
    return different == 0


@kernel
def _secrecy_fault(
    work: States, raw: Ints, knowledges: Knowledges, observer: int, rng: Generator, scratch: Ints
) -> int:
    """What is wrong with the view of ``observer`` or with a state resampled from it."""
    view(work, _GAME, observer, work, _VIEW)
    work[_OTHER] = work[_GAME]
    shuffle_hidden(work, _OTHER, observer, rng)
    view(work, _OTHER, observer, work, _AGAIN)
    if not _equal(raw, _VIEW, _AGAIN):
        return VIEW
    resample(work, _VIEW, observer, knowledges, observer, rng, work, _RESAMPLED)
    if check(work, _RESAMPLED):
        return RESAMPLE
    view(work, _RESAMPLED, observer, work, _AGAIN)
    if not _equal(raw, _VIEW, _AGAIN):
        return RESAMPLE
    true, seen, dealt = scratch[0], scratch[1], scratch[2]
    n = legal_for(work, _GAME, observer, true)
    if legal_for(work, _VIEW, observer, seen) != n or n != legal_for(
        work, _RESAMPLED, observer, dealt
    ):
        return LEGAL_BY_VIEW
    for place in range(n):
        if true[place] != seen[place] or true[place] != dealt[place]:
            return LEGAL_BY_VIEW
    return FINE


@kernel
def _survey(
    first: States,
    roommates: bool,
    games: int,
    every: int,
    rng: Generator,
    deals: Deals,
    work: States,
    raw: Ints,
    knowledges: Knowledges,
    counts: Ints,
    where: Ints,
) -> int:
    """Play ``games`` games from ``first[0]``; the first fault found, with game, ply and observer in ``where``."""
    scratch = np.empty((3, ACTIONS), np.int16)
    s = work[_GAME]
    for game in range(games):
        work[_GAME] = first[0]
        where[0] = game
        ply = 0
        while wide(s.phase) != OVER:
            where[1] = ply
            if wide(s.phase) == DEALING:
                shuffle_in(s, roommates, rng, deals[0])
                deal_in(s, deals[0])
                forget(knowledges)
            else:
                work[_BEFORE] = work[_GAME]
                action = random_action(s, rng, scratch[0])
                observe(knowledges, work, _GAME, action)
                apply_in(s, action)
                note(work[_BEFORE], action, s, counts)
            fault = _plain_fault(work, knowledges, scratch[0])
            if fault:
                return fault
            if ply % every == 0 and wide(s.phase) != OVER and wide(s.phase) != DEALING:
                for observer in range(wide(s.players) + 1):
                    where[2] = WATCHER if observer == wide(s.players) else observer
                    fault = _secrecy_fault(work, raw, knowledges, where[2], rng, scratch)
                    if fault:
                        return fault
            ply += 1
            if ply > _LONGEST_GAME:
                return ENDLESS
    return FINE


@dataclass(frozen=True, slots=True)
class Survey:
    """What was found in many games.

    Attributes:
        games: how many were played.
        counts: how often each thing of ``noah.testing.happenings.NAMES`` happened.
    """

    games: int
    counts: dict[str, int]


def survey(options: Options, games: int, seed: Any, every: int = 5) -> Survey:
    """Play many random games, check them, and count what happens in them.

    At every position the cards are conserved and all invariants hold, something is legal before the end, and what
    observers know is true. At every so many-th ply of each game, for every seat and a watcher: the view is the same
    byte for byte when the hidden cards are others, and a state resampled from it is sound, gives the same view and
    the same legal actions.

    Args:
        options: what is played.
        games: how many games.
        seed: what ``noah.core.chance.generator`` takes.
        every: how many plies apart the positions are at which views are checked.

    Raises:
        AssertionError: a check failed; the message has the position.
    """
    work = np.zeros(_WORK, STATE)
    counts, where = np.zeros(len(NAMES), np.int64), np.zeros(3, np.int64)
    fault = _survey(
        before_deal(options),
        options.roommates,
        games,
        every,
        generator(seed),
        deal_space(),
        work,
        work.view(np.uint8).reshape(_WORK, STATE.itemsize),
        np.zeros(OBSERVERS, KNOWLEDGE),
        counts,
        where,
    )
    if fault:
        game, ply, observer = where.tolist()
        who = f" for {name_of(observer)}" if fault in {VIEW, RESAMPLE, LEGAL_BY_VIEW} else ""
        fail(
            work, _GAME, f"{_FAULTS[fault]}{who} (seed {seed}, game {game}, ply {ply}, {options})."
        )
    return Survey(games, dict(zip(NAMES, counts.tolist(), strict=True)))
