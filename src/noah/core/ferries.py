"""Hands and ferries: moving one card, and which animals a ferry takes."""

import numpy as np

from noah.core.bits import wide
from noah.core.cards import (
    CARRIES,
    CARRIES_WITH_WOODPECKER,
    CROCODILE,
    FROG_HEAVIEST,
    FROG_LIGHTEST,
    HEAVY_FROG,
    HELD_FROG,
    HELD_SNAIL,
    KIND_SPECIES,
    KIND_WEIGHT,
    LYING_KINDS,
    SPECIES,
    WOODPECKER,
)
from noah.core.kernel import kernel
from noah.core.layout import State

_MASK_MALE = sum(1 << kind for kind in range(0, LYING_KINDS, 2))
SEX_MASK = np.array([_MASK_MALE, _MASK_MALE << 1], np.int64)
"""The lying kinds of each sex, as bits."""
SPECIES_MASK = np.array(
    [
        sum(1 << kind for kind in range(LYING_KINDS) if KIND_SPECIES[kind] == species)
        for species in range(len(SPECIES))
    ],
    np.int64,
)
"""The lying kinds of each species, as bits."""
_CROCODILES = int(SPECIES_MASK[CROCODILE])
_A_CROCODILE = 2 * CROCODILE
_BOTH_FROGS = 3


def _fitting() -> "np.ndarray[tuple[int, int], np.dtype[np.int64]]":
    """For [with woodpecker, weight] the lying kinds that a ferry takes by weight, frogs at weight 1 alone.

    The woodpecker cannot go aboard what already weighs more than 13. Shape (2, 22).
    """
    fits = np.zeros((2, CARRIES + 1), np.int64)
    for row, carries in enumerate((CARRIES, CARRIES_WITH_WOODPECKER)):
        for weight in range(CARRIES + 1):
            for kind in range(HEAVY_FROG):
                most = CARRIES_WITH_WOODPECKER if KIND_SPECIES[kind] == WOODPECKER else carries
                if weight + KIND_WEIGHT[kind] <= most:
                    fits[row, weight] |= 1 << kind
    return fits


_FITS = _fitting()


@kernel
def add_card(s: State, seat: int, held: int) -> None:
    """Put a card of kind ``held`` into the hand of ``seat``."""
    s.hands[seat, held] += 1
    s.hand_n[seat] += 1
    s.held[seat] |= 1 << held


@kernel
def remove_card(s: State, seat: int, held: int) -> None:
    """Take a card of kind ``held``, which must be there, from the hand of ``seat``."""
    s.hands[seat, held] -= 1
    s.hand_n[seat] -= 1
    if wide(s.hands[seat, held]) == 0:
        s.held[seat] = wide(s.held[seat]) & ~(1 << held)


@kernel
def put_aboard(s: State, dock: int, kind: int) -> None:
    """Lay an animal on the ferry at ``dock``, after those that lie there."""
    s.aboard[dock, wide(s.height[dock])] = kind
    s.height[dock] += 1
    s.weight[dock] += KIND_WEIGHT[kind]
    if KIND_SPECIES[kind] == WOODPECKER:
        s.carries[dock] = CARRIES_WITH_WOODPECKER


@kernel
def pull_out(s: State, dock: int, position: int) -> int:
    """Take the animal at ``position`` off the ferry at ``dock``; those above move down. Its lying kind."""
    kind = wide(s.aboard[dock, position])
    height = wide(s.height[dock]) - 1
    for i in range(position, height):
        s.aboard[dock, i] = s.aboard[dock, i + 1]
    s.aboard[dock, height] = 0
    s.height[dock] = height
    s.weight[dock] -= KIND_WEIGHT[kind]
    s.carries[dock] = _carries_above(s, dock, 0)
    return kind


@kernel
def clear_ferry(s: State, dock: int) -> None:
    """Empty the ferry at ``dock``, which then carries 21 again."""
    for i in range(wide(s.height[dock])):
        s.aboard[dock, i] = 0
    s.height[dock] = 0
    s.weight[dock] = 0
    s.carries[dock] = CARRIES


@kernel
def frightens(s: State, dock: int, kind: int) -> bool:
    """Whether the first animal of the ferry at ``dock`` flees when ``kind`` is loaded."""
    return KIND_SPECIES[kind] == CROCODILE and wide(s.height[dock]) > 0


@kernel
def room_for(s: State, dock: int, kind: int) -> int:
    """What may still be added to the ferry at ``dock`` when ``kind`` is what is loaded, its own weight included.

    For a crocodile the ferry is weighed after the flight; for a woodpecker it carries 13, so this may be negative.
    """
    carries = wide(s.carries[dock])
    weight = wide(s.weight[dock])
    if KIND_SPECIES[kind] == WOODPECKER:
        carries = min(carries, CARRIES_WITH_WOODPECKER)
    elif frightens(s, dock, kind):
        weight -= KIND_WEIGHT[wide(s.aboard[dock, 0])]
        carries = _carries_above(s, dock, 1)
    return carries - weight


@kernel
def _carries_above(s: State, dock: int, first: int) -> int:
    """What the ferry at ``dock`` would carry with only its animals from position ``first`` on."""
    for i in range(first, wide(s.height[dock])):
        if KIND_SPECIES[wide(s.aboard[dock, i])] == WOODPECKER:
            return CARRIES_WITH_WOODPECKER
    return CARRIES


@kernel
def load_mask(s: State) -> int:
    """Bit k: the seat whose turn it is may load lying kind k at Noah's dock. 0: nothing can be loaded.

    Reads only what that seat may know, so it can be asked of its view.
    """
    return mask_at(s, wide(s.noah), wide(s.held[wide(s.turn)]))


@kernel
def mask_at(s: State, dock: int, held: int) -> int:
    """Bit k: whoever holds the held kinds ``held``, as bits, may load lying kind k at ``dock``."""
    carries = wide(s.carries[dock])
    if carries == 0:
        return 0
    height = wide(s.height[dock])
    weight = wide(s.weight[dock])
    mask = held | ((held >> HELD_SNAIL) & 1) << (HELD_SNAIL + 1)
    mask &= _FITS[1 if carries == CARRIES_WITH_WOODPECKER else 0, weight]
    if height > 0 and held & _CROCODILES:
        mask &= ~_CROCODILES
        if room_for(s, dock, _A_CROCODILE) >= KIND_WEIGHT[_A_CROCODILE]:
            mask |= held & _CROCODILES
    room = carries - weight
    frogs = (held >> HELD_FROG) & _BOTH_FROGS
    if frogs and room >= FROG_LIGHTEST and room <= FROG_HEAVIEST:
        mask |= frogs << (HEAVY_FROG + 2 * (room - FROG_LIGHTEST))
    if height >= 2:
        mask &= SEX_MASK[wide(s.aboard[dock, height - 2]) & 1]
    if wide(s.roommates) == dock:
        for i in range(height):
            mask &= ~SPECIES_MASK[KIND_SPECIES[wide(s.aboard[dock, i])]]
    return mask
