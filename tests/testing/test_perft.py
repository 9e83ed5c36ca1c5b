"""The perft tables: one for each class of options, and the rules agree with all of them."""

from pathlib import Path

import msgspec
import pytest

from noah.notation.errors import MalformedError, RecordError
from noah.testing import perft
from noah.testing.classes import CLASSES
from noah.testing.perft import assert_counts, position_in, read_tables

FOLDER = Path(__file__).parent.parent / "data" / "perft"


def test_every_class_of_options_has_tables() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == {*CLASSES}


@pytest.mark.parametrize("name", CLASSES)
def test_rules_give_the_counts(name: str) -> None:
    tables = read_tables(FOLDER / f"{name}.json")
    assert (tables.players, tables.options) == (CLASSES[name].players, CLASSES[name].to_json())
    assert min(len(table.divides) for table in tables.tables) >= 7
    assert_counts(FOLDER / f"{name}.json")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    path = tmp_path / "3-plain.json"
    path.write_bytes((FOLDER / "3-plain.json").read_bytes())
    return path


def test_other_count_shows_the_divide(copy: Path) -> None:
    tables = read_tables(copy)
    divide = tables.tables[1].divides[2]
    action, counted = next(iter(divide.items()))
    divide[action] = counted + 1
    copy.write_text(tables.text(), encoding="utf-8")
    with pytest.raises(AssertionError) as raised:
        assert_counts(copy)
    first, *rows = str(raised.value).splitlines()
    assert first.startswith(f"3-plain.json, after {tables.tables[1].after} actions, depth 3:")
    assert rows == [f"  {action}: {counted + 1} expected, {counted} found"]


@pytest.mark.parametrize("text", ["", "{", "[]", '{"players": 3}'])
def test_what_holds_no_tables_is_refused(copy: Path, text: str) -> None:
    copy.write_text(text, encoding="utf-8")
    with pytest.raises(MalformedError, match=r"3-plain\.json holds no perft tables"):
        read_tables(copy)


def test_deal_that_does_not_fit_the_options_is_refused(copy: Path) -> None:
    tables = read_tables(copy)
    tables.round.deck.pop()
    copy.write_text(tables.text(), encoding="utf-8")
    with pytest.raises(MalformedError, match="this deck does not fit the options"):
        read_tables(copy)


def test_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(MalformedError, match="No such file"):
        read_tables(tmp_path / "none.json")


def test_position_after_an_illegal_action_is_refused(copy: Path) -> None:
    played = read_tables(copy).round
    played.actions[2] = "keep"
    with pytest.raises(RecordError, match=r"actions\[2\]: 'keep' is not legal there"):
        position_in(CLASSES["3-plain"], played, 3)


def test_position_beyond_the_actions_is_refused(copy: Path) -> None:
    played = read_tables(copy).round
    with pytest.raises(RecordError, match="fewer than 9999"):
        position_in(CLASSES["3-plain"], played, 9999)


def test_writing_keeps_deals_and_fills_gaps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    some = {name: CLASSES[name] for name in ("1-expert", "5-all")}
    monkeypatch.setattr(perft, "CLASSES", some)
    monkeypatch.setattr(perft, "_MOST_LEAVES", 100)
    monkeypatch.setattr(perft, "_SEARCHED_DEALS", 3)
    perft.write(tmp_path)
    written = {path.stem: path.read_bytes() for path in tmp_path.iterdir()}
    assert {*written} == {*some}
    for name in some:
        assert_counts(tmp_path / f"{name}.json")
    tables = read_tables(tmp_path / "5-all.json")
    played = msgspec.to_builtins(tables.round)
    tables.tables.pop()
    (tmp_path / "5-all.json").write_text(tables.text(), encoding="utf-8")
    (tmp_path / "1-expert.json").unlink()
    monkeypatch.setattr(perft, "_SEARCHED_DEALS", 1)
    perft.write(tmp_path)
    assert msgspec.to_builtins(read_tables(tmp_path / "5-all.json").round) == played
    assert (tmp_path / "5-all.json").read_bytes() == written["5-all"]
    assert (tmp_path / "1-expert.json").exists()


@pytest.mark.parametrize("damage", [None, "counts", "gone"])
def test_command_compares_a_folder(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    damage: str | None,
) -> None:
    monkeypatch.setattr(perft, "CLASSES", {"3-plain": CLASSES["3-plain"]})
    monkeypatch.setattr(perft, "_MOST_LEAVES", 50)
    monkeypatch.setattr(perft, "_SEARCHED_DEALS", 1)
    monkeypatch.setattr("sys.argv", ["perft", str(tmp_path), "--write"])
    perft.main()
    assert capsys.readouterr().out == "1 tables agree\n"
    path = tmp_path / "3-plain.json"
    monkeypatch.setattr("sys.argv", ["perft", str(tmp_path)])
    if damage is None:
        perft.main()
        assert capsys.readouterr().out == "1 tables agree\n"
        return
    tables = read_tables(path)
    tables.tables[0].divides[0]["keep"] = 1
    path.write_text(tables.text(), encoding="utf-8")
    if damage == "gone":
        path.unlink()
    with pytest.raises(SystemExit, match="1"):
        perft.main()
    wanted = "keep: 1 expected, none found" if damage == "counts" else "holds no perft tables"
    assert wanted in capsys.readouterr().err
