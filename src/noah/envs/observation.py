"""What a seat observes: its view as one flat array of small numbers, the same for all options and players.

``FIELDS`` lists what stands where; docs/environments.md prints it. Seats are counted from the observer: 0 is its own,
1 the next in turn order. Everything is encoded from the seat's view and from what it knows of other hands, so an
observation can hold nothing that the view hides.
"""

from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np
import numpy.typing as npt

from noah.core.actions import ACTIONS, DOCKS, MOST_ABOARD, SEATS
from noah.core.bits import wide
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
_AT = {field.name: field.start for field in FIELDS}
SIZE = FIELDS[-1].stop
"""Numbers in an observation."""
HIGH = np.concatenate([np.full(field.size, field.high, np.uint8) for field in FIELDS])
"""The largest value of each number, shape (SIZE,)."""

Observation = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.int8]

_PHASE, _ACTS, _TURN, _PLAYERS = _AT["phase"], _AT["acts"], _AT["turn"], _AT["players"]
_OPTIONS_AT, _SOLO, _ROUND, _NOAH = _AT["options"], _AT["solo"], _AT["round"], _AT["noah"]
_RESERVE, _DEPARTURES, _OWED = _AT["reserve"], _AT["departures"], _AT["owed"]
_AGAIN, _CLOSING, _ROOMMATES = _AT["again"], _AT["closing"], _AT["roommates"]
_TARGET, _LOADED, _LOADED_DOCK = _AT["target"], _AT["loaded"], _AT["loaded_dock"]
_FERRY, _WEIGHT, _ROOM, _HEIGHT = _AT["ferry"], _AT["weight"], _AT["room"], _AT["height"]
_TAKES, _LAST, _ABOARD = _AT["takes"], _AT["last"], _AT["aboard"]
_SCORES, _CARDS, _HAND, _KNOWN = _AT["scores"], _AT["cards"], _AT["hand"], _AT["known"]
_GONE, _STOCK, _SEEN, _TOP = _AT["gone"], _AT["stock"], _AT["seen"], _AT["top"]


@kernel
def encode_in(s: State, seat: int, k: Knowledge, roommates: bool, out: Ints, row: int) -> None:
    """Write what ``seat`` observes.

    Args:
        s: the view of ``seat``; a true state shows everything.
        seat: 0 to 4.
        k: what it knows of other hands.
        roommates: whether one of the eight ferries is the roommates.
        out: shape (n, SIZE), uint8; a row is overwritten.
        row: which one.
    """
    out[row, :] = 0
    players = wide(s.players)
    _encode_moment(s, seat, players, out, row)
    _encode_options(s, players, roommates, out, row)
    _encode_ferries(s, out, row)
    _encode_hands(s, seat, players, k, out, row)
    _encode_rest(s, players, out, row)


@kernel
def _place(seat: int, observer: int, players: int) -> int:
    """How many places after the observer ``seat`` sits."""
    place = seat - observer
    return place if place >= 0 else place + players


@kernel
def _encode_moment(s: State, seat: int, players: int, out: Ints, row: int) -> None:
    """What is going on: the phase, whose turn it is, what is pending."""
    turn = wide(s.turn)
    phase = wide(s.phase)
    out[row, _PHASE + phase] = 1
    out[row, _ACTS] = turn == seat and phase not in (DEALING, DRAWING, OVER)
    out[row, _TURN + _place(turn, seat, players)] = 1
    out[row, _ROUND] = min(MOST, wide(s.round_n))
    out[row, _NOAH + wide(s.noah)] = 1
    out[row, _RESERVE] = s.reserve
    out[row, _DEPARTURES] = s.departures
    out[row, _OWED] = s.owed
    out[row, _AGAIN] = s.again
    out[row, _CLOSING] = s.closing
    ferry = wide(s.roommates)
    if ferry < FIRST_RESERVE:
        out[row, _ROOMMATES + ferry] = 1
    elif ferry != NOT_IN_PLAY:
        out[row, _ROOMMATES + DOCKS + (ferry != FERRIES - wide(s.reserve))] = 1
    if wide(s.target) != NONE:
        out[row, _TARGET + _place(wide(s.target), seat, players)] = 1
    if wide(s.loaded) != NONE:
        out[row, _LOADED + wide(s.loaded)] = 1
        out[row, _LOADED_DOCK + wide(s.loaded_dock)] = 1


