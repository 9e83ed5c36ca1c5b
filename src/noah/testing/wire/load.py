"""A load on a server: tables of persons and bots, played by one thread each, before the eyes of a witness."""

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from noah.testing.wire.client import Client
from noah.testing.wire.live import Live
from noah.testing.wire.playing import batch
from noah.testing.wire.witness import Witness

_MOST_LOOKS = 100_000
"""Looks at one game while bots play it."""


class Load(ABC):
    """Something that goes on at a server.

    Attributes:
        witness: told everything that the server tells.
        finished: the ids of the tables whose games are over.
    """

    def __init__(self, witness: Witness, rng: random.Random) -> None:
        """Begin with nothing.

        Args:
            witness: to be told everything.
            rng: decides what is played.
        """
        self.witness = witness
        self.finished: list[str] = []
        self._rng = rng

    @abstractmethod
    def step(self) -> None:
        """Do something, whatever the server has kept of what was done before.

        Raises:
            TransportError: there is no server any more (httpx).
            ConnectionClosed: the same on a socket (websockets).
            OSError: the same when a socket is opened.
        """

    @abstractmethod
    def finish(self) -> None:
        """Play the present game to its end."""


class Tables(Load):
    """One table after the other, always with the same persons, by plain requests."""

    def __init__(
        self,
        witness: Witness,
        rng: random.Random,
        persons: Sequence[Client],
        wishes: Mapping[str, Any],
    ) -> None:
        """Begin with nothing.

        Args:
            witness: to be told everything.
            rng: decides what is played.
            persons: who plays; the first one makes the tables.
            wishes: the body of ``POST /api/tables``, with as many open seats as persons join.
        """
        super().__init__(witness, rng)
        self.table: str | None = None
        self.persons = persons
        self._wishes = wishes

    def step(self) -> None:
        """Sit down, or play a batch."""
        if self.table is None:
            self.table = self.persons[0].post("/api/tables", self._wishes, status=201)["id"]
        seen = self.persons[0].table(self.table)
        self.witness.saw(self.table, seen["version"])
        if seen["status"] == "waiting":
            for person in self.persons:
                person.post(f"/api/tables/{self.table}/join")
        elif seen["status"] == "playing":
            self._play(self.table)
        else:
            self.finished.append(self.table)
            self._leave()

    def _leave(self) -> None:
        self.table = None

    def _play(self, table: str) -> None:
        person = self._rng.choice(self.persons)
        seen = person.table(table)
        if self._rng.random() < 0.2:
            self.witness.heard(table, person, person.events(table))
        if not seen["state"]["legal"]:
            return
        actions = batch(seen["state"], self._rng)
        sent = self.witness.sends(person, table, seen["seat"], seen["version"], actions)
        answer = person.act(table, sent.version, *actions, key=sent.key)
        if answer.status != 200:
            raise AssertionError(f"A legal batch was refused: {answer.content!r}")
        self.witness.acknowledge(sent, answer.body["version"])

    def finish(self) -> None:
        """Play the present game to its end."""
        known = len(self.finished)
        while len(self.finished) == known:
            self.step()


class LiveTables(Tables):
    """The same by sockets, of the persons and of somebody who watches; after a break they come back."""

    def __init__(
        self,
        witness: Witness,
        rng: random.Random,
        persons: Sequence[Client],
        wishes: Mapping[str, Any],
        watcher: Client,
    ) -> None:
        """Begin with nothing; arguments as for ``Tables``, and somebody without a seat."""
        super().__init__(witness, rng, persons, wishes)
        self._watcher = watcher
        self._lives: dict[Client, Live] = {}
        self._broken = True

    def _leave(self) -> None:
        super()._leave()
        self.close()
        self._lives.clear()

    def close(self) -> None:
        """Close the sockets, which may be reopened."""
        for live in self._lives.values():
            live.close()
        self._broken = True

    def step(self) -> None:
        """Sit down, or play a batch."""
        try:
            if self._broken:
                super().step()
            else:
                self._step(list(self._lives.values()))
        except BaseException:
            self.close()
            raise

    def _play(self, table: str) -> None:
        """Open or reopen the sockets of a running game."""
        for person in (*self.persons, self._watcher):
            before = self._lives.get(person)
            if before is None or before.table is None:
                self._lives[person] = live = Live(person, table)
                live.until("table")
            else:
                self._lives[person] = live = Live(
                    person, table, after=before.version, version=before.version
                )
                live.table = before.table
                live.until("entries")
                self._tell(person, live)
        self._broken = False

    def _tell(self, person: Client, live: Live) -> None:
        if self.table is not None:
            self.witness.heard(self.table, person, live.entries)
            live.entries.clear()

    def _step(self, lives: list[Live]) -> None:
        first = lives[0]
        mover = next((person for person in self.persons if self._legal(person)), None)
        if first.table["state"]["phase"] == "over":
            self.close()
            return
        if mover is None:
            first.hear()
        else:
            self._act(mover, self._lives[mover])
        newest = max(live.version for live in lives)
        for person, live in self._lives.items():
            live.reach(newest)
            self._tell(person, live)

    def _legal(self, person: Client) -> bool:
        return bool(self._lives[person].table["state"]["legal"])

    def _act(self, person: Client, live: Live) -> None:
        actions = batch(live.table["state"], self._rng)
        seat = live.table["seat"]
        sent = self.witness.sends(person, self.table or "", seat, live.version, actions)
        answer = live.act(sent.key, sent.version, *actions)
        if answer["type"] != "ack":
            raise AssertionError(f"A legal batch was refused: {answer}")
        self.witness.acknowledge(sent, answer["version"])


