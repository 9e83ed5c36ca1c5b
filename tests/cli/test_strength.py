"""``noah strength`` in its short form: all rows, tiny sizes."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from noah.arena.strength import Sizes, rows
from noah.cli.main import app
from noah.notation.errors import MalformedError

pytestmark = pytest.mark.compiled_only

TINY = (
    "--games", "4", "--deep-games", "4", "--openspiel-games", "4", "--openspiel-playouts", "2",
    "--budget", "2", "--jobs", "1",
)  # fmt: skip


def run(*arguments: str) -> str:
    done = CliRunner().invoke(app, ["strength", *TINY, *arguments], catch_exceptions=False)
    assert done.exit_code == 0
    return done.stdout


def test_all_rows_are_played_and_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    said = run()
    page = Path("docs/strength.md").read_text(encoding="utf-8")
    table, _ = page.split("## Tears")
    for row in rows(Sizes()):
        assert said.count(f"{row.title}: ") == len(row.goals)
        assert table.count(f"| {row.title}") == len(row.goals)
        assert Path(f"build/strength/{row.key}.jsonl").exists()
    assert "not yet" not in page
    assert "`clairvoyant` cheats: it sees all cards" in page
    assert "`noah strength --games 4 --deep-games 4 --openspiel-games 4" in page


def test_a_row_goes_on_and_the_others_wait(tmp_path: Path) -> None:
    out, folder = tmp_path / "s.md", tmp_path / "games"
    where = ("--folder", str(folder), "--out", str(out))
    run("greedy-random-2", *where)
    before = (folder / "greedy-random-2.jsonl").read_bytes()
    run("greedy-random-2", *where, "--games", "40")
    assert (folder / "greedy-random-2.jsonl").read_bytes().startswith(before)
    page = out.read_text(encoding="utf-8")
    assert "| greedy against random, 2 players | 40 | 96 % | 98 % |" in page
    assert "| expert against greedy, 2 players | 0 | 88 % | 95 % | not yet | |" in page


def test_a_row_that_there_is_not_is_refused(tmp_path: Path) -> None:
    with pytest.raises(MalformedError, match="no row 'chess'"):
        run("chess", "--out", str(tmp_path / "s.md"))
