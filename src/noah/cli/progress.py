"""A progress bar for commands that take long."""

import sys
import time
from types import TracebackType
from typing import TYPE_CHECKING, Self

import typer

if TYPE_CHECKING:
    from rich.progress import Progress

_REFRESH = 0.1
"""Seconds between two drawings of the bar."""


class Bar:
    """A bar on standard error where that is a terminal, nothing elsewhere; it goes away at the end."""

    def __init__(self, unit: str) -> None:
        """Say what is counted beside the bar, in the plural."""
        self._unit = unit
        self._progress = _progress() if sys.stderr is not None and sys.stderr.isatty() else None
        self._due = 0.0

    def __enter__(self) -> Self:
        """Show the bar."""
        if self._progress:
            self._progress.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        """Take the bar away."""
        if self._progress:
            self._progress.stop()

    def begin(self, name: str, total: int | None) -> None:
        """Start anew for the file ``name`` of ``total`` bytes; None when nobody knows how many."""
        if self._progress:
            for task in self._progress.task_ids:
                self._progress.remove_task(task)
            self._progress.add_task(name, total=total, count="")

    def update(self, done: int, count: int) -> None:
        """Show that ``done`` bytes and ``count`` units are done, unless that was just shown."""
        if self._progress and time.monotonic() >= self._due:
            task = self._progress.task_ids[0]
            self._progress.update(task, completed=done, count=f"{count:,} {self._unit}")
            self._progress.refresh()
            self._due = time.monotonic() + _REFRESH

    def say(self, text: str) -> None:
        """Print a line on standard output, which may be the same terminal."""
        if self._progress:
            self._progress.stop()
        typer.echo(text)
        if self._progress:
            self._progress.start()


def _progress() -> "Progress":
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

    return Progress(
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        TaskProgressColumn(),
        TextColumn("{task.fields[count]}", markup=False),
        console=Console(stderr=True),
        auto_refresh=False,
        transient=True,
        redirect_stdout=False,
        redirect_stderr=False,
    )
