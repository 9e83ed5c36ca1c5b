"""Twin games, which differ only in cards that a viewer may not know, are told to him in the very same bytes."""

import random
from collections.abc import Callable
from typing import Any

from noah.testing.classes import CLASSES, EVERY_OPTIONS
from noah.testing.wire.staged import compare

GAMES, MANY_GAMES = 300, 1000
OUTER_GAMES, MANY_OUTER_GAMES = 12, 100


def test_twins_are_told_alike(inside: Callable[..., None], long: bool) -> None:
    rng = random.Random(1)
    # Of all combinations of options few are of the game alone, where most is hidden from who plays.
    alone = [options for options in EVERY_OPTIONS if options.players == 1]
    options = rng.sample([*EVERY_OPTIONS, *alone * 4], len(EVERY_OPTIONS) + 4 * len(alone))

    async def play(stage: Any) -> None:
        assert not await compare(stage, MANY_GAMES if long else GAMES, options, rng)

    inside(play)


def test_twins_are_told_alike_by_a_process(outside: Callable[..., None], long: bool) -> None:
    async def play(stage: Any) -> None:
        pairs = MANY_OUTER_GAMES if long else OUTER_GAMES
        assert not await compare(stage, pairs, [*CLASSES.values()], random.Random(2))

    outside(play)
