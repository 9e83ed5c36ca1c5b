"""Tables of ours, by a client that knows docs/wire.md alone."""

import asyncio
import random
from collections.abc import Callable
from typing import Any

import msgspec

from noah.bench.server.asking import Made
from noah.bench.server.line import ClientLine
from noah.bench.server.match import Match, Tally

_EAGERNESS = 0.8
"""How often a ferry is sent off where that is possible, which seldom happens by chance."""
_MOST_MOVES = 45
"""After so many a game may be over at any time."""


def live_url(url: str, table: str) -> str:
    """Where a table's socket is."""
    return f"ws{url.removeprefix('http')}/api/tables/{table}/live"


def bearer(token: str) -> dict[str, str]:
    """The header that says who asks."""
    return {"Authorization": f"Bearer {token}"}


class Choice(msgspec.Struct):
    """A legal action, of the wire's ``choices``."""

    action: str
    docks: list[int] | None
    departs: bool | None
    power: str | None


class State(msgspec.Struct):
    """What a player needs of the wire's ``state``."""

    noah: int
    choices: list[Choice] = []


class Entry(msgspec.Struct):
    """What a player needs of an entry."""

    version: int
    kind: str
    state: State | None


class Table(msgspec.Struct):
    """What a player needs of a table."""

    version: int
    state: State | None


class Message(msgspec.Struct):
    """What comes over the socket."""

    type: str
    entries: list[Entry] = []
    table: Table | None = None
    problem: Any = None


_read = msgspec.json.Decoder(Message).decode


class Player:
    """One side of a table: what it was told, and its socket."""

    def __init__(self, told: Callable[[int], None]) -> None:
        """A player who has been told nothing.

        Args:
            told: called with the number of new entries.
        """
        self.version = 0
        self.choices: list[Choice] = []
        self.noah = 0
        self.over = False
        self.greeted = asyncio.Event()
        self.line: ClientLine | None = None
        self._told = told

    def hear(self, text: bytes) -> None:
        """Take a message into account."""
        message = _read(text)
        if message.type == "entries":
            for entry in message.entries:
                if entry.version != self.version + 1:
                    raise AssertionError(f"After version {self.version} came {entry.version}.")
                self.version = entry.version
            self._look(message.entries[-1].state)
            self.over = message.entries[-1].kind == "gameEnd"
            self._told(len(message.entries))
        elif message.type == "table" and message.table is not None:
            self.version = message.table.version
            self._look(message.table.state)
            self.greeted.set()
        elif message.type == "error":
            raise AssertionError(f"A legal batch was refused: {message.problem}")

    def _look(self, state: State | None) -> None:
        if state is not None:
            self.choices, self.noah = state.choices, state.noah

    def batch(self, rng: random.Random) -> list[str]:
        """A turn, or what of it may be sent together: a card, and where Noah goes, unless a power comes between."""
        departing = [choice for choice in self.choices if choice.departs]
        eager = departing and rng.random() < _EAGERNESS
        choice = rng.choice(departing if eager else self.choices)
        if choice.power is not None or not choice.docks or choice.docks == [self.noah]:
            return [choice.action]
        return [choice.action, f"noah {rng.choice(choice.docks)}"]


class NoahMatch(Match):
    """A table of ours."""

    def __init__(
        self,
        tally: Tally,
        ready: Callable[[Match], None],
        *,
        url: str,
        made: Made,
        rng: random.Random,
    ) -> None:
        """A table of two that has been made.

        Args:
            tally: counts its moves.
            ready: called when both players have seen a move.
            url: where the server answers.
            made: the table.
            rng: decides what is played.
        """
        super().__init__(tally, ready)
        self._url = live_url(url, made.id)
        self._tokens = made.tokens
        self._rng = rng
        self._players = (
            Player(lambda entries: self._told(0, entries)),
            Player(lambda entries: self._told(1, entries)),
        )

    async def open(self) -> None:
        """See ``Match``."""
        for player, token in zip(self._players, self._tokens, strict=True):
            player.line = ClientLine(self._url, bearer(token), player.hear)
            await player.line.open()
            await player.greeted.wait()
        self._find_mover()

    @property
    def is_worn(self) -> bool:
        """See ``Match``."""
        return self.mover is None or self.moves > _MOST_MOVES

    def close(self) -> None:
        """See ``Match``."""
        for player in self._players:
            if player.line is not None:
                player.line.close()

    def _told(self, seat: int, entries: int) -> None:
        if self._unseen == 1 << seat:
            self._find_mover()
        self._seen(seat, entries)

    def _find_mover(self) -> None:
        self.mover = next((n for n, each in enumerate(self._players) if each.choices), None)
        if self._players[0].over:
            self.mover = None

    def _send(self, mover: int) -> None:
        player = self._players[mover]
        wanted = {
            "id": f"m{self.moves}",
            "version": player.version,
            "actions": player.batch(self._rng),
        }
        assert player.line is not None  # noqa: S101  # it was opened
        player.line.send(msgspec.json.encode(wanted))
