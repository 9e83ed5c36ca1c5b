"""Bots' turns and hints: worked out beside the table, off the event loop, within a global budget."""

import asyncio
import random
import time
from concurrent.futures import ThreadPoolExecutor

from prometheus_client import Histogram

from noah.game.view import View
from noah.players.hint import Hint, hint
from noah.players.player import Budget
from noah.players.registry import make
from noah.server.tables import log
from noah.server.tables.draft import Draft
from noah.server.tables.table import STAND_IN_LEVEL, Table

MILLISECONDS = 500
"""The most a decision may take, or a hint."""
DECISIONS = Histogram(
    "noah_decision_seconds",
    "Time that a bot takes for a decision",
    buckets=(0.001, 0.01, 0.1, 0.25, 0.5, 0.75, 1.0, 2.5),
)
_MOST_DECISIONS = 200
"""In one turn; a pair of a pair of a pair ends long before."""
_MOST_HINTS = 6
"""Waited for on each thread: whoever asks for more would wait too long, and so would the bots."""


class Thinker:
    """Thinks for all bots of a process, and for who wants a hint, with so many threads and no more."""

    def __init__(self, threads: int, chance: random.Random) -> None:
        """Start with idle threads.

        Args:
            threads: the global budget: how many bots think at once; the others wait for their turn.
            chance: decides deals and draws, and seeds the bots.
        """
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="noah-bot")
        self._chance = chance
        self._most_hints = _MOST_HINTS * threads
        self._hints = 0

    @property
    def busy(self) -> bool:
        """Whether so many hints are waited for that there is no time for another one."""
        return self._hints >= self._most_hints

    async def hint(self, view: View) -> Hint:
        """What the strongest level would do, for the seat of ``view``, which is to act."""
        # Who could foretell the generator would learn nothing: it decides which states are imagined.
        rng = random.Random(self._chance.getrandbits(64))  # noqa: S311
        loop = asyncio.get_running_loop()
        self._hints += 1
        try:
            budget = Budget(milliseconds=MILLISECONDS)
            return await loop.run_in_executor(self._pool, hint, view, rng, budget)
        finally:
            self._hints -= 1

    async def turn(self, table: Table) -> Draft:
        """What the bot that is to act at ``table`` does until another seat is to act, or the round is over."""
        # All that is taken from the table is taken here, at one moment: it may go on while the bot thinks.
        draft = Draft(table, self._chance)
        chair = table.seats[draft.game.to_move or 0]
        level = STAND_IN_LEVEL if chair.stand_in else chair.bot or STAND_IN_LEVEL
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, self._turn, draft, level)

    def _turn(self, draft: Draft, level: str) -> Draft:
        seat = draft.game.to_move
        # A bot that could be foretold could be played against; its own generator need not be secret.
        bot, rng = make(level), random.Random(self._chance.getrandbits(64))  # noqa: S311
        rounds = draft.game.round
        for _ in range(_MOST_DECISIONS):
            view = draft.game.view(seat)
            begun = time.perf_counter()
            action = bot.decide(view, view.legal, rng, Budget(milliseconds=MILLISECONDS))
            DECISIONS.observe(time.perf_counter() - begun)
            draft.play(action, view.turn, log.BOT)
            if draft.game.to_move != seat or draft.game.round != rounds:
                break
        return draft

    def close(self) -> None:
        """Let nothing more be thought."""
        self._pool.shutdown(cancel_futures=True)
