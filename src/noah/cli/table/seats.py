"""Who sits where: persons and bots, and their names."""

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size

from noah.notation.errors import MalformedError
from noah.notation.words import Words
from noah.players.registry import names as bot_names
from noah.server import names

PERSON = "me"
"""The word for a person in ``--seats``."""
_LONGEST_NAME = 16
_BOT = "greedy"


def usual_bot() -> str:
    """The bot that sits where nobody has said which."""
    known = bot_names()
    return _BOT if _BOT in known else known[-1]


def usual_seats(players: int) -> tuple[str, ...]:
    """One person, and bots."""
    return (PERSON, *[usual_bot()] * (players - 1))


def parse_seats(text: str, words: Words) -> tuple[str, ...]:
    """The seats that ``--seats`` names, ``me`` or a bot's name for each.

    Raises:
        MalformedError: there is no such bot, or the number of seats is not 1 to 5.
    """
    seats = tuple(part.strip().lower() for part in text.split(","))
    known = (PERSON, *bot_names())
    for seat in seats:
        if seat not in known:
            raise MalformedError(
                words("wrong-seat", seat=clean(seat) or "''", known=words.one_of(known))
            )
    return seats


def clean(name: str) -> str:
    """A name as it can be shown on a line: as the server shows it, and not too wide."""
    shown = names.clean(name)
    if cell_len(shown) > _LONGEST_NAME:
        shown = names.clean(set_cell_size(shown, _LONGEST_NAME))
    return shown


def parse_names(text: str, seats: Sequence[str], words: Words) -> tuple[str, ...]:
    """The names that ``--names`` gives: one for each seat, or one for each person.

    Raises:
        MalformedError: there are too many or too few, one is empty, or two are the same.
    """
    given = [clean(part) for part in text.split(",")]
    persons = seats.count(PERSON)
    if len(given) not in {len(seats), persons}:
        raise MalformedError(
            words("wrong-names", seats=len(seats), persons=persons, count=len(given))
        )
    if not all(given):
        raise MalformedError(words("wrong-name-empty"))
    if len({name.casefold() for name in given}) < len(given):
        raise MalformedError(words("wrong-name-twice"))
    if len(given) == len(seats):
        return tuple(given)
    return named(seats, given, words)


def named(seats: Sequence[str], persons: Sequence[str], words: Words) -> tuple[str, ...]:
    """A name for every seat: the persons' own, and for bots those of the catalogue that nobody else has."""
    own = list(persons)
    taken = {name.casefold() for name in own}
    free = [name.strip() for name in words("bot-names").split(",")]
    free = [name for name in free if name.casefold() not in taken]
    return tuple(own.pop(0) if seat == PERSON else free.pop(0) for seat in seats)


def usual_names(seats: Sequence[str], words: Words) -> tuple[str, ...]:
    """Names where nobody has given any."""
    persons = seats.count(PERSON)
    if persons == 1:
        return named(seats, [words("name-you")], words)
    known = [name.strip() for name in words("person-names").split(",")]
    return named(seats, known[:persons], words)
