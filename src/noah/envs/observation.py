"""What a seat observes: its view as one flat array of small numbers, the same for all options and players.

``FIELDS`` lists what stands where; docs/environments.md prints it. Seats are counted from the observer: 0 is its own,
1 the next in turn order. Everything is encoded from the seat's view and from what it knows of other hands, so an
observation can hold nothing that the view hides.
"""

from dataclasses import dataclass
from math import prod
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from noah.core.actions import ACTIONS, DOCKS, MOST_ABOARD, SEATS
from noah.core.bits import add_row, copy_row, wide
from noah.core.cards import (
    CARRIES,
    DECKS,
    DECKS_PER_SIZE,
    HELD_KINDS,
    KIND_SPECIES,
    LARGEST_DECK,
    LYING_KINDS,
    SIZES,
    SPECIES,
)
from noah.core.kernel import brief_kernel, kernel
from noah.core.layout import (
    DEALING,
    DRAWING,
    FERRIES,
    FIRST_RESERVE,
    HIDDEN,
    NONE,
    NOT_IN_PLAY,
    OVER,
    PHASES,
    RESERVE,
    Ints,
    Knowledge,
    Knowledges,
    State,
    States,
)
from noah.core.rules import legal_in
from noah.game.view import View

MOST = 255
"""The largest number an observation holds; what is larger shows as this."""
_COPIES = int(DECKS.max())
_OPTIONS = 4
_FERRY_PLACES = DOCKS + 2


@dataclass(frozen=True, slots=True)
class Field:
    """A part of the observation.

    Attributes:
        name: its key in an observation as a dict.
        shape: its shape there.
        high: its largest value; the smallest is 0.
        meaning: what it says.
        start: where it begins in the flat array.
    """

    name: str
    shape: tuple[int, ...]
    high: int
    meaning: str
    start: int = 0

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)

    @property
    def stop(self) -> int:
        """Where it ends in the flat array."""
        return self.start + self.size


def _placed(*fields: Field) -> tuple[Field, ...]:
    """The fields one after the other."""
    placed: list[Field] = []
    for field in fields:
        start = placed[-1].stop if placed else 0
        placed.append(Field(field.name, field.shape, field.high, field.meaning, start))
    return tuple(placed)


FIELDS = _placed(
    Field("phase", (len(PHASES),), 1, f"one of {', '.join(PHASES)}"),
    Field("acts", (1,), 1, "whether the observer is to act"),
    Field("turn", (SEATS,), 1, "the seat whose turn it is"),
    Field("players", (SEATS,), 1, "how many play: 1 to 5"),
    Field(
        "options",
        (_OPTIONS,),
        1,
        "whether on: ending `reach26`, frogs, crocodiles, roommates ferry",
    ),
    Field("solo", (SIZES,), 1, "alone the level: beginner, advanced, expert"),
    Field("round", (1,), MOST, "the round's number, from 1"),
    Field("noah", (DOCKS,), 1, "Noah's dock"),
    Field("reserve", (1,), RESERVE, "ferries in the reserve"),
    Field("departures", (1,), FERRIES, "ferries that left in this round"),
    Field("owed", (1,), SEATS - 1, "cards still to give"),
    Field("again", (1,), 1, "whether the loaded animal makes a pair"),
    Field("closing", (1,), 1, "whether the round ends with this turn, the reserve being empty"),
    Field(
        "roommates",
        (_FERRY_PLACES,),
        1,
        "the roommates ferry: docks 0 to 4, next of the reserve, deeper in the reserve",
    ),
    Field("target", (SEATS,), 1, "the seat that a giraffe or lion has chosen in this turn"),
    Field("loaded", (LYING_KINDS,), 1, "the lying kind loaded in this turn"),
    Field("loaded_dock", (DOCKS,), 1, "the dock where it was loaded"),
    Field("ferry", (DOCKS,), 1, "whether a ferry lies at the dock"),
    Field("weight", (DOCKS,), CARRIES, "what the animals aboard weigh"),
    Field("room", (DOCKS,), CARRIES, "how much the ferry still carries"),
    Field("height", (DOCKS,), MOST_ABOARD, "how many animals are aboard"),
    Field("takes", (DOCKS, 2), 1, "whether the sex rule lets a male, a female aboard"),
    Field("last", (DOCKS, len(SPECIES)), 1, "the species of the animal that lies last"),
    Field(
        "aboard",
        (DOCKS, MOST_ABOARD),
        LYING_KINDS,
        "1 + the lying kind of each animal, first loaded first; 0 above",
    ),
    Field("scores", (SEATS,), MOST, "penalty points, by seat"),
    Field("cards", (SEATS,), LARGEST_DECK, "cards in each hand, by seat"),
    Field("hand", (HELD_KINDS,), _COPIES, "copies of each held kind in the observer's hand"),
    Field(
        "known",
        (SEATS - 1, HELD_KINDS),
        _COPIES,
        "copies that the other hands hold at least, from the next seat on; all of them once laid open",
    ),
    Field("gone", (HELD_KINDS,), _COPIES, "animals that left on ferries in this round"),
    Field("stock", (1,), LARGEST_DECK, "cards in the stock; for two and more the unseen rest"),
    Field("seen", (HELD_KINDS,), _COPIES, "alone: discards that were seen in the stock before"),
    Field(
        "top",
        (LARGEST_DECK,),
        HELD_KINDS,
        "alone: 1 + the held kind of each card of the stock, top first; 0 where it is not known",
    ),
)
"""Every part of an observation, in order."""
SIZE = FIELDS[-1].stop
"""Numbers in an observation."""
HIGH = np.concatenate([np.full(field.size, field.high, np.uint8) for field in FIELDS])
"""The largest value of each number, shape (SIZE,)."""

