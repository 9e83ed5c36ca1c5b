"""End of a round: an empty hand, or a departure with an empty reserve; then everybody is charged his tears."""

import pytest

from noah.game.errors import NotYourTurnError
from noah.game.values import Card
from noah.notation.errors import RecordError
from noah.testing.scene import scene

TEARS = {
    "snail": 2,
    "giraffe:m": 0,
    "donkey:m": 1,
    "lion:m": 1,
    "woodpecker:m": 2,
    "cat:m": 1,
    "elephant:m": 0,
    "panda:m": 4,
    "parrot:m": 2,
    "kangaroo:m": 1,
    "rhinoceros:m": 0,
    "bear:m": 0,
    "frog:m": 5,
    "crocodile:m": 0,
}


def test_an_empty_hand_ends_it_after_the_turn() -> None:
    s = scene(hands=["cat:m", "panda:m", "parrot:f"]).play("load cat:m")
    assert s.phase == "noah"
    assert s.play("noah 2").phase == "deal"


@pytest.mark.parametrize(("card", "tears"), TEARS.items())
def test_a_card_left_in_a_hand_costs_its_tears(card: str, tears: int) -> None:
    bonus = card in {"frog:m", "crocodile:m"}
    hands = ["cat:f", "elephant:f", card, "bear:f", "giraffe:f"]
    s = scene(players=5, frog=bonus, crocodile=bonus, hands=hands)
    s.play("load cat:f", "noah 1")
    assert s.scores == [0, 0, tears, 0, 0]
    assert Card(card).tears == tears


def test_everybody_is_charged_all_that_is_left() -> None:
    hands = ["cat:m", "panda:m panda:f lion:f", "elephant:m snail snail parrot:m"]
    s = scene(hands=hands, scores=[3, 10, 0]).play("load cat:m", "noah 2")
    assert s.scores == [3, 10 + 4 + 4 + 1, 0 + 2 + 2 + 2]
    (result,) = s.game.results
    assert (result.round, result.tears, result.scores) == (1, (0, 9, 6), (3, 19, 6))
    assert [" ".join(hand) for hand in result.hands] == [
        "",
        "lion:f panda:f panda:m",
        "elephant:m parrot:m snail snail",
    ]


def test_gifts_can_empty_a_hand() -> None:
    hands = ["cat:m panda:m", "bear:m", "bear:f"]
    s = scene(docks=["elephant:m rhinoceros:m"], hands=hands).play("load cat:m", "noah 2")
    assert s.phase == "give"
    s.play("give panda:m 2")
    assert (s.phase, s.scores) == ("deal", [0, 0, 4])


def test_a_ferry_that_leaves_an_empty_reserve_ends_it_after_the_gifts() -> None:
    hands = ["cat:m panda:f bear:f bear:m lion:f lion:m", "snail"]
    s = scene(players=2, docks=["elephant:m rhinoceros:m"], hands=hands, departures=3)
    s.play("load cat:m", "noah 2")
    for card in ("bear:f", "bear:m", "lion:f"):
        assert s.phase == "give"
        s.play(f"give {card} 1")
    assert s.play("give lion:m 1").phase == "deal"
    assert s.scores == [4, 1 + 1 + 2]


@pytest.mark.parametrize("departures", [0, 1, 2])
def test_earlier_departures_do_not_end_it(departures: int) -> None:
    hands = ["cat:m panda:f bear:f bear:m lion:f lion:m", "snail"]
    s = scene(players=2, docks=["elephant:m rhinoceros:m"], hands=hands, departures=departures)
    s.play("load cat:m", "noah 2")
    while s.phase == "give":
        s.play(s.legal[0])
    assert (s.phase, s.turn, s.scores) == ("load", 1, [0, 0])


def test_a_donkeys_ferry_can_be_the_fourth() -> None:
    hands = ["donkey:m panda:f", "snail"]
    s = scene(players=2, docks=["elephant:m lion:m"], hands=hands, departures=3)
    s.play("load donkey:m", "give panda:f 1")
    assert (s.phase, s.scores) == ("deal", [0, 6])


def test_a_pair_then_gives_no_further_turn_with_an_empty_hand() -> None:
    s = scene(docks=["cat:f"], hands=["cat:m", "panda:m", "bear:m"]).play("load cat:m", "noah 2")
    assert (s.phase, s.scores) == ("deal", [0, 4, 0])


