"""A script for a server: its chance and its bots do what a story tells."""

import random
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from noah.game.values import Action
from noah.game.view import View
from noah.notation.cards import HELD_KIND
from noah.players.player import Budget
from noah.testing.story import Story

T = TypeVar("T")


def order_of(story: Story) -> dict[str, Any]:
    """The order to follow a story, as plain values."""
    deals = [[deal.starter, deal.noah, [*deal.ferries], [*deal.deck]] for deal in story.deals]
    return {"deals": deals, "rounds": story.rounds}


class Script(random.Random):
    """The chance of a server, and the mind of its bots: everything falls as a story tells."""

    def __init__(self) -> None:
        """Nothing is told yet; ids are drawn all the same."""
        super().__init__(1)
        self._deals: list[Any] = []
        self._rounds: list[list[str]] = []
        self._dealt = 0
        self._numbers: list[int] = []
        self._sexes: list[str] = []
        self._drawn = 0
        self._fails = 0

    def take(self, order: Mapping[str, Any]) -> None:
        """Take an order, of plain values, so that it can be sent to another process.

        Args:
            order: a new story as ``order_of`` gives it; ``dealt``, how many rounds have been dealt; ``draws``, the
                card that the next lion draws; or ``fails``, which of the things that are kept next cannot be kept,
                from 1.
        """
        if "deals" in order:
            self._deals, self._rounds = order["deals"], order["rounds"]
            self._dealt = self._fails = 0
        if "draws" in order:
            self._drawn = HELD_KIND[order["draws"]]
        self._dealt = order.get("dealt", self._dealt)
        self._fails = order.get("fails", self._fails)

    def shuffle(self, x: Any) -> None:
        """A deal begins: first the deck, then sexes of snails, the place of the roommates, the seat and the dock."""
        # A batch that will be refused may go beyond the story: then any deal will do.
        starter, noah, ferries, deck = self._deals[min(self._dealt, len(self._deals) - 1)]
        x[:] = ["snail" if card.startswith("snail") else card for card in deck]
        self._sexes = [card for card in deck if card.startswith("snail:")]
        place = [ferries.index("roommates")] if "roommates" in ferries else []
        self._numbers = [*place, starter, noah]

    def randrange(self, *_bounds: Any) -> int:
        """The next number of a deal."""
        return self._numbers.pop(0)

    def choice(self, seq: Any) -> Any:
        """The sex of a snail on a dock, or the kind of card that a lion draws; any, where the story has no draw."""
        if seq == ("snail:m", "snail:f"):
            return self._sexes.pop(0)
        return self._drawn if self._drawn in seq else seq[0]

    def comes(self, round_: int, ply: int) -> str:
        """The action that comes at a ply of a round; if it is a swap, its draw falls as it must."""
        actions = self._rounds[round_ - 1]
        for following in actions[ply + 1 : ply + 2]:
            if following.startswith("draw "):
                self._drawn = HELD_KIND[following.removeprefix("draw ")]
        return actions[ply]

    def unreliable(self, keep: Callable[..., Awaitable[T]]) -> Callable[..., Awaitable[T]]:
        """``keep``, which fails when that was ordered, with an error that says all that it was given."""

        async def unreliably(*given: Any, **named: Any) -> T:
            failing = self._fails == 1
            self._fails = max(0, self._fails - 1)
            if failing:
                raise RuntimeError(f"{given} {named} cannot be kept.")
            return await keep(*given, **named)

        return unreliably


@dataclass(frozen=True)
class ScriptedBot:
    """A bot that plays what a script tells."""

    script: Script
    name: str = "scripted"

    def decide(
        self, view: View, _legal: tuple[Action, ...], _rng: random.Random, _budget: Budget
    ) -> Action:
        """What comes now."""
        return Action(self.script.comes(view.round, view.plies))
