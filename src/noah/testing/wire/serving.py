"""``noah serve`` in a process of its own, on a free port of this machine."""

import os
import re
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from pathlib import Path
from queue import Queue
from typing import IO, Protocol, Self
from urllib.parse import quote, urlsplit

from noah.testing.wire.client import Client
from noah.testing.wire.seeding import SEEDED

_READY = re.compile(r"Noah is served on (http://\S+)")
_USUAL = ("Noah is served on ", "The page is not built", "Compiling the rules")
"""How lines begin that a server may write at any start."""
_PROGRAM = f"{SEEDED}\nfrom noah.cli.main import main\nmain()"
_PATIENCE = 180.0
"""Seconds for a start, which may have to compile the rules first, and for a stop."""


class _Process(Protocol):
    """What is needed of ``subprocess.Popen``."""

    pid: int
    stderr: IO[str] | None

    def terminate(self) -> None: ...

    def kill(self) -> None: ...

    def wait(self, timeout: float, /) -> int: ...


class Starter(Protocol):
    """Starts a server, such as a ``Nursery``."""

    def begin(self, arguments: Sequence[str], environment: Mapping[str, str]) -> _Process:
        """Start ``noah`` with these arguments and this environment."""
        ...


class Serving:
    """A server that can be stopped, killed and started again, each time with the same database and port.

    Attributes:
        database: the path of its SQLite file.
        url: where it answers, without a slash at the end; empty before the first start.
        log: the lines that it wrote to standard error, over all its starts.
    """

    def __init__(
        self,
        database: Path,
        settings: Mapping[str, str | int | None] | None = None,
        nursery: Starter | None = None,
        seed: str | None = None,
    ) -> None:
        """Prepare a server, which ``start`` starts.

        Args:
            database: the path of an SQLite file.
            settings: by the names of ``NOAH_`` environment variables in lower case, without that prefix; what is
                None has its default.
            nursery: forks the server, which is faster than a start; None to start it like everybody does.
            seed: decides all that chance decides; None to leave it to chance.
        """
        self.database = database
        self.url = ""
        self.log: list[str] = []
        self._environment = {
            name: value for name, value in os.environ.items() if not name.startswith("NOAH_")
        }
        for name, value in (settings or {}).items():
            if value is not None:
                self._environment[f"NOAH_{name.upper()}"] = str(value)
        self._nursery = nursery
        self._seed = seed
        self._starts = 0
        self._process: _Process | None = None
        self._reader: threading.Thread | None = None

    def __enter__(self) -> Self:
        """Start it."""
        self.start()
        return self

    def __exit__(self, *_error: object) -> None:
        """Stop it, if it runs."""
        if self._process is not None:
            self.stop()

    @property
    def pid(self) -> int:
        """The id of the process that runs."""
        return self._running().pid

    @property
    def port(self) -> int:
        """The port where it answers; 0 before the first start."""
        return urlsplit(self.url).port or 0

    @property
    def complaints(self) -> list[str]:
        """The lines that it wrote to standard error, but for those that belong to every start."""
        return [line for line in self.log if not line.startswith(_USUAL)]

    def _running(self) -> "_Process":
        if self._process is None:
            raise AssertionError("The server has not been started.")
        return self._process

    def start(self) -> None:
        """Start the server and wait until it answers; by a thread that reads what it logs."""
        arguments = ["serve", "--host", "127.0.0.1", "--port", str(self.port)]
        arguments += ["--database", str(self.database)]
        self._starts += 1
        if self._seed is not None:
            # Another one for each start, as the ids of tables follow from it.
            self._environment["NOAH_TESTING_SEED"] = f"{self._seed}, start {self._starts}"
        if self._nursery is not None:
            self._process = self._nursery.begin(arguments, self._environment)
        else:
            self._process = subprocess.Popen(  # noqa: S603  # this interpreter, and arguments that are ours
                [sys.executable, "-c", _PROGRAM, *arguments],
                env=self._environment,
                stderr=subprocess.PIPE,
                text=True,
                encoding="utf-8",
            )
        ready: Queue[str | None] = Queue()
        self._reader = threading.Thread(target=self._read, args=(ready,), daemon=True)
        self._reader.start()
        url = ready.get(timeout=_PATIENCE)
        if url is None:
            self._end()
            raise AssertionError("The server did not start:\n" + "\n".join(self.log))
        self.url = url

    def _read(self, ready: "Queue[str | None]") -> None:
        stream = self._running().stderr
        for line in stream or ():
            self.log.append(line.rstrip("\n"))
            if found := _READY.search(line):
                ready.put(found[1])
        ready.put(None)

    def _end(self) -> int:
        process = self._running()
        code = process.wait(_PATIENCE)
        if self._reader is not None:
            self._reader.join(_PATIENCE)
        if process.stderr is not None:
            process.stderr.close()
        self._process = None
        return code

    def reseed(self, seed: str) -> None:
        """Let all that chance decides follow from ``seed`` from now on; for a server that began with one.

        Args:
            seed: one that was not used before, as ids follow from it.
        """
        with Client(self.url) as anybody:
            answer = anybody.ask("GET", f"/testing/seed?{quote(seed)}")
        if answer.status != 204:
            raise AssertionError("The server was started without a seed.")

    def stop(self) -> int:
        """Ask it to stop and wait until it has; its exit code."""
        self._running().terminate()
        return self._end()

    def kill(self) -> None:
        """End it in the middle of whatever it does."""
        self._running().kill()
        self._end()
