"""A server that was killed in any phase comes back as it was, for everybody."""

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

from noah.testing.wire.client import Client
from noah.testing.wire.live import Live
from noah.testing.wire.serving import Serving

Person = Callable[[str], Client]
Wanted = Callable[[Any], bool]
MOST_GAMES = 200


def phase(name: str) -> Wanted:
    return lambda table: table["state"]["phase"] == name


def peeked(table: Any) -> bool:
    private = table["state"]["private"] or {}
    return table["state"]["phase"] == "noah" and "peeked" in private


def after_a_round(table: Any) -> bool:
    return table["lastRound"] is not None


def finished(table: Any) -> bool:
    return bool(table["status"] == "finished")


POSITIONS: dict[str, tuple[dict[str, Any], Wanted]] = {
    "load": ({"players": 5, "options": {"roommates": True}, "watchers": False}, phase("load")),
    "flee": ({"players": 3, "options": {"crocodile": True}}, phase("flee")),
    "peek": ({"players": 2}, phase("peek")),
    "noah after peek": ({"players": 4, "memoryAid": True}, peeked),
    "swap": ({"players": 2, "options": {"ending": "reach26"}}, phase("swap")),
    "return": ({"players": 3, "memoryAid": True}, phase("return")),
    "noah": ({"players": 3, "options": {"frog": True}}, phase("noah")),
    "give": ({"players": 4, "memoryAid": True}, phase("give")),
    "order": ({"players": 1}, phase("order")),
    "lift": ({"players": 1, "options": {"solo": "advanced"}}, phase("lift")),
    "a later round": ({"players": 2, "options": {"crocodile": True}}, after_a_round),
    "finished": ({"players": 2, "memoryAid": True}, finished),
    "finished alone": ({"players": 1, "options": {"solo": "expert"}}, finished),
}


def play_until(persons: Sequence[Client], table: str, wanted: Wanted, rng: random.Random) -> bool:
    """Play at random until who is to act sees what is wanted; False when the game ends before."""
    sitting = {person.table(table)["seat"]: person for person in persons}
    seen = persons[0].table(table)
    while seen["status"] == "playing":
        person = sitting[seen["state"]["turn"]]
        seen = seen if seen["state"]["legal"] else person.table(table)
        if wanted(seen):
            return True
        answer = person.act(table, seen["version"], rng.choice(seen["state"]["legal"]))
        assert answer.status == 200
        seen = answer.body
    return wanted(seen)


def brought_to(person: Person, wishes: dict[str, Any], wanted: Wanted, seed: int) -> Any:
    """The persons of a table that stands as wanted, and its id."""
    rng = random.Random(seed)
    persons = [person(f"Guest {number}") for number in range(wishes["players"])]
    for _ in range(MOST_GAMES):
        table = persons[0].make(**wishes)["id"]
        for other in persons[1:]:
            other.post(f"/api/tables/{table}/join")
        if play_until(persons, table, wanted, rng):
            return persons, table
    raise AssertionError("No game came to such a position.")


def views(persons: Sequence[Client], table: str) -> Iterator[Any]:
    """All that everybody may ask about a table."""
    for person in persons:
        for path in ("", "/events", "/events?after=3", "/record", "/record?states=1"):
            answer = person.ask("GET", f"/api/tables/{table}{path}")
            yield person.name, path, answer.status, answer.body


def goes_on(persons: Sequence[Client], table: str) -> None:
    """Where a game is running, who is to act can play what he was offered."""
    sitting = {person.id: person for person in persons}.values()
    acting = [(person, seen) for person in sitting if (seen := person.table(table))["state"]]
    offered = [(person, seen) for person, seen in acting if seen["state"]["legal"]]
    assert len(offered) == (1 if any(seen["status"] == "playing" for _, seen in acting) else 0)
    for person, seen in offered:
        answer = person.act(table, seen["version"], seen["state"]["legal"][-1])
        assert (answer.status, answer.body["version"] > seen["version"]) == (200, True)


def test_every_phase_is_the_same_after_a_restart(serving: Serving, person: Person) -> None:
    watcher = person("Watcher")
    tables = {
        name: brought_to(person, wishes, wanted, seed)
        for seed, (name, (wishes, wanted)) in enumerate(POSITIONS.items())
    }
    ada, bob = person("Ada"), person("Bob")
    waiting = ada.make(3, public=True, start=False)["id"]
    bob.post(f"/api/tables/{waiting}/join", {"seat": 2})
    tables["waiting"] = [ada, bob], waiting
    persons, over = tables["finished"]
    tables["rematch"] = persons, persons[0].post(f"/api/tables/{over}/rematch")["id"]

    before = {name: [*views([*who, watcher], table)] for name, (who, table) in tables.items()}
    listed = watcher.get("/api/tables")
    serving.kill()
    serving.start()
    for name, (who, table) in tables.items():
        assert [*views([*who, watcher], table)] == before[name], name
    assert watcher.get("/api/tables") == listed
    for who, table in tables.values():
        goes_on(who, table)


def test_whoever_is_up_to_date_misses_nothing_by_a_restart(
    serving: Serving, person: Person
) -> None:
    persons, table = brought_to(person, {"players": 2}, phase("noah"), seed=1)
    mover = next(each for each in persons if each.table(table)["state"]["legal"])
    seen = mover.table(table)
    serving.kill()
    serving.start()
    with Live(mover, table, after=seen["version"], version=seen["version"]) as live:
        assert live.until("entries")["entries"] == []
        action = seen["state"]["legal"][0]
        assert live.act("a", seen["version"], action)["type"] == "ack"
        assert live.entries[0]["action"] == action


@pytest.mark.parametrize("leaves", ["before the bot's turn", "on his own turn"])
def test_bots_go_on_after_a_restart_at_a_table_that_nobody_has_open(
    serving: Serving, person: Person, leaves: str
) -> None:
    ada = person("Ada")
    table = ada.make(3, seats=["me", "bot:random", "bot:greedy"], public=True)["id"]
    while leaves == "on his own turn" and not ada.table(table)["state"]["legal"]:
        pass
    ada.post(f"/api/tables/{table}/leave")
    serving.kill()
    serving.start()
    while not ada.get("/api/tables", status="finished")["tables"]:
        pass
    assert ada.table(table)["status"] == "finished"
