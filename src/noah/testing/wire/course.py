"""The course of a story at a table: what comes next, and what the server would play."""

import random
from collections.abc import Sequence

from noah.game.game import Game
from noah.notation.actions import ACTION_TEXT
from noah.notation.cards import HELD_TEXT
from noah.testing.story import Story

MOST_IN_A_BATCH = 8
ACTIONS = [text for text in ACTION_TEXT if text]


class Course:
    """A story while it is played at a table.

    Attributes:
        game: the true game as it is at the table.
        end: the game as it is when the story ends.
        version: the version of the table's log.
    """

    def __init__(self, story: Story) -> None:
        """The first round has been dealt."""
        self.game = story.first_game()
        self.end = story.game()
        for action in story.actions:
            self.end.play(action)
        self.version = 1
        self._deals, self._rounds = story.deals, story.rounds

    @property
    def ended(self) -> bool:
        """Whether the story has been played to its end."""
        return self.game.ply >= self.end.ply

    def comes(self, later: int = 0) -> str:
        """The action that comes now, or so many after it; empty beyond the end of the round."""
        actions, ply = self._rounds[self.game.round - 1], self.game.view(None).plies + later
        return actions[ply] if ply < len(actions) else ""

    def follow(self) -> str:
        """Play the action that comes, and what chance does after it; the action."""
        action = self.comes()
        self._play(action)
        return action

    def _play(self, action: str) -> None:
        self.game.play(action)
        self.version += 1
        if self.game.phase == "draw":
            self._play(self.comes())
        elif self.game.phase == "deal":
            self.game.deal(self._deals[self.game.round])
            self.version += 2

    def would_be_played(self, seat: int | None, batch: Sequence[str]) -> bool:
        """Whether the server would play a batch of ``seat``."""
        game, new = self.game.copy(), False
        for action in batch:
            # Beyond something new it plays nothing, whatever the cards are.
            if new or seat is None or game.to_move != seat or action not in game.legal:
                return False
            new = shows(game, action)
        return True

    def guess(
        self, seat: int, rng: random.Random, *, far: bool = False
    ) -> tuple[list[str], list[str]]:
        """Some actions of ``seat`` at random, and what could be asked after them; a whole turn if it goes ``far``."""
        game, batch = self.game.copy(), list[str]()
        while len(batch) < MOST_IN_A_BATCH - 1:
            batch.append(str(rng.choice(game.legal)))
            if shows(game, batch[-1]) or game.to_move != seat:
                break
            if batch[-1].startswith("noah") or (not far and rng.random() < 0.2):
                break
        if game.phase == "order":
            return batch, [f"order {' '.join(rng.sample(HELD_TEXT, 3))}" for _ in HELD_TEXT]
        verb = "return" if game.phase == "draw" else "load"
        return batch, [text for text in ACTIONS if text.startswith(verb)]


def shows(game: Game, action: str) -> bool:
    """Play an action; whether something new is seen after it."""
    rounds, departures = game.round, game.view(None).departures
    game.play(action)
    left = game.options.roommates and game.view(None).departures != departures
    ended = game.phase == "deal" or game.over or game.round != rounds
    alone = game.options.players == 1 and game.phase in {"load", "order"}
    return ended or left or alone or action.startswith(("peek", "swap"))
