"""Crocodile (bonus): the ferry's first animal flees into the hand of an opponent of the player's choice."""

import pytest

from noah.game.reasons import Reason
from noah.game.values import Card
from noah.notation.errors import MalformedError
from noah.testing.scene import Scene, scene


def croc(aboard: str, hand: str = "crocodile:m lion:m", **told: object) -> Scene:
    """Seat 0 of three holds ``hand`` at a dock with the animals ``aboard``."""
    hands = [hand, "panda:m", "kangaroo:m"]
    return scene(crocodile=True, docks=[aboard], **{"hands": hands, **told})  # type: ignore[arg-type]  # scene's own


def test_the_first_animal_flees_and_the_crocodile_lies_last() -> None:
    s = croc("cat:m bear:f").play("load crocodile:m")
    assert (s.phase, s.turn, s.legal) == ("flee", 0, ["flee 1", "flee 2"])
    s.play("flee 2")
    assert s.docks[0] == "bear:f crocodile:m"
    assert [s.hand(seat) for seat in range(3)] == ["lion:m", "panda:m", "cat:m kangaroo:m"]
    assert (s.phase, s.legal) == ("noah", ["noah 2", "noah 3"])


def test_while_it_waits_it_is_neither_in_the_hand_nor_aboard() -> None:
    s = croc("cat:m bear:f", scores=[5, 5, 5]).play("load crocodile:m")
    assert (s.hand(0), s.docks[0], s.scores) == ("lion:m", "cat:m bear:f", [5, 5, 5])
    assert [s.view(seat).pending for seat in (0, 1, None)] == [Card("crocodile:m")] * 3
    assert s.play("flee 1").view(1).pending is None


@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 0), (3, 1), (25, 23)])
def test_its_player_gets_two_points_less_never_below_0(before: int, after: int) -> None:
    s = croc("cat:m bear:f", scores=[before, 7, 7]).play("load crocodile:m", "flee 1")
    assert s.scores == [after, 7, 7]


def test_on_an_empty_ferry_nothing_flees_and_the_points_count_all_the_same() -> None:
    s = croc("", scores=[5, 7, 7])
    assert s.preview("load crocodile:m").power is None
    s.play("load crocodile:m")
    assert (s.phase, s.docks[0], s.scores) == ("noah", "crocodile:m", [3, 7, 7])
    assert s.sizes == [1, 1, 1]
    assert s.refusal("flee 1") == Reason("phase", phase="noah")


def test_from_a_ferry_of_one_the_crocodile_is_left_alone() -> None:
    s = croc("cat:m", "crocodile:f lion:m").play("load crocodile:f", "flee 1")
    assert (s.docks[0], s.ferry(0).sequence) == ("crocodile:f", "free")


def test_a_crocodile_that_lies_there_already_may_flee() -> None:
    s = croc("crocodile:f bear:f", "crocodile:m lion:f")
    assert s.refusal("load crocodile:m") == Reason("sex", need="f")
    s = croc("crocodile:f", "crocodile:m lion:f").play("load crocodile:m", "flee 2")
    assert (s.docks[0], s.hand(2)) == ("crocodile:m", "crocodile:f kangaroo:m")


@pytest.mark.parametrize(
    ("aboard", "loadable"),
    [
        ("cat:m", "crocodile:f crocodile:m"),
        ("cat:m bear:m", "crocodile:m"),
        ("cat:m bear:f", "crocodile:m"),  # though only bear:f is left when the cat has fled
        ("cat:f bear:m", "crocodile:f"),
        ("cat:m bear:f kangaroo:m", "crocodile:f"),
        ("cat:f bear:f panda:f", "crocodile:f"),
    ],
)
def test_the_sex_rule_is_judged_before_the_flight(aboard: str, loadable: str) -> None:
    assert croc(aboard, "crocodile:m crocodile:f").loadable == loadable


@pytest.mark.parametrize(
    ("aboard", "card", "left", "next_sex"),
    [
        ("cat:m bear:f", "crocodile:m", "bear:f crocodile:m", "f"),
        ("cat:m bear:m", "crocodile:m", "bear:m crocodile:m", "m"),
        ("cat:m bear:f panda:m", "crocodile:f", "bear:f panda:m crocodile:f", "m"),
        ("cat:f bear:f", "crocodile:f", "bear:f crocodile:f", "f"),
    ],
)
def test_after_it_the_last_but_one_is_counted_anew(
    aboard: str, card: str, left: str, next_sex: str
) -> None:
    s = croc(aboard, f"{card} lion:f", hands=[f"{card} lion:f", "kangaroo:m"])
    s.play(f"load {card}", "flee 1")
    assert (s.docks[0], s.ferry(0).next) == (left, next_sex)


