"""Deals as a command line names them: by a record in a file, or by options and a seed."""

import os
import random
import sys
from pathlib import Path

from noah.game.dealing import random_deal
from noah.notation.cards import shown
from noah.notation.errors import MalformedError, NoahError
from noah.notation.lines import lines
from noah.notation.options import BONUSES, Options
from noah.notation.record import RoundRecord, read_record

_STANDARD_INPUT = "-"
_EXAMPLE = "'players=3,frog,seed=7'"
_MOST_DIGITS = 18


def whole_number(name: str, text: str) -> int:
    """The number that ``text`` writes.

    Args:
        name: what it is, for the error.
        text: up to 18 digits.

    Raises:
        MalformedError: it is no whole number from 0, or a longer one.
    """
    if not (text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS):
        raise MalformedError(f"{name} is a whole number, not {shown(text)}.")
    return int(text)


def named_deal(text: str) -> tuple[Options, RoundRecord]:
    """The options and the first round that ``text`` names.

    Args:
        text: a file, or ``-`` for standard input, whose first line is a record; else words such as
            ``players=3,frog,seed=7``, which name the first deal of the game made with that seed.

    Raises:
        MalformedError: it names none.
    """
    if text == _STANDARD_INPUT or _is_file(text):
        return _from_file(text)
    if "=" not in text and "," not in text:
        raise MalformedError(f"{shown(text)} is neither a file nor a deal such as {_EXAMPLE}.")
    return _from_words(text)


def _is_file(text: str) -> bool:
    try:
        return Path(text).exists()
    except (OSError, ValueError):
        return False


def _from_words(text: str) -> tuple[Options, RoundRecord]:
    given: dict[str, int | str | bool] = {}
    for word in text.split(","):
        key, equals, value = word.partition("=")
        if key in given:
            raise MalformedError(f"{shown(key)} is there twice.")
        if key in BONUSES and not equals:
            given[key] = True
        elif key in {"players", "seed"} and equals:
            given[key] = whole_number(key, value)
        elif key in {"ending", "solo"} and equals:
            given[key] = value
        else:
            raise MalformedError(f"{shown(word)} is no word of a deal such as {_EXAMPLE}.")
    rng = random.Random(given.pop("seed", 0))
    if "solo" in given:
        given.setdefault("players", 1)
    options = Options(**given)  # type: ignore[arg-type]  # it checks each of them
    return options, random_deal(options, rng).round_record()


def _from_file(name: str) -> tuple[Options, RoundRecord]:
    where = "standard input" if name == _STANDARD_INPUT else shown(name)
    try:
        line = _first_line(name)
    except OSError as error:
        raise MalformedError(f"{where} cannot be read ({error.strerror}).") from None
    if line is None:
        raise MalformedError(f"{where} is empty: a noah-record/1 is expected.")
    try:
        if isinstance(line, NoahError):
            raise line
        record = read_record(line)
    except NoahError as error:
        raise MalformedError(f"The first line of {where} is no record: {error}") from None
    return record.game_options(), record.rounds[0]


def _first_line(name: str) -> bytes | NoahError | None:
    """The first line of a file that is not blank, or what is wrong with it; None when there is none.

    Raises:
        OSError: the file cannot be opened.
    """
    if name == _STANDARD_INPUT and sys.stdin is None:
        raise OSError(0, "it is closed")
    source = os.dup(sys.stdin.fileno()) if name == _STANDARD_INPUT else Path(name)
    with open(source, "rb") as stream:  # noqa: PTH123  # a descriptor has no path
        return next((line for _, line in lines(stream)), None)
