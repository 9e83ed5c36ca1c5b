"""The log of a table: entries as they are kept, and as one viewer may read them."""

from dataclasses import dataclass
from typing import Any

from noah.core.layout import WATCHER
from noah.server.wire.state import Position, state_json

DEAL, ACTION, ROUND_END, GAME_END, STAND_IN = "deal", "action", "roundEnd", "gameEnd", "standIn"
PERSON, BOT, CHANCE = "person", "bot", "chance"


@dataclass(slots=True)
class Entry:
    """One entry of a table's log.

    Attributes:
        version: its number, from 1, without gaps.
        kind: DEAL, ACTION, ROUND_END, GAME_END or STAND_IN.
        seat: whose action it is; None for a deal or an end.
        by: PERSON, BOT or CHANCE.
        action: the action's text, unmasked; None for the other kinds.
        body: what else belongs to it: of a DEAL the cards (secret), of an end what all may know of it.
        position: the position after it; only while the table is in memory.
        target: of a draw or return the other hand that it concerns; only while the table is in memory.
    """

    version: int
    kind: str
    seat: int | None
    by: str
    action: str | None
    body: dict[str, Any] | None
    position: Position | None = None
    target: int | None = None


def masked_action(entry: Entry, seat: int | None) -> str | None:
    """The entry's action as ``seat`` may read it; None as the seat is somebody who watches."""
    text = entry.action
    if text is None or (seat is not None and seat == entry.seat):
        return text
    verb, _, rest = text.partition(" ")
    if verb == "give":
        receiver = rest.rpartition(" ")[2]
        return text if str(seat) == receiver else f"give * {receiver}"
    if verb in {"draw", "return"}:
        return text if seat is not None and seat == entry.target else f"{verb} *"
    return "order *" if verb == "order" else text


def entry_json(entry: Entry, seat: int | None, private: dict[str, Any] | None) -> dict[str, Any]:
    """The entry as ``seat`` may read it; the only way in which entries leave.

    Args:
        entry: with its position.
        seat: the viewer's; None for a watcher.
        private: what the seat alone saw then, if it may still be told.
    """
    told: dict[str, Any] = {
        "version": entry.version,
        "kind": entry.kind,
        "seat": entry.seat,
        "by": entry.by,
        "action": masked_action(entry, seat),
        "state": None,
    }
    swapped = entry.action is not None and entry.action.startswith("swap ")
    if entry.position is not None and not swapped:
        observer = WATCHER if seat is None else seat
        told["state"] = state_json(entry.position, seat, observer, private)
    if entry.kind in {ROUND_END, GAME_END, STAND_IN} and entry.body:
        told.update(entry.body)
    return told
