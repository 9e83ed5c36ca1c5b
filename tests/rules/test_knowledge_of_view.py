"""Who may know what: each row of that table, asked of the views of all seats and of somebody who watches.

That something stays hidden is shown by two scenes which differ in it alone: their views are the same, byte for byte.
"""

import pytest

from noah.core.layout import HIDDEN
from noah.game.values import Card
from noah.notation.cards import HELD_TEXT
from noah.testing.scene import Scene, scene, solo_scene

WATCHER = None
HEAVY = "elephant:m rhinoceros:m snail:m"


def seen(s: Scene, seat: int | None) -> tuple[bytes, bytes, object]:
    """All that the view of ``seat`` holds."""
    view = s.view(seat)
    offered = (view.legal, view.reasons, view.previews, view.must_take_back)
    return view.state.tobytes(), view.knowledge.tobytes(), offered


# The docks, Noah, the reserve, departures, scores, whose turn and which phase: everybody, watchers too.


@pytest.mark.parametrize("seat", [0, 1, 2, WATCHER])
def test_what_lies_on_the_table_is_seen_by_everybody(seat: int | None) -> None:
    s = scene(
        docks=["cat:m bear:f", "snail:f"],
        noah=1,
        turn=2,
        departures=1,
        scores=[3, 0, 12],
        round_n=2,
        roommates=6,
    )
    view = s.view(seat)
    assert [[str(card) for card in ferry.animals] for ferry in view.ferries if ferry] == [
        ["cat:m", "bear:f"],
        ["snail:f"],
        [],
        [],
        [],
    ]
    assert (view.noah, view.turn, view.phase, view.round) == (1, 2, "load", 2)
    assert (view.reserve, view.departures, view.scores) == (2, 1, (3, 0, 12))
    assert view.next_roommates is True


@pytest.mark.parametrize("seat", [0, 1, 2, WATCHER])
def test_where_the_roommates_lie_deeper_in_the_reserve_is_seen_by_nobody(seat: int | None) -> None:
    assert seen(scene(roommates=6), seat) == seen(scene(roommates=7), seat)
    assert seen(scene(roommates=5), seat) != seen(scene(roommates=7), seat)
    assert seen(scene(roommates=3), seat) != seen(scene(roommates=7), seat)


# How many cards each hand holds: everybody. The cards: its player alone.


def test_sizes_of_hands_are_seen_by_everybody_and_cards_by_their_player_alone() -> None:
    s = scene(hands=["cat:m bear:f", "lion:m", "panda:m snail snail"])
    own = [("bear:f", "cat:m"), ("lion:m",), ("panda:m", "snail", "snail")]
    for seat in range(3):
        assert s.view(seat).hand == own[seat]
        assert s.view(seat).hands == tuple(
            own[other] if other == seat else len(own[other]) for other in range(3)
        )
    assert s.view(WATCHER).hand == ()
    assert s.view(WATCHER).hands == (2, 1, 3)


@pytest.mark.parametrize("seat", [0, 2, WATCHER])
def test_the_cards_of_another_hand_change_nothing_in_a_view(seat: int | None) -> None:
    one = scene(hands=["cat:m bear:f", "lion:m snail", "panda:m"])
    other = scene(hands=["cat:m bear:f", "elephant:f parrot:m", "panda:m"])
    assert seen(one, seat) == seen(other, seat)
    assert seen(one, 1) != seen(other, 1)


@pytest.mark.parametrize("seat", [0, 1, 2, WATCHER])
def test_when_the_round_ends_all_hands_are_laid_open(seat: int | None) -> None:
    s = scene(hands=["cat:m", "panda:m lion:f", "snail"]).play("load cat:m", "noah 2")
    assert s.phase == "deal"
    assert s.view(seat).hands == ((), ("lion:f", "panda:m"), ("snail",))
    assert s.game.results[0].tears == (0, 5, 2)


