"""``noah arena`` as a person meets it."""

import re

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
        monkeypatch, capsys, "medium", "random", "--players", "3", "--games", "20", "--bonus"
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
