"""Play real games on a real server and keep the positions that the page's gallery and tests show.

``.venv/bin/python web/tools/fixtures.py`` writes ``web/src/table/fixtures/NAME.json``: the table as one viewer sees it,
and the newest entries of its log.
"""

import json
import random
import tempfile
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from noah.testing.wire.client import Client
from noah.testing.wire.playing import play_until
from noah.testing.wire.serving import Serving

OUT = Path(__file__).resolve().parents[1] / "src" / "table" / "fixtures"
NAMES = ("Ada", "Béla", "Chi", "W" * 24, "שרה בת־אור")
BONUS = {"frog": True, "crocodile": True, "roommates": True}
SETTINGS = {
    "guest_rate": 1_000_000,
    "address_rate": 1_000_000,
    "new_guests_rate": 1_000_000,
    "tables_per_guest": 1_000_000,
}
MOST_GAMES = 400
ENTRIES = 16

Table = Mapping[str, Any]
Wanted = Callable[[Table], bool]


def phase(name: str, also: Wanted = lambda _: True) -> Wanted:
    """Whether the position is in this phase."""
    return lambda table: table["state"]["phase"] == name and also(table)


def _busy(table: Table) -> bool:
    """Whether some ferry is nearly full, some card fits and some does not."""
    state = table["state"]
    return (
        state["round"] > 1
        and max(len(dock or ()) for dock in state["docks"]) > 5
        and len(state["choices"]) > 2
        and len(state["reasons"]) > 1
        and len(state["hands"][table["seat"]]) > 6
    )


def _variants(species: str) -> Wanted:
    return phase(
        "load",
        lambda table: (
            sum(c["action"].startswith(f"load {species}") for c in table["state"]["choices"]) > 1
            and len(table["state"]["choices"]) > 3
        ),
    )


SCENES: dict[str, tuple[int, dict[str, Any], Wanted]] = {
    "load-2": (2, {}, phase("load", _busy)),
    "load-3": (3, {}, phase("load", _busy)),
    "load-4": (4, {}, phase("load", _busy)),
    "load-5": (5, BONUS, phase("load", _busy)),
    "departs": (
        3,
        {},
        phase("load", lambda t: any(c["departs"] and c["pair"] for c in t["state"]["choices"])),
    ),
    "take": (
        3,
        {},
        lambda t: (
            t["state"]["legal"] == ["take"] and len(t["state"]["docks"][t["state"]["noah"]]) > 3
        ),
    ),
    "snail": (3, {}, _variants("snail")),
    "frog": (4, BONUS, _variants("frog")),
    "flee": (4, BONUS, phase("flee")),
    "peek": (3, {}, phase("peek")),
    "peeked": (3, {}, phase("noah", lambda t: "peeked" in (t["state"]["private"] or {}))),
    "swap": (3, {}, phase("swap")),
    "return": (3, {}, phase("return")),
    "noah": (4, {"crocodile": True}, phase("noah", lambda t: not t["state"]["private"])),
    "give": (
        4,
        {},
        phase("give", lambda t: t["state"]["owed"] > 1 and len(t["state"]["hands"][t["seat"]]) > 4),
    ),
    "memory": (
        3,
        {"memory": True},
        phase("load", lambda t: len(t["state"]["memory"]["0" if t["seat"] else "1"]) > 1),
    ),
    "solo": (
        1,
        {"solo": "beginner"},
        phase("load", lambda t: bool(t["state"]["reasons"]) and t["state"]["reserve"] < 3),
    ),
    "order": (1, {"solo": "advanced"}, phase("order", lambda t: len(t["state"]["legal"]) == 6)),
    "lift": (1, {"solo": "expert"}, phase("lift", lambda t: len(t["state"]["legal"]) > 3)),
    "round-end": (3, {}, phase("load", lambda t: t["lastRound"] is not None)),
}


def _met(
    people: Sequence[Client], players: int, wishes: dict[str, Any], wanted: Wanted
) -> tuple[Client, Table]:
    """Who is to act in such a position, and the table as he sees it."""
    rng = random.Random(players)
    memory = wishes.get("memory", False)
    options = {name: value for name, value in wishes.items() if name != "memory"}
    for _ in range(MOST_GAMES):
        made = people[0].make(players, options=options, memoryAid=memory)
        for person in people[1:players]:
            person.post(f"/api/tables/{made['id']}/join")
        found = play_until(
            people[:players], made["id"], rng, lambda t: ["here"] if wanted(t) else None
        )
        if found is not None:
            return found[0], found[1]
    raise AssertionError("No such position was met.")


def _keep(name: str, table: Table, viewer: Client) -> None:
    fixture = {
        "table": table,
        "entries": viewer.events(table["id"], after=max(0, table["version"] - ENTRIES)),
    }
    OUT.mkdir(exist_ok=True)
    (OUT / f"{name}.json").write_text(
        json.dumps(fixture, ensure_ascii=False, separators=(",", ":")) + "\n"
    )


def main() -> None:
    """Write every fixture."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        serving = stack.enter_context(Serving(Path(folder) / "noah.db", SETTINGS))
        people = [stack.enter_context(Client.guest(serving.url, name)) for name in NAMES]
        nobody = stack.enter_context(Client(serving.url))
        for name, (players, wishes, wanted) in SCENES.items():
            viewer, table = _met(people, players, wishes, wanted)
            _keep(name, table, viewer)
        viewer, table = _met(people, 3, {}, phase("load", _busy))
        _keep("watcher", nobody.table(table["id"]), nobody)
        other = next(person for person in people[:3] if person is not viewer)
        _keep("waiting-turn", other.table(table["id"]), other)
        for name, players, options in (
            ("over-3", 3, {}),
            ("over-5", 5, BONUS),
            ("over-solo", 1, {"solo": "expert"}),
        ):
            made = people[0].make(players, options=options)
            for person in people[1:players]:
                person.post(f"/api/tables/{made['id']}/join")
            play_until(people[:players], made["id"], random.Random(7), lambda _: None)
            _keep(name, people[0].table(made["id"]), people[0])
        (OUT / "cards.json").write_text(
            json.dumps(nobody.get("/api/cards"), separators=(",", ":")) + "\n"
        )


if __name__ == "__main__":
    main()
