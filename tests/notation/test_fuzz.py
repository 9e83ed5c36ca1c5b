"""Whatever comes in from outside: it is read, or refused with our own errors and a sentence."""

import random
import sys
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from noah.game.game import Game
from noah.notation.actions import parse_action
from noah.notation.cards import parse_held, parse_lying
from noah.notation.errors import MalformedError, RecordError
from noah.notation.options import Options, options_from_json
from noah.notation.record import Record, read_record, record_from_json, write_record
from noah.testing.effort import effort
from noah.testing.strategies import (
    action_texts,
    any_text,
    held_cards,
    json_values,
    lying_cards,
    malformed_records,
    mutated,
)

LONG = settings(max_examples=effort(300), suppress_health_check=[HealthCheck.too_slow])


def _game(options: Options) -> Record:
    rng = random.Random(5)
    game = Game.from_options(options, rng)
    while not game.over:
        game.play(rng.choice(game.legal))
    return game.record()


RECORDS = [
    _game(options)
    for options in (
        Options(1, solo="expert"),
        Options(2, roommates=True),
        Options(3, frog=True, crocodile=True),
    )
]


def a_sentence(error: Exception) -> bool:
    text = str(error)
    return len(text) < 2_000 and text.endswith(".") and text.isprintable()


def is_read_or_refused(parse: Callable[..., object], *values: object) -> bool:
    """Whether ``parse`` either takes the values or refuses them in a sentence; all else comes through."""
    try:
        parse(*values)
    except MalformedError as error:
        return a_sentence(error)
    return True


@given(any_text() | mutated(held_cards() | lying_cards()))
@settings(max_examples=effort(1000))
def test_any_text_is_a_card_or_refused(text: str) -> None:
    assert is_read_or_refused(parse_held, text)
    assert is_read_or_refused(parse_lying, text)


@given(any_text() | mutated(action_texts()))
@example("order")
@example("order  snail")
@example("noah ٣")
@example("noah 03")
@example("give cat:m 1 ")
@example("lift 4 18")
@settings(max_examples=effort(1000))
def test_any_text_is_an_action_or_refused(text: str) -> None:
    assert is_read_or_refused(parse_action, text)


@given(st.binary(max_size=200) | any_text())
@example(b"")
@example("\ud800")
@example(b'"\\ud800"')
@example(b'{"format": "\\ud800"}')
@example(b"\xff\xfe")
@example(b"NaN")
@example(b'{"format":"noah-record/1","players":1e400}')
@example(b'{"format":"noah-record/1","players":' + b"9" * 5000 + b"}")
@LONG
def test_any_line_is_a_record_or_refused(line: bytes | str) -> None:
    with pytest.raises(RecordError) as refused:
        read_record(line)
    assert a_sentence(refused.value)


@given(json_values())
@example({"format": 10**5000})
@LONG
def test_any_value_is_refused(value: Any) -> None:
    with pytest.raises(RecordError) as refused:
        record_from_json(value)
    assert a_sentence(refused.value)


@given(st.fixed_dictionaries({"format": json_values(), "players": json_values()}))
@LONG
def test_any_format_is_refused(value: Any) -> None:
    with pytest.raises(RecordError) as refused:
        record_from_json(value)
    assert a_sentence(refused.value)


@given(malformed_records(st.sampled_from(RECORDS)))
@LONG
def test_record_with_another_value_somewhere_is_read_or_refused(value: Any) -> None:
    def read_write_read(value: object) -> None:
        read = record_from_json(value)
        assert read_record(write_record(read)) == read

    assert is_read_or_refused(read_write_read, value)


@given(st.integers(), st.dictionaries(any_text(), json_values(), max_size=4))
@example(10**5000, {})
@LONG
def test_any_options_are_refused(players: int, options: dict[str, Any]) -> None:
    with pytest.raises(RecordError) as refused:
        options_from_json(players, options)
    assert a_sentence(refused.value)


@given(st.tuples(*[json_values()] * 6))
@example((10**5000,))
@LONG
def test_any_values_are_no_options(values: tuple[Any, ...]) -> None:
    assert is_read_or_refused(Options, *values)


def deep(depth: int) -> str:
    return "[" * depth + "]" * depth


@pytest.mark.parametrize(
    "around",
    [
        "DEEP",
        '{"format": DEEP}',
        '{"format": "noah-record/1", "players": DEEP}',
        '{"format": "noah-record/1", "players": 2, "options": DEEP}',
        '{"format":"noah-record/1","players":1,"options":{"solo":DEEP},"rounds":[],"scores":[],"winners":[]}',
    ],
)
def test_deep_nesting_is_refused(around: str) -> None:
    # Close to Python's own limit the decoder still succeeds where printing the value fails.
    limit = sys.getrecursionlimit()
    for depth in (10, limit // 2, *range(limit - 150, limit + 10), 10 * limit, 100 * limit):
        with pytest.raises(RecordError) as refused:
            read_record(around.replace("DEEP", deep(depth)))
        assert a_sentence(refused.value)


@pytest.mark.parametrize("depth", [10, 500, 980, 100_000])
def test_deeply_nested_value_is_refused(depth: int) -> None:
    value: Any = []
    for _ in range(depth):
        value = [value]
    for record in (value, {"format": value}, {"format": "noah-record/1", "players": value}):
        with pytest.raises(RecordError) as refused:
            record_from_json(record)
        assert a_sentence(refused.value)


@pytest.mark.parametrize("key", ["starter", "noah"])
def test_number_too_long_to_print_is_refused(key: str) -> None:
    value = msgspec.to_builtins(RECORDS[0])
    value["rounds"][0][key] = 10**5000
    with pytest.raises(RecordError, match="a huge int is no"):
        record_from_json(value)


@pytest.mark.parametrize("ferry", ["\x1b[31m\n", "plain" * 1000, "\ud800", "\u202e"])
def test_strange_text_is_refused(ferry: str) -> None:
    value = msgspec.to_builtins(RECORDS[0])
    value["rounds"][0]["ferries"][0] = ferry
    for record in (value, {**value, "rounds": [{ferry: None}]}):
        with pytest.raises(RecordError) as refused:
            record_from_json(record)
        assert a_sentence(refused.value)


def test_huge_record_is_refused_quickly() -> None:
    line = b'{"format": "noah-record/1", "players": "' + b"x" * 10_000_000 + b'"}'
    with pytest.raises(RecordError) as refused:
        read_record(line)
    assert a_sentence(refused.value)
    assert sys.getsizeof(str(refused.value)) < 10_000


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: f"{record.players} players")
def test_reading_what_was_written_is_a_fixed_point(record: Record) -> None:
    line = write_record(record)
    again = read_record(line)
    assert again == record
    assert write_record(again) == line
    assert msgspec.json.decode(line) == msgspec.to_builtins(record)
