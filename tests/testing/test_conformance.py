"""The checks of positions fail when they should; that the rules pass them, tests/core shows."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from noah.core.actions import DRAW, KEEP, TAKE
from noah.core.layout import DEAL, DRAWING, States
from noah.core.reasons import why_not
from noah.core.rules import apply, legal
from noah.notation.options import Options
from noah.testing import conformance
from noah.testing.conformance import (
    assert_deal_gives_what_it_names,
    assert_draws_give_what_they_name,
    assert_equal_positions_are_equal_bytes,
    assert_game_conforms,
    assert_legal,
    assert_sound,
    assert_texts,
)
from noah.testing.random_game import RandomGame, before_deal

Legal = Callable[[States, int, Any], int]


@pytest.fixture
def game() -> RandomGame:
    """A game of three just dealt."""
    game = RandomGame(Options(3), 1)
    game.step()
    return game


def test_lost_card_is_noticed(game: RandomGame) -> None:
    seat, kind = np.argwhere(game.states["hands"][0])[0]
    game.states["hands"][0, seat, kind] -= 1
    with pytest.raises(AssertionError, match=r"The position is broken: .*HANDS\|CARDS"):
        assert_sound(game.states, 0)


def one_too_many(states: States, i: int, out: Any) -> int:
    n = legal(states, i, out)
    out[n] = KEEP
    return n + 1


def last_missing(states: States, i: int, out: Any) -> int:
    return legal(states, i, out) - 1


def unordered(states: States, i: int, out: Any) -> int:
    n = legal(states, i, out)
    out[:n] = out[:n][::-1].copy()
    return n


def twice(states: States, i: int, out: Any) -> int:
    n = legal(states, i, out)
    out[n] = out[n - 1]
    return n + 1


def beyond(states: States, i: int, out: Any) -> int:
    n = legal(states, i, out)
    out[n] = KEEP + 1
    return n + 1


def none(states: States, i: int, out: Any) -> int:
    return 0


def meddling(states: States, i: int, out: Any) -> int:
    states["owed"][i] = 4
    return legal(states, i, out)


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        (none, "Nothing is legal, and the game is not over"),
        (unordered, "not ascending ids from 0 to 342"),
        (twice, "not ascending ids from 0 to 342"),
        (beyond, "not ascending ids from 0 to 342"),
        (one_too_many, "mask shows other actions"),
        (last_missing, "mask shows other actions"),
        (meddling, "changed the position"),
    ],
)
def test_wrong_list_of_legal_actions_is_noticed(
    game: RandomGame, monkeypatch: pytest.MonkeyPatch, wrong: Legal, says: str
) -> None:
    assert_legal(game.states, 0)
    monkeypatch.setattr(conformance, "legal", wrong)
    with pytest.raises(AssertionError, match=says):
        assert_legal(game.states, 0)


def test_legal_action_before_a_deal_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    states = before_deal(Options(3))
    assert_legal(states, 0)
    monkeypatch.setattr(conformance, "legal", lambda states, i, out: 1)
    with pytest.raises(AssertionError, match="Nothing can be played in this phase"):
        assert_legal(states, 0)


@pytest.mark.parametrize(("code", "says"), [(0, "'take' is not refused"), (8, "is refused")])
def test_reason_that_does_not_fit_is_noticed(
    game: RandomGame, monkeypatch: pytest.MonkeyPatch, code: int, says: str
) -> None:
    reasons = why_not

    def wrong(states: States, i: int, action: int) -> int:
        return code if (action == TAKE or code) else reasons(states, i, action)

    monkeypatch.setattr(conformance, "why_not", wrong)
    with pytest.raises(AssertionError, match=says):
        assert_legal(game.states, 0)


def test_equal_texts_of_two_actions_are_noticed(
    game: RandomGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert_texts(game.states, 0)
    monkeypatch.setattr(conformance, "print_action", lambda action, top: "take")
    with pytest.raises(AssertionError, match="is written 'take', which reads as another"):
        assert_texts(game.states, 0)
    monkeypatch.setattr(conformance, "legal_ids", lambda states, i: [TAKE, TAKE])
    with pytest.raises(AssertionError, match="are both written 'take'"):
        assert_texts(game.states, 0)


@pytest.fixture
def draw(game: RandomGame) -> RandomGame:
    """A game in which a lion draws from a hand of several kinds."""
    while game.phase != DRAWING or np.count_nonzero(game.states["held"]) < 2:
        game.step()
    return game


def test_draw_of_another_card_is_noticed(draw: RandomGame, monkeypatch: pytest.MonkeyPatch) -> None:
    assert_draws_give_what_they_name(draw.states, 0)
    first = DRAW + int(np.flatnonzero(draw.states["hands"][0, draw.states["target"][0]])[0])
    monkeypatch.setattr(conformance, "apply", lambda states, i, action: apply(states, i, first))
    with pytest.raises(AssertionError, match="does not give just that card"):
        assert_draws_give_what_they_name(draw.states, 0)


def test_missing_draw_is_noticed(draw: RandomGame, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "legal_ids", lambda states, i: [DRAW])
    with pytest.raises(AssertionError, match="not the distinct cards of the other hand"):
        assert_draws_give_what_they_name(draw.states, 0)


@pytest.mark.parametrize("options", [Options(3, roommates=True), Options(1)], ids=str)
def test_other_deal_is_noticed(options: Options) -> None:
    before = before_deal(options)
    game = RandomGame(options, 2)
    game.step()
    assert_deal_gives_what_it_names(before, 0, game.deals, 0)
    other = np.zeros(1, DEAL)
    other[0] = game.deals[0]
    other["cards"][0, 6], other["cards"][0, 30] = other["cards"][0, 30], other["cards"][0, 6]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            conformance, "deal", lambda states, i, deals, j: states.__setitem__(0, game.states[0])
        )
        with pytest.raises(AssertionError, match="This is not the deal of"):
            assert_deal_gives_what_it_names(before, 0, other, 0)


def test_unused_place_that_is_not_blank_is_noticed(
    game: RandomGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    game.skip(8)
    reached = 0

    def leave_something(states: States, i: int, action: int) -> None:
        nonlocal reached
        apply(states, i, action)
        reached += 1
        states["aboard"][i, 0, 17] = reached % 200

    assert_equal_positions_are_equal_bytes(game.states, 0, depth=4)
    monkeypatch.setattr(conformance, "apply", leave_something)
    with pytest.raises(AssertionError, match="their records differ"):
        assert_equal_positions_are_equal_bytes(game.states, 0, depth=4)


def test_game_is_looked_at_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    phases = []
    monkeypatch.setattr(conformance, "assert_position_conforms", lambda g: phases.append(g.phase))
    assert_game_conforms(Options(1), seed=3, every=1)
    length = len(phases)
    assert phases[-1] == 11
    phases.clear()
    assert_game_conforms(Options(1), seed=3, every=4, plies=9)
    assert len(phases) == 3 < length
