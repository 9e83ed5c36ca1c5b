"""``View``: all that an observer may know, and nothing else."""

import gc
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from noah.core.check import check
from noah.game.ferries import Ferry
from noah.game.game import Game
from noah.game.values import Action, Card
from noah.game.view import View
from noah.notation.options import Options
from noah.testing.classes import CLASSES
from noah.testing.effort import effort
from noah.testing.scene import scene, solo_scene

Reach = Callable[[Options, str], Game]
PUBLIC = [name for name in vars(View) if not name.startswith("_") and name != "known"]


def everything(view: View) -> dict[str, Any]:
    """All that a view tells, by name."""
    told = {name: getattr(view, name) for name in PUBLIC}
    told["known"] = [view.known(seat) for seat in range(view.players)]
    told["repr"] = repr(view)
    return {name: repr(value) for name, value in told.items()}


def with_hidden_cards_changed(game: Game, seat: int | None, rng: random.Random) -> Game:
    """The same game as ``seat`` sees it, with other cards wherever it may not look."""
    twin = game.copy()
    twin._unshare()
    state = twin._states[0]
    places = [
        (other, kind)
        for other in range(game.options.players)
        if other != seat
        for kind in range(27)
        for _ in range(int(state.hands[other, kind]))
    ]
    top = int(state.stock_n) - (int(state.known) if seat == 0 else 0)
    cards = [kind for _, kind in places] + state.stock[:top].tolist()
    rng.shuffle(cards)
    state.hands[[other for other in range(game.options.players) if other != seat]] = 0
    for (other, _), card in zip(places, cards, strict=False):
        state.hands[other, card] += 1
    state.stock[:top] = cards[len(places) :]
    for other in range(game.options.players):
        state.held[other] = sum(1 << kind for kind in range(27) if state.hands[other, kind])
    assert check(twin._states, 0) == 0
    return twin


@pytest.mark.parametrize("name", CLASSES)
def test_hidden_cards_make_no_difference(name: str) -> None:
    rng = random.Random(1)
    game = Game.from_options(CLASSES[name], random.Random(2))
    for _ in range(effort(150)):
        if game.over:
            break
        for seat in (None, *range(game.options.players)):
            if seat != game.to_move:
                twin = with_hidden_cards_changed(game, seat, rng)
                assert everything(twin.view(seat)) == everything(game.view(seat))
        game.play(rng.choice(game.legal))


@pytest.mark.parametrize("name", CLASSES)
def test_hidden_cards_make_no_difference_to_who_decides(name: str) -> None:
    rng = random.Random(3)
    game = Game.from_options(CLASSES[name], random.Random(4))
    for _ in range(effort(150)):
        if game.over:
            break
        seat = game.to_move
        twin = with_hidden_cards_changed(game, seat, rng)
        assert everything(twin.view(seat)) == everything(game.view(seat))
        game.play(rng.choice(game.legal))


def test_no_object_behind_a_view_is_the_game() -> None:
    game = Game(players=3, seed=1)
    view = game.view(0)
    everything(view)
    seen: set[int] = set()
    behind: list[Any] = [view.__dict__]
    while behind:
        found = behind.pop()
        if id(found) in seen or isinstance(found, type):
            continue
        seen.add(id(found))
        assert not isinstance(found, Game | random.Random)
        assert found is not game._states
        assert found is not game._knowledge
        if isinstance(found, np.ndarray):
            assert found.base is None or not np.shares_memory(found, game._states)
        behind += [o for o in gc.get_referents(found) if not callable(o)]


def test_view_is_of_its_moment() -> None:
    game = Game(players=2, seed=1)
    views = [game.view(seat) for seat in (None, 0, 1)]
    before = [(view.state.tobytes(), view.knowledge.tobytes()) for view in views]
    rng = random.Random(1)
    for _ in range(20):
        game.play(rng.choice(game.legal))
    assert [(view.state.tobytes(), view.knowledge.tobytes()) for view in views] == before
    views[0].state[:] = 0
    views[1].knowledge[:] = 9
    assert game.view(0).known(1).total() <= 8
    game.play(game.legal[0])


