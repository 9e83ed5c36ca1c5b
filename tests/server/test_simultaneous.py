"""Requests that arrive together: exactly one is applied."""

import random
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from threading import Barrier
from typing import Any

import pytest

from noah.testing.wire.client import Answer, Client, problem
from noah.testing.wire.live import Live
from noah.testing.wire.playing import play_over_http

Sit = Callable[..., tuple[list[Client], str]]
ROUNDS = 10


def together(asks: Sequence[Callable[[], Any]]) -> list[Any]:
    """Ask all at the same time, each in a thread of its own; what each got, in the same order."""
    barrier = Barrier(len(asks))

    def ask(one: Callable[[], Any]) -> Any:
        barrier.wait()
        return one()

    with ThreadPoolExecutor(len(asks)) as pool:
        return list(pool.map(ask, asks))


def tabs(client: Client, number: int) -> list[Client]:
    """The same guest, several times, each with a connection of his own."""
    return [Client(client.url, client.token) for _ in range(number)]


def loads(table: Any) -> list[str]:
    return [action for action in table["state"]["legal"] if action.startswith("load")]


def kinds(answers: list[Answer]) -> list[str]:
    return sorted("applied" if each.status == 200 else str(each.body["type"]) for each in answers)


@pytest.mark.parametrize("attempt", range(ROUNDS))
def test_the_same_load_twice(ada: Client, attempt: int) -> None:
    table = ada.make(1)
    (action, *_) = loads(table)
    both = tabs(ada, 2)
    answers = together([partial(tab.act, table["id"], 1, action) for tab in both])
    assert kinds(answers) == ["applied", "stale"]
    assert [entry["action"] for entry in ada.events(table["id"], 1)].count(action) == 1
    refused = next(answer for answer in answers if answer.status != 200)
    assert problem(refused, "stale")["table"] == ada.table(table["id"])
    for tab in both:
        tab.close()


@pytest.mark.parametrize("attempt", range(ROUNDS))
def test_the_same_load_twice_with_its_key(ada: Client, attempt: int) -> None:
    table = ada.make(1)
    (action, *_) = loads(table)
    both = tabs(ada, 2)
    answers = together([partial(tab.act, table["id"], 1, action, key="k") for tab in both])
    assert kinds(answers) == ["applied", "applied"]
    assert answers[0].body == answers[1].body == ada.table(table["id"])
    assert [entry["action"] for entry in ada.events(table["id"], 1)].count(action) == 1
    for tab in both:
        tab.close()


@pytest.mark.parametrize("attempt", range(ROUNDS))
def test_two_different_loads_at_the_same_version(ada: Client, attempt: int) -> None:
    table = ada.make(1)
    while len(loads(table)) < 2:
        table = ada.make(1)
    first, second, *_ = loads(table)
    both = tabs(ada, 2)
    asks = [
        partial(tab.act, table["id"], 1, action)
        for tab, action in zip(both, (first, second), strict=True)
    ]
    answers = together(asks)
    assert kinds(answers) == ["applied", "stale"]
    applied = [
        action
        for action, answer in zip((first, second), answers, strict=True)
        if answer.status == 200
    ]
    (first_entry, *_) = ada.events(table["id"], 1)
    assert first_entry["action"] == applied[0]
    for tab in both:
        tab.close()


def test_two_tabs_with_sockets(ada: Client, live: Callable[..., Live]) -> None:
    table = ada.make(1)
    (action, *_) = loads(table)
    both = [live(ada, table["id"]) for _ in range(2)]
    answers = together([partial(tab.act, "k", 1, action) for tab in both])
    assert [answer["type"] for answer in answers] == ["ack", "ack"]
    others = [live(ada, table["id"]) for _ in range(2)]
    version = ada.table(table["id"])["version"]
    answers = together(
        [partial(tab.act, key, 1, action) for tab, key in zip(others, "lm", strict=True)]
    )
    assert [answer["problem"]["type"] for answer in answers] == ["stale", "stale"]
    assert ada.table(table["id"])["version"] == version


def test_five_clicks_on_sit_down_are_one_seat(ada: Client, bob: Client) -> None:
    for _ in range(ROUNDS):
        table = ada.make(5)["id"]
        clicks = tabs(bob, 5)
        answers = together(
            [partial(tab.ask, "POST", f"/api/tables/{table}/join") for tab in clicks]
        )
        assert [answer.status for answer in answers] == [200] * 5
        assert {answer.body["seat"] for answer in answers} == {1}
        players = ada.table(table)["players"]
        assert [player and player["name"] for player in players] == ["Ada", "Bob", None, None, None]
        for tab in clicks:
            tab.close()


def test_two_guests_want_the_last_seat(person: Callable[..., Client], ada: Client) -> None:
    for _ in range(ROUNDS):
        table = ada.make(2)["id"]
        guests = [person("Bob"), person("Cleo")]
        answers = together(
            [partial(guest.ask, "POST", f"/api/tables/{table}/join") for guest in guests]
        )
        assert kinds(answers) == ["applied", "table-full"]
        assert ada.table(table)["version"] == 1


def test_two_ask_for_the_rematch_at_once(sit: Sit) -> None:
    (ada, bob), table = sit(2)
    play_over_http([ada, bob], table, random.Random(6))
    answers = together([partial(who.post, f"/api/tables/{table}/rematch") for who in (ada, bob)])
    assert answers[0]["id"] == answers[1]["id"] != table
    assert ada.table(answers[0]["id"])["status"] == "playing"


def test_everybody_leaves_and_comes_back_at_once(sit: Sit) -> None:
    persons, table = sit(3)
    for what in ("leave", "join"):
        answers = together(
            [partial(who.ask, "POST", f"/api/tables/{table}/{what}") for who in persons]
        )
        assert {answer.status for answer in answers} <= {200, 409}
    log = persons[0].events(table)
    assert [entry["version"] for entry in log] == [*range(1, len(log) + 1)]
