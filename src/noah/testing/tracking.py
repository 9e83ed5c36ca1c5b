"""Every single card of a round, where it lies and whether an observer has seen it; kept without the rules' own view.

This is the page "Who may know what" of the rules told a second time, card by card: a check on what the view hides.
"""

from collections.abc import Sequence
from typing import Any

from noah.core.actions import DOCKS
from noah.core.layout import HAND

_SOLO_HAND = 2
_SHOWN = 3
"""Cards that a lone giraffe shows."""


def held_text(card: str) -> str:
    """A card as it is written in a hand."""
    plain = card.partition("=")[0]
    return "snail" if plain.startswith("snail") else plain


class Tracker:
    """The cards of one round, named by their places in the deck.

    Attributes:
        observer: the seat whose eyes count; None for somebody who watches.
        kinds: what each card is, as it is written in a hand.
        hands: the cards of each hand.
        docks: the cards of each ferry, first loaded first.
        stock: the cards of the stock, top first; with two players and more, the unseen rest.
        seen: the cards that the observer has seen at any time, so that he knows where they went or may have gone.
        moved: for each action played, the cards that it names.
    """

    def __init__(self, players: int, deck: Sequence[str], observer: int | None) -> None:
        """Deal.

        Args:
            players: how many play.
            deck: the deck of the deal.
            observer: whose eyes count.
        """
        self.observer = observer
        self.kinds = [held_text(card) for card in deck]
        self.docks: list[list[int]] = [[] for _ in range(DOCKS)]
        rest = [*range(len(deck))]
        if players == 1:
            self.hands, self.stock = [rest[:_SOLO_HAND]], rest[_SOLO_HAND:]
        else:
            self.docks = [[card] for card in rest[:DOCKS]]
            dealt, rest = rest[DOCKS:], rest[DOCKS + HAND * players :]
            self.hands = [dealt[HAND * seat : HAND * (seat + 1)] for seat in range(players)]
            self.stock = rest
        self.seen = {card for ferry in self.docks for card in ferry}
        if observer is not None:
            self.seen.update(self.hands[observer])
        self.moved: list[list[int]] = []
        self._target = 0
        self._pending: int | None = None

    def _take(self, cards: list[int], kind: str) -> int:
        """Take a card of a kind away; of equal ones that the observer cannot tell apart, one that he has seen."""
        alike = [card for card in cards if self.kinds[card] == kind]
        chosen = max(alike, key=lambda card: card in self.seen)
        cards.remove(chosen)
        return chosen

    def _show(self, cards: Sequence[int], *seats: int) -> None:
        """Show cards to some seats."""
        if self.observer is not None and self.observer in seats:
            self.seen.update(cards)

    def play(self, before: dict[str, Any], action: str, after: dict[str, Any]) -> None:
        """Follow one action or draw.

        Args:
            before: the true position before it, as ``Game.position`` gives it.
            action: its text.
            after: the true position after it, in the same round.
        """
        verb, *words = action.split(" ")
        move = {
            "load": self._load,
            "take": self._take_back,
            "flee": self._flee,
            "peek": self._peek,
            "swap": self._swap,
            "draw": self._draw,
            "return": self._return,
            "give": self._give,
            "order": self._order,
            "lift": self._lift,
        }.get(verb)
        moved = move(before["turn"], before["noah"], words) if move else []
        self.moved.append(moved)
        if after["phase"] == "flee":
            self._pending = self.docks[before["noah"]].pop()
        for dock, (ferry, animals) in enumerate(zip(self.docks, after["docks"], strict=True)):
            if len(animals or ()) < len(ferry):
                self.docks[dock] = []
        if len(self.hands) == 1:
            self._draw_alone(after)
        self._compare(after)

    def _load(self, turn: int, noah: int, words: list[str]) -> list[int]:
        card = self._take(self.hands[turn], held_text(words[0]))
        self.seen.add(card)
        self.docks[noah].append(card)
        return [card]

    def _take_back(self, turn: int, noah: int, _words: list[str]) -> list[int]:
        taken = self.docks[noah]
        self.hands[turn] += taken
        self.docks[noah] = []
        return taken

    def _flee(self, _turn: int, noah: int, words: list[str]) -> list[int]:
        fled = self.docks[noah].pop(0)
        self.hands[int(words[0])].append(fled)
        if self._pending is not None:
            self.docks[noah].append(self._pending)
        return [fled]

    def _peek(self, turn: int, _noah: int, words: list[str]) -> list[int]:
        self._show(self.hands[int(words[0])], turn)
        return []

    def _swap(self, _turn: int, _noah: int, words: list[str]) -> list[int]:
        self._target = int(words[0])
        return []

    def _pass(self, giver: int, taker: int, card: str) -> list[int]:
        passed = self._take(self.hands[giver], card)
        self.hands[taker].append(passed)
        self._show([passed], giver, taker)
        return [passed]

    def _draw(self, turn: int, _noah: int, words: list[str]) -> list[int]:
        return self._pass(self._target, turn, words[0])

    def _return(self, turn: int, _noah: int, words: list[str]) -> list[int]:
        return self._pass(turn, self._target, words[0])

    def _give(self, turn: int, _noah: int, words: list[str]) -> list[int]:
        return self._pass(turn, int(words[1]), words[0])

    def _order(self, _turn: int, _noah: int, words: list[str]) -> list[int]:
        top = self.stock[: len(words)]
        ordered = [self._take(top, card) for card in words]
        self.stock[: len(words)] = ordered
        return ordered

    def _lift(self, _turn: int, _noah: int, words: list[str]) -> list[int]:
        lifted = self.docks[int(words[0])].pop(int(words[1]))
        self.stock.insert(0, lifted)
        return [lifted]

    def _draw_alone(self, after: dict[str, Any]) -> None:
        """The stock's cards that were discarded, then those that came into the hand; those that a giraffe shows."""
        drawn = len(after["hands"][0]) - len(self.hands[0])
        discarded = len(self.stock) - len(after["stock"]) - drawn
        new = self.stock[discarded : discarded + drawn]
        self.stock = self.stock[discarded + drawn :]
        self.hands[0] += new
        self._show(new, 0)
        if after["phase"] == "order":
            self._show(self.stock[:_SHOWN], 0)

    def texts(self, cards: Sequence[int]) -> list[str]:
        """Cards as they are written in a hand, sorted."""
        return sorted(self.kinds[card] for card in cards)

    def _compare(self, after: dict[str, Any]) -> None:
        """The tracked cards are those of the true position."""
        hands = [self.texts(hand) for hand in self.hands]
        docks = [[held_text(card) for card in ferry or ()] for ferry in after["docks"]]
        tracked = [[self.kinds[card] for card in ferry] for ferry in self.docks]
        if hands != after["hands"] or docks != tracked:
            raise AssertionError(f"Tracked were {hands} and {tracked}, but it is {after}.")
