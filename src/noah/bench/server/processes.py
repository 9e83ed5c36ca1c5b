"""What processes use, as Linux counts it, and on which cores they run."""

import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from noah.notation.errors import NoahError

_PROC = Path("/proc")
_SCHEDULER = 2
"""The clock with the scheduler's precision."""
_RESIDENT = 1
"""In ``/proc/PID/statm``, in pages."""
_WRITTEN = 8192
"""Bytes; a commit of a few moves is hardly longer."""


class MeasuringError(NoahError):
    """Something that the benchmark needs is not here."""


def check_system() -> None:
    """Raise MeasuringError where the system does not tell what processes use."""
    if not (_PROC / "self" / "stat").exists():
        raise MeasuringError(
            "The server is measured on Linux alone: what a process uses is read from /proc."
        )


def family(pid: int) -> list[int]:
    """A process and all that it has started, and they in turn."""
    found = [pid]
    with suppress(OSError):
        for task in (_PROC / str(pid) / "task").iterdir():
            for child in (task / "children").read_text().split():
                found += family(int(child))
    return found


def cpu_seconds(pid: int) -> float:
    """User and system time of a process, all its threads and its children, in seconds.

    What the kernel does later for all of them, such as writing pages to the disk, is counted by nobody.
    """
    return sum(time.clock_gettime(_clock(each)) for each in family(pid))


def _clock(pid: int) -> int:
    """The clock that counts the processor time of a process, as ``clock_getcpuclockid`` gives it."""
    return (~pid << 3) | _SCHEDULER


def resident_bytes(pid: int) -> int:
    """The memory of a process and its children that is not swapped out, in bytes."""
    pages = sum(int((_PROC / str(p) / "statm").read_text().split()[_RESIDENT]) for p in family(pid))
    return pages * os.sysconf("SC_PAGE_SIZE")


def open_files(pid: int) -> int:
    """How many files and sockets a process and its children have open."""
    return sum(len(list((_PROC / str(each) / "fd").iterdir())) for each in family(pid))


def cores() -> tuple[set[int], set[int]]:
    """The core for what is measured and the one for what measures; the same one where there is no other."""
    mine = sorted(os.sched_getaffinity(0))
    return {mine[0]}, {mine[-1]}


@contextmanager
def started_on(wanted: set[int]) -> Iterator[None]:
    """What is started meanwhile runs on the cores ``wanted``, with all its threads."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, wanted)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def filesystem(path: Path) -> str:
    """The kind of file system where ``path`` lies, such as ``ext4``."""
    place, kind = "", "unknown"
    for line in (_PROC / "self" / "mounts").read_text().splitlines():
        _, point, this, *_ = line.split()
        if path.resolve().is_relative_to(point) and len(point) >= len(place):
            place, kind = point, this
    return kind


def sync_seconds(folder: Path, times: int) -> list[float]:
    """How long the disk takes to keep a page or two that were written, each of so many times; shortest first."""
    taken = []
    with tempfile.TemporaryFile(dir=folder) as file:
        for _ in range(times):
            file.write(bytes(_WRITTEN))
            file.flush()
            begun = time.perf_counter()
            os.fdatasync(file.fileno())
            taken.append(time.perf_counter() - begun)
    return sorted(taken)
