"""One game at the terminal, from where it stands to its end."""

import random

from noah.cli.table.choices import Question
from noah.cli.table.chronicle import Observer
from noah.cli.table.ending import Announcer
from noah.cli.table.face import Face, News
from noah.cli.table.pages import page
from noah.cli.table.phrases import Phrases
from noah.cli.table.plain import Plain
from noah.cli.table.reading import Reader, Reply
from noah.cli.table.save import Keeper, snapshot
from noah.cli.table.screen import Screen
from noah.cli.table.setup import Setup
from noah.cli.table.telling import tell
from noah.cli.table.terminal import Quit, Terminal
from noah.cli.table.witness import Witness
from noah.game.game import Game
from noah.game.values import Action
from noah.notation.errors import NoahError
from noah.notation.words import Words
from noah.players.player import Budget
from noah.players.registry import make


class Session:
    """Plays one game: asks persons, lets bots decide, tells each person what he may know."""

    def __init__(
        self,
        setup: Setup,
        game: Game,
        chance: random.Random,
        bots: random.Random,
        terminal: Terminal,
        words: Words,
        keeper: Keeper | None,
        record: str | None,
    ) -> None:
        """Sit down.

        Args:
            setup: what was agreed.
            game: the game, new or in the middle, with ``chance`` as its generator.
            chance: the generator of deals and draws.
            bots: the generator of the bots' decisions; another one, so that no bot could foresee a draw.
            terminal: where it is shown and read.
            words: the language.
            keeper: keeps the game in case it is broken off; None when nobody would go on with it.
            record: the file to which the finished game will be appended, or None.
        """
        self._setup, self._game, self._chance, self._bots = setup, game, chance, bots
        self._terminal, self._words = terminal, words
        self._keeper, self._record = keeper, record
        self._persons = setup.persons
        self._bot_at = {
            seat: make(who) for seat, who in enumerate(setup.seats) if seat not in self._persons
        }
        phrases = Phrases(words, setup.names, "glyph" if terminal.draws else "word")
        self._phrases, self._reader = phrases, Reader(phrases)
        # Who only watches reads line by line what happens.
        draws = terminal.draws and bool(self._persons)
        self._face: Face = Screen(terminal, phrases) if draws else Plain(terminal, phrases)
        # What is said to everybody is said to the only person, or to nobody in particular.
        self._everybody: Observer = self._persons[0] if len(self._persons) == 1 else None
        observers = tuple(dict.fromkeys((*self._persons, self._everybody)))
        self._witness = Witness(game, self._persons, observers)
        self._announcer = Announcer(self._face, phrases, self._everybody)
        self._hand_shown: int | None = None
        self._planned: int | None = None

    def run(self) -> None:
        """Play to the end.

        Raises:
            Quit: a person leaves.
            EndOfInput: the lines have run out.
        """
        self._keep()
        while not self._game.over:
            view = self._game.view(self._game.to_move)
            if view.turn in self._bot_at:
                bot = self._bot_at[view.turn]
                self._play(bot.decide(view, view.legal, self._bots, Budget()))
            else:
                for action in self._decide(view.turn):
                    self._play(action)
        self._announcer.game_over(self._game, self._witness.chronicle)

    def hide(self) -> None:
        """Take a person's hand off the screen where somebody else might see it there."""
        if len(self._persons) > 1 and self._hand_shown is not None:
            self._terminal.wipe()
        self._hand_shown = None

    @property
    def kept(self) -> bool:
        """Whether the game can be gone on with when it is broken off now."""
        return self._keeper is not None

    def _keep(self) -> None:
        """Keep the game as it stands. Where that fails, say so once, and play on all the same."""
        if self._keeper is None:
            return
        try:
            self._keeper.write(
                snapshot(self._game, self._setup, self._chance, self._bots, self._record)
            )
        except NoahError as error:
            self._keeper = None
            self.hide()
            self._terminal.say(str(error))
            self._terminal.wait(self._words("prompt-go-on"))

    def _play(self, action: Action) -> None:
        """Play one action, keep the game, and tell what must be told at once."""
        game, actor = self._game, self._game.view(None).turn
        before, ended = self._witness.views(game), len(game.results)
        game.play(action, seat=actor)
        round_over = len(game.results) > ended
        closing = game
        if round_over and not game.over:
            # The next round is dealt already: the end of this one is seen by going back to it.
            closing = Game.from_rounds(game.options, game.rounds[:-1], None)
        turn_over = self._witness.learn(action, before, self._witness.views(closing))
        if not game.over:
            self._keep()
        if turn_over:
            self._planned = None
        if action.verb == "peek" and actor in self._persons:
            self._announcer.looked_at(actor, action.seat, game.view(actor))
        if turn_over and not self._persons:
            for paragraph in self._news(None).paragraphs:
                self._terminal.say(paragraph)
        if round_over:
            self.hide()
            self._announcer.round_over(game, closing.view(None), self._witness.chronicle)
            if not game.over:
                self._witness.begin_round(game)

    def _news(self, observer: Observer) -> News:
        chronicle = self._witness.chronicle
        events = chronicle.untold(observer) if self._face.linear else chronicle.news(observer)
        return News(tuple(tell(events, observer, self._phrases)), chronicle.in_turn(observer))

    def _decide(self, seat: int) -> tuple[Action, ...]:
        """Ask the person at ``seat`` until the answer can be played."""
        view = self._game.view(seat)
        if view.phase == "noah" and self._planned is not None:
            walk = Action(f"noah {self._planned}")
            self._planned = None
            if walk in view.legal:
                return (walk,)
        self._hand_over(seat)
        question, note, news = Question.first(view), "", self._news(seat)
        while True:
            reply = self._reader.read(self._face.ask(question, news, note), question)
            note = reply.problem or ""
            if reply.actions:
                self._planned = reply.planned
                return reply.actions
            if reply.question is not None:
                question = reply.question
                news = News() if self._face.linear else news
            elif reply.command is not None:
                question = self._obey(reply, question)

    def _obey(self, reply: Reply, question: Question) -> Question:
        """Do what a command says; the question that is asked after it."""
        if reply.command == "quit":
            raise Quit
        if reply.command == "back":
            return Question.first(question.view)
        title = self._words("page-title", page=reply.command or "")
        paragraphs = page(
            reply.command or "", question.view, self._witness.chronicle, self._phrases
        )
        self._face.page(title, paragraphs, hold=False)
        return question

    def _hand_over(self, seat: int) -> None:
        """Before another person's hand is shown, see that he alone is looking."""
        if len(self._persons) > 1 and self._hand_shown != seat:
            self._terminal.wipe()
            self._terminal.say(self._words("pass-to", name=self._phrases.names[seat]))
            line = self._terminal.ask(self._words("pass-prompt"))
            if self._reader.command(line) == "quit":
                raise Quit
            self._terminal.wipe()
        self._hand_shown = seat