@pytest.mark.parametrize("seat", [0, 1, 2, WATCHER])
def test_at_the_end_of_the_game_they_stay_open(seat: int | None) -> None:
    s = scene(hands=["cat:m", "panda:m lion:f", "snail"], round_n=3)
    assert s.play("load cat:m", "noah 2").phase == "over"
    assert s.view(seat).hands == ((), ("lion:f", "panda:m"), ("snail",))


def test_in_the_next_round_they_are_hidden_again() -> None:
    s = scene(hands=["cat:m", "panda:m lion:f", "snail"]).play("load cat:m", "noah 2")
    s.deal(1, 2)
    assert s.view(WATCHER).hands == (8, 8, 8)


# A card loaded, taken back, fled: everybody, at the moment it moves.


@pytest.mark.parametrize("seat", [1, 2, WATCHER])
def test_a_card_loaded_is_seen_when_it_lies_there(seat: int | None) -> None:
    s = scene(hands=["cat:m bear:f", "lion:m", "panda:m"]).play("load cat:m")
    ferry = s.view(seat).ferries[0]
    assert ferry
    assert ferry.animals == ("cat:m",)


@pytest.mark.parametrize("seat", [1, 2, WATCHER])
def test_cards_taken_back_are_remembered_until_they_leave(seat: int | None) -> None:
    s = scene(docks=[HEAVY], hands=["cat:m bear:f", "lion:m", "panda:m"]).play("take")
    assert s.view(seat).known(0) == {"elephant:m": 1, "rhinoceros:m": 1, "snail": 1}
    s.play("load elephant:m")
    assert s.view(seat).known(0) == {"rhinoceros:m": 1, "snail": 1}


@pytest.mark.parametrize("seat", [0, 1, WATCHER])
def test_a_card_that_fled_is_remembered(seat: int | None) -> None:
    hands = ["crocodile:m bear:f", "lion:m", "panda:m"]
    s = scene(crocodile=True, docks=["cat:m"], hands=hands).play("load crocodile:m", "flee 2")
    assert s.view(seat).known(2) == {"cat:m": 1}


# Departed animals: everybody saw them leave.


def test_departed_animals_are_the_same_for_everybody() -> None:
    hands = ["cat:m bear:f lion:f", "lion:m", "panda:m"]
    s = scene(docks=["elephant:m rhinoceros:m"], hands=hands).play("load cat:m", "noah 2")
    gone = [s.view(seat).state[0].gone.tolist() for seat in (0, 1, 2, WATCHER)]
    assert gone[0] == gone[1] == gone[2] == gone[3]
    assert sum(gone[0]) == 3


# What a giraffe shows: only the player who looks; the others learn who looks at whom.


@pytest.mark.parametrize("seat", [2, WATCHER])
def test_what_a_giraffe_shows_stays_between_the_two(seat: int | None) -> None:
    one = scene(hands=["giraffe:m bear:f", "lion:m snail", "panda:m"])
    other = scene(hands=["giraffe:m bear:f", "elephant:f parrot:m", "panda:m"])
    assert seen(one.play("load giraffe:m", "peek 1"), seat) == seen(
        other.play("load giraffe:m", "peek 1"), seat
    )
    assert one.view(0).known(1) == {"lion:m": 1, "snail": 1}
    assert one.view(seat).target == 1


def test_who_is_looked_at_does_not_see_the_hand_of_who_looks() -> None:
    one = scene(hands=["giraffe:m bear:f", "lion:m snail", "panda:m"])
    other = scene(hands=["giraffe:m parrot:f", "lion:m snail", "panda:m"])
    assert seen(one.play("load giraffe:m", "peek 1"), 1) == seen(
        other.play("load giraffe:m", "peek 1"), 1
    )


# The cards drawn and returned through a lion: only the two of them; the others learn how many went where.


