"""What a ferry would look like with one animal more: the rules' own answer, for previews and for bots."""

from noah.core.bits import wide
from noah.core.cards import CROCODILE, KIND_HELD, KIND_SPECIES
from noah.core.ferries import pull_out, remove_card
from noah.core.kernel import kernel
from noah.core.layout import SAILING, State, States
from noah.core.rules import lie_down


@kernel
def load_only(states: States, i: int, kind: int, out: States, j: int) -> None:
    """Write ``states[i]`` with the lying ``kind`` loaded at Noah's dock to ``out[j]``, its power left aside.

    The phase is then ``noah``, also after a donkey; what a crocodile frightens away is in no hand; nothing has left.

    Args:
        states: array of STATE in the phase ``load``, true or views of the seat to act.
        i: index into it.
        kind: a lying kind that may be loaded.
        out: array of STATE, written to; not the element read.
        j: index into it.
    """
    out[j] = states[i]
    load_only_in(out[j], kind)


@kernel
def load_only_in(s: State, kind: int) -> None:
    """``load_only`` within the record ``s``."""
    dock = wide(s.noah)
    remove_card(s, wide(s.turn), KIND_HELD[kind])
    s.loaded = kind
    s.loaded_dock = dock
    if KIND_SPECIES[kind] == CROCODILE and wide(s.height[dock]) > 0:
        pull_out(s, dock, 0)
    lie_down(s, dock, kind)
    s.phase = SAILING
