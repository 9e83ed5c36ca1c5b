"""Compiling everything that a game needs, once, before somebody waits for it."""

import random
import shutil
import time
from pathlib import Path

from noah.core.kernel import cache_folder
from noah.game.game import Game
from noah.notation.options import Options
from noah.players.hint import hint
from noah.players.player import Budget
from noah.players.registry import make, names

_STAMP = ".complete"
_MONTH_SECONDS = 30 * 24 * 3600


def is_compiled() -> bool:
    """Whether ``warm_up`` has run for the present sources, so that nothing remains to be compiled."""
    folder = cache_folder()
    return folder is not None and (folder / _STAMP).exists()


def warm_up() -> None:
    """Play with every player in the registry, which compiles and caches what they and the rules need.

    Takes about a minute the first time, about a second later on.
    """
    for options in (Options(players=2, crocodile=True), Options(players=1)):
        rng = random.Random(1)
        game = Game.from_options(options, rng)
        players = [make(name) for name in names()]
        while not game.over:
            player = players[game.ply % len(players)]
            view = game.view(game.to_move)
            game.play(player.decide(view, view.legal, rng, Budget(playouts=1)))
            hint(view, rng, Budget(playouts=1))
            if game.phase == "load":
                _ = view.previews, view.reasons
        game.view(None)
    folder = cache_folder()
    if folder is not None:
        (folder / _STAMP).touch()
        _forget_others(folder)


def _forget_others(folder: Path) -> None:
    """Remove what other versions of the sources have left in the cache, once nobody has used it for a month."""
    long_ago = time.time() - _MONTH_SECONDS
    for other in folder.parent.iterdir():
        stamp = other / _STAMP
        if other != folder and stamp.exists() and stamp.stat().st_mtime < long_ago:
            shutil.rmtree(other, ignore_errors=True)
