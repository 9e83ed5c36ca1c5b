"""What callers may hand to the public names of this room, checked."""

import random
from collections.abc import Iterable

from noah.notation.cards import shown
from noah.notation.errors import MalformedError
from noah.notation.record import RoundRecord


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


def check_generator(rng: object, *, needed: bool = False) -> None:
    """Refuse what cannot move for chance.

    Raises:
        MalformedError: ``rng`` is neither a ``random.Random`` nor, unless it is ``needed``, None.
    """
    if (rng is not None or needed) and not isinstance(rng, random.Random):
        raise MalformedError(f"The generator is a random.Random, not {shown(rng)}.")


def check_rounds(rounds: object) -> list[RoundRecord]:
    """The rounds of a game, as ``noah.Game.rounds`` gives them.

    Raises:
        MalformedError: they are none.
    """
    if not isinstance(rounds, Iterable):
        raise MalformedError(f"The rounds are a list of RoundRecord, not {shown(rounds)}.")
    found = list(rounds)
    for played in found:
        if not isinstance(played, RoundRecord):
            raise MalformedError(f"A round is a RoundRecord, not {shown(played)}.")
        for name in ("ferries", "deck", "actions"):
            if not isinstance(getattr(played, name), list):
                raise MalformedError(
                    f"The {name} of a round are a list, not {shown(getattr(played, name))}."
                )
    return found