@pytest.mark.parametrize(
    ("aboard", "card", "weight"),
    [
        ("elephant:m bear:m", "crocodile:m", 13),  # 17 + 6 - 10
        ("elephant:m rhinoceros:m", "crocodile:m", 15),  # 19 + 6 - 10
        ("cat:m elephant:m", "crocodile:m", 16),  # 12 + 6 - 2
        ("kangaroo:m rhinoceros:f lion:m", "crocodile:f", 20),  # 17 + 6 - 3
    ],
)
def test_the_weight_is_judged_after_the_flight(aboard: str, card: str, weight: int) -> None:
    s = croc(aboard, f"{card} cat:f")
    preview = s.preview(f"load {card}")
    assert (preview.weight, preview.carries, preview.departs) == (weight, 21, False)
    assert preview.power == "flee"
    s.play(f"load {card}", "flee 1")
    assert s.ferry(0).weight == weight


def test_too_heavy_after_the_flight_is_refused() -> None:
    s = croc("cat:m rhinoceros:m bear:m", "crocodile:m kangaroo:m")  # 18 - 2 + 6 = 22
    assert s.loadable == "kangaroo:m"
    assert s.refusal("load crocodile:m") == Reason("weight", room=5)
    assert s.view(0).reasons == {"crocodile:m": Reason("weight", room=5)}


def test_a_crocodile_that_does_not_fit_forces_a_take_back() -> None:
    assert croc("cat:m rhinoceros:m bear:m", "crocodile:m").legal == ["take"]
    assert croc("cat:m bear:m", "crocodile:f").legal == ["take"]


def test_at_21_after_the_flight_the_ferry_leaves() -> None:
    s = croc("cat:m elephant:m lion:m", "crocodile:m bear:f panda:f")  # 17 - 2 + 6
    preview = s.preview("load crocodile:m")
    assert (preview.weight, preview.departs, preview.gives) == (21, True, 1)
    s.play("load crocodile:m", "flee 1", "noah 2")
    assert (s.phase, s.docks[0], s.departures) == ("give", "", 1)
    assert s.play("give bear:f 1").hand(1) == "bear:f cat:m panda:m"


def test_a_ferry_whose_woodpecker_flees_carries_21() -> None:
    s = croc("woodpecker:m elephant:m")
    preview = s.preview("load crocodile:m")
    assert (preview.weight, preview.carries) == (16, 21)
    s.play("load crocodile:m", "flee 1")
    assert s.docks[0] == "elephant:m crocodile:m"
    assert (s.ferry(0).weight, s.ferry(0).carries) == (16, 21)
    assert s.hand(1) == "panda:m woodpecker:m"


def test_a_woodpecker_that_stays_keeps_it_at_13() -> None:
    s = croc("cat:m rhinoceros:m woodpecker:m", "crocodile:m cat:m")  # 11 - 2 + 6 = 15
    assert s.refusal("load crocodile:m") == Reason("weight", room=4)
    s = croc("cat:m bear:m woodpecker:m", "crocodile:m cat:m bear:f")  # 9 - 2 + 6 = 13
    assert (s.preview("load crocodile:m").carries, s.preview("load crocodile:m").departs) == (
        13,
        True,
    )
    assert s.play("load crocodile:m", "flee 1", "noah 3").departures == 1


def test_of_two_woodpeckers_the_one_that_stays_counts() -> None:
    s = croc("woodpecker:m woodpecker:f elephant:m", "crocodile:f kangaroo:f")  # 10 + 6 > 13
    assert s.loadable == "kangaroo:f"
    assert s.refusal("load crocodile:f") == Reason("weight", room=3)
    s = croc("woodpecker:m woodpecker:f bear:m", "crocodile:f cat:f")  # 7 + 6 = 13
    assert s.preview("load crocodile:f").departs
    s.play("load crocodile:f", "flee 1")
    assert (s.docks[0], s.ferry(0).carries) == ("woodpecker:f bear:m crocodile:f", 13)


def test_from_a_ferry_of_one_woodpecker() -> None:
    s = croc("woodpecker:m").play("load crocodile:m", "flee 1")
    assert (s.docks[0], s.ferry(0).weight, s.ferry(0).carries) == ("crocodile:m", 6, 21)


def test_a_pair_is_judged_with_the_last_animal_after_the_flight() -> None:
    s = croc("bear:f crocodile:m", "crocodile:f cat:m")
    assert s.preview("load crocodile:f").pair
    s.play("load crocodile:f", "flee 1", "noah 1")
    assert (s.docks[0], s.turn) == ("crocodile:m crocodile:f", 0)


@pytest.mark.parametrize(
    ("aboard", "left"),
    [("crocodile:f", "crocodile:m"), ("bear:m cat:f", "cat:f crocodile:m")],
)
def test_a_crocodile_that_fled_makes_no_pair(aboard: str, left: str) -> None:
    s = croc(aboard, "crocodile:m lion:m")
    assert not s.preview("load crocodile:m").pair
    s.play("load crocodile:m", "flee 1", "noah 2")
    assert (s.docks[0], s.turn) == (left, 1)


