"""What processes use is read from the system."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from noah.bench.server.processes import (
    cores,
    cpu_seconds,
    family,
    filesystem,
    resident_bytes,
    started_on,
)

_PARENT = """
import subprocess, sys
child = subprocess.Popen([sys.executable, "-c", sys.argv[1]], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
for line in sys.stdin:
    child.stdin.write(line.encode())
    child.stdin.flush()
    print(child.stdout.readline().decode(), end="", flush=True)
"""
_CHILD = """
import os, sys, time
kept = []
for line in sys.stdin:
    end = time.process_time() + 0.2
    while time.process_time() < end:
        pass
    kept.append(bytearray(os.urandom(1 << 25)))
    print(os.getpid(), flush=True)
"""


@pytest.fixture
def parent() -> Iterator[subprocess.Popen[str]]:
    """A process whose child works and takes memory for each line that is sent, and answers with its id."""
    with subprocess.Popen(
        [sys.executable, "-c", _PARENT, _CHILD],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        yield process


def ask(process: subprocess.Popen[str]) -> int:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("work\n")
    process.stdin.flush()
    return int(process.stdout.readline())


def test_what_a_child_uses_counts(parent: subprocess.Popen[str]) -> None:
    child = ask(parent)
    assert family(parent.pid) == [parent.pid, child]
    cpu, memory = cpu_seconds(parent.pid), resident_bytes(parent.pid)
    ask(parent)
    assert cpu_seconds(parent.pid) - cpu >= 0.2
    assert resident_bytes(parent.pid) - memory >= 1 << 25


def test_what_is_started_meanwhile_stays_on_its_core() -> None:
    before = os.sched_getaffinity(0)
    core, _ = cores()
    with started_on(core):
        told = subprocess.run(
            [sys.executable, "-c", "import os; print(*os.sched_getaffinity(0))"],
            check=True,
            capture_output=True,
            text=True,
        )
    assert {int(number) for number in told.stdout.split()} == core
    assert os.sched_getaffinity(0) == before


def test_a_file_system_is_named() -> None:
    assert filesystem(Path("/proc/self")) == "proc"
