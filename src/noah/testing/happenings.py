"""What can happen in a game, and a compiled observer that notices it: verbs, phases, species, powers, ends."""

from enum import IntEnum

import numpy as np

from noah.core.actions import BLOCKS, KEEP, LIFT, LOAD, MOST_ABOARD, TAKE
from noah.core.bits import wide
from noah.core.cards import (
    CARRIES,
    CARRIES_WITH_WOODPECKER,
    CROCODILE,
    DONKEY,
    FROG,
    GIRAFFE,
    KIND_SPECIES,
    KIND_WEIGHT,
    LION,
    LYING_KINDS,
    SNAIL,
    SPECIES,
    WOODPECKER,
)
from noah.core.kernel import kernel
from noah.core.layout import (
    DEALING,
    FLEEING,
    GAME_ROUNDS,
    GIVING,
    LIFTING,
    LOADING,
    NONE,
    ORDERING,
    OVER,
    PHASES,
    REACH26,
    RESERVE,
    Ints,
    State,
)
from noah.core.reasons import ROOMMATES, why_not_load

VERB_OF_ID = np.array(
    [verb for verb, (_, first, end) in enumerate(BLOCKS) for _ in range(first, end)], np.int64
)


class Happening(IntEnum):
    """What can happen beside playing each verb, being in each phase and loading each species."""

    SNAIL_AS_MALE = 0
    SNAIL_AS_FEMALE = 1
    FROG_AT_1 = 2
    FROG_AT_2 = 3
    FROG_AT_3 = 4
    FROG_AT_4 = 5
    FROG_AT_5 = 6
    CROCODILE_FRIGHTENS = 7
    CROCODILE_ON_EMPTY_FERRY = 8
    CROCODILE_AT_ZERO_POINTS = 9
    CROCODILE_WITH_POINTS = 10
    WOODPECKER_FLEES = 11
    WOODPECKER_LOWERS = 12
    WOODPECKERS_FERRY_LEAVES = 13
    DONKEY_HOLDS_NOAH = 14
    DONKEY_ON_NEW_FERRY = 15
    PAIR = 16
    PAIR_AFTER_FLIGHT = 17
    TAKE_BACK = 18
    REFUSED_BY_ROOMMATES = 19
    ROOMMATES_ARRIVE = 20
    ROOMMATES_LEAVE = 21
    FIRST_DEPARTURE = 22
    SECOND_DEPARTURE = 23
    THIRD_DEPARTURE = 24
    FOURTH_DEPARTURE = 25
    GIFTS_CUT_BY_SMALL_HAND = 26
    ROUND_ENDS_WITH_EMPTY_HAND = 27
    ROUND_ENDS_WITH_FOURTH_DEPARTURE = 28
    ROUND_ENDS_WITH_BOTH = 29
    PAIR_AT_END_OF_ROUND = 30
    GAME_ENDS_AFTER_THREE_ROUNDS = 31
    GAME_ENDS_AT_26_EARLIER = 32
    GAME_ENDS_AT_26_LATER = 33
    TIE = 34
    ALONE_ORDER_OF_THREE = 35
    ALONE_ORDER_OF_TWO = 36
    ALONE_ORDER_OF_ONE = 37
    ALONE_GIRAFFE_WITHOUT_STOCK = 38
    ALONE_LION_WITHOUT_PREY = 39
    ALONE_LIFT_FROM_THE_MIDDLE = 40
    ALONE_LIFT_KEEPS_FERRY = 41
    ALONE_WOODPECKER_LIFTED = 42
    ALONE_PAIR = 43
    ALONE_PAIR_OF_ONE_SEX = 44
    ALONE_DISCARD_SEEN = 45
    ALONE_DISCARD_UNSEEN = 46
    ALONE_DOCK_STAYS_EMPTY = 47
    ALONE_WON = 48
    ALONE_LOST_NOTHING_TO_LOAD = 49
    ALONE_LOST_NOWHERE_TO_GO = 50
    ALONE_LOST_ON_EMPTY_DOCK = 51


_VERBS = len(Happening)
_PHASES = _VERBS + len(BLOCKS)
_SPECIES = _PHASES + len(PHASES)

NAMES = (
    *(happening.name.lower().replace("_", " ") for happening in Happening),
    *(f"verb {verb}" for verb, _, _ in BLOCKS),
    *(f"phase {phase}" for phase in PHASES),
    *(f"species {species}" for species in SPECIES),
)
"""What each place of an array of counts counts."""


