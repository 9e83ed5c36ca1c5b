"""Games that tests of this room begin with."""

import random
from collections.abc import Callable

import pytest

from noah.game.game import CHANCE, Game
from noah.notation.options import Options

PlayOut = Callable[[Game, int], Game]


@pytest.fixture(scope="session")
def play_out() -> PlayOut:
    """Plays a game to its end at random from a seed; its chance must move by itself."""

    def run(game: Game, seed: int) -> Game:
        rng = random.Random(seed)
        while not game.over:
            assert game.to_move != CHANCE
            game.play(rng.choice(game.legal))
        return game

    return run


@pytest.fixture(scope="session")
def reach() -> Callable[[Options, str], Game]:
    """A game with these options that has come, at random, to a phase."""

    def run(options: Options, phase: str) -> Game:
        for seed in range(10_000):
            rng = random.Random(seed)
            game = Game.from_options(options, rng)
            while not game.over:
                if game.phase == phase:
                    return game
                game.play(rng.choice(game.legal))
        raise LookupError(phase)

    return run
