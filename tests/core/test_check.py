"""``check``: every fault of a position is found and named, and no position is too broken to be judged."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from noah.core.cards import (
    BEAR,
    CAT,
    ELEPHANT,
    HELD_KINDS,
    LARGEST_DECK,
    LYING_KINDS,
    PARROT,
    WOODPECKER,
)
from noah.core.check import Fault, check
from noah.core.layout import (
    DRAWING,
    FLEEING,
    GIVING,
    LOADING,
    ORDERING,
    OVER,
    PEEKING,
    PHASES,
    SAILING,
    STATE,
    States,
)
from noah.notation.options import Options
from noah.testing.effort import effort
from noah.testing.random_game import RandomGame, before_deal

DONE = 255


def dealt(options: Options, seed: int = 51) -> States:
    game = RandomGame(options, seed)
    game.step()
    return game.states


def faults(states: States) -> Fault:
    return Fault(check(states, 0))


def arrived(phase: int, options: Options) -> States:
    """A position in that phase."""
    game = RandomGame(options, 52)
    while game.phase != phase:
        game = RandomGame(options, int(game.rng[0])) if game.over else game
        game.step()
    return game.states


def moor(states: States, dock: int, *kinds: int) -> None:
    """Let just these animals lie at a dock, whatever else that breaks."""
    states["aboard"][0, dock] = 0
    states["aboard"][0, dock, : len(kinds)] = kinds
    states["height"][0, dock] = len(kinds)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("players", 0),
        ("players", 6),
        ("deck", 12),
        ("ending", 2),
        ("phase", 12),
        ("turn", 3),
        ("noah", 5),
        ("reserve", 4),
        ("departures", 9),
        ("roommates", 9),
        ("target", 3),
        ("loaded", LYING_KINDS),
        ("loaded_dock", 5),
        ("stock_n", LARGEST_DECK + 1),
        ("known", 40),
        ("height", [0, 0, 19, 0, 0]),
        ("scores", [0, -1, 0, 0, 0]),
        ("scores", [0, 0, 0, 0, -1]),
    ],
)
def test_value_outside_its_range_is_a_fault(field: str, value: Any) -> None:
    states = dealt(Options(3))
    states[field][0] = value
    assert faults(states) == Fault.RANGE


@pytest.mark.parametrize(("field", "kind"), [("aboard", LYING_KINDS), ("stock", HELD_KINDS)])
def test_card_that_does_not_exist_is_a_fault(field: str, kind: int) -> None:
    states = dealt(Options(3))
    states[field].reshape(-1)[0] = kind
    assert faults(states) == Fault.RANGE


def test_before_the_first_deal_nothing_but_ranges_is_judged() -> None:
    states = before_deal(Options(2))
    assert not faults(states)
    states["weight"][0, 0] = 3
    assert not faults(states)
    states["turn"] = 2
    assert faults(states) == Fault.RANGE


@pytest.mark.parametrize(
    ("field", "place", "expected"),
    [
        ("hand_n", 1, Fault.HANDS),
        ("held", 1, Fault.HANDS),
        ("hand_n", 4, Fault.HANDS),
        ("gone", 3, Fault.CARDS),
        ("seen", 3, Fault.CARDS),
        ("discarded", 3, Fault.CARDS),
        ("weight", 2, Fault.WEIGHT),
        ("carries", 2, Fault.WEIGHT),
    ],
)
def test_field_that_does_not_fit_the_others_is_a_fault(
    field: str, place: int, expected: Fault
) -> None:
    states = dealt(Options(3))
    assert not faults(states)
    states[field][0, place] = 13 if field == "carries" else states[field][0, place] + 1
    assert faults(states) == expected


def test_card_of_a_hand_that_is_lost_breaks_hand_and_deck() -> None:
    states = dealt(Options(3))
    states["hands"][0, 0, np.flatnonzero(states["hands"][0, 0])[0]] -= 1
    assert faults(states) == Fault.HANDS | Fault.CARDS


def test_card_of_the_stock_that_is_another_breaks_the_deck() -> None:
    states = dealt(Options(3))
    states["stock"][0, 0] = (states["stock"][0, 0] + 1) % HELD_KINDS
    assert faults(states) == Fault.CARDS


def test_broken_sequence_is_a_fault() -> None:
    states = dealt(Options(3))
    moor(states, 1, 2 * CAT, 2 * PARROT + 1, 2 * PARROT + 1)
    assert Fault.SEQUENCE in faults(states)
    moor(states, 1, 2 * CAT, 2 * PARROT + 1, 2 * PARROT)
    assert Fault.SEQUENCE not in faults(states)


def test_more_weight_than_a_ferry_carries_is_a_fault() -> None:
    states = dealt(Options(3))
    moor(states, 1, 2 * WOODPECKER, 2 * BEAR, 2 * BEAR)
    states["weight"][0, 1], states["carries"][0, 1] = 14, 13
    assert Fault.WEIGHT in faults(states)


def test_species_twice_on_the_roommates_is_a_fault() -> None:
    states = dealt(Options(3, roommates=True))
    states["roommates"] = 1
    moor(states, 1, 2 * CAT, 2 * CAT + 1)
    assert Fault.ROOMMATES in faults(states)
    states["roommates"] = 2
    assert Fault.ROOMMATES not in faults(states)


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"reserve": 2}, "a ferry of the reserve is missing"),
        ({"departures": 1}, "a ferry left and none came"),
        ({"departures": 4, "reserve": 0, "roommates": 5}, "the roommates have come already"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_ferries_that_do_not_add_up_are_a_fault(changes: dict[str, int], says: str) -> None:
    states = dealt(Options(3))
    for field, value in changes.items():
        states[field] = value
    assert faults(states) == Fault.RESERVE, says


def test_empty_dock_beside_a_full_reserve_is_a_fault() -> None:
    states = dealt(Options(1))
    states["carries"][0, 2] = 0
    states["departures"] = 1
    assert faults(states) == Fault.RESERVE


def test_roommates_at_a_dock_without_a_ferry_are_a_fault() -> None:
    states = dealt(Options(1))
    states["carries"][0, 2], states["departures"], states["reserve"] = 0, 4, 0
    assert not faults(states)
    states["roommates"] = 2
    assert faults(states) == Fault.RESERVE


@pytest.mark.parametrize("field", ["owed", "again", "closing"])
def test_something_pending_when_a_turn_begins_is_a_fault(field: str) -> None:
    states = dealt(Options(3))
    states[field] = 1
    assert faults(states) == Fault.PENDING


@pytest.mark.parametrize(
    ("phase", "options", "field", "value"),
    [
        (SAILING, Options(3), "loaded", DONE),
        (SAILING, Options(3), "loaded_dock", DONE),
        (GIVING, Options(3), "owed", 0),
        (GIVING, Options(3), "owed", 5),
        (DRAWING, Options(3), "target", DONE),
        (PEEKING, Options(3), "loaded", DONE),
        (ORDERING, Options(1), "loaded", DONE),
    ],
)
def test_phase_that_lacks_what_it_waits_for_is_a_fault(
    phase: int, options: Options, field: str, value: int
) -> None:
    states = arrived(phase, options)
    assert not faults(states)
    states[field] = value
    assert faults(states) == Fault.PENDING


def test_crocodile_that_waits_and_is_nowhere_is_a_fault() -> None:
    states = arrived(FLEEING, Options(3, crocodile=True))
    assert not faults(states)
    states["loaded"] = DONE
    assert faults(states) == Fault.CARDS | Fault.PENDING


def test_lion_that_draws_from_its_own_player_is_a_fault() -> None:
    states = arrived(DRAWING, Options(3))
    states["target"] = states["turn"]
    assert faults(states) == Fault.PENDING


@pytest.mark.parametrize(("phase", "options"), [(ORDERING, Options(3)), (PEEKING, Options(1))])
def test_phase_of_another_number_of_players_is_a_fault(phase: int, options: Options) -> None:
    states = arrived(SAILING, options)
    states["phase"] = phase
    assert faults(states) == Fault.PENDING


def test_nothing_pending_is_asked_for_after_the_end() -> None:
    states = arrived(OVER, Options(2))
    states["owed"] = 1
    assert not faults(states)


def test_turn_beside_an_empty_hand_is_a_fault() -> None:
    states = dealt(Options(3))
    kinds = states["hands"][0, 2].copy()
    states["hands"][0, 2], states["hand_n"][0, 2], states["held"][0, 2] = 0, 0, 0
    states["gone"][0] += kinds
    assert faults(states) == Fault.EMPTY_HAND


@pytest.mark.parametrize(
    ("field", "place"), [("aboard", (0, 3, 17)), ("stock", (0, LARGEST_DECK - 1)), ("blank", 0)]
)
def test_unused_place_that_is_not_blank_is_a_fault(field: str, place: Any) -> None:
    states = dealt(Options(3))
    states[field][place] = 1
    assert faults(states) == Fault.BLANK


def test_turn_beside_a_full_ferry_is_a_fault() -> None:
    states = dealt(Options(3))
    moor(states, 3, 2 * ELEPHANT, 2 * ELEPHANT, 2 * ELEPHANT)
    states["weight"][0, 3] = 21
    assert Fault.FULL in faults(states)


def test_lone_turn_in_which_nothing_can_be_loaded_is_a_fault() -> None:
    states = dealt(Options(1))
    noah = int(states["noah"][0])
    moor(states, noah, 2 * ELEPHANT, 2 * ELEPHANT)
    states["weight"][0, noah] = 20
    states["phase"] = LOADING
    heavy = [2 * BEAR, 2 * BEAR + 1]
    states["hands"][0, 0] = 0
    states["hands"][0, 0, heavy] = 1
    states["held"][0, 0] = sum(1 << kind for kind in heavy)
    assert Fault.LOST in faults(states)
    states["weight"][0, noah] = 200
    assert Fault.WEIGHT in faults(states)
    assert Fault.LOST not in faults(states)


@given(st.data())
@settings(max_examples=effort(500) + 30)
def test_no_record_is_too_broken_to_be_judged(data: st.DataObject) -> None:
    states = POSITIONS[data.draw(st.integers(0, len(POSITIONS) - 1))].copy()
    raw = states.view(np.uint8)
    for _ in range(data.draw(st.integers(1, 8))):
        raw[data.draw(st.integers(0, len(raw) - 1))] = data.draw(
            st.sampled_from([0, 1, 5, 8, 13, 21, 26, 35, 47, 255]) | st.integers(0, 255)
        )
    assert 0 <= check(states, 0) < 2 * max(Fault)


@given(st.binary(min_size=STATE.itemsize, max_size=STATE.itemsize))
@settings(max_examples=effort(500) + 30)
def test_no_bytes_are_too_broken_to_be_judged(data: bytes) -> None:
    assert 0 <= check(np.frombuffer(data, STATE).copy(), 0) < 2 * max(Fault)


POSITIONS = [
    arrived(phase, options)
    for options in (Options(1), Options(3, crocodile=True, roommates=True))
    for phase in range(1, len(PHASES))
    if (phase in {ORDERING, ORDERING + 1}) <= (options.players == 1)
    and (FLEEING <= phase <= GIVING and phase != SAILING) <= (options.players > 1)
]
