"""A check for whoever writes a player: it plays by the rules and keeps what ``noah.players.player`` promises.

>>> from noah.notation.options import Options
>>> from noah.players.random_player import RandomPlayer
>>> from noah.testing.bots import assert_plays
>>> assert_plays(RandomPlayer(), Options(3), seed=1)
"""

import random

import numpy as np

from noah.core.chance import Generator, generator
from noah.core.layout import STATE
from noah.core.resample import resample
from noah.core.view import view as write_view
from noah.game.game import Game
from noah.game.view import View
from noah.notation.options import Options
from noah.players.player import Budget, Player

_LONGEST_GAME = 20_000


def _alike(view: View, rng: Generator) -> View:
    """The view of another game, in which the cards that this one does not show are others."""
    seat = view.seat or 0
    dealt, masked = np.zeros(1, STATE), np.zeros(1, STATE)
    resample(view.state, 0, seat, view.knowledge, 0, rng, dealt, 0)
    write_view(dealt, 0, seat, masked, 0)
    return View(view.options, seat, masked, view.knowledge.copy(), view.plies, view.repeated)


def assert_plays(
    player: Player,
    options: Options,
    seed: int,
    budget: Budget | None = None,
    plies: int = _LONGEST_GAME,
) -> None:
    """One player in every seat plays a game; each decision is legal, repeatable, and leaves the view as it was.

    Args:
        player: decides for all seats.
        options: what is played.
        seed: deals, draws, and makes the generators handed to the player.
        budget: how much thought a decision may take; eight playouts when left out, so that it can be repeated.
        plies: after how many decisions to stop.

    Raises:
        AssertionError: a decision is not one of the legal actions, the same view and generator gave two
            decisions, or the view was changed.
    """
    budget = budget or Budget(playouts=8)
    rng, hidden = random.Random(seed), generator(seed)
    game = Game.from_options(options, rng)
    for ply in range(plies):
        if game.over:
            return
        view = game.view(game.to_move)
        twin = _alike(view, hidden)
        before = view.state.tobytes(), view.knowledge.tobytes()
        decision = player.decide(view, view.legal, random.Random(ply), budget)
        if decision not in view.legal:
            raise AssertionError(f"'{decision}' is none of the legal actions {view.legal}.")
        if (view.state.tobytes(), view.knowledge.tobytes()) != before:
            raise AssertionError(f"The view was changed while '{decision}' was decided.")
        again = player.decide(twin, twin.legal, random.Random(ply), budget)
        if again != decision:
            raise AssertionError(
                f"The same view and generator led to '{decision}' and then to '{again}'."
            )
        game.play(decision, seat=view.seat)
    if not game.over and plies == _LONGEST_GAME:
        raise AssertionError(f"The game does not end: {plies} decisions were made.")
