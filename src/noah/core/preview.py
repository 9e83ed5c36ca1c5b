"""What loading an animal would lead to: the rules' own answer, for previews and for bots."""

from noah.core.actions import LOAD
from noah.core.bits import lowest, wide
from noah.core.cards import DONKEY, KIND_HELD, KIND_SPECIES
from noah.core.ferries import frightens, load_mask, pull_out, remove_card
from noah.core.kernel import brief_kernel, kernel
from noah.core.layout import FLEEING, LOADING, NONE, SAILING, Ints, State, States
from noah.core.rules import lie_down, power_phase
from noah.core.turns import can_walk, walk

ACTION, FIRST_DOCK, SECOND_DOCK, WEIGHT, CARRIES, DEPARTS, PAIR, POWER, GIVES = range(9)
COLUMNS = 9
"""The columns that ``previews`` writes: action id; the docks where Noah may go, lower first, NONE where there is no
(second) one; what the ferry then weighs and carries; whether it leaves; whether the card makes a pair; the phase of
its power, SAILING for none; the cards owed afterwards."""


@brief_kernel
def previews(states: States, i: int, out: Ints, work: States) -> int:
    """Write what each legal load in ``states[i]`` would lead to, as far as its player can know.

    Args:
        states: array of STATE, true or views of the seat to act.
        i: index into it.
        out: one row for each load, ascending by action id, shape (36, 9), any integer type; written to.
        work: array of STATE; its first element is overwritten.

    Returns:
        How many rows were written; 0 outside the phase ``load``.
    """
    s = states[i]
    if wide(s.phase) != LOADING:
        return 0
    mask = load_mask(s)
    n = 0
    while mask:
        kind = lowest(mask)
        mask &= mask - 1
        work[0] = s
        _preview(s, kind, work[0], out[n])
        n += 1
    return n


@kernel
def _preview(s: State, kind: int, after: State, row: Ints) -> None:
    """Load ``kind`` within ``after``, a copy of ``s``, and write what comes of it."""
    load_only_in(after, kind)
    species = KIND_SPECIES[kind]
    dock = wide(s.noah)
    departs = wide(after.weight[dock]) == wide(after.carries[dock])
    row[ACTION] = LOAD + kind
    row[WEIGHT] = after.weight[dock]
    row[CARRIES] = after.carries[dock]
    row[DEPARTS] = departs
    row[PAIR] = after.again
    row[POWER] = power_phase(after, species)
    if frightens(s, dock, kind):
        row[POWER] = FLEEING
    row[GIVES] = 0
    if departs and wide(s.players) > 1:
        row[GIVES] = min(wide(s.departures) + 1, wide(after.hand_n[wide(s.turn)]))
    first, second = NONE, NONE
    if species == DONKEY:
        first = dock
    else:
        for other in range(2):
            if can_walk(after, other):
                first, second = walk(after, other), first
        if second < first:
            first, second = second, first
    row[FIRST_DOCK] = first
    row[SECOND_DOCK] = second


@kernel
def load_only_in(s: State, kind: int) -> None:
    """Load the lying ``kind``, which may be loaded, at Noah's dock within the record ``s``, its power left aside.

    The phase is then ``noah``, also after a donkey; what a crocodile frightens away is in no hand; nothing has left.
    """
    dock = wide(s.noah)
    remove_card(s, wide(s.turn), KIND_HELD[kind])
    s.loaded = kind
    s.loaded_dock = dock
    if frightens(s, dock, kind):
        pull_out(s, dock, 0)
    lie_down(s, dock, kind)
    s.phase = SAILING
