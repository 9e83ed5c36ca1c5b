"""How processes tell each other that a table has gone on. Who needs the entries reads them from the store."""

from collections.abc import Awaitable, Callable
from typing import Protocol

Listener = Callable[[str, int], Awaitable[None]]
"""Called with a table's id and its version."""


class Bus(Protocol):
    """Publish and subscribe among the processes that serve one database."""

    def listen(self, listener: Listener) -> None:
        """Call ``listener`` for everything that another process publishes."""
        ...

    async def publish(self, table_id: str, version: int) -> None:
        """Tell the other processes that a table is at ``version``."""
        ...

    async def close(self) -> None:
        """Let go of the connection, if there is one."""
        ...


class LocalBus:
    """The bus of a single process: there is nobody else to tell."""

    def listen(self, listener: Listener) -> None:
        """See ``Bus``."""

    async def publish(self, table_id: str, version: int) -> None:
        """See ``Bus``."""

    async def close(self) -> None:
        """See ``Bus``."""