@kernel
def note(b: State, action: int, s: State, counts: Ints) -> None:
    """Count what happened between two positions.

    Args:
        b: the position before.
        action: the action or outcome that was played.
        s: the position after.
        counts: how often each thing happened, in the order of ``NAMES``; added to.
    """
    counts[_VERBS + VERB_OF_ID[action]] += 1
    counts[_PHASES + wide(s.phase)] += 1
    phase = wide(b.phase)
    if phase == LOADING:
        if action == TAKE:
            counts[Happening.TAKE_BACK.value] += 1
            _note_refusals(b, counts)
        else:
            _note_load(b, action, s, counts)
    elif phase == FLEEING:
        _note_flight(b, s, counts)
    elif phase == ORDERING:
        shown = min(3, wide(b.stock_n))
        counts[Happening.ALONE_ORDER_OF_THREE.value + 3 - shown] += 1
    elif phase == LIFTING and action != KEEP:
        _note_lift(b, action, s, counts)
    if wide(s.departures) > wide(b.departures):
        _note_departure(b, s, counts)
    if wide(s.phase) == DEALING or wide(s.phase) == OVER:
        if wide(s.players) > 1:
            _note_end_of_round(b, s, counts)
        else:
            _note_end_alone(s, counts)


@kernel
def _note_refusals(b: State, counts: Ints) -> None:
    """A card of the hand to act that only the roommates' rule keeps off the ferry."""
    if wide(b.roommates) == wide(b.noah):
        for kind in range(LYING_KINDS):
            if why_not_load(b, kind) == ROOMMATES:
                counts[Happening.REFUSED_BY_ROOMMATES.value] += 1
                return


@kernel
def _note_load(b: State, action: int, s: State, counts: Ints) -> None:
    kind = action - LOAD
    species = KIND_SPECIES[kind]
    dock = wide(b.noah)
    height = wide(b.height[dock])
    alone = wide(b.players) == 1
    counts[_SPECIES + species] += 1
    _note_refusals(b, counts)
    if species == SNAIL:
        counts[Happening.SNAIL_AS_MALE.value + (kind & 1)] += 1
    elif species == FROG:
        counts[Happening.FROG_AT_1.value + KIND_WEIGHT[kind] - 1] += 1
    elif species == DONKEY:
        counts[Happening.DONKEY_HOLDS_NOAH.value] += 1
        if wide(s.departures) > wide(b.departures) and wide(b.reserve) > 0:
            counts[Happening.DONKEY_ON_NEW_FERRY.value] += 1
    elif species == WOODPECKER and wide(b.carries[dock]) == CARRIES:
        counts[Happening.WOODPECKER_LOWERS.value] += 1
    elif species == CROCODILE and height == 0:
        counts[Happening.CROCODILE_ON_EMPTY_FERRY.value] += 1
        _note_reward(b, counts)
    elif species == GIRAFFE and alone and wide(b.stock_n) == 0:
        counts[Happening.ALONE_GIRAFFE_WITHOUT_STOCK.value] += 1
    elif species == LION and alone and wide(s.phase) != LIFTING:
        counts[Happening.ALONE_LION_WITHOUT_PREY.value] += 1
    if height > 0 and species != CROCODILE:
        last = wide(b.aboard[dock, height - 1])
        if KIND_SPECIES[last] == species:
            if not alone:
                counts[Happening.PAIR.value] += 1
            else:
                counts[Happening.ALONE_PAIR_OF_ONE_SEX.value - ((last ^ kind) & 1)] += 1


@kernel
def _note_reward(b: State, counts: Ints) -> None:
    points = wide(b.scores[wide(b.turn)])
    counts[Happening.CROCODILE_AT_ZERO_POINTS.value + (1 if points > 0 else 0)] += 1


@kernel
def _note_flight(b: State, s: State, counts: Ints) -> None:
    counts[Happening.CROCODILE_FRIGHTENS.value] += 1
    _note_reward(b, counts)
    dock = wide(b.loaded_dock)
    if KIND_SPECIES[wide(b.aboard[dock, 0])] == WOODPECKER:
        counts[Happening.WOODPECKER_FLEES.value] += 1
    if wide(s.again):
        counts[Happening.PAIR_AFTER_FLIGHT.value] += 1


