"""Keeps what everybody at the table learns up to date, and can make it up again for a game that was broken off."""

from collections.abc import Iterator, Sequence

from noah.cli.table.chronicle import Chronicle, Observer
from noah.cli.table.events import dealt, seen
from noah.game.dealing import Deal
from noah.game.game import Game
from noah.game.values import Action
from noah.game.view import View

Views = dict[Observer, View]


class Witness:
    """Turns what is played into what each observer learns of it.

    Attributes:
        chronicle: what they have learned.
    """

    def __init__(self, game: Game, persons: Sequence[int], observers: Sequence[Observer]) -> None:
        """Learn what the present round of ``game`` has brought so far, by playing it again.

        Args:
            game: a game that has been dealt.
            persons: the seats of persons.
            observers: for whom to keep what they learn; None is somebody who watches.
        """
        self._observers = tuple(observers)
        self.chronicle = Chronicle(observers, persons, game.options.players)
        rounds = game.rounds
        present = rounds[-1]
        again = Game.from_rounds(game.options, rounds[:-1], None)
        again.deal(Deal(present.starter, present.noah, tuple(present.ferries), tuple(present.deck)))
        self.begin_round(again)
        for action, draw in _with_draws(present.actions):
            before = self.views(again)
            again.play(action)
            if draw is not None:
                again.play(draw)
            self.learn(Action(action), before, self.views(again))

    def views(self, game: Game) -> Views:
        """What each observer may know of the present position."""
        return {observer: game.view(observer) for observer in self._observers}

    def begin_round(self, game: Game) -> None:
        """Everybody sees how a new round opens."""
        self.chronicle.begin_round(dealt(game.view(None)))

    def learn(self, action: Action, before: Views, after: Views) -> bool:
        """Everybody learns his part of an action.

        Args:
            action: what was played.
            before: the views of the position before it.
            after: the views of the position after it; where it ended a round, of the closing position.

        Returns:
            Whether it ended a turn.
        """
        over = _ends_turn(action, *next(iter(zip(before.values(), after.values(), strict=True))))
        for observer in self._observers:
            then, now = before[observer], after[observer]
            self.chronicle.add(observer, seen(action, then, now), then.turn, over)
        return over


def _ends_turn(action: Action, before: View, after: View) -> bool:
    """Whether the turn of who acted is over. Of a pair each turn counts as a part of the same one."""
    if after.phase in {"deal", "over"} or after.turn != before.turn:
        return True
    return before.players == 1 and after.phase == "load" and action.verb in {"load", "noah"}


def _with_draws(actions: Sequence[str]) -> Iterator[tuple[str, str | None]]:
    """Each decision, and with a lion's ``swap`` the draw that chance made after it."""
    left = list(actions)
    while left:
        action = left.pop(0)
        draw = left.pop(0) if action.startswith("swap") else None
        yield action, draw