@pytest.mark.parametrize("seat", [2, WATCHER])
def test_what_a_lion_swaps_stays_between_the_two(seat: int | None) -> None:
    one = scene(hands=["lion:m bear:f", "lion:f snail", "panda:m"]).play("load lion:m", "swap 1")
    other = scene(hands=["lion:m bear:m", "cat:f parrot:m", "panda:m"]).play(
        "load lion:m", "swap 1"
    )
    assert seen(one, seat) == seen(other, seat)
    one.play("draw lion:f")
    other.play("draw parrot:m")
    assert seen(one, seat) == seen(other, seat)
    assert one.view(seat).hands[:2] == (2, 1)
    one.play("return bear:f")
    other.play("return parrot:m")
    assert seen(one, seat) == seen(other, seat)
    assert one.view(seat).hands[:2] == (1, 2)


# The cards given at a departure: only giver and receiver; the others learn how many went where.


@pytest.mark.parametrize("seat", [2, WATCHER])
def test_what_is_given_stays_between_giver_and_receiver(seat: int | None) -> None:
    docks = ["elephant:m rhinoceros:m"]
    one = scene(docks=docks, hands=["cat:m bear:f lion:f", "snail", "panda:m"])
    other = scene(docks=docks, hands=["cat:m bear:m parrot:f", "snail", "panda:m"])
    one.play("load cat:m", "noah 2", "give bear:f 1")
    other.play("load cat:m", "noah 2", "give parrot:f 1")
    assert seen(one, seat) == seen(other, seat)
    assert one.view(seat).hands[:2] == (1, 2)
    assert one.view(0).known(1) == {"bear:f": 1}
    assert one.view(1).hand == ("bear:f", "snail")


def test_a_card_that_leaves_a_hand_unseen_may_be_any_of_those_known() -> None:
    docks = ["", "", "elephant:m rhinoceros:m"]
    s = scene(docks=docks, hands=["giraffe:m bear:f", "cat:m snail snail lion:f", "panda:m"])
    s.play("load giraffe:m", "peek 1", "noah 2")
    assert s.view(0).known(1) == {"cat:m": 1, "snail": 2, "lion:f": 1}
    s.play("load cat:m", "noah 0", "give snail 2")
    assert s.view(0).known(1) == {"snail": 1}
    assert s.view(1).known(2) == {"snail": 1}


# Which actions are legal, and that a player must take back: only the player to act.


def test_legal_actions_reasons_and_previews_are_for_the_player_to_act() -> None:
    s = scene(docks=["bear:m cat:m"], hands=["panda:m lion:f", "cat:f", "snail"])
    assert s.view(0).legal == ("load panda:m",)
    assert [*s.view(0).reasons] == [Card("lion:f")]
    assert [*s.view(0).previews] == ["load panda:m"]
    for seat in (1, 2, WATCHER):
        view = s.view(seat)
        assert (view.acts, view.legal, view.legal_ids) == (False, (), ())
        assert (view.reasons, view.previews, view.must_take_back) == ({}, {}, False)


@pytest.mark.parametrize("seat", [1, 2, WATCHER])
def test_the_others_see_a_take_back_when_it_happens_not_before(seat: int | None) -> None:
    must = scene(docks=[HEAVY], hands=["cat:m bear:f", "lion:m", "panda:m"])
    need_not = scene(docks=[HEAVY], hands=["cat:m parrot:m", "lion:m", "panda:m"])
    assert must.legal == ["take"]
    assert need_not.legal == ["load parrot:m"]
    assert seen(must, seat) == seen(need_not, seat)
    assert seen(must.play("take"), seat) != seen(need_not, seat)


@pytest.mark.parametrize("phase", ["give", "peek", "swap", "return", "flee", "noah"])
def test_in_every_phase_the_choices_are_for_the_player_to_act(phase: str) -> None:
    told = {
        "give": ("cat:m", ["load cat:m", "noah 2"]),
        "peek": ("giraffe:f", ["load giraffe:f"]),
        "swap": ("lion:f", ["load lion:f"]),
        "return": ("lion:f", ["load lion:f", "swap 1", "draw snail"]),
        "flee": ("crocodile:m", ["load crocodile:m"]),
        "noah": ("parrot:f", ["load parrot:f"]),
    }
    card, actions = told[phase]
    docks = ["elephant:m rhinoceros:m" if phase == "give" else "bear:m"]
    hands = [f"{card} bear:f", "snail", "panda:m"]
    s = scene(crocodile=True, docks=docks, hands=hands).play(*actions)
    assert s.phase == phase
    assert [*map(str, s.view(0).legal)] == [*map(str, s.game.legal)]
    assert all(s.view(seat).legal == () for seat in (1, 2, WATCHER))


