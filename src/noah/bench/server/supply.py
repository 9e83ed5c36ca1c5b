"""Where the load takes its tables from."""

import itertools
import random
from collections.abc import Callable, Iterator

from noah.bench.server.boardgameio_match import BoardgameioMatch
from noah.bench.server.echo_match import EchoMatch
from noah.bench.server.match import Match, Tally
from noah.bench.server.noah_match import Asker, NoahMatch
from noah.bench.server.windows import BOARDGAMEIO, NOAH, Plan

_TABLES_FOR_TWO = 10
"""How many tables the same two guests have: as many as a guest may have open at once, or fewer."""


def new_matches(plan: Plan, tally: Tally, ready: Callable[[Match], None]) -> Iterator[Match]:
    """New matches without end, none of them open yet.

    Args:
        plan: says where, and of which kind.
        tally: counts their moves.
        ready: called when both players have seen a move.
    """
    if plan.kind == NOAH:
        yield from _noah(plan, tally, ready)
    for number in itertools.count():
        name = f"{plan.seed}-{number}"
        if plan.kind == BOARDGAMEIO:
            yield BoardgameioMatch(tally, ready, url=plan.url, match=name)
        else:
            yield EchoMatch(tally, ready, url=plan.url, room=name)


def _noah(plan: Plan, tally: Tally, ready: Callable[[Match], None]) -> Iterator[Match]:
    ask, rng = Asker(plan.url), random.Random(plan.seed)
    while True:
        ada, bo = ask.guest("Ada"), ask.guest("Bo")
        for _ in range(_TABLES_FOR_TWO):
            table = ask("POST", "/api/tables", ada, {"players": 2})["id"]
            ask("POST", f"/api/tables/{table}/join", bo)
            # It may be long until the next table is wanted: the server would hang up.
            ask.close()
            yield NoahMatch(tally, ready, url=plan.url, tokens=(ada, bo), table=table, rng=rng)
