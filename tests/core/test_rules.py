"""``legal`` and ``apply``, where no test of a rule looks."""

import numpy as np
import pytest

from noah.core.actions import ORDER
from noah.core.layout import OVER
from noah.core.reasons import LEGAL, NOT_IN_HAND, why_not
from noah.core.rules import advance, apply, legal
from noah.notation.options import Options
from noah.testing.effort import effort
from noah.testing.random_game import RandomGame


@pytest.mark.parametrize("options", [Options(3), Options(1)], ids=str)
def test_advance_is_apply_and_then_legal(options: Options) -> None:
    game = RandomGame(options, 61)
    game.step()
    out, again = np.zeros(343, np.int16), np.zeros(343, np.int16)
    for _ in range(effort(500) + 10):
        if not game.in_round:
            break
        action, both = game.choose(), game.states.copy()
        n = advance(both, 0, action, out)
        apply(game.states, 0, action)
        assert both.tobytes() == game.states.tobytes()
        assert out[:n].tolist() == again[: legal(game.states, 0, again)].tolist()


@pytest.mark.parametrize(
    ("top", "orders"),
    [
        ((3, 3, 3), [0]),
        ((3, 3, 7), [0, 1, 4]),
        ((3, 7, 3), [0, 1, 2]),
        ((7, 3, 3), [0, 2, 3]),
        ((3, 7), [0, 2]),
        ((3, 3), [0]),
        ((3,), [0]),
    ],
)
def test_equal_cards_make_fewer_orders(top: tuple[int, ...], orders: list[int]) -> None:
    game = RandomGame(Options(1), 62)
    while game.phase != 9:
        game = RandomGame(Options(1), int(game.rng[0])) if game.phase == OVER else game
        game.step()
    game.states["stock"] = 0
    game.states["stock"][0, : len(top)] = top[::-1]
    game.states["stock_n"] = len(top)
    out = np.zeros(343, np.int16)
    n = legal(game.states, 0, out)
    assert (out[:n] - ORDER).tolist() == orders
    reasons = [why_not(game.states, 0, ORDER + order) for order in range(6)]
    assert reasons == [LEGAL if order in orders else NOT_IN_HAND for order in range(6)]
