"""Matches between players on the same deals."""

import pytest

from noah.arena.contender import contender
from noah.arena.estimates import Result, result
from noah.arena.match import match_of, play_deals
from noah.notation.errors import MalformedError
from noah.notation.options import Options

pytestmark = pytest.mark.compiled_only


def match(one: str, others: str | None, players: int = 2, deals: int = 60, seed: int = 1) -> Result:
    return result(play_deals(match_of(Options(players), one, others), seed, range(deals)))


def test_the_same_player_in_every_seat_wins_his_share() -> None:
    found = match("greedy", "medium", players=3, deals=300)
    assert found.games == 900
    assert found.broken == 0
    assert abs(found.wins.mean - 1 / 3) < 2 * found.wins.doubt
    assert abs(found.ahead.mean) < 2 * found.ahead.doubt


def test_each_level_beats_the_one_below() -> None:
    for better, worse in (("beginner", "random"), ("easy", "beginner"), ("medium", "easy")):
        found = match(better, worse, deals=200)
        assert found.wins.mean - found.wins.doubt > 0.5
        assert found.tears.mean < found.others.mean


def test_looking_ahead_beats_not_looking() -> None:
    found = match("search:40", "greedy", deals=50)
    assert found.wins.mean - found.wins.doubt > 0.5


def test_seeing_all_cards_beats_looking_ahead() -> None:
    found = match("clairvoyant:60", "search:60", deals=50)
    assert found.wins.mean - found.wins.doubt > 0.5


def test_greedy_without_something_is_worse() -> None:
    for handicap in ("blocking", "shedding"):
        found = match(f"greedy-no-{handicap}", "greedy", deals=300)
        assert found.ahead.mean + found.ahead.doubt < 0


def test_alone_games_are_won_or_lost() -> None:
    greedy, random = (match(one, None, players=1, deals=150) for one in ("greedy", "random"))
    assert greedy.wins.mean - greedy.wins.doubt > random.wins.mean
    assert (greedy.games, greedy.tears.mean) == (150, 0)


def test_one_seed_gives_everything_and_a_deal_depends_on_no_other() -> None:
    game = match_of(Options(2), "search:30", "easy")
    first = play_deals(game, 1, range(4))
    assert play_deals(game, 1, [2, 3]) == first[2:]
    assert play_deals(game, 2, range(4)) != first


@pytest.mark.parametrize("players", [2, 4])
def test_all_rounds_are_counted_by_how_they_ended(players: int) -> None:
    for played in play_deals(match_of(Options(players), "greedy", "greedy"), 1, range(10)):
        assert sum(played.ends) == 3 * players


def test_a_number_of_playouts_replaces_that_of_a_level_that_searches() -> None:
    assert str(contender("hard:50", 2)) == "hard:50"
    assert contender("hard", 2, 70).playouts == 70
    assert contender("hard:50", 2, 70).playouts == 50
    assert contender("easy", 2, 70).playouts == 0
    assert contender("expert", 2).playouts > contender("hard", 2).playouts > 0


def test_who_cheats_is_told() -> None:
    assert "cheats" in contender("clairvoyant:5", 2).told
    assert "cheats" not in contender("search:5", 2).told


@pytest.mark.parametrize(
    ("text", "players", "why"),
    [
        ("grandma", 2, "'grandma': choose one of random, greedy, beginner"),
        ("search", 2, "needs a number of playouts"),
        ("search:many", 2, "a whole number from 1 to"),
        ("search:0", 2, "a whole number from 1 to"),
        ("search:٣", 2, "a whole number from 1 to"),
        ("search:99999999999", 2, "a whole number from 1 to"),
        ("greedy:5", 2, "does not look ahead"),
        ("greedy-no-luck", 2, "no player"),
        ("clairvoyant:5", 1, "does not play alone"),
        ("openspiel:201", 2, "with 2 to 200"),
        ("openspiel:1", 2, "with 2 to 200"),
    ],
)
def test_a_player_that_there_is_not_is_refused(text: str, players: int, why: str) -> None:
    with pytest.raises(MalformedError, match=why):
        contender(text, players)
