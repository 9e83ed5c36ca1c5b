"""What the server keeps, as an interface: any process may serve any table, so the store is the only truth."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from noah.server.tables.log import Entry
from noah.server.tables.table import Seat, Table


class ConflictError(Exception):
    """Somebody else has changed the table first: read it again."""


class StoreClosedError(Exception):
    """The store takes nothing more: the server is stopping."""


class StoreFailedError(Exception):
    """The disk did not take what was to be written, or another program keeps the database locked."""


@dataclass(frozen=True, slots=True)
class Guest:
    """A person who plays here.

    Attributes:
        id: 128 random bits in hexadecimal.
        name: what is shown, cleaned.
    """

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Touched:
    """A table whose seats were changed in the store alone.

    Attributes:
        table_id: which table.
        revision: its revision now.
        status: its status.
    """

    table_id: str
    revision: int
    status: str


@dataclass(slots=True)
class Append:
    """Entries for one table's log, and what changes with them.

    Attributes:
        table_id: which table.
        entries: with consecutive versions.
        status: the table's status after them; None when neither it nor ``due`` changes.
        due: when the table moves by itself next; None when somebody has to act.
        guest: who sent the batch; None for bots and chance.
        key: the batch's key, if it has one.
        batch: the batch's actions, kept with the key.
    """

    table_id: str
    entries: Sequence[Entry]
    status: str | None
    due: float | None
    guest: str | None = None
    key: str | None = None
    batch: list[str] | None = None


@dataclass(slots=True)
class Listed:
    """A public table in the list.

    Attributes:
        id: the table's.
        options: as the wire has them.
        settings: as the wire has them.
        created: seconds since 1970.
        seats: who sits at each seat, stand-ins as the log has them.
    """

    id: str
    options: dict[str, Any]
    settings: dict[str, Any]
    created: float
    seats: list[Seat]


class Store(Protocol):
    """Guests, tables and logs on disk. What a method acknowledges by returning has been synced."""

    async def add_guest(self, guest: Guest, token_hash: bytes, now: float) -> None:
        """Keep a new guest."""
        ...

    async def guest_by_token(self, token_hash: bytes, now: float) -> Guest | None:
        """The guest whose token hashes to ``token_hash``, noted as seen now."""
        ...

    async def rename_guest(self, guest_id: str, name: str) -> list[Touched]:
        """Give a guest another name, also where he sits; the tables where he does."""
        ...

    async def forget_guest(self, guest_id: str) -> list[Touched]:
        """Forget a guest and his token; in games his name becomes "guest". Answers like ``rename_guest``."""
        ...

    async def tables_of(self, guest_id: str) -> list[str]:
        """The ids of the tables that are not finished and where the guest has a seat."""
        ...

    async def add_table(
        self, table: Table, append: Append | None, before: Table | None = None
    ) -> None:
        """Keep a new table, with the first entries of its log if its game begins at once.

        Args:
            table: the new one.
            append: its first entries.
            before: the table whose rematch it is, which names it as its next one.

        Raises:
            ConflictError: the table before has changed, nothing was written.
        """
        ...

    async def load_table(self, table_id: str) -> Table | None:
        """The table with its whole log, folded; None when there is none, or it was closed."""
        ...

    async def append(self, append: Append, seats: Table | None = None) -> None:
        """Append to a table's log, all or nothing; with ``seats`` keep that table's host and seats too.

        Raises:
            ConflictError: the log has gone on, or the seats have changed; nothing was written.
        """
        ...

    async def save_seats(self, table: Table) -> None:
        """Keep a table's host, seats and rematch, changed from those of its revision; the next revision is kept.

        Raises:
            ConflictError: they have changed since that revision, nothing was written.
        """
        ...

    async def listed(self, status: str, after: tuple[float, str] | None, most: int) -> list[Listed]:
        """Public tables of that status, newest first, beyond ``after`` (when and which)."""
        ...

    async def due_tables(self, now: float) -> list[str]:
        """The ids of the tables that should have moved by themselves by now."""
        ...

    async def leave_notice(self, table_id: str) -> None:
        """Let a server that runs know that something else has changed a table."""
        ...

    async def newest_notice(self) -> int:
        """The number of the newest notice; 0 when there is none."""
        ...

    async def notices(self, after: int) -> list[tuple[int, str]]:
        """Numbers above ``after``, and the ids of tables that something else than the server has changed."""
        ...

    async def close(self) -> None:
        """Write what is waiting and let go of the disk."""
        ...
