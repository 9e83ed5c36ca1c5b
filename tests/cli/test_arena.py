"""``noah arena`` as a person meets it."""

import re
from pathlib import Path

import pytest

from noah.cli.main import main


def run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *arguments: str
) -> tuple[int, str, str]:
    """The command's exit code, and what it prints and complains about."""
    monkeypatch.setattr("sys.argv", ["noah", "arena", *arguments])
    with pytest.raises(SystemExit) as stopped:
        main()
    out, err = capsys.readouterr()
    return int(stopped.value.code or 0), out, err


@pytest.mark.compiled_only
def test_whole_deals_are_played_and_the_result_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = run(
        monkeypatch,
        capsys,
        "medium",
        "random",
        "--players",
        "3",
        "--games",
        "20",
        "--frog",
        "--jobs",
        "1",
    )
    assert (code, err) == (0, "")
    assert out.startswith("medium against random, 3 players, 21 games, seed 1\n")
    assert re.search(r"^games won +0\.\d{3} ± 0\.\d{3}$", out, re.MULTILINE)
    assert re.search(r"^tears a round +\S+ ± \S+, the others \S+ ± \S+$", out, re.MULTILINE)


def test_a_player_that_there_is_not_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = run(monkeypatch, capsys, "grandma", "random")
    assert (code, out) == (2, "")
    assert "There is no player 'grandma'" in err


@pytest.mark.compiled_only
def test_alone_the_share_of_games_won_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, _ = run(
        monkeypatch, capsys, "greedy", "--players", "1", "--deck", "expert", "--games", "20", "--jobs", "1",
    )  # fmt: skip
    assert code == 0
    assert out.startswith("greedy, alone, expert deck, 20 games, seed 1\ngames won ")
    assert "tears" not in out


@pytest.mark.compiled_only
def test_what_is_written_goes_on_and_whoever_cheats_is_marked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def played(games: str) -> tuple[int, str, str]:
        return run(
            monkeypatch, capsys, "clairvoyant", "random", "--budget", "3", "--games", games,
            "--jobs", "1", "--out", str(tmp_path / "a.jsonl"),
        )  # fmt: skip

    code, out, _ = played("4")
    assert code == 0
    assert "clairvoyant:3 (cheats: it sees all cards) against random, 2 players, 4 games" in out
    assert "8 games" in played("8")[1]
    code, _, err = run(monkeypatch, capsys, "easy", "random", "-o", str(tmp_path / "a.jsonl"))
    assert code == 2
    assert "holds another tournament" in err


@pytest.mark.compiled_only
def test_of_more_than_two_a_ladder_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, _ = run(
        monkeypatch, capsys, "random", "greedy", "easy", "--games", "40", "--jobs", "1"
    )
    assert code == 0
    assert [line.split()[-1] for line in out.splitlines()[-3:]] == ["greedy", "easy", "random"]


@pytest.mark.compiled_only
def test_a_report_is_written_of_what_was_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    games, page = tmp_path / "a.jsonl", tmp_path / "page.html"
    run(
        monkeypatch, capsys, "features", "--games", "4", "--players", "4", "--jobs", "1", "-o", str(games)
    )  # fmt: skip
    code, out, _ = run(monkeypatch, capsys, "report", str(games), "-o", str(page))
    assert (code, out) == (0, f"Written to {page}.\n")
    assert "What greedy loses without a thing, 4 players" in page.read_text(encoding="utf-8")
    page.write_text("no file of the arena")
    code, _, err = run(monkeypatch, capsys, "report", str(page), "-o", str(page))
    assert code == 2
    assert "is empty: a noah-arena/1 is expected" in err
