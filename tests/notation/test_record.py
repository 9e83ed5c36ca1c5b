"""``noah-record/1``: what is read, what is written, and what is refused with its place."""

import gzip
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from noah.notation.errors import RecordError
from noah.notation.options import Options
from noah.notation.record import (
    check_round,
    read_record,
    record_from_json,
    write_record,
)

GOLDEN = Path(__file__).parent.parent / "data" / "golden" / "independent.jsonl.gz"
LINES = gzip.decompress(GOLDEN.read_bytes()).splitlines()
Change = Callable[[dict[str, Any]], object]


def some(**options: object) -> dict[str, Any]:
    """The first golden record with these options, as JSON has it."""
    for line in LINES:
        record: dict[str, Any] = json.loads(line)
        if options.items() <= (record["options"] | {"players": record["players"]}).items():
            return record
    raise LookupError(options)


@pytest.mark.parametrize("line", LINES, ids=range(len(LINES)))
def test_what_was_read_is_written_again(line: bytes) -> None:
    record = read_record(line)
    assert msgspec.json.decode(write_record(record)) == msgspec.json.decode(line)
    assert read_record(write_record(record)) == record
    assert record_from_json(json.loads(line)) == record


def test_text_is_read_as_bytes_are() -> None:
    assert read_record(LINES[0].decode()) == read_record(LINES[0])


def test_states_are_left_out_where_there_are_none() -> None:
    record = read_record(LINES[0])
    for played in record.rounds:
        played.states = None
    assert b"states" not in write_record(record)
    assert read_record(write_record(record)) == record


def test_other_keys_are_passed_over() -> None:
    record = some()
    record |= {"id": 7, "date": "2012-10-01", "names": ["Ada"], "fair": {}, "engine": None}
    record["rounds"][0]["comment"] = "a good one"
    assert read_record(json.dumps(record)) == read_record(LINES[0])


def test_deal_is_read_as_numbers() -> None:
    record = read_record(json.dumps(some(players=3, roommates=True)))
    played = record.rounds[0]
    assert played.ferries[played.roommates()] == "roommates"
    assert len(played.kinds(docks=True)) == len(played.deck)
    assert record.game_options() == Options(3, **record.options)
    assert read_record(json.dumps(some(players=1))).rounds[0].roommates() == 8


def setter(path: str, value: object) -> Change:
    """A change of a record: ``value`` at ``path``, whose steps are separated by dots."""

    def change(record: dict[str, Any]) -> None:
        *steps, last = [int(step) if step.isdigit() else step for step in path.split(".")]
        inner: Any = record
        for step in steps:
            inner = inner[step]
        inner[last] = value

    return change


def remover(path: str) -> Change:
    """A change of a record: the key at ``path`` is gone."""

    def change(record: dict[str, Any]) -> None:
        *steps, last = path.split(".")
        inner: Any = record
        for step in steps:
            inner = inner[int(step) if step.isdigit() else step]
        del inner[last]

    return change


WRONG: list[tuple[Change, str, str]] = [
    (setter("format", "noah-record/2"), "format", "'noah-record/2' cannot be read here"),
    (setter("format", 1), "format", "1 cannot be read here"),
    (remover("format"), "", "this is no game record"),
    (remover("players"), "", "missing required field 'players'"),
    (remover("rounds"), "", "missing required field 'rounds'"),
    (remover("rounds.1.deck"), "rounds[1]", "missing required field 'deck'"),
    (setter("players", 6), "players", "1 to 5 players"),
    (setter("players", 0), "players", "1 to 5 players"),
    (setter("players", 10**30), "players", "1 to 5 players"),
    (setter("players", 3.0), "players", "Expected 'int', got 'float'"),
    (setter("players", value=True), "players", "Expected 'int', got 'bool'"),
    (setter("players", "3"), "players", "Expected 'int', got 'str'"),
    (setter("players", 4), "rounds[0].deck", "does not fit the options"),
    (setter("players", 1), "options", "exactly solo"),
    (setter("options", []), "options", "Expected 'object', got 'array'"),
    (setter("options.ending", "never"), "options", "'rounds' or 'reach26'"),
    (setter("options.frog", 1), "options", "frog is True or False"),
    (setter("options.frog", None), "options", "frog is True or False"),
    (remover("options.roommates"), "options", "exactly crocodile, ending, frog, roommates"),
    (setter("options.solo", None), "options", "exactly crocodile, ending, frog, roommates"),
    (setter("options.frog", value=True), "rounds[0].deck", "0 of frog:m instead of 1"),
    (setter("rounds", []), "rounds", "at least one"),
    (setter("rounds", {}), "rounds", "Expected 'array', got 'object'"),
    (setter("rounds.1", 5), "rounds[1]", "Expected 'object', got 'int'"),
    (setter("rounds.1.starter", 3), "rounds[1].starter", "3 is no seat of 3 players"),
    (setter("rounds.0.starter", -1), "rounds[0].starter", "-1 is no seat"),
    (setter("rounds.2.noah", 5), "rounds[2].noah", "5 is no dock"),
    (setter("rounds.2.noah", None), "rounds[2].noah", "Expected 'int', got 'null'"),
    (setter("rounds.1.ferries", ["plain"] * 7), "rounds[1].ferries", "7 ferries are named"),
    (setter("rounds.1.ferries.7", "small"), "rounds[1].ferries[7]", "Invalid enum value 'small'"),
    (setter("rounds.1.ferries.7", "roommates"), "rounds[1].ferries", "none is 'roommates'"),
    (setter("rounds.2.deck.30", "unicorn:m"), "rounds[2].deck[30]", "'unicorn:m' is no card"),
    (setter("rounds.2.deck.30", "snail:m"), "rounds[2].deck[30]", "write 'snail'"),
    (setter("rounds.2.deck.0", "snail"), "rounds[2].deck[0]", "'snail:m' or 'snail:f'"),
    (setter("rounds.2.deck.30", "frog:m=4"), "rounds[2].deck[30]", "write 'frog:m'"),
    (setter("rounds.2.deck.30", 5), "rounds[2].deck[30]", "Expected 'str', got 'int'"),
    (setter("rounds.2.deck", []), "rounds[2].deck", "0 of giraffe:m instead of 1"),
    (setter("rounds.0.actions.4", "fly away"), "rounds[0].actions[4]", "'fly away' is no action"),
    (setter("rounds.0.actions.4", "noah 7"), "rounds[0].actions[4]", "'7' is no dock"),
    (setter("rounds.0.actions.4", ["noah 1"]), "rounds[0].actions[4]", "Expected 'str'"),
    (setter("rounds.0.actions", "noah 1"), "rounds[0].actions", "Expected 'array', got 'str'"),
    (setter("rounds.1.states", []), "rounds[1].states", "there are 0 states for"),
    (setter("rounds.1.states.9", "x"), "rounds[1].states[9]", "Expected 'object', got 'str'"),
    (setter("scores.2", 1.5), "scores[2]", "Expected 'int', got 'float'"),
    (setter("winners", "nobody"), "winners", "Expected 'array', got 'str'"),
]


