"""A game that begins from a position: ``Game.from_state``."""

import random

import numpy as np
import pytest

from noah.core.deal import new_states
from noah.core.layout import GIVING, States
from noah.game.game import Game
from noah.notation.cards import HELD_KIND, LYING_KIND
from noah.notation.errors import MalformedError, RecordError
from noah.notation.options import Options

OPTIONS = Options(3)


def dealt(options: Options = OPTIONS) -> States:
    """The true state of a game just dealt."""
    return Game.from_options(options, random.Random(1))._states.copy()


def test_it_stands_as_the_state_says_and_plays_on() -> None:
    played = Game.from_options(OPTIONS, random.Random(1))
    game = Game.from_state(OPTIONS, played._states)
    assert game.position() == played.position()
    action = game.legal[0]
    game.play(action)
    played.play(action)
    assert game.position() == played.position()


def test_its_copy_plays_on_alone() -> None:
    game = Game.from_state(OPTIONS, dealt())
    before = game.position()
    game.copy().play(game.legal[0])
    assert game.position() == before


def test_the_state_handed_in_stays_as_it_is() -> None:
    states = dealt()
    before = states.copy()
    game = Game.from_state(OPTIONS, states)
    game.play(game.legal[0])
    assert states.tobytes() == before.tobytes()


def test_only_the_first_state_counts() -> None:
    states = np.concatenate([dealt(), dealt(Options(2))])
    assert Game.from_state(OPTIONS, states).options.players == 3


def test_round_is_the_states_and_plies_count_from_here() -> None:
    states = dealt()
    states[0].round_n = 2
    game = Game.from_state(OPTIONS, states)
    assert (game.round, game.ply) == (2, 0)
    game.play(game.legal[0])
    assert (game.ply, game.view(0).round, game.view(0).plies) == (1, 2, 1)


def test_nobody_knows_anything_of_other_hands() -> None:
    game = Game.from_state(OPTIONS, dealt())
    assert not any(game.view(seat).known(other) for seat in range(3) for other in range(3))


def test_it_goes_on_to_the_next_round_and_to_the_end() -> None:
    states = dealt()
    states[0].round_n = 2
    game = Game.from_state(OPTIONS, states, random.Random(2))
    choice = random.Random(3)
    while not game.over:
        game.play(choice.choice(game.legal))
    assert [result.round for result in game.results] == [2, 3]


def test_it_has_no_record_and_no_rounds() -> None:
    game = Game.from_state(Options(1), dealt(Options(1)), random.Random(2))
    choice = random.Random(3)
    with pytest.raises(RecordError, match="began from a position"):
        _ = game.rounds
    while not game.over:
        game.play(choice.choice(game.legal))
    with pytest.raises(RecordError, match="began from a position"):
        game.record()


@pytest.mark.parametrize(
    "options",
    [Options(2), Options(3, ending="reach26"), Options(3, frog=True), Options(1)],
    ids=str,
)
def test_options_of_another_game_are_refused(options: Options) -> None:
    with pytest.raises(MalformedError, match="not one of a game with these options"):
        Game.from_state(options, dealt())


def test_the_roommates_ferry_needs_its_option() -> None:
    states = dealt()
    states[0].roommates = 2
    with pytest.raises(MalformedError, match="roommates ferry"):
        Game.from_state(OPTIONS, states)


def test_a_game_before_its_first_deal_is_refused() -> None:
    with pytest.raises(MalformedError, match="before the first deal"):
        Game.from_state(OPTIONS, new_states(1, 3))


@pytest.mark.parametrize("states", [None, [], np.zeros(1), new_states(0, 3), new_states(1, 3)[0]])
def test_what_is_no_position_is_refused(states: object) -> None:
    with pytest.raises(MalformedError, match="array of at least one STATE"):
        Game.from_state(OPTIONS, states)  # type: ignore[arg-type]  # wrong on purpose


def test_what_are_no_options_is_refused() -> None:
    with pytest.raises(MalformedError, match="The options are"):
        Game.from_state(3, dealt())  # type: ignore[arg-type]  # wrong on purpose


def a_number_out_of_range(states: States) -> None:
    states[0].noah = 5


def a_card_too_many(states: States) -> None:
    states[0].gone[HELD_KIND["bear:m"]] += 1


def a_size_that_is_not_the_hands(states: States) -> None:
    states[0].hand_n[0] += 1


def a_ferry_that_weighs_something_else(states: States) -> None:
    states[0].weight[0] += 1


def a_broken_sequence(states: States) -> None:
    states[0].height[0] = 3
    states[0].aboard[0, :3] = [LYING_KIND[text] for text in ("cat:m", "cat:m", "cat:f")]


def ferries_that_never_left(states: States) -> None:
    states[0].reserve = 2


def a_roommates_ferry_that_came_before(states: States) -> None:
    states[0].roommates = 5
    states[0].departures = 1
    states[0].reserve = 2


def an_empty_hand(states: States) -> None:
    states[0].gone[:] += states[0].hands[2]
    states[0].hands[2] = 0
    states[0].held[2] = 0
    states[0].hand_n[2] = 0


def gifts_that_are_not_owed(states: States) -> None:
    states[0].phase = GIVING


def a_stock_with_something_above_it(states: States) -> None:
    states[0].stock[int(states[0].stock_n)] = 1


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (a_number_out_of_range, "a number is outside its range"),
        (a_card_too_many, "the cards are not those of the deck"),
        (a_size_that_is_not_the_hands, "a hand's size is not that of its cards"),
        (a_ferry_that_weighs_something_else, "not what its animals say"),
        (a_broken_sequence, "neither of one sex nor alternating"),
        (ferries_that_never_left, "do not fit together"),
        (a_roommates_ferry_that_came_before, "do not fit together"),
        (an_empty_hand, "a hand is empty"),
        (gifts_that_are_not_owed, "what is pending does not fit the phase"),
        (a_stock_with_something_above_it, "an unused place is not blank"),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_an_impossible_position_is_refused(spoil: object, sentence: str) -> None:
    options = Options(3, roommates=True)
    states = dealt(options)
    assert callable(spoil)
    spoil(states)
    with pytest.raises(MalformedError, match=sentence):
        Game.from_state(options, states)


def test_all_that_is_wrong_is_named() -> None:
    states = dealt()
    a_card_too_many(states)
    ferries_that_never_left(states)
    with pytest.raises(MalformedError, match=r"the deck; .* fit together"):
        Game.from_state(OPTIONS, states)
