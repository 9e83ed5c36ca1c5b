"""One visit at the terminal: words, terminal and kernels made ready, then one game after another."""

import os
import random
import secrets
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import typer

from noah.arena.warmup import is_compiled, warm_up
from noah.cli.table import recording, save
from noah.cli.table.questions import Questions
from noah.cli.table.save import Keeper, Saved
from noah.cli.table.seats import clean
from noah.cli.table.session import Session
from noah.cli.table.setup import Setup, Wishes, agree
from noah.cli.table.stopping import Stopped, stoppable
from noah.cli.table.terminal import EndOfInput, Quit, Terminal
from noah.game.game import Game
from noah.notation.errors import MalformedError, NoahError
from noah.notation.record import write_record
from noah.notation.words import choose_language, words_in

INTERRUPTED = 130
_LARGEST_SEED = 2**64 - 1


class Waiting(NamedTuple):
    """A game that was broken off: its file, what that holds, and the game as it was."""

    path: Path
    saved: Saved
    setup: Setup
    game: Game
    chance: random.Random
    bots: random.Random


class Visit:
    """What holds from the start of the program to its end."""

    def __init__(
        self, language: str | None, *, seed: int | None, record: str | None, plain: bool
    ) -> None:
        """Find a language and a terminal.

        Args:
            language: what was asked for, or None.
            seed: makes the first game's generators; later games follow from it. None draws one.
            record: the file to which finished games are appended, or None.
            plain: no drawing, whatever the terminal can do.

        Raises:
            MalformedError: there is no such language, the seed is too large, or the record cannot be written.
        """
        self._words = words_in(choose_language(language, os.environ))
        self._terminal = Terminal.standard(plain=plain)
        if seed is not None and abs(seed) > _LARGEST_SEED:
            raise MalformedError(self._words("wrong-seed", largest=str(_LARGEST_SEED)))
        self._seed = secrets.randbits(32) if seed is None else seed
        self._seed_asked = seed is not None
        self._record = None if record is None else recording.checked(record, self._words)
        self._questions = Questions(self._terminal, self._words)

    def start(self, wishes: Wishes) -> int:
        """Play new games, until nobody wants another one.

        Returns:
            The exit code.

        Raises:
            MalformedError: there is no such game.
        """
        setup = agree(wishes, self._words)
        try:
            if self._terminal.interactive and not wishes.any and not self._seed_asked:
                self._terminal.say(self._words("welcome"))
                waiting, damaged = self._waiting()
                for error in damaged:
                    self._terminal.say(str(error))
                if waiting is not None and self._wants_to_go_on(waiting.saved):
                    return self._go_on(waiting)
                setup = self._questions.setup()
        except EndOfInput:
            self._terminal.say(self._words("input-ended-early"))
            return 1
        except Quit:
            return 0
        except KeyboardInterrupt:
            self._terminal.say()
            return INTERRUPTED
        return self._new_games(setup)

    def resume(self, wishes: Wishes) -> int:
        """Go on with the game that was broken off last; then as ``start``.

        Returns:
            The exit code.

        Raises:
            MalformedError: there is none, no file can be read, or a new game was asked for as well.
        """
        if wishes.any or self._seed_asked:
            raise MalformedError(self._words("wrong-resume"))
        waiting, damaged = self._waiting()
        if waiting is None and not damaged:
            raise MalformedError(self._words("save-none"))
        if waiting is None:
            raise damaged[0]
        for error in damaged:
            typer.echo(f"noah: {error}", err=True)
        return self._go_on(waiting)

    def _waiting(self) -> tuple[Waiting | None, list[NoahError]]:
        """The game played last of those that can be gone on with, and what is wrong with files of later ones.

        A file that cannot be read is left where it is.
        """
        damaged: list[NoahError] = []
        for path in save.kept(save.folder()):
            try:
                saved = save.read(path, self._words)
                self._compile()
                return Waiting(path, saved, *save.restore(saved, path, self._words)), damaged
            except NoahError as error:
                damaged.append(error)
        return None, damaged

    def _wants_to_go_on(self, saved: Saved) -> bool:
        """Whether the game that waits is to be played."""
        return self._questions.yes(
            self._words(
                "setup-resume", when=clean(saved.saved), names=self._words.all_of(saved.names)
            )
        )

    def _go_on(self, waiting: Waiting) -> int:
        path, saved, setup, game, chance, bots = waiting
        self._record = self._record or saved.record
        keeper = Keeper(path, self._words)
        session = Session(
            setup, game, chance, bots, self._terminal, self._words, keeper, self._record
        )
        code = self._play(session, game, keeper)
        return code if code is not None else self._again(setup)

    def _new_games(self, setup: Setup) -> int:
        self._compile()
        while True:
            chance, bots = random.Random(self._seed), random.Random(f"bots {self._seed}")
            game = Game.from_options(setup.options, chance)
            keeper = Keeper.new(save.folder(), self._words) if setup.persons else None
            session = Session(
                setup, game, chance, bots, self._terminal, self._words, keeper, self._record
            )
            if not self._terminal.draws:
                self._terminal.say(self._questions.summary(setup))
            code = self._play(session, game, keeper)
            if code is not None:
                return code
            self._terminal.say(self._words("seed-told", seed=str(self._seed)))
            if not self._wants_another(setup):
                return 0
            self._seed = random.Random(self._seed).getrandbits(32)

    def _again(self, setup: Setup) -> int:
        return self._new_games(setup) if self._wants_another(setup) else 0

    def _wants_another(self, setup: Setup) -> bool:
        try:
            return (
                self._terminal.interactive
                and bool(setup.persons)
                and self._questions.yes(self._words("again-ask"))
            )
        except (EndOfInput, Quit, KeyboardInterrupt):
            self._terminal.say()
            return False

    def _compile(self) -> None:
        """The first start ever compiles the rules: say so before it takes its time."""
        if not is_compiled():
            self._terminal.say(self._words("compiling"))
            warm_up()
            self._terminal.say(self._words("compiled"))
            self._terminal.forget_typed()

    def _play(self, session: Session, game: Game, keeper: Keeper | None) -> int | None:
        """Play one game; the exit code when it was broken off or not recorded, None when all went well."""
        code, message = 0, "kept"
        try:
            with stoppable():
                session.run()
        except Quit:
            pass
        except EndOfInput:
            code, message = 1, "input-ended"
        except KeyboardInterrupt as interrupt:
            code = interrupt.code if isinstance(interrupt, Stopped) else INTERRUPTED
        if not game.over:
            # A terminal that has hung up takes no words.
            with suppress(OSError):
                if code >= INTERRUPTED:
                    self._terminal.say()
                session.hide()
                self._terminal.say(self._words(message, kept="yes" if session.kept else "no"))
            return code
        kept = keeper.path if keeper is not None and session.kept else None
        if not self._append(game, kept):
            return 1
        if keeper is not None:
            keeper.forget()
        return None

    def _append(self, game: Game, kept: Path | None) -> bool:
        """Add the finished game to the record that was asked for; whether nothing failed.

        Args:
            game: the game.
            kept: where it is kept as it stood before its last action, or None.
        """
        if self._record is None:
            return True
        try:
            recording.add(write_record(game.record()) + b"\n", self._record)
        except OSError as error:
            self._terminal.say(
                self._words("record-failed", path=self._record, why=error.strerror or "?")
            )
            if kept is not None:
                self._terminal.say(self._words("record-failed-kept", kept=str(kept)))
            return False
        self._terminal.say(self._words("recorded", path=self._record))
        return True
