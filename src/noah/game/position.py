"""A state as docs/record.md writes it: plain values and texts.

``noah verify`` asks for every position of a file, so texts are kept by the bytes that they are made from.
"""

import struct
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from noah.core.actions import ACTIONS, DOCKS, LIFT, MOST_ABOARD, ORDER, ORDERED, SEATS
from noah.core.cards import HELD_KINDS
from noah.core.layout import OFFSET, ORDERING, PHASES, STATE, Ints, States
from noah.core.rules import legal
from noah.core.view import legal_for
from noah.game.values import ACTION_OF, HELD_CARDS, Action, Card
from noah.notation.actions import print_action
from noah.notation.cards import HELD_TEXT, LYING_TEXT

SCORES = struct.Struct(f"={SEATS}h")
"""How a state's bytes hold the scores."""
_KEPT = 1 << 12
_CARD_OF = dict(zip(HELD_TEXT, HELD_CARDS, strict=True))


def blank_state() -> States:
    """An array for one state, shape (1,), dtype STATE, of zeros: on bytes, which is far quicker than ``np.zeros``."""
    return np.ndarray(1, STATE, bytearray(STATE.itemsize))


def legal_ids(states: States, i: int) -> list[int]:
    """The legal action ids of ``states[i]``, ascending."""
    out = np.empty(ACTIONS, np.int16)
    n = legal(states, i, out)
    return out[:n].tolist()  # type: ignore[no-any-return]  # a list of int


def stock_top(states: States, i: int) -> list[int]:
    """The held kinds of the up to three top cards of the stock, top first."""
    n = int(states["stock_n"][i])
    return states["stock"][i, max(0, n - ORDERED) : n][::-1].tolist()  # type: ignore[no-any-return]  # a list of int


def legal_ids_for(states: States, i: int, observer: int) -> list[int]:
    """The legal action ids that ``observer``, a seat or WATCHER, is told in ``states[i]``, ascending.

    Empty for who does not act, and at chance's nodes. ``states`` may hold the observer's view.
    """
    return _ids_for(states, i, observer).tolist()  # type: ignore[no-any-return]  # a list of int


def _ids_for(states: States, i: int, observer: int) -> Ints:
    out = np.empty(ACTIONS, np.int16)
    return out[: legal_for(states, i, observer, out)]


def legal_key_for(states: States, i: int, observer: int) -> tuple[bytes, bytes]:
    """What ``sorted_texts`` makes the texts of ``legal_ids_for`` from; the first part is empty when there are none."""
    ids = _ids_for(states, i, observer)
    top = bytes(stock_top(states, i)) if int(states["phase"][i]) == ORDERING else b""
    return ids.tobytes(), top


def legal_actions(states: States, i: int) -> tuple[Action, ...]:
    """The legal actions of ``states[i]``, in the order of their ids."""
    return actions_of(states, i, legal_ids(states, i))


def actions_of(states: States, i: int, ids: Sequence[int]) -> tuple[Action, ...]:
    """The actions with these ids, as they read in ``states[i]``."""
    if ids and ORDER <= ids[0] < LIFT:
        top = stock_top(states, i)
        return tuple(Action(print_action(action, top)) for action in ids)
    return tuple(ACTION_OF[action] for action in ids)


@lru_cache(_KEPT)
def hand_cards(counts: bytes) -> tuple[Card, ...]:
    """A hand's cards, sorted as strings, from the number of each held kind."""
    return tuple(_CARD_OF[text] for text in hand_texts(counts))


@lru_cache(_KEPT)
def hand_texts(counts: bytes) -> tuple[str, ...]:
    """A hand's cards, sorted as strings, from the number of each held kind."""
    return tuple(sorted(text for text, n in zip(HELD_TEXT, counts, strict=True) for _ in range(n)))


@lru_cache(_KEPT)
def aboard_texts(kinds: bytes) -> tuple[str, ...]:
    """The animals of a ferry, first loaded first, from their lying kinds."""
    return tuple(LYING_TEXT[kind] for kind in kinds)


@lru_cache(_KEPT)
def sorted_texts(ids: bytes, top: bytes) -> tuple[str, ...]:
    """The texts of the actions whose ids are ``ids``, as int16, sorted as strings.

    Args:
        ids: of ``legal``.
        top: the held kinds of the ``stock_top`` where these are to be ordered; otherwise it does not matter.
    """
    return tuple(sorted(print_action(action, top) for action in np.frombuffer(ids, np.int16)))


def position(states: States, i: int) -> dict[str, Any]:
    """The true state ``states[i]`` as docs/record.md's ``states`` hold it, all keys, in its order."""
    raw = states[i : i + 1].tobytes()
    players = raw[OFFSET["players"]]
    phase = raw[OFFSET["phase"]]
    roommates = raw[OFFSET["roommates"]]
    aboard, height, carries = OFFSET["aboard"], OFFSET["height"], OFFSET["carries"]
    hands, stock = OFFSET["hands"], OFFSET["stock"]
    held = raw[stock : stock + raw[OFFSET["stock_n"]]][::-1]
    ids = np.empty(ACTIONS, np.int16)
    n = legal(states, i, ids)
    top = held[:ORDERED] if PHASES[phase] == "order" else b""
    written = {
        "turn": raw[OFFSET["turn"]],
        "phase": PHASES[phase],
        "legal": list(sorted_texts(ids[:n].tobytes(), top)),
        "noah": raw[OFFSET["noah"]],
        "docks": [
            list(aboard_texts(raw[first : first + raw[height + dock]]))
            if raw[carries + dock]
            else None
            for dock, first in enumerate(range(aboard, aboard + DOCKS * MOST_ABOARD, MOST_ABOARD))
        ],
        "roommates": roommates if roommates < DOCKS else None,
        "reserve": raw[OFFSET["reserve"]],
        "departures": raw[OFFSET["departures"]],
        "hands": [
            list(hand_texts(raw[first : first + HELD_KINDS]))
            for first in range(hands, hands + players * HELD_KINDS, HELD_KINDS)
        ],
        "scores": list(SCORES.unpack_from(raw, OFFSET["scores"])[:players]),
    }
    if players == 1:
        written["stock"] = [HELD_TEXT[kind] for kind in held]
    return written


def winners(states: States, i: int) -> tuple[int, ...]:
    """The seats that won ``states[i]``, a game that is over; more than one on a tie, none when lost alone."""
    state = states[i]
    players = int(state.players)
    if players == 1:
        return (0,) if int(state.won) else ()
    scores = state.scores[:players].tolist()
    return tuple(seat for seat, score in enumerate(scores) if score == min(scores))
