"""The friendly questions before a game: two presses of Enter start one against two bots."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from noah.cli.table.reading import fold
from noah.cli.table.seats import PERSON, clean, named, usual_bot, usual_names, usual_seats
from noah.cli.table.setup import USUAL_PLAYERS, Setup
from noah.cli.table.terminal import Quit, Terminal
from noah.notation.options import BONUSES, SOLO_LEVELS, Options
from noah.notation.words import Words
from noah.players.registry import names as bot_names

_NONE = "none"


class Questions:
    """Asks what is to be played."""

    def __init__(self, terminal: Terminal, words: Words) -> None:
        """Bind a terminal and a language."""
        self._terminal, self._words = terminal, words

    def setup(self) -> Setup:
        """Ask how many play, then offer to change everything else.

        Raises:
            EndOfInput: the lines have run out.
            Quit: somebody would rather not.
        """
        players = self._number(
            "setup-players", "setup-players-wrong", range(1, 6), usual=USUAL_PLAYERS
        )
        seats = usual_seats(players)
        setup = Setup(Options(players), seats, usual_names(seats, self._words))
        changes = self._changes(players)
        while True:
            self._terminal.say(self.summary(setup))
            typed = self._line(self._words("setup-change", players=players))
            if not typed:
                return setup
            change = self._word(typed, {key: f"setup-word-{key}" for key in changes})
            if change is None:
                self._terminal.say(self._words("setup-change-wrong"))
            else:
                setup = changes[change](setup)

    def _changes(self, players: int) -> dict[str, Callable[[Setup], Setup]]:
        if players == 1:
            return {"names": self._names, "level": self._level}
        return {
            "people": self._people,
            "names": self._names,
            "bots": self._bots,
            "bonus": self._bonus,
            "ending": self._ending,
        }

    def summary(self, setup: Setup) -> str:
        """What is agreed, in one sentence."""
        words, options = self._words, setup.options
        seats = [
            words("setup-seat-person", name=name)
            if seat == PERSON
            else words("setup-seat-bot", name=name, bot=seat)
            for seat, name in zip(setup.seats, setup.names, strict=True)
        ]
        bonuses = [words("setup-bonus", bonus=b) for b in BONUSES if getattr(options, b)]
        return words(
            "setup-summary",
            players=options.players,
            level=options.solo or "none",
            seats=words.all_of(seats),
            ending=options.ending,
            bonuses=words.all_of(bonuses) if bonuses else words("setup-no-bonus"),
        )

    def yes(self, question: str) -> bool:
        """Whether Enter, or anything but a no, is the answer."""
        return not self._is(self._line(question), "no-words")

    def _line(self, prompt: str) -> str:
        line = self._terminal.ask(prompt).strip()
        if self._is(line, "command-quit"):
            raise Quit
        return line

    def _is(self, typed: str, key: str) -> bool:
        return fold(typed) in {fold(word) for word in self._words(key).split(",")}

    def _word(self, typed: str, keys: dict[str, str]) -> str | None:
        """Which of the words was typed, or begun."""
        for name, key in keys.items():
            for word in self._words(key).split(","):
                if fold(typed) and fold(word).startswith(fold(typed)):
                    return name
        return None

    def _number(self, key: str, wrong: str, allowed: Sequence[int], *, usual: int) -> int:
        """One of the numbers ``allowed``; ``usual`` is what Enter alone means."""
        last = allowed[-1]
        while True:
            typed = self._line(self._words(key, players=last))
            if not typed:
                return usual
            if typed.isascii() and typed.isdigit() and len(typed) < 3 and int(typed) in allowed:
                return int(typed)
            self._terminal.say(self._words(wrong, players=last))

    def _people(self, setup: Setup) -> Setup:
        players = setup.options.players
        people = self._number(
            "setup-people",
            "setup-people-wrong",
            range(1, players + 1),
            usual=len(setup.persons),
        )
        if people == len(setup.persons):
            return setup
        bots = [seat for seat in setup.seats if seat != PERSON] or [usual_bot()]
        seats = (*[PERSON] * people, *[bots[0]] * (players - people))
        return Setup(setup.options, seats, usual_names(seats, self._words))

    def _names(self, setup: Setup) -> Setup:
        chosen: list[str] = []
        for seat in setup.persons:
            usual = setup.names[seat]
            while True:
                prompt = self._words("setup-name", number=seat + 1, name=usual)
                name = clean(self._line(prompt)) or usual
                if name.casefold() not in {other.casefold() for other in chosen}:
                    break
                self._terminal.say(self._words("wrong-name-twice"))
            chosen.append(name)
        return Setup(setup.options, setup.seats, named(setup.seats, chosen, self._words))

    def _bots(self, setup: Setup) -> Setup:
        known = bot_names()
        while True:
            shown = self._words.one_of(known)
            typed = self._line(self._words("setup-bot", bots=shown)).lower()
            if not typed:
                return setup
            if typed in known:
                break
            self._terminal.say(self._words("setup-bot-wrong", bots=shown))
        seats = tuple(seat if seat == PERSON else typed for seat in setup.seats)
        return Setup(setup.options, seats, setup.names)

    def _bonus(self, setup: Setup) -> Setup:
        keys = {bonus: f"setup-word-{bonus}" for bonus in (*BONUSES, _NONE)}
        while True:
            line = self._line(self._words("setup-bonuses"))
            if not line:
                return setup
            chosen = {self._word(word, keys) for word in fold(line).split()}
            if chosen == {_NONE} or (chosen and chosen <= {*BONUSES}):
                break
            self._terminal.say(self._words("setup-bonuses-wrong"))
        options = Options(
            setup.options.players,
            setup.options.ending,
            frog="frog" in chosen,
            crocodile="crocodile" in chosen,
            roommates="roommates" in chosen,
        )
        return Setup(options, setup.seats, setup.names)

    def _ending(self, setup: Setup) -> Setup:
        now = 3 if setup.options.ending == "rounds" else 26
        number = self._number("setup-endings", "setup-endings-wrong", (3, 26), usual=now)
        ending = "rounds" if number == 3 else "reach26"
        return Setup(replace(setup.options, ending=ending), setup.seats, setup.names)

    def _level(self, setup: Setup) -> Setup:
        now = SOLO_LEVELS.index(setup.options.solo or SOLO_LEVELS[0]) + 1
        level = self._number("setup-levels", "setup-levels-wrong", (1, 2, 3), usual=now)
        return Setup(Options(1, solo=SOLO_LEVELS[level - 1]), setup.seats, setup.names)
