"""The decisions of a person as numbered questions. An ordinary turn is asked in two steps and played at once."""

from dataclasses import dataclass
from typing import Self

from noah.cli.table.phrases import by_weight
from noah.game.values import Action, Card
from noah.game.view import View

KEEP = 0
"""The number that lifts nothing."""


@dataclass(frozen=True, slots=True)
class Option:
    """One answer.

    Attributes:
        number: what to type for it: for docks and seats their own number, for all others their place in the list.
        action: what it plays, or the first half of that.
        card: the card that it names, if it names one.
    """

    number: int
    action: Action
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """One decision, or one half of it.

    Attributes:
        view: what the person who is asked may know.
        step: the phase; ``dock`` when an animal is chosen and Noah's way is not, ``receiver`` when a gift is chosen
            and who gets it is not.
        options: the answers, in the order in which they are shown.
        chosen: the first half, in the steps ``dock`` and ``receiver``.
    """

    view: View
    step: str
    options: tuple[Option, ...]
    chosen: Option | None = None

    @classmethod
    def first(cls, view: View) -> Self:
        """The question with which the decision of ``view`` begins."""
        if view.phase in {"load", "return"}:
            return cls(view, view.phase, _cards(view.legal))
        if view.phase == "give":
            gifts = {action.card: action for action in reversed(view.legal)}
            return cls(view, "give", _cards(tuple(gifts.values())))
        if view.phase in {"order", "lift"}:
            return cls(view, view.phase, _listed(view.legal))
        numbers = [a.dock if view.phase == "noah" else a.seat for a in view.legal]
        options = [
            Option(n, action)
            for n, action in zip(numbers, view.legal, strict=True)
            if n is not None
        ]
        return cls(view, view.phase, tuple(options))

    @property
    def plays(self) -> bool:
        """Whether an answer is played as it is; without that a second half is asked."""
        return self.step != "give" or self.view.players == 2

    def after(self, option: Option) -> Self | None:
        """The second half of the decision when ``option`` is its first; None when nothing is left to ask."""
        if self.step == "give" and not self.plays:
            gifts = [a for a in self.view.legal if a.card == option.card]
            receivers = [Option(a.seat, a) for a in gifts if a.seat is not None]
            return type(self)(self.view, "receiver", tuple(receivers), option)
        if self.step == "load" and option.action.verb == "load":
            docks = self.docks_after(option)
            if docks:
                walks = [Option(dock, Action(f"noah {dock}")) for dock in docks]
                return type(self)(self.view, "dock", tuple(walks), option)
        return None

    def docks_after(self, option: Option) -> tuple[int, ...]:
        """Where Noah can be sent together with this load; empty when a power comes first, or he stays."""
        preview = self.view.previews[option.action]
        if preview.power is not None or preview.card.species == "donkey":
            return ()
        return preview.docks

    def actions(self, option: Option) -> tuple[Action, ...]:
        """What is played when ``option`` is the last answer."""
        if self.step == "dock" and self.chosen is not None:
            return (self.chosen.action, option.action)
        return (option.action,)


def _cards(actions: tuple[Action, ...]) -> tuple[Option, ...]:
    """Actions that name one card each, as a hand is held; a lone ``take`` is the one that names none."""
    by_card = {action.cards[0]: action for action in actions if action.cards}
    if not by_card:
        return tuple(Option(n, action) for n, action in enumerate(actions, 1))
    return tuple(Option(n, by_card[card], card) for n, card in enumerate(by_weight(by_card), 1))


def _listed(actions: tuple[Action, ...]) -> tuple[Option, ...]:
    kept = tuple(Option(KEEP, action) for action in actions if action.verb == "keep")
    others = [action for action in actions if action.verb != "keep"]
    return (*(Option(n, action) for n, action in enumerate(others, 1)), *kept)
