"""The checks of hidden cards fail when they should, whatever leaks; that the rules pass them, tests/core shows."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from noah.core.actions import LOAD
from noah.core.layout import HIDDEN, WATCHER, States
from noah.core.resample import resample
from noah.core.view import view
from noah.notation.options import Options
from noah.testing import secrecy, twins
from noah.testing.random_game import RandomGame
from noah.testing.secrecy import (
    assert_bounds_hold,
    assert_resampled,
    assert_view_decides,
    assert_view_hides,
    assert_view_shows_the_rest,
    observers,
)
from noah.testing.twins import Twins, assert_twins_look_alike

ROOMMATES = Options(3, roommates=True)
View = Callable[[States, int, int, States, int], None]


@pytest.fixture
def game() -> RandomGame:
    """A game in which the place of the roommates is hidden and somebody has a hand to load from."""
    game = RandomGame(ROOMMATES, 4)
    while not (game.phase == 1 and int(game.states["roommates"][0]) in {6, 7}):
        game.step()
    return game


def test_observers_are_the_seats_and_a_watcher(game: RandomGame) -> None:
    assert observers(game.states, 0) == [0, 1, 2, WATCHER]


def test_bound_that_is_too_high_is_noticed(game: RandomGame) -> None:
    assert_bounds_hold(game.states, 0, game.knowledge)
    held = int(game.states["hands"][0, 1, 5])
    game.knowledge["bounds"][2, 1, 5] = held + 1
    with pytest.raises(
        AssertionError, match=f"Seat 1 holds {held} of held kind 5, but seat 2 counts on {held + 1}"
    ):
        assert_bounds_hold(game.states, 0, game.knowledge)


def test_bound_of_one_s_own_hand_is_noticed(game: RandomGame) -> None:
    kind = np.flatnonzero(game.states["hands"][0, 1])[0]
    game.knowledge["bounds"][1, 1, kind] = 1
    with pytest.raises(AssertionError, match="Seat 1 has bounds of its own hand"):
        assert_bounds_hold(game.states, 0, game.knowledge)


def leaking(field: str, *place: Any) -> View:
    """``view``, but for one thing that everybody sees."""

    def leak(states: States, i: int, seat: int, out: States, j: int) -> None:
        seen = states[field][(i, *place)]
        view(states, i, seat, out, j)
        out[field][(j, *place)] = seen

    return leak


def masking(field: str, value: Any) -> View:
    """``view``, but for one thing that nobody sees."""

    def mask(states: States, i: int, seat: int, out: States, j: int) -> None:
        view(states, i, seat, out, j)
        out[field][j] = value

    return mask


LEAKS = [
    leaking("hands", 0),
    leaking("hands", 1),
    leaking("hands", 2, slice(0, 9)),
    leaking("held", 2),
    leaking("stock", slice(0, 2)),
    leaking("roommates"),
]


@pytest.mark.parametrize("leak", LEAKS, ids=range(len(LEAKS)))
def test_every_leak_of_a_view_is_noticed(
    game: RandomGame, monkeypatch: pytest.MonkeyPatch, leak: View
) -> None:
    def look_often() -> None:
        for _ in range(20):
            for observer in observers(game.states, 0):
                assert_view_hides(game.states, 0, observer, game.rng)

    look_often()
    monkeypatch.setattr(secrecy, "view", leak)
    with pytest.raises(AssertionError, match="Hidden cards show to"):
        look_often()


@pytest.mark.parametrize("field", ["discarded", "seen", "stock"])
def test_leak_of_a_game_alone_is_noticed(monkeypatch: pytest.MonkeyPatch, field: str) -> None:
    game = RandomGame(Options(1), 21)
    while not (game.in_round and game.states["discarded"].any() and game.states["seen"].any()):
        if game.over:
            game = RandomGame(Options(1), int(game.rng[0]))
        game.step()

    def look_often() -> None:
        for _ in range(20):
            assert_view_hides(game.states, 0, WATCHER, game.rng)

    look_often()
    monkeypatch.setattr(secrecy, "view", leaking(field))
    with pytest.raises(AssertionError, match=f"Hidden cards show to a watcher in .*{field}"):
        look_often()


@pytest.mark.parametrize("leak", LEAKS, ids=range(len(LEAKS)))
def test_every_leak_makes_twins_differ(monkeypatch: pytest.MonkeyPatch, leak: View) -> None:
    # The twins are dealt from true views; only what is told to the observer leaks.
    def told(self: Twins, states: States, knowledge: Any) -> Any:
        monkeypatch.setattr(twins, "view", leak)
        try:
            return honest(self, states, knowledge)
        finally:
            monkeypatch.setattr(twins, "view", view)

    honest = Twins._told
    monkeypatch.setattr(Twins, "_told", told)

    def everybody_looks() -> None:
        for observer in (0, 1, 2, WATCHER):
            assert_twins_look_alike(ROOMMATES, observer, seed=(4, observer), plies=300)

    with pytest.raises(AssertionError, match="Games that differ only in cards hidden from"):
        everybody_looks()


@pytest.mark.parametrize(
    ("mask", "says"),
    [
        (masking("noah", 7), "'noah' shows as 7"),
        (masking("scores", -1), "'scores' shows as"),
        (masking("hand_n", 0), "'hand_n' shows as"),
        (masking("hands", HIDDEN), "does not see its own hand"),
        (masking("owed", HIDDEN), "'owed' shows as 255"),
    ],
)
def test_view_that_hides_too_much_is_noticed(
    game: RandomGame, monkeypatch: pytest.MonkeyPatch, mask: View, says: str
) -> None:
    monkeypatch.setattr(secrecy, "view", mask)
    with pytest.raises(AssertionError, match=says):
        assert_view_shows_the_rest(game.states, 0, 0)


def test_view_of_a_view_that_differs_is_noticed(
    game: RandomGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    views = 0

    def changing(states: States, i: int, seat: int, out: States, j: int) -> None:
        nonlocal views
        view(states, i, seat, out, j)
        views += 1
        out["seen"][j, 0] = views

    monkeypatch.setattr(secrecy, "view", changing)
    with pytest.raises(AssertionError, match="A view of the view of a watcher differs"):
        assert_view_shows_the_rest(game.states, 0, WATCHER)


def test_seen_cards_of_the_stock_have_to_show(monkeypatch: pytest.MonkeyPatch) -> None:
    game = RandomGame(Options(1), 5)
    while not int(game.states["known"][0]):
        game.step()
    assert_view_shows_the_rest(game.states, 0, 0)
    monkeypatch.setattr(secrecy, "view", masking("stock", HIDDEN))
    with pytest.raises(AssertionError, match="does not see the cards on top"):
        assert_view_shows_the_rest(game.states, 0, 0)


def test_view_by_which_other_actions_are_legal_is_noticed(
    game: RandomGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    turn = int(game.states["turn"][0])
    assert_view_decides(game.states, 0, turn)
    monkeypatch.setattr(secrecy, "view", masking("held", 0))
    with pytest.raises(AssertionError, match="By its view other actions are legal"):
        assert_view_decides(game.states, 0, turn)


def test_actor_who_is_told_too_little_is_noticed(
    game: RandomGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    turn = int(game.states["turn"][0])
    monkeypatch.setattr(secrecy, "legal_ids", lambda states, i: [LOAD])
    with pytest.raises(AssertionError, match=f"Seat {turn} is not told just the legal actions"):
        assert_view_decides(game.states, 0, turn)


def test_view_that_gives_another_reason_is_noticed(
    game: RandomGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    turn = int(game.states["turn"][0])
    asked = iter(range(10_000))
    monkeypatch.setattr(secrecy, "why_not", lambda states, i, action: next(asked))
    with pytest.raises(AssertionError, match="gives another reason for 0"):
        assert_view_decides(game.states, 0, turn)


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("gone", 1, "it is broken: .*CARDS"),
        ("scores", 3, r"the view differs in \['scores'\]"),
        ("hands", 9, "it is broken: .*HANDS"),
    ],
)
def test_resampled_state_that_cannot_be_is_noticed(
    game: RandomGame, monkeypatch: pytest.MonkeyPatch, field: str, value: int, says: str
) -> None:
    def wrong(*arguments: Any) -> None:
        resample(*arguments)
        out, j = arguments[-2:]
        out[field][j] += value

    monkeypatch.setattr(secrecy, "resample", wrong)
    with pytest.raises(AssertionError, match=says):
        assert_resampled(game.states, 0, 0, game.knowledge, game.rng)


def test_resampled_hand_without_a_known_card_is_noticed(
    game: RandomGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    forgotten = np.zeros_like(game.knowledge)
    while not game.knowledge["bounds"].any() or not game.in_round:
        game.step()

    def forgetful(views: States, i: int, seat: int, knowledges: Any, *rest: Any) -> None:
        resample(views, i, seat, forgotten, *rest)

    monkeypatch.setattr(secrecy, "resample", forgetful)
    observer = int(np.argwhere(game.knowledge["bounds"])[0][0])

    def resample_often() -> None:
        for _ in range(50):
            assert_resampled(game.states, 0, observer, game.knowledge, game.rng)

    with pytest.raises(AssertionError, match="a hand lacks cards"):
        resample_often()


def test_twins_whose_knowledge_differs_are_noticed() -> None:
    pair = Twins(Options(3), 0, 6)
    pair.assert_alike()
    pair.knowledge["bounds"][0, 1, 3] += 1
    with pytest.raises(AssertionError, match="hidden from seat 0 differ to him in knowledge"):
        pair.assert_alike()


def test_twin_follows_the_game_for_a_while() -> None:
    pair = Twins(Options(4), WATCHER, 7)
    apart = 0
    for _ in range(20):
        apart += pair.game.states.tobytes() != pair.twin.tobytes()
        pair.assert_alike()
        pair.step()
    assert apart == 20
