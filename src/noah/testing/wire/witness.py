"""A witness of what a server told: nothing of it may be lost when the server is killed and started again."""

import threading
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from noah.testing.wire.client import Client


@dataclass(slots=True)
class Sent:
    """A batch that somebody sent.

    Attributes:
        person: who sent it.
        table: to which table.
        seat: his seat.
        version: the version that it was decided on.
        actions: the batch.
        key: its key.
        acknowledged: the version that its acknowledgement named; None as long as there is none.
    """

    person: Client
    table: str
    seat: int
    version: int
    actions: list[str]
    key: str
    acknowledged: int | None = None


@dataclass(slots=True)
class Witness:
    """Remembers what was told to whom; many threads may tell it something at once.

    Attributes:
        sent: all batches, acknowledged or not.
        told: by table and client the entries that he was told, by version.
        versions: by table the highest version that anybody was told.
        acknowledgements: how many batches were acknowledged.
    """

    sent: list[Sent] = field(default_factory=list)
    told: dict[tuple[str, Client], dict[int, Any]] = field(default_factory=dict)
    versions: dict[str, int] = field(default_factory=dict)
    acknowledgements: int = 0
    _lock: threading.Lock = field(default_factory=threading.Lock)
    _enough: threading.Event = field(default_factory=threading.Event)
    _wanted: int = 0

    def sends(
        self, person: Client, table: str, seat: int, version: int, actions: Sequence[str]
    ) -> Sent:
        """Somebody is about to send a batch, under the key that is returned with it."""
        with self._lock:
            batch = Sent(person, table, seat, version, list(actions), f"b{len(self.sent)}")
            self.sent.append(batch)
        return batch

    def acknowledge(self, batch: Sent, version: int) -> None:
        """The server has acknowledged a batch."""
        with self._lock:
            batch.acknowledged = version
            self.acknowledgements += 1
            if self.acknowledgements >= self._wanted:
                self._enough.set()
        self.saw(batch.table, version)

    def saw(self, table: str, version: int) -> None:
        """Somebody was told that a table has a version."""
        with self._lock:
            self.versions[table] = max(version, self.versions.get(table, 0))

    def heard(self, table: str, client: Client, entries: Sequence[Any]) -> None:
        """Somebody was told entries."""
        with self._lock:
            known = self.told.setdefault((table, client), {})
            known.update({entry["version"]: _lasting(entry) for entry in entries})
        if entries:
            self.saw(table, entries[-1]["version"])

    def expect(self, more: int) -> threading.Event:
        """An event that is set as soon as so many more batches have been acknowledged."""
        with self._lock:
            self._wanted = self.acknowledgements + more
            self._enough = threading.Event()
            if not more:
                self._enough.set()
            return self._enough

    def check(self, tables: Iterable[str] | None = None) -> None:
        """Everything that was told is still there, each batch exactly once, no version missing.

        A batch that was not acknowledged is sent again: under its key it is played once, whether it was kept or not.

        Args:
            tables: which tables to look at; all when None.

        Raises:
            AssertionError: something is not.
        """
        for batch in self.sent:
            if batch.acknowledged is None:
                self._send_again(batch)
        wanted = set(self.versions if tables is None else tables)
        for (table, client), known in self.told.items():
            if table not in wanted:
                continue
            log = {entry["version"]: _lasting(entry) for entry in client.events(table)}
            if list(log) != list(range(1, len(log) + 1)):
                raise AssertionError(f"The versions of table {table} are {list(log)}.")
            for version, entry in known.items():
                if log.get(version) != entry:
                    raise AssertionError(f"{entry} was told, now it is {log.get(version)}.")
        for table in wanted:
            self._check_log(table)

    def _send_again(self, batch: Sent) -> None:
        answer = batch.person.act(batch.table, batch.version, *batch.actions, key=batch.key)
        if answer.status != 200:
            raise AssertionError(f"Sent again, {batch} was refused: {answer.content!r}")
        batch.acknowledged = batch.version + len(batch.actions)
        self.saw(batch.table, answer.body["version"])

    def _check_log(self, table: str) -> None:
        batches = [batch for batch in self.sent if batch.table == table]
        log: dict[Client, list[Any]] = {}
        for batch in batches:
            if batch.person not in log:
                log[batch.person] = batch.person.events(table)
            entries = log[batch.person]
            if len(entries) < self.versions[table]:
                raise AssertionError(f"Table {table} has gone back to version {len(entries)}.")
            follow = [each for each in entries[batch.version :] if each["by"] != "chance"]
            played = [(each["seat"], each["action"]) for each in follow[: len(batch.actions)]]
            if played != [(batch.seat, action) for action in batch.actions]:
                raise AssertionError(f"{batch} was played, but the log holds {played}.")
        places = [(batch.version, batch.key) for batch in batches]
        if len({version for version, _ in places}) != len(places):
            raise AssertionError(f"Two batches were acknowledged at one version: {sorted(places)}")


def _lasting(entry: Any) -> Any:
    """An entry without what is told for a while only."""
    if entry["state"] is None:
        return entry
    return {**entry, "state": {**entry["state"], "private": None}}
