"""Matches between players on the same deals."""

import pytest

from noah.arena.match import Result, play_match, policy
from noah.notation.errors import MalformedError
from noah.notation.options import Options

pytestmark = pytest.mark.compiled_only


def match(
    one: str, others: str, players: int = 2, deals: int = 60, playouts: int = 40, seed: int = 1
) -> Result:
    return play_match(
        Options(players),
        policy(one, players, playouts),
        policy(others, players, None),
        deals,
        seed,
    )


def test_the_same_player_in_every_seat_wins_his_share() -> None:
    result = match("greedy", "medium", players=3, deals=300)
    assert result.games == 900
    assert result.broken == 0
    assert abs(result.wins.mean - 1 / 3) < 2 * result.wins.doubt
    assert abs(result.tears.mean - result.others.mean) < 2 * result.tears.doubt


def test_each_level_beats_the_one_below() -> None:
    for better, worse in (("beginner", "random"), ("easy", "beginner"), ("medium", "easy")):
        result = match(better, worse, deals=200)
        assert result.wins.mean - result.wins.doubt > 0.5
        assert result.tears.mean < result.others.mean


def test_looking_ahead_beats_not_looking() -> None:
    result = match("search", "greedy", deals=50)
    assert result.wins.mean - result.wins.doubt > 0.5


def test_one_seed_gives_everything() -> None:
    assert match("hard", "easy", deals=3) == match("hard", "easy", deals=3)
    assert match("hard", "easy", deals=3) != match("hard", "easy", deals=3, seed=2)


def test_playouts_replace_those_of_a_level_that_searches() -> None:
    assert int(policy("hard", 2, 50)["playouts"]) == 50
    assert int(policy("hard", 4, None)["playouts"]) == 1000
    assert int(policy("easy", 2, 50)["playouts"]) == 0


def test_a_player_that_there_is_not_is_refused() -> None:
    with pytest.raises(MalformedError, match="'grandma': choose one of random, greedy, beginner"):
        policy("grandma", 2, None)
    with pytest.raises(MalformedError, match="needs a number of playouts"):
        policy("search", 2, None)
