"""The scene language itself: what it builds, and what it refuses."""

import random

import pytest

from noah.game.errors import IllegalActionError
from noah.notation.errors import MalformedError, RecordError
from noah.testing.scene import scene, solo_scene


def test_it_stands_as_told() -> None:
    s = scene(
        players=4,
        docks=["cat:m bear:f", "", "snail:f"],
        hands=["lion:m cat:f", "snail", "panda:m", "bear:m"],
        noah=3,
        turn=2,
        departures=1,
        scores=[5, 0, 7],
        round_n=2,
        ending="reach26",
        roommates=6,
    )
    assert s.docks == ["cat:m bear:f", "", "snail:f", "", ""]
    assert [s.hand(seat) for seat in range(4)] == ["cat:f lion:m", "snail", "panda:m", "bear:m"]
    assert (s.noah, s.turn, s.phase) == (3, 2, "load")
    assert (s.reserve, s.departures, s.roommates) == (2, 1, None)
    assert (s.scores, s.game.round, s.winners) == ([5, 0, 7, 0], 2, [])
    assert s.view(2).next_roommates is True


def test_cards_not_named_are_the_unseen_rest() -> None:
    s = scene(players=2, docks=["cat:m"], hands=["bear:f", "bear:m lion:f"])
    assert s.view().stock == 31 - 4


def test_hands_not_named_are_filled_up_to_eight() -> None:
    assert scene(players=3, hands=["cat:m", "bear:f ..."]).sizes == [1, 8, 8]
    named = " ".join(["cat:m"] * 2 + ["parrot:m"] * 2 + ["kangaroo:m"] * 2 + ["snail"] * 3)
    assert scene(players=2, hands=[f"{named} ..."]).sizes == [9, 8]


def test_hands_share_what_is_left_by_turns() -> None:
    docks = ["elephant:m rhinoceros:m", "elephant:f rhinoceros:f"]
    many = "cat:m cat:m cat:f cat:f parrot:m parrot:m parrot:f parrot:f snail snail snail"
    many += " kangaroo:m kangaroo:m kangaroo:f kangaroo:f giraffe:m giraffe:f donkey:m donkey:f"
    assert scene(docks=docks, hands=[many]).sizes == [19, 4, 4]


def test_play_checks_each_action_and_can_be_chained() -> None:
    s = scene(hands=["cat:m cat:f"])
    assert s.play("load cat:m", "noah 2") is s
    with pytest.raises(IllegalActionError):
        s.play("noah 2")


def test_refusal_tells_the_reason_and_plays_nothing() -> None:
    s = scene(hands=["cat:m cat:f"])
    assert s.refusal("load bear:m").code == "not-in-hand"
    assert s.refusal("noah 2").code == "phase"
    with pytest.raises(AssertionError, match="is legal"):
        s.refusal("load cat:m")
    assert s.hand(0) == "cat:f cat:m"


def test_chance_moves_by_itself_with_a_generator() -> None:
    s = scene(hands=["lion:m cat:f", "cat:m bear:m"], rng=random.Random(1))
    assert s.play("load lion:m", "swap 1").phase == "return"


def test_the_next_round_is_dealt_as_told() -> None:
    s = scene(players=2, hands=["cat:m", "panda:m"], noah=1).play("load cat:m", "noah 3")
    assert s.phase == "deal"
    s.deal(1, 3, docks="snail:f bear:m ...", hands=["...", "cat:m snail ..."])
    assert s.docks[:2] == ["snail:f", "bear:m"]
    assert s.sizes == [8, 8]
    assert {"cat:m", "snail"} <= {*s.hand(1).split()}
    assert (s.turn, s.noah, s.game.round) == (1, 3, 2)


def test_the_next_round_is_refused_where_the_rules_say_otherwise() -> None:
    s = scene(players=2, hands=["cat:m", "panda:m"], noah=1).play("load cat:m", "noah 3")
    with pytest.raises(RecordError):
        s.deal(0, 3)
    with pytest.raises(RecordError):
        s.deal(1, 1)
    with pytest.raises(MalformedError, match="There is no cat:m left"):
        s.deal(1, 3, docks="cat:m cat:m cat:m")
    with pytest.raises(MalformedError, match="6 animals on docks"):
        s.deal(1, 3, docks="cat:m cat:f parrot:m parrot:f bear:m bear:f")
    with pytest.raises(MalformedError, match="roommates is 0 to 7"):
        s.deal(1, 3, roommates=8)