def test_a_pair_then_gives_no_further_turn_after_the_fourth_departure() -> None:
    hands = ["cat:m bear:f lion:f lion:m panda:m kangaroo:f", "snail"]
    docks = ["elephant:m bear:m cat:m"]
    s = scene(players=2, docks=docks, hands=hands, departures=3).play("load cat:m", "noah 2")
    for card in ("bear:f", "lion:f", "lion:m", "panda:m"):
        s.play(f"give {card} 1")
    assert (s.phase, s.scores) == ("deal", [1, 0 + 1 + 1 + 4 + 2])


def test_what_happens_after_the_end_is_dealt() -> None:
    s = scene(hands=["cat:m", "panda:m", "bear:m"]).play("load cat:m", "noah 2")
    assert s.legal == []
    assert s.view(0).legal == ()
    with pytest.raises(NotYourTurnError):
        s.game.play("load panda:m", seat=1)
    with pytest.raises(NotYourTurnError):
        scene(hands=["cat:m"]).deal(0, 0)


@pytest.mark.parametrize(
    ("scores", "starter"),
    [
        ([0, 0, 0], 1),
        ([9, 0, 0], 0),
        ([4, 0, 0], 0),
        ([4, 0, 4], 0),
        ([0, 0, 4], 1),
        ([0, 0, 5], 2),
    ],
)
def test_the_next_round_is_begun_by_who_has_most_points_of_several_the_lowest_seat(
    scores: list[int], starter: int
) -> None:
    hands = ["cat:m", "panda:m", "bear:m"]  # seat 1 is charged 4
    for seat in range(3):
        s = scene(hands=hands, scores=scores).play("load cat:m", "noah 2")
        if seat == starter:
            assert s.deal(seat, 2).turn == starter
        else:
            with pytest.raises(RecordError, match=f"seat {starter} begins"):
                s.deal(seat, 2)


@pytest.mark.parametrize("dock", range(5))
def test_noah_stays_where_he_stood(dock: int) -> None:
    s = scene(hands=["cat:m", "panda:m", "bear:m"], noah=3).play("load cat:m", "noah 1")
    if dock == 1:
        assert s.deal(1, dock).noah == 1
    else:
        with pytest.raises(RecordError, match="Noah stays at dock 1"):
            s.deal(1, dock)


def test_a_new_round_starts_with_everything_in_its_place() -> None:
    s = scene(hands=["cat:m", "panda:m", "bear:m"], departures=3, round_n=1)
    s.play("load cat:m", "noah 2").deal(1, 2, docks="snail:f cat:m bear:m lion:f parrot:m")
    assert s.docks == ["snail:f", "cat:m", "bear:m", "lion:f", "parrot:m"]
    assert (s.reserve, s.departures, s.game.round, s.phase) == (3, 0, 2, "load")
    assert s.sizes == [8, 8, 8]
    assert [s.ferry(dock).carries for dock in range(5)] == [21] * 5
    assert s.scores == [0, 4, 0]


def test_the_pair_that_ended_a_round_is_forgotten() -> None:
    s = scene(players=2, docks=["cat:f"], hands=["cat:m", "panda:m"]).play("load cat:m", "noah 2")
    s.deal(
        1, 2, docks="cat:m cat:f bear:m lion:f parrot:m", hands=["panda:f ...", "kangaroo:f ..."]
    )
    assert s.turn == 1
    assert s.play("load kangaroo:f", "noah 3").turn == 0
    assert s.play("load panda:f", "noah 4").turn == 1


@pytest.mark.parametrize("aboard", ["elephant:m rhinoceros:m", "elephant:m bear:m cat:m"])
def test_the_fourth_departure_is_forgotten_with_a_pair_or_without(aboard: str) -> None:
    hands = ["cat:m bear:f", "panda:m", "snail"]
    s = scene(docks=[aboard], hands=hands, departures=3)
    s.play("load cat:m", "noah 2", "give bear:f 1")
    s.deal(1, 2, docks="cat:m cat:f bear:m lion:f parrot:m", hands=["...", "kangaroo:f ..."])
    assert s.play("load kangaroo:f", "noah 3").phase == "load"
    assert (s.turn, s.reserve) == (2, 3)


def test_what_was_known_of_hands_is_forgotten() -> None:
    s = scene(docks=["elephant:m rhinoceros:m"], hands=["cat:m bear:f", "panda:m", "snail"])
    s.play("load cat:m", "noah 2", "give bear:f 1")
    assert s.view(0).known(1) == {"bear:f": 1}
    assert not s.deal(1, 2).view(0).known(1)
