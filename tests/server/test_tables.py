"""Making, finding, joining, leaving and starting tables."""

from collections.abc import Callable
from typing import Any

import pytest

from noah.testing.wire.client import Client

Person = Callable[..., Client]
KEYS = {
    "id",
    "version",
    "status",
    "options",
    "settings",
    "host",
    "players",
    "seat",
    "state",
    "lastRound",
    "scores",
    "winners",
    "next",
}


def named(table: Any) -> list[str | None]:
    return [player and player["name"] for player in table["players"]]


def test_only_players_is_required(ada: Client) -> None:
    table = ada.make(3)
    assert {*table} == KEYS
    assert len(table["id"]) == 32
    assert (table["version"], table["status"], table["state"]) == (0, "waiting", None)
    assert (table["host"], table["seat"]) == (0, 0)
    assert table["players"] == [
        {"seat": 0, "name": "Ada", "bot": None, "connected": False, "standIn": False},
        None,
        None,
    ]
    assert table["options"] == {
        "ending": "rounds",
        "frog": False,
        "crocodile": False,
        "roommates": False,
    }
    assert table["settings"] == {
        "public": False,
        "watchers": True,
        "memoryAid": False,
        "hints": False,
    }
    assert (table["lastRound"], table["winners"], table["next"]) == (None, None, None)
    assert table["scores"] == [0, 0, 0]


def test_alone_the_game_begins_at_once_as_beginner(ada: Client) -> None:
    table = ada.make(1)
    assert (table["status"], table["version"]) == ("playing", 1)
    assert table["options"] == {"solo": "beginner"}


def test_wishes_are_kept(ada: Client) -> None:
    wishes: dict[str, Any] = {
        "options": {"ending": "reach26", "frog": True, "crocodile": True, "roommates": True},
        "seats": ["bot:random", "open", "me", "bot:greedy"],
        "public": True,
        "watchers": False,
        "memoryAid": True,
        "start": False,
    }
    table = ada.make(4, **wishes)
    assert table["options"] == wishes["options"]
    assert table["settings"] == {
        "public": True,
        "watchers": False,
        "memoryAid": True,
        "hints": False,
    }
    assert [player and player["bot"] for player in table["players"]] == [
        "random",
        None,
        None,
        "greedy",
    ]
    assert (table["host"], table["seat"]) == (2, 2)


def test_a_table_starts_when_no_seat_is_open(ada: Client, bob: Client) -> None:
    waiting = ada.make(2)
    table = bob.post(f"/api/tables/{waiting['id']}/join", {"seat": 1})
    assert (table["status"], table["seat"], table["version"]) == ("playing", 1, 1)
    assert named(table) == ["Ada", "Bob"]
    assert ada.table(table["id"])["seat"] == 0


def test_bots_at_one_table_have_names_of_their_own(person: Person) -> None:
    shem = person("Shem")
    waiting = shem.make(5, seats=["bot:greedy", "me", "open", "bot:greedy", "open"])
    started = shem.post(f"/api/tables/{waiting['id']}/start")
    assert None not in named(started)
    assert len({*named(started)}) == 5


def test_a_table_with_bots_only_beside_oneself_starts_at_once(ada: Client) -> None:
    assert ada.make(2, seats=["me", "bot:random"])["status"] == "playing"


def test_with_start_false_the_host_starts(ada: Client, bob: Client) -> None:
    table = ada.make(2, start=False)["id"]
    assert bob.post(f"/api/tables/{table}/join")["status"] == "waiting"
    started = ada.post(f"/api/tables/{table}/start")
    assert (started["status"], started["seat"]) == ("playing", 0)
    assert named(started) == ["Ada", "Bob"]


@pytest.mark.parametrize(
    ("body", "level"), [(None, "greedy"), ({}, "greedy"), ({"bots": "random"}, "random")]
)
def test_the_host_fills_open_seats_with_bots(ada: Client, body: Any, level: str) -> None:
    table = ada.make(3)["id"]
    started = ada.post(f"/api/tables/{table}/start", body)
    assert started["status"] == "playing"
    assert [player["bot"] for player in started["players"]] == [None, level, level]


def test_a_seat_of_ones_choice_or_the_first_that_is_open(person: Person, ada: Client) -> None:
    table = ada.make(4)["id"]
    assert person("Bob").post(f"/api/tables/{table}/join", {"seat": 2})["seat"] == 2
    assert person("Cleo").post(f"/api/tables/{table}/join")["seat"] == 1
    assert person("Dan").post(f"/api/tables/{table}/join", {"seat": None})["seat"] == 3


def test_the_same_guest_has_the_same_seat(ada: Client, bob: Client) -> None:
    table = ada.make(3)["id"]
    seats = [bob.post(f"/api/tables/{table}/join", {"seat": seat})["seat"] for seat in (2, 1, 2)]
    assert seats == [2, 2, 2]
    assert ada.post(f"/api/tables/{table}/join", {"seat": 1})["seat"] == 0


def test_to_leave_while_waiting_opens_the_seat(ada: Client, bob: Client) -> None:
    table = ada.make(3)["id"]
    bob.post(f"/api/tables/{table}/join", {"seat": 1})
    left = bob.post(f"/api/tables/{table}/leave")
    assert (left["seat"], left["status"]) == (None, "waiting")
    assert named(left) == ["Ada", None, None]
    bob.refused("not-seated", "POST", f"/api/tables/{table}/leave")


