"""The house: all tables that are in memory, and the one way in which they change.

Every change of a table happens under its lock, is committed to disk, and only then is seen by anybody.
"""

import asyncio
import math
import random
import time

from noah.notation.errors import NoahError
from noah.players.hint import Hint
from noah.server.bus import Bus
from noah.server.limits import too_many
from noah.server.logs import log_error
from noah.server.store.store import Append, ConflictError, Store, StoreClosedError, Touched
from noah.server.tables.draft import Draft
from noah.server.tables.held import Held
from noah.server.tables.shelf import Shelf
from noah.server.tables.table import Table, bot_to_move, status_of
from noah.server.tables.thinking import Thinker
from noah.server.wire.problems import Problem

SWEEP_SECONDS = 1.0
_MOST_IN_FLIGHT = 8
"""Bots' turns that are thought or committed at once: what is committed together is told together, and everybody
else waits meanwhile."""


class House:
    """Holds tables, lets them change, and lets those that nobody has open move too.

    Attributes:
        store: keeps everything.
        chance: decides deals, draws and ids.
        gone: ids of guests who were forgotten since the house opened.
    """

    def __init__(
        self,
        store: Store,
        bus: Bus,
        thinker: Thinker | None,
        chance: random.Random,
        *,
        idle: float = math.inf,
    ) -> None:
        """Open the house.

        Args:
            store: keeps everything.
            bus: tells other processes.
            thinker: thinks for the bots; None where they do not play.
            chance: decides deals, draws and ids.
            idle: seconds after which a table that nobody uses leaves memory.
        """
        self.store = store
        self.chance = chance
        self.gone: set[str] = set()
        self._bus = bus
        self._thinker = thinker
        self._shelf = Shelf(store, self._wake, idle=idle)
        self._sweeper: asyncio.Task[None] | None = None
        self._closing = False
        self._noticed = 0
        self._unreadable: set[str] = set()
        self._bots_in_flight = asyncio.Semaphore(_MOST_IN_FLIGHT)

    def new_id(self) -> str:
        """128 random bits in hexadecimal."""
        return f"{self.chance.getrandbits(128):032x}"

    def __len__(self) -> int:
        return len(self._shelf)

    @property
    def sockets(self) -> int:
        """How many sockets are open."""
        return sum(len(held.watches) for held in self._shelf)

    def connected(self, table_id: str) -> set[int]:
        """The seats of a table whose persons have it open; who has it open keeps it in memory."""
        held = self._shelf.look(table_id)
        return held.connected if held else set()

    async def open(self) -> None:
        """Begin to sweep: tables that should have moved, tables that nobody uses."""
        self._bus.listen(self._heard)
        self._noticed = await self.store.newest_notice()
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        """Let bots finish what they committed to, and stop."""
        self._closing = True
        tasks = [held.thinking for held in self._shelf if held.thinking]
        if self._sweeper is not None:
            tasks.append(self._sweeper)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._thinker is not None:
            self._thinker.close()
        await self._bus.close()
        await self.store.close()

    async def find(self, table_id: str) -> Held | None:
        """The table, from memory or from the store; None when there is none."""
        return await self._shelf.find(table_id)

    async def get(self, table_id: str) -> Held:
        """``find``, but a table that does not exist is a problem.

        Raises:
            Problem: ``not-found``.
        """
        held = await self.find(table_id)
        if held is None:
            raise no_such_table()
        return held

    async def add(
        self, table: Table, draft: Draft | None, before: tuple[Held, Table] | None = None
    ) -> Held:
        """Keep a new table, whose game begins at once when there is a ``draft``.

        Args:
            table: the new one.
            draft: the beginning of its game.
            before: the table whose rematch it is, its lock being held, and a copy of it that names the new one.

        Raises:
            Problem: ``stale``: another process has changed the table before.
        """
        append = _append_of(table, draft) if draft is not None else None
        try:
            await self.store.add_table(table, append, before[1] if before else None)
        except ConflictError:
            raise await self._overtaken(before[0] if before else Held(table)) from None
        held = self._shelf.keep(table)
        if draft is not None:
            self._fold(held, draft)
        self._wake(held)
        if before is not None:
            await self._reseated(*before)
        return held

    @staticmethod
    def _fold(held: Held, draft: Draft) -> None:
        for entry in draft.entries:
            held.table.fold(entry, draft.game)

    async def commit(
        self,
        held: Held,
        draft: Draft,
        *,
        seats_of: Table | None = None,
        guest: str | None = None,
        key: str | None = None,
        batch: list[str] | None = None,
    ) -> None:
        """Commit a draft, then let it be seen. The table's lock is held.

        Args:
            held: the table.
            draft: made of the table as it is.
            seats_of: a copy of the table with new seats or host, which become the table's.
            guest: who sent the batch.
            key: the batch's key.
            batch: the batch.

        Raises:
            Problem: ``stale``: another process was faster; the table has been read again.
        """
        table = held.table
        append = _append_of(table, draft, seats_of)
        append.guest, append.key, append.batch = guest, key, batch
        try:
            await self.store.append(append, seats_of)
        except ConflictError:
            raise await self._overtaken(held) from None
        before = None if draft.only_plays and seats_of is None else held.outlook()
        if seats_of is not None:
            _take_seats(table, seats_of)
        self._fold(held, draft)
        if guest is not None and key is not None and batch is not None:
            table.batches[guest, key] = batch
        held.tell(draft.entries, before)
        await self._bus.publish(table.id)
        self._wake(held)

    async def reseat(self, held: Held, changed: Table) -> None:
        """Commit other seats or another host of a table without a new entry. The lock is held.

        Raises:
            Problem: ``stale``: another process was faster; the table has been read again.
        """
        try:
            await self.store.save_seats(changed)
        except ConflictError:
            raise await self._overtaken(held) from None
        await self._reseated(held, changed)

    async def _reseated(self, held: Held, changed: Table) -> None:
        """Let new seats, host or rematch be seen, which have been committed."""
        before = held.outlook()
        _take_seats(held.table, changed)
        held.tell([], before)
        await self._bus.publish(held.table.id)

    async def _overtaken(self, held: Held) -> Problem:
        """Read a table again that somebody else has changed first; what to tell who came too late."""
        if await self._reload(held):
            return Problem("stale", "The position has changed: look at it again.")
        return no_such_table()

    async def _heard(self, table_id: str) -> None:
        """Another process says that a table has changed."""
        held = await self._shelf.present(table_id)
        if held is not None:
            async with held.lock:
                await self._reload(held)

    async def _reload(self, held: Held) -> bool:
        """Read a table again and tell who has it open; False when it is no more."""
        table = await self.store.load_table(held.table.id)
        if table is None:
            self._shelf.drop(held.table.id)
            for watch in list(held.watches):
                watch.closed()
            return False
        before, known = held.outlook(), held.table.version
        held.table = table
        held.tell(table.entries[known:], before)
        self._wake(held)
        return True

    async def rename(self, guest_id: str, name: str) -> None:
        """A guest has another name from now on, wherever he sits."""
        await self._seats_changed(await self.store.rename_guest(guest_id, name))

    async def forget_guest(self, guest_id: str) -> list[Touched]:
        """A guest is nobody from now on; the tables where he has a seat."""
        touched = await self.store.forget_guest(guest_id)
        await self._seats_changed(touched)
        return touched

    async def _seats_changed(self, tables: list[Touched]) -> None:
        """Seats were changed in the store: tables in memory that do not know it yet are read again."""
        for touched in tables:
            held = await self._shelf.present(touched.table_id)
            if held is not None:
                async with held.lock:
                    if held.table.revision < touched.revision:
                        await self._reload(held)
            await self._bus.publish(touched.table_id)

    async def hint(self, held: Held, seat: int) -> tuple[int, Hint]:
        """What the seat to act had best do, and for which version; thought about once, however often it is asked for.

        Raises:
            Problem: ``too-many``: others wait for theirs. ``stale``: somebody has played meanwhile.
        """
        table = held.table
        version = table.version
        if held.advice is None or held.advice[0] != version or _has_failed(held.advice[1]):
            if self._thinker is None or self._thinker.busy or table.game is None:
                raise too_many("Many want a hint just now: wait a little.", 1)
            # All that is known of the game is known to the seat: a hint is thought of from its view.
            view = table.game.view(seat)
            held.advice = version, asyncio.create_task(self._thinker.hint(view))
        found = await asyncio.shield(held.advice[1])
        if held.table.version != version:
            raise Problem("stale", "The position has changed: look at it again.")
        return version, found

    def _wake(self, held: Held) -> None:
        """Let the bot that is to act begin to think."""
        idle = held.thinking is None or held.thinking.done()
        if self._thinker and held.table.bot_to_move and idle and not self._closing:
            held.thinking = asyncio.create_task(self._bots_turns(held, self._thinker))

    async def _bots_turns(self, held: Held, thinker: Thinker) -> None:
        """Play bots' turns until a person is to act."""
        try:
            while held.table.bot_to_move and not self._closing:
                async with self._bots_in_flight:
                    draft = await thinker.turn(held.table)
                    async with held.lock:
                        first = draft.entries[0].version
                        if held.table.bot_to_move and first == held.table.version + 1:
                            await self.commit(held, draft)
        except (Problem, StoreClosedError, asyncio.CancelledError):
            # Whoever was faster has told everybody; when the house closes, the sweep of the next start goes on.
            return
        except Exception as error:
            log_error("a bot's turn failed", error, table=held.table.id)

    async def _sweep(self) -> None:
        """Every second: tables that should have moved move, tables that nobody uses leave memory."""
        while True:
            try:
                await self._read_notices()
                for table_id in await self.store.due_tables(time.time()):
                    await self._wake_due(table_id)
                self._shelf.forget_idle()
            except Exception as error:
                log_error("the sweep failed", error)
            await asyncio.sleep(SWEEP_SECONDS)

    async def _wake_due(self, table_id: str) -> None:
        """Let a table move that should have moved by itself; one that cannot be read keeps no other one waiting."""
        if table_id in self._unreadable:
            return
        try:
            held = await self.find(table_id)
        except NoahError as error:
            self._unreadable.add(table_id)
            log_error("a table cannot be read", error, table=table_id)
        else:
            if held is not None:
                self._wake(held)

    async def _read_notices(self) -> None:
        """Hear of tables that something else than the server has changed."""
        for number, table_id in await self.store.notices(self._noticed):
            self._noticed = number
            await self._heard(table_id)


def _take_seats(table: Table, changed: Table) -> None:
    """Give a table the seats, host and rematch of its changed copy, which have been committed."""
    table.seats, table.host, table.next = changed.seats, changed.host, changed.next
    table.revision = changed.revision + 1


def _has_failed(task: "asyncio.Task[Hint]") -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)


def no_such_table() -> Problem:
    """What to tell who asks for a table that is not there."""
    return Problem("not-found", "There is no such table.")


def _append_of(table: Table, draft: Draft, seats_of: Table | None = None) -> Append:
    """What the store is asked to append for ``draft``; with ``seats_of`` the table's seats will be that copy's."""
    seats = (seats_of or table).seats
    moves_itself = bot_to_move(draft.game, seats, draft.stand_ins) is not None
    status = status_of(draft.game)
    # Most moves are a person's after which another person is to act: the table's row stays as it is.
    same = status == table.status and not moves_itself and table.bot_to_move is None
    due = time.time() if moves_itself else None
    return Append(table.id, draft.entries, None if same else status, due)
