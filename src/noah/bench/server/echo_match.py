"""Rooms of the echo server: what the load generator itself costs, and the latency that it adds."""

from collections.abc import Callable

from noah.bench.server.line import ClientLine
from noah.bench.server.match import Match, Tally


class EchoMatch(Match):
    """A room whose members hear whatever one of them says."""

    def __init__(
        self, tally: Tally, ready: Callable[[Match], None], *, url: str, room: str
    ) -> None:
        """A room.

        Args:
            tally: counts its moves.
            ready: called when both members have heard what was said.
            url: where the server answers.
            room: the room's name.
        """
        super().__init__(tally, ready)
        address = f"ws{url.removeprefix('http')}/{room}"
        self._lines = (
            ClientLine(address, {}, lambda _: self._heard(0)),
            ClientLine(address, {}, lambda _: self._heard(1)),
        )

    async def open(self) -> None:
        """See ``Match``."""
        for line in self._lines:
            await line.open()
        self.mover = 0

    def close(self) -> None:
        """See ``Match``."""
        for line in self._lines:
            line.close()

    def _heard(self, seat: int) -> None:
        if self._unseen == 1 << seat:
            self.mover = 1 - self._sender
        self._seen(seat)

    def _send(self, mover: int) -> None:
        self._lines[mover].send(b"%d" % self.moves)
