"""The packages of other projects are optional: without them an adapter says which extra to install."""

import subprocess
import sys

import pytest

ADAPTERS = {
    "noah.envs.aec": ("pettingzoo", "envs"),
    "noah.envs.single": ("gymnasium", "envs"),
    "noah.envs.batch": ("gymnasium", "envs"),
    "noah.envs.spaces": ("gymnasium", "envs"),
    "noah.envs.spiel": ("pyspiel", "openspiel"),
}

WITHOUT = """\
import sys
sys.modules[{package!r}] = None
from noah.notation.errors import MissingPackageError, NoahError
try:
    import {adapter}
except MissingPackageError as error:
    assert isinstance(error, NoahError) and isinstance(error, ImportError)
    print(error)
"""

THE_REST = """\
import sys
for package in ("pettingzoo", "gymnasium", "pyspiel", "open_spiel", "matplotlib", "cmaes", "choix"):
    sys.modules[package] = None
import noah, noah.cli.main, noah.arena.simulate, noah.arena.stats, noah.arena.plots
import noah.envs.games, noah.envs.observation, noah.envs.explicit, noah.envs.worlds
import noah.bench.report, noah.server.http.app
print(noah.Game(seed=1).phase)
"""


def run(program: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("adapter", ADAPTERS)
def test_without_its_package_an_adapter_says_what_to_install(adapter: str) -> None:
    package, extra = ADAPTERS[adapter]
    said = run(WITHOUT.format(package=package, adapter=adapter))
    assert f"pip install 'noah[{extra}]'" in said


def test_without_any_of_them_everything_else_works() -> None:
    assert run(THE_REST) == "load\n"
