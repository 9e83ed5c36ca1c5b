"""Cards and actions as values: texts of the notation that know what they say."""

from typing import Self

from noah.core.cards import KIND_SPECIES, KIND_TEARS, KIND_WEIGHT, SPECIES
from noah.notation.actions import ACTION_ID, ACTION_TEXT, VERB_OF, ParsedAction, parse_action
from noah.notation.cards import HELD_KIND, HELD_TEXT, LYING_KIND, parse_lying, shown
from noah.notation.errors import MalformedError


class Card(str):
    """A card, written as docs/record.md writes it: ``cat:m``, ``snail`` in a hand, ``frog:m=4`` on a ferry.

    >>> card = Card("panda:f")
    >>> card, card.species, card.sex, card.weight, card.tears
    (Card('panda:f'), 'panda', 'f', 4, 4)
    >>> Card("snail").sex is None
    True

    Raises:
        MalformedError: the text names no card.
    """

    __slots__ = ()

    def __new__(cls, text: str) -> Self:
        """Check the text."""
        if not isinstance(text, str):
            raise MalformedError(f"A card is a text such as 'cat:m', not {shown(text)}.")
        if text not in HELD_KIND:
            parse_lying(text)
        return super().__new__(cls, text)

    def __repr__(self) -> str:
        return f"Card({str.__repr__(self)})"

    @property
    def _kind(self) -> int:
        return LYING_KIND[self] if self in LYING_KIND else HELD_KIND[self]

    @property
    def species(self) -> str:
        """The animal: ``cat``, ``elephant`` and so on."""
        return SPECIES[KIND_SPECIES[self._kind]]

    @property
    def sex(self) -> str | None:
        """``m``, ``f``, or None for a snail that is not aboard."""
        return self.partition(":")[2][:1] or None

    @property
    def weight(self) -> int:
        """What it adds to a ferry, 0 to 10; a frog's weight as it is written here."""
        return int(KIND_WEIGHT[self._kind])

    @property
    def tears(self) -> int:
        """The penalty points it costs in a hand at the end of a round, 0 to 5."""
        return int(KIND_TEARS[self._kind])


class Action(str):
    """A decision or a draw, written as docs/record.md writes it: ``load cat:m``, ``noah 4``, ``give panda:f 1``.

    >>> action = Action("give panda:f 1")
    >>> action, action.verb, action.card, action.seat
    (Action('give panda:f 1'), 'give', Card('panda:f'), 1)

    Raises:
        MalformedError: the text is no action of the notation.
    """

    __slots__ = ()

    def __new__(cls, text: str) -> Self:
        """Check the text."""
        if not isinstance(text, str):
            raise MalformedError(f"An action is a text such as 'noah 4', not {shown(text)}.")
        if text not in ACTION_ID:
            parse_action(text)
        return super().__new__(cls, text)

    def __repr__(self) -> str:
        return f"Action({str.__repr__(self)})"

    @property
    def parsed(self) -> ParsedAction:
        """What the text says, as numbers of the core."""
        number = ACTION_ID.get(self)
        return parse_action(self) if number is None else ParsedAction(VERB_OF[number], number)

    @property
    def verb(self) -> str:
        """Its first word: ``load``, ``take``, ``flee`` and so on."""
        return self.partition(" ")[0]

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that it names, as written; several in an ``order`` alone."""
        words = self.split(" ")[1:]
        return tuple(Card(word) for word in words if not word.isdigit())

    @property
    def card(self) -> Card | None:
        """The one card that it names, or None."""
        cards = self.cards
        return cards[0] if len(cards) == 1 and self.verb != "order" else None

    @property
    def seat(self) -> int | None:
        """The seat that it names (``flee``, ``peek``, ``swap``, ``give``), or None."""
        return (
            int(self.rpartition(" ")[2]) if self.verb in {"flee", "peek", "swap", "give"} else None
        )

    @property
    def dock(self) -> int | None:
        """The dock that it names (``noah``, ``lift``), or None."""
        return int(self.split(" ")[1]) if self.verb in {"noah", "lift"} else None

    @property
    def position(self) -> int | None:
        """The place on the ferry that a ``lift`` names, from 0, or None."""
        return int(self.split(" ")[2]) if self.verb == "lift" else None


HELD_CARDS = tuple(Card(text) for text in HELD_TEXT)
"""The card of each held kind."""
ACTION_OF = {number: Action(text) for number, text in enumerate(ACTION_TEXT) if text}
"""The action of each id but those of ``order``, whose text depends on how the cards lie."""
