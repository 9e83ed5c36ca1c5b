"""Games broken off: each is one file, written anew after every action, so that nothing is lost whatever ends it."""

import os
import random
import stat
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
import platformdirs

from noah.cli.table.seats import PERSON, clean
from noah.cli.table.setup import Setup
from noah.game.game import Game
from noah.notation.errors import MalformedError, NoahError
from noah.notation.options import options_from_json
from noah.notation.record import RoundRecord
from noah.notation.words import Words
from noah.players.registry import make

FORMAT = "noah-save/1"
_FAMILY = FORMAT.partition("/")[0]
_KEPT = 10
"""So many games are kept; starting one more forgets the oldest."""

GeneratorState = tuple[int, tuple[int, ...], float | None]


class Saved(msgspec.Struct):
    """One game in the middle, as its file holds it."""

    format: str
    saved: str
    players: int
    options: dict[str, Any]
    seats: list[str]
    names: list[str]
    rounds: list[RoundRecord]
    chance: GeneratorState
    bots: GeneratorState
    record: str | None = None


def folder() -> Path:
    """Where games are kept."""
    return platformdirs.user_data_path("noah", appauthor=False) / "games"


def kept(directory: Path) -> list[Path]:
    """The files of kept games, the one played last at the front; what is no regular file is passed over."""
    found = []
    with suppress(OSError):
        for path in directory.glob("*.json"):
            with suppress(OSError):
                about = path.stat()
                if stat.S_ISREG(about.st_mode):
                    found.append((about.st_mtime_ns, path))
    return [path for _, path in sorted(found, reverse=True)]


class Keeper:
    """Keeps one game's file up to date."""

    def __init__(self, path: Path, words: Words) -> None:
        """Keep the game in ``path``."""
        self.path = path
        self._words = words

    @classmethod
    def new(cls, directory: Path, words: Words) -> "Keeper":
        """A file for a new game; the oldest ones make room for it."""
        for path in kept(directory)[_KEPT - 1 :]:
            with suppress(OSError):
                path.unlink()
        stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
        return cls(directory / f"{stamp}-{os.getpid()}.json", words)

    def write(self, saved: Saved) -> None:
        """Replace the file, all of it or nothing.

        Raises:
            MalformedError: it cannot be written.
        """
        beside = self.path.with_suffix(".new")
        content = msgspec.json.encode(saved)
        try:
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            with os.fdopen(handle, "wb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            beside.replace(self.path)
        except OSError as error:
            raise MalformedError(
                self._words("save-unwritable", path=str(self.path), why=error.strerror or "?")
            ) from None
        finally:
            # Whatever broke it off, a signal too, leaves no half of a game behind.
            with suppress(OSError):
                beside.unlink()

    def forget(self) -> None:
        """Remove the file, where that can be done: the game is over."""
        with suppress(OSError):
            self.path.unlink()


def snapshot(
    game: Game, setup: Setup, chance: random.Random, bots: random.Random, record: str | None
) -> Saved:
    """The game as it stands now."""
    return Saved(
        format=FORMAT,
        saved=datetime.now(UTC).isoformat(timespec="seconds"),
        players=setup.options.players,
        options=setup.options.to_json(),
        seats=list(setup.seats),
        names=list(setup.names),
        rounds=game.rounds,
        chance=chance.getstate(),
        bots=bots.getstate(),
        record=record,
    )


def read(path: Path, words: Words) -> Saved:
    """The game kept in ``path``.

    Raises:
        MalformedError: the file cannot be read, is damaged, or comes from a newer version.
    """
    try:
        value = msgspec.json.decode(path.read_bytes())
    except OSError as error:
        raise MalformedError(
            words("save-unreadable", path=str(path), why=error.strerror or "?")
        ) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise _damaged(path, words) from None
    tag = value.get("format") if isinstance(value, dict) else None
    if tag != FORMAT:
        if isinstance(tag, str) and tag.startswith(f"{_FAMILY}/"):
            raise MalformedError(words("save-newer", path=str(path)))
        raise _damaged(path, words)
    try:
        return msgspec.convert(value, Saved)
    except msgspec.ValidationError:
        raise _damaged(path, words) from None


def _damaged(path: Path, words: Words) -> NoahError:
    return MalformedError(words("save-damaged", path=str(path)))


def restore(
    saved: Saved, path: Path, words: Words
) -> tuple[Setup, Game, random.Random, random.Random]:
    """The setup, the game and the generators of chance and of the bots, as they were.

    Raises:
        MalformedError: they do not fit together.
    """
    chance, bots = random.Random(), random.Random()
    try:
        setup = _setup(saved)
        chance.setstate(saved.chance)
        bots.setstate(saved.bots)
        game = Game.from_rounds(setup.options, saved.rounds, chance)
    except (NoahError, ValueError, TypeError, OverflowError):
        raise _damaged(path, words) from None
    return setup, game, chance, bots


def _setup(saved: Saved) -> Setup:
    """The agreement that a file holds; raises ValueError when it is none."""
    options = options_from_json(saved.players, saved.options)
    if not len(saved.seats) == len(saved.names) == options.players:
        message = "seats and names do not fit the players"
        raise ValueError(message)
    if any(clean(name) != name or not name for name in saved.names):
        message = "a name is none that could have been given"
        raise ValueError(message)
    for seat in saved.seats:
        if seat != PERSON:
            make(seat)
    return Setup(options, tuple(saved.seats), tuple(saved.names))
