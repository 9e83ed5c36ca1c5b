"""After the warm-up nothing remains to be compiled for a game."""

import os
import random
import shutil
import subprocess
import sys

import pytest

from noah.arena.warmup import is_compiled, warm_up
from noah.core.kernel import cache_folder

PLAY = """
import random, sys
from noah import Game
from noah.players.player import Budget
from noah.players.registry import make, names
for players in (1, 2, 5):
    bonus = players > 1
    rng = random.Random(players)
    game = Game(players, frog=bonus, crocodile=bonus, roommates=bonus, rng=rng)
    while not game.over:
        view = game.view(game.to_move)
        view.previews, view.reasons, view.ferries, game.view(None).hands
        game.play(make(rng.choice(names())).decide(view, view.legal, rng, Budget(playouts=4)))
for name, module in list(sys.modules.items()):
    if name.startswith("noah."):
        for kernel in vars(module).values():
            if hasattr(kernel, "stats") and kernel.stats.cache_misses:
                print(kernel.py_func.__qualname__)
"""


@pytest.mark.compiled_only
def test_a_game_compiles_nothing_more() -> None:
    warm_up()
    assert is_compiled()
    done = subprocess.run([sys.executable, "-c", PLAY], check=True, capture_output=True, text=True)
    assert done.stdout.split() == []


def test_the_warm_up_leaves_the_callers_generator_alone() -> None:
    random.seed(5)
    expected = random.random()
    random.seed(5)
    warm_up()
    assert random.random() == expected


@pytest.mark.compiled_only
def test_what_older_sources_left_in_the_cache_goes_after_a_month() -> None:
    warm_up()
    folder = cache_folder()
    assert folder is not None
    old, young = (folder.parent / name for name in ("0ld-for-a-test", "y0ung-for-a-test"))
    for other in (old, young):
        other.mkdir(exist_ok=True)
        (other / ".complete").touch()
    os.utime(old / ".complete", (0, 0))
    warm_up()
    assert not old.exists()
    assert young.exists()
    shutil.rmtree(young)
