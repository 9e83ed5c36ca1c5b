"""Records of many games: the same bytes from the same seed, whoever makes them and however often it is stopped."""

import gzip
import json
from itertools import islice
from pathlib import Path

import pytest

from noah.arena import simulate
from noah.arena.simulate import Plan, chunk_bytes, records
from noah.arena.writing import OtherSimulationError, Output, Part, made, write
from noah.game.verify import verify
from noah.notation.errors import MalformedError
from noah.notation.options import Options
from noah.notation.record import read_record, write_record
from noah.testing.classes import CLASSES

pytestmark = pytest.mark.compiled_only


@pytest.fixture(autouse=True)
def _small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "CHUNK", 5)


def plan(options: Options, games: int = 23, bot: str = "random", seed: int = 7) -> Plan:
    return Plan(options, (bot,) * options.players, games, seed)


def written(chosen: Plan, output: Output, part: Part | None = None, jobs: int = 1) -> bytes:
    *_, done = write(chosen, part or Part(), output, jobs)
    assert done == len((part or Part()).chunks(chosen))
    return output.path.read_bytes()


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("options", CLASSES.values(), ids=CLASSES)
def test_every_record_agrees_with_the_rules(options: Options, bot: str) -> None:
    for record in records(plan(options, bot=bot), 0):
        assert [*verify(read_record(write_record(record)))] == []
        assert record.game_options() == options


def test_bots_sit_where_they_are_put(tmp_path: Path) -> None:
    mixed = Plan(Options(3), ("greedy", "random", "greedy"), 60, 1)
    games = [record for chunk in range(mixed.chunks) for record in records(mixed, chunk)]
    won = [sum(seat in record.winners for record in games) for seat in range(3)]
    assert won[1] < min(won[0], won[2])
    assert len(games) == 60


@pytest.mark.parametrize("name", ["out.jsonl", "out.jsonl.gz"])
def test_the_same_seed_gives_the_same_bytes(name: str, tmp_path: Path) -> None:
    data = [
        written(plan(Options(2), seed=seed), Output(tmp_path / f"{number}{name}"))
        for number, seed in enumerate((1, 1, 2))
    ]
    assert data[0] == data[1] != data[2]
    lines = gzip.decompress(data[0]) if name.endswith("gz") else data[0]
    assert len(lines.splitlines()) == 23


def test_several_processes_write_the_same_bytes() -> None:
    chosen = Plan(Options(2), ("random",) * 2, 1200, 3)
    simulate.CHUNK = 500
    alone = [*made(chosen, range(chosen.chunks), True, 1)]  # noqa: FBT003
    together = [*made(chosen, range(chosen.chunks), True, 2)]  # noqa: FBT003
    assert alone == together
    assert len(alone) == 3


def test_parts_one_after_the_other_are_the_whole(tmp_path: Path) -> None:
    chosen = plan(Options(3, frog=True))
    whole = written(chosen, Output(tmp_path / "whole.jsonl.gz"))
    parts = [written(chosen, Output(tmp_path / f"{k}.jsonl.gz"), Part(k, 3)) for k in (1, 2, 3)]
    assert b"".join(parts) == whole


@pytest.mark.parametrize("torn", [b"", b"\x1f\x8bhalf a chunk"])
@pytest.mark.parametrize("stop", [0, 1, 3])
def test_what_was_stopped_goes_on_where_it_was(stop: int, torn: bytes, tmp_path: Path) -> None:
    chosen = plan(Options(2))
    whole = written(chosen, Output(tmp_path / "whole.jsonl.gz"))
    output = Output(tmp_path / "stopped.jsonl.gz")
    assert [*islice(write(chosen, Part(), output, 1), stop + 1)] == [*range(stop + 1)]
    assert not output.path.exists()
    with output.unfinished.open("ab") as file:
        file.write(torn)
    begun = write(chosen, Part(), output, 1)
    assert next(begun) == stop
    assert [*begun] == [*range(stop + 1, 6)]
    assert output.path.read_bytes() == whole
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "stopped.jsonl.gz",
        "whole.jsonl.gz",
    ]


def test_another_simulation_does_not_go_on_with_the_file(tmp_path: Path) -> None:
    output = Output(tmp_path / "out.jsonl")
    next(islice(write(plan(Options(2)), Part(), output, 1), 2, None))
    for other, part in ((plan(Options(2), seed=8), Part()), (plan(Options(2)), Part(1, 2))):
        with pytest.raises(OtherSimulationError, match="another simulation"):
            next(write(other, part, output, 1))
    output.note.write_text("nonsense")
    with pytest.raises(OtherSimulationError, match="cannot be read"):
        next(write(plan(Options(2)), Part(), output, 1))


def test_a_finished_file_is_never_overwritten(tmp_path: Path) -> None:
    output = Output(tmp_path / "out.jsonl")
    written(plan(Options(2), games=2), output)
    with pytest.raises(OtherSimulationError, match="is there already"):
        next(write(plan(Options(2), games=2), Part(), output, 1))


def test_a_note_says_how_far_it_is(tmp_path: Path) -> None:
    output = Output(tmp_path / "out.jsonl")
    chosen = plan(Options(2))
    next(islice(write(chosen, Part(), output, 1), 2, None))
    note = json.loads(output.note.read_text())
    assert note["chunks"] == 2
    assert note["bytes"] == len(chunk_bytes(chosen, 0, False) + chunk_bytes(chosen, 1, False))  # noqa: FBT003


@pytest.mark.parametrize("bots", [("random",), ("random", "clever"), ("greedy",) * 3])
def test_bots_that_are_not_there_are_refused(bots: tuple[str, ...]) -> None:
    with pytest.raises(MalformedError):
        Plan(Options(2), bots, 10, 1)


@pytest.mark.parametrize(("number", "of"), [(0, 1), (2, 1), (1, 0)])
def test_a_part_is_one_of_them(number: int, of: int) -> None:
    with pytest.raises(MalformedError):
        Part(number, of)
