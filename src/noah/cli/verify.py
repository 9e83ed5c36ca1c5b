"""``noah verify``: replay the games in files, and say where they disagree with the rules."""

import io
import os
import stat
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from noah.cli.progress import Bar
    from noah.game.verify import Disagreement

_STANDARD_INPUT = "-"
_LONGEST = 2000
"""Characters of a value or a message that are printed."""


def verify(
    files: Annotated[
        list[str],
        typer.Argument(
            metavar="FILE",
            help="JSON Lines of noah-record/1, plain or gzipped; - is standard input.",
            show_default=False,
        ),
    ],
    every: Annotated[
        bool,
        typer.Option("--all", help="Name all disagreements of a record, not the first alone."),
    ] = False,
) -> None:
    """Replay the games in files and compare them with the rules.

    Compared are all actions, stored states, scores, winners, starters and docks of Noah. The last line sums up.
    The exit code is 0 when all agree, 1 when a record disagrees, 2 when something is no record or cannot be read.
    """
    from noah.cli.progress import Bar

    with Bar("records") as bar:
        run = _Run(every, bar, _Tally())
        for name in files:
            run.verify_file(name)
    typer.echo(str(run.tally))
    raise typer.Exit(run.tally.exit_code)


@dataclass
class _Tally:
    """What was met so far."""

    records: int = 0
    states: int = 0
    disagreeing: int = 0
    no_records: int = 0
    unreadable: int = 0

    def __str__(self) -> str:
        problems = [
            _plural(n, one, many)
            for n, one, many in (
                (self.disagreeing, "record disagrees", "records disagree"),
                (self.no_records, "line is no record", "lines are no records"),
                (self.unreadable, "file cannot be read", "files cannot be read"),
            )
            if n
        ]
        if not problems:
            return f"{self.records} records, {self.states} states: all agree"
        records = _plural(self.records, "record", "records")
        states = _plural(self.states, "state", "states")
        return f"{records}, {states}: {', '.join(problems)}"

    @property
    def exit_code(self) -> int:
        if self.no_records or self.unreadable:
            return 2
        return 1 if self.disagreeing else 0


def _plural(n: int, one: str, many: str) -> str:
    return f"{n} {one if n == 1 else many}"


@dataclass
class _Run:
    """One run of the command.

    Attributes:
        every: whether to go on after the first disagreement of a record.
        bar: shows how far it is, and prints.
        tally: what was met so far.
    """

    every: bool
    bar: "Bar"
    tally: _Tally

    def verify_file(self, name: str) -> None:
        """Verify each record of one file, or of standard input."""
        shown = "standard input" if name == _STANDARD_INPUT else _plain(name)
        try:
            stream = _open(name)
        except OSError as error:
            self.tally.unreadable += 1
            self.bar.say(f"{shown}: {_why(error)}")
            return
        with stream:
            self._verify_lines(stream, shown)

    def _verify_lines(self, stream: io.BufferedReader, name: str) -> None:
        from noah.notation.errors import NoahError
        from noah.notation.lines import BrokenFileError, lines

        size = _size(stream)
        self.bar.begin(name, size)
        for number, line in lines(stream):
            where = f"{name}, line {number}"
            if isinstance(line, BrokenFileError):
                self.tally.unreadable += 1
                self.bar.say(f"{where}: {line}")
            elif isinstance(line, NoahError):
                self._no_record(where, line)
            else:
                self._verify_line(line, where)
            self.bar.update(stream.tell() if size else 0, self.tally.records)

    def _verify_line(self, line: bytes, where: str) -> None:
        from noah.game.verify import verify as disagreements
        from noah.notation.errors import RecordError
        from noah.notation.record import read_record

        try:
            record = read_record(line)
        except RecordError as error:
            self._no_record(where, error)
            return
        met = 0
        try:
            for disagreement in disagreements(record):
                met += 1
                self.bar.say(f"{where}: {_sentence(disagreement)}")
                if not self.every:
                    break
        except RecordError as error:
            if not met:
                self._no_record(where, error)
                return
            # Play that went another way may well end elsewhere, so this record disagrees and no more.
            self.bar.say(f"{where}: {_plain(str(error))}")
        self.tally.records += 1
        self.tally.states += sum(len(played.states or ()) for played in record.rounds)
        self.tally.disagreeing += met > 0

    def _no_record(self, where: str, error: Exception) -> None:
        self.tally.no_records += 1
        self.bar.say(f"{where}: {_plain(str(error))}")


def _open(name: str) -> io.BufferedReader:
    """The bytes of a file, or of standard input.

    Raises:
        OSError: it cannot be opened.
    """
    if name != _STANDARD_INPUT:
        return Path(name).open("rb")
    if sys.stdin is None:
        raise OSError(0, "it is closed")
    return os.fdopen(os.dup(sys.stdin.fileno()), "rb")


def _size(stream: io.BufferedReader) -> int | None:
    """How many bytes a regular file holds; None of a pipe."""
    status = os.fstat(stream.fileno())
    return status.st_size if stat.S_ISREG(status.st_mode) else None


def _why(error: OSError) -> str:
    if isinstance(error, FileNotFoundError):
        return "there is no such file."
    if isinstance(error, IsADirectoryError):
        return "this is a folder; name the files in it."
    return f"it cannot be read ({error.strerror})."


def _sentence(disagreement: "Disagreement") -> str:
    """A disagreement for people: where they find it, counted from 1, and as a path into the JSON."""
    place = [
        f"{word} {number}, "
        for word, number in (("round", disagreement.round), ("action", disagreement.action))
        if number is not None
    ]
    expected, found = _value(disagreement.expected), _value(disagreement.found)
    why = f": {disagreement.why}" if disagreement.why else "."
    return (
        f"{''.join(place)}key {disagreement.key}: expected {expected}, found {found}"
        f" ({disagreement.path}){why}"
    )


def _value(value: object) -> str:
    """A value as JSON."""
    import msgspec

    from noah.game.verify import NOTHING

    return "nothing" if value is NOTHING else _plain(msgspec.json.encode(value).decode())


def _plain(text: str) -> str:
    """``text`` for a terminal: cut when it is long, and what would not print is escaped."""
    cut = text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
    return "".join(c if c.isprintable() else repr(c)[1:-1] for c in cut)
