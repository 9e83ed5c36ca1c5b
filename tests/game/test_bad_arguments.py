"""What callers hand to the public names: it is taken, or refused with our own errors and a sentence."""

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import noah
from noah.game.errors import NotYourTurnError
from noah.game.game import Game
from noah.notation.errors import MalformedError, NoahError
from noah.notation.options import Options

STRANGE: list[Any] = [
    *(2.5, float("nan"), "x", "", b"1", [], [1], {}, {1: 2}, {3}, (1,), object(), object),
    *(True, -(10**30), 10**5000, 1j, np.float64(1.5), np.int64(1), random.Random(1), "\ud800"),
]


def a_sentence(error: NoahError) -> bool:
    text = str(error)
    return text.endswith(".") and len(text) < 500 and text.isprintable()


def refused(call: Callable[[], object]) -> bool:
    try:
        call()
    except NoahError as error:
        return a_sentence(error)
    return False


@pytest.fixture
def game() -> Game:
    return Game(players=3, seed=1)


@pytest.mark.parametrize("value", STRANGE, ids=range(len(STRANGE)))
@pytest.mark.parametrize(
    "call",
    [
        lambda game, value: noah.Card(value),
        lambda game, value: noah.Action(value),
        lambda game, value: Game(value),
        lambda game, value: Game(ending=value),
        lambda game, value: Game(players=1, solo=value),
        lambda game, value: Game.from_options(value, None),
        lambda game, value: Game.from_rounds(value, [], None),
        lambda game, value: Game.from_rounds(Options(2), [value], None),
        lambda game, value: Game.from_options(Options(2), None).deal(value),
        lambda game, value: game.view(value),
        lambda game, value: game.view(0).known(value),
        lambda game, value: game.play(value),
        lambda game, value: game.play(game.legal[0], seat=value),
    ],
    ids=[
        *("Card", "Action", "players", "ending", "solo", "from_options", "from_rounds", "round"),
        *("deal", "view", "known", "action", "seat"),
    ],
)
def test_strange_value_is_refused(
    game: Game, call: Callable[[Game, Any], object], value: Any
) -> None:
    assert refused(lambda: call(game, value))


@pytest.mark.parametrize(
    "value", [v for v in STRANGE if type(v) is not bool], ids=range(len(STRANGE) - 1)
)
@pytest.mark.parametrize("option", ["frog", "crocodile", "roommates"])
def test_option_that_is_neither_on_nor_off_is_refused(option: str, value: Any) -> None:
    assert refused(lambda: Game(**{option: value}))


@pytest.mark.parametrize(
    "value", [v for v in STRANGE if type(v) is not int], ids=range(len(STRANGE) - 2)
)
def test_seed_or_ply_that_is_no_whole_number_is_refused(game: Game, value: Any) -> None:
    assert refused(lambda: Game(seed=value))
    assert refused(lambda: game.play(game.legal[0], ply=value))


@pytest.mark.parametrize("value", [-(10**30), 10**5000, 0], ids=range(3))
def test_any_whole_number_is_a_seed(value: int) -> None:
    assert Game(seed=value).position() == Game(seed=value).position()


@pytest.mark.parametrize(
    "value", [v for v in STRANGE if not isinstance(v, random.Random)], ids=range(len(STRANGE) - 1)
)
def test_generator_that_is_none_is_refused(value: Any) -> None:
    assert refused(lambda: Game(rng=value))
    assert refused(lambda: Game.from_options(Options(2), value))
    assert refused(lambda: Game.from_rounds(Options(2), [], value))


@pytest.mark.parametrize("value", [*STRANGE, 3, -1], ids=range(len(STRANGE) + 2))
def test_what_is_no_seat_is_refused_with_what_would_be(game: Game, value: Any) -> None:
    with pytest.raises(MalformedError, match=r"^There is no seat .*: they are 0 to 2\.$"):
        game.view(value)


def test_errors_are_of_one_family() -> None:
    errors = [getattr(noah, name) for name in noah.__all__ if name.endswith("Error")]
    assert len(errors) >= 8
    assert all(issubclass(error, noah.NoahError) for error in errors)
    assert issubclass(noah.MalformedError, ValueError)


def a_state() -> tuple[Options, np.ndarray]:
    game = Game(3, seed=1)
    return game.options, game.snapshot()[0]


@pytest.mark.parametrize("rng", ["x", 5, object()])
def test_a_game_from_a_state_takes_generators_alone(rng: Any) -> None:
    with pytest.raises(MalformedError, match=r"random\.Random"):
        Game.from_state(*a_state(), rng)


@pytest.mark.parametrize("shape", [(1, 1), (1, 0)])
def test_a_position_is_one_dimensional(shape: tuple[int, int]) -> None:
    options, states = a_state()
    with pytest.raises(MalformedError, match="one-dimensional"):
        Game.from_state(options, np.resize(states, shape))


@pytest.mark.parametrize("rounds", [None, 5, [5]])
def test_rounds_are_a_list_of_rounds(rounds: Any) -> None:
    with pytest.raises(MalformedError, match="RoundRecord"):
        Game.from_rounds(Options(2), rounds, None)


@pytest.mark.parametrize("name", ["ferries", "deck", "actions"])
@pytest.mark.parametrize("value", [None, 3])
def test_the_parts_of_a_round_are_lists(name: str, value: Any) -> None:
    played = Game(2, seed=1).rounds[0]
    setattr(played, name, value)
    with pytest.raises(MalformedError, match=f"The {name} of a round"):
        Game.from_rounds(Options(2), [played], None)


def test_chance_says_nothing_out_of_turn() -> None:
    game = Game(3, seed=1)
    for asked in (game.random_deal, game.random_draw):
        with pytest.raises(NotYourTurnError, match="comes next"):
            asked(random.Random(1))
        with pytest.raises(MalformedError, match=r"random\.Random"):
            asked(None)  # type: ignore[arg-type]  # what this is about


@pytest.mark.parametrize(
    "given", [{"ending": np.array([1, 2])}, {"players": 1, "solo": np.array([1, 2])}]
)
def test_options_are_not_arrays(given: dict[str, Any]) -> None:
    with pytest.raises(MalformedError):
        Options(**given)
