"""A table in memory, and those who have it open."""

import asyncio
import time
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

import msgspec

from noah.players.hint import Hint
from noah.server.tables.log import Entry
from noah.server.tables.table import Table

_encode = msgspec.json.Encoder().encode


class Watch(Protocol):
    """Somebody who has a table open."""

    guest: str | None

    def changed(self, held: "Held", entries: list[Entry], *, table: bool) -> None:
        """Be told of new entries and, with ``table``, of a new status, host or seat."""
        ...

    def presence(self, held: "Held") -> None:
        """Be told who sits there now, and who of them has the table open."""
        ...

    def next_table(self, table_id: str) -> None:
        """Be told the id of the rematch."""
        ...

    def closed(self) -> None:
        """Be told that the table is no more."""
        ...


@dataclass(slots=True)
class Held:
    """A table in memory.

    Attributes:
        table: the table.
        lock: held while it changes.
        watches: who has it open.
        used: when somebody last asked for it.
        thinking: the task of a bot's turns.
        advice: a version, and the task of the hint for it.
    """

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watches: set[Watch] = field(default_factory=set)
    used: float = 0.0
    thinking: "asyncio.Task[None] | None" = None
    advice: "tuple[int, asyncio.Task[Hint]] | None" = None
    _messages: dict[int | None, bytes] = field(default_factory=dict)
    _messages_of: int = 0

    def message(self, seat: int | None, entries: list[Entry]) -> bytes:
        """The live message of the log's newest ``entries`` for the viewer at ``seat``, made once for all of them."""
        if self._messages_of != self.table.version:
            self._messages_of = self.table.version
            self._messages.clear()
        if seat not in self._messages:
            told = self.table.entries_json(seat, entries[0].version - 1)
            self._messages[seat] = _encode({"type": "entries", "entries": told})
        return self._messages[seat]

    def tell(self, entries: list[Entry], before: "Outlook | None") -> None:
        """Tell everybody of new entries, and of what else is not as it was ``before``; None when all of it is."""
        if before is None:
            for watch in list(self.watches):
                watch.changed(self, entries, table=False)
            return
        now = self.outlook()
        anew = (now.status, now.host) != (before.status, before.host)
        for watch, seat in now.seats.items():
            watch.changed(self, entries, table=anew or before.seats.get(watch) != seat)
            if now.players != before.players:
                watch.presence(self)
            if now.following is not None and before.following is None:
                watch.next_table(now.following)

    def enter(self, watch: Watch) -> None:
        """Somebody opens the table; his own greeting tells him so."""
        before = self.connected
        self.watches.add(watch)
        self._tell_presence(before, but=watch)

    def leave(self, watch: Watch) -> None:
        """Somebody closes the table."""
        before = self.connected
        self.watches.discard(watch)
        self.used = time.monotonic()
        self._tell_presence(before)

    def _tell_presence(self, before: set[int], but: Watch | None = None) -> None:
        """Tell who has the table open, unless it is as ``before``: somebody may have it open twice."""
        if self.connected != before:
            for watch in list(self.watches):
                if watch is not but:
                    watch.presence(self)

    @property
    def connected(self) -> set[int]:
        """The seats whose persons have the table open."""
        seats = (self.table.seat_of(watch.guest) for watch in self.watches)
        return {seat for seat in seats if seat is not None}

    @property
    def players(self) -> list[dict[str, Any] | None]:
        """The wire's ``players``."""
        return self.table.players_json(self.connected)

    def outlook(self) -> "Outlook":
        """What those who have the table open know of it beside its log."""
        table = self.table
        seats = {watch: table.seat_of(watch.guest) for watch in self.watches}
        return Outlook(table.status, table.host, table.next, seats, self.players)


class Outlook(NamedTuple):
    """What those who have a table open know of it beside its log.

    Attributes:
        status: the table's.
        host: the host's seat.
        following: the id of the rematch.
        seats: the seat of each of them.
        players: the wire's ``players``.
    """

    status: str
    host: int
    following: str | None
    seats: dict[Watch, int | None]
    players: list[dict[str, Any] | None]