@kernel
def _encode_options(s: State, players: int, roommates: bool, out: Ints, row: int) -> None:
    """What was agreed before the game."""
    deck = wide(s.deck)
    out[row, _PLAYERS + players - 1] = 1
    out[row, _OPTIONS_AT] = s.ending
    out[row, _OPTIONS_AT + 1] = (deck >> 1) & 1
    out[row, _OPTIONS_AT + 2] = deck & 1
    out[row, _OPTIONS_AT + 3] = roommates
    if players == 1:
        out[row, _SOLO + deck // DECKS_PER_SIZE] = 1


@kernel
def _encode_ferries(s: State, out: Ints, row: int) -> None:
    """What lies at each dock, and what may come aboard by the sex rule."""
    for dock in range(DOCKS):
        carries = wide(s.carries[dock])
        if carries == 0:
            continue
        height = wide(s.height[dock])
        weight = wide(s.weight[dock])
        out[row, _FERRY + dock] = 1
        out[row, _WEIGHT + dock] = weight
        out[row, _ROOM + dock] = max(0, carries - weight)
        out[row, _HEIGHT + dock] = height
        takes = _TAKES + 2 * dock
        if height < 2:
            out[row, takes] = 1
            out[row, takes + 1] = 1
        else:
            out[row, takes + (wide(s.aboard[dock, height - 2]) & 1)] = 1
        first = _ABOARD + MOST_ABOARD * dock
        kind = 0
        for place in range(height):
            kind = wide(s.aboard[dock, place])
            out[row, first + place] = kind + 1
        if height > 0:
            out[row, _LAST + len(SPECIES) * dock + KIND_SPECIES[kind]] = 1


@kernel
def _encode_hands(s: State, seat: int, players: int, k: Knowledge, out: Ints, row: int) -> None:
    """Penalty points, the own hand, and what is known of the others'."""
    for place in range(players):
        other = seat + place
        if other >= players:
            other -= players
        out[row, _SCORES + place] = min(MOST, wide(s.scores[other]))
        out[row, _CARDS + place] = s.hand_n[other]
        if place == 0:
            if wide(s.hands[other, 0]) != HIDDEN:
                for kind in range(HELD_KINDS):
                    out[row, _HAND + kind] = s.hands[other, kind]
            continue
        first = _KNOWN + HELD_KINDS * (place - 1)
        if wide(s.hands[other, 0]) != HIDDEN:
            for kind in range(HELD_KINDS):
                out[row, first + kind] = s.hands[other, kind]
        else:
            for kind in range(HELD_KINDS):
                out[row, first + kind] = k.bounds[other, kind]


@kernel
def _encode_rest(s: State, players: int, out: Ints, row: int) -> None:
    """The cards that are out of play, and the stock."""
    for kind in range(HELD_KINDS):
        out[row, _GONE + kind] = s.gone[kind]
    stock = wide(s.stock_n)
    out[row, _STOCK] = stock
    if players > 1:
        return
    if wide(s.seen[0]) != HIDDEN:
        for kind in range(HELD_KINDS):
            out[row, _SEEN + kind] = s.seen[kind]
    for place in range(stock):
        kind = wide(s.stock[stock - 1 - place])
        if kind == HIDDEN:
            break
        out[row, _TOP + place] = kind + 1


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
    observations: Ints,
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
    encode(view.state, 0, seat, view.knowledge, 0, view.options.roommates, observation, mask)
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
