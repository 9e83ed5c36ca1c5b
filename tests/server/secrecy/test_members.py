"""Every member of every answer is declared: who may know it and which cards it names. Then it is held to that."""

import asyncio
import random
import types
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints

import pytest

from noah.notation.options import Options
from noah.server.http.app import create_app
from noah.server.settings import Settings
from noah.server.wire import answers as wire
from noah.testing.classes import CLASSES
from noah.testing.wire.inside import Inside
from noah.testing.wire.members import ENTRY, LISTED, TABLE, check_members
from noah.testing.wire.playing import batch

MANY = 10**6
DECLARED: list[tuple[Any, dict[str, str]]] = [
    (wire.Table, TABLE),
    (wire.Entry, ENTRY),
    (wire.ListedTable, LISTED),
]


def leaves_of(type_: Any) -> Iterator[str]:
    """The paths of all members of a type that hold no others, and of those that may be null."""
    origin, inner = get_origin(type_), get_args(type_)
    if origin in {Annotated, NotRequired}:
        yield from leaves_of(inner[0])
    elif origin is list:
        yield from (f"[]{path}" for path in leaves_of(inner[0]))
    elif origin is dict:
        yield from (f".*{path}" for path in leaves_of(inner[1]))
    elif origin in {Union, types.UnionType}:
        for each in inner:
            yield from leaves_of(each)
    elif isinstance(type_, type) and hasattr(type_, "__required_keys__"):
        for name, member in get_type_hints(type_, include_extras=True).items():
            yield from (f".{name}{path}" for path in leaves_of(member))
    else:
        assert type_ in {int, str, bool, float, types.NoneType} or origin is Literal
        yield ""


@pytest.mark.parametrize(("type_", "declared"), DECLARED)
def test_every_member_is_declared(type_: Any, declared: dict[str, str]) -> None:
    assert {path.removeprefix(".") for path in leaves_of(type_)} == {*declared}


class Watch:
    """What one viewer was told of a game, held against the game's record.

    Attributes:
        seat: his seat; None for somebody without one.
        entries: the log as he was told it while it was played.
    """

    def __init__(self, seat: int | None, entries: list[Any]) -> None:
        self.seat = seat
        self.entries = entries

    def check(self, record: Any) -> None:
        """Every card that is named lies where it is named, and who names it may know it."""
        rounds = iter(record["rounds"])
        played: Any = None
        ply, seen, went = 0, None, [Counter[str]()] * record["players"]
        for entry in self.entries:
            check_members(entry, ENTRY, self.seat)
            if entry["kind"] == "deal":
                played, ply = next(rounds), 0
                went = [Counter() for _ in went]
            elif entry["kind"] == "action":
                ply += 1
                seen = self._seen(entry, played["states"], ply, seen)
                note(entry["action"], played["states"][ply - 1], went)
            if entry["state"] and ply < len(played["states"]):
                self._check_state(entry["state"], played, ply)
                # What a batch ends is not told of its entries any more.
                assert entry["state"]["private"] in [None, seen]
                if self.seat is None:
                    for other, cards in entry["state"].get("memory", {}).items():
                        assert Counter(cards) <= went[int(other)]

    def _seen(self, entry: Any, states: Any, ply: int, before: Any) -> Any:
        """What the viewer alone sees after an action."""
        verb, _, rest = entry["action"].partition(" ")
        if entry["seat"] != self.seat:
            return before
        if verb == "peek":
            hand = states[ply]["hands"][int(rest)]
            return {**(before or {}), "peeked": {"seat": int(rest), "hand": hand}}
        if verb == "draw":
            return {**(before or {}), "drawn": rest}
        return None if verb in {"load", "take"} else before

    def _check_state(self, told: Any, played: Any, ply: int) -> None:
        true, seat = played["states"][ply], self.seat
        assert told["docks"] == true["docks"]
        lying = [[card.partition(":")[0] for card in ferry or ()] for ferry in true["docks"]]
        for ferry, species in zip(told["ferries"], lying, strict=True):
            assert ferry is None or ferry["last"] == (species[-1] if species else None)
        if told["pending"] is not None:
            assert played["actions"][ply - 1] == f"load {told['pending']}"
        for number, hand in enumerate(true["hands"]):
            assert told["hands"][number] == (hand if number == seat else len(hand))
        assert told["legal"] == (true["legal"] if seat == true["turn"] else [])
        if "stock" in told:
            assert told["stockTop"] == true["stock"][: len(told["stockTop"])]
            assert seat is not None or told["stockTop"] == []
        if seat == true["turn"]:
            assert {*told.get("reasons", ())} <= {*true["hands"][seat]}
        for other, cards in told.get("memory", {}).items():
            assert Counter(cards) <= Counter(true["hands"][int(other)])


