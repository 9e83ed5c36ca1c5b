"""What an observer learns: everything public, of hidden cards his own alone."""

import random
from collections import Counter

import pytest

from noah.cli.table.events import Event, seen
from noah.game.game import Game
from noah.game.values import Action
from noah.game.view import View
from noah.notation.options import Options
from noah.testing.scene import Scene, scene, solo_scene

WATCHER = None


def happened(place: Scene, *actions: str, observer: int | None) -> list[Event]:
    """What ``observer`` learns of the last of ``actions``, a draw being part of its swap."""
    first, draw = (-2, True) if actions[-1].startswith("draw") else (-1, False)
    place.play(*actions[:first])
    before = place.game.view(observer)
    place.play(*actions[first:])
    assert draw == actions[first].startswith("swap")
    return seen(Action(actions[first]), before, place.game.view(observer))


def lions() -> Scene:
    return scene(players=3, docks=[""], hands=["lion:m cat:f", "panda:m bear:m", "..."])


@pytest.mark.parametrize(
    ("observer", "cards"), [(0, ("panda:m",)), (1, ("panda:m",)), (2, ()), (WATCHER, ())]
)
def test_a_draw_shows_its_card_to_the_two_concerned(
    observer: int | None, cards: tuple[str, ...]
) -> None:
    (event,) = happened(lions(), "load lion:m", "swap 1", "draw panda:m", observer=observer)
    assert (event.kind, event.seat, event.other, event.cards) == ("draw", 0, 1, cards)


@pytest.mark.parametrize(
    ("observer", "cards"), [(0, ("cat:f",)), (1, ("cat:f",)), (2, ()), (WATCHER, ())]
)
def test_a_return_shows_its_card_to_the_two_concerned(
    observer: int | None, cards: tuple[str, ...]
) -> None:
    steps = ("load lion:m", "swap 1", "draw panda:m", "return cat:f")
    (event,) = happened(lions(), *steps, observer=observer)
    assert (event.kind, event.seat, event.other, event.cards) == ("return", 0, 1, cards)


@pytest.mark.parametrize(
    ("observer", "cards"), [(0, ("cat:f",)), (1, ()), (2, ("cat:f",)), (WATCHER, ())]
)
def test_a_gift_shows_its_card_to_giver_and_receiver(
    observer: int | None, cards: tuple[str, ...]
) -> None:
    place = scene(
        players=3, docks=["elephant:m bear:m"], hands=["panda:m cat:f cat:m", "...", "..."]
    )
    events = happened(place, "load panda:m", "noah 2", "give cat:f 2", observer=observer)
    assert [(e.kind, e.other, e.cards) for e in events] == [("give", 2, cards)]


@pytest.mark.parametrize(
    ("observer", "looks"), [(0, True), (1, False), (2, False), (WATCHER, False)]
)
def test_a_look_shows_the_hand_to_who_looks(observer: int | None, looks: bool) -> None:
    place = scene(players=3, docks=[""], hands=["giraffe:f cat:f", "panda:m bear:m bear:f", "..."])
    (event,) = happened(place, "load giraffe:f", "peek 1", observer=observer)
    assert Counter(event.cards) == (Counter(["panda:m", "bear:m", "bear:f"]) if looks else {})


def test_a_departure_names_all_that_were_aboard_and_what_comes_next() -> None:
    place = scene(
        players=2, docks=["elephant:m bear:m"], hands=["panda:m cat:f", "..."], roommates=5
    )
    walk, leave = happened(place, "load panda:m", "noah 2", observer=1)
    assert (walk.kind, walk.dock) == ("noah", 2)
    assert (leave.kind, leave.dock, leave.count, leave.roommates) == ("depart", 0, 2, True)
    assert leave.cards == ("elephant:m", "bear:m", "panda:m")


def test_a_donkey_makes_its_ferry_leave_by_itself() -> None:
    place = scene(players=2, docks=["elephant:m lion:m"], hands=["donkey:m cat:f cat:m", "..."])
    events = happened(place, "load donkey:m", observer=WATCHER)
    assert [event.kind for event in events] == ["load", "stay", "depart"]
    assert events[-1].cards == ("elephant:m", "lion:m", "donkey:m")