OBSERVATION = np.dtype(
    (
        np.record,
        np.dtype([(f.name, np.uint8, () if f.size == 1 else f.shape) for f in FIELDS]),
    )
)
"""An observation as a record of ``FIELDS``, those of one number as scalars: the same bytes as the flat array."""

Observation = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.int8]
Records: TypeAlias = npt.NDArray[Any]
"""A one-dimensional array of OBSERVATION records."""
Record: TypeAlias = Any
"""One of them."""

_NOTHING = np.zeros(1, OBSERVATION)


_LIES = np.tril(np.ones((MOST_ABOARD + 1, MOST_ABOARD), np.uint8), -1)
"""For [height, place] 1 where an animal lies."""


def records(observations: Observation) -> Records:
    """The rows of contiguous ``observations``, shape (n, SIZE), as records: shape (n,), the same memory."""
    return observations.view(OBSERVATION)[:, 0]


@kernel
def encode_in(s: State, seat: int, k: Knowledge, roommates: bool, out: Records, row: int) -> None:
    """Write what ``seat`` observes.

    Args:
        s: the view of ``seat``; a true state shows everything.
        seat: 0 to 4.
        k: what it knows of other hands.
        roommates: whether one of the eight ferries is the roommates.
        out: array of OBSERVATION, shape (n,); a row is overwritten.
        row: which one.
    """
    out[row] = _NOTHING[0]
    o = out[row]
    players = wide(s.players)
    _encode_moment(s, seat, players, o)
    _encode_options(s, players, roommates, o)
    _encode_ferries(s, o)
    _encode_hands(s, seat, players, k, o)
    _encode_rest(s, players, o)


@kernel
def _place(seat: int, observer: int, players: int) -> int:
    """How many places after the observer ``seat`` sits."""
    place = seat - observer
    return place if place >= 0 else place + players


@kernel
def _encode_moment(s: State, seat: int, players: int, o: Record) -> None:
    """What is going on: the phase, whose turn it is, what is pending."""
    turn = wide(s.turn)
    phase = wide(s.phase)
    o.phase[phase] = 1
    o.acts = turn == seat and phase not in (DEALING, DRAWING, OVER)
    o.turn[_place(turn, seat, players)] = 1
    o.round = min(MOST, wide(s.round_n))
    o.noah[wide(s.noah)] = 1
    o.reserve = s.reserve
    o.departures = s.departures
    o.owed = s.owed
    o.again = s.again
    o.closing = s.closing
    ferry = wide(s.roommates)
    if ferry < FIRST_RESERVE:
        o.roommates[ferry] = 1
    elif ferry != NOT_IN_PLAY:
        o.roommates[DOCKS + (ferry != FERRIES - wide(s.reserve))] = 1
    if wide(s.target) != NONE:
        o.target[_place(wide(s.target), seat, players)] = 1
    if wide(s.loaded) != NONE:
        o.loaded[wide(s.loaded)] = 1
        o.loaded_dock[wide(s.loaded_dock)] = 1


