"""A batch ends with the first action after which something new is seen, so that a refused batch is no oracle."""

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import Any

import pytest

from noah.testing.wire.client import Client, problem

Find = Callable[..., tuple[Client, Any, Sequence[str]]]
Unchanged = Callable[[Client, str], AbstractContextManager[None]]

ROOMMATES = {"roommates": True}


@pytest.fixture(scope="session")
def guesses(server: Any) -> list[str]:
    """Actions of every kind, one for each card: what somebody would try who guesses hidden cards."""
    with Client(server.url) as nobody:
        told = nobody.get("/api/cards")
    held = [f"{name}:{sex}" for name, each in told.items() for sex in each["sexes"]] + ["snail"]
    lying = [card for card in held if card != "snail"] + ["snail:m", "snail:f"]
    return [
        *(f"load {card}" for card in lying),
        *(f"return {card}" for card in held),
        *(f"give {card} {seat}" for card in held for seat in (0, 1)),
        *(f"order {card}" for card in held),
        *(f"noah {dock}" for dock in range(5)),
        *(f"{verb} {seat}" for verb in ("peek", "swap", "flee") for seat in (0, 1)),
        "take",
        "keep",
        "lift 0 0",
    ]


def quiet_loads(table: Any) -> list[tuple[Any, list[str]]]:
    """Cards that can be loaded and have no power before Noah moves: what each does, and the whole turn until then."""
    state = table["state"]
    turns = []
    for choice in state["choices"]:
        if choice["docks"] and choice["power"] is None:
            stays = choice["docks"] == [state["noah"]]
            walk = [] if stays else [f"noah {choice['docks'][0]}"]
            turns.append((choice, [choice["action"], *walk]))
    return turns


def in_phase(phase: str) -> Callable[[Any], list[str] | None]:
    """Looks for a position in ``phase``, to play the first action there."""

    def wanted(table: Any) -> list[str] | None:
        state = table["state"]
        return [state["legal"][0]] if state["phase"] == phase else None

    return wanted


def departure(table: Any) -> list[str] | None:
    """Looks for a turn at whose end a ferry leaves, but not the last one, and cards are owed."""
    for choice, turn in quiet_loads(table):
        if choice["departs"] and choice["gives"] and table["state"]["reserve"]:
            return turn
    return None


def last_card(table: Any) -> list[str] | None:
    """Looks for a turn that empties the hand, and so ends the round."""
    if len(table["state"]["hands"][table["seat"]]) > 1:
        return None
    return next((turn for choice, turn in quiet_loads(table) if not choice["departs"]), None)


def solo_giraffe(table: Any) -> list[str] | None:
    """Looks for a giraffe to load while there is a stock to look at."""
    powers = {choice["action"]: choice["power"] for choice in table["state"]["choices"]}
    return next(([action] for action, power in powers.items() if power == "order"), None)


def solo_turn(table: Any) -> list[str] | None:
    """Looks for a turn without a power; alone a card is drawn at its end."""
    return next((turn for _, turn in quiet_loads(table)), None)


def solo_donkey(table: Any) -> list[str] | None:
    """Looks for a turn that ends as soon as the card is loaded."""
    return next((turn for _, turn in quiet_loads(table) if len(turn) == 1), None)


CASES: dict[str, tuple[Callable[[Any], list[str] | None], int, Any]] = {
    "peek": (in_phase("peek"), 2, {}),
    "swap": (in_phase("swap"), 2, {}),
    "departure with roommates": (departure, 2, ROOMMATES),
    "end of a round": (last_card, 2, {}),
    "alone: giraffe": (solo_giraffe, 1, {}),
    "alone: end of a turn": (solo_turn, 1, {}),
    "alone: end of a donkey's turn": (solo_donkey, 1, {}),
}


@pytest.mark.parametrize("case", CASES)
def test_whatever_follows_is_refused_alike(
    find: Find, unchanged: Unchanged, guesses: list[str], case: str
) -> None:
    wanted, players, options = CASES[case]
    client, table, turn = find(wanted, players, options=options)
    where = table["id"], table["version"]
    with unchanged(client, table["id"]):
        answers = {client.act(*where, *turn, guess).content for guess in guesses}
        told = problem(client.act(*where, *turn, guesses[0]), "reveals")
        longer = problem(client.act(*where, *turn, *guesses[:3]), "reveals")
    assert len(answers) == 1
    assert (told["index"], told["table"]) == (len(turn) - 1, table)
    assert longer == told
    # Ended where it should, the same batch is played.
    assert client.act(*where, *turn).status == 200


def test_what_is_illegal_before_it_is_told(find: Find) -> None:
    client, table, (peek,) = find(in_phase("peek"), 2)
    told = problem(client.act(table["id"], table["version"], "noah 0", peek), "illegal")
    assert told["index"] == 0


def test_what_does_not_parse_is_malformed_even_behind_it(find: Find) -> None:
    client, table, (peek,) = find(in_phase("peek"), 2)
    told = problem(client.act(table["id"], table["version"], peek, "noah 9"), "malformed")
    assert told["index"] == 1


def test_after_a_departure_without_roommates_a_batch_goes_on(find: Find) -> None:
    def gift(table: Any) -> list[str] | None:
        turn = departure(table)
        if turn is None:
            return None
        loaded = turn[0].removeprefix("load ")
        mine = [*table["state"]["hands"][table["seat"]]]
        held = [card for card in mine if card not in {loaded, "snail"}]
        return [*turn, f"give {held[0]} {1 - table['seat']}"] if held else None

    client, table, batch = find(gift, 2)
    after = client.act(table["id"], table["version"], *batch)
    assert after.status == 200
    assert after.body["version"] >= table["version"] + len(batch)


def test_a_pair_is_played_on_in_one_batch(find: Find) -> None:
    def pair(table: Any) -> list[str] | None:
        state = table["state"]
        for choice, turn in quiet_loads(table):
            if choice["pair"] and not choice["departs"] and len(state["hands"][table["seat"]]) > 2:
                return turn
        return None

    client, table, turn = find(pair, 2)
    # The rules judge what follows, and nothing cuts it off.
    told = problem(client.act(table["id"], table["version"], *turn, "lift 0 0"), "illegal")
    assert (told["index"], told["reason"]) == (len(turn), {"code": "phase", "phase": "load"})


def test_over_a_socket_too(find: Find, live: Callable[..., Any]) -> None:
    client, table, (peek,) = find(in_phase("peek"), 2)
    socket = live(client, table["id"])
    told = socket.refused("reveals", "c1", table["version"], peek, "noah 0")
    assert told["index"] == 0
    assert socket.act("c1", table["version"], peek)["type"] == "ack"
