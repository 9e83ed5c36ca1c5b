"""Tables that are there, though nobody plays."""

import asyncio

from noah.bench.server.asking import Made, tables_of_two
from noah.bench.server.line import ClientLine, in_groups
from noah.bench.server.noah_match import bearer, live_url


class Crowd:
    """Tables of two whose games run, and sockets that listen to them."""

    def __init__(self, url: str) -> None:
        """No table yet.

        Args:
            url: where the server answers.
        """
        self._url = url
        self._made: list[Made] = []
        self._lines: list[ClientLine] = []

    async def gather(self, number: int) -> None:
        """Make so many more tables."""
        self._made += await asyncio.to_thread(tables_of_two, self._url, number)

    async def open(self) -> None:
        """Open each table for the player of seat 0."""
        lines = [
            ClientLine(live_url(self._url, made.id), bearer(made.tokens[0]), lambda _: None)
            for made in self._made
        ]
        await in_groups([line.open() for line in lines])
        self._lines += lines
