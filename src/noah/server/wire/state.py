"""The position as one viewer may see it, in the shape of the wire (docs/wire.md, "The state").

It is made from a masked state alone, as ``noah.core.view`` writes it: what that hides cannot get out here.
"""

import struct
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from noah.core.actions import DOCKS, LOAD, MOST_ABOARD
from noah.core.cards import HELD_KINDS
from noah.core.layout import (
    DEALING,
    FERRIES,
    FLEEING,
    HIDDEN,
    NONE,
    OFFSET,
    OVER,
    PHASES,
    SAILING,
    STATE,
    WATCHER,
    Knowledges,
    States,
)
from noah.core.view import view
from noah.game.position import SCORES, aboard_texts, hand_texts, legal_texts_for
from noah.game.preview import preview_rows
from noah.game.reasons import Reason, hand_reasons
from noah.notation.cards import HELD_TEXT, LYING_TEXT, SEXES

_ROUND = struct.Struct("=H")
"""How a state's bytes hold the round's number."""
_NO_PREVIEW = dict.fromkeys(("card", "docks", "weight", "departs", "pair", "power", "gives"))


@dataclass(slots=True, eq=False)
class Position:
    """A true position and what a viewer's answer needs beside it; its arrays are not changed any more.

    Attributes:
        states: shape (1,), dtype STATE.
        knowledges: what every observer knows, shape (6,); None where no memory aid was agreed.
    """

    states: States
    knowledges: Knowledges | None


def hand_of(position: Position, seat: int) -> tuple[str, ...]:
    """The true hand of ``seat``: for the one who looks at it, and nobody else."""
    return hand_texts(position.states[0].hands[seat].tobytes())


@lru_cache(1 << 14)
def _ferry(kinds: bytes, weight: int, carries: int) -> dict[str, Any]:
    """A ferry's description; shared, so never to be changed."""
    sequence, following = "free", None
    if len(kinds) > 1:
        sequence = "alternating" if (kinds[0] ^ kinds[1]) & 1 else "same"
        following = SEXES[kinds[-2] & 1]
    return {
        "weight": weight,
        "carries": carries,
        "sequence": sequence,
        "next": following,
        "last": LYING_TEXT[kinds[-1]].partition(":")[0] if kinds else None,
    }


@lru_cache(256)
def reason_json(reason: Reason) -> dict[str, Any]:
    """A reason with its code and what belongs to it; shared, so never to be changed."""
    members = {"need": reason.need, "room": reason.room, "phase": reason.phase}
    return {
        "code": reason.code,
        **{name: value for name, value in members.items() if value is not None},
    }


@lru_cache(1 << 12)
def _load(row: tuple[int, ...]) -> dict[str, Any]:
    """What a load would lead to, from a row of ``noah.core.preview``; shared, so never to be changed."""
    action, first, second, weight, _, departs, pair, power, gives = row
    card = LYING_TEXT[action - LOAD]
    return {
        "action": f"load {card}",
        "card": card,
        "docks": [dock for dock in (first, second) if dock != NONE],
        "weight": weight,
        "departs": bool(departs),
        "pair": bool(pair),
        "power": PHASES[power] if power != SAILING else None,
        "gives": gives,
    }


@lru_cache(1 << 10)
def _plain(action: str) -> dict[str, Any]:
    """A choice that loads nothing: there is nothing to say; shared, so never to be changed."""
    return {"action": action, **_NO_PREVIEW}


def _choices(masked: States, legal: Sequence[str]) -> list[dict[str, Any]]:
    """For each legal action what it would lead to."""
    rows = map(tuple, preview_rows(masked, 0))
    loads = {choice["action"]: choice for choice in map(_load, rows)}
    return [loads.get(action) or _plain(action) for action in legal]


def _memory(
    knowledges: Knowledges, observer: int, seat: int | None, players: int
) -> dict[str, list[str]]:
    """For each other hand the cards that it must hold."""
    bounds = knowledges[observer].bounds
    return {
        str(other): list(hand_texts(bounds[other].tobytes()))
        for other in range(players)
        if other != seat
    }


