"""Of every member of what is told of a table who may know it, and which cards it names: default deny."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from noah.core.cards import SPECIES

ALL = "names no card"
LIES = "names a card that lies open on a ferry, or will at once"
ROUND_OVER = "names cards of a round that is over"
OWN = "names cards of whom it is told to, or that he has seen, and is told to nobody else"
MOVER = "names cards of whose turn it is, and is told to nobody else"
REMEMBERED = "names cards that the viewer has seen go into a hand and not leave it"
MASKED = "names no card but one that lies open, or to who may know it"

STATE = {
    **dict.fromkeys(
        (
            "turn",
            "phase",
            "noah",
            "roommates",
            "reserve",
            "departures",
            "hands[]",
            "scores[]",
            "round",
            "nextRoommates",
            "ferries[]",
            "ferries[].weight",
            "ferries[].carries",
            "ferries[].sequence",
            "ferries[].next",
            "owed",
            "target",
            "docks[]",
            "private",
            "private.peeked.seat",
            "stock",
        ),
        ALL,
    ),
    **dict.fromkeys(("docks[][]", "ferries[].last", "pending"), LIES),
    **dict.fromkeys(("hands[][]", "private.peeked.hand[]", "private.drawn", "stockTop[]"), OWN),
    "memory.*[]": REMEMBERED,
    **dict.fromkeys(
        (
            "legal[]",
            "choices[].action",
            "choices[].card",
            "choices[].docks",
            "choices[].docks[]",
            "choices[].weight",
            "choices[].departs",
            "choices[].pair",
            "choices[].power",
            "choices[].gives",
            "reasons.*.code",
            "reasons.*.need",
            "reasons.*.room",
            "reasons.*.phase",
        ),
        MOVER,
    ),
}
LAST_ROUND = {
    **dict.fromkeys(("lastRound.round", "lastRound.tears[]", "lastRound.scores[]"), ALL),
    "lastRound.hands[][]": ROUND_OVER,
}
PLAYERS = dict.fromkeys(
    (
        "players[]",
        "players[].seat",
        "players[].name",
        "players[].bot",
        "players[].connected",
        "players[].standIn",
    ),
    ALL,
)
OPTIONS = dict.fromkeys(
    (
        "options.ending",
        "options.frog",
        "options.crocodile",
        "options.roommates",
        "options.solo",
        "settings.public",
        "settings.watchers",
        "settings.memoryAid",
        "settings.hints",
    ),
    ALL,
)
OF_STATE = {"state": ALL, **{f"state.{path}": who for path, who in STATE.items()}}
TABLE = {
    **dict.fromkeys(
        (
            "id",
            "version",
            "status",
            "host",
            "seat",
            "scores[]",
            "winners",
            "winners[]",
            "next",
            "lastRound",
        ),
        ALL,
    ),
    **OF_STATE,
    **LAST_ROUND,
    **PLAYERS,
    **OPTIONS,
}
ENTRY = {
    **dict.fromkeys(("version", "kind", "seat", "by", "scores[]", "winners[]", "standIn"), ALL),
    "action": MASKED,
    **OF_STATE,
    **LAST_ROUND,
}
LISTED = {"id": ALL, "created": ALL, **PLAYERS, **OPTIONS}
_CARD = re.compile(rf"\b({'|'.join(SPECIES)})\b")
_HIDING = ("draw", "return", "give", "order")


def leaves(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """The paths of all members of an answer that hold no others, with their values."""
    if isinstance(value, dict):
        # Members of these are named by cards and by seats.
        free = path.endswith((".reasons", ".memory"))
        for name, member in value.items():
            yield from leaves(member, f"{path}.*" if free else f"{path}.{name}")
    elif isinstance(value, list):
        for member in value:
            yield from leaves(member, f"{path}[]")
    else:
        yield path, value


def check_members(answer: Any, declared: Mapping[str, str], seat: int | None) -> None:
    """Everything in an answer is declared, and told to nobody whom it is not for.

    Args:
        answer: a table, an entry, or a table in a list.
        declared: TABLE, ENTRY or LISTED.
        seat: the seat of whom it is told to; None for somebody who watches.

    Raises:
        AssertionError: something is not.
    """
    for path, value in leaves(answer):
        who = declared.get(path.removeprefix("."))
        if who is None or not _may_be(answer, path, value, who, seat):
            raise AssertionError(f"{path} tells {value!r}, which {who or 'nobody has declared'}.")


def _may_be(answer: Any, path: str, value: Any, who: str, seat: int | None) -> bool:
    """Whether a member may be told."""
    # Without a state nothing is played: while the table waits, and in a list.
    state = answer.get("state") or {"phase": "over", "turn": None}
    is_over, names_card = state["phase"] == "over", bool(_CARD.search(str(value)))
    if who == ALL:
        return not names_card or path.endswith(".name")
    if who == OWN:
        return seat is not None or is_over
    if who == MOVER:
        return bool(seat == state["turn"])
    if who == ROUND_OVER:
        return is_over or bool(answer["lastRound"]["round"] < state["round"])
    if who == MASKED and seat is None:
        return not names_card or not value.startswith(_HIDING)
    return True
