"""What is announced to everybody, or to one alone: a look at a hand, the end of a round, the end of the game."""

from noah.cli.table import board, results
from noah.cli.table.choices import Question
from noah.cli.table.chronicle import Chronicle, Observer
from noah.cli.table.face import Face
from noah.cli.table.hand import Hand
from noah.cli.table.phrases import Phrases, by_weight
from noah.cli.table.plain import status
from noah.cli.table.telling import tell
from noah.game.game import Game
from noah.game.view import View


class Announcer:
    """Announces."""

    def __init__(self, face: Face, phrases: Phrases, everybody: Observer) -> None:
        """Bind a face; ``everybody`` is the only person at the table, or None."""
        self._face, self._phrases, self._words = face, phrases, phrases.words
        self._everybody = everybody

    def looked_at(self, seat: int, other: int | None, view: View) -> None:
        """Show ``seat`` the hand that its giraffe looks at, until it has been read."""
        if other is None:
            return
        hand = by_weight(view.known(other).elements())
        tears = sum(card.tears for card in hand)
        self._face.page(
            self._words("peek-title", other=self._phrases.names[other]),
            [
                self._words(
                    "peek-hand", cards=self._phrases.some(hand), count=len(hand), tears=tears
                )
            ],
            hold=True,
        )

    def round_over(self, game: Game, closing: View, chronicle: Chronicle) -> None:
        """Lay every hand open and count it."""
        result = game.results[-1]
        self._face.result(
            results.round_title(result, closing, self._everybody, self._phrases),
            self._last(chronicle),
            results.hands_table(result, self._phrases),
            results.hands_told(result, self._everybody, self._phrases),
            [self._next(game)],
        )

    def game_over(self, game: Game, chronicle: Chronicle) -> None:
        """Say who won."""
        title = results.outcome(game, self._everybody, self._phrases)
        if game.options.players > 1:
            table = results.podium_table(game, self._phrases)
            self._face.result(title, [], table, results.podium_told(game, self._phrases), [])
            return
        view = game.view(0)
        table = board.ferries(view, self._phrases, results.TABLE_WIDTH)
        news = self._last(chronicle)
        if self._everybody is not None:
            news.append(Hand(Question(view, view.phase, ()), self._phrases).line())
        self._face.result(title, news, table, status(view, self._phrases), [])

    def _next(self, game: Game) -> str:
        """What follows the round that has ended."""
        if game.over:
            return self._words("round-last")
        view = game.view(None)
        return self._words(
            "round-next", round=view.round, **self._phrases.who(view.turn, self._everybody)
        )

    def _last(self, chronicle: Chronicle) -> list[str]:
        """What led to the end, as everybody may know it."""
        events = chronicle.untold if self._face.linear else chronicle.last_lap
        return tell(events(self._everybody), self._everybody, self._phrases)
