"""End of the game: after three rounds, or with ``reach26`` after the round at whose end somebody has 26."""

import pytest

from noah.game.errors import FinishedError
from noah.testing.scene import Scene, scene

HANDS = ["cat:m", "panda:m", "kangaroo:m parrot:m"]
"""At the end of the round seats 0, 1 and 2 are charged 0, 4 and 3."""


def ended(round_n: int, ending: str, scores: list[int]) -> Scene:
    s = scene(hands=HANDS, scores=scores, round_n=round_n, ending=ending)
    return s.play("load cat:m", "noah 2")


@pytest.mark.parametrize(("round_n", "phase"), [(1, "deal"), (2, "deal"), (3, "over")])
def test_three_rounds(round_n: int, phase: str) -> None:
    assert ended(round_n, "rounds", [0, 0, 0]).phase == phase
    assert ended(round_n, "rounds", [40, 40, 40]).phase == phase


@pytest.mark.parametrize(
    ("scores", "phase"),
    [
        ([0, 0, 0], "deal"),
        ([25, 21, 22], "deal"),  # 25, 25, 25
        ([26, 0, 0], "over"),
        ([0, 22, 0], "over"),  # 26
        ([0, 0, 23], "over"),  # 26
        ([0, 25, 0], "over"),  # 29
    ],
)
@pytest.mark.parametrize("round_n", [1, 3, 5])
def test_reach26(round_n: int, scores: list[int], phase: str) -> None:
    assert ended(round_n, "reach26", scores).phase == phase


@pytest.mark.parametrize(
    ("left", "final", "phase"),
    [("snail", 25, "deal"), ("snail lion:f", 26, "over")],  # 25 - 2 and the tears
)
def test_with_reach26_the_crocodiles_two_points_count(left: str, final: int, phase: str) -> None:
    hands = [f"crocodile:m {left}", "cat:m"]
    s = scene(players=2, crocodile=True, ending="reach26", scores=[25, 3], hands=hands)
    s.play("load crocodile:m", "noah 2", "load cat:m", "noah 0")
    assert (s.scores, s.phase) == ([final, 3], phase)


@pytest.mark.parametrize(
    ("scores", "final", "winners"),
    [
        ([9, 0, 9], [9, 4, 12], [1]),
        ([0, 9, 9], [0, 13, 12], [0]),
        ([9, 9, 0], [9, 13, 3], [2]),
        ([4, 0, 9], [4, 4, 12], [0, 1]),
        ([9, 3, 4], [9, 7, 7], [1, 2]),
        ([4, 0, 1], [4, 4, 4], [0, 1, 2]),
    ],
)
def test_the_fewest_points_win_and_on_a_tie_all_of_them(
    scores: list[int], final: list[int], winners: list[int]
) -> None:
    s = ended(3, "rounds", scores)
    assert (s.scores, s.winners) == (final, winners)


def test_with_reach26_the_fewest_points_win_too() -> None:
    s = ended(2, "reach26", [3, 25, 0])
    assert (s.scores, s.winners) == ([3, 29, 3], [0, 2])


def test_before_the_end_nobody_has_won() -> None:
    assert ended(1, "rounds", [0, 0, 0]).winners == []


def test_then_nothing_can_be_played_and_nobody_acts() -> None:
    s = ended(3, "rounds", [0, 0, 0])
    assert (s.game.over, s.game.to_move, s.legal) == (True, None, [])
    assert not any(s.view(seat).acts for seat in (0, 1, 2, None))
    with pytest.raises(FinishedError):
        s.play("load panda:m")


def test_the_last_round_is_charged_too() -> None:
    s = ended(3, "rounds", [1, 1, 1])
    assert s.game.results[-1].tears == (0, 4, 3)
    assert s.scores == [1, 5, 4]
