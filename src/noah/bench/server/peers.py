"""The servers that ours is measured beside: boardgame.io from npm, and an echo for what the load itself costs."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Self

import platformdirs

from noah.bench.server.processes import MeasuringError, cores, started_on

VERSION = "0.50.2"
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


class Peer:
    """Another server, in a process of its own on the same core as ours.

    Attributes:
        pid: the process.
        url: where it answers.
    """

    def __init__(self, command: list[str], environment: dict[str, str]) -> None:
        """Start a server that prints its port when it answers."""
        core, _ = cores()
        with started_on(core):
            self._process = subprocess.Popen(  # noqa: S603  # programs of ours
                command,
                env={**os.environ, **environment},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
        assert self._process.stdout is not None  # noqa: S101  # it is a pipe
        port = self._process.stdout.readline().strip()
        if not port:
            self._process.wait()
            raise MeasuringError("A server to compare with did not start.")
        self.pid = self._process.pid
        self.url = f"http://127.0.0.1:{port}"

    def __enter__(self) -> Self:
        """Use it for a while."""
        return self

    def __exit__(self, *_error: object) -> None:
        """End it."""
        self._process.kill()
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout):
            if stream is not None:
                stream.close()


def boardgameio_server(modules: Path) -> Peer:
    """boardgame.io as it is run in production."""
    program = Path(__file__).with_name("boardgameio.cjs")
    return Peer(["node", str(program)], {"NODE_PATH": str(modules), "NODE_ENV": "production"})


def echo_server() -> Peer:
    """A server that does as little as a server can."""
    return Peer([sys.executable, "-m", "noah.bench.server.echo"], {})