@kernel
def _note_lift(b: State, action: int, s: State, counts: Ints) -> None:
    dock = (action - LIFT) // MOST_ABOARD
    position = (action - LIFT) % MOST_ABOARD
    loaded = wide(b.loaded_dock)
    if 0 < position < wide(b.height[dock]) - 1:
        counts[Happening.ALONE_LIFT_FROM_THE_MIDDLE.value] += 1
    if KIND_SPECIES[wide(b.aboard[dock, position])] == WOODPECKER:
        counts[Happening.ALONE_WOODPECKER_LIFTED.value] += 1
    if b.weight[loaded] == b.carries[loaded] and s.weight[loaded] != s.carries[loaded]:
        counts[Happening.ALONE_LIFT_KEEPS_FERRY.value] += 1


@kernel
def _note_departure(b: State, s: State, counts: Ints) -> None:
    # A donkey's ferry leaves within the very action that loads it.
    dock = wide(b.noah) if wide(b.phase) == LOADING else wide(b.loaded_dock)
    counts[Happening.FIRST_DEPARTURE.value + min(wide(s.departures), 4) - 1] += 1
    if wide(b.carries[dock]) == CARRIES_WITH_WOODPECKER:
        counts[Happening.WOODPECKERS_FERRY_LEAVES.value] += 1
    if wide(b.roommates) == dock:
        counts[Happening.ROOMMATES_LEAVE.value] += 1
    if wide(s.roommates) == dock and wide(b.reserve) > 0:
        counts[Happening.ROOMMATES_ARRIVE.value] += 1
    if wide(s.phase) == GIVING and wide(s.owed) < wide(s.departures):
        counts[Happening.GIFTS_CUT_BY_SMALL_HAND.value] += 1
    if wide(s.players) == 1:
        if wide(s.carries[dock]) == 0:
            counts[Happening.ALONE_DOCK_STAYS_EMPTY.value] += 1
        if s.seen.sum() > b.seen.sum():
            counts[Happening.ALONE_DISCARD_SEEN.value] += 1
        if s.discarded.sum() > b.discarded.sum():
            counts[Happening.ALONE_DISCARD_UNSEEN.value] += 1


@kernel
def _note_end_of_round(b: State, s: State, counts: Ints) -> None:
    empty = wide(s.hand_n[wide(s.turn)]) == 0
    fourth = wide(s.departures) > RESERVE
    if empty and fourth:
        counts[Happening.ROUND_ENDS_WITH_BOTH.value] += 1
    elif fourth:
        counts[Happening.ROUND_ENDS_WITH_FOURTH_DEPARTURE.value] += 1
    elif empty:
        counts[Happening.ROUND_ENDS_WITH_EMPTY_HAND.value] += 1
    if wide(b.again):
        counts[Happening.PAIR_AT_END_OF_ROUND.value] += 1
    if wide(s.phase) == OVER:
        _note_end_of_game(s, counts)


@kernel
def _note_end_of_game(s: State, counts: Ints) -> None:
    rounds = wide(s.round_n)
    if wide(s.ending) != REACH26:
        counts[Happening.GAME_ENDS_AFTER_THREE_ROUNDS.value] += 1
    elif rounds < GAME_ROUNDS:
        counts[Happening.GAME_ENDS_AT_26_EARLIER.value] += 1
    elif rounds > GAME_ROUNDS:
        counts[Happening.GAME_ENDS_AT_26_LATER.value] += 1
    best = 0
    winners = 0
    for seat in range(wide(s.players)):
        if seat == 0 or wide(s.scores[seat]) < best:
            best = wide(s.scores[seat])
            winners = 1
        elif wide(s.scores[seat]) == best:
            winners += 1
    if winners > 1:
        counts[Happening.TIE.value] += 1


@kernel
def _note_end_alone(s: State, counts: Ints) -> None:
    if wide(s.won):
        counts[Happening.ALONE_WON.value] += 1
    elif wide(s.loaded) != NONE:
        counts[Happening.ALONE_LOST_NOWHERE_TO_GO.value] += 1
    elif wide(s.carries[wide(s.noah)]) == 0:
        counts[Happening.ALONE_LOST_ON_EMPTY_DOCK.value] += 1
    else:
        counts[Happening.ALONE_LOST_NOTHING_TO_LOAD.value] += 1
