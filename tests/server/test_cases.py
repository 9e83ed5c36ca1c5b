"""Faults that happened to other online games, tried on this server: each test is named after what went wrong there."""

import json
import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from noah.testing.wire.client import Client, problem
from noah.testing.wire.live import Live
from noah.testing.wire.playing import batch, play_over_http, play_until
from noah.testing.wire.serving import Serving

Sit = Callable[..., tuple[list[Client], str]]
Find = Callable[..., Any]
Open = Callable[..., Live]
CARD = re.compile(r"^(snail|[a-z]+:[mf](=[2-5])?)$")


def movers(persons: list[Client], table: str) -> tuple[Client, Client, Any]:
    """Who is to act, another one, and the table as the first sees it."""
    seen = [(person, person.table(table)) for person in persons]
    mover, told = next((person, each) for person, each in seen if each["state"]["legal"])
    return mover, next(person for person in persons if person is not mover), told


def still(table: Any) -> Any:
    """A table without who has it open."""
    return {**table, "players": [each and {**each, "connected": None} for each in table["players"]]}


def cards_in(value: Any, without: frozenset[str] = frozenset()) -> Iterator[str]:
    """Every card that a JSON value names, but for what stands under the keys ``without``."""
    if isinstance(value, str):
        yield from [value] if CARD.match(value) else []
    elif isinstance(value, list):
        for each in value:
            yield from cards_in(each, without)
    elif isinstance(value, dict):
        for key, each in value.items():
            if key not in without:
                yield from cards_in([key, each], without)


def test_after_a_dropped_socket_the_client_plays_on_locally(sit: Sit, live: Open) -> None:
    persons, table = sit(2)
    socket = live(persons[0], table)
    socket.until("table")
    mirror, version = socket.table, socket.version
    socket.close()
    assert play_until(
        persons, table, random.Random(1), lambda seen: [] if seen["version"] > version + 3 else None
    )
    again = live(persons[0], table, after=version, version=version)
    again.table = mirror
    fresh = persons[0].table(table)
    again.reach(fresh["version"])
    again.until("presence")
    assert still(again.table) == still(fresh)


def test_server_restart_movers_move_not_propagated(serve: Callable[..., Serving]) -> None:
    server = serve()
    with Client.guest(server.url, "Ada") as ada, Client.guest(server.url, "Bob") as bob:
        table = ada.make(2)["id"]
        bob.post(f"/api/tables/{table}/join")
        while True:
            mover, other, seen = movers([ada, bob], table)
            plain = [
                each for each in seen["state"]["choices"] if each["power"] is None and each["card"]
            ]
            if plain and plain[0]["docks"] != [seen["state"]["noah"]]:
                break
            mover.act(table, seen["version"], *batch(seen["state"], random.Random(1)))
        loaded = mover.act(table, seen["version"], plain[0]["action"]).body
        assert loaded["state"]["phase"] == "noah"
        server.kill()
        server.start()
        for who in (mover, other):
            with Live(who, table, after=seen["version"], version=seen["version"]) as socket:
                socket.reach(loaded["version"])
                assert socket.entries[-1]["state"]["phase"] == "noah"
                assert socket.entries[-1]["state"]["turn"] == loaded["seat"]
        assert mover.table(table)["state"] == loaded["state"]
        assert mover.act(table, loaded["version"], loaded["state"]["legal"][0]).status == 200


def test_a_rejected_move_leaves_the_board_diverged(sit: Sit, live: Open) -> None:
    persons, table = sit(2)
    mover, _, seen = movers(persons, table)
    told = problem(mover.act(table, seen["version"], "noah 0"), "illegal")
    assert told["table"] == mover.table(table) == seen
    socket = live(mover, table)
    told = socket.refused("illegal", "c1", seen["version"], "noah 0")
    assert still(told["table"]) == still(seen)


def test_moves_accepted_on_a_stale_board(sit: Sit) -> None:
    persons, table = sit(2)
    mover, _, old = movers(persons, table)
    with Client(mover.url, mover.token) as other_tab:
        now = mover.act(table, old["version"], *batch(old["state"], random.Random(1))).body
        told = problem(other_tab.act(table, old["version"], *old["state"]["legal"][:1]), "stale")
    assert told["detail"].startswith("The position has changed")
    assert told["table"] == now
    assert mover.table(table)["version"] == now["version"]