def test_hands_are_numbers_but_for_ones_own() -> None:
    s = scene(hands=["cat:m bear:f", "panda:m", "..."])
    assert s.view(0).hands == (("bear:f", "cat:m"), 1, 8)
    assert s.view(1).hands == (2, ("panda:m",), 8)
    assert s.view(None).hands == (2, 1, 8)
    assert s.view(0).hand == ("bear:f", "cat:m")
    assert s.view(None).hand == ()
    assert type(s.view(1).hand[0]) is Card
    assert s.view(2).stock == 31 - 11


def test_all_hands_lie_open_when_the_round_is_over() -> None:
    s = scene(players=2, hands=["cat:m", "panda:m snail"])
    s.play("load cat:m", "noah 2")
    assert s.phase == "deal"
    for observer in (None, 0, 1):
        assert s.view(observer).hands == ((), ("panda:m", "snail"))


def test_only_who_acts_has_legal_actions() -> None:
    s = scene(docks=["elephant:m rhinoceros:m"], hands=["cat:m bear:f", "...", "..."])
    acting = s.view(0)
    assert acting.acts
    assert acting.legal == (Action("load cat:m"),)
    assert acting.legal_ids == (8,)
    assert [*acting.previews] == ["load cat:m"]
    for observer in (None, 1, 2):
        view = s.view(observer)
        assert not view.acts
        assert (view.legal, view.legal_ids, view.reasons, view.previews) == ((), (), {}, {})


def test_forced_take_back_is_known_to_its_seat_alone() -> None:
    s = scene(docks=["elephant:m rhinoceros:m"], hands=["bear:f", "...", "..."])
    assert s.view(0).must_take_back
    assert s.view(0).legal == ("take",)
    assert not s.view(1).must_take_back
    assert not s.view(None).must_take_back


def test_nobody_acts_while_chance_draws() -> None:
    s = scene(hands=["lion:m cat:m", "bear:f"]).play("load lion:m", "swap 1")
    assert s.phase == "draw"
    assert not any(s.view(seat).acts for seat in (None, 0, 1, 2))
    assert s.view(0).legal == ()
    assert s.view(2).target == 1


def test_ferry_tells_what_may_come_next() -> None:
    s = scene(
        docks=[
            "",
            "cat:m",
            "cat:m bear:m",
            "parrot:m bear:f woodpecker:m",
            "elephant:f rhinoceros:m",
        ],
        roommates=2,
    )
    ferries = s.view(None).ferries
    assert ferries == (
        Ferry((), 0, 21, "free", None, roommates=False),
        Ferry((Card("cat:m"),), 2, 21, "free", None, roommates=False),
        Ferry((Card("cat:m"), Card("bear:m")), 9, 21, "same", "m", roommates=True),
        Ferry(
            (Card("parrot:m"), Card("bear:f"), Card("woodpecker:m")),
            7,
            13,
            "alternating",
            "f",
            roommates=False,
        ),
        Ferry(
            (Card("elephant:f"), Card("rhinoceros:m")), 19, 21, "alternating", "f", roommates=False
        ),
    )
    lasts = [None, "cat", "bear", "woodpecker", "rhinoceros"]
    assert [s.ferry(dock).last for dock in range(5)] == lasts
    assert [s.ferry(dock).needs for dock in range(5)] == [21, 19, 12, 6, 2]


def test_dock_without_a_ferry_is_none() -> None:
    s = solo_scene(hand="cat:m bear:f", docks=["cat:f", None, None], departures=5)
    assert s.view(0).ferries[1:3] == (None, None)
    assert s.view(0).reserve == 0
    assert s.view(0).next_roommates is None


@pytest.mark.parametrize(("place", "shown"), [(5, True), (6, False), (7, False), (0, False)])
def test_next_ferry_of_the_reserve_is_known(place: int, *, shown: bool) -> None:
    s = scene(roommates=place, hands=["cat:m"])
    for observer in (None, 0, 1):
        assert s.view(observer).next_roommates is shown


