"""The file of a tournament: the same bytes from the same seed, however many play and however often it is broken off."""

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from noah.arena.results import ArenaFileError, Results, heading_of, line_of, play_on, read_results
from noah.arena.spreading import Processes
from noah.arena.tournament import Tournament, pairs_of
from noah.notation.errors import MalformedError
from noah.notation.options import Options

pytestmark = pytest.mark.compiled_only

ALONE = Processes(1)
NAMES = ("random", "beginner", "search:5")


def tournament(names: tuple[str, ...] = NAMES, seed: int = 1, players: int = 2) -> Tournament:
    return pairs_of(Options(players), names, seed)


def written(path: Path, deals: int = 5, names: tuple[str, ...] = NAMES) -> bytes:
    play_on(tournament(names), deals, path, ALONE)
    return path.read_bytes()


def test_two_processes_write_the_same_bytes_as_one(tmp_path: Path) -> None:
    data = []
    for jobs in (1, 2):
        path = tmp_path / f"{jobs}.jsonl"
        play_on(tournament(), 4, path, Processes(jobs))
        data.append(path.read_bytes())
    assert data[0] == data[1]
    assert len(data[0].splitlines()) == 1 + 4 * 3


@pytest.mark.parametrize("lost", [1, 40, 100, 400, 900])
def test_what_was_broken_off_goes_on(lost: int, tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    whole = written(path)
    path.write_bytes(whole[:-lost])
    assert written(path) == whole


def test_a_file_can_get_more_deals_and_keeps_those_it_has(tmp_path: Path) -> None:
    few, many = tmp_path / "few.jsonl", tmp_path / "many.jsonl"
    written(few, 3)
    assert written(few, 6) == written(many, 6)
    assert written(few, 2) == many.read_bytes()


def test_what_is_done_is_told(tmp_path: Path) -> None:
    path, told = tmp_path / "a.jsonl", list[int]()
    written(path, 2)
    play_on(tournament(), 4, path, ALONE, told.append)
    assert told == [*range(6, 13)]


def test_what_was_written_is_read(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    results = play_on(tournament(), 3, path, ALONE)
    assert read_results(path) == results
    assert [str(match.one) for match, _ in results.matches] == ["random", "random", "beginner"]
    assert all(len(played) == 3 for played in results.played)


def test_another_tournament_does_not_go_on_with_the_file(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    data = written(path)
    for other in (tournament(seed=2), tournament(NAMES[:2]), tournament(players=3)):
        with pytest.raises(ArenaFileError, match="another tournament"):
            play_on(other, 5, path, ALONE)
    assert path.read_bytes() == data


def test_players_who_have_learned_do_not_go_on_with_the_file(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    data = written(path)
    heading = json.loads(data.splitlines()[0])
    old = heading["checks"]["search:5"]
    path.write_bytes(data.replace(old.encode(), b"0" * 12))
    with pytest.raises(ArenaFileError, match="when search:5 played otherwise"):
        play_on(tournament(), 5, path, ALONE)


def spoiled(results: Results) -> dict[str, bytes]:
    """Files that are none, by what is wrong."""
    heading = heading_of(results.tournament, results.checks)
    first = line_of(0, results.played[0][0])
    other = json.loads(heading) | {"format": "noah-arena/9"}
    return {
        "nothing": b"",
        "no JSON": b"hello\n",
        "bytes": b"\xff\xfe\n",
        "a list": b"[]\n",
        "another format": json.dumps(other).encode() + b"\n",
        "no such player": heading.replace(b"beginner", b"grandma") + first,
        "no such options": heading.replace(b'"players":2', b'"players":9'),
        "no matches": json.dumps(json.loads(heading) | {"matches": []}).encode() + b"\n",
        "nobody to play against": json.dumps(
            json.loads(heading) | {"matches": [["random", None]]}
        ).encode()
        + b"\n",
        "deals out of order": heading + first + first,
        "a score missing": heading + first.replace(b"[[", b"["),
        "a row too long": heading + first.replace(b"[[", b"[[1,"),
        "a score below zero": heading
        + json.dumps(json.loads(first) | {"scores": [[-1, 1], [1, 1]]}).encode()
        + b"\n",
        "a starter who is not there": heading
        + json.dumps(json.loads(first) | {"starter": 7}).encode()
        + b"\n",
        "ends of nothing": heading + json.dumps(json.loads(first) | {"ends": [1]}).encode() + b"\n",
        "something more": heading + json.dumps(json.loads(first) | {"more": 1}).encode() + b"\n",
        "deep": b"[" * 200_000 + b"\n",
        "long": b'"' + b"a" * 2**21 + b'"\n',
    }


def test_what_is_no_such_file_is_refused_in_a_sentence(tmp_path: Path) -> None:
    results = play_on(tournament(), 2, None, ALONE)
    path = tmp_path / "x.jsonl"
    for wrong, data in spoiled(results).items():
        path.write_bytes(data)
        with pytest.raises(ArenaFileError, match=r"x\.jsonl"):
            read_results(path)
        if data:
            with pytest.raises(ArenaFileError):
                play_on(tournament(), 2, path, ALONE)
            assert path.read_bytes() == data, wrong


def test_a_file_of_something_else_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_bytes(b"my notes, without an end of line")
    with pytest.raises(ArenaFileError, match="name another file"):
        play_on(tournament(), 2, path, ALONE)
    assert path.read_bytes() == b"my notes, without an end of line"


def test_everybody_plays_everybody() -> None:
    def told(names: tuple[str, ...], players: int) -> list[str]:
        return [match.told for match in tournament(names, players=players).matches]

    assert told(("random", "easy", "greedy"), 2) == [
        "random against easy",
        "random against greedy",
        "easy against greedy",
    ]
    assert told(("random", "easy"), 3) == ["random against easy"]
    assert len(told(("random", "easy", "greedy"), 3)) == 6
    assert told(("random", "easy"), 1) == ["random", "easy"]
    assert told(("greedy", "greedy"), 2) == ["greedy against greedy"]


@pytest.mark.parametrize("names", [(), ("greedy",), ("greedy", "easy", "greedy")])
def test_who_cannot_play_is_refused(names: tuple[str, ...]) -> None:
    with pytest.raises(MalformedError):
        tournament(names)


def test_pieces_come_in_order_and_are_taken_as_they_are_needed() -> None:
    taken: list[int] = []

    def numbers() -> Iterator[int]:
        for number in range(100):
            taken.append(number)
            yield -number

    assert [*islice(Processes(2)(abs, numbers()), 5)] == [0, 1, 2, 3, 4]
    assert len(taken) < 20
