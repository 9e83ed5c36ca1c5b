"""Where the load takes its tables from."""

import asyncio
import itertools
import random
from collections.abc import Awaitable, Callable, Iterator

from noah.bench.server.asking import tables_of_two
from noah.bench.server.boardgameio_match import BoardgameioMatch
from noah.bench.server.echo_match import EchoMatch
from noah.bench.server.match import Match, Tally
from noah.bench.server.noah_match import NoahMatch
from noah.bench.server.orders import BOARDGAMEIO, NOAH, Plan

Supply = Callable[[int], Awaitable[list[Match]]]
"""So many new matches, none of them open yet."""


def supply(plan: Plan, tally: Tally, ready: Callable[[Match], None]) -> Supply:
    """A supply of new matches.

    Args:
        plan: says where, and of which kind.
        tally: counts their moves.
        ready: called when both players have seen a move.
    """
    rng, named = random.Random(plan.seed), _named(plan, tally, ready)

    async def made(number: int) -> list[Match]:
        tables = await asyncio.to_thread(tables_of_two, plan.url, number)
        return [NoahMatch(tally, ready, url=plan.url, made=made, rng=rng) for made in tables]

    async def taken(number: int) -> list[Match]:
        return list(itertools.islice(named, number))

    return made if plan.kind == NOAH else taken


def _named(plan: Plan, tally: Tally, ready: Callable[[Match], None]) -> Iterator[Match]:
    """Matches without end that are made by opening them, under names of their own."""
    for number in itertools.count():
        name = f"{plan.seed}-{number}"
        if plan.kind == BOARDGAMEIO:
            yield BoardgameioMatch(tally, ready, url=plan.url, match=name)
        else:
            yield EchoMatch(tally, ready, url=plan.url, room=name)