def test_double_click_draws_twice(ada: Client) -> None:
    table = ada.make(1)
    action = table["state"]["legal"][0]
    for _ in range(3):
        assert ada.act(table["id"], 1, action, key="click").status == 200
    problem(ada.act(table["id"], 1, action), "stale")
    assert [each["action"] for each in ada.events(table["id"])].count(action) == 1


def test_double_click_on_join_joins_twice(ada: Client, bob: Client) -> None:
    table = ada.make(5)["id"]
    joined = [bob.post(f"/api/tables/{table}/join", {"seat": seat}) for seat in (1, 2, 3, 4, None)]
    assert [each["seat"] for each in joined] == [1] * 5
    assert ada.table(table)["players"].count(None) == 3


def test_initial_state_sent_to_clients(sit: Sit, nobody: Client, live: Open) -> None:
    persons, table = sit(3)
    hands = [person.table(table)["state"]["hands"][seat] for seat, person in enumerate(persons)]
    hidden = {"deck", "seed"}
    for seat, who in [*enumerate(persons), (None, nobody)]:
        socket = live(who, table, after=0)
        payloads = [who.table(table), who.get(f"/api/tables/{table}/events"), socket.hear()]
        for payload in payloads:
            assert not hidden & {*json.dumps(payload).split('"')}
            lying = [card for ferry in persons[0].table(table)["state"]["docks"] for card in ferry]
            own = [] if seat is None else hands[seat]
            loads = [f"snail:{sex}" for sex in "mf" if "snail" in own]
            named = {*cards_in(payload, frozenset({"last"}))}
            assert named <= {*lying, *own, *loads}
        who.refused("running", "GET", f"/api/tables/{table}/record")
        who.refused("running", "GET", f"/api/tables/{table}/record?states=1")


def test_the_log_carries_secret_arguments(find: Find) -> None:
    def gives(seen: Any) -> list[str] | None:
        return [seen["state"]["legal"][0]] if seen["state"]["phase"] == "give" else None

    mover, table, (give,) = find(gives, 2)
    mover.act(table["id"], table["version"], give)
    receiver = give.rpartition(" ")[2]
    with Client(mover.url) as watcher:
        log = watcher.events(table["id"], table["version"])
    assert log[0]["action"] == f"give * {receiver}"


def test_unauthenticated_socket_got_the_state_when_the_real_player_connected(
    sit: Sit, nobody: Client, live: Open
) -> None:
    (ada, _), table = sit(2, watchers=False)
    for headers in ({"Authorization": "Bearer wrong"}, {"Cookie": "noah_guest=wrong"}, {}):
        with pytest.raises(InvalidStatus):
            Live(nobody, table, headers=headers)
    assert live(ada, table).hear()["table"]["seat"] == 0


def test_face_down_names_in_the_spectator_payload(nobody: Client, sit: Sit, live: Open) -> None:
    persons, table = sit(2, options={"frog": True, "crocodile": True, "roommates": True})
    watching = live(nobody, table, after=0)
    play_over_http(persons, table, random.Random(3))
    while watching.until("table")["table"]["status"] != "finished":
        pass
    assert watching.entries[-1]["kind"] == "gameEnd"
    for entry in watching.entries:
        if entry["state"] and entry["state"]["phase"] != "over":
            # What lies on the docks is open, and what a crocodile waits for was just loaded.
            assert not [*cards_in(entry, frozenset({"docks", "pending", "last"}))]
            assert entry["state"]["private"] is None
        verb, _, rest = (entry["action"] or "").partition(" ")
        if verb in {"give", "draw", "return"}:
            assert rest.startswith("*")


def test_guest_lost_private_address_seat_lost_for_ever(ada: Client, nobody: Client) -> None:
    made = nobody.ask("POST", "/api/guests", json={"name": "Bob", "cookie": True})
    cookie = {"Cookie": made.headers["set-cookie"].partition(";")[0]}
    table = ada.make(2)["id"]
    nobody.ask("POST", f"/api/tables/{table}/join", headers=cookie)
    # The same browser, with nothing but the public address.
    assert nobody.ask("GET", f"/api/tables/{table}", headers=cookie).body["seat"] == 1
    assert nobody.table(table)["seat"] is None


def test_bot_takes_over_too_fast_on_disconnect(sit: Sit, live: Open) -> None:
    persons, table = sit(2)
    mover, _, seen = movers(persons, table)
    socket = live(mover, table)
    socket.hear()
    socket.close()
    watching = live(persons[0], table)
    watching.hear()
    assert [player["standIn"] for player in watching.table["players"]] == [False, False]
    assert mover.table(table)["version"] == seen["version"]
    assert mover.act(table, seen["version"], seen["state"]["legal"][0]).status == 200


