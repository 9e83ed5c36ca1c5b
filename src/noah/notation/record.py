"""``noah-record/1``: one game as one JSON object (docs/record.md), read into plain values and written from them.

Reading checks the shape of a record and everything that can be said without playing it: the keys and types, the
cards, a deck that fits the options, the notation of every action. Whether the game in it is played by the rules is
``noah.game.verify``'s question.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, TypeAlias, TypeVar

import msgspec

from noah.core.actions import DOCKS
from noah.core.cards import DECKS, HELD_KINDS, KIND_HELD
from noah.core.layout import FERRIES, NOT_IN_PLAY
from noah.notation.actions import ACTION_ID, parse_action
from noah.notation.cards import (
    HELD_KIND,
    HELD_TEXT,
    LYING_KIND,
    parse_held,
    parse_lying,
    printable,
    shown,
)
from noah.notation.errors import MalformedError, RecordError
from noah.notation.options import Options, options_from_json

FORMAT = "noah-record/1"
_HELD_OF = HELD_KIND | {text: int(KIND_HELD[kind]) for text, kind in LYING_KIND.items()}
"""The held kind of every card, however it is written."""
_ACTIONS, _LYING, _HELD = frozenset(ACTION_ID), frozenset(LYING_KIND), frozenset(HELD_KIND)
_SORTED_DECKS = [[kind for kind in range(HELD_KINDS) for _ in range(deck[kind])] for deck in DECKS]
Typed = TypeVar("Typed", bound=msgspec.Struct)
FerryName: TypeAlias = Literal["plain", "roommates"]
State: TypeAlias = dict[str, Any]
"""A stored position: docs/record.md's state, as it stands in the file."""


class RoundRecord(msgspec.Struct, omit_defaults=True):
    """One round as it stands in the file; docs/record.md says what each key means."""

    starter: int
    noah: int
    ferries: list[FerryName]
    deck: list[str]
    actions: list[str]
    states: list[State] | None = None

    def kinds(self, docks: bool) -> list[int]:
        """The deck, whose cards are of the notation, as kinds; with ``docks`` the first five are lying kinds."""
        on_docks = DOCKS if docks else 0
        lying = [LYING_KIND[card] for card in self.deck[:on_docks]]
        return lying + [HELD_KIND[card] for card in self.deck[on_docks:]]

    def roommates(self) -> int:
        """The place of the roommates ferry in the order of play; 8 when there is none."""
        return self.ferries.index("roommates") if "roommates" in self.ferries else NOT_IN_PLAY


class Record(msgspec.Struct):
    """A whole game as it stands in the file.

    ``options`` holds just the keys that docs/record.md gives; ``rounds``, ``scores`` and ``winners`` likewise.
    """

    format: str
    players: int
    options: dict[str, Any]
    rounds: list[RoundRecord]
    scores: list[int]
    winners: list[int]

    def game_options(self) -> Options:
        """The options as typed values.

        Raises:
            RecordError: docs/record.md does not allow them.
        """
        return options_from_json(self.players, self.options)


_DECODER = msgspec.json.Decoder(Record)
_ENCODER = msgspec.json.Encoder()


def read_record(line: bytes | str) -> Record:
    """The game in one line of a JSON Lines file.

    Raises:
        RecordError: it is not JSON, not of this format, or says something impossible.
    """
    try:
        record = _DECODER.decode(line)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        # Once more, slowly, for an error that says just what is wrong and where.
        return record_from_json(_loosely(line))
    _check(record)
    return record


def _loosely(line: bytes | str) -> object:
    """Whatever JSON value ``line`` holds.

    Raises:
        RecordError: it holds none.
    """
    try:
        return msgspec.json.decode(line)
    except RecursionError:
        raise RecordError("", "this is no game record: it is nested too deeply.") from None
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise RecordError("", f"this is not JSON ({str(error).rstrip('.')}).") from None


def record_from_json(value: object) -> Record:
    """The game in a decoded JSON value.

    Raises:
        RecordError: it is not of this format, or says something impossible.
    """
    if not isinstance(value, Mapping) or "format" not in value:
        raise RecordError(
            "", f'this is no game record: an object with "format": "{FORMAT}" is expected.'
        )
    _check_format(value["format"])
    record = typed(value, Record)
    _check(record)
    return record


