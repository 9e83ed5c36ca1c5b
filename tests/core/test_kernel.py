"""The cache of compiled kernels: it notices every edit and every setting, and belongs to this user alone."""

import hashlib
import os
import shutil
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from noah.core import kernel
from noah.core.kernel import cache_folder, cache_root

SOURCE = Path(kernel.__file__).parent.parent
WITHOUT = {"NUMBA_BOUNDSCHECK", "NUMBA_DISABLE_JIT", "NOAH_CACHE_DIR", "NUMBA_CACHE_DIR"}


@pytest.fixture
def forgetful() -> Iterator[None]:
    """The choice of a folder is made anew, and forgotten again."""
    cache_root.cache_clear()
    yield
    cache_root.cache_clear()


def run(program: str, cache: Path, **environment: str) -> "subprocess.CompletedProcess[str]":
    """Run a program with its kernels in ``cache``."""
    kept = {name: value for name, value in os.environ.items() if name not in WITHOUT}
    return subprocess.run(
        [sys.executable, "-c", program],
        env={**kept, "NOAH_CACHE_DIR": str(cache), **environment},
        capture_output=True,
        text=True,
        check=False,
    )


CARRIES_OF_AN_EMPTIED_FERRY = """
from noah.core.deal import new_states
from noah.core.ferries import clear_ferry
states = new_states(1, 2)
clear_ferry(states[0], 3)
print(states[0].carries[3])
"""


@pytest.mark.compiled_only
def test_edited_constant_of_another_file_is_used(tmp_path: Path) -> None:
    house, cache = tmp_path / "src", tmp_path / "cache"
    shutil.copytree(SOURCE, house / "noah", ignore=shutil.ignore_patterns("__pycache__"))
    cards = house / "noah" / "core" / "cards.py"
    written = cards.read_text(encoding="utf-8")

    def carried(limit: int) -> str:
        assert written.count("= 21, 13\n") == 1
        cards.write_text(written.replace("= 21, 13\n", f"= {limit}, 13\n"), encoding="utf-8")
        return run(CARRIES_OF_AN_EMPTIED_FERRY, cache, PYTHONPATH=str(house)).stdout

    assert [carried(limit) for limit in (21, 22)] == ["21\n", "22\n"]
    assert len([*(cache / "kernels").iterdir()]) == 2


READ_BEYOND_THE_END = """
from noah.core.deal import new_states
from noah.core.turns import first_seat_at
states = new_states(8, 2)
print(first_seat_at(states[:1], 5))
"""


@pytest.mark.compiled_only
def test_bounds_are_checked_although_a_kernel_without_checks_is_cached(tmp_path: Path) -> None:
    careless = run(READ_BEYOND_THE_END, tmp_path)
    assert (careless.stdout, careless.returncode) == ("0\n", 0)
    careful = run(READ_BEYOND_THE_END, tmp_path, NUMBA_BOUNDSCHECK="1")
    assert careful.returncode == 1
    assert "IndexError" in careful.stderr
    assert len([*(tmp_path / "kernels").iterdir()]) == 2


PLAY = """
import hashlib
from noah.testing.classes import CLASSES
from noah.testing.random_game import RandomGame
digest = hashlib.sha256()
for seed, options in enumerate(CLASSES.values()):
    game = RandomGame(options, seed)
    for _ in range(150):
        game.step()
        digest.update(game.states.tobytes())
        digest.update(game.knowledge.tobytes())
        digest.update(game.rng.tobytes())
print(digest.hexdigest())
"""


@pytest.mark.compiled_only
def test_games_go_alike_compiled_and_uncompiled() -> None:
    root = cache_root()
    assert root is not None
    compiled, uncompiled = (
        run(PLAY, root.parent, NUMBA_DISABLE_JIT=setting) for setting in ("0", "1")
    )
    assert len(compiled.stdout) == 2 * hashlib.sha256().digest_size + 1
    assert compiled.stdout == uncompiled.stdout


