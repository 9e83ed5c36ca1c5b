"""What the greedy player thinks of a load, of a dock for Noah, of a card to give and of an opponent to choose."""

from noah.core.actions import DOCKS
from noah.core.bits import wide
from noah.core.cards import CROCODILE, DONKEY, HELD_KINDS, HELD_SNAIL, KIND_SPECIES, KIND_TEARS
from noah.core.ferries import clear_ferry, mask_at, remove_card
from noah.core.kernel import kernel
from noah.core.layout import Floats, Ints, Knowledge, State
from noah.core.rules import CROCODILE_REWARD
from noah.core.turns import can_walk, walk
from noah.players.greedy.features import (
    BALANCE,
    BLOCK,
    BLOCK_CARDS,
    BLOCK_TEARS,
    CLOSING,
    DEPART,
    FLIGHT,
    GIFT,
    GIVE,
    KEEP,
    MOBILITY,
    NEXT_DEPART,
    NEXT_PAIR,
    OUT,
    OWN_DEPART,
    OWN_FIT,
    OWN_PAIR,
    PAIR,
    POINTS,
    SEAT_AHEAD,
    SEAT_CARDS,
    SEAT_NEXT,
    URGENT,
)
from noah.players.greedy.odds import (
    EVERYTHING,
    OPEN,
    as_held,
    chance_of_none,
    fills,
    pairs,
)

NOWHERE = -1e9
"""Worth less than anything: an alternative that is not there."""


@kernel
def shed_value(s: State, kind: int, weights: Floats) -> float:
    """What it is worth to be rid of a card; ``kind`` is its held or lying kind."""
    seat = wide(s.turn)
    smallest = 99
    for other in range(wide(s.players)):
        if other != seat:
            smallest = min(smallest, wide(s.hand_n[other]))
    return (
        weights[URGENT] * KIND_TEARS[kind] / max(smallest, 1) - weights[KEEP + KIND_SPECIES[kind]]
    )


@kernel
def best_gift(s: State, weights: Floats) -> int:
    """The held kind of the card that the seat to act gives away most gladly; its hand is not empty."""
    seat = wide(s.turn)
    best = -1
    for held in range(HELD_KINDS):
        if wide(s.hands[seat, held]) and (
            best < 0 or weights[GIVE + KIND_SPECIES[held]] > weights[GIVE + KIND_SPECIES[best]]
        ):
            best = held
    return best


@kernel
def seat_value(s: State, seat: int, weights: Floats) -> float:
    """How gladly the seat to act chooses the opponent ``seat`` for something unpleasant."""
    turn = wide(s.turn)
    value = weights[SEAT_AHEAD] * (wide(s.scores[turn]) - wide(s.scores[seat]))
    value += weights[SEAT_CARDS] * wide(s.hand_n[seat])
    if seat == (turn + 1) % wide(s.players):
        value += weights[SEAT_NEXT]
    return value


@kernel
def hand_value(s: State, weights: Floats) -> float:
    """What the shape of the own hand is worth: the sexes in balance, something to load at many docks."""
    seat = wide(s.turn)
    males, females = 0, 0
    for held in range(HELD_SNAIL):
        if held & 1:
            females += wide(s.hands[seat, held])
        else:
            males += wide(s.hands[seat, held])
    open_docks = 0
    for dock in range(DOCKS):
        if mask_at(s, dock, wide(s.held[seat])):
            open_docks += 1
    return weights[BALANCE] * abs(males - females) + weights[MOBILITY] * open_docks


@kernel
def own_dock_value(s: State, dock: int, own: int, weights: Floats) -> float:
    """What it is worth that Noah goes to ``dock``, where the player himself loads next.

    ``own`` are the lying kinds of his hand that the ferry there takes, as bits.
    """
    value = weights[OWN_FIT] * (own != 0)
    value += weights[OWN_PAIR] * (pairs(s, dock, own) != 0)
    return value + weights[OWN_DEPART] * (fills(s, dock, own) != 0)


