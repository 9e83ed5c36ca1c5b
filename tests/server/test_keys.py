"""Keys: a batch that may have been lost on the way can be sent again."""

from collections.abc import Callable
from typing import Any

from noah.testing.wire.client import Client, problem
from noah.testing.wire.live import Live
from noah.testing.wire.serving import Serving

Sit = Callable[..., tuple[list[Client], str]]


def alone(client: Client) -> tuple[str, int, str]:
    """A new table for one: its id, its version and something legal."""
    table = client.make(1)
    return table["id"], table["version"], table["state"]["legal"][0]


def test_the_same_batch_again_is_answered_by_the_present_table(ada: Client) -> None:
    table, version, action = alone(ada)
    first = ada.act(table, version, action, key="c1")
    again = ada.act(table, version, action, key="c1")
    assert (first.status, again.status) == (200, 200)
    assert again.body == first.body == ada.table(table)


def test_it_is_answered_so_also_when_the_game_has_gone_on(ada: Client) -> None:
    table, version, action = alone(ada)
    seen = ada.act(table, version, action, key="c1").body
    later = ada.act(table, seen["version"], seen["state"]["legal"][0], key="c2").body
    assert ada.act(table, version, action, key="c1").body == later


def test_another_batch_under_the_same_key_is_refused(
    ada: Client, unchanged: Callable[..., Any]
) -> None:
    table, version, action = alone(ada)
    seen = ada.act(table, version, action, key="c1").body
    with unchanged(ada, table):
        problem(ada.act(table, seen["version"], seen["state"]["legal"][0], key="c1"), "key-used")
        problem(ada.act(table, version, action, action, key="c1"), "key-used")


def test_only_accepted_batches_are_remembered(ada: Client) -> None:
    table, version, action = alone(ada)
    problem(ada.act(table, version + 1, action, key="c1"), "stale")
    problem(ada.act(table, version, "noah 0", key="c1"), "illegal")
    problem(ada.act(table, version, "noah 9", key="c1"), "malformed")
    assert ada.act(table, version, action, key="c1").status == 200


def test_a_key_is_of_one_guest_and_one_table(ada: Client, bob: Client, sit: Sit) -> None:
    for client in (ada, ada, bob):
        table, version, action = alone(client)
        assert client.act(table, version, action, key="c1").status == 200


def test_two_persons_of_a_table_may_use_the_same_key(sit: Sit) -> None:
    persons, table = sit(2)
    movers: set[str] = set()
    while len(movers) < 2:
        seen = [(person, person.table(table)) for person in persons]
        mover, told = next((who, each) for who, each in seen if each["state"]["legal"])
        key = "mine" if mover.id not in movers else None
        movers.add(mover.id)
        answer = mover.act(table, told["version"], told["state"]["legal"][0], key=key)
        assert answer.status == 200


def test_without_a_key_the_same_batch_again_is_stale(ada: Client) -> None:
    table, version, action = alone(ada)
    assert ada.act(table, version, action).status == 200
    problem(ada.act(table, version, action), "stale")


def test_the_id_on_a_socket_is_the_key_of_http(ada: Client, live: Callable[..., Live]) -> None:
    table, version, action = alone(ada)
    socket = live(ada, table)
    socket.until("table")
    ack = socket.act("c1", version, action)
    assert ack["version"] == socket.version == ada.table(table)["version"]
    assert ada.act(table, version, action, key="c1").status == 200
    assert socket.act("c1", version, action) == ack
    socket.refused("key-used", "c1", version, "take")
    assert ada.table(table)["version"] == ack["version"]


def test_keys_outlive_a_restart(serve: Callable[..., Serving]) -> None:
    server = serve()
    with Client.guest(server.url, "Ada") as ada:
        table, version, action = alone(ada)
        seen = ada.act(table, version, action, key="c1").body
        server.stop()
        server.start()
        assert ada.act(table, version, action, key="c1").body == seen
        problem(ada.act(table, seen["version"], "take", key="c1"), "key-used")
