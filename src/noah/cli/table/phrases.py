"""Cards and seats in words: the small parts that sentences take as variables."""

from collections import Counter
from collections.abc import Iterable, Sequence

from noah.game.values import Card
from noah.notation.words import Words


class Phrases:
    """How one session writes cards: with the signs of the sexes, or spelled out for a voice.

    Attributes:
        words: the language.
        names: the name at each seat.
        style: ``glyph`` or ``word``.
    """

    def __init__(self, words: Words, names: Sequence[str], style: str) -> None:
        """Bind a language, names and a style."""
        self.words = words
        self.names = tuple(names)
        self.style = style

    def card_values(self, card: Card) -> dict[str, str | int]:
        """The variables by which a sentence names a card."""
        weight = card.partition("=")[2]
        return {
            "species": card.species,
            "sex": card.sex or "none",
            "played": int(weight) if weight else 0,
            "style": self.style,
        }

    def card(self, card: Card) -> str:
        """A card without an article: 'cat ♂', 'male cat'."""
        return self.words("card-name", **self.card_values(card))

    def who(self, seat: int, reader: int | None) -> dict[str, str | int]:
        """The variables by which a sentence names a player, or speaks to the reader where he is meant."""
        return {"who": "you" if seat == reader else "other", "name": self.names[seat]}

    def cards(self, cards: Iterable[Card]) -> str:
        """Several cards for a table: 'cat ♂, 2 × bear ♀'; 'none' when there are none."""
        counted = Counter(cards).items()
        return self.words.in_order(
            [
                self.words("cards-equal", count=count, **self.card_values(card))
                for card, count in counted
            ]
        ) or self.words("cards-none")

    def some(self, cards: Iterable[Card]) -> str:
        """Several cards for a sentence: 'a cat ♂ and 2 bears ♀'; 'none' when there are none."""
        counted = Counter(cards).items()
        return self.words.all_of(
            [
                self.words("cards-some", count=count, **self.card_values(card))
                for card, count in counted
            ]
        ) or self.words("cards-none")

    def cards_in_order(self, cards: Iterable[Card]) -> str:
        """Cards as they follow one another, each by itself: 'cat ♂, bear ♀, cat ♂'."""
        return self.words.in_order([self.card(card) for card in cards])

    def docks(self, docks: Iterable[int]) -> str:
        """Docks of which one is chosen: '1 or 3'."""
        return self.words.one_of([str(dock) for dock in docks])


def by_weight(cards: Iterable[Card]) -> list[Card]:
    """Cards as a hand is held: light to heavy, a species together."""
    return sorted(cards, key=lambda card: (card.weight, card.species, str(card)))


def held(card: Card) -> Card:
    """A card as it is in a hand: a snail without its sex, a frog without a weight of choice."""
    return Card("snail") if card.species == "snail" else Card(str(card).partition("=")[0])