class LeftTables(Load):
    """Tables that nobody has open: their only person has left, and bots play on."""

    def __init__(
        self, witness: Witness, rng: random.Random, person: Client, most: int, players: int = 3
    ) -> None:
        """Begin with nothing.

        Args:
            witness: to be told everything.
            rng: decides which bots play.
            person: who makes the tables and leaves them.
            most: how many may run at once.
            players: how many seats each table has.
        """
        super().__init__(witness, rng)
        self._running: list[str] = []
        self._person = person
        self._most = most
        self._players = players

    def step(self) -> None:
        """Look which tables are still running; if they are few, make another one and leave it."""
        self._look()
        if len(self._running) < self._most:
            bots = [
                f"bot:{self._rng.choice(('random', 'greedy'))}" for _ in range(1, self._players)
            ]
            made = self._person.make(self._players, seats=["me", *bots], public=True)
            self._running.append(made["id"])
        self._leave()

    def _leave(self) -> None:
        """Leave all tables: once more, should the server have been killed just before."""
        for table in self._running:
            answer = self._person.ask("POST", f"/api/tables/{table}/leave")
            if answer.status == 200:
                self.witness.saw(table, answer.body["version"])

    def _look(self) -> None:
        """Ask for the list of finished tables, which opens none of them."""
        over: set[str] = set()
        page = self._person.get("/api/tables", status="finished")
        over.update(each["id"] for each in page["tables"])
        while page["after"] is not None:
            page = self._person.get("/api/tables", status="finished", after=page["after"])
            over.update(each["id"] for each in page["tables"])
        self.finished += [table for table in self._running if table in over]
        self._running = [table for table in self._running if table not in over]

    def finish(self) -> None:
        """Wait until the bots have played all games to their ends."""
        self._leave()
        for _ in range(_MOST_LOOKS):
            if not self._running:
                return
            self._look()
        raise AssertionError("A table that nobody has open does not move.")


class Lobbies(Load):
    """Tables that do not start, where persons sit down and get up again."""

    def __init__(self, witness: Witness, rng: random.Random, persons: Sequence[Client]) -> None:
        """Begin with nothing.

        Args:
            witness: to be told everything.
            rng: decides who does what.
            persons: three, for four seats.
        """
        super().__init__(witness, rng)
        self._persons = persons
        self._seats: dict[str, list[str | None]] = {}
        self._doubtful: str | None = None

    def step(self) -> None:
        """Somebody makes a table, sits down or gets up."""
        if not self._seats or self._rng.random() < 0.2:
            made = self._persons[0].make(4, start=False)
            self._seats[made["id"]] = _names(made)
            return
        person, table = self._rng.choice(self._persons), self._rng.choice([*self._seats][-4:])
        what = "leave" if person.name in self._seats[table] else "join"
        self._doubtful = table
        self._seats[table] = _names(person.post(f"/api/tables/{table}/{what}"))
        self._doubtful = None

    def check(self) -> None:
        """Everybody still sits where he was told that he sits.

        Raises:
            AssertionError: somebody does not.
        """
        for table, names in self._seats.items():
            now = _names(self._persons[0].table(table))
            if table == self._doubtful:
                self._seats[table] = now
            elif now != names:
                raise AssertionError(f"At table {table} sat {names}, now it is {now}.")
        self._doubtful = None

    def finish(self) -> None:
        """Nothing is ever finished here."""
        self.check()


def _names(table: Any) -> list[str | None]:
    return [player and player["name"] for player in table["players"]]


def carry_on(load: Load, gone: tuple[type[Exception], ...]) -> Callable[[], Exception | None]:
    """A function that steps until there is no server any more; it returns another exception, if one comes.

    Args:
        load: what goes on.
        gone: the exceptions that say that there is no server.
    """

    def run() -> Exception | None:
        try:
            while True:
                load.step()
        except gone:
            return None
        except Exception as error:  # raised again in the thread that waits
            return error

    return run
