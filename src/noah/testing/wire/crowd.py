"""Guests at a server, the tables where they sit and the sockets that they have open, all compared with a model."""

import random
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from noah.testing.wire.chronicle import Chronicle
from noah.testing.wire.client import Answer, Client, check_problem, problem
from noah.testing.wire.known import Known, Sent, lasting, of_all, same, without_bots_names
from noah.testing.wire.live import Live
from noah.testing.wire.playing import batch
from noah.testing.wire.seating import FORGOTTEN, FORGOTTEN_NAME, Awaited, Seating
from noah.testing.wire.serving import Serving

_MOST_LOOKS = 50_000
"""At one table, until its bots have moved or the server knows that somebody has closed it."""
_MOST_MISSED = 500
_NOT_ALLOWED = 1008


class Crowd:
    """All guests of a server. What they do is checked against the model at once; ``compare`` looks at the rest.

    Attributes:
        serving: the server.
        nobody: somebody without a name.
        guests: by id all who were not forgotten.
        tables: all tables that somebody may look at.
        dark: those where nobody is left who may.
        touched: those that were not compared since something happened to them.
    """

    def __init__(self, serving: Serving) -> None:
        """Begin with nobody at a server that runs."""
        self.serving = serving
        self.nobody = Client(serving.url)
        self.guests: dict[str, Client] = {}
        self.tables: list[Known] = []
        self.dark: list[Known] = []
        self.touched: list[Known] = []
        self._names = {FORGOTTEN: FORGOTTEN_NAME}
        self._gone: list[Client] = []
        self._keys = 0

    def close(self) -> None:
        """Close all connections."""
        for _, live in [each for table in self.tables for each in table.lives]:
            live.close()
        for client in (self.nobody, *self.guests.values(), *self._gone):
            client.close()

    def touch(self, table: Known) -> None:
        """Something happens to a table."""
        if table not in self.touched:
            self.touched.append(table)

    def client(self, person: str | None) -> Client:
        """Who has this id; nobody, if no guest has."""
        return self.guests.get(person or "", self.nobody)

    def viewer(self, table: Known) -> Client | None:
        """Somebody who may look at a table; None when nobody is left who may."""
        everybody = [self.nobody, *self.guests.values()]
        return next((who for who in everybody if table.may_watch(who.id or None)), None)

    # What is compared.

    def compare(self) -> None:
        """Everybody sees what the model has, on all tables that something has happened to."""
        while self.touched:
            table = self.touched.pop()
            if self.viewer(table) is None:
                self._dismiss(table)
                self.tables.remove(table)
                self.dark.append(table)
            elif table in self.tables:
                self._compare(table)

    def settle(self, table: Known) -> None:
        """Read a table's log until nothing more happens by itself. Whatever was acknowledged is there at once."""
        who = self.viewer(table)
        if who is None or (table.log.rests and not table.seating.awaited):
            return
        self._read(table, who)
        if table.log.rests:
            return
        version = table.log.version
        if table.may_watch(None):
            with Live(self.nobody, table.id, after=version, version=version) as live:
                self._listen(table, live)
        else:
            self._ask_on(table, who)

    @staticmethod
    def _listen(table: Known, live: Live) -> None:
        """Read a table's log as a watcher is told it, while bots play."""
        while not table.log.rests:
            live.hear()
            table.log.read(live.entries, None)
            live.entries.clear()

    def _ask_on(self, table: Known, who: Client) -> None:
        """Ask for a table's log while bots play: a socket would say that somebody has it open."""
        for _ in range(_MOST_LOOKS):
            self._read(table, who)
            if table.log.rests:
                return
        raise AssertionError("A bot does not move.")

    def _read(self, table: Known, who: Client) -> None:
        """Read what is new in a table's log, as ``who`` may read it."""
        new = who.events(table.id, table.log.version)
        table.log.read(new, table.seating.seat_of(who.id or None))
        table.log.settled()

    def _compare(self, table: Known) -> None:
        self.settle(table)
        told: dict[str | None, Any] = {}
        for who in (self.nobody, *self.guests.values()):
            if table.may_watch(who.id or None):
                told[who.id or None] = self._compare_table(table, who)
            else:
                who.refused("watchers-off", "GET", table.path)
        first = next(iter(told.values()))["state"]
        for seen in told.values():
            same("state", of_all(seen["state"]), of_all(first))
        self._dismiss(table)
        for person, live in table.lives:
            live.catch_up()
            same("table of a socket", live.table, told[person])
            self._compare_entries(table, live, self.client(person))

    def _compare_table(self, table: Known, who: Client) -> Any:
        """A table as ``who`` sees it."""
        seen, seating = who.table(table.id), table.seating
        seat = seating.seat_of(who.id or None)
        everywhere = [*self.tables, *self.dark]
        following = next((each.id for each in everywhere if each.seating is seating.next), None)
        expected = {
            "id": table.id,
            "version": table.log.version,
            "status": seating.status,
            "options": {**seen["options"], **table.wishes["options"]},
            "settings": table.settings,
            "host": seating.host,
            "players": self.players(table),
            "seat": seat,
            "next": following,
        }
        found = {**seen, "players": without_bots_names(seen["players"])}
        same("table", {name: found[name] for name in expected}, expected)
        state = seen["state"]
        acts = seating.status == "playing" and seat is not None and table.log.turn == seat
        same("who may act", bool(state and state["legal"]), acts)
        same("having a state", state is not None, seating.status != "waiting")
        same("having winners", seen["winners"] is not None, seating.status == "finished")
        if state is not None:
            same("scores", state["scores"], seen["scores"])
        return seen

    def players(self, table: Known) -> list[Any]:
        """The ``players`` of a table, without the names of bots."""
        here = {person for person, _ in table.lives if person in self.guests}
        return table.seating.players(self._names, here)

    @staticmethod
    def _compare_entries(table: Known, live: Live, who: Client) -> None:
        """What a socket told is what the log holds."""
        if live.entries:
            log = who.events(table.id, live.entries[0]["version"] - 1)[: len(live.entries)]
            same("log", [*map(lasting, live.entries)], [*map(lasting, log)])
            live.entries.clear()

    @staticmethod
    def _dismiss(table: Known) -> None:
        """The sockets of those who may not watch any more have been closed."""
        for person, live in [*table.lives]:
            if not table.may_watch(person):
                same("code of the end", live.close_code(), _NOT_ALLOWED)
                live.close()
                table.lives.remove((person, live))

    # What guests do.

    def meet(self, name: str) -> Client:
        """A new guest."""
        who = Client.guest(self.serving.url, name)
        self.guests[who.id] = who
        self._names[who.id] = who.name
        return who

    def _where(self, who: Client) -> list[Known]:
        """The tables where a guest has a place."""
        return [each for each in self.tables if each.seating.place_of(who.id) is not None]

    def rename(self, who: Client, name: str) -> None:
        """A guest takes another name."""
        answer = who.ask("PATCH", "/api/me", json={"name": name})
        same("answer", (answer.status, answer.body), (200, {"id": who.id, "name": name}))
        same("guest", who.get("/api/me"), answer.body)
        self._names[who.id] = name
        for table in self._where(who):
            self.touch(table)

    def forget(self, who: Client) -> None:
        """A guest wants to be forgotten."""
        same("answer", who.ask("DELETE", "/api/me").status, 204)
        who.refused("unauthorized", "GET", "/api/me")
        for table in self._where(who):
            table.seating.forget(who.id)
            self.touch(table)
        for table in [*self.tables, *self.dark]:
            # His sockets are a watcher's from now on.
            table.lives = [(None if p == who.id else p, live) for p, live in table.lives]
            table.broken = [each for each in table.broken if each[0] != who.id]
        del self.guests[who.id]
        self._gone.append(who)

    def make(self, who: Client, wishes: Mapping[str, Any]) -> Known:
        """Make a table."""
        seating = Seating.made(wishes["seats"], who.id, starts=wishes.get("start", True))
        return self._add(who.post("/api/tables", wishes, status=201), seating, wishes)

    def _add(self, made: Any, seating: Seating, wishes: Mapping[str, Any]) -> Known:
        table = Known(made["id"], seating, wishes, Chronicle(seating))
        self.tables.append(table)
        self.touch(table)
        return table

    def seat(self, what: str, who: Client, table: Known, **more: Any) -> Answer:
        """A guest asks for a seat.

        Args:
            what: ``join``, ``leave`` or ``start``.
            who: the guest.
            table: where.
            more: the body of the request: ``seat`` or ``bots``.
        """
        answer = who.ask("POST", f"{table.path}/{what}", json=more)
        if what == "join" and answer.status == 409:
            # Bots may have played on to the end since somebody left.
            self.settle(table)
        self._answered(answer, getattr(table.seating, what)(who.id, *more.values()))
        if answer.status == 200:
            same("seat", answer.body["seat"], table.seating.seat_of(who.id))
        self.touch(table)
        return answer

    def leave_and_come_back(self, who: Client, table: Known) -> None:
        """Bots that began to think are not wanted any more, or have been faster."""
        self.seat("leave", who, table)
        self.seat("join", who, table, seat=None)
        for live in [live for person, live in table.lives if person == who.id]:
            # What happened meanwhile was told him as to somebody who watches.
            live.catch_up()
            live.entries.clear()

    @staticmethod
    def _answered(answer: Answer, refusal: str | None) -> None:
        """Something was answered as it should be: by a problem of the type ``refusal``, or not by a problem."""
        if refusal is not None:
            problem(answer, refusal)
        else:
            same("status", answer.status, 200)

    def rematch(self, who: Client, table: Known) -> None:
        """A guest asks for a rematch."""
        if table.seating.next in [each.seating for each in self.dark]:
            return
        refusal = table.seating.rematch(who.id)
        answer = who.ask("POST", f"{table.path}/rematch")
        self._answered(answer, refusal)
        again = table.seating.next
        if refusal is None and again is not None:
            found = next((each for each in self.tables if each.seating is again), None)
            new = found or self._add(answer.body, again, table.wishes)
            same(
                "rematch", (answer.body["id"], answer.body["seat"]), (new.id, again.seat_of(who.id))
            )
            self.touch(new)
        self.touch(table)

    # Play.

    def mover(self, table: Known) -> Client | None:
        """The person who is to act at a table, once nothing more happens by itself; None when nobody is."""
        self.settle(table)
        if not table.log.person_acts:
            return None
        return self.guests.get(table.seating.chairs[table.log.turn].person or "")

    def send(self, who: Client, table: Known, sent: Sent, *, live: bool) -> Any:
        """Send a batch; the problem, None when it is accepted.

        Args:
            who: the sender.
            table: where.
            sent: the batch.
            live: whether to use a socket of his, if he has one there.
        """
        sockets = [each for person, each in table.lives if person == who.id]
        if live and sockets:
            told = sockets[0].act(sent.key, sent.version, *sent.actions)
            if told["type"] == "ack":
                same("acknowledged version", told["version"], sockets[0].version)
                return None
            check_problem(told["problem"], told["problem"]["type"])
            return told["problem"]
        answer = who.act(table.id, sent.version, *sent.actions, key=sent.key)
        return None if answer.status == 200 else problem(answer, answer.body["type"])

    def batch(self, who: Client, table: Known, rng: random.Random) -> Sent:
        """Something legal that the person to act may send."""
        seen = who.table(table.id)
        return self.sent(who, seen["version"], batch(seen["state"], rng))

    def sent(self, who: Client, version: int, actions: Sequence[str]) -> Sent:
        """A batch under a key of its own."""
        self._keys += 1
        return Sent(who.id, f"k{self._keys}", version, [*actions])

    def play(self, table: Known, rng: random.Random, most: int, *, live: bool) -> None:
        """Let the persons of a table play something legal, at most so many batches."""
        self.touch(table)
        for _ in range(most):
            who = self.mover(table)
            if who is None:
                return
            sent = self.batch(who, table, rng)
            same("problem", self.send(who, table, sent, live=live), None)
            self.accepted(who, table, sent)

    def accepted(self, who: Client, table: Known, sent: Sent) -> None:
        """A batch was accepted: its actions are the next ones in the log."""
        table.sent.append(sent)
        seat = table.seating.seat_of(who.id)
        table.seating.awaited += [Awaited("action", seat, text) for text in sent.actions]
        self._read(table, who)
        self.touch(table)

    # Sockets.

    def open(self, who: Client, table: Known) -> None:
        """Somebody who may watch a table opens it."""
        live = Live(who, table.id)
        same("first message", live.hear()["type"], "table")
        table.lives.append((who.id or None, live))
        self.touch(table)

    def shut(self, table: Known, number: int) -> None:
        """Close one of the sockets of a table, and wait until the server knows."""
        person, live = table.lives.pop(number)
        live.close()
        table.broken.append((person, live))
        self.touch(table)
        who = self.viewer(table) or self.nobody
        for _ in range(_MOST_LOOKS):
            seen = who.table(table.id)["players"]
            if without_bots_names(seen) == self.players(table):
                return
        raise AssertionError("Who has gone is still said to be here.")

    def come_back(self, table: Known, number: int) -> None:
        """Open one of the closed sockets of a table again, from where it was."""
        self.touch(table)
        self.settle(table)
        person, before = table.broken.pop(number)
        if not table.may_watch(person):
            return
        who, version = self.client(person), before.version
        live = Live(who, table.id, after=version, version=version)
        live.table = before.table
        told, missed = live.hear(), table.log.version - version
        same("first message", told["type"], "entries" if missed <= _MOST_MISSED else "table")
        if told["type"] == "entries":
            same("number of entries", len(told["entries"]), missed)
        table.lives.append((person, live))

    # Restarts.

    @contextmanager
    def unheard(self, table: Known, rng: random.Random) -> Iterator[None]:
        """Send a batch and listen to no answer; end and start the server within, then send it again."""
        who = self.mover(table)
        sockets = [live for person, live in table.lives if who is not None and person == who.id]
        if who is None or not sockets:
            yield
            return
        sent = self.batch(who, table, rng)
        sockets[0].send({"id": sent.key, "version": sent.version, "actions": sent.actions})
        yield
        # Kept or not: under its key it is played once.
        same("problem", self.send(who, table, sent, live=False), None)
        self.accepted(who, table, sent)

    def lose(self) -> None:
        """All sockets are gone with the server."""
        for table in self.tables:
            for _, live in table.lives:
                live.close()
            table.broken += table.lives
            table.lives.clear()

    def read_again(self) -> None:
        """All logs are what they were."""
        for table in self.tables:
            who = self.viewer(table)
            if who is not None:
                self.settle(table)
                table.log.read_again(who.events(table.id))
            self.touch(table)
