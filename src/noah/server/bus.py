"""How processes tell each other that a table has gone on. Who needs the entries reads them from the store."""

from collections.abc import Awaitable, Callable
from typing import Protocol

from noah.server.store.store import Store

Listener = Callable[[str], Awaitable[None]]
"""Called with a table's id."""


class Bus(Protocol):
    """Publish and subscribe among the processes that serve one database."""

    def listen(self, listener: Listener) -> None:
        """Call ``listener`` for everything that another process publishes."""
        ...

    async def publish(self, table_id: str) -> None:
        """Tell the other processes that a table has changed."""
        ...

    async def close(self) -> None:
        """Let go of the connection, if there is one."""
        ...


class LocalBus:
    """The bus of a single server: there is no other one to tell."""

    def listen(self, listener: Listener) -> None:
        """See ``Bus``."""

    async def publish(self, table_id: str) -> None:
        """See ``Bus``."""

    async def close(self) -> None:
        """See ``Bus``."""


class NoticeBus:
    """The bus of a tool that the host runs beside a server, which looks for notices in the store."""

    def __init__(self, store: Store) -> None:
        """Leave notices in ``store``."""
        self._store = store

    def listen(self, listener: Listener) -> None:
        """A tool is gone before anything could be told."""

    async def publish(self, table_id: str) -> None:
        """See ``Bus``."""
        await self._store.leave_notice(table_id)

    async def close(self) -> None:
        """See ``Bus``."""