def test_folder_is_named_by_the_sources_that_can_be_compiled_in() -> None:
    folders = {cache_folder(rooms) for rooms in (("core",), ("core", "players"))}
    assert len(folders) == 2
    assert cache_folder() in folders


@pytest.mark.usefixtures("forgetful")
def test_folder_is_closed_to_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NOAH_CACHE_DIR", str(tmp_path / "new"))
    root = cache_root()
    assert root == tmp_path / "new" / "kernels"
    assert stat.S_IMODE(root.stat().st_mode) == 0o700


@pytest.mark.usefixtures("forgetful")
@pytest.mark.parametrize("mode", [0o777, 0o770, 0o702])
def test_folder_that_others_can_write_to_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mode: int
) -> None:
    (tmp_path / "kernels").mkdir()
    (tmp_path / "kernels").chmod(mode)
    monkeypatch.setenv("NOAH_CACHE_DIR", str(tmp_path))
    assert cache_root() is None
    assert cache_folder() is None


@pytest.mark.usefixtures("forgetful")
def test_folder_whose_parent_others_can_write_to_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parent = tmp_path / "shared"
    (parent / "kernels").mkdir(mode=0o700, parents=True)
    parent.chmod(0o777)
    monkeypatch.setenv("NOAH_CACHE_DIR", str(parent))
    assert cache_root() is None


@pytest.mark.usefixtures("forgetful")
def test_without_a_home_the_temporary_directory_serves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nobody_knows(_path: Path) -> Path:
        raise RuntimeError

    monkeypatch.delenv("NOAH_CACHE_DIR", raising=False)
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setattr(Path, "expanduser", nobody_knows)
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path))
    root = cache_root()
    assert root is not None
    assert root.is_relative_to(tmp_path)


@pytest.mark.usefixtures("forgetful")
def test_folder_of_another_user_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "kernels").mkdir(mode=0o700)
    monkeypatch.setenv("NOAH_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(os, "getuid", lambda: (tmp_path / "kernels").stat().st_uid + 1)
    assert cache_root() is None


@pytest.mark.usefixtures("forgetful")
def test_where_users_have_no_numbers_the_folder_is_taken_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NOAH_CACHE_DIR", str(tmp_path))
    monkeypatch.delattr(os, "getuid")
    assert cache_root() == tmp_path / "kernels"


@pytest.mark.usefixtures("forgetful")
def test_link_to_a_folder_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "elsewhere").mkdir(mode=0o700)
    (tmp_path / "kernels").symlink_to(tmp_path / "elsewhere")
    monkeypatch.setenv("NOAH_CACHE_DIR", str(tmp_path))
    assert cache_root() is None


@pytest.mark.usefixtures("forgetful")
def test_file_in_place_of_the_folder_is_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "home").write_text("no folder", encoding="utf-8")
    monkeypatch.delenv("NOAH_CACHE_DIR", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "home"))
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path))
    root = cache_root()
    assert root is not None
    assert root.is_relative_to(tmp_path)
    assert root.name == "kernels"
    assert stat.S_IMODE(root.stat().st_mode) == 0o700


def test_user_s_cache_folder_comes_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, forgetful: None
) -> None:
    monkeypatch.delenv("NOAH_CACHE_DIR", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache_root() == tmp_path / "noah" / "kernels"


@pytest.mark.compiled_only
def test_without_a_private_folder_kernels_still_run(tmp_path: Path) -> None:
    (tmp_path / "kernels").mkdir()
    (tmp_path / "kernels").chmod(0o777)
    done = run(CARRIES_OF_AN_EMPTIED_FERRY, tmp_path)
    assert (done.stdout, done.returncode) == ("21\n", 0)
    assert not [*(tmp_path / "kernels").iterdir()]


@pytest.mark.compiled_only
def test_kernel_of_somebody_else_s_module_is_compiled_too(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(
        "from noah.core.kernel import kernel\n@kernel\ndef twice(n):\n    return 2 * n\n",
        encoding="utf-8",
    )
    done = run("import bot; print(bot.twice(21))", tmp_path, PYTHONPATH=str(tmp_path))
    assert (done.stdout, done.stderr) == ("42\n", "")
