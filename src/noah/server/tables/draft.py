"""A draft: what would follow from some actions, worked out beside the table and then committed or dropped."""

import random
from typing import Any

from noah.game.errors import FinishedError, IllegalActionError
from noah.game.game import CHANCE, Game
from noah.game.values import Action
from noah.notation.errors import MalformedError
from noah.server.tables import log
from noah.server.tables.log import Entry
from noah.server.tables.table import Table, status_of
from noah.server.wire.pieces import reason_members
from noah.server.wire.problems import Problem
from noah.server.wire.state import Position

_OPENING_VERBS = {"peek", "swap"}


class Draft:
    """New entries of a table and the game after them.

    Attributes:
        game: the game after all of them.
        entries: to be appended to the log.
        stand_ins: for the seats where that changes whether a bot stands in.
    """

    def __init__(self, table: Table, chance: random.Random) -> None:
        """Begin with the table as it is.

        Args:
            table: not changed.
            chance: decides deals and draws.
        """
        self._chance = chance
        # Bots draft in threads of their own, while the table may go on.
        self._version = table.version
        self._memory_aid = table.settings.memory_aid
        self.game = table.game.copy() if table.game else Game.from_options(table.options, None)
        self.entries: list[Entry] = []
        self.stand_ins: dict[int, bool] = {}
        self._status = table.status

    @property
    def only_plays(self) -> bool:
        """Whether it changes nothing but the position: neither the table's status nor who plays for whom."""
        return not self.stand_ins and status_of(self.game) == self._status

    def _add(
        self,
        kind: str,
        seat: int | None,
        by: str,
        action: str | None = None,
        body: dict[str, Any] | None = None,
        target: int | None = None,
    ) -> None:
        states, knowledges = self.game.snapshot()
        position = Position(states, knowledges if self._memory_aid else None)
        version = self._version + len(self.entries) + 1
        self.entries.append(Entry(version, kind, seat, by, action, body, position, target))

    def deal(self) -> None:
        """Let chance deal the next round."""
        deal = self.game.random_deal(self._chance)
        self.game.deal(deal)
        body = {
            "starter": deal.starter,
            "noah": deal.noah,
            "ferries": list(deal.ferries),
            "deck": list(deal.deck),
        }
        self._add(log.DEAL, None, log.CHANCE, body=body)

    def play(self, text: str, seat: int, by: str) -> None:
        """Play one action and let chance move after it.

        Raises:
            NoahError: it is not legal.
        """
        self._play(text, seat, by)
        if self.game.to_move == CHANCE and self.game.phase == "draw":
            self._play(self.game.random_draw(self._chance), seat, log.CHANCE)
        if self.game.over or self.game.phase == "deal":
            self._end_round()

    def _play(self, text: str, seat: int, by: str) -> None:
        target = self.game.target
        self.game.play(text)
        self._add(log.ACTION, seat, by, str(text), target=target)

    def _end_round(self) -> None:
        self._add(log.ROUND_END, None, log.CHANCE, body={"lastRound": self._last_round()})
        if self.game.over:
            ends = {"scores": list(self.game.scores), "winners": list(self.game.winners)}
            self._add(log.GAME_END, None, log.CHANCE, body=ends)
        else:
            self.deal()

    def _last_round(self) -> dict[str, Any]:
        """How the round that is over ended; alone nothing is charged."""
        if not self.game.results:
            hands = [[str(card) for card in self.game.view(0).hand]]
            return {"round": 1, "hands": hands, "tears": [0], "scores": [0]}
        result = self.game.results[-1]
        return {
            "round": result.round,
            "hands": [[str(card) for card in hand] for hand in result.hands],
            "tears": list(result.tears),
            "scores": list(result.scores),
        }

    def stand_in(self, seat: int, *, stands: bool) -> None:
        """A bot stands in for a person from now on, or no longer."""
        by = log.BOT if stands else log.PERSON
        self.stand_ins[seat] = stands
        self._add(log.STAND_IN, seat, by, body={"standIn": stands})

    def play_batch(self, actions: list[str], seat: int) -> None:
        """Play a person's batch, all of it or nothing.

        Raises:
            Problem: ``illegal`` or ``reveals``, before anything is told of what follows the first new sight.
        """
        for index, text in enumerate(actions):
            rounds, departures = self.game.round, self.game.departures
            if self.game.to_move != seat:
                raise self._illegal(index, text, {"code": "phase"})
            try:
                self.play(text, seat, log.PERSON)
            except IllegalActionError as error:
                raise self._illegal(index, text, reason_members(error.reason), error) from None
            except FinishedError as error:
                raise self._illegal(index, text, {"code": "phase"}, error) from None
            last = index == len(actions) - 1
            if not last and self._revealed(Action(text), rounds, departures):
                raise Problem(
                    "reveals",
                    f"Something new is seen after '{text}': a batch ends there.",
                    index=index,
                )

    @staticmethod
    def _illegal(
        index: int, text: str, reason: dict[str, Any], error: Exception | None = None
    ) -> Problem:
        detail = (
            str(error) if error else f"'{text}' is not legal now: it is not this seat that acts."
        )
        return Problem("illegal", detail, index=index, action=text, reason=reason)

    def _revealed(self, action: Action, round_before: int, departures_before: int) -> bool:
        """Whether something new is seen after ``action``, which was just played."""
        if action.verb in _OPENING_VERBS or self.game.over or self.game.round != round_before:
            return True
        if self.game.options.players == 1:
            return self.game.phase in {"load", "order"}
        left = self.game.departures != departures_before
        return left and self.game.options.roommates


def check_notation(actions: list[str]) -> None:
    """Refuse what is no action of the notation, whatever the position.

    Raises:
        Problem: ``malformed``.
    """
    for index, text in enumerate(actions):
        try:
            Action(text)
        except MalformedError as error:
            raise Problem("malformed", str(error), index=index, action=text) from None
