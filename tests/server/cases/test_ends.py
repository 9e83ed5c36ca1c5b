"""Ends of rounds and of the game alone that other implementations got wrong, as this server tells them."""

from collections.abc import Callable
from typing import Any

import pytest

from noah.game.game import Game
from noah.notation.options import Options, options_from_json
from noah.notation.record import RoundRecord, read_record
from noah.testing.story import story_of
from noah.testing.wire.client import Client
from noah.testing.wire.live import Live

Meet = Callable[..., tuple[list[Client], str]]
Open = Callable[..., Live]


def last_pair(game: Game) -> bool:
    """Somebody is to load his last card in the first round, which makes a pair and no ferry leave."""
    view = game.view(game.to_move)
    if game.round > 1 or view.phase != "load" or len(view.hand) != 1:
        return False
    (preview, *_) = [*view.previews.values(), None]
    return preview is not None and preview.pair and not preview.departs and preview.power is None


@pytest.mark.parametrize("players", [2, 3])
def test_the_pair_flag_survived_the_end_of_the_round(meet: Meet, players: int) -> None:
    persons, table = meet(Options(players), last_pair)
    mover = next(person for person in persons if person.table(table)["state"]["legal"])
    told = mover.table(table)
    choice = told["state"]["choices"][0]
    assert choice["pair"]
    walk = [] if choice["docks"] == [told["state"]["noah"]] else [f"noah {choice['docks'][0]}"]
    told = mover.act(table, told["version"], choice["action"], *walk).body
    assert told["lastRound"]["round"] == told["state"]["round"] - 1
    state = told["state"]
    # The next round's starter plays one turn, then the next seat.
    scores = told["scores"]
    assert (state["phase"], state["turn"]) == ("load", scores.index(max(scores)))
    starter = persons[state["turn"]]
    told = starter.table(table)
    plain = [
        each
        for each in told["state"]["choices"]
        if each["card"] and not each["pair"] and not each["departs"] and each["power"] is None
    ]
    choice = plain[0]
    stays = choice["docks"] == [told["state"]["noah"]]
    walk = [] if stays else [f"noah {choice['docks'][0]}"]
    after = starter.act(table, told["version"], choice["action"], *walk).body["state"]
    assert (after["phase"], after["turn"]) == ("load", (state["turn"] + 1) % players)


@pytest.fixture
def lost(golden: list[bytes]) -> Any:
    """A game alone in which Noah had nowhere to go, cut before its last action; and that action."""
    game = read_record(golden[4])
    (played,) = game.rounds
    *actions, last = played.actions
    options = options_from_json(1, game.options)
    return (
        options,
        RoundRecord(played.starter, played.noah, played.ferries, played.deck, actions),
        last,
    )


def test_solo_noah_cannot_move_anywhere(sit_at: Callable[..., Any], lost: Any) -> None:
    options, played, load = lost
    (ada,), table = sit_at(story_of(options, [played]))
    told = ada.table(table)
    choice = next(each for each in told["state"]["choices"] if each["action"] == load)
    assert choice["docks"] == []
    with Live(ada, table, after=told["version"], version=told["version"]) as socket:
        after = ada.act(table, told["version"], load).body
        socket.reach(after["version"])
        assert [entry["kind"] for entry in socket.entries] == ["action", "roundEnd", "gameEnd"]
        assert socket.entries[-1]["winners"] == []
    assert (after["status"], after["winners"]) == ("finished", [])
    assert (after["state"]["phase"], after["state"]["legal"]) == ("over", [])
    assert ada.get(f"/api/tables/{table}/record")["winners"] == []


def test_solo_missing_ferry_broke_the_page(
    sit_at: Callable[..., Any], lost: Any, live: Open
) -> None:
    options, played, _ = lost
    (ada,), table = sit_at(story_of(options, [played]))
    gone = {dock for dock, ferry in enumerate(ada.table(table)["state"]["docks"]) if ferry is None}
    assert len(gone) == 3
    empty = 0
    for entry in ada.events(table):
        state = entry["state"]
        missing = {dock for dock, ferry in enumerate(state["docks"]) if ferry is None}
        assert missing == {dock for dock, ferry in enumerate(state["ferries"]) if ferry is None}
        assert missing <= gone
        assert not missing or state["reserve"] == 0
        assert not {f"noah {dock}" for dock in missing} & {*state["legal"]}
        for choice in state.get("choices", ()):
            assert not missing & {*(choice["docks"] or ())}
        empty += bool(missing)
    assert empty
    assert live(ada, table).hear()["table"]["state"] == ada.table(table)["state"]
