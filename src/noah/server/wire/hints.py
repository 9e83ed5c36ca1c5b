"""A hint in the shape of the wire (docs/wire.md, "Hints")."""

from dataclasses import asdict
from typing import Any

from noah.players.hint import Hint


def hint_json(version: int, hint: Hint) -> dict[str, Any]:
    """The answer to who has asked for a hint.

    Args:
        version: the table's, for which it was thought of.
        hint: thought of from the view of who gets it.
    """
    reason = {name: value for name, value in asdict(hint.reason).items() if value is not None}
    return {
        "version": version,
        "action": str(hint.action),
        "dock": hint.dock,
        "reason": reason,
        "best": [
            {"action": str(each.action), "tears": each.tears, "won": each.won} for each in hint.best
        ],
    }
