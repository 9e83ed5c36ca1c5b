"""Whole games by clients that know the wire and nothing else: no rule, just what a table offers."""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from noah.testing.wire.client import Client
from noah.testing.wire.live import Live

_LONGEST = 5_000
"""Batches in one game; a game of chance with the ending ``reach26`` needs some hundreds."""
_EAGERNESS = 0.8
_MOST_LOOKS = 100_000
"""Looks at one game while bots think."""


def batch(state: Any, rng: random.Random) -> list[str]:
    """Actions that may be sent together, drawn at random from what ``state`` offers the seat to act.

    A card and the dock where Noah goes after it are one batch where no power comes between. Mostly a ferry is sent
    off where that is possible, which seldom happens by chance.
    """
    departing = [choice for choice in state["choices"] if choice["departs"]]
    choice = rng.choice(departing if departing and rng.random() < _EAGERNESS else state["choices"])
    action = choice["action"]
    docks = choice["docks"]
    stays = docks == [state["noah"]]
    if not docks or stays or choice["power"] is not None:
        return [action]
    return [action, f"noah {rng.choice(docks)}"]


def play_until(
    persons: Sequence[Client],
    table: str,
    rng: random.Random,
    wanted: Callable[[Any], Sequence[str] | None],
) -> tuple[Client, Any, Sequence[str]] | None:
    """Play a running game by plain requests until a position is met that somebody looks for.

    Args:
        persons: everybody who sits there; the other seats are bots'.
        table: its id.
        rng: decides what is played.
        wanted: gets the table as the one who is to act sees it, and answers with the actions to try there; None
            to go on.

    Returns:
        Who is to act, the table as he sees it, and what ``wanted`` answered; None when the game is over.
    """
    sitting = {person.table(table)["seat"]: person for person in persons}
    seen = persons[0].table(table)
    for _ in range(_LONGEST):
        mover, seen = _whose_turn(persons[0], sitting, seen)
        if mover is None:
            return None
        found = wanted(seen)
        if found is not None:
            return mover, seen, found
        answer = mover.act(table, seen["version"], *batch(seen["state"], rng))
        if answer.status != 200:
            raise AssertionError(f"A legal batch was refused: {answer.content!r}")
        seen = answer.body
    raise AssertionError("The game does not end.")


def play_over_http(persons: Sequence[Client], table: str, rng: random.Random) -> Any:
    """Play a running game to its end by plain requests; the finished table as the first person sees it.

    Args:
        persons: everybody who sits there; the other seats are bots'.
        table: its id.
        rng: decides what is played.
    """
    play_until(persons, table, rng, lambda _: None)
    return persons[0].table(table)


def _whose_turn(
    first: Client, sitting: Mapping[int, Client], seen: Any
) -> tuple[Client | None, Any]:
    """Who of ``sitting`` is to act, and the table as he sees it; None and the finished table when the game is over.

    ``seen`` is the table as somebody saw it last.
    """
    for _ in range(_MOST_LOOKS):
        if seen["status"] == "finished":
            return None, seen
        person = sitting.get(seen["state"]["turn"])
        if person is not None and seen["state"]["legal"]:
            return person, seen
        seen = (person or first).table(seen["id"])
    raise AssertionError("A bot does not move.")


def play_over_sockets(sitting: Sequence[Live], rng: random.Random) -> Any:
    """Play a running game to its end by sockets that have told their table; the last state of the first one.

    Everybody hears everything: after each batch all of them reach its version before the next one is sent.

    Args:
        sitting: the sockets of everybody who sits there; the other seats are bots'.
        rng: decides what is played.
    """
    first = sitting[0]
    for number in range(_LONGEST):
        if first.table["state"]["phase"] == "over" and first.table["status"] == "finished":
            return first.table["state"]
        mover = next((live for live in sitting if live.table["state"]["legal"]), None)
        if mover is None:
            first.hear()
        else:
            answer = mover.act(f"n{number}", mover.version, *batch(mover.table["state"], rng))
            if answer["type"] != "ack":
                raise AssertionError(f"A legal batch was refused: {answer}")
            if answer["version"] > mover.version:
                raise AssertionError("The entries come before the ack.")
        newest = max(live.version for live in sitting)
        for live in sitting:
            live.reach(newest)
    raise AssertionError("The game does not end.")
