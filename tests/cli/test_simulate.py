"""``noah simulate``, ``noah stats`` and ``noah verify`` of what it wrote, as a person meets them."""

import gzip
import signal
import subprocess
import sys
import tracemalloc
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from noah.cli.main import app
from noah.cli.progress import Bar
from noah.cli.verifying import Tally, Verification
from noah.notation.errors import NoahError

pytestmark = pytest.mark.compiled_only

PROGRAM = [sys.executable, "-c", "from noah.cli.main import main; main()"]


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def run(*arguments: str) -> tuple[int, str]:
    done = CliRunner().invoke(app, arguments, catch_exceptions=False)
    assert done.stderr == ""
    return done.exit_code, done.stdout


def simulated(name: str, *more: str, games: int = 30) -> Path:
    code, said = run("simulate", "--games", str(games), "-o", name, "--jobs", "1", *more)
    assert code == 0
    assert said.endswith(f"in {name}\n")
    return Path(name)


def test_what_is_simulated_is_verified() -> None:
    simulated("a.jsonl.gz", "--players", "4", "--frog", "--roommates", "--bots", "random")
    assert run("verify", "a.jsonl.gz") == (0, "30 records, 0 states: all agree\n")


def test_the_same_seed_gives_the_same_bytes_and_another_one_others() -> None:
    first, again, other = (
        simulated(f"{number}.jsonl", "--seed", seed).read_bytes()
        for number, seed in enumerate(("4", "4", "5"))
    )
    assert first == again != other


def test_parts_are_put_together_by_cat() -> None:
    whole = simulated("whole.jsonl.gz", "--bots", "random", games=1200)
    parts = [
        simulated(f"{k}.jsonl.gz", "--bots", "random", "--part", f"{k}/2", games=1200)
        for k in (1, 2)
    ]
    together = b"".join(part.read_bytes() for part in parts)
    assert together == whole.read_bytes()
    assert len(gzip.decompress(together).splitlines()) == 1200


def test_a_simulation_that_was_killed_goes_on(tmp_path: Path) -> None:
    whole = simulated("whole.jsonl.gz", "--bots", "random", games=2000)
    command = [
        *PROGRAM,
        "simulate",
        "--games",
        "2000",
        "--bots",
        "random",
        "--jobs",
        "1",
        "-o",
        "k.jsonl.gz",
    ]
    note = tmp_path / "k.jsonl.gz.part.json"
    with subprocess.Popen(command) as process:
        while not note.exists() and process.poll() is None:
            with suppress(subprocess.TimeoutExpired):
                process.wait(timeout=0.02)
        process.send_signal(signal.SIGKILL)
    subprocess.run(command, check=True, capture_output=True)
    assert Path("k.jsonl.gz").read_bytes() == whole.read_bytes()
    assert not note.exists()


@pytest.mark.parametrize(
    "wrong",
    [
        ["--part", "3/2"],
        ["--part", "half"],
        ["--bots", "clever"],
        ["--bots", "greedy,random"],
        ["--ending", "never"],
        ["--players", "1", "--frog"],
    ],
)
def test_what_cannot_be_is_refused(wrong: list[str]) -> None:
    with pytest.raises(NoahError):
        run("simulate", "--games", "5", "-o", "x.jsonl", *wrong)
    assert [*Path().iterdir()] == []


def test_a_file_that_is_there_is_kept() -> None:
    Path("x.jsonl").write_text("mine")
    with pytest.raises(NoahError, match="is there already"):
        run("simulate", "--games", "5", "-o", "x.jsonl")
    assert Path("x.jsonl").read_text() == "mine"


def test_stats_tell_what_happens_by_number_of_players() -> None:
    simulated("two.jsonl.gz", "--players", "2")
    simulated("alone.jsonl", "--players", "1", "--solo", "expert", "--bots", "random")
    code, said = run("stats", "two.jsonl.gz", "alone.jsonl")
    assert code == 0
    for words in (
        "30 games of 1",
        "30 games of 2, 90 rounds",
        "take-backs",
        "panda",
        "won",
        "games won",
    ):
        assert words in said


def test_stats_draw_pictures() -> None:
    simulated("two.jsonl", "--players", "2")
    code, said = run("stats", "two.jsonl", "--plot", "pictures")
    assert code == 0
    files = sorted(Path("pictures").iterdir())
    assert len(files) == 5
    assert all(file.read_bytes().startswith(b"\x89PNG") and file.name in said for file in files)


def test_stats_leave_out_what_is_no_record() -> None:
    path = simulated("two.jsonl", "--players", "2")
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"nonsense\n" + lines[0] + lines[1].replace(b'"noah', b'"take","noah', 1))
    code, said = run("stats", "two.jsonl", "missing.jsonl")
    assert code == 2
    assert "two.jsonl, line 1: this is not JSON" in said
    assert "line 3" in said
    assert "missing.jsonl: there is no such file." in said
    assert "1 games of 2" in said


def test_stats_of_nothing_say_so() -> None:
    Path("empty.jsonl").touch()
    assert run("stats", "empty.jsonl") == (0, "There are no games to count.\n")


def peak_of(path: Path, verify: Any) -> int:
    tracemalloc.start()
    verify(str(path))
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return peak


def test_memory_does_not_grow_with_the_number_of_games() -> None:
    """Verifying eight times as many games takes as much memory, after a first run has filled what is kept."""
    few = simulated("few.jsonl.gz", "--bots", "random", games=60)
    many = Path("many.jsonl.gz")
    many.write_bytes(few.read_bytes() * 8)
    with Bar("records") as bar:
        tally = Tally()
        verification = Verification(False, bar, tally)  # noqa: FBT003  # not every disagreement
        verification.verify_file(str(many))
        first = peak_of(few, verification.verify_file)
        assert peak_of(many, verification.verify_file) < first + 200_000
    assert tally.records == 480 + 60 + 480
    assert tally.disagreeing == 0
