"""The socket of a table: the log as it grows, and a way to play (docs/wire.md, "Live")."""

import asyncio
from collections.abc import Mapping
from typing import Any

from litestar import WebSocket, websocket
from litestar.params import FromPath

from noah.server.http.answers import encode, fault, unavailable
from noah.server.http.asking import (
    Services,
    address_of,
    admit,
    check_size,
    may_watch,
    seated,
    services,
    table_of,
    token_of,
)
from noah.server.http.handshake import line_of, refuse
from noah.server.http.outbox import Outbox
from noah.server.http.sockets import free
from noah.server.http.tables import MOST_ENTRIES, add_table, version_after
from noah.server.logs import log_error
from noah.server.store.store import Guest, StoreClosedError, StoreFailedError
from noah.server.tables import commands
from noah.server.tables.held import Held
from noah.server.tables.log import Entry
from noah.server.wire.decoding import decode
from noah.server.wire.problems import Problem
from noah.server.wire.requests import LiveActions, named_key

Socket = WebSocket[Any, Any, Any]
GOING_AWAY, NOT_ALLOWED, TOO_BIG = 1001, 1008, 1009


class Live:
    """One open socket.

    Attributes:
        guest: who it is; None for somebody without a name.
    """

    def __init__(self, socket: Socket, held: Held, guest: Guest | None) -> None:
        """Wrap a socket that is not yet accepted."""
        self.guest = guest.id if guest else None
        self._receive, deliver = line_of(socket.scope)
        self._outbox = Outbox(deliver)
        self._address, self._token = address_of(socket), token_of(socket)[0]
        self._held = held
        self._person = guest

    @property
    def seat(self) -> int | None:
        """The seat where this viewer sits now."""
        return self._held.table.seat_of(self.guest)

    def send(self, value: Mapping[str, Any]) -> None:
        """Queue a message."""
        self._outbox.put(encode(value))

    def greet(self, after: int | None) -> None:
        """Send what the viewer misses: some entries, or the whole table."""
        held, table = self._held, self._held.table
        if not self._may_watch():
            return
        if after is None or not 0 <= table.version - after <= MOST_ENTRIES:
            self.send_table()
            return
        self.send({"type": "entries", "entries": table.entries_json(self.seat, after)})
        if table.told_by_log(after):
            self.presence(held)
        else:
            self.send_table()

    def _may_watch(self) -> bool:
        """Whether the viewer may still watch; else he is sent away."""
        try:
            may_watch(self._held, self._person)
        except Problem:
            self._outbox.put(NOT_ALLOWED)
            return False
        return True

    def send_table(self) -> None:
        """Send the table as the viewer may see it."""
        held = self._held
        self.send({"type": "table", "table": held.table.to_json(self.seat, held.connected)})

    def changed(self, held: Held, entries: list[Entry], *, table: bool) -> None:
        """See ``Watch``."""
        # With another status or seat somebody may no longer be one who may watch.
        if table and not self._may_watch():
            return
        if entries:
            self._outbox.put(held.message(self.seat, entries))
        if table:
            self.send_table()

    def presence(self, held: Held) -> None:
        """See ``Watch``."""
        # Who was forgotten has no seat any more, and this is all that he is told of it.
        if self._may_watch():
            self.send({"type": "presence", "players": held.players})

    def next_table(self, table_id: str) -> None:
        """See ``Watch``."""
        self.send({"type": "next", "id": table_id})

    def closed(self) -> None:
        """See ``Watch``."""
        self._outbox.put(GOING_AWAY)

    async def write(self) -> None:
        """Send what waits, until a code to close with comes."""
        await self._outbox.empty()

    async def read(self, asked: Services) -> None:
        """Take what the client sends, until he is gone."""
        while True:
            event: Any = await self._receive()
            if event["type"] == "websocket.disconnect":
                return
            await self._take(asked, event.get("text") or "")

    async def _take(self, asked: Services, text: str) -> None:
        most, size = asked.settings.largest_body, len(text.encode())
        # Whatever is wrong, the client is to know with which of his messages.
        key = named_key(text) if size <= most else None
        held, person = self._held, self._person
        try:
            asked.limits.request(self._address, self._token)
            check_size(size, most)
            if not text:
                raise Problem("malformed", "A message is a JSON object, sent as text.")
            wanted: LiveActions = decode(text, LiveActions)
            guest = seated(person)
            await commands.act(asked.house, held, guest, wanted.version, wanted.actions, key)
            self.send({"type": "ack", "id": key, "version": held.table.version})
        except Problem as problem:
            if person is not None:
                add_table(problem, held, person)
            self._send_problem(key, problem)
        except (StoreClosedError, StoreFailedError) as error:
            self._send_problem(key, unavailable(error))
        except Exception as error:
            log_error("a message on a socket failed", error, table=held.table.id)
            self._send_problem(key, fault())

    def _send_problem(self, key: str | None, problem: Problem) -> None:
        self.send({"type": "error", "id": key, "problem": problem.to_json()})


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: Socket, table_id: FromPath[str]) -> None:
    """Open a table."""
    try:
        await _open(socket, table_id)
    finally:
        free(socket)


async def _open(socket: Socket, table_id: str) -> None:
    """Serve a viewer until he is gone, or refuse him."""
    asked = services(socket.app.state)
    address = address_of(socket)
    try:
        guest = await admit(socket)
        held = await table_of(asked, table_id)
        text = socket.query_params.get("after")
        after = None if text is None else version_after(text)
        may_watch(held, guest)
        asked.limits.open_socket(address, guest.id if guest else None)
    except (StoreClosedError, StoreFailedError) as error:
        await refuse(socket.send, unavailable(error))
        return
    except Problem as problem:
        await refuse(socket.send, problem)
        return
    viewer = Live(socket, held, guest)
    try:
        await socket.accept()
        await _serve(asked, held, viewer, after)
    finally:
        asked.limits.close_socket(address, guest.id if guest else None)


async def _serve(asked: Services, held: Held, viewer: Live, after: int | None) -> None:
    """Greet, then read and write until one of both ends."""
    tasks: set[asyncio.Task[None]] = set()
    # Nothing is awaited between the entry and the greeting: nothing is missed, nothing is sent twice.
    held.enter(viewer)
    try:
        viewer.greet(after)
        tasks |= {asyncio.create_task(viewer.write()), asyncio.create_task(viewer.read(asked))}
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.exception()
    finally:
        held.leave(viewer)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
