"""The check of players: it lets good ones pass and notices what others do wrong."""

import random
from collections.abc import Callable

import pytest

from noah.game.values import Action
from noah.game.view import View
from noah.notation.options import Options
from noah.players.player import Budget
from noah.players.registry import make, names
from noah.testing.bots import assert_plays

Decide = Callable[[View, tuple[Action, ...], random.Random, Budget], Action]


class Bot:
    name = "bot"

    def __init__(self, decide: Decide) -> None:
        self.decide = decide


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("options", [Options(1), Options(2), Options(5, frog=True)], ids=str)
def test_our_players_pass(name: str, options: Options) -> None:
    assert_plays(make(name), options, seed=8, plies=60)


def test_decision_that_is_not_legal_is_noticed() -> None:
    bot = Bot(lambda view, legal, rng, budget: Action("keep"))
    with pytest.raises(AssertionError, match="'keep' is none of the legal actions"):
        assert_plays(bot, Options(3), seed=8)


def test_decision_that_cannot_be_repeated_is_noticed() -> None:
    hidden = random.Random(1)
    bot = Bot(lambda view, legal, rng, budget: hidden.choice(legal))
    with pytest.raises(AssertionError, match="The same view and generator led to"):
        assert_plays(bot, Options(3), seed=8)


def test_changed_view_is_noticed() -> None:
    def scribble(
        view: View, legal: tuple[Action, ...], rng: random.Random, budget: Budget
    ) -> Action:
        view.state["owed"] = 3
        return legal[0]

    with pytest.raises(AssertionError, match="The view was changed while"):
        assert_plays(Bot(scribble), Options(3), seed=8)


def test_game_may_be_stopped() -> None:
    made = []

    def count(view: View, legal: tuple[Action, ...], rng: random.Random, budget: Budget) -> Action:
        made.append(view.plies)
        return legal[0]

    assert_plays(Bot(count), Options(3), seed=8, plies=10)
    assert len(made) == 20
