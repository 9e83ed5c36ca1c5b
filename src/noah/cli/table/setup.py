"""What is agreed before a game in the terminal: the options, and who sits at each seat."""

from dataclasses import dataclass, field

from noah.cli.table.seats import (
    PERSON,
    clean,
    parse_names,
    parse_seats,
    usual_names,
    usual_seats,
)
from noah.notation.errors import MalformedError
from noah.notation.options import ENDINGS, SOLO_LEVELS, Options
from noah.notation.words import Words

USUAL_PLAYERS = 3


@dataclass(frozen=True, slots=True)
class Setup:
    """One game's agreement.

    Attributes:
        options: the rules played by.
        seats: for each seat ``me`` or the name of a bot.
        names: for each seat the name shown.
    """

    options: Options
    seats: tuple[str, ...]
    names: tuple[str, ...]

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats of persons."""
        return tuple(seat for seat, who in enumerate(self.seats) if who == PERSON)


@dataclass(frozen=True, slots=True)
class Wishes:
    """What was asked for on the command line; None and False where nothing was."""

    players: int | None = None
    seats: str | None = None
    names: str | None = None
    ending: str | None = None
    solo: str | None = None
    bonuses: dict[str, bool] = field(default_factory=dict)

    @property
    def any(self) -> bool:
        """Whether anything was asked for."""
        asked = (self.players, self.seats, self.names, self.ending, self.solo)
        return any(wish is not None for wish in asked) or any(self.bonuses.values())


def agree(wishes: Wishes, words: Words) -> Setup:
    """The game that was asked for, completed by what is usual.

    Raises:
        MalformedError: there is no such game.
    """
    seats = None if wishes.seats is None else parse_seats(wishes.seats, words)
    players = _players(wishes, seats, words)
    if seats is None:
        seats = usual_seats(players)
    if len(seats) != players:
        raise MalformedError(words("wrong-seats", seats=len(seats), players=players))
    options = _options(players, wishes, words)
    names = (
        usual_names(seats, words)
        if wishes.names is None
        else parse_names(wishes.names, seats, words)
    )
    return Setup(options, seats, names)


def _players(wishes: Wishes, seats: tuple[str, ...] | None, words: Words) -> int:
    players = wishes.players
    if players is None:
        players = len(seats) if seats else 1 if wishes.solo is not None else USUAL_PLAYERS
    if not 1 <= players <= 5:
        # As text: a catalogue's numbers have an end.
        raise MalformedError(words("wrong-players", players=clean(str(players))))
    return players


def _options(players: int, wishes: Wishes, words: Words) -> Options:
    """The options, refused in the reader's language where the rules refuse them."""
    if wishes.ending is not None and wishes.ending not in ENDINGS:
        raise MalformedError(words("wrong-ending", ending=clean(wishes.ending)))
    if wishes.solo is not None and wishes.solo not in SOLO_LEVELS:
        raise MalformedError(
            words("wrong-level", level=clean(wishes.solo), levels=words.one_of(SOLO_LEVELS))
        )
    if players > 1 and wishes.solo is not None:
        raise MalformedError(words("wrong-solo", players=players))
    if players == 1 and (wishes.ending is not None or any(wishes.bonuses.values())):
        raise MalformedError(words("wrong-alone"))
    return Options(players, wishes.ending or ENDINGS[0], solo=wishes.solo, **wishes.bonuses)
