"""The members of a state: what each says, and that what it foretells comes true."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from noah.testing.wire.client import Client
from noah.testing.wire.playing import batch, play_until

Sit = Callable[..., tuple[list[Client], str]]
EVERYTHING = {"frog": True, "crocodile": True, "roommates": True}
MEMBERS = {
    "turn",
    "phase",
    "legal",
    "noah",
    "docks",
    "roommates",
    "reserve",
    "departures",
    "hands",
    "scores",
    "round",
    "nextRoommates",
    "ferries",
    "owed",
    "target",
    "pending",
    "private",
}
ACTING = {"choices", "reasons"}
ALONE = {"stock", "stockTop"}


@pytest.fixture(scope="module")
def cards(server: Any) -> Any:
    with Client(server.url) as nobody:
        return nobody.get("/api/cards")


def seen_by_movers(sit: Sit, players: int, seed: int, **wishes: Any) -> list[Any]:
    """The table before each batch of a whole game, as the one who is to act sees it."""
    persons, table = sit(players, **wishes)
    seen: list[Any] = []
    play_until(persons, table, random.Random(seed), seen.append)
    assert seen
    return seen


@pytest.mark.parametrize(("players", "options"), [(1, {}), (2, EVERYTHING), (5, {})])
def test_members(sit: Sit, players: int, options: Any) -> None:
    for table in seen_by_movers(sit, players, 1, options=options):
        state = table["state"]
        assert {*state} == MEMBERS | ACTING | (ALONE if players == 1 else set())
        assert state["phase"] in {
            "load",
            "flee",
            "peek",
            "swap",
            "return",
            "noah",
            "give",
            "order",
            "lift",
        }
        assert state["legal"] == sorted({*state["legal"]})
        assert [choice["action"] for choice in state["choices"]] == state["legal"]
        assert len(state["docks"]) == len(state["ferries"]) == 5


def weight(cards: Any, card: str) -> int:
    name, _, chosen = card.partition("=")
    return int(chosen) if chosen else int(cards[name.partition(":")[0]]["weight"])


@pytest.mark.parametrize(("players", "options"), [(1, {"solo": "expert"}), (3, EVERYTHING)])
def test_ferries_say_what_lies_at_their_docks(
    sit: Sit, cards: Any, players: int, options: Any
) -> None:
    for table in seen_by_movers(sit, players, 2, options=options):
        for lying, ferry in zip(table["state"]["docks"], table["state"]["ferries"], strict=True):
            if lying is None:
                assert ferry is None
                continue
            sexes = [card.partition(":")[2][0] for card in lying]
            assert ferry["weight"] == sum(weight(cards, card) for card in lying)
            has_woodpecker = any(card.startswith("woodpecker") for card in lying)
            assert ferry["carries"] == (13 if has_woodpecker else 21)
            assert ferry["last"] == (lying[-1].partition(":")[0] if lying else None)
            if len(lying) < 2:
                assert (ferry["sequence"], ferry["next"]) == ("free", None)
            else:
                same = sexes[0] == sexes[1]
                assert ferry["sequence"] == ("same" if same else "alternating")
                assert ferry["next"] == sexes[-2]


def test_cards_that_cannot_be_loaded_have_a_reason(sit: Sit) -> None:
    codes = set()
    for table in seen_by_movers(sit, 3, 3, options=EVERYTHING):
        state = table["state"]
        if state["phase"] != "load":
            assert state["reasons"] == {}
            continue
        loads = {action.split(" ")[1] for action in state["legal"] if action.startswith("load ")}
        can = {"snail" if card.startswith("snail") else card.partition("=")[0] for card in loads}
        assert can | {*state["reasons"]} == {*state["hands"][table["seat"]]}
        assert not can & {*state["reasons"]}
        for why in state["reasons"].values():
            codes.add(why["code"])
            extra = {"sex": {"need"}, "weight": {"room"}, "roommates": set[str]()}[why["code"]]
            assert {*why} == {"code"} | extra
    assert codes >= {"sex", "weight"}


@pytest.mark.parametrize(("players", "options"), [(1, {}), (2, EVERYTHING), (3, {})])
def test_choices_come_true(sit: Sit, players: int, options: Any) -> None:
    persons, where = sit(players, options=options)
    rng = random.Random(4)
    kinds: Counter[str] = Counter()
    while True:
        met = play_until(persons, where, rng, lambda seen: [])
        if met is None:
            break
        mover, table, _ = met
        state = table["state"]
        for choice in state["choices"]:
            assert {*choice} == {
                "action",
                "card",
                "docks",
                "weight",
                "departs",
                "pair",
                "power",
                "gives",
            }
            if not choice["action"].startswith("load "):
                assert [value for key, value in choice.items() if key != "action"] == [None] * 7
        actions = batch(state, rng)
        choice = next(each for each in state["choices"] if each["action"] == actions[0])
        after = mover.act(where, table["version"], actions[0]).body
        if choice["card"] is None or after["status"] == "finished":
            rest = actions[1:]
        else:
            check_choice(state, choice, after, kinds)
            rest = actions[1:]
        if rest and after["status"] != "finished":
            mover.act(where, after["version"], *rest)
    assert {"walk", "power"} <= {*kinds}


def check_choice(state: Any, choice: Any, after: Any, kinds: Counter[str]) -> None:
    """What was foretold of a load is so right after it."""
    assert choice["action"] == f"load {choice['card']}"
    now, dock = after["state"], state["noah"]
    if choice["power"] is not None:
        kinds["power"] += 1
        assert now["phase"] == choice["power"]
        assert now["turn"] == state["turn"]
    elif now["phase"] == "noah":
        kinds["walk"] += 1
        assert now["legal"] == [f"noah {where}" for where in choice["docks"]]
        assert now["ferries"][dock]["weight"] == choice["weight"]
        full = now["ferries"][dock]["weight"] == now["ferries"][dock]["carries"]
        assert full == choice["departs"]
    elif after["lastRound"] is None:
        kinds["stay"] += 1
        assert choice["docks"] == [dock]
        assert now["departures"] == state["departures"] + choice["departs"]
        if choice["departs"] and now["phase"] == "give":
            assert now["owed"] == choice["gives"]


def test_the_memory_aid_knows_what_a_hand_must_hold(sit: Sit, nobody: Client) -> None:
    persons, where = sit(3, options={"crocodile": True}, memoryAid=True)
    rng = random.Random(5)
    told = 0
    for _ in range(60):
        met = play_until(persons, where, rng, lambda seen: [])
        if met is None:
            break
        seats = [person.table(where) for person in persons]
        hands = [Counter(seen["state"]["hands"][seen["seat"]]) for seen in seats]
        for seen in (*seats, nobody.table(where)):
            memory = seen["state"]["memory"]
            assert {*memory} == {str(seat) for seat in range(3) if seat != seen["seat"]}
            for seat, known in memory.items():
                told += len(known)
                assert not Counter(known) - hands[int(seat)]
        mover, table, _ = met
        mover.act(where, table["version"], *batch(table["state"], rng))
    assert told


def test_without_the_memory_aid_there_is_none(sit: Sit) -> None:
    assert all("memory" not in table["state"] for table in seen_by_movers(sit, 2, 6))


def test_alone_the_stock_is_a_number(sit: Sit) -> None:
    for table in seen_by_movers(sit, 1, 7):
        state = table["state"]
        assert isinstance(state["stock"], int)
        assert state["scores"] == [0]
        assert len(state["stockTop"]) <= state["stock"]
        if state["phase"] == "order":
            assert len(state["stockTop"]) == min(3, state["stock"])


def test_a_lifted_card_is_known_to_lie_on_the_stock(find: Callable[..., Any]) -> None:
    def lift(seen: Any) -> list[str] | None:
        lifts = [action for action in seen["state"]["legal"] if action.startswith("lift ")]
        return lifts[:1] or None

    mover, table, (action,) = find(lift, 1)
    _, dock, position = action.split(" ")
    lifted = table["state"]["docks"][int(dock)][int(position)]
    held = "snail" if lifted.startswith("snail") else lifted
    after = mover.act(table["id"], table["version"], action).body
    assert after["state"]["stockTop"][0] == held
    with Client(mover.url) as nobody:
        assert nobody.table(table["id"])["state"]["stockTop"] == []


def test_the_crocodile_waits_in_pending(find: Callable[..., Any]) -> None:
    def flee(seen: Any) -> list[str] | None:
        return [] if seen["state"]["phase"] == "flee" else None

    _, table, _ = find(flee, 2, options={"crocodile": True})
    state = table["state"]
    assert state["pending"].startswith("crocodile:")
    assert state["pending"] not in state["docks"][state["noah"]]


def test_gifts_and_targets(find: Callable[..., Any]) -> None:
    _, table, _ = find(lambda seen: [] if seen["state"]["phase"] == "give" else None, 2)
    assert table["state"]["owed"] >= 1
    assert all(action.startswith("give ") for action in table["state"]["legal"])
    mover, table, (swap,) = find(
        lambda seen: [seen["state"]["legal"][-1]] if seen["state"]["phase"] == "swap" else None, 3
    )
    assert table["state"]["target"] is None
    after = mover.act(table["id"], table["version"], swap).body["state"]
    assert (after["phase"], after["target"]) == ("return", int(swap.split(" ")[1]))


def test_next_roommates_is_known_to_all(find: Callable[..., Any], nobody: Client) -> None:
    def coming(seen: Any) -> list[str] | None:
        return [] if seen["state"]["nextRoommates"] else None

    _, table, _ = find(coming, 2, options={"roommates": True})
    assert table["state"]["roommates"] is None
    assert nobody.table(table["id"])["state"]["nextRoommates"] is True
    _, empty, _ = find(lambda seen: [] if not seen["state"]["reserve"] else None, 4)
    assert empty["state"]["nextRoommates"] is None
