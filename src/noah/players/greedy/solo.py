"""What the greedy player thinks of a load when it plays alone."""

from noah.core.actions import DOCKS
from noah.core.bits import popcount, wide
from noah.core.cards import DONKEY, HELD_KINDS, KIND_SPECIES
from noah.core.ferries import clear_ferry, mask_at
from noah.core.kernel import kernel
from noah.core.layout import Floats, Ints, State
from noah.core.turns import can_walk, walk
from noah.players.greedy.evaluate import NOWHERE
from noah.players.greedy.features import (
    KEEP,
    SOLO_CHOICE,
    SOLO_DEPART,
    SOLO_DRAW,
    SOLO_OPEN,
    SOLO_ROOM,
    SOLO_STUCK,
)
from noah.players.greedy.odds import EVERYTHING, as_held


@kernel
def _share(s: State, dock: int, pool: Ints, total: int) -> float:
    """The share of the unseen cards that the ferry at ``dock`` takes."""
    if total == 0:
        return 0.0
    held = as_held(mask_at(s, dock, EVERYTHING))
    good = 0
    for kind in range(HELD_KINDS):
        if (held >> kind) & 1:
            good += pool[kind]
    return good / total


@kernel
def solo_dock_value(s: State, dock: int, pool: Ints, total: int, weights: Floats) -> float:
    """What it is worth that Noah goes to ``dock``, where the player himself must load next."""
    own = popcount(as_held(mask_at(s, dock, wide(s.held[0]))))
    value = weights[SOLO_CHOICE] * own
    if own == 0:
        left = 1.0
        if wide(s.stock_n) > 0:
            left -= _share(s, dock, pool, total)
        value += weights[SOLO_STUCK] * left
    return value


@kernel
def solo_load_value(s: State, kind: int, pool: Ints, total: int, weights: Floats) -> float:
    """What a load is worth alone, Noah going where it is best. Arguments as for ``load_value``; ``s`` is changed."""
    dock = wide(s.loaded_dock)
    value = -weights[KEEP + KIND_SPECIES[kind]]
    if wide(s.weight[dock]) == wide(s.carries[dock]):
        value += weights[SOLO_DEPART] * min(wide(s.departures) + 1, wide(s.stock_n))
        clear_ferry(s, dock)
        if wide(s.reserve) == 0:
            s.carries[dock] = 0
    if wide(s.again):
        value += weights[SOLO_DRAW]
    for berth in range(DOCKS):
        if wide(s.carries[berth]):
            value += weights[SOLO_OPEN] * _share(s, berth, pool, total)
            value += weights[SOLO_ROOM] * (wide(s.carries[berth]) - wide(s.weight[berth])) / 10
    if KIND_SPECIES[kind] == DONKEY:
        return value + solo_dock_value(s, dock, pool, total, weights)
    best = NOWHERE
    for other in range(2):
        if can_walk(s, other):
            best = max(best, solo_dock_value(s, walk(s, other), pool, total, weights))
    return value + best