def note(action: str, before: Any, went: list[Counter[str]]) -> None:
    """Note the cards that all have seen go into hands."""
    verb, _, rest = action.partition(" ")
    lying = [
        "snail" if card.startswith("snail") else card.partition("=")[0]
        for card in before["docks"][before["noah"]] or ()
    ]
    if verb == "take":
        went[before["turn"]].update(lying)
    elif verb == "flee":
        went[int(rest)].update(lying[:1])


async def play(asked: Inside, options: Options, rng: random.Random) -> None:
    """Play a whole game of a person against bots, and check all that he and a watcher are told on the way."""
    token = (await asked.ask("POST", "/api/guests", {"name": "Ada"})).body["token"]
    seats = ["bot:random"] * options.players
    seat = rng.randrange(options.players)
    seats[seat] = "me"
    wishes = {"players": options.players, "options": options.to_json(), "seats": seats}
    wishes |= {"public": True, "memoryAid": rng.random() < 0.5, "start": False}
    table = (await asked.ask("POST", "/api/tables", wishes, token)).body["id"]
    path = f"/api/tables/{table}"
    mine, watching = [await asked.open(f"{path}/live?after=0", who) for who in (token, None)]
    told = (await asked.ask("POST", f"{path}/start", {}, token)).body
    while told["status"] == "playing":
        version = told["version"]
        if told["state"]["legal"]:
            body = {"version": version, "actions": batch(told["state"], rng)}
            told = (await asked.ask("POST", f"{path}/actions", body, token)).body
            assert "version" in told, told
        else:
            await mine.reach(version + 1)
            told = (await asked.ask("GET", path, None, token)).body
        if told["status"] == "playing":
            check_members(told, TABLE, seat)
            check_members((await asked.ask("GET", path)).body, TABLE, None)
    listed = (await asked.ask("GET", "/api/tables?status=finished")).body["tables"]
    for each in listed:
        check_members(each, LISTED, None)
    record = (await asked.ask("GET", f"{path}/record?states=1")).body
    for who, socket in ((seat, mine), (None, watching)):
        await socket.reach(told["version"])
        messages = [message for message in socket.heard if message["type"] == "entries"]
        log = [entry for message in messages for entry in message["entries"]]
        assert [entry["version"] for entry in log] == [*range(1, told["version"] + 1)]
        Watch(who, log).check(record)
        await socket.close()


def test_no_hidden_card_is_named_in_whole_games(tmp_path: Path, long: bool) -> None:
    games = [*CLASSES.values()] * (40 if long else 1)
    chance = random.Random(4)

    async def run() -> None:
        settings = Settings(
            database=str(tmp_path / "noah.db"),
            guest_rate=MANY,
            address_rate=MANY,
            tables_per_guest=MANY,
        )
        app = create_app(settings, chance)
        async with Inside(app) as asked:
            for number, options in enumerate(games):
                await play(asked, options, random.Random(number))

    asyncio.run(run())


@pytest.mark.parametrize(
    "leak",
    [
        {"deck": ["panda:m"]},
        {"state": {"phase": "load", "turn": 0, "hands": [["panda:m"], 8]}},
        {"state": {"phase": "load", "turn": 0, "legal": ["take"]}},
        {"state": {"phase": "load", "turn": 0, "stockTop": ["snail"]}},
        {"state": {"phase": "noah", "turn": 0, "private": {"drawn": "cat:f"}}},
        {"action": "give cat:f 1"},
        {"by": "panda:m"},
    ],
    ids=str,
)
def test_a_leak_is_noticed(leak: Any) -> None:
    with pytest.raises(AssertionError, match="tells"):
        check_members(leak, ENTRY, None)
