"""Advice: what a search thinks of each legal action."""

import random

import pytest

from noah.game.game import Game
from noah.notation.options import Options
from noah.players.player import Budget
from noah.players.search.advice import advice
from noah.testing.scene import scene, solo_scene


def test_the_action_that_ends_the_round_comes_first_and_costs_nothing() -> None:
    s = scene(players=3, docks=["elephant:m panda:f"], hands=["bear:m cat:m"])
    view = s.view(s.turn)
    found = advice(view, random.Random(1), Budget(playouts=300))
    assert [str(prospect.action) for prospect in found] == ["load bear:m", "load cat:m"]
    best, other = found
    assert best.tears == 0.0
    assert other.tears is not None
    assert other.tears > 0.0
    assert best.visits > other.visits
    assert best.reward > other.reward
    assert best.won is None


def test_alone_it_tells_the_share_of_games_won() -> None:
    s = solo_scene(
        hand="kangaroo:m rhinoceros:m",
        stock="",
        docks=["", "", "elephant:m bear:f", "cat:m", ""],
        departures=1,
    )
    s.play("load kangaroo:m")
    found = advice(s.view(0), random.Random(1), Budget(playouts=50))
    assert [(str(p.action), p.won, p.tears) for p in found] == [
        ("noah 3", 1.0, None),
        ("noah 2", 0.0, None),
    ]


@pytest.mark.parametrize("players", range(1, 6))
def test_every_legal_action_is_told_of(players: int) -> None:
    rng = random.Random(players)
    game = Game.from_options(Options(players), rng)
    for _ in range(30):
        if game.over:
            break
        view = game.view(game.to_move)
        found = advice(view, random.Random(5), Budget(playouts=60))
        assert sorted(p.action for p in found) == sorted(view.legal)
        assert sum(p.visits for p in found) == 60
        assert all(0.0 <= p.reward <= 1.0 for p in found)
        assert found == advice(view, random.Random(5), Budget(playouts=60))
        game.play(rng.choice(view.legal))


def test_who_does_not_act_gets_none() -> None:
    game = Game(players=2, seed=1)
    waits = game.view(0 if game.to_move == 1 else 1)
    assert advice(waits, random.Random(1), Budget(playouts=10)) == ()
