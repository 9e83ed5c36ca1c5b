"""The servers: ours, boardgame.io's from npm, and an echo that shows what the load itself costs."""

import os
import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Mapping
from pathlib import Path
from typing import Self

import platformdirs

from noah.bench.server.processes import MeasuringError, cores, started_on

VERSION = "0.50.2"
_ADDRESS = re.compile(r"http://\S+")
_NOAH = "from noah.cli.main import main; main()"
_PATIENCE = 300
"""Seconds for an installation."""


def boardgameio() -> Path | str:
    """The folder of node modules with boardgame.io, installed in the user's cache if need be; or why there is none."""
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        return "no npm"
    folder = Path(platformdirs.user_cache_dir("noah", appauthor=False)) / f"boardgame.io-{VERSION}"
    modules = folder / "node_modules"
    done = folder / "installed"
    if not done.exists():
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "package.json").write_text('{"private": true}')
        options = ["--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"]
        try:
            subprocess.run(  # noqa: S603  # npm, and arguments that are ours
                [npm, "install", *options, f"boardgame.io@{VERSION}"],
                cwd=folder,
                check=True,
                capture_output=True,
                timeout=_PATIENCE,
            )
        except (OSError, subprocess.SubprocessError):
            return "npm failed"
        done.touch()
    return modules


class Server:
    """A server in a process of its own, on the core for what is measured.

    Attributes:
        pid: the process.
        url: where it answers, without a slash at the end.
    """

    def __init__(self, command: list[str], environment: dict[str, str]) -> None:
        """Start a server that writes its address when it answers; what it writes later goes to standard error.

        Raises:
            MeasuringError: it ends before.
        """
        core, _ = cores()
        with started_on(core):
            self._process = subprocess.Popen(  # noqa: S603  # programs of ours
                command,
                env={**os.environ, **environment},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                encoding="utf-8",
            )
        self.pid = self._process.pid
        self.url = self._address()
        self._forwarding = threading.Thread(target=self._forward, daemon=True)
        self._forwarding.start()

    def __enter__(self) -> Self:
        """Use it for a while."""
        return self

    def __exit__(self, *_error: object) -> None:
        """End it."""
        if self._process.stdin is not None:
            self._process.stdin.close()
        self._process.terminate()
        self._process.wait()
        self._forwarding.join()
        if self._process.stdout is not None:
            self._process.stdout.close()

    def _address(self) -> str:
        told = []
        for line in self._process.stdout or ():
            if found := _ADDRESS.search(line):
                return found[0]
            told.append(line)
        self._process.wait()
        raise MeasuringError("A server did not start: " + "".join(told).strip())

    def _forward(self) -> None:
        for line in self._process.stdout or ():
            sys.stderr.write(line)


class NoahServer(Server):
    """Ours.

    Attributes:
        database: the SQLite file.
    """

    def __init__(self, database: Path, settings: Mapping[str, int]) -> None:
        """Start it.

        Args:
            database: the path of an SQLite file.
            settings: by the names of ``NOAH_`` environment variables in lower case, without that prefix.
        """
        self.database = database
        arguments = ["--host", "127.0.0.1", "--port", "0", "--database", str(database)]
        super().__init__(
            [sys.executable, "-c", _NOAH, "serve", *arguments],
            {f"NOAH_{name.upper()}": str(value) for name, value in settings.items()},
        )


def boardgameio_server(modules: Path) -> Server:
    """boardgame.io as it is run in production."""
    program = Path(__file__).with_name("boardgameio.cjs")
    return Server(["node", str(program)], {"NODE_PATH": str(modules), "NODE_ENV": "production"})


def echo_server() -> Server:
    """A server that does as little as a server can."""
    return Server([sys.executable, "-m", "noah.bench.server.echo"], {})