def test_alone_the_stock_is_named_from_its_top() -> None:
    s = solo_scene(hand="cat:m bear:f", stock="panda:m snail lion:f ...", noah=4)
    assert (s.hand(0), s.noah, s.reserve, s.departures) == ("bear:f cat:m", 4, 3, 0)
    assert s.stock.startswith("panda:m snail lion:f ")
    assert len(s.stock.split()) == 29


def test_alone_a_named_stock_is_all_there_is() -> None:
    s = solo_scene(hand="cat:m", stock="panda:m", departures=1)
    assert (s.stock, s.reserve) == ("panda:m", 2)


def test_alone_docks_without_a_ferry_tell_the_departures() -> None:
    s = solo_scene(hand="cat:m", stock="panda:m", docks=["bear:f", None, None])
    assert s.docks == ["bear:f", None, None, "", ""]
    assert (s.departures, s.reserve) == (5, 0)
    assert solo_scene(hand="cat:m ...", level="expert").sizes == [8]


@pytest.mark.parametrize(
    ("told", "sentence"),
    [
        ({"docks": ["bear:m"], "hands": ["bear:m"]}, "no bear:m left in this deck for the hand"),
        ({"docks": ["bear:m bear:m"]}, "no bear:m left in this deck for dock 0"),
        ({"hands": ["frog:m"]}, "no frog:m left"),
        ({"hands": ["unicorn:m"]}, "is no card"),
        ({"hands": ["snail:m"]}, "write 'snail'"),
        ({"docks": ["cat"]}, "is no card"),
        ({"docks": ["cat:m bear:f lion:f"]}, "neither of one sex nor alternating"),
        ({"docks": ["elephant:m rhinoceros:m kangaroo:m"]}, "weighs more than it carries"),
        ({"docks": ["woodpecker:m elephant:m panda:m"]}, "weighs more than it carries"),
        ({"docks": ["elephant:m rhinoceros:m cat:m"]}, "a ferry is full"),
        ({"docks": ["", "woodpecker:m rhinoceros:m panda:m"]}, "a ferry is full"),
        ({"docks": ["cat:m cat:f"], "roommates": 0}, "aboard the roommates ferry twice"),
        ({"docks": [" ".join(["cat:m"] * 19)]}, "more than 18 animals"),
        ({"docks": [""] * 6}, "6 docks are given"),
        ({"hands": ["cat:m"] * 4}, "4 hands are given"),
        ({"hands": ["", "cat:m"]}, "a hand is empty"),
        ({"hands": ["cat:m", ""]}, "a hand is empty"),
        ({"noah": 5}, "noah is 0 to 4"),
        ({"turn": 3}, "turn is 0 to 2"),
        ({"departures": 9}, "departures is 0 to 8"),
        ({"departures": 4}, "left of the reserve is 0 to 3"),
        ({"scores": [-1]}, "a score is 0 to 1000"),
        ({"scores": [0] * 4}, "4 scores are given"),
        ({"round_n": 0}, "round_n is 1 to 1000"),
        ({"roommates": 8}, "roommates is 0 to 7"),
        ({"roommates": 5, "departures": 1}, "roommates do not fit together"),
        ({"players": 6}, "1 to 5 players"),
        ({"players": 1}, "solo_scene"),
        ({"ending": "never"}, "ending"),
    ],
    ids=str,
)
def test_what_can_never_be_is_refused(told: dict[str, object], sentence: str) -> None:
    with pytest.raises(MalformedError, match=sentence):
        scene(**told)  # type: ignore[arg-type]  # every argument is wrong in its own way


@pytest.mark.parametrize(
    ("told", "sentence"),
    [
        ({"hand": "cat:m", "stock": "panda:m"}, "no ferry has left"),
        ({"hand": "cat:m", "docks": [None], "departures": 2}, "do not fit together"),
        ({"hand": "cat:m", "docks": [None], "departures": 5}, "left of the reserve"),
        ({"hand": "cat:m", "stock": "cat:m cat:m"}, "no cat:m left in this deck for the stock"),
        ({"hand": "cat:m", "docks": [None]}, "nothing can be loaded"),
        ({"hand": "bear:m", "docks": ["cat:m cat:f bear:f"]}, "neither of one sex"),
        ({"hand": "bear:m", "docks": ["cat:m cat:m cat:f"]}, "neither of one sex"),
        ({"hand": "bear:m", "docks": ["cat:f lion:m"]}, "nothing can be loaded"),
        ({"hand": "cat:m", "level": "master"}, "solo level"),
    ],
    ids=str,
)
def test_alone_what_can_never_be_is_refused(told: dict[str, object], sentence: str) -> None:
    with pytest.raises(MalformedError, match=sentence):
        solo_scene(**told)  # type: ignore[arg-type]  # every argument is wrong in its own way
