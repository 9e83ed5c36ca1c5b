"""The one way in which this project compiles a function: ``@kernel``, or ``@brief_kernel`` for what is short.

A kernel is plain Python that Numba compiles to machine code at its first call and keeps in a cache on disk.
With ``NUMBA_DISABLE_JIT=1`` the same source runs uncompiled.

Numba's own cache key holds the source of the compiled function alone: it notices neither an edited callee or
constant in another file nor a change of ``NUMBA_BOUNDSCHECK``. So the folder of the cache is named by a digest of
all the sources that can be compiled in, and of that setting. The files are pickles, hence the mode 0700.
"""

import hashlib
import os
import stat
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import numba

F = TypeVar("F", bound=Callable[..., Any])

_HOUSE = Path(__file__).resolve().parent.parent
# Rooms whose kernels other rooms compile in; a kernel elsewhere is keyed by its own room besides.
_SHARED_ROOMS = ("core", "players")


def _rooms_behind(source: Path) -> tuple[str, ...]:
    """The rooms whose sources can end up in a kernel that is defined in ``source``."""
    room = source.relative_to(_HOUSE).parts[0] if source.is_relative_to(_HOUSE) else ""
    if room == "core":
        return ("core",)
    return tuple(dict.fromkeys((*_SHARED_ROOMS, room)) if room else _SHARED_ROOMS)


@cache
def _digest(rooms: tuple[str, ...]) -> str:
    """Hex digest of the sources of ``rooms``, of Numba's version and of its bounds checks."""
    total = hashlib.sha256(f"{numba.__version__} {numba.config.BOUNDSCHECK}".encode())
    for room in rooms:
        for path in sorted((_HOUSE / room).rglob("*.py")):
            total.update(path.relative_to(_HOUSE).as_posix().encode())
            total.update(path.read_bytes())
    return total.hexdigest()[:20]


def _is_private(folder: Path) -> bool:
    """Whether ``folder`` is a writable folder of this user that nobody else can write to."""
    if not folder.is_dir() or folder.is_symlink() or not os.access(folder, os.W_OK | os.X_OK):
        return False
    if not hasattr(os, "getuid"):
        return True
    status = folder.stat()
    return status.st_uid == os.getuid() and not stat.S_IMODE(status.st_mode) & 0o022


@cache
def cache_root() -> Path | None:
    """The folder that holds compiled kernels, or None where no private folder can be made.

    ``NOAH_CACHE_DIR`` names another one; otherwise the user's cache folder, and where that cannot be written a
    folder of the system's temporary directory that belongs to this user.
    """
    named = os.environ.get("NOAH_CACHE_DIR")
    owner = os.getuid() if hasattr(os, "getuid") else "user"
    fallback = Path(tempfile.gettempdir()) / f"noah-{owner}"
    for parent in [Path(named)] if named else [*_user_caches(), fallback]:
        folder = parent / "kernels"
        try:
            parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            folder.mkdir(mode=0o700, exist_ok=True)
        except OSError:
            continue
        # Whoever may write to the parent could put another folder in the place of ours.
        if _is_private(parent) and _is_private(folder):
            return folder
    return None


def _user_caches() -> list[Path]:
    """The user's cache folder for this program; none where nobody knows the user's home."""
    named = os.environ.get("XDG_CACHE_HOME")
    try:
        return [Path(named or Path("~/.cache").expanduser()) / "noah"]
    except RuntimeError:
        return []


def cache_folder(rooms: tuple[str, ...] = _SHARED_ROOMS) -> Path | None:
    """The folder of the kernels compiled from the present sources of ``rooms``."""
    root = cache_root()
    return root / _digest(rooms) if root else None


def kernel(function: F) -> F:
    """Compile ``function`` by ``numba.njit(cache=True, nogil=True)``, cached as this module's text says.

    Never ``parallel=True``: its barrier collapses when a core is shared. Never ``fastmath``: results are exact.
    """
    return _compiled(function, nogil=True)


def brief_kernel(function: F) -> F:
    """A kernel that Python calls for a microsecond's work, and that keeps the interpreter's lock meanwhile.

    Where other threads run, giving the lock away means to wait for it afterwards, a thousand times as long.
    Called from another kernel it is a kernel like any other.
    """
    return _compiled(function, nogil=False)


def _compiled(function: F, *, nogil: bool) -> F:
    folder = cache_folder(_rooms_behind(Path(function.__code__.co_filename)))
    previous = numba.config.CACHE_DIR
    # Numba reads the setting while it decorates; restored so that other packages' caches stay where they are.
    numba.config.CACHE_DIR = str(folder) if folder else ""
    try:
        return cast("F", numba.njit(cache=folder is not None, nogil=nogil)(function))
    finally:
        numba.config.CACHE_DIR = previous
