"""``check``: everything that is broken in a position, at once."""

from enum import IntFlag

import numpy as np

from noah.core.actions import DOCKS, MOST_ABOARD, SEATS
from noah.core.bits import wide
from noah.core.cards import (
    CARRIES,
    CARRIES_WITH_WOODPECKER,
    DECKS,
    HELD_KINDS,
    KIND_HELD,
    KIND_SPECIES,
    KIND_WEIGHT,
    LARGEST_DECK,
    LYING_KINDS,
    WOODPECKER,
)
from noah.core.ferries import load_mask
from noah.core.kernel import kernel
from noah.core.layout import (
    DEALING,
    DRAWING,
    FERRIES,
    FLEEING,
    GIVING,
    LIFTING,
    LOADING,
    NONE,
    NOT_IN_PLAY,
    ORDERING,
    OVER,
    PEEKING,
    RESERVE,
    RETURNING,
    SAILING,
    SWAPPING,
    State,
    States,
)


class Fault(IntFlag):
    """One bit for each invariant of a position."""

    RANGE = 1
    """A field is outside the range that ``layout`` gives; the other invariants are then not judged."""
    HANDS = 2
    """The size of a hand, or its bit mask, is not that of its cards."""
    CARDS = 4
    """The cards of hands, ferries, stock and those gone are not the deck's."""
    WEIGHT = 8
    """What a ferry weighs or carries is not what its animals say, or it weighs more than it carries."""
    SEQUENCE = 16
    """The animals of a ferry are neither of one sex nor alternating."""
    ROOMMATES = 32
    """A species is aboard the roommates ferry twice."""
    RESERVE = 64
    """Reserve, departures, docks without a ferry and the place of the roommates do not fit together."""
    PENDING = 128
    """What is pending does not fit the phase."""
    EMPTY_HAND = 256
    """A turn begins while a hand is empty, though that ends the round."""
    BLANK = 512
    """An unused place (above a ferry's animals, above the stock) is not 0."""
    FULL = 1024
    """A turn begins while a ferry has reached what it carries, though it has left then."""
    LOST = 2048
    """Alone a turn begins in which nothing can be loaded, though the game is lost then."""


(
    RANGE,
    HANDS,
    CARDS,
    WEIGHT,
    SEQUENCE,
    ROOMMATES,
    RESERVE_FAULT,
    PENDING,
    EMPTY_HAND,
    BLANK,
    FULL,
    LOST,
) = (int(fault) for fault in Fault)


@kernel
def check(states: States, i: int) -> int:
    """The faults of the true state ``states[i]`` as bits of ``Fault``; 0 when there are none.

    Before the first deal only the ranges are judged.

    Args:
        states: array of STATE, not views.
        i: index into it.
    """
    s = states[i]
    if not _in_range(s):
        return RANGE
    if wide(s.round_n) == 0:
        return 0
    faults = 0
    if not _hands_agree(s):
        faults |= HANDS
    if not _cards_are_the_deck(s):
        faults |= CARDS
    if not _blank(s):
        faults |= BLANK
    missing = 0
    for dock in range(DOCKS):
        missing += wide(s.carries[dock]) == 0
        faults |= _ferry_faults(s, dock)
    replaced = wide(s.departures) - missing
    if replaced != RESERVE - wide(s.reserve) or (missing > 0 and wide(s.reserve) > 0):
        faults |= RESERVE_FAULT
    if not _roommates_have_a_place(s):
        faults |= RESERVE_FAULT
    if not _pending_fits(s):
        faults |= PENDING
    if wide(s.phase) == LOADING:
        faults |= _turn_faults(s, faults)
    return faults


@kernel
def _roommates_have_a_place(s: State) -> bool:
    place = wide(s.roommates)
    if place < DOCKS:
        return wide(s.carries[place]) > 0
    return place >= FERRIES - wide(s.reserve)


@kernel
def _turn_faults(s: State, others: int) -> int:
    """What cannot be when a turn begins; ``others`` are the faults found so far."""
    faults = 0
    if wide(s.players) == 1:
        # What may be loaded is not defined for weights that no ferry can have.
        if not others & WEIGHT and load_mask(s) == 0:
            faults |= LOST
    else:
        for seat in range(wide(s.players)):
            if wide(s.hand_n[seat]) == 0:
                faults |= EMPTY_HAND
    for dock in range(DOCKS):
        if wide(s.height[dock]) > 0 and s.weight[dock] == s.carries[dock]:
            faults |= FULL
    return faults