def state_json(
    position: Position, seat: int | None, observer: int, private: dict[str, Any] | None
) -> dict[str, Any]:
    """The wire's ``state``.

    Args:
        position: the true position.
        seat: the viewer's seat; None for a watcher.
        observer: the same as the core counts it: the seat or WATCHER.
        private: what the seat alone sees now.
    """
    state = {**_public(position), "private": private}
    ended = state["phase"] == PHASES[OVER]
    if seat is not None:
        _add_own(state, _masked(position, observer), seat)
    if position.knowledges is not None and not ended:
        state["memory"] = _memory(position.knowledges, observer, seat, len(state["hands"]))
    return state


def _masked(position: Position, observer: int) -> States:
    """The position as ``observer`` may see it."""
    masked = np.empty(1, STATE)
    view(position.states, 0, observer, masked, 0)
    return masked


@lru_cache(1 << 8)
def _public(position: Position) -> dict[str, Any]:
    """What everybody may see, from a watcher's view; made once for all who look, so never to be changed."""
    raw = _masked(position, WATCHER).tobytes()
    players, phase = raw[OFFSET["players"]], raw[OFFSET["phase"]]
    moored = [_moored(raw, dock) for dock in range(DOCKS)]
    reserve, roommates = raw[OFFSET["reserve"]], raw[OFFSET["roommates"]]
    target = raw[OFFSET["target"]]
    state: dict[str, Any] = {
        "turn": raw[OFFSET["turn"]],
        "phase": PHASES[OVER if phase == DEALING else phase],
        "legal": [],
        "noah": raw[OFFSET["noah"]],
        "docks": [None if ferry is None else aboard_texts(ferry[0]) for ferry in moored],
        "roommates": roommates if roommates < DOCKS else None,
        "reserve": reserve,
        "departures": raw[OFFSET["departures"]],
        "hands": [_hand(raw, other) for other in range(players)],
        "scores": SCORES.unpack_from(raw, OFFSET["scores"])[:players],
        "round": _ROUND.unpack_from(raw, OFFSET["round_n"])[0],
        "nextRoommates": roommates == FERRIES - reserve if reserve else None,
        "ferries": [None if ferry is None else _ferry(*ferry) for ferry in moored],
        "owed": raw[OFFSET["owed"]],
        "target": None if target == NONE else target,
        "pending": LYING_TEXT[raw[OFFSET["loaded"]]] if phase == FLEEING else None,
    }
    if players == 1:
        state["stock"] = raw[OFFSET["stock_n"]]
        state["stockTop"] = _stock_top(raw)
    return state


def _stock_top(raw: bytes) -> list[str]:
    """The cards on top of the stock that are not hidden, the top one first."""
    first = OFFSET["stock"]
    top = raw[first : first + raw[OFFSET["stock_n"]]][::-1]
    return [HELD_TEXT[kind] for kind in top if kind != HIDDEN]


def _add_own(state: dict[str, Any], masked: States, seat: int) -> None:
    """Add to what everybody may see what ``seat`` sees besides, from the seat's view."""
    raw = masked.tobytes()
    hands = list(state["hands"])
    hands[seat] = _hand(raw, seat)
    state["hands"] = hands
    if "stockTop" in state:
        state["stockTop"] = _stock_top(raw)
    legal = list(legal_texts_for(masked, 0, seat))
    if legal:
        state["legal"] = legal
        state["choices"] = _choices(masked, legal)
        state["reasons"] = {card: reason_json(why) for card, why in hand_reasons(masked, 0).items()}


def _moored(raw: bytes, dock: int) -> tuple[bytes, int, int] | None:
    """The lying kinds aboard the ferry at ``dock``, what it weighs and carries; None where there is none."""
    carries = raw[OFFSET["carries"] + dock]
    if not carries:
        return None
    first = OFFSET["aboard"] + MOST_ABOARD * dock
    kinds = raw[first : first + raw[OFFSET["height"] + dock]]
    return kinds, raw[OFFSET["weight"] + dock], carries


def _hand(raw: bytes, seat: int) -> int | tuple[str, ...]:
    """The cards of an open hand, the number of those of a hidden one."""
    first = OFFSET["hands"] + HELD_KINDS * seat
    if raw[first] == HIDDEN:
        return raw[OFFSET["hand_n"] + seat]
    return hand_texts(raw[first : first + HELD_KINDS])
