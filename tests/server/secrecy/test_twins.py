"""Twin games, which differ only in cards that a viewer may not know, are told to him in the very same bytes."""

import asyncio
import random
from collections.abc import Callable
from typing import Any

from noah.testing.classes import EVERY_OPTIONS
from noah.testing.relabelling import Story, random_story, twin

GAMES, MANY_GAMES = 300, 1000


def mover(story: Story) -> int | None:
    """Who is to act when the story ends: somebody who can ask most."""
    game = story.game()
    for action in story.actions:
        game.play(action)
    return game.to_move


def test_twins_are_told_alike(on_stage: Callable[..., Any], long: bool) -> None:
    async def play(stage: Any) -> None:
        rng = random.Random(1)
        options = rng.sample(EVERY_OPTIONS, len(EVERY_OPTIONS))
        played = 0
        while played < (MANY_GAMES if long else GAMES):
            agreed = options[played % len(options)]
            story = random_story(agreed, rng)
            observer = rng.choice([None, *range(agreed.players), mover(story), mover(story)])
            other = twin(story, observer, rng)
            if other is None:
                continue
            played += 1
            one = await stage.play(story, observer, played)
            two = await stage.play(other, observer, played)
            assert not one.difference(two), (one.difference(two), played, observer, story, other)

    asyncio.run(on_stage(play))
