"""OpenSpiel's player as a yardstick: whole games in Python, from a seed."""

import pytest

from noah.arena.match import match_of, play_deals
from noah.arena.selfplay import WAYS_TO_END
from noah.notation.errors import MalformedError
from noah.notation.options import Options

pytestmark = pytest.mark.compiled_only


def test_a_deal_is_played_from_every_seat_and_follows_from_the_seed() -> None:
    game = match_of(Options(2), "openspiel:2", "easy")
    (played,) = play_deals(game, 1, [3])
    assert (played.deal, played.broken) == (3, 0)
    assert [len(row) for row in played.scores] == [2, 2]
    assert (sum(played.ends), len(played.ends)) == (6, WAYS_TO_END)
    assert play_deals(game, 1, [3]) == [played]


@pytest.mark.parametrize("other", ["clairvoyant:5", "greedy-no-pairs"])
def test_who_does_not_decide_from_a_view_does_not_meet_it(other: str) -> None:
    with pytest.raises(MalformedError, match="meets openspiel"):
        match_of(Options(2), "openspiel:2", other)
