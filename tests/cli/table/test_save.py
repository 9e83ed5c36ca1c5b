"""Games broken off: they go on as they would have gone, and what is no such game is refused."""

import io
import json
import os
import random
import stat
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from noah.cli.table import save
from noah.cli.table.save import Keeper
from noah.cli.table.session import Session
from noah.cli.table.setup import Wishes
from noah.cli.table.terminal import Quit
from noah.cli.table.visit import Visit
from noah.notation.errors import MalformedError, NoahError
from noah.notation.options import Options
from noah.notation.words import words_in

Mode = tuple[Options, tuple[str, ...]]
Sit = Callable[..., Any]
WORDS = words_in("en")


@pytest.fixture
def keeper(tmp_path: Path) -> Keeper:
    return Keeper.new(tmp_path / "games", WORDS)


@pytest.fixture
def kept(sit: Sit, keeper: Keeper) -> Keeper:
    """A game of three, broken off after eight answers."""
    with pytest.raises(Quit):
        sit(Options(3), ("me", "me", "random"), 5, keeper=keeper, answers=8).play()
    return keeper


@pytest.mark.parametrize("answers", [0, 9])
def test_a_game_goes_on_as_it_would_have_gone(
    sit: Sit, mode: Mode, keeper: Keeper, answers: int
) -> None:
    whole = sit(*mode, seed=8)
    whole.play()
    table = sit(*mode, seed=8, keeper=keeper, answers=answers)
    try:
        table.play()
    except Quit:
        setup, game, chance, bots = save.restore(save.read(keeper.path, WORDS), keeper.path, WORDS)
        assert (setup.options, setup.seats) == mode
        assert game.rounds == table.game.rounds
        table.game = table.keyboard.game = game
        table.keyboard.left = None
        table.session = Session(setup, game, chance, bots, table.terminal, WORDS, keeper, None)
        table.play()
    assert table.game.record() == whole.game.record()


def test_the_news_are_told_again(sit: Sit, keeper: Keeper) -> None:
    options, seats = Options(3), ("me", "random", "random")
    table = sit(options, seats, 5, keeper=keeper, answers=3, draws=True)
    with pytest.raises(Quit):
        table.play()
    before = table.keyboard.asked[-1].text
    setup, game, chance, bots = save.restore(save.read(keeper.path, WORDS), keeper.path, WORDS)
    again = sit(options, seats, 5, answers=0, draws=True)
    again.game = again.keyboard.game = game
    again.session = Session(setup, game, chance, bots, again.terminal, WORDS, keeper, None)
    with pytest.raises(Quit):
        again.play()
    assert again.keyboard.asked[-1].text.rpartition("\x1b[2J")[2] == before.rpartition("\x1b[2J")[2]


def test_only_its_owner_may_read_a_kept_game(kept: Keeper) -> None:
    assert stat.S_IMODE(kept.path.stat().st_mode) == 0o600
    assert [path.name for path in kept.path.parent.iterdir()] == [kept.path.name]