def test_seat_returned_at_once_and_log_says_which_moves_the_bot_made(sit: Sit) -> None:
    persons, table = sit(2)
    mover, _, seen = movers(persons, table)
    mover.post(f"/api/tables/{table}/leave")
    while mover.table(table)["version"] < seen["version"] + 2:
        pass
    back = mover.post(f"/api/tables/{table}/join")
    assert back["seat"] == seen["seat"]
    log = mover.events(table, seen["version"])
    stood_in = [entry["version"] for entry in log if entry["kind"] == "standIn"]
    assert len(stood_in) == 2
    for entry in log:
        if entry["kind"] == "action" and entry["by"] != "chance":
            assert entry["by"] == "bot"
            assert stood_in[0] < entry["version"] < stood_in[1]


def test_ai_has_no_legal_move(ada: Client) -> None:
    for _ in range(50):
        table = ada.make(2, seats=["me", "bot:random"])["id"]
        play_over_http([ada], table, random.Random(5))
        bots = [entry for entry in ada.events(table) if entry["by"] == "bot"]
        forced = [number for number, entry in enumerate(bots) if entry["action"] == "take"]
        if forced:
            assert all(bots[number + 1]["action"].startswith("load ") for number in forced)
            return
    raise AssertionError("No bot ever had to take back.")


NAMES = ["<img src=x onerror=a()>", "&amp;", "</script>", '"><b>', "{{7*7}}", "%3Cb%3E"]


@pytest.mark.parametrize("name", NAMES)
def test_html_in_names(nobody: Client, name: str) -> None:
    with Client.guest(nobody.url, name) as eve:
        table = eve.make(2, public=True)
        answers = [
            eve.ask("GET", "/api/me"),
            eve.ask("GET", f"/api/tables/{table['id']}"),
            nobody.ask("GET", "/api/tables"),
        ]
        for answer in answers:
            assert answer.headers["content-type"] == "application/json"
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert json.dumps(name, ensure_ascii=False).encode() in answer.content


def test_counters_wrong_after_a_new_round(over: Any) -> None:
    (ada, _), table = over
    deals = [entry["state"] for entry in ada.events(table) if entry["kind"] == "deal"]
    assert [state["round"] for state in deals] == [1, 2, 3]
    assert {(state["reserve"], state["departures"]) for state in deals} == {(3, 0)}


def test_zero_hidden_when_zero(find: Find) -> None:
    _, table, _ = find(lambda seen: [] if not seen["state"]["reserve"] else None, 4)
    state = table["state"]
    assert (state["reserve"], state["departures"], state["nextRoommates"]) == (0, 3, None)


def test_second_giraffe_in_solo_could_never_be_confirmed(find: Find) -> None:
    looks = 0

    def second(seen: Any) -> list[str] | None:
        nonlocal looks
        state = seen["state"]
        if state["phase"] != "order":
            return None
        looks += 1
        assert len(state["stockTop"]) == min(3, state["stock"])
        for action in state["legal"]:
            assert sorted(action.split(" ")[1:]) == sorted(state["stockTop"])
        lying = [card for dock in state["docks"] for card in dock or []]
        giraffes = sum(card.startswith("giraffe") for card in lying)
        return state["legal"][-1:] if giraffes == 2 else None

    mover, table, (order,) = find(second, 1)
    assert mover.act(table["id"], table["version"], order).status == 200
    assert looks >= 2


@pytest.mark.parametrize(
    "options",
    [
        {"frog": True},
        {"crocodile": True},
        {"roommates": True},
        {"frog": True, "solo": "expert"},
        {"ending": "reach26"},
    ],
)
def test_bonus_cards_with_solo(ada: Client, options: Any) -> None:
    told = ada.refused("refused", "POST", "/api/tables", {"players": 1, "options": options})
    assert told["detail"].endswith(".")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_solo_with_others(ada: Client, players: int) -> None:
    body = {"players": players, "options": {"solo": "beginner"}}
    ada.refused("refused", "POST", "/api/tables", body)


