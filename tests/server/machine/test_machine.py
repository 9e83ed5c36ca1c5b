"""Tables, seats, sockets and restarts in any order: a model foretells each answer and what everybody sees then."""

import random
import sys
from collections.abc import Callable, Iterable, Iterator
from itertools import count
from pathlib import Path
from typing import Any, ClassVar, TypeAlias, TypeVar

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)
from websockets.exceptions import InvalidStatus

from noah.game.verify import verify
from noah.notation.record import read_record
from noah.testing.wire.client import Client
from noah.testing.wire.crowd import Crowd
from noah.testing.wire.known import Known, without_bots_names
from noah.testing.wire.live import Live
from noah.testing.wire.nursery import Nursery
from noah.testing.wire.serving import Serving

T = TypeVar("T")
Draw: TypeAlias = Callable[..., Any]
EXAMPLES, MANY_EXAMPLES = 8, 300
STEPS = 50
FEWEST_GUESTS, MOST_GUESTS, MOST_TABLES, MOST_RESTARTS = 2, 4, 6, 2
TO_THE_END = 1_000
"""Batches; no game that anybody has met needs as many."""
UNLIMITED = dict.fromkeys(
    ("guest_rate", "address_rate", "new_guests_rate", "tables_per_guest"), 1_000_000
)
MALFORMED = {
    "does not parse": ["noah 9"],
    "is none": ["take", "load unicorn:m"],
    "too many": ["take"] * 9,
    "nothing": [],
}
ILLEGAL = {"chance's": ["draw cat:m"], "nowhere": ["lift 4 17"]}
SHOWN = {"stale", "illegal", "reveals", "not-your-turn", "finished"}
"""Problems that come with the table as it is."""

picks = st.integers(0, 11)
"""Which one of several is meant, whatever their number."""
seeds = st.integers(0, 10_000)
names = st.sampled_from(["Dan", "Zoé", "Ада", "李"])
mistakes = st.sampled_from([*MALFORMED, *ILLEGAL, "stale", "ahead", "before a sight", "turn"])


@st.composite
def wishes(draw: st.DrawFn) -> dict[str, Any]:
    """The body of a request for a table that the rules allow."""
    players = draw(st.sampled_from([2, 2, 1, 3, 2, 4, 5]))
    bonus = dict.fromkeys(("frog", "crocodile", "roommates"), st.booleans())
    several = {"ending": st.sampled_from(["rounds", "reach26"]), **bonus}
    alone = {"solo": st.sampled_from(["beginner", "advanced", "expert"])}
    options = draw(st.fixed_dictionaries({}, optional=alone if players == 1 else several))
    others = st.sampled_from(["open", "open", "bot:random", "bot:greedy"])
    seats = draw(st.lists(others, min_size=players - 1, max_size=players - 1))
    seats.insert(draw(st.integers(0, players - 1)), "me")
    switches = dict.fromkeys(("public", "watchers", "memoryAid", "start"), st.booleans())
    chosen = draw(st.fixed_dictionaries({}, optional=switches))
    return {"players": players, "options": options, "seats": seats, **chosen}


IMPOSSIBLE: list[tuple[str, Any]] = [
    ("refused", {"players": 1, "options": {"frog": True}}),
    ("refused", {"players": 3, "options": {"solo": "expert"}}),
    ("malformed", {"players": 6}),
    ("malformed", {"players": 2, "seats": ["open", "open"]}),
    ("malformed", {"players": 2, "seats": ["me", "bot:nobody"]}),
    ("malformed", {"players": 2, "colour": "red"}),
]
WHAT = {
    "play": 7,
    "make_a_mistake": 5,
    "send_again": 2,
    "join": 3,
    "leave": 2,
    "leave_and_come_back": 1,
    "start": 1,
    "rematch": 3,
    "make": 2,
    "make_what_cannot_be": 1,
    "look_at_the_list": 1,
    "open": 2,
    "shut": 2,
    "come_back": 2,
    "meet": 1,
    "rename": 1,
    "forget": 1,
    "restart": 1,
}
"""What may happen, and how often."""
whats = st.sampled_from([what for what, often in WHAT.items() for _ in range(often)])


def one_of(among: Iterable[T]) -> st.SearchStrategy[T]:
    """One of several, drawn in the same way whatever their number."""
    several = [*among]
    return picks.map(lambda number: several[number % len(several)])


