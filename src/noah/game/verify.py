"""``verify``: a record replayed by the rules, and every place where it says something else than they do."""

from collections.abc import Generator, Iterator
from dataclasses import dataclass
from typing import Any, Final

import msgspec
import numpy as np

from noah.core.deal import deal, new_states
from noah.core.layout import DEALING, OVER, Ints, States
from noah.core.replay import named_order, replay
from noah.core.turns import first_seat_at
from noah.game.dealing import packed
from noah.game.position import legal_actions, position, winners
from noah.game.reasons import legal_id
from noah.game.values import Action
from noah.notation.actions import ACTION_ID, parse_action
from noah.notation.errors import RecordError
from noah.notation.record import Record, RoundRecord

NOTHING: Final = msgspec.UNSET
"""Stands where a state lacks a key that it should have, or has one that it should not."""

_encoded = msgspec.json.Encoder(order="sorted").encode
"""Values are compared as JSON, where 1, 1.0 and true are three things."""


@dataclass(frozen=True, slots=True)
class Disagreement:
    """One place where a record says something else than the rules.

    Attributes:
        round: the round as people count, from 1; None for the game as a whole.
        action: the action as people count, from 1, that is refused or that a state stands before; else None.
        key: what differs: a key of a state, ``action``, ``starter``, ``noah``, ``scores`` or ``winners``.
        path: where it stands in the record, as a JSON path.
        expected: what the rules say; of an ``action`` what is legal there, sorted; or NOTHING.
        found: what the record says, or NOTHING.
        why: of an ``action`` why it is not legal; else empty.
    """

    round: int | None
    action: int | None
    key: str
    path: str
    expected: Any
    found: Any
    why: str = ""


def verify(record: Record) -> Iterator[Disagreement]:
    """Replay ``record`` and yield its disagreements with the rules as they are found, in the order of play.

    Compared are every action with what is legal, every stored state (all keys), the starters and Noah's docks of
    later rounds, the final scores and the winners. After a disagreement the replay goes on as the rules have it;
    an action that is not legal ends it.

    Args:
        record: as ``read_record`` gives it, which has checked deals, cards and the notation.

    Raises:
        RecordError: the record holds too few rounds or actions for a whole game, or too many. After a disagreement
            this may be nothing but its consequence.
    """
    options = record.game_options()
    states = new_states(1, options.players, ending=options.ending_code)
    states["deck"] = options.deck
    for number, played in enumerate(record.rounds):
        if number:
            if int(states["phase"][0]) == OVER:
                raise RecordError(f"rounds[{number}]", "the game is over before this round.")
            yield from _start(states, played, number)
        deal(states, 0, packed(played, options), 0)
        if (yield from _actions(states, played, number)) < len(played.actions):
            return
        if not _round_over(states):
            raise RecordError(f"rounds[{number}].actions", "they stop before the round is over.")
    if int(states["phase"][0]) != OVER:
        raise RecordError("rounds", "they stop before the game is over.")
    for key, expected, found in (
        ("scores", states["scores"][0, : options.players].tolist(), record.scores),
        ("winners", list(winners(states, 0)), record.winners),
    ):
        if found != expected:
            yield Disagreement(None, None, key, key, expected, found)


def _round_over(states: States) -> bool:
    return int(states["phase"][0]) in {DEALING, OVER}


def _start(states: States, played: RoundRecord, number: int) -> Iterator[Disagreement]:
    """Compare how a later round begins: by whom follows from the scores, and Noah stays where he stood."""
    for key, expected, found in (
        ("starter", first_seat_at(states, 0), played.starter),
        ("noah", int(states["noah"][0]), played.noah),
    ):
        if found != expected:
            yield Disagreement(number + 1, None, key, f"rounds[{number}].{key}", expected, found)


def _actions(
    states: States, played: RoundRecord, number: int
) -> Generator[Disagreement, None, int]:
    """Play a round's actions, with its states before them if it holds any; how many of them were legal."""
    codes = codes_of(played.actions)
    total = len(codes)
    if played.states is None:
        n = replay(states, 0, codes, total)
    else:
        n = 0
        while n < total and not _round_over(states):
            yield from _state(position(states, 0), played.states[n], number, n)
            if not replay(states, 0, codes[n:], 1):
                break
            n += 1
    if n < total:
        where = f"rounds[{number}].actions[{n}]"
        if _round_over(states):
            raise RecordError(where, "the round is over before this action.")
        text = played.actions[n]
        why = str(legal_id(states, 0, Action(text)))
        legal = sorted(str(action) for action in legal_actions(states, 0))
        yield Disagreement(number + 1, n + 1, "action", where, legal, text, why)
    return n


def codes_of(actions: list[str]) -> Ints:
    """The actions, texts of the notation, as ``replay`` takes them; those without an id of their own are orders."""
    ids: list[int | None] = [*map(ACTION_ID.get, actions)]
    for n, text in enumerate(actions if None in ids else ()):
        if ids[n] is None:
            ids[n] = named_order(parse_action(text).cards)
    return np.array(ids, np.int64)


def _state(
    expected: dict[str, Any], found: dict[str, Any], number: int, n: int
) -> Iterator[Disagreement]:
    """Compare a stored state, key by key when it is not the same as a whole."""
    if _encoded(expected) == _encoded(found):
        return
    for key in expected | found:
        right, stored = expected.get(key, NOTHING), found.get(key, NOTHING)
        if right is NOTHING or stored is NOTHING or _encoded(right) != _encoded(stored):
            path = f"rounds[{number}].states[{n}].{key}"
            yield Disagreement(number + 1, n + 1, key, path, right, stored)
