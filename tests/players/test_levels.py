"""The levels for people."""

import random

from noah.game.game import Game
from noah.notation.options import Options
from noah.players.levels import LEVELS
from noah.players.player import Budget
from noah.players.registry import make, names


def test_the_levels_are_in_the_registry_weakest_first() -> None:
    assert names()[-5:] == tuple(LEVELS) == ("beginner", "easy", "medium", "hard", "expert")


def test_each_is_called_by_its_name() -> None:
    assert [make(name).name for name in names()] == list(names())


def agreement(name: str) -> float:
    """In how many of the decisions in which there is a choice the player does what the greedy one does."""
    rng = random.Random(5)
    game = Game.from_options(Options(3), rng)
    player, greedy = make(name), make("greedy")
    same = choices = 0
    while choices < 300:
        if game.over:
            game = Game.from_options(Options(3), rng)
        view = game.view(game.to_move)
        usual = greedy.decide(view, view.legal, random.Random(1), Budget())
        if len(view.legal) > 1:
            choices += 1
            same += player.decide(view, view.legal, rng, Budget()) == usual
        game.play(usual)
    return same / choices


def test_beginners_slip_more_than_the_easy_and_those_more_than_the_medium() -> None:
    assert agreement("beginner") + 0.1 < agreement("easy")
    assert agreement("easy") + 0.1 < agreement("medium")