def test_crocodile_waits_where_all_see_it() -> None:
    s = scene(crocodile=True, docks=["cat:m"], hands=["crocodile:f bear:f"])
    assert s.view(1).pending is None
    s.play("load crocodile:f")
    assert {s.view(seat).pending for seat in (None, 0, 1)} == {Card("crocodile:f")}


def test_what_is_owed_is_counted_down() -> None:
    s = scene(docks=["elephant:m rhinoceros:m"], hands=["cat:m bear:f panda:m"], departures=1)
    s.play("load cat:m", "noah 2")
    assert (s.phase, s.view(1).owed) == ("give", 2)
    s.play("give bear:f 1")
    assert s.view(1).owed == 1


def test_giraffe_shows_a_hand_to_its_player() -> None:
    s = scene(hands=["giraffe:m cat:m", "bear:f snail snail", "..."])
    s.play("load giraffe:m", "peek 1")
    assert s.view(0).known(1) == Counter({"bear:f": 1, "snail": 2})
    assert s.view(2).known(1) == s.view(None).known(1) == Counter()
    assert s.view(2).target == 1


def test_gift_is_known_to_giver_and_taker() -> None:
    s = scene(docks=["elephant:m rhinoceros:m"], hands=["cat:m bear:f panda:m", "...", "..."])
    s.play("load cat:m", "noah 2", "give bear:f 2")
    assert s.view(0).known(2) == Counter({"bear:f": 1})
    assert s.view(1).known(2) == Counter()
    assert "bear:f" in s.view(2).hand


def test_giraffe_alone_shows_the_top_of_the_stock() -> None:
    s = solo_scene(hand="giraffe:m cat:m", stock="cat:f bear:m snail ...")
    assert s.view(0).stock_top == ()
    s.play("load giraffe:m")
    assert s.view(0).stock_top == ("cat:f", "bear:m", "snail")
    assert s.view(None).stock_top == ()
    s.play("order snail cat:f bear:m")
    assert s.view(0).stock_top == ("snail", "cat:f", "bear:m")


def test_views_say_briefly_what_they_are() -> None:
    s = scene(hands=["cat:m"], turn=1)
    assert repr(s.view(0)) == "<View of seat 0: round 1, load, turn of seat 1>"
    assert repr(s.view(None)) == "<View of seat None: round 1, load, turn of seat 1>"
    assert "cat" not in repr(s.view(1))


def test_preview_tells_what_a_card_leads_to() -> None:
    s = scene(docks=["elephant:m cat:f"], hands=["rhinoceros:m lion:m cat:m donkey:m"])
    full, lion, pair, donkey = (
        s.preview(f"load {card}") for card in ("rhinoceros:m", "lion:m", "cat:m", "donkey:m")
    )
    assert (full.card, full.weight, full.carries, full.departs, full.gives) == (
        "rhinoceros:m",
        21,
        21,
        True,
        1,
    )
    assert (full.docks, full.pair, full.power) == ((2, 3), False, None)
    assert (lion.power, lion.departs, lion.gives) == ("swap", False, 0)
    assert pair.pair
    assert donkey.docks == (0,)
    assert {preview.card for preview in s.view(0).previews.values()} == {
        "rhinoceros:m",
        "lion:m",
        "cat:m",
        "donkey:m",
    }


def test_phases_are_seen_by_all(reach: Reach) -> None:
    for phase in ("load", "noah", "give", "peek", "swap", "return"):
        game = reach(Options(3), phase)
        assert {game.view(seat).phase for seat in (None, 0, 1, 2)} == {phase}
        assert {game.view(seat).turn for seat in (None, 0, 1, 2)} == {game.to_move}
        assert {game.view(seat).scores for seat in (None, 0, 1, 2)} == {game.scores}
        assert {game.view(seat).departures for seat in (None, 0, 1, 2)} == {
            game.position()["departures"]
        }
        assert {game.view(seat).noah for seat in (None, 0, 1, 2)} == {game.position()["noah"]}
