"""What holds for every player in the registry."""

import random

import numpy as np
import pytest

from noah.core.chance import generator
from noah.core.layout import STATE, States
from noah.core.resample import resample
from noah.core.view import view as mask
from noah.game.game import Game
from noah.game.position import position
from noah.game.view import View
from noah.notation.errors import MalformedError
from noah.notation.options import Options
from noah.players.player import Budget
from noah.players.registry import make, names
from noah.testing.classes import CLASSES, EVERY_OPTIONS

BUDGET = Budget(playouts=8)
LONGEST_ROUND = 3000
"""Plies; a round has about eighty."""
MOST_ROUNDS = 300
"""Of a game to 26 points, in which crocodiles take points off again."""


@pytest.mark.parametrize("options", EVERY_OPTIONS, ids=str)
def test_plays_whole_games_by_the_rules(options: Options, long: bool) -> None:
    for n in range(150 if long else 3):
        rng = random.Random(n)
        game = Game.from_options(options, rng)
        # Each player sits at some table of every kind, beside others.
        first = EVERY_OPTIONS.index(options) + n
        players = [
            make(names()[(first + 3 * seat) % len(names())]) for seat in range(options.players)
        ]
        while not game.over:
            view = game.view(game.to_move)
            decision = players[view.turn].decide(view, view.legal, rng, BUDGET)
            game.play(decision, seat=view.seat)
            assert view.plies < LONGEST_ROUND
            assert game.round < MOST_ROUNDS


def swapped(view: View, seed: int) -> tuple[View, States]:
    """The same view of another true state, in which the cards hidden from it are dealt anew; and that state."""
    assert view.seat is not None
    other, masked = np.zeros(1, STATE), np.zeros(1, STATE)
    resample(view.state, 0, view.seat, view.knowledge, 0, generator(seed), other, 0)
    mask(other, 0, view.seat, masked, 0)
    return View(view.options, view.seat, masked, view.knowledge, view.plies, view.repeated), other


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("options", CLASSES.values(), ids=CLASSES)
def test_decides_the_same_whatever_lies_hidden(name: str, options: Options) -> None:
    rng = random.Random(12)
    game = Game.from_options(options, rng)
    player = make(name)
    differed = 0
    for ply in range(80):
        if game.over:
            game = Game.from_options(options, rng)
        view = game.view(game.to_move)
        twin, truth = swapped(view, ply)
        differed += position(truth, 0) != game.position()
        decision = player.decide(view, view.legal, random.Random(ply), BUDGET)
        assert player.decide(twin, twin.legal, random.Random(ply), BUDGET) == decision
        game.play(decision)
    assert differed > 10


@pytest.mark.parametrize("name", names())
def test_the_same_generator_gives_the_same_game(name: str) -> None:
    def played(seed: int) -> list[str]:
        rng = random.Random(seed)
        game = Game.from_options(Options(3, frog=True, crocodile=True), rng)
        player = make(name)
        while not game.over:
            view = game.view(game.to_move)
            game.play(player.decide(view, view.legal, rng, BUDGET))
        return [action for played in game.rounds for action in played.actions]

    assert played(3) == played(3)
    assert played(3) != played(4)


@pytest.mark.parametrize("name", names())
def test_leaves_the_view_as_it_was(name: str) -> None:
    rng = random.Random(2)
    game = Game.from_options(Options(4, crocodile=True), rng)
    player = make(name)
    for _ in range(60):
        view = game.view(game.to_move)
        before = view.state.tobytes(), view.knowledge.tobytes()
        game.play(player.decide(view, view.legal, rng, BUDGET))
        assert (view.state.tobytes(), view.knowledge.tobytes()) == before


def test_an_unknown_name_is_answered_with_the_known_ones() -> None:
    with pytest.raises(MalformedError, match="'grandma': choose one of random, greedy"):
        make("grandma")