@kernel
def _encode_options(s: State, players: int, roommates: bool, o: Record) -> None:
    """What was agreed before the game."""
    deck = wide(s.deck)
    o.players[players - 1] = 1
    o.options[0] = s.ending
    o.options[1] = (deck >> 1) & 1
    o.options[2] = deck & 1
    o.options[3] = roommates
    if players == 1:
        o.solo[deck // DECKS_PER_SIZE] = 1


@kernel
def _encode_ferries(s: State, o: Record) -> None:
    """What lies at each dock, and what may come aboard by the sex rule. Where no ferry lies, nothing is aboard."""
    for dock in range(DOCKS):
        carries = wide(s.carries[dock])
        height = wide(s.height[dock])
        weight = wide(s.weight[dock])
        o.ferry[dock] = carries > 0
        o.weight[dock] = weight
        o.room[dock] = max(0, carries - weight)
        o.height[dock] = height
        sex = wide(s.aboard[dock, max(0, height - 2)]) & 1
        o.takes[dock, 0] = (carries > 0) & ((height < 2) | (sex == 0))
        o.takes[dock, 1] = (carries > 0) & ((height < 2) | (sex == 1))
        copy_row(o.aboard[dock], s.aboard[dock])
        add_row(o.aboard[dock], _LIES[height], MOST_ABOARD)
        o.last[dock, KIND_SPECIES[wide(s.aboard[dock, max(0, height - 1)])]] = height > 0


@kernel
def _encode_hands(s: State, seat: int, players: int, k: Knowledge, o: Record) -> None:
    """Penalty points, the own hand, and what is known of the others'."""
    for place in range(players):
        other = seat + place
        if other >= players:
            other -= players
        o.scores[place] = min(MOST, wide(s.scores[other]))
        o.cards[place] = s.hand_n[other]
        hidden = wide(s.hands[other, 0]) == HIDDEN
        if place == 0:
            if not hidden:
                copy_row(o.hand, s.hands[other])
        elif hidden:
            copy_row(o.known[place - 1], k.bounds[other])
        else:
            copy_row(o.known[place - 1], s.hands[other])


@kernel
def _encode_rest(s: State, players: int, o: Record) -> None:
    """The cards that are out of play, and the stock."""
    copy_row(o.gone, s.gone)
    stock = wide(s.stock_n)
    o.stock = stock
    if players > 1:
        return
    if wide(s.seen[0]) != HIDDEN:
        copy_row(o.seen, s.seen)
    for place in range(stock):
        kind = wide(s.stock[stock - 1 - place])
        if kind == HIDDEN:
            break
        o.top[place] = kind + 1


@kernel
def mask_legal(s: State, seat: int, scratch: Ints, out: Ints, row: int) -> None:
    """Write ones for the actions that ``seat`` may play in its view ``s``, zeros for all others.

    Args:
        s: the view, or the true state.
        seat: 0 to 4.
        scratch: shape (343,), any integer type; overwritten.
        out: shape (n, 343), int8; a row is overwritten.
        row: which one.
    """
    out[row, :] = 0
    if seat == wide(s.turn) and wide(s.phase) != DRAWING:
        for n in range(legal_in(s, scratch)):
            out[row, wide(scratch[n])] = 1


@brief_kernel
def encode(
    views: States,
    i: int,
    seat: int,
    knowledges: Knowledges,
    k: int,
    roommates: bool,
    observations: Records,
    masks: Ints,
) -> None:
    """``encode_in`` and ``mask_legal`` of one view into the first rows, for use from Python."""
    encode_in(views[i], seat, knowledges[k], roommates, observations, 0)
    mask_legal(views[i], seat, np.empty(ACTIONS, np.int16), masks, 0)


def observe(view: View) -> tuple[Observation, Mask]:
    """What the seat of ``view`` observes, and its mask of legal actions: zeros when it does not act.

    Args:
        view: of a seat; a watcher observes nothing here.

    Returns:
        Shapes (SIZE,), uint8, and (343,), int8.
    """
    observation, mask = np.empty((1, SIZE), np.uint8), np.empty((1, ACTIONS), np.int8)
    seat = 0 if view.seat is None else view.seat
    encode(
        view.state, 0, seat, view.knowledge, 0, view.options.roommates, records(observation), mask
    )
    return observation[0], mask[0]


def named(observation: npt.NDArray[Any]) -> dict[str, npt.NDArray[Any]]:
    """An observation as a dict of ``FIELDS``: views into the array, without copies.

    Args:
        observation: shape (SIZE,), or (n, SIZE) for many.
    """
    lead = observation.shape[:-1]
    return {
        field.name: observation[..., field.start : field.stop].reshape(*lead, *field.shape)
        for field in FIELDS
    }
