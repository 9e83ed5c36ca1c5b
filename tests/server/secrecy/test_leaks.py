"""The comparison of twins can fail: whatever leaks, by whatever channel, is seen within a few pairs."""

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from noah.core.layout import Knowledges, States
from noah.server import logs
from noah.server.http import live, metrics, tables
from noah.server.store.store import Guest
from noah.server.tables import log
from noah.server.tables.draft import Draft
from noah.server.tables.held import Held
from noah.server.tables.log import Entry
from noah.server.tables.table import Table
from noah.server.wire import state
from noah.server.wire.problems import Problem
from noah.testing.classes import CLASSES
from noah.testing.wire.staged import compare

PAIRS = 60
"""A leak shows in most pairs where it could; some kinds are seldom on their way."""
Plant = Callable[[pytest.MonkeyPatch], None]


def nothing_is_masked(monkeypatch: pytest.MonkeyPatch) -> None:
    def open_view(states: States, i: int, _observer: int, views: States, j: int) -> None:
        views[j] = states[i]

    monkeypatch.setattr(state, "view", open_view)


def hands_are_open(monkeypatch: pytest.MonkeyPatch) -> None:
    told = state.state_json

    def with_hands(position: state.Position, *more: Any) -> dict[str, Any]:
        hands = [state.hand_of(position, seat) for seat in range(int(position.states[0].players))]
        return {**msgspec.json.decode(told(position, *more)), "hands": hands}

    monkeypatch.setattr(log, "state_json", with_hands)


def the_log_names_hidden_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    def unmasked(entry: Entry, _seat: int | None) -> str | None:
        return entry.action

    monkeypatch.setattr(log, "masked_action", unmasked)


def everybody_sees_what_one_sees(monkeypatch: pytest.MonkeyPatch) -> None:
    private = Table.private

    def open_private(table: Table, _seat: int | None, version: int) -> Any:
        seen = [private(table, seat, version) for seat in range(len(table.seats))]
        return next((what for what in seen if what), None)

    monkeypatch.setattr(Table, "private", open_private)


def an_error_counts_legal_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    def with_count(problem: Problem, held: Held, _guest: Guest) -> None:
        if held.table.game is not None:
            problem.members["legal"] = len(held.table.game.legal)

    for module in (tables, live):
        monkeypatch.setattr(module, "add_table", with_count)


def an_exception_is_logged_with_its_message(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "_named", lambda error: {"error": str(error)})


def a_metric_names_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[str] = []
    masked = log.masked_action

    def counted(entry: Entry, seat: int | None) -> str | None:
        loaded.append(f'noah_actions_total{{action="{entry.action}"}} 1\n')
        return masked(entry, seat)

    monkeypatch.setattr(log, "masked_action", counted)
    monkeypatch.setattr(metrics, "generate_latest", lambda: "".join(loaded).encode())


def the_memory_is_of_all(monkeypatch: pytest.MonkeyPatch) -> None:
    own = state._memory

    def shared(knowledges: Knowledges, observer: int, seat: int | None, players: int) -> Any:
        common = knowledges.copy()
        common[observer].bounds[:] = knowledges["bounds"].max(axis=0)
        return own(common, observer, seat, players)

    monkeypatch.setattr(state, "_memory", shared)


def a_refused_batch_is_an_oracle(monkeypatch: pytest.MonkeyPatch) -> None:
    play_batch = Draft.play_batch

    def legality_first(draft: Draft, actions: list[str], seat: int) -> None:
        try:
            play_batch(draft, actions, seat)
        except Problem as problem:
            following = problem.members["index"] + 1
            if problem.type == "reveals" and actions[following] not in draft.game.legal:
                raise Problem("illegal", "It is not.", index=following) from None
            raise

    monkeypatch.setattr(Draft, "play_batch", legality_first)


PLANTS: list[Plant] = [
    nothing_is_masked,
    hands_are_open,
    the_log_names_hidden_cards,
    everybody_sees_what_one_sees,
    an_error_counts_legal_actions,
    an_exception_is_logged_with_its_message,
    a_metric_names_cards,
    the_memory_is_of_all,
    a_refused_batch_is_an_oracle,
]


@pytest.mark.parametrize("plant", PLANTS)
def test_a_leak_is_seen(
    inside: Callable[..., None], monkeypatch: pytest.MonkeyPatch, plant: Plant
) -> None:
    plant(monkeypatch)

    async def play(stage: Any) -> None:
        assert await compare(stage, PAIRS, [*CLASSES.values()], random.Random(3))

    inside(play)
