"""A process that has everything imported and compiled, and forks servers: for tests that start very many."""

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from typing import IO, Self

from noah.testing.wire.seeding import SEEDED

_PROGRAM = """
import json, os, socket, sys
# All that the server and its framework import late, when they start or make an application.
import uvicorn.lifespan.on, uvicorn.loops.uvloop
import uvicorn.protocols.http.httptools_impl, uvicorn.protocols.websockets.websockets_sansio_impl
from litestar import Litestar
import noah.server.serving
from noah.arena.warmup import warm_up
from noah.cli.main import main
warm_up()
Litestar()
orders = socket.socket(fileno=int(sys.argv[1]))
while True:
    order, logs, _, _ = socket.recv_fds(orders, 1 << 16, 1)
    if not order:
        break
    (log,) = logs
    child = os.fork()
    if not child:
        orders.close()
        os.dup2(log, 2)
        os.close(log)
        sys.stderr = open(2, "w", buffering=1, encoding="utf-8", closefd=False)
        wanted = json.loads(order)
        os.environ.clear()
        os.environ.update(wanted["environment"])
        exec(wanted["first"])
        sys.argv = ["noah", *wanted["arguments"]]
        sys.exit(main())
    os.close(log)
    orders.sendall(b"%d\\n" % child)
    _, status = os.waitpid(child, 0)
    orders.sendall(b"%d\\n" % os.waitstatus_to_exitcode(status))
"""


class Child:
    """A server that a nursery has forked; used like ``subprocess.Popen``.

    Attributes:
        pid: the process.
        stderr: what it logs.
    """

    stderr: IO[str] | None

    def __init__(self, pid: int, stderr: IO[str], answers: IO[bytes]) -> None:
        """Wrap a process."""
        self.pid = pid
        self.stderr = stderr
        self._answers = answers

    def terminate(self) -> None:
        """Ask it to stop."""
        os.kill(self.pid, signal.SIGTERM)

    def kill(self) -> None:
        """End it in the middle of whatever it does."""
        os.kill(self.pid, signal.SIGKILL)

    def wait(self, _timeout: float, /) -> int:
        """Wait until it has ended; its exit code, negative after a signal. To be called once."""
        return int(self._answers.readline())


class Nursery:
    """Forks one server at a time."""

    def __init__(self) -> None:
        """Start the process that forks."""
        self._orders, theirs = socket.socketpair()
        self._answers = self._orders.makefile("rb")
        with theirs:
            self._process = subprocess.Popen(  # noqa: S603  # this interpreter, and a program of ours
                [sys.executable, "-c", _PROGRAM, str(theirs.fileno())], pass_fds=[theirs.fileno()]
            )

    def __enter__(self) -> Self:
        """Use it for a while."""
        return self

    def __exit__(self, *_error: object) -> None:
        """Let it end."""
        self._answers.close()
        self._orders.close()
        self._process.wait()

    def begin(self, arguments: Sequence[str], environment: Mapping[str, str]) -> Child:
        """Fork ``noah`` with these arguments and this environment."""
        order = {"first": SEEDED, "arguments": [*arguments], "environment": {**environment}}
        log, theirs = os.pipe()
        socket.send_fds(self._orders, [json.dumps(order).encode()], [theirs])
        os.close(theirs)
        return Child(int(self._answers.readline()), os.fdopen(log, encoding="utf-8"), self._answers)
