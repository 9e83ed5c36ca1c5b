"""A moored ferry as people read it: weight, limit, sequence, what may come next."""

from dataclasses import dataclass

from noah.core.layout import States
from noah.game.values import Card
from noah.notation.cards import LYING_TEXT, SEXES


@dataclass(frozen=True, slots=True)
class Ferry:
    """One ferry at its dock; everybody may know all of it.

    Attributes:
        animals: those aboard, first loaded first.
        weight: what they weigh together.
        carries: what the ferry carries, 21 or 13.
        sequence: ``free`` (fewer than two animals), ``same`` or ``alternating``.
        next: the sex that the next animal must have, ``m`` or ``f``; None while that is free.
        roommates: whether it takes no species twice.
    """

    animals: tuple[Card, ...]
    weight: int
    carries: int
    sequence: str
    next: str | None
    roommates: bool

    @property
    def last(self) -> str | None:
        """The species that lies last, with which the next one may make a pair; None on an empty ferry."""
        return self.animals[-1].species if self.animals else None

    @property
    def needs(self) -> int:
        """The weight that is missing for its departure."""
        return self.carries - self.weight


def ferry_at(states: States, i: int, dock: int) -> Ferry | None:
    """The ferry at ``dock`` (0 to 4) in ``states[i]``; None where none lies."""
    state = states[i]
    carries = int(state.carries[dock])
    if not carries:
        return None
    kinds = state.aboard[dock, : int(state.height[dock])].tolist()
    sequence, following = "free", None
    if len(kinds) > 1:
        sequence = "alternating" if (kinds[0] ^ kinds[1]) & 1 else "same"
        following = SEXES[kinds[-2] & 1]
    return Ferry(
        animals=tuple(Card(LYING_TEXT[kind]) for kind in kinds),
        weight=int(state.weight[dock]),
        carries=carries,
        sequence=sequence,
        next=following,
        roommates=int(state.roommates) == dock,
    )
