"""Games that cannot be recorded: refused before they are played, kept when it shows only afterwards."""

import os
import resource
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from noah.cli.main import main
from noah.cli.table import recording, save
from noah.cli.table.save import Keeper
from noah.cli.table.visit import Visit
from noah.notation.errors import MalformedError
from noah.notation.options import Options
from noah.notation.record import read_record
from noah.notation.words import words_in

Sit = Callable[..., Any]
WORDS = words_in("en")
FULL = 64 * 1024 * 1024


@pytest.fixture
def full(tmp_path: Path) -> Iterator[str]:
    """A record that has reached the size that this process may write."""
    path = tmp_path / "games.jsonl"
    path.touch()
    os.truncate(path, FULL)
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (FULL, before[1]))
    try:
        yield str(path)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_game_of_bots_that_cannot_be_recorded_ends_in_code_1(
    full: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["--seats", "random,random", "--seed", "3", "--record", full, "--lang", "en"]
    monkeypatch.setattr(sys, "argv", ["noah", "play", *arguments])
    with pytest.raises(SystemExit) as end:
        main()
    assert end.value.code == 1
    assert f"could not be added to {full}: File too large" in capsys.readouterr().out


def test_a_game_that_cannot_be_recorded_stays_kept(
    sit: Sit, full: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    keeper = Keeper.new(tmp_path / "games", WORDS)
    table = sit(Options(1, solo="beginner"), ("me",), 5, keeper=keeper)
    assert visit(full)._play(table.session, table.game, keeper) == 1
    assert f"is kept in {keeper.path}:" in capsys.readouterr().out

    _, game, _, _ = save.restore(save.read(keeper.path, WORDS), keeper.path, WORDS)
    game.play(table.game.rounds[-1].actions[-1])
    assert game.record() == table.game.record()


def test_a_game_that_is_recorded_is_kept_no_longer(sit: Sit, tmp_path: Path) -> None:
    keeper = Keeper.new(tmp_path / "games", WORDS)
    table = sit(Options(1, solo="beginner"), ("me",), 5, keeper=keeper)
    record = tmp_path / "games.jsonl"
    assert visit(str(record))._play(table.session, table.game, keeper) is None
    assert read_record(record.read_bytes()) == table.game.record()
    assert not [*keeper.path.parent.iterdir()]


def visit(record: str) -> Visit:
    return Visit("en", seed=None, record=record, plain=True)


@pytest.mark.parametrize("name", ["pipe", "folder", "/dev/null"])
def test_what_is_no_regular_file_is_refused(tmp_path: Path, name: str) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "folder").mkdir()
    with pytest.raises(MalformedError, match="No game can be added"):
        recording.checked(str(tmp_path / name), WORDS)


def test_a_record_needs_a_name(tmp_path: Path) -> None:
    with pytest.raises(MalformedError, match="--record needs the name of a file"):
        recording.checked("", WORDS)
    with pytest.raises(MalformedError, match="is no UTF-8"):
        recording.checked(str(tmp_path / "\udcff"), WORDS)
    assert not [*tmp_path.iterdir()]
