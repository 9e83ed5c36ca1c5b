"""The position as one viewer may see it, in the shape of the wire (docs/wire.md, "The state").

It is made from a masked state alone, as ``noah.core.view`` writes it: what that hides cannot get out here. It is JSON
text from the beginning, put together of pieces that are kept, instead of being encoded anew for each viewer.
"""

import struct
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from noah.core.actions import DOCKS, MOST_ABOARD
from noah.core.cards import HELD_KINDS
from noah.core.layout import (
    DEALING,
    FERRIES,
    FLEEING,
    HIDDEN,
    NONE,
    OFFSET,
    OVER,
    WATCHER,
    Knowledges,
    States,
)
from noah.core.preview import COLUMNS
from noah.core.view import view
from noah.game.position import SCORES, blank_state, hand_texts, legal_key_for
from noah.game.preview import ROW_TYPE, preview_rows
from noah.game.reasons import hand_reasons
from noah.server.wire.pieces import (
    LYING_JSON,
    PHASE_JSON,
    ferry_json,
    hand_json,
    json,
    legal_json,
    load_json,
    plain_choices_json,
    stock_top_json,
    why_not_json,
)

_ROUND = struct.Struct("=H")
"""How a state's bytes hold the round's number."""
_ROW_BYTES = COLUMNS * ROW_TYPE().itemsize
_PUBLIC = (
    b'{"turn":%d,"phase":%b,"noah":%d,"docks":[%b],"roommates":%b,"reserve":%d,"departures":%d,"scores":%b,'
    b'"round":%d,"nextRoommates":%b,"ferries":[%b],"owed":%d,"target":%b,"pending":%b'
)
_NULL, _TRUE, _FALSE = b"null", b"true", b"false"
_NO_FERRY = (_NULL, _NULL)


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


def state_json(
    position: Position, seat: int | None, observer: int, private: dict[str, Any] | None
) -> msgspec.Raw:
    """The wire's ``state``.

    Args:
        position: the true position.
        seat: the viewer's seat; None for a watcher.
        observer: the same as the core counts it: the seat or WATCHER.
        private: what the seat alone sees now.
    """
    public = _public(position)
    hands, own, raw = public.hands, b'"legal":[]', public.raw
    if seat is not None:
        masked = _masked(position, observer)
        raw = masked.tobytes()
        hands = [*hands[:seat], _hand(raw, seat), *hands[seat + 1 :]]
        own = _own(masked, seat) or own
    members = [public.text, b'"hands":[%b]' % b",".join(hands), own]
    members.append(b'"private":%b' % (json(private) if private else _NULL))
    if len(hands) == 1:
        stock = raw[OFFSET["stock"] : OFFSET["stock"] + raw[OFFSET["stock_n"]]]
        members.append(b'"stock":%d,"stockTop":%b' % (len(stock), stock_top_json(stock)))
    if position.knowledges is not None and not public.ended:
        known = _memory(position.knowledges, observer, seat, len(hands))
        members.append(b'"memory":{%b}' % known)
    return msgspec.Raw(b",".join(members) + b"}")


def _masked(position: Position, observer: int) -> States:
    """The position as ``observer`` may see it."""
    masked = blank_state()
    view(position.states, 0, observer, masked, 0)
    return masked


class _Public(NamedTuple):
    """What everybody may see.

    Attributes:
        text: the members that are the same for all, the object left open.
        hands: of each seat what somebody who watches may see.
        raw: the bytes of a watcher's view.
        ended: whether the game is over.
    """

    text: bytes
    hands: list[bytes]
    raw: bytes
    ended: bool


@lru_cache(1 << 8)
def _public(position: Position) -> _Public:
    """What everybody may see, from a watcher's view; made once for all who look, so never to be changed."""
    raw = _masked(position, WATCHER).tobytes()
    players, phase = raw[OFFSET["players"]], raw[OFFSET["phase"]]
    moored = [_moored(raw, dock) for dock in range(DOCKS)]
    reserve, roommates = raw[OFFSET["reserve"]], raw[OFFSET["roommates"]]
    target = raw[OFFSET["target"]]
    following = _TRUE if roommates == FERRIES - reserve else _FALSE
    text = _PUBLIC % (
        raw[OFFSET["turn"]],
        PHASE_JSON[OVER if phase == DEALING else phase],
        raw[OFFSET["noah"]],
        b",".join([animals for animals, _ in moored]),
        b"%d" % roommates if roommates < DOCKS else _NULL,
        reserve,
        raw[OFFSET["departures"]],
        json(SCORES.unpack_from(raw, OFFSET["scores"])[:players]),
        _ROUND.unpack_from(raw, OFFSET["round_n"])[0],
        following if reserve else _NULL,
        b",".join([described for _, described in moored]),
        raw[OFFSET["owed"]],
        _NULL if target == NONE else b"%d" % target,
        LYING_JSON[raw[OFFSET["loaded"]]] if phase == FLEEING else _NULL,
    )
    hands = [_hand(raw, seat) for seat in range(players)]
    return _Public(text, hands, raw, phase in {OVER, DEALING})


def _moored(raw: bytes, dock: int) -> tuple[bytes, bytes]:
    """The animals aboard the ferry at ``dock``, and what is said of it."""
    carries = raw[OFFSET["carries"] + dock]
    if not carries:
        return _NO_FERRY
    first = OFFSET["aboard"] + MOST_ABOARD * dock
    kinds = raw[first : first + raw[OFFSET["height"] + dock]]
    return ferry_json(kinds, raw[OFFSET["weight"] + dock], carries)


def _hand(raw: bytes, seat: int) -> bytes:
    """The cards of an open hand, the number of those of a hidden one."""
    first = OFFSET["hands"] + HELD_KINDS * seat
    if raw[first] == HIDDEN:
        return b"%d" % raw[OFFSET["hand_n"] + seat]
    return hand_json(raw[first : first + HELD_KINDS])


def _own(masked: States, seat: int) -> bytes | None:
    """What ``seat`` may play and why not the rest, from its view; None when it is not to act."""
    ids, top = legal_key_for(masked, 0, seat)
    if not ids:
        return None
    rows = preview_rows(masked, 0).tobytes()
    if rows:
        # Their texts begin with the actions', so they are sorted as those are.
        loads = [rows[n : n + _ROW_BYTES] for n in range(0, len(rows), _ROW_BYTES)]
        choices = b",".join(sorted(map(load_json, loads)))
    else:
        choices = plain_choices_json(ids, top)
    reasons = b",".join([why_not_json(card, why) for card, why in hand_reasons(masked, 0).items()])
    return b'"legal":%b,"choices":[%b],"reasons":{%b}' % (legal_json(ids, top), choices, reasons)


def _memory(knowledges: Knowledges, observer: int, seat: int | None, players: int) -> bytes:
    """For each other hand the cards that it must hold."""
    bounds = knowledges[observer].bounds
    others = [other for other in range(players) if other != seat]
    return b",".join(b'"%d":%b' % (each, hand_json(bounds[each].tobytes())) for each in others)
