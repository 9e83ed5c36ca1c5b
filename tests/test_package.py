"""The package as its users meet it: its lazy names and its wheel."""

import subprocess
import sys
import tomllib
import zipfile
from importlib import import_module
from pathlib import Path

import pytest

import noah

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
UNLOCKED = {"ray"}
"""Extras that the lock leaves out; the Makefile says why."""


def test_import_leaves_numba_and_numpy_alone() -> None:
    program = "import sys, noah; print(noah.__version__, *{'numba', 'numpy'} & {*sys.modules})"
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert run.stdout.split() == [PROJECT["project"]["version"]]


def test_every_public_name_has_a_home() -> None:
    assert sorted({*noah._HOMES, "__version__"}) == sorted(noah.__all__)


@pytest.mark.parametrize("name", sorted(noah._HOMES))
def test_name_is_that_of_its_home(name: str) -> None:
    assert getattr(noah, name) is getattr(import_module(noah._HOMES[name]), name)


def test_dir_lists_names_before_their_use() -> None:
    assert {*noah.__all__} <= {*dir(noah)}


def test_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'unicorn'"):
        noah.unicorn  # noqa: B018  # the look-up itself is what is tested


def test_wheel_holds_every_source_and_the_licence(tmp_path: Path) -> None:
    builder = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory"]
    subprocess.run([*builder, str(tmp_path)], cwd=ROOT, capture_output=True, check=True)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        packed = {*archive.namelist()}
    sources = {
        path.relative_to(ROOT / "src").as_posix()
        for path in (ROOT / "src").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert "noah/py.typed" in sources
    assert {name for name in packed if name.startswith("noah/")} == sources
    assert {"LICENSE", "NOTICE"} <= {Path(name).name for name in packed}


def test_lock_names_no_registry() -> None:
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    assert "://" not in lock
    assert "--index" not in lock
    assert "--find-links" not in lock


def test_lock_holds_the_versions_of_the_project() -> None:
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8").splitlines()
    locked = {line.split(" ")[0] for line in lock if "==" in line}
    extras = PROJECT["project"]["optional-dependencies"]
    groups = [
        PROJECT["build-system"]["requires"],
        PROJECT["project"]["dependencies"],
        *(extras[each] for each in extras if each not in UNLOCKED),
        *PROJECT["dependency-groups"].values(),
    ]
    wanted = {
        requirement.partition(";")[0].replace("fluent.runtime", "fluent-runtime")
        for group in groups
        for requirement in group
    }
    assert wanted <= locked, "run `make lock` and commit requirements.lock with pyproject.toml"
