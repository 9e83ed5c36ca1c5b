"""The options of a game as typed values, and their form in a record."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from noah.core.actions import SEATS
from noah.core.cards import deck_id
from noah.core.layout import REACH26, ROUNDS
from noah.notation.cards import shown
from noah.notation.errors import MalformedError, RecordError

ENDINGS = ("rounds", "reach26")
SOLO_LEVELS = ("beginner", "advanced", "expert")
BONUSES = ("frog", "crocodile", "roommates")


@dataclass(frozen=True, slots=True)
class Options:
    """What is agreed before a game.

    Attributes:
        players: 1 to 5.
        ending: ``rounds`` (three rounds) or ``reach26``; alone always ``rounds``.
        frog: frogs replace snails.
        crocodile: crocodiles replace donkeys.
        roommates: one of the eight ferries takes no species twice.
        solo: alone the deck, ``beginner``, ``advanced`` or ``expert``; with two players and more None.

    Raises:
        MalformedError: docs/rules.md does not allow them together.
    """

    players: int = 2
    ending: str = "rounds"
    frog: bool = False
    crocodile: bool = False
    roommates: bool = False
    solo: str | None = None

    def __post_init__(self) -> None:
        """Refuse what the rules do not allow."""
        if (
            not isinstance(self.players, int)
            or isinstance(self.players, bool)
            or not 1 <= self.players <= SEATS
        ):
            raise MalformedError(
                f"Noah is played by 1 to {SEATS} players, not by {shown(self.players)}."
            )
        if not isinstance(self.ending, str) or self.ending not in ENDINGS:
            raise MalformedError(f"The ending is 'rounds' or 'reach26', not {shown(self.ending)}.")
        for bonus in BONUSES:
            if not isinstance(getattr(self, bonus), bool):
                raise MalformedError(
                    f"{bonus} is True or False, not {shown(getattr(self, bonus))}."
                )
        if self.players > 1:
            if self.solo is not None:
                raise MalformedError(
                    "Only a game alone has a solo level: leave 'solo' out, or play alone."
                )
            return
        if self.solo is None:
            object.__setattr__(self, "solo", SOLO_LEVELS[0])
        if not isinstance(self.solo, str) or self.solo not in SOLO_LEVELS:
            raise MalformedError(
                f"The solo level is {', '.join(SOLO_LEVELS[:2])} or {SOLO_LEVELS[2]}, not {shown(self.solo)}."
            )
        if any(getattr(self, bonus) for bonus in BONUSES) or self.ending != "rounds":
            raise MalformedError(
                "The game alone has no bonus cards and a single round: leave these options out."
            )

    @property
    def deck(self) -> int:
        """The number of the deck played with (``noah.core.cards.DECKS``)."""
        size = SOLO_LEVELS.index(self.solo) if self.solo else max(0, self.players - 3)
        return deck_id(size, self.frog, self.crocodile)

    @property
    def ending_code(self) -> int:
        """The ending as the core writes it."""
        return REACH26 if self.ending == "reach26" else ROUNDS

    def to_json(self) -> dict[str, Any]:
        """The record's ``options``."""
        if self.players == 1:
            return {"solo": self.solo}
        return {
            "ending": self.ending,
            "frog": self.frog,
            "crocodile": self.crocodile,
            "roommates": self.roommates,
        }


def options_from_json(players: int, options: Mapping[str, Any]) -> Options:
    """The options in a record; they have exactly the keys that docs/record.md gives.

    Raises:
        RecordError: they do not, or the rules do not allow them.
    """
    if not 1 <= players <= SEATS:
        raise RecordError(
            "players", f"Noah is played by 1 to {SEATS} players, not by {shown(players)}."
        )
    wanted = {"solo"} if players == 1 else {"ending", *BONUSES}
    if set(options) != wanted:
        raise RecordError(
            "options", f"they are exactly {', '.join(sorted(wanted))} for {players} player(s)."
        )
    if players == 1 and options["solo"] is None:
        raise RecordError("options.solo", f"the level is missing: {', '.join(SOLO_LEVELS)}.")
    try:
        return Options(players=players, **options)
    except (MalformedError, TypeError) as error:
        raise RecordError("options", str(error)) from None