def test_the_host_who_leaves_hands_on(ada: Client, bob: Client) -> None:
    table = ada.make(3)["id"]
    bob.post(f"/api/tables/{table}/join", {"seat": 2})
    assert ada.post(f"/api/tables/{table}/leave")["host"] == 2
    assert bob.post(f"/api/tables/{table}/start")["status"] == "playing"


def test_who_comes_to_a_deserted_table_is_its_host(ada: Client, bob: Client) -> None:
    table = ada.make(3)["id"]
    ada.post(f"/api/tables/{table}/leave")
    joined = bob.post(f"/api/tables/{table}/join", {"seat": 1})
    assert (joined["host"], joined["seat"]) == (1, 1)


def test_a_bot_stands_in_after_leaving_until_one_joins_again(ada: Client, bob: Client) -> None:
    table = ada.make(2)["id"]
    bob.post(f"/api/tables/{table}/join")
    left = ada.post(f"/api/tables/{table}/leave")
    assert left["seat"] is None
    assert left["players"][0] == {
        "seat": 0,
        "name": "Ada",
        "bot": None,
        "connected": False,
        "standIn": True,
    }
    refusal = ada.act(table, left["version"], "take")
    assert (refusal.status, refusal.body["type"]) == (403, "not-seated")
    again = ada.post(f"/api/tables/{table}/join", {"seat": 1})
    assert again["seat"] == 0
    assert again["players"][0]["standIn"] is False
    told = [
        (e["kind"], e["seat"], e["by"], e["standIn"])
        for e in ada.events(table)
        if e["kind"] == "standIn"
    ]
    assert told == [("standIn", 0, "bot", True), ("standIn", 0, "person", False)]


def test_to_leave_twice_is_to_leave_once(ada: Client, bob: Client) -> None:
    table = ada.make(2)["id"]
    bob.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/leave")
    ada.post(f"/api/tables/{table}/leave")
    assert sum(entry["kind"] == "standIn" for entry in bob.events(table)) == 1


def test_the_stand_in_plays_and_is_named_in_the_log(ada: Client) -> None:
    table = ada.make(2, seats=["me", "bot:greedy"])["id"]
    ada.post(f"/api/tables/{table}/leave")
    while ada.table(table)["status"] != "finished":
        pass
    played = {
        (entry["seat"], entry["by"])
        for entry in ada.events(table)
        if entry["kind"] == "action" and not entry["action"].startswith("draw")
    }
    assert played == {(0, "bot"), (1, "bot")}


def test_lacking_a_socket_is_not_leaving(ada: Client, bob: Client) -> None:
    table = ada.make(2)["id"]
    seen = bob.post(f"/api/tables/{table}/join")
    assert [player["connected"] for player in seen["players"]] == [False, False]
    assert [player["standIn"] for player in seen["players"]] == [False, False]


def test_bots_count_as_connected(ada: Client) -> None:
    table = ada.make(2, seats=["me", "bot:random"], start=False)
    assert [player["connected"] for player in table["players"]] == [False, True]


def listed(who: Client, table: str, **query: Any) -> Any:
    found = [each for each in who.get("/api/tables", **query)["tables"] if each["id"] == table]
    return found[0] if found else None


def test_public_tables_are_listed_and_private_ones_are_not(nobody: Client, ada: Client) -> None:
    public, private = ada.make(3, public=True), ada.make(3)
    found = listed(nobody, public["id"])
    assert {*found} == {"id", "players", "options", "settings", "created"}
    for key in ("players", "options", "settings"):
        assert found[key] == public[key]
    assert listed(nobody, private["id"]) is None


def test_the_list_is_of_one_status(nobody: Client, ada: Client, bob: Client) -> None:
    table = ada.make(2, public=True)["id"]
    assert listed(nobody, table, status="waiting")
    bob.post(f"/api/tables/{table}/join")
    assert not listed(nobody, table)
    assert listed(nobody, table, status="playing")["players"] == ada.table(table)["players"]
    ada.post(f"/api/tables/{table}/leave")
    assert listed(nobody, table, status="playing")["players"] == ada.table(table)["players"]
    bob.post(f"/api/tables/{table}/leave")
    while bob.table(table)["status"] != "finished":
        pass
    assert not listed(nobody, table, status="playing")
    assert listed(nobody, table, status="finished")


def test_the_list_is_newest_first_in_pages_of_fifty(nobody: Client, ada: Client) -> None:
    made = [ada.make(2, public=True)["id"] for _ in range(101)]
    found: list[Any] = []
    after = None
    while {*made} - {each["id"] for each in found}:
        page = nobody.get("/api/tables", **({} if after is None else {"after": after}))
        assert len(page["tables"]) == 50 or page["after"] is None
        found += page["tables"]
        after = page["after"]
    assert [each["id"] for each in found][: len(made)] == made[::-1]
    assert [each["created"] for each in found] == sorted(
        (each["created"] for each in found), reverse=True
    )


def test_the_last_page_has_no_cursor(serve: Callable[..., Any]) -> None:
    url = serve().url
    with Client.guest(url, "Ada") as ada:
        assert ada.get("/api/tables") == {"tables": [], "after": None}
        made = [ada.make(2, public=True)["id"] for _ in range(50)]
        page = ada.get("/api/tables")
        assert [each["id"] for each in page["tables"]] == made[::-1]
        assert page["after"] is None