# The unseen rest, the order of the stock: nobody until the game is over.


@pytest.mark.parametrize("seat", [0, 1, WATCHER])
def test_the_unseen_rest_is_seen_by_nobody(seat: int | None) -> None:
    view = scene(hands=["cat:m bear:f", "lion:m", "panda:m"]).view(seat)
    assert view.stock == 31 - 4
    assert view.stock_top == ()
    assert {*view.state[0].stock[: view.stock].tolist()} == {HIDDEN}


def test_the_rest_stays_unseen_between_rounds_and_is_laid_open_at_the_end() -> None:
    hands = ["cat:m", "lion:m", "panda:m"]
    s = scene(hands=hands).play("load cat:m", "noah 2")
    assert s.view(WATCHER).stock_top == ()
    s = scene(hands=hands, round_n=3).play("load cat:m", "noah 2")
    assert len(s.view(WATCHER).stock_top) == 31 - 3


@pytest.mark.parametrize("seat", [0, WATCHER])
def test_alone_the_order_of_the_stock_is_hidden(seat: int | None) -> None:
    one = solo_scene(hand="cat:m bear:f", stock="lion:m panda:f snail ...")
    other = solo_scene(hand="cat:m bear:f", stock="snail elephant:m lion:m ...")
    assert seen(one, seat) == seen(other, seat)


def test_alone_the_hand_and_what_was_seen_of_the_stock_are_the_players() -> None:
    one = solo_scene(hand="giraffe:m bear:f", stock="lion:m panda:f snail ...")
    other = solo_scene(hand="giraffe:m cat:f", stock="snail elephant:m lion:m ...")
    for s in (one, other):
        s.play("load giraffe:m")
    assert one.view(0).stock_top == ("lion:m", "panda:f", "snail")
    assert seen(one, WATCHER) == seen(other, WATCHER)
    assert one.view(WATCHER).hands == (1,)
    assert one.view(0).hands == (("bear:f",),)


@pytest.mark.parametrize("seat", [0, WATCHER])
def test_alone_cards_discarded_unseen_stay_hidden(seat: int | None) -> None:
    docks = ["elephant:m rhinoceros:m"]
    one = solo_scene(hand="cat:m bear:f", stock="lion:m panda:f snail ...", docks=docks)
    other = solo_scene(hand="cat:m bear:f", stock="snail panda:f lion:m ...", docks=docks)
    for s in (one, other):
        s.play("load cat:m", "noah 2")
    assert seen(one, seat) == seen(other, seat)


def test_alone_cards_discarded_after_a_look_are_known_to_the_player_alone() -> None:
    docks = ["elephant:m kangaroo:m"]
    one = solo_scene(hand="giraffe:m bear:f", stock="lion:m panda:f snail ...", docks=docks)
    one.play("load giraffe:m", "order lion:m panda:f snail", "noah 2")
    other = solo_scene(hand="giraffe:m bear:f", stock="lion:m panda:f snail ...", docks=docks)
    other.play("load giraffe:m", "order snail panda:f lion:m", "noah 2")
    assert one.hand(0) == other.hand(0) == "bear:f panda:f"
    for s, card in ((one, "lion:m"), (other, "snail")):
        known = s.view(0).state[0].seen.tolist()
        assert [HELD_TEXT[kind] for kind, n in enumerate(known) if n] == [card]
    assert seen(one, WATCHER) == seen(other, WATCHER)


def test_there_is_no_view_of_a_seat_that_is_not_there() -> None:
    with pytest.raises(ValueError, match="There is no seat 3"):
        scene(players=3).view(3)