def typed(value: object, wanted: type[Typed]) -> Typed:
    """``value`` as what is ``wanted``, Record or RoundRecord, by its types alone.

    Raises:
        RecordError: something in it is of another type.
    """
    try:
        return msgspec.convert(value, wanted)
    except msgspec.ValidationError as error:
        what, _, path = str(error).replace("`", "'").partition(" - at ")
        where = path.strip("'").removeprefix("$").removeprefix(".")
        raise RecordError(where, f"{printable(what)}.") from None
    except UnicodeError:
        raise RecordError("", "it holds a text with half a character, a lone surrogate.") from None


def _check_format(name: object) -> None:
    if name != FORMAT:
        raise RecordError("format", f"{shown(name)} cannot be read here, only '{FORMAT}'.")


def write_record(record: Record) -> bytes:
    """The record as one line of JSON, without the line's end."""
    return _ENCODER.encode(record)


def _check(record: Record) -> None:
    """Raise RecordError for what is impossible whatever is played."""
    _check_format(record.format)
    options = record.game_options()
    if not record.rounds:
        raise RecordError("rounds", "there are none; a game has at least one.")
    for number, played in enumerate(record.rounds):
        check_round(options, played, f"rounds[{number}]")


def check_round(options: Options, played: RoundRecord, where: str) -> None:
    """Refuse a round whose deal does not fit the options, or that names what is no action.

    Args:
        options: the game's.
        played: the round.
        where: its place, as errors name it.

    Raises:
        RecordError: it does.
    """
    if not 0 <= played.starter < options.players:
        raise RecordError(
            f"{where}.starter", f"{shown(played.starter)} is no seat of {options.players} players."
        )
    if not 0 <= played.noah < DOCKS:
        raise RecordError(
            f"{where}.noah", f"{shown(played.noah)} is no dock; they are 0 to {DOCKS - 1}."
        )
    if len(played.ferries) != FERRIES:
        raise RecordError(
            f"{where}.ferries", f"{len(played.ferries)} ferries are named; there are {FERRIES}."
        )
    if played.ferries.count("roommates") != options.roommates:
        wanted = (
            "exactly one is 'roommates'"
            if options.roommates
            else "without the option none is 'roommates'"
        )
        raise RecordError(f"{where}.ferries", f"{wanted}.")
    _check_deck(options, played, f"{where}.deck")
    if played.states is not None and len(played.states) != len(played.actions):
        counts = f"{len(played.states)} states for {len(played.actions)} actions"
        raise RecordError(
            f"{where}.states", f"there are {counts}; there is one before each action."
        )
    if not _ACTIONS.issuperset(played.actions):
        for number, text in enumerate(played.actions):
            _at(f"{where}.actions[{number}]", parse_action, text)


def _at(where: str, parse: Callable[[str], object], text: str) -> None:
    """Let ``parse`` refuse ``text``, with the place added to its error.

    Raises:
        RecordError: ``parse`` raised MalformedError.
    """
    try:
        parse(text)
    except MalformedError as error:
        raise RecordError(where, str(error)) from None


def _check_deck(options: Options, played: RoundRecord, where: str) -> None:
    on_docks = DOCKS if options.players > 1 else 0
    if not (_LYING.issuperset(played.deck[:on_docks]) and _HELD.issuperset(played.deck[on_docks:])):
        for i, card in enumerate(played.deck):
            _at(f"{where}[{i}]", parse_lying if i < on_docks else parse_held, card)
    kinds = [_HELD_OF[card] for card in played.deck]
    if sorted(kinds) != _SORTED_DECKS[options.deck]:
        raise RecordError(
            where, f"this deck does not fit the options: {_difference(options.deck, kinds)}."
        )


def _difference(deck: int, kinds: Sequence[int]) -> str:
    """How the held ``kinds`` differ from deck number ``deck``, in words."""
    found = Counter(kinds)
    wrong = [
        f"{found[kind]} of {HELD_TEXT[kind]} instead of {DECKS[deck, kind]}"
        for kind in range(HELD_KINDS)
        if found[kind] != DECKS[deck, kind]
    ]
    return ", ".join(wrong)
