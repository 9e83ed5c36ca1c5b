"""The tables that are in memory: read from the store when they are wanted, let go when nobody uses them."""

import asyncio
import math
import time
from collections.abc import Callable, Iterator

from noah.server.store.store import Store
from noah.server.tables.held import Held
from noah.server.tables.table import Table


class Shelf:
    """Holds tables in memory."""

    def __init__(
        self, store: Store, taken_in: Callable[[Held], None], *, idle: float = math.inf
    ) -> None:
        """An empty shelf.

        Args:
            store: where tables are read from.
            taken_in: called with each that was read.
            idle: seconds after which a table that nobody uses is let go.
        """
        self._store = store
        self._taken_in = taken_in
        self._idle = idle
        self._held: dict[str, Held] = {}
        self._loading: dict[str, asyncio.Task[Held | None]] = {}

    def __len__(self) -> int:
        return len(self._held)

    def __iter__(self) -> Iterator[Held]:
        return iter(self._held.values())

    def look(self, table_id: str) -> Held | None:
        """A table, if it is in memory."""
        return self._held.get(table_id)

    def keep(self, table: Table) -> Held:
        """Keep a table, unless it is here already."""
        return self._held.setdefault(table.id, Held(table, used=time.monotonic()))

    def drop(self, table_id: str) -> None:
        """Let a table go."""
        self._held.pop(table_id, None)

    async def find(self, table_id: str) -> Held | None:
        """A table, from memory or from the store, which is used now; None when there is none."""
        held = self._held.get(table_id)
        if held is None:
            held = await self._load(table_id)
        if held is not None:
            held.used = time.monotonic()
        return held

    async def present(self, table_id: str) -> Held | None:
        """A table that is in memory, or about to be."""
        if table_id in self._loading:
            return await self._load(table_id)
        return self._held.get(table_id)

    async def _load(self, table_id: str) -> Held | None:
        """Read a table once, however many ask for it at the same time, and whoever of them goes away meanwhile."""
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._take_in(table_id))
        return await asyncio.shield(self._loading[table_id])

    async def _take_in(self, table_id: str) -> Held | None:
        try:
            table = await self._store.load_table(table_id)
        finally:
            del self._loading[table_id]
        if table is None:
            return None
        held = self.keep(table)
        self._taken_in(held)
        return held

    def forget_idle(self) -> None:
        """Let go of the tables that nobody uses."""
        now = time.monotonic()
        for table_id, held in list(self._held.items()):
            busy = held.watches or held.lock.locked() or held.table.bot_to_move
            if not busy and now - held.used > self._idle:
                del self._held[table_id]