def test_opponents_were_told_of_the_forced_take_back_before_it_happened(find: Find) -> None:
    def forced(seen: Any) -> list[str] | None:
        return [] if seen["state"]["legal"] == ["take"] else None

    def free(seen: Any) -> list[str] | None:
        state = seen["state"]
        return [] if state["phase"] == "load" and state["legal"] != ["take"] else None

    told = []
    for wanted in (forced, free):
        mover, table, _ = find(wanted, 2)
        with Client(mover.url) as watcher:
            told.append(watcher.table(table["id"])["state"])
    for state in told:
        assert (state["phase"], state["legal"], state["private"]) == ("load", [], None)
    assert {*told[0]} == {*told[1]}


def test_arg_view_cards_returns_the_peeked_hand_in_public_args(
    sit: Sit, nobody: Client, live: Open
) -> None:
    def peek(seen: Any) -> list[str] | None:
        return [] if seen["state"]["phase"] == "peek" else None

    rng = random.Random(6)
    persons, table = sit(3)
    while (met := play_until(persons, table, rng, peek)) is None:
        persons, table = sit(3)
    mover, seen, _ = met
    target = (seen["seat"] + 1) % 3
    others = [person for person in persons if person is not mover]
    sockets = [
        live(who, table, after=seen["version"], version=seen["version"])
        for who in (*others, nobody)
    ]
    after = mover.act(table, seen["version"], f"peek {target}").body
    assert after["state"]["private"]["peeked"]["seat"] == target
    for socket, seat in zip(
        sockets, [each.table(table)["seat"] for each in (*others, nobody)], strict=True
    ):
        socket.reach(after["version"])
        (entry,) = socket.entries
        assert entry["action"] == f"peek {target}"
        # He may still see a card that he drew himself.
        assert "peeked" not in (entry["state"]["private"] or {})
        hands = entry["state"]["hands"]
        assert [isinstance(hand, list) for hand in hands] == [n == seat for n in range(3)]


def test_act_load_animal_does_not_check_that_the_card_is_in_the_hand(
    sit: Sit, unchanged: Callable[..., Any]
) -> None:
    persons, table = sit(2)
    mover, other, seen = movers(persons, table)
    mine = {*seen["state"]["hands"][seen["seat"]]}
    theirs = [
        card for card in other.table(table)["state"]["hands"][1 - seen["seat"]] if card not in mine
    ]
    with unchanged(mover, table):
        for card in theirs:
            wanted = "snail:m" if card == "snail" else card
            told = problem(mover.act(table, seen["version"], f"load {wanted}"), "illegal")
            assert told["reason"] == {"code": "not-in-hand"}


def test_act_take_all_animals_not_checked(find: Find) -> None:
    def fits(seen: Any) -> list[str] | None:
        legal = seen["state"]["legal"]
        return ["take"] if seen["state"]["phase"] == "load" and legal != ["take"] else None

    mover, table, (take,) = find(fits, 2)
    told = problem(mover.act(table["id"], table["version"], take), "illegal")
    assert told["reason"] == {"code": "not-forced"}


def test_act_give_cards_recipients_not_checked(find: Find) -> None:
    def gives(seen: Any) -> list[str] | None:
        return [] if seen["state"]["phase"] == "give" else None

    mover, table, _ = find(gives, 2)
    where, seat = table["id"], table["seat"]
    card = table["state"]["hands"][seat][0]
    for receiver, type_ in ((seat, "illegal"), (4, "illegal"), (9, "malformed")):
        problem(mover.act(where, table["version"], f"give {card} {receiver}"), type_)
    owed = table["state"]["owed"]
    assert owed == min(table["state"]["departures"], len(table["state"]["hands"][seat]))
    seen = table
    for left in range(owed, 0, -1):
        assert (seen["state"]["phase"], seen["state"]["owed"]) == ("give", left)
        seen = mover.act(where, seen["version"], seen["state"]["legal"][0]).body
    assert seen["status"] == "finished" or seen["state"]["phase"] != "give"


def test_a_taken_back_snail_keeps_its_sex(find: Find) -> None:
    def snail_aboard(seen: Any) -> list[str] | None:
        state = seen["state"]
        lying = state["docks"][state["noah"]]
        forced = state["legal"] == ["take"]
        return ["take"] if forced and any(card.startswith("snail") for card in lying) else None

    mover, table, (take,) = find(snail_aboard, 2)
    after = mover.act(table["id"], table["version"], take).body["state"]
    assert "snail" in after["hands"][table["seat"]]
    assert not [card for card in after["hands"][table["seat"]] if card.startswith("snail:")]
    assert {"load snail:m", "load snail:f"} <= {*after["legal"]}
