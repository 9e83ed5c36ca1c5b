"""Pieces of the wire's state as JSON text, each kept by the bytes of the masked state that it is made from.

Positions follow each other by a card or two, so that most pieces were written before.
"""

from functools import lru_cache
from typing import Any

import msgspec
import numpy as np

from noah.core.actions import LOAD
from noah.core.layout import HIDDEN, NONE, PHASES, SAILING
from noah.game.position import aboard_texts, hand_texts, sorted_texts
from noah.game.preview import ROW_TYPE
from noah.game.reasons import Reason
from noah.game.values import Card
from noah.notation.cards import HELD_TEXT, LYING_TEXT, SEXES

_KEPT = 1 << 12
_NO_PREVIEW = dict.fromkeys(("card", "docks", "weight", "departs", "pair", "power", "gives"))

json = msgspec.json.Encoder().encode
PHASE_JSON = [json(phase) for phase in PHASES]
LYING_JSON = [json(text) for text in LYING_TEXT]


@lru_cache(_KEPT)
def hand_json(counts: bytes) -> bytes:
    """The cards of an open hand, from the number of each held kind."""
    return json(hand_texts(counts))


@lru_cache(_KEPT)
def ferry_json(kinds: bytes, weight: int, carries: int) -> tuple[bytes, bytes]:
    """The animals of a ferry, as in ``docks``, and what is said of it in ``ferries``."""
    sequence, following = "free", None
    if len(kinds) > 1:
        sequence = "alternating" if (kinds[0] ^ kinds[1]) & 1 else "same"
        following = SEXES[kinds[-2] & 1]
    described = {
        "weight": weight,
        "carries": carries,
        "sequence": sequence,
        "next": following,
        "last": LYING_TEXT[kinds[-1]].partition(":")[0] if kinds else None,
    }
    return json(aboard_texts(kinds)), json(described)


@lru_cache(_KEPT)
def stock_top_json(stock: bytes) -> bytes:
    """The cards on top of a stock that are not hidden, the top one first."""
    return json([HELD_TEXT[kind] for kind in reversed(stock) if kind != HIDDEN])


@lru_cache(_KEPT)
def legal_json(ids: bytes, top: bytes) -> bytes:
    """The texts of the legal actions."""
    return json(sorted_texts(ids, top))


@lru_cache(_KEPT)
def load_json(row: bytes) -> bytes:
    """What a load would lead to, from a row of ``noah.core.preview``."""
    action, first, second, weight, _, departs, pair, power, gives = np.frombuffer(
        row, ROW_TYPE
    ).tolist()
    card = LYING_TEXT[action - LOAD]
    choice = {
        "action": f"load {card}",
        "card": card,
        "docks": [dock for dock in (first, second) if dock != NONE],
        "weight": weight,
        "departs": bool(departs),
        "pair": bool(pair),
        "power": PHASES[power] if power != SAILING else None,
        "gives": gives,
    }
    return json(choice)


@lru_cache(_KEPT)
def plain_choices_json(ids: bytes, top: bytes) -> bytes:
    """Choices none of which loads a card: there is nothing to say of them."""
    return b",".join(json({"action": text, **_NO_PREVIEW}) for text in sorted_texts(ids, top))


def reason_members(reason: Reason) -> dict[str, Any]:
    """A reason with its code and what belongs to it."""
    members = {"need": reason.need, "room": reason.room, "phase": reason.phase}
    return {
        "code": reason.code,
        **{name: value for name, value in members.items() if value is not None},
    }


@lru_cache(_KEPT)
def why_not_json(card: Card, reason: Reason) -> bytes:
    """A member of ``reasons``."""
    return b"%b:%b" % (json(str(card)), json(reason_members(reason)))
