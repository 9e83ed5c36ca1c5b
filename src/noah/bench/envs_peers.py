"""The environments' peers: PettingZoo's Hanabi and Catanatron, installed for the benchmark alone."""

import subprocess
import sys
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import platformdirs

from noah.bench.measure import Sample

PACKAGES = {
    "hanabi": ("pettingzoo==1.27.0", "shimmy==2.0.1", "open-spiel==2.0.2"),
    "catanatron": ("catanatron==3.2.1",),
}
"""What is installed for each peer."""
PROGRAMS = Path(__file__).parent
"""Where the programs are that play them."""
_PATIENCE = 600
"""Seconds for an installation."""


def interpreter(peer: str) -> Path | None:
    """The Python of a virtual environment with the peer, made in the user's cache if need be; None when that fails."""
    cache = Path(platformdirs.user_cache_dir("noah", appauthor=False))
    folder = cache / "peers" / "-".join(PACKAGES[peer])
    python = folder / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    done = folder / "installed"
    if not done.exists():
        try:
            venv.create(folder, clear=True, with_pip=True)
            subprocess.run(  # noqa: S603  # pip, and packages that are named here
                [
                    python,
                    "-m",
                    "pip",
                    "install",
                    "--quiet",
                    "--disable-pip-version-check",
                    *PACKAGES[peer],
                ],
                check=True,
                capture_output=True,
                timeout=_PATIENCE,
            )
        except (OSError, subprocess.SubprocessError):
            return None
        done.touch()
    return python


@contextmanager
def playing(peer: str) -> Iterator[Sample | None]:
    """A sample of the peer's random play, from Python as its users drive it: decisions and seconds.

    It runs in a process of its own, which plays when it is asked to and times itself. None when it is not to be had.
    """
    python = interpreter(peer)
    if python is None:
        yield None
        return
    program = PROGRAMS / f"play_{peer}.py"
    with subprocess.Popen(  # noqa: S603  # a program of ours
        [python, program],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    ) as process:
        told, heard = process.stdin, process.stdout
        assert told is not None  # noqa: S101  # both are pipes
        assert heard is not None  # noqa: S101

        def sample() -> tuple[float, float]:
            told.write("\n")
            told.flush()
            decisions, seconds = heard.readline().split()
            return float(decisions), float(seconds)

        yield sample
        told.close()