@pytest.mark.parametrize(("change", "where", "what"), WRONG, ids=range(len(WRONG)))
def test_what_is_wrong_is_said_with_its_place(change: Change, where: str, what: str) -> None:
    record = some(players=3, frog=False, roommates=False, crocodile=False)
    change(record)
    with pytest.raises(RecordError) as caught:
        read_record(json.dumps(record))
    assert caught.value.where == where
    assert what in caught.value.what
    assert caught.value.what.endswith(".")
    assert str(caught.value) == f"{where}: {caught.value.what}".removeprefix(": ")
    with pytest.raises(RecordError) as again:
        record_from_json(record)
    assert str(again.value) == str(caught.value)


def test_two_roommates_are_one_too_many() -> None:
    record = some(players=3, roommates=True)
    record["rounds"][0]["ferries"] = ["roommates"] * 8
    with pytest.raises(RecordError, match=r"rounds\[0\].ferries: exactly one is 'roommates'"):
        read_record(json.dumps(record))


def test_level_of_the_game_alone_must_be_there() -> None:
    record = some(players=1)
    record["options"]["solo"] = None
    with pytest.raises(RecordError, match=r"options.solo: the level is missing"):
        read_record(json.dumps(record))


@pytest.mark.parametrize(
    ("line", "what"),
    [
        (b"", "this is not JSON"),
        (b"noah", "this is not JSON"),
        (LINES[0][:-1], "this is not JSON"),
        (LINES[0][:1000], "this is not JSON"),
        (LINES[0] + b"{}", "this is not JSON"),
        (LINES[0][:40] + b"\xff" + LINES[0][41:], "this is not JSON"),
        (b'{"format": "\\ud800"}', "this is not JSON"),
        (b"9" * 5000, "this is not JSON"),
        (b"[" * 100_000, "nested too deeply"),
        (b'{"format":' * 100_000, "nested too deeply"),
        (b"[]", "this is no game record"),
        (b"null", "this is no game record"),
        (b'"noah-record/1"', "this is no game record"),
        (b"{}", "this is no game record"),
        (b'{"format": null}', "None cannot be read here"),
        (b'{"format": "noah-record/1"}', "missing required field 'players'"),
    ],
    ids=range(16),
)
def test_what_is_no_record_is_refused_in_a_sentence(line: bytes, what: str) -> None:
    with pytest.raises(RecordError, match=what):
        read_record(line)


def test_any_line_with_a_few_bytes_changed_is_a_record_or_refused() -> None:
    rng = random.Random(4)
    line = json.dumps({**some(players=2), "rounds": some(players=2)["rounds"][:1]}).encode()
    line = line[: line.index(b'"states"')] + b'"x": 0}], "scores": [0, 0], "winners": [0]}'
    refused = 0
    for _ in range(500):
        changed = bytearray(line)
        for _ in range(rng.randint(1, 3)):
            changed[rng.randrange(len(changed))] = rng.randrange(256)
        try:
            read_record(bytes(changed))
        except RecordError:
            refused += 1
    assert 250 < refused < 500


def test_round_is_checked_with_the_place_it_is_given() -> None:
    record = read_record(LINES[-1])
    played = record.rounds[0]
    played.deck[0] = "unicorn:f"
    with pytest.raises(RecordError, match=r"^here.deck\[0\]: 'unicorn:f' is no card"):
        check_round(record.game_options(), played, "here")
