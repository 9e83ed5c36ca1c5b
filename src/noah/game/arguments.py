"""What callers may hand to the public names of this room, checked."""

import random

from noah.notation.cards import shown
from noah.notation.errors import MalformedError


def is_whole(value: object) -> bool:
    """Whether ``value`` is a whole number; True and False are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def check_seat(seat: object, players: int) -> None:
    """Refuse what is no seat of a game.

    Raises:
        MalformedError: ``seat`` is not a whole number from 0 to ``players - 1``.
    """
    if not (isinstance(seat, int) and is_whole(seat) and 0 <= seat < players):
        raise MalformedError(f"There is no seat {shown(seat)}: they are 0 to {players - 1}.")


def check_generator(rng: object) -> None:
    """Refuse what cannot move for chance.

    Raises:
        MalformedError: ``rng`` is neither a ``random.Random`` nor None.
    """
    if rng is not None and not isinstance(rng, random.Random):
        raise MalformedError(f"The generator is a random.Random, not {shown(rng)}.")
