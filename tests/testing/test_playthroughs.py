"""The playthroughs: one for each class of options, and each reads the same when it is played again."""

from pathlib import Path

import pytest

from noah.notation.errors import MalformedError
from noah.testing import playthroughs
from noah.testing.classes import CLASSES
from noah.testing.playthroughs import assert_playthrough, moves_of

FOLDER = Path(__file__).parent.parent / "data" / "playthroughs"


def test_every_class_of_options_has_a_playthrough() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == {*CLASSES}


@pytest.mark.parametrize("name", CLASSES)
def test_game_reads_the_same_when_played_again(name: str) -> None:
    assert_playthrough(FOLDER / f"{name}.txt", CLASSES[name])


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    path = tmp_path / "3-all.txt"
    path.write_bytes((FOLDER / "3-all.txt").read_bytes())
    return path


def test_first_line_that_differs_is_shown(copy: Path) -> None:
    lines = copy.read_text(encoding="utf-8").splitlines()
    number = lines.index("all: departures 1")
    lines[number] = "all: departures 3"
    copy.write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(AssertionError) as raised:
        assert_playthrough(copy, CLASSES["3-all"])
    assert str(raised.value) == (
        f"3-all.txt, line {number + 1}:\n  written all: departures 3\n  played  all: departures 1"
    )


def test_playthrough_that_stops_early_differs(copy: Path) -> None:
    written = copy.read_text(encoding="utf-8").splitlines()
    copy.write_text("\n".join(written[:-3]), encoding="utf-8")
    with pytest.raises(AssertionError, match="written None"):
        assert_playthrough(copy, CLASSES["3-all"])


@pytest.mark.parametrize("move", ["load unicorn", "keep", "deal", "deal 0 x - cat:m", "deal 0 1 9"])
def test_game_that_cannot_be_played_is_refused(copy: Path, move: str) -> None:
    written = copy.read_text(encoding="utf-8")
    first = moves_of(written)[1]
    copy.write_text(written.replace(f"> {first}\n", f"> {move}\n", 1), encoding="utf-8")
    with pytest.raises(MalformedError, match=r"3-all\.txt cannot be played"):
        assert_playthrough(copy, CLASSES["3-all"])


def test_missing_playthrough_is_refused(tmp_path: Path) -> None:
    with pytest.raises(MalformedError, match="No such file"):
        assert_playthrough(tmp_path / "none.txt", CLASSES["3-all"])


def test_writing_keeps_games_and_fills_gaps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    some = {name: CLASSES[name] for name in ("1-expert", "2-all")}
    monkeypatch.setattr(playthroughs, "CLASSES", some)
    monkeypatch.setattr(playthroughs, "_SEARCHED_GAMES", 2)
    kept = (FOLDER / "2-all.txt").read_bytes()
    (tmp_path / "2-all.txt").write_bytes(kept.replace(b"scores 0 0", b"scores 9 9"))
    playthroughs.write(tmp_path)
    assert (tmp_path / "2-all.txt").read_bytes() == kept
    assert_playthrough(tmp_path / "1-expert.txt", CLASSES["1-expert"])


def test_command_compares_a_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(playthroughs, "CLASSES", {"1-expert": CLASSES["1-expert"]})
    monkeypatch.setattr(playthroughs, "_SEARCHED_GAMES", 1)
    monkeypatch.setattr("sys.argv", ["playthroughs", str(tmp_path), "--write"])
    playthroughs.main()
    assert capsys.readouterr().out == "1 playthroughs agree\n"
    (tmp_path / "1-expert.txt").unlink()
    monkeypatch.setattr("sys.argv", ["playthroughs", str(tmp_path)])
    with pytest.raises(SystemExit, match="1"):
        playthroughs.main()
    assert "cannot be read" in capsys.readouterr().err
