"""What the rules refuse: each reason with its code, and nothing has changed."""

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import Any

import pytest

from noah.testing.wire.client import Client, problem

Find = Callable[..., tuple[Client, Any, Sequence[str]]]
Unchanged = Callable[[Client, str], AbstractContextManager[None]]
Wanted = Callable[[Any], Sequence[str] | None]


@pytest.fixture
def reason(find: Find, unchanged: Unchanged) -> Callable[..., Any]:
    """The reason why the last of the actions that ``wanted`` names is refused, where they are refused as illegal."""

    def given(wanted: Wanted, players: int, **wishes: Any) -> Any:
        client, table, actions = find(wanted, players, **wishes)
        with unchanged(client, table["id"]):
            told = problem(client.act(table["id"], table["version"], *actions), "illegal")
        assert told["table"] == table
        assert told["action"] == actions[-1]
        assert told["index"] == len(actions) - 1
        return told["reason"]

    return given


def in_phase(phase: str, action: Callable[[Any], str | None]) -> Wanted:
    """Looks for a table in ``phase`` where ``action`` of it is something to try."""

    def wanted(table: Any) -> Sequence[str] | None:
        tried = action(table) if table["state"]["phase"] == phase else None
        return None if tried is None else [tried]

    return wanted


def refused_card(code: str) -> Wanted:
    """Looks for a card of the hand that cannot be loaded for the reason ``code``."""

    def action(table: Any) -> str | None:
        cards = [
            card
            for card, why in table["state"]["reasons"].items()
            if why["code"] == code and card != "snail"
        ]
        return f"load {cards[0]}" if cards else None

    return in_phase("load", action)


def test_sex(reason: Callable[..., Any]) -> None:
    assert reason(refused_card("sex"), 2) in (
        {"code": "sex", "need": "m"},
        {"code": "sex", "need": "f"},
    )


def test_weight(reason: Callable[..., Any]) -> None:
    told = reason(refused_card("weight"), 2)
    assert told["code"] == "weight"
    assert isinstance(told["room"], int)


def test_roommates(reason: Callable[..., Any]) -> None:
    told = reason(refused_card("roommates"), 3, options={"roommates": True})
    assert told == {"code": "roommates"}


def test_the_reason_is_the_one_that_the_state_gives(find: Find) -> None:
    for code in ("sex", "weight"):
        client, table, (action,) = find(refused_card(code), 2)
        told = problem(client.act(table["id"], table["version"], action), "illegal")
        assert told["reason"] == table["state"]["reasons"][action.removeprefix("load ")]


def test_a_card_that_is_not_in_the_hand(reason: Callable[..., Any]) -> None:
    def anothers(table: Any) -> str | None:
        lying = [card for ferry in table["state"]["docks"] for card in ferry]
        mine = table["state"]["hands"][table["seat"]]
        foreign = [card for card in lying if card not in mine and "snail" not in card]
        return f"load {foreign[0]}" if foreign else None

    assert reason(in_phase("load", anothers), 2) == {"code": "not-in-hand"}


def test_another_phase(reason: Callable[..., Any]) -> None:
    assert reason(in_phase("load", lambda _: "noah 1"), 2) == {"code": "phase", "phase": "load"}
    assert reason(in_phase("noah", lambda _: "take"), 2) == {"code": "phase", "phase": "noah"}


def test_the_draw_is_chances(reason: Callable[..., Any]) -> None:
    assert reason(in_phase("return", lambda _: "draw cat:m"), 2)["code"] == "phase"


@pytest.mark.parametrize(
    ("phase", "verb", "options"),
    [("peek", "peek", {}), ("swap", "swap", {}), ("flee", "flee", {"crocodile": True})],
)
def test_oneself_is_no_opponent(
    reason: Callable[..., Any], phase: str, verb: str, options: Any
) -> None:
    told = reason(in_phase(phase, lambda table: f"{verb} {table['seat']}"), 2, options=options)
    assert told == {"code": "seat"}


@pytest.mark.parametrize("receiver", ["oneself", "nobody"])
def test_to_give_to_oneself_or_to_nobody(reason: Callable[..., Any], receiver: str) -> None:
    def give(table: Any) -> str:
        card = table["state"]["hands"][table["seat"]][0]
        return f"give {card} {table['seat'] if receiver == 'oneself' else 4}"

    assert reason(in_phase("give", give), 2) == {"code": "seat"}


def test_a_dock_where_noah_does_not_go(reason: Callable[..., Any]) -> None:
    stays = in_phase("noah", lambda table: f"noah {table['state']['noah']}")
    assert reason(stays, 2) == {"code": "dock"}


def test_to_take_back_by_choice(reason: Callable[..., Any]) -> None:
    def choice(table: Any) -> str | None:
        return "take" if table["state"]["legal"] != ["take"] else None

    assert reason(in_phase("load", choice), 2) == {"code": "not-forced"}


def test_an_order_of_other_cards(reason: Callable[..., Any]) -> None:
    def others(table: Any) -> str | None:
        shown = table["state"]["stockTop"]
        return "order bear:m bear:m bear:m" if len(shown) == 3 else None

    assert reason(in_phase("order", others), 1) == {"code": "not-in-hand"}


def test_a_lift_from_where_nothing_lies(reason: Callable[..., Any]) -> None:
    assert reason(in_phase("lift", lambda _: "lift 0 17"), 1) == {"code": "dock"}


def test_the_second_action_of_a_batch(reason: Callable[..., Any]) -> None:
    def astray(table: Any) -> Sequence[str] | None:
        for choice in table["state"]["choices"]:
            stays = choice["docks"] == [table["state"]["noah"]]
            if choice["docks"] and choice["power"] is None and not stays:
                dock = ({*range(5)} - {*choice["docks"]}).pop()
                return [choice["action"], f"noah {dock}"]
        return None

    assert reason(astray, 2) == {"code": "dock"}


def test_a_third_action_after_the_end_of_the_turn(reason: Callable[..., Any]) -> None:
    def beyond(table: Any) -> Sequence[str] | None:
        state = table["state"]
        for choice in state["choices"]:
            quiet = choice["power"] is None and not choice["departs"] and not choice["pair"]
            stays = choice["docks"] == [state["noah"]]
            if quiet and not stays and choice["docks"] and len(state["hands"][table["seat"]]) > 1:
                return [choice["action"], f"noah {choice['docks'][0]}", "take"]
        return None

    assert reason(beyond, 2)["code"] == "phase"


def test_a_socket_says_the_same(find: Find, live: Callable[..., Any]) -> None:
    client, table, (action,) = find(refused_card("sex"), 2)
    over_http = problem(client.act(table["id"], table["version"], action), "illegal")
    socket = live(client, table["id"])
    over_socket = socket.refused("illegal", "c1", table["version"], action)
    for told in (over_http, over_socket):
        for player in told["table"]["players"]:
            player["connected"] = False
    assert over_socket == over_http