def test_the_roommates_rule_is_judged_before_the_flight() -> None:
    s = croc("crocodile:f", "crocodile:m lion:m", roommates=0)
    assert s.loadable == "lion:m"
    assert s.refusal("load crocodile:m") == Reason("roommates")
    assert croc("crocodile:f", "crocodile:m", roommates=0).legal == ["take"]
    s = croc("cat:m bear:f", "crocodile:m cat:f", roommates=0)
    assert s.play("load crocodile:m", "flee 1").docks[0] == "bear:f crocodile:m"


def test_a_species_that_fled_may_come_aboard_the_roommates_again() -> None:
    hands = ["crocodile:m lion:m", "kangaroo:m cat:f"]
    s = croc("cat:m bear:f", players=2, roommates=0, hands=hands)
    s.play("load crocodile:m", "flee 1", "noah 2")
    assert s.docks[0] == "bear:f crocodile:m"
    back = scene(
        players=2, crocodile=True, roommates=0, docks=["bear:f crocodile:m"], hands=["cat:f"]
    )
    assert back.loadable == "cat:f"


def test_a_snail_that_flees_has_no_sex_and_a_frog_weighs_1() -> None:
    s = croc("snail:f bear:m", "crocodile:f lion:m").play("load crocodile:f", "flee 1")
    assert s.hand(1) == "panda:m snail"
    s = croc("frog:m bear:m", frog=True).play("load crocodile:m", "flee 1")
    assert s.hand(1) == "frog:m panda:m"


def test_everybody_sees_what_flees_to_whom() -> None:
    s = croc("cat:m bear:f").play("load crocodile:m", "flee 2")
    for seat in (0, 1, None):
        assert s.view(seat).known(2) == {"cat:m": 1}


def test_of_two_players_there_is_one_choice() -> None:
    s = croc("cat:m", players=2, hands=["panda:m", "crocodile:m cat:f"], turn=1)
    assert s.play("load crocodile:m").legal == ["flee 0"]
    assert s.play("flee 0").hand(0) == "cat:m panda:m"


@pytest.mark.parametrize("seat", [0, 3, 4])
def test_not_into_ones_own_hand_nor_to_an_empty_seat(seat: int) -> None:
    s = croc("cat:m bear:f").play("load crocodile:m")
    assert s.refusal(f"flee {seat}") == Reason("seat")


def test_nothing_else_is_played_before_the_flight() -> None:
    s = croc("cat:m bear:f").play("load crocodile:m")
    for action in ("load lion:m", "take", "noah 2", "peek 1", "swap 1", "give lion:m 1"):
        assert s.refusal(action) == Reason("phase", phase="flee")
    with pytest.raises(MalformedError, match="seat"):
        s.play("flee 5")


def test_noah_goes_by_the_crocodile_not_by_the_animal_that_fled() -> None:
    s = croc("cat:m", "crocodile:f lion:m").play("load crocodile:f", "flee 1")
    assert s.legal == ["noah 1", "noah 4"]


@pytest.mark.parametrize("players", [2, 3])
def test_after_an_earlier_giraffe_it_is_still_a_flight(players: int) -> None:
    hands = ["giraffe:m lion:m", "crocodile:f cat:f", "panda:m"][:players]
    s = scene(players=players, crocodile=True, docks=["", "", "bear:m"], hands=hands)
    s.play("load giraffe:m", "peek 1", "noah 2", "load crocodile:f")
    assert s.phase == "flee"
    s.play("flee 0")
    assert s.hand(0) == "bear:m lion:m"
    assert s.view(1).known(0) == {"bear:m": 1}
    assert s.view(1).target is None


@pytest.mark.parametrize("players", [2, 3])
def test_after_an_earlier_lion_it_is_still_a_flight(players: int) -> None:
    hands = ["lion:m bear:f", "crocodile:f cat:f", "panda:m"][:players]
    s = scene(players=players, crocodile=True, docks=["", "", "bear:m"], hands=hands)
    s.play("load lion:m", "swap 1", "draw cat:f", "return bear:f", "noah 2", "load crocodile:f")
    assert (s.phase, s.turn) == ("flee", 1)
    s.play("flee 0")
    assert (s.hand(0), s.hand(1), s.phase) == ("bear:m cat:f", "bear:f", "noah")


def test_as_the_last_card_it_frightens_away_and_ends_the_round() -> None:
    s = croc("panda:f bear:m", "crocodile:f", scores=[5, 1, 0]).play("load crocodile:f", "flee 1")
    assert s.phase == "noah"
    s.play("noah 1")
    assert (s.phase, s.scores) == ("deal", [3, 9, 1])  # panda:m and panda:f; kangaroo:m


def test_taken_back_it_returns_no_points() -> None:
    s = croc("rhinoceros:m crocodile:m", "bear:m cat:f", scores=[5, 0, 0])
    assert s.play("take").scores == [5, 0, 0]