@kernel
def _in_range(s: State) -> bool:
    players = wide(s.players)
    fine = (
        1 <= players <= SEATS
        and wide(s.deck) < len(DECKS)
        and wide(s.ending) < 2
        and wide(s.phase) <= OVER
    )
    fine = fine and wide(s.turn) < players and wide(s.noah) < DOCKS and wide(s.reserve) <= RESERVE
    fine = fine and wide(s.departures) <= FERRIES and wide(s.roommates) <= NOT_IN_PLAY
    fine = fine and (wide(s.target) < players or wide(s.target) == NONE)
    fine = fine and (wide(s.loaded) < LYING_KINDS or wide(s.loaded) == NONE)
    fine = fine and (wide(s.loaded_dock) < DOCKS or wide(s.loaded_dock) == NONE)
    fine = fine and wide(s.stock_n) <= LARGEST_DECK and wide(s.known) <= wide(s.stock_n)
    for dock in range(DOCKS):
        fine = fine and wide(s.height[dock]) <= MOST_ABOARD
        if fine:
            for place in range(wide(s.height[dock])):
                fine = fine and wide(s.aboard[dock, place]) < LYING_KINDS
    if fine:
        for place in range(wide(s.stock_n)):
            fine = fine and wide(s.stock[place]) < HELD_KINDS
    for seat in range(SEATS):
        fine = fine and wide(s.scores[seat]) >= 0
    return fine


@kernel
def _hands_agree(s: State) -> bool:
    for seat in range(SEATS):
        size = 0
        mask = 0
        for held in range(HELD_KINDS):
            copies = wide(s.hands[seat, held])
            size += copies
            if copies:
                mask |= 1 << held
        if size != wide(s.hand_n[seat]) or mask != wide(s.held[seat]):
            return False
    return True


@kernel
def _cards_are_the_deck(s: State) -> bool:
    count = np.zeros(HELD_KINDS, np.int64)
    for held in range(HELD_KINDS):
        count[held] = wide(s.gone[held]) + wide(s.seen[held]) + wide(s.discarded[held])
        for seat in range(SEATS):
            count[held] += wide(s.hands[seat, held])
    for dock in range(DOCKS):
        for place in range(wide(s.height[dock])):
            count[KIND_HELD[wide(s.aboard[dock, place])]] += 1
    for place in range(wide(s.stock_n)):
        count[wide(s.stock[place])] += 1
    if wide(s.phase) == FLEEING and wide(s.loaded) != NONE:
        count[KIND_HELD[wide(s.loaded)]] += 1
    for held in range(HELD_KINDS):
        if count[held] != DECKS[wide(s.deck), held]:
            return False
    return True


@kernel
def _blank(s: State) -> bool:
    for dock in range(DOCKS):
        for place in range(wide(s.height[dock]), MOST_ABOARD):
            if wide(s.aboard[dock, place]) != 0:
                return False
    for place in range(wide(s.stock_n), LARGEST_DECK):
        if wide(s.stock[place]) != 0:
            return False
    return wide(s.blank) == 0


@kernel
def _ferry_faults(s: State, dock: int) -> int:
    faults = 0
    weight = 0
    woodpecker = False
    species = 0
    height = wide(s.height[dock])
    for place in range(height):
        kind = wide(s.aboard[dock, place])
        weight += KIND_WEIGHT[kind]
        woodpecker |= KIND_SPECIES[kind] == WOODPECKER
        if place >= 2 and (kind ^ wide(s.aboard[dock, place - 2])) & 1:
            faults |= SEQUENCE
        if wide(s.roommates) == dock and (species >> KIND_SPECIES[kind]) & 1:
            faults |= ROOMMATES
        species |= 1 << KIND_SPECIES[kind]
    carries = CARRIES_WITH_WOODPECKER if woodpecker else CARRIES
    if wide(s.carries[dock]) == 0:
        carries = 0
    if weight != wide(s.weight[dock]) or carries != wide(s.carries[dock]) or weight > carries:
        faults |= WEIGHT
    return faults


@kernel
def _pending_fits(s: State) -> bool:
    phase = wide(s.phase)
    if phase == OVER:
        return True
    loaded = wide(s.loaded) != NONE and wide(s.loaded_dock) != NONE
    if phase in (LOADING, DEALING):
        return (
            wide(s.loaded) == NONE
            and wide(s.owed) == 0
            and wide(s.again) == 0
            and wide(s.closing) == 0
        )
    if phase == GIVING:
        return loaded and 0 < wide(s.owed) <= min(wide(s.departures), wide(s.hand_n[wide(s.turn)]))
    if phase in (DRAWING, RETURNING):
        return loaded and wide(s.target) != NONE and wide(s.target) != wide(s.turn)
    if phase in (ORDERING, LIFTING):
        return loaded and wide(s.players) == 1
    if phase in (FLEEING, PEEKING, SWAPPING):
        return loaded and wide(s.players) > 1
    return loaded and phase == SAILING