def test_a_pair_plays_again() -> None:
    place = scene(players=3, docks=["cat:m"], hands=["cat:f bear:m", "...", "..."])
    events = happened(place, "load cat:f", "noah 1", observer=2)
    assert [event.kind for event in events] == ["noah", "pair"]


def test_a_flight_is_public_and_rewarded() -> None:
    place = scene(
        players=3,
        crocodile=True,
        docks=["cat:m bear:f"],
        scores=[5, 0, 0],
        hands=["crocodile:m panda:f"],
    )
    events = happened(place, "load crocodile:m", "flee 2", observer=WATCHER)
    assert [(e.kind, e.cards, e.count) for e in events] == [
        ("flee", ("cat:m",), 0),
        ("reward", (), 2),
    ]


def test_a_take_back_is_seen_when_it_happens() -> None:
    place = scene(players=3, docks=["cat:m bear:m"], hands=["panda:f lion:f", "...", "..."])
    (event,) = happened(place, "take", observer=1)
    assert (event.kind, event.cards, event.dock) == ("take", ("cat:m", "bear:m"), 0)


@pytest.mark.parametrize(("observer", "cards"), [(0, ("bear:m",)), (WATCHER, ())])
def test_alone_a_drawn_card_is_the_players_own(
    observer: int | None, cards: tuple[str, ...]
) -> None:
    place = solo_scene(hand="cat:m panda:f", stock="bear:m ...")
    events = happened(place, "load cat:m", "noah 2", observer=observer)
    assert [(e.kind, e.cards) for e in events] == [("noah", ()), ("drawn", cards)]


def test_alone_discards_are_counted() -> None:
    place = solo_scene(docks=["elephant:m bear:m"], hand="panda:m cat:f", stock="lion:m cat:m ...")
    events = happened(place, "load panda:m", "noah 2", observer=0)
    assert [(e.kind, e.count) for e in events if e.kind in {"discard", "drawn"}] == [
        ("discard", 1),
        ("drawn", 1),
    ]
    assert events[-1].cards == ("cat:m",)


@pytest.mark.parametrize("observer", [0, 1, 2, WATCHER])
def test_what_moves_unseen_tells_nobody_else_apart(observer: int | None) -> None:
    """Any other card of that hand in its place: whoever is not concerned learns just the same."""
    compared = 0
    for seed in range(8):
        game = Game(3, seed=seed)
        rng = random.Random(seed)
        while not game.over:
            action = rng.choice(game.legal)
            twins = [a for a in game.legal if a.verb == action.verb and a.seat == action.seat]
            before = game.view(observer)
            receiver = before.target if action.verb == "return" else action.seat
            game.play(action)
            hidden = observer not in {before.turn, receiver}
            if action.verb in {"give", "return"} and hidden:
                after = game.view(observer)
                told = seen(action, before, after)
                assert all(seen(twin, before, after) == told for twin in twins)
                compared += len(twins) > 1
    assert compared > 10


def test_no_event_holds_a_card_of_which_a_view_says_nothing() -> None:
    """All cards of all events lie open to the observer, before or after."""
    for seed in range(20):
        options = Options(
            4, frog=bool(seed & 1), crocodile=bool(seed & 2), roommates=bool(seed & 4)
        )
        game = Game.from_options(options, random.Random(seed))
        rng = random.Random(seed)
        while not game.over and game.round == 1:
            action = rng.choice(game.legal)
            before = [game.view(observer) for observer in (0, 1, 2, 3, None)]
            game.play(action)
            if game.round > 1 or game.over:
                break
            for view in before:
                after = game.view(view.seat)
                for event in seen(action, view, after):
                    if event.kind not in {"load", "depart"}:
                        assert {*event.cards} <= open_to(view) | open_to(after)


def open_to(view: View) -> set[str]:
    lying = [card for ferry in view.ferries if ferry for card in ferry.animals]
    others = [card for seat in range(view.players) for card in view.known(seat)]
    return {*map(str, (*view.hand, *lying, *others))}