class Machine(RuleBasedStateMachine):
    """A server and its crowd."""

    servers: ClassVar[Iterator[Serving]]

    def __init__(self) -> None:
        super().__init__()
        self.serving = next(self.servers)
        self.serving.start()
        self.crowd = Crowd(self.serving)
        self.restarts = 0

    @initialize(wanted=st.lists(wishes(), min_size=3, max_size=3))
    def three_meet(self, wanted: list[dict[str, Any]]) -> None:
        """Each makes a table; everybody opens two of them and joins them."""
        for name, wishes_ in zip(("Ada", "Bob", "Cleo"), wanted, strict=True):
            self.crowd.make(self.crowd.meet(name), wishes_)
        for table in self.crowd.tables[:2]:
            for who in (self.crowd.nobody, *self.crowd.guests.values()):
                self.open_if_allowed(who, table)
            for who in self.crowd.guests.values():
                self.crowd.seat("join", who, table, seat=None)

    @rule(what=whats, data=st.data())
    def something_happens(self, what: str, data: st.DataObject) -> None:
        # One rule for all: else some kinds of things would be left out of most examples.
        getattr(self, what)(data.draw)

    @invariant()
    def everybody_sees_what_is_so(self) -> None:
        self.crowd.compare()

    def guest(self, draw: Draw) -> Client:
        found: Client = draw(one_of(self.crowd.guests.values()))
        return found

    def table(self, draw: Draw, prefer: Callable[[Known], Any] = lambda _: True) -> Known:
        preferred = [each for each in self.tables if prefer(each)]
        found: Known = draw(one_of(preferred or self.tables))
        return found

    @property
    def tables(self) -> list[Known]:
        """All tables that somebody may look at; at least one."""
        if not self.crowd.tables:
            self.crowd.make(
                next(iter(self.crowd.guests.values())),
                {"players": 2, "seats": ["me", "open"], "options": {}},
            )
        return self.crowd.tables

    # Guests.

    def meet(self, draw: Draw) -> None:
        if len(self.crowd.guests) < MOST_GUESTS:
            self.crowd.meet(draw(names))

    def rename(self, draw: Draw) -> None:
        self.crowd.rename(self.guest(draw), draw(names))

    def forget(self, draw: Draw) -> None:
        if len(self.crowd.guests) > FEWEST_GUESTS:
            self.crowd.forget(self.guest(draw))

    # Tables and seats.

    def make(self, draw: Draw) -> None:
        if len(self.crowd.tables) < MOST_TABLES:
            self.crowd.make(self.guest(draw), draw(wishes()))

    def make_what_cannot_be(self, draw: Draw) -> None:
        type_, wanted = draw(st.sampled_from(IMPOSSIBLE))
        self.guest(draw).refused(type_, "POST", "/api/tables", wanted)
        self.crowd.nobody.refused("unauthorized", "POST", "/api/tables", wanted)

    def join(self, draw: Draw) -> None:
        seat, waiting = draw(st.none() | st.integers(0, 4)), draw(st.booleans())
        table = self.table(draw, lambda table: not waiting or table.seating.status == "waiting")
        self.crowd.seat("join", self.guest(draw), table, seat=seat)

    def leave(self, draw: Draw) -> None:
        self.crowd.seat("leave", self.guest(draw), self.table(draw))

    def leave_and_come_back(self, draw: Draw) -> None:
        self.crowd.leave_and_come_back(self.guest(draw), self.table(draw))

    def start(self, draw: Draw) -> None:
        level = draw(st.sampled_from(["greedy", "random"]))
        self.crowd.seat("start", self.guest(draw), self.table(draw), bots=level)

    def rematch(self, draw: Draw) -> None:
        self.crowd.rematch(self.guest(draw), self.table(draw, lambda table: table.log.over))

    def look_at_the_list(self, draw: Draw) -> None:
        dark = {table.id for table in self.crowd.dark}
        status = draw(st.sampled_from(["waiting", "playing", "finished"]))
        public = [each for each in self.crowd.tables[::-1] if each.settings["public"]]
        wanted = [each for each in public if each.seating.status == status]
        told = self.crowd.nobody.get("/api/tables", status=status)["tables"]
        found = [each for each in told if each["id"] not in dark]
        assert [each["id"] for each in found] == [table.id for table in wanted]
        for each, table in zip(found, wanted, strict=True):
            assert without_bots_names(each["players"]) == self.crowd.players(table)
            assert each["settings"] == table.settings

    # Play.

    def play(self, draw: Draw) -> None:
        table = self.table(draw, lambda table: table.log.person_acts)
        most = draw(st.sampled_from([1, 2, 4, 8, TO_THE_END]))
        self.crowd.play(table, random.Random(draw(seeds)), most, live=draw(st.booleans()))

    def make_a_mistake(self, draw: Draw) -> None:
        table = self.table(draw, lambda table: table.log.person_acts)
        guest = (self.crowd.mover(table) if draw(st.booleans()) else None) or self.guest(draw)
        what, live = draw(mistakes), draw(st.booleans())
        state = guest.table(table.id)["state"] if table.may_watch(guest.id) else None
        legal = [*state["legal"][:1]] if state else []
        actions = {**MALFORMED, **ILLEGAL}.get(what, legal or ["take"])
        if what == "before a sight" and state and state["phase"] in {"peek", "swap"}:
            actions = [*actions, "noah 0"]
        version = max(0, table.log.version + {"stale": -1, "ahead": 1}.get(what, 0))
        refusal = self.refusal(guest, table, version, what, several=len(actions) > 1)
        if refusal is None:
            return
        told = self.crowd.send(guest, table, self.crowd.sent(guest, version, actions), live=live)
        assert told is not None
        assert told["type"] == refusal
        assert ("table" in told) == (refusal in SHOWN)
        if refusal in SHOWN:
            assert told["table"] == guest.table(table.id)
        self.crowd.touch(table)

    @staticmethod
    def refusal(
        guest: Client, table: Known, version: int, what: str, *, several: bool
    ) -> str | None:
        """Why a batch must be refused; None when it may be played."""
        seat, status = table.seating.seat_of(guest.id), table.seating.status
        if what in MALFORMED:
            return "malformed"
        if seat is None:
            return "not-seated"
        if version != table.log.version:
            return "stale"
        if status != "playing" or table.log.turn != seat:
            return "finished" if status == "finished" else "not-your-turn"
        if what in ILLEGAL:
            return "illegal"
        return "reveals" if several else None

    def send_again(self, draw: Draw) -> None:
        table = self.table(draw, lambda table: table.sent)
        sent = draw(one_of(table.sent)) if table.sent else None
        who = self.crowd.guests.get(sent.person) if sent else None
        if sent is None or who is None:
            return
        other = draw(st.booleans())
        again = self.crowd.sent(who, sent.version, ["take", "take"] if other else sent.actions)
        again.key = sent.key
        told = self.crowd.send(who, table, again, live=draw(st.booleans()))
        sits = table.seating.seat_of(who.id) is not None
        expected = None if sits and not other else ("key-used" if sits else "not-seated")
        assert (told and told["type"]) == expected
        self.crowd.touch(table)

    # Sockets.

    def open(self, draw: Draw) -> None:
        who = draw(one_of([*self.crowd.guests.values(), self.crowd.nobody]))
        self.open_if_allowed(who, self.table(draw))

    def open_if_allowed(self, who: Client, table: Known) -> None:
        self.crowd.settle(table)
        if table.may_watch(who.id or None):
            self.crowd.open(who, table)
        else:
            with pytest.raises(InvalidStatus) as refused:
                Live(who, table.id)
            assert refused.value.response.status_code == 403

    def shut(self, draw: Draw) -> None:
        table = self.table(draw, lambda table: table.lives)
        if table.lives:
            self.crowd.shut(table, draw(picks) % len(table.lives))

    def come_back(self, draw: Draw) -> None:
        table = self.table(draw, lambda table: table.broken)
        if table.broken:
            self.crowd.come_back(table, draw(picks) % len(table.broken))

    # Restarts.

    def restart(self, draw: Draw) -> None:
        self.restarts += 1
        if self.restarts > MOST_RESTARTS:
            return
        if draw(st.booleans()):
            table = self.table(draw, lambda table: table.log.person_acts and table.lives)
            with self.crowd.unheard(table, random.Random(draw(seeds))):
                self.serving.kill()
                self.serving.start()
                self.crowd.lose()
        else:
            assert self.serving.stop() == 0
            self.serving.start()
            self.crowd.lose()
        self.crowd.read_again()

    def teardown(self) -> None:
        try:
            if sys.exc_info()[0] is None:
                self.look_back()
        finally:
            self.crowd.close()
            self.serving.kill()

    def look_back(self) -> None:
        """Whatever was told outlives a last restart, and the server had nothing to complain of."""
        assert self.serving.stop() == 0
        self.serving.start()
        self.crowd.lose()
        self.crowd.read_again()
        self.crowd.compare()
        for table in self.crowd.tables:
            who = self.crowd.viewer(table)
            if table.log.over and who is not None:
                record = who.ask("GET", f"{table.path}/record").content
                assert list(verify(read_record(record))) == []
        assert self.serving.complaints == []


def test_whatever_happens_in_whatever_order(nursery: Nursery, tmp_path: Path, long: bool) -> None:
    Machine.servers = (
        Serving(tmp_path / f"{number}.db", UNLIMITED, nursery, "machine") for number in count()
    )
    run_state_machine_as_test(
        Machine,
        settings=settings(
            max_examples=MANY_EXAMPLES if long else EXAMPLES,
            stateful_step_count=STEPS,
            suppress_health_check=[*HealthCheck],
            # To shrink what fails would start servers for minutes, and what is printed can be followed as it is.
            phases=[Phase.generate],
        ),
    )
