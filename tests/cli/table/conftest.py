"""A table in memory: a keyboard that types legal answers, and all that was shown."""

import io
import random
import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import NamedTuple

import pytest

from noah.cli.table.save import Keeper
from noah.cli.table.seats import usual_names
from noah.cli.table.session import Session
from noah.cli.table.setup import Setup
from noah.cli.table.terminal import Quit, Terminal
from noah.game.game import Game
from noah.notation.options import Options
from noah.notation.words import Words, words_in

ANSI = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Asked(NamedTuple):
    """What a person had before him when he answered: who, at which ply of the game, which text."""

    seat: int
    ply: int
    text: str


class Keyboard:
    """Types legal answers in the notation, chosen at random, and Enter where no answer is asked for."""

    def __init__(self, words: Words, rng: random.Random, answers: int | None) -> None:
        """Type at most ``answers`` answers, then let the person leave."""
        self.shown = io.StringIO()
        self.game: Game | None = None
        self.asked: list[Asked] = []
        self._enter = words("pass-prompt")
        self._rng, self.left = rng, answers
        self._dock: int | None = None

    def isatty(self) -> bool:
        return False

    def readline(self, limit: int = -1) -> str:
        text = self.shown.getvalue()
        if text.rstrip().endswith(self._enter):
            return "\n"
        assert self.game is not None
        seat = self.game.view(None).turn
        self.asked.append(Asked(seat, self.game.ply, text))
        self.shown.seek(0)
        self.shown.truncate()
        if self._dock is not None:
            dock, self._dock = self._dock, None
            return f"{dock}\n"
        if self.left is not None:
            if not self.left:
                raise Quit
            self.left -= 1
        view = self.game.view(seat)
        action = self._rng.choice(view.legal)
        if action.verb == "load":
            preview = view.previews[action]
            if preview.docks and preview.power is None and preview.card.species != "donkey":
                self._dock = self._rng.choice(preview.docks)
        return f"{action}\n"


class Seated:
    """A session in memory.

    Attributes:
        game: the game played.
        keyboard: what is typed, and what was shown before each answer.
    """

    def __init__(
        self,
        options: Options,
        seats: Sequence[str],
        seed: int,
        words: Words,
        *,
        draws: bool,
        names: Sequence[str] | None,
        keeper: Keeper | None,
        answers: int | None,
    ) -> None:
        """Deal, and sit down."""
        self.keyboard = Keyboard(words, random.Random(f"keys {seed}"), answers)
        chance, bots = random.Random(seed), random.Random(f"bots {seed}")
        self.game = self.keyboard.game = Game.from_options(options, chance)
        self.terminal = Terminal(self.keyboard, self.keyboard.shown, {}, plain=True)  # type: ignore[arg-type]  # reads lines, no more
        self.terminal.draws = draws
        setup = Setup(options, tuple(seats), tuple(names or usual_names(seats, words)))
        self.session = Session(
            setup, self.game, chance, bots, self.terminal, words, keeper, record=None
        )

    def play(self) -> list[str]:
        """Play to the end; what was shown, as ``shown`` gives it."""
        self.session.run()
        return self.shown()

    def play_some(self) -> list[str]:
        """As ``play``, but for the number of answers that was agreed, if the game does not end before."""
        with suppress(Quit):
            self.session.run()
        return self.shown()

    def shown(self) -> list[str]:
        """What was shown between one answer and the next, without the terminal's own codes."""
        shown = [asked.text for asked in self.keyboard.asked]
        return [ANSI.sub("", text) for text in (*shown, self.keyboard.shown.getvalue())]


Sit = Callable[..., Seated]


@pytest.fixture
def sit(monkeypatch: pytest.MonkeyPatch) -> Sit:
    """Sit down at a table: options, seats, seed; 80 columns and 24 rows where it is drawn."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")

    def sit(
        options: Options,
        seats: Sequence[str],
        seed: int,
        *,
        lang: str = "en",
        words: Words | None = None,
        draws: bool = False,
        names: Sequence[str] | None = None,
        keeper: Keeper | None = None,
        answers: int | None = None,
    ) -> Seated:
        return Seated(
            options,
            seats,
            seed,
            words or words_in(lang),
            draws=draws,
            names=names,
            keeper=keeper,
            answers=answers,
        )

    return sit


ALL_MODES = [
    (Options(2, "reach26"), ("me", "random")),
    (Options(3, frog=True, crocodile=True, roommates=True), ("me", "random", "greedy")),
    (Options(3, crocodile=True), ("me", "me", "random")),
    (Options(4, frog=True), ("random", "me", "me", "me")),
    (Options(5, crocodile=True, roommates=True), ("me", "random", "me", "random", "me")),
    (Options(1, solo="beginner"), ("me",)),
    (Options(1, solo="advanced"), ("me",)),
    (Options(1, solo="expert"), ("me",)),
]


@pytest.fixture(params=ALL_MODES, ids=lambda mode: "-".join([*mode[1], mode[0].solo or "table"]))
def mode(request: pytest.FixtureRequest) -> tuple[Options, tuple[str, ...]]:
    """Options and seats, one for each way to play."""
    found: tuple[Options, tuple[str, ...]] = request.param
    return found
