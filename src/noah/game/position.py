"""A state as RECORD.md writes it: plain values and texts."""

from typing import Any

import numpy as np

from noah.core.actions import ACTIONS, DOCKS, ORDERED
from noah.core.layout import PHASES, STATE, States
from noah.core.rules import legal
from noah.notation.actions import print_action
from noah.notation.cards import HELD_TEXT, LYING_TEXT


def legal_ids(states: States, i: int) -> list[int]:
    """The legal action ids of ``states[i]``, ascending."""
    out = np.empty(ACTIONS, np.int16)
    n = legal(states, i, out)
    return out[:n].tolist()  # type: ignore[no-any-return]  # a list of int


def stock_top(states: States, i: int) -> list[int]:
    """The held kinds of the up to three top cards of the stock, top first."""
    state = states[i]
    n = int(state.stock_n)
    return state.stock[max(0, n - ORDERED) : n][::-1].tolist()  # type: ignore[no-any-return]  # a list of int


def legal_texts(states: States, i: int) -> list[str]:
    """The legal actions of ``states[i]`` as texts, in the order of their ids."""
    top = stock_top(states, i)
    return [print_action(action, top) for action in legal_ids(states, i)]


def hand_texts(counts: list[int]) -> list[str]:
    """A hand's cards, sorted as strings, from the number of each held kind."""
    return sorted(text for text, n in zip(HELD_TEXT, counts, strict=True) for _ in range(n))


def position(states: States, i: int) -> dict[str, Any]:
    """The true state ``states[i]`` as RECORD.md's ``states`` hold it, all keys, in its order."""
    fields = dict(zip(STATE.names or (), states[i].item(), strict=True))
    players = fields["players"]
    written = {
        "turn": fields["turn"],
        "phase": PHASES[fields["phase"]],
        "legal": sorted(legal_texts(states, i)),
        "noah": fields["noah"],
        "docks": [
            [LYING_TEXT[kind] for kind in aboard[:height]] if carries else None
            for aboard, height, carries in zip(
                fields["aboard"], fields["height"], fields["carries"], strict=True
            )
        ],
        "roommates": fields["roommates"] if fields["roommates"] < DOCKS else None,
        "reserve": fields["reserve"],
        "departures": fields["departures"],
        "hands": [hand_texts(counts) for counts in fields["hands"][:players]],
        "scores": list(fields["scores"][:players]),
    }
    if players == 1:
        n = fields["stock_n"]
        written["stock"] = [HELD_TEXT[kind] for kind in reversed(fields["stock"][:n])]
    return written
