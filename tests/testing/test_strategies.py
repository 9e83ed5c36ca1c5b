"""The strategies: what they make is what they say, and without Hypothesis they say what is missing."""

import sys
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from noah.game.dealing import checked
from noah.game.game import Game
from noah.notation.actions import parse_action
from noah.notation.cards import parse_held, parse_lying
from noah.notation.errors import MalformedError
from noah.notation.options import Options
from noah.notation.record import Record, read_record, record_from_json, write_record
from noah.testing.conformance import assert_sound
from noah.testing.effort import effort
from noah.testing.random_game import RandomGame
from noah.testing.strategies import (
    action_texts,
    deals,
    games,
    held_cards,
    lying_cards,
    malformed_records,
    mutated,
    options,
    positions,
    records,
)

SLOW = settings(max_examples=effort(50), suppress_health_check=[HealthCheck.too_slow])


@given(st.data())
def test_deals_fit_their_options(data: st.DataObject) -> None:
    agreed = data.draw(options())
    deal = data.draw(deals(agreed))
    game = Game.from_options(agreed, None)
    game.deal(deal)
    assert checked(deal, agreed).deck == game.rounds[0].deck


@given(options(players=[1, 4]))
def test_options_are_of_the_numbers_of_players_asked_for(agreed: Options) -> None:
    assert agreed.players in {1, 4}


@given(positions())
@SLOW
def test_positions_are_sound(game: RandomGame) -> None:
    assert_sound(game.states, 0)


@given(games(options(players=[2]), most_plies=30))
@SLOW
def test_games_have_gone_no_farther_than_asked(game: Game) -> None:
    assert game.options.players == 2
    assert game.ply <= 60


@given(records())
@SLOW
def test_records_are_whole_games(record: Record) -> None:
    assert read_record(write_record(record)) == record
    game = Game.from_rounds(record.game_options(), record.rounds, None)
    assert list(game.scores) == record.scores


@given(records(options(players=[1]), states=True))
@SLOW
def test_records_hold_states_when_asked_to(record: Record) -> None:
    played = record.rounds[0]
    assert played.states is not None
    assert len(played.states) == len(played.actions)


@given(held_cards(), lying_cards(), action_texts())
def test_texts_are_of_the_notation(held: str, lying: str, action: str) -> None:
    parse_held(held)
    parse_lying(lying)
    parse_action(action)


def refused(parse: Any, value: Any) -> bool:
    try:
        parse(value)
    except MalformedError:
        return True
    return False


def test_most_that_went_wrong_is_refused() -> None:
    texts, values = [], []

    @given(mutated(action_texts()), malformed_records(records(options(players=[1]))))
    @settings(max_examples=200, suppress_health_check=[HealthCheck.too_slow])
    def collect(text: str, value: Any) -> None:
        texts.append(refused(parse_action, text))
        values.append(refused(record_from_json, value))

    collect()
    assert 0.5 < sum(texts) / len(texts) < 1
    assert 0.5 < sum(values) / len(values) < 1


def test_without_hypothesis_the_package_to_install_is_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delitem(sys.modules, "noah.testing.strategies")
    monkeypatch.setitem(sys.modules, "hypothesis", None)
    with pytest.raises(ModuleNotFoundError, match="'pip install hypothesis'"):
        __import__("noah.testing.strategies")