def test_a_write_that_fails_leaves_the_game_that_was_kept(
    kept: Keeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = kept.path.read_bytes()

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    saved = save.read(kept.path, WORDS)
    saved.names = ["Eve", "Ada", "Ben"]
    with pytest.raises(MalformedError, match="No space left on device"):
        kept.write(saved)
    assert kept.path.read_bytes() == before
    assert [*kept.path.parent.iterdir()] == [kept.path]


def test_a_write_that_is_interrupted_leaves_no_half_behind(
    kept: Keeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(handle: int) -> None:
        raise KeyboardInterrupt

    saved = save.read(kept.path, WORDS)
    monkeypatch.setattr(os, "fsync", interrupt)
    with pytest.raises(KeyboardInterrupt):
        kept.write(saved)
    assert [*kept.path.parent.iterdir()] == [kept.path]


def test_a_game_that_cannot_be_kept_is_played_all_the_same(sit: Sit, tmp_path: Path) -> None:
    (tmp_path / "games").write_text("no folder", encoding="utf-8")
    keeper = Keeper.new(tmp_path / "games", WORDS)
    table = sit(Options(2), ("me", "random"), 5, keeper=keeper)
    shown = "".join(table.play())
    assert table.game.over
    assert not table.session.kept
    assert shown.count("The game cannot be kept in") == 1


def test_the_game_played_last_goes_first_and_old_ones_are_forgotten(tmp_path: Path) -> None:
    for number in range(12):
        path = tmp_path / f"{number:02}.json"
        path.write_text("{}", encoding="utf-8")
        os.utime(path, (number, number))
    assert save.kept(tmp_path)[0] == tmp_path / "11.json"
    Keeper.new(tmp_path, WORDS)
    assert len([*tmp_path.glob("*.json")]) == 9
    assert save.kept(tmp_path / "nowhere") == []


def spoil(kept: Keeper, *path: str | int, to: object) -> None:
    value = json.loads(kept.path.read_bytes())
    at = value
    for step in path[:-1]:
        at = at[step]
    at[path[-1]] = to
    kept.path.write_text(json.dumps(value), encoding="utf-8")


@pytest.mark.parametrize(
    ("path", "to"),
    [
        (("players",), 4),
        (("players",), "three"),
        (("options", "frog"), True),
        (("options",), {}),
        (("seats",), ["me"]),
        (("seats", 0), "nobody"),
        (("names", 0), 7),
        (("names", 0), ""),
        (("names", 0), "a\x1b[31mb"),
        (("names", 0), "a\u202eb"),
        (("names", 0), "a\nb"),
        (("names", 0), "W" * 5000),
        (("rounds",), {}),
        (("rounds", 0, "deck", 0), "unicorn:m"),
        (("rounds", 0, "deck", 7), "cat:m"),
        (("rounds", 0, "actions", 0), "noah 4"),
        (("rounds", 0, "actions"), ["take", "take"]),
        (("chance",), [3, [1, 2, 3], None]),
        (("chance", 1), "x"),
        (("bots",), [3, [2**70] * 625, None]),
        (("bots", 0), 99),
        (("format",), "something else"),
        (("format",), None),
    ],
)
def test_a_damaged_game_is_refused_in_a_sentence(
    kept: Keeper, path: tuple[str | int, ...], to: object
) -> None:
    spoil(kept, *path, to=to)
    with pytest.raises(NoahError, match=r"^The kept game .* is damaged: remove this file"):
        save.restore(save.read(kept.path, WORDS), kept.path, WORDS)


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"7", b"\xff\xfe", b"[" * 100_000])
def test_what_is_no_game_at_all_is_refused_in_a_sentence(kept: Keeper, content: bytes) -> None:
    kept.path.write_bytes(content)
    with pytest.raises(NoahError, match="is damaged"):
        save.read(kept.path, WORDS)


def test_every_cut_of_the_file_is_refused(kept: Keeper) -> None:
    whole = kept.path.read_bytes()
    for length in random.Random(1).sample(range(len(whole)), 50):
        kept.path.write_bytes(whole[:length])
        with pytest.raises(NoahError, match="is damaged"):
            save.read(kept.path, WORDS)


def test_a_game_of_a_newer_version_is_refused_in_a_sentence(kept: Keeper) -> None:
    spoil(kept, "format", to="noah-save/2")
    with pytest.raises(NoahError, match="was written by a newer version"):
        save.read(kept.path, WORDS)


def test_a_game_that_cannot_be_read_is_refused_in_a_sentence(kept: Keeper) -> None:
    kept.path.unlink()
    with pytest.raises(NoahError, match="cannot be read: No such file"):
        save.read(kept.path, WORDS)


def test_what_is_no_regular_file_is_passed_over(tmp_path: Path) -> None:
    (tmp_path / "0.json").mkdir()
    (tmp_path / "1.json").symlink_to(tmp_path / "nowhere")
    os.mkfifo(tmp_path / "2.json")
    (tmp_path / "3.json").touch()
    assert save.kept(tmp_path) == [tmp_path / "3.json"]
    Keeper.new(tmp_path, WORDS)
    Keeper(tmp_path / "0.json", WORDS).forget()
    assert (tmp_path / "0.json").is_dir()


def test_an_old_game_that_cannot_be_removed_stops_no_new_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(12):
        (tmp_path / f"{number}.json").touch()

    def refuse(path: Path, *, missing_ok: bool = False) -> None:
        raise PermissionError(13, "Permission denied", path)

    monkeypatch.setattr(Path, "unlink", refuse)
    Keeper.new(tmp_path, WORDS).forget()
    assert len(save.kept(tmp_path)) == 12


def test_a_damaged_game_hides_no_older_one(
    kept: Keeper, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    damaged = kept.path.with_name("damaged.json")
    damaged.write_text("{}", encoding="utf-8")
    os.utime(kept.path, (1, 1))
    monkeypatch.setattr(save, "folder", lambda: kept.path.parent)
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    visit = Visit("en", seed=None, record=None, plain=True)
    assert visit.resume(Wishes()) == 1
    shown = capsys.readouterr()
    assert shown.err.startswith(f"noah: The kept game {damaged} is damaged")
    assert "The game is kept: noah play --resume goes on with it." in shown.out

    kept.path.write_text("[]", encoding="utf-8")
    with pytest.raises(MalformedError, match="is damaged"):
        visit.resume(Wishes())
    assert damaged.exists()
