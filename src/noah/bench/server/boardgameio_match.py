"""Matches of boardgame.io's trivial game, whose only move adds one to a number, by the messages of its own client."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from noah.bench.server.line import ClientLine
from noah.bench.server.match import Match, Tally

_EVENT = b"42/inc,"
_OPEN, _PING = b"0", b"2"
_JOIN, _JOINED, _PONG = b"40/inc,", b"40/inc,", b"3"


class Context(msgspec.Struct):
    """Whose turn it is."""

    current: str = msgspec.field(name="currentPlayer")


class State(msgspec.Struct):
    """What a player needs of the state."""

    number: int = msgspec.field(name="_stateID")
    ctx: Context


class Sync(msgspec.Struct):
    """What a player is told at first."""

    state: State


_read = msgspec.json.Decoder(list[msgspec.Raw]).decode
_read_state = msgspec.json.Decoder(State).decode
_read_sync = msgspec.json.Decoder(Sync).decode


class BoardgameioMatch(Match):
    """A match of boardgame.io's."""

    def __init__(
        self, tally: Tally, ready: Callable[[Match], None], *, url: str, match: str
    ) -> None:
        """A match, which is made as soon as somebody opens it.

        Args:
            tally: counts its moves.
            ready: called when both players have seen a move.
            url: where the server answers.
            match: the match's id.
        """
        super().__init__(tally, ready)
        address = f"ws{url.removeprefix('http')}/socket.io/?EIO=4&transport=websocket"
        self._match = match
        self._lines = (
            ClientLine(address, {}, lambda text: self._hear(0, text)),
            ClientLine(address, {}, lambda text: self._hear(1, text)),
        )
        self._synced = (asyncio.Event(), asyncio.Event())
        self._state = 0

    async def open(self) -> None:
        """See ``Match``."""
        for line, synced in zip(self._lines, self._synced, strict=True):
            await line.open()
            await synced.wait()

    def close(self) -> None:
        """See ``Match``."""
        for line in self._lines:
            line.close()

    def _hear(self, seat: int, text: bytes) -> None:
        if text.startswith(_EVENT):
            self._take(seat, text[len(_EVENT) :])
        elif text.startswith(_JOINED):
            self._emit(seat, "sync", self._match, str(seat), None, 2)
        elif text.startswith(_OPEN):
            self._lines[seat].send(_JOIN)
        elif text.startswith(_PING):
            self._lines[seat].send(_PONG)

    def _take(self, seat: int, text: bytes) -> None:
        name, *arguments = _read(text)
        event = bytes(name)
        if event == b'"update"':
            state = _read_state(arguments[1])
            self._state, self.mover = state.number, int(state.ctx.current)
            self._seen(seat)
        elif event == b'"sync"':
            state = _read_sync(arguments[1]).state
            self._state, self.mover = state.number, int(state.ctx.current)
            self._synced[seat].set()

    def _emit(self, seat: int, event: str, *arguments: Any) -> None:
        self._lines[seat].send(_EVENT + msgspec.json.encode([event, *arguments]))

    def _send(self, mover: int) -> None:
        seat = str(mover)
        payload = {"type": "inc", "args": [], "playerID": seat}
        move = {"type": "MAKE_MOVE", "payload": payload}
        self._emit(mover, "update", move, self._state, self._match, seat)