@kernel
def block_value(s: State, dock: int, weights: Floats) -> float:
    """What it is worth that the next player cannot load at ``dock``, and takes back what lies there."""
    tears = 0
    for place in range(wide(s.height[dock])):
        tears += KIND_TEARS[wide(s.aboard[dock, place])]
    return (
        weights[BLOCK] + weights[BLOCK_TEARS] * tears + weights[BLOCK_CARDS] * wide(s.height[dock])
    )


@kernel
def dock_value(
    s: State, dock: int, knowledge: Knowledge, pool: Ints, total: int, weights: Floats
) -> float:
    """What it is worth that Noah goes to ``dock`` now, for who plays there next."""
    seat = wide(s.turn)
    if wide(s.again):
        return own_dock_value(s, dock, mask_at(s, dock, wide(s.held[seat])), weights)
    following = (seat + 1) % wide(s.players)
    mask = mask_at(s, dock, wide(s.held[following]) if total == OPEN else EVERYTHING)
    stuck = chance_of_none(as_held(mask), s, following, knowledge, pool, total)
    value = stuck * block_value(s, dock, weights)
    pairing = as_held(pairs(s, dock, mask))
    if pairing:
        value += weights[NEXT_PAIR] * (
            1.0 - chance_of_none(pairing, s, following, knowledge, pool, total)
        )
    filling = as_held(fills(s, dock, mask))
    if filling:
        value += weights[NEXT_DEPART] * (
            1.0 - chance_of_none(filling, s, following, knowledge, pool, total)
        )
    return value


@kernel
def _departure_value(s: State, dock: int, weights: Floats) -> float:
    """The full ferry at ``dock`` leaves within ``s``: what the departure and the gifts at it are worth."""
    seat = wide(s.turn)
    clear_ferry(s, dock)
    value = weights[DEPART]
    for _ in range(min(wide(s.departures) + 1, wide(s.hand_n[seat]))):
        held = best_gift(s, weights)
        value += weights[GIFT] + shed_value(s, held, weights)
        remove_card(s, seat, held)
    return value


@kernel
def load_value(
    s: State, kind: int, fled: int, knowledge: Knowledge, pool: Ints, total: int, weights: Floats
) -> float:
    """What a load is worth, Noah going where it is best.

    Args:
        s: the view of the seat to act after ``load_only_in``; changed.
        kind: the lying kind that was loaded.
        fled: the lying kind that fled from the crocodile; -1 for none.
        knowledge: the seat's KNOWLEDGE record.
        pool: unseen cards of each held kind, shape (27,).
        total: how many they are.
        weights: shape (WEIGHTS,), float64.
    """
    seat = wide(s.turn)
    dock = wide(s.loaded_dock)
    value = shed_value(s, kind, weights)
    if KIND_SPECIES[kind] == CROCODILE:
        value += weights[POINTS] * min(CROCODILE_REWARD, wide(s.scores[seat]))
        if fled >= 0:
            value += weights[FLIGHT] * KIND_TEARS[fled]
    closing = False
    if wide(s.weight[dock]) == wide(s.carries[dock]):
        value += _departure_value(s, dock, weights)
        closing = wide(s.reserve) == 0
    if wide(s.hand_n[seat]) == 0:
        return value + weights[OUT]
    if closing:
        left = 0
        for held in range(HELD_KINDS):
            left += KIND_TEARS[held] * wide(s.hands[seat, held])
        return value + weights[CLOSING] - left
    if wide(s.again):
        value += weights[PAIR]
    value += hand_value(s, weights)
    if KIND_SPECIES[kind] == DONKEY:
        return value + dock_value(s, dock, knowledge, pool, total, weights)
    best = NOWHERE
    for other in range(2):
        if can_walk(s, other):
            best = max(best, dock_value(s, walk(s, other), knowledge, pool, total, weights))
    return value + best
