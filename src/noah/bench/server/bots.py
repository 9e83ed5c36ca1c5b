"""Whole games of bots, each before the eyes of one watcher."""

import asyncio
import itertools
import random
from collections.abc import Iterator

import msgspec

from noah.bench.server.asking import asker, table_of_bots
from noah.bench.server.line import ClientLine
from noah.bench.server.noah_match import live_url

_LEVELS = ("greedy", "random")
_MOST_BOTS = 4
_GAMES_OF_ONE = 50
"""Games that the same guest makes and leaves."""


class Seen(msgspec.Struct):
    """What a watcher needs of a table."""

    status: str


class Message(msgspec.Struct):
    """What comes over a watcher's socket."""

    type: str
    entries: list[msgspec.Raw] = []
    table: Seen | None = None


_read = msgspec.json.Decoder(Message).decode


class Bots:
    """Games that bots play by themselves.

    Attributes:
        begun: how many games were begun.
        entries: how many entries the watchers were told.
    """

    def __init__(self, url: str, rng: random.Random, levels: tuple[str, ...] = _LEVELS) -> None:
        """No game yet.

        Args:
            url: where the server answers.
            rng: decides how many bots play, and which.
            levels: the levels that may play; a person who has left is played by one of the server's choice.
        """
        self.begun = 0
        self.entries = 0
        self._url = url
        self._rng = rng
        self._levels = levels

    async def play(self, games: int | None, at_once: int) -> None:
        """Let so many games be played, one after the other at each of so many places; None for no end."""
        left = itertools.count() if games is None else iter(range(games))
        async with asyncio.TaskGroup() as group:
            for _ in range(at_once):
                group.create_task(self._play_some(left))

    async def _play_some(self, left: Iterator[int]) -> None:
        token = ""
        for played, _ in enumerate(left):
            if played % _GAMES_OF_ONE == 0:
                token = await asyncio.to_thread(self._guest)
            await self._play(token)

    def _guest(self) -> str:
        with asker(self._url) as ask:
            return ask.guest("Ada")

    def _make(self, token: str, bots: list[str]) -> str:
        with asker(self._url) as ask:
            return table_of_bots(ask, token, bots)

    async def _play(self, token: str) -> None:
        bots = self._rng.choices(self._levels, k=self._rng.randint(1, _MOST_BOTS))
        table = await asyncio.to_thread(self._make, token, bots)
        over = asyncio.Event()

        def hear(text: bytes) -> None:
            message = _read(text)
            self.entries += len(message.entries)
            if message.table is not None and message.table.status == "finished":
                over.set()

        line = ClientLine(live_url(self._url, table), {}, hear)
        try:
            await line.open()
            self.begun += 1
            await over.wait()
        finally:
            line.close()
