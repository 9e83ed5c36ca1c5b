"""What ``noah verify`` does: it goes through files line by line, tells what it finds, and counts."""

import io
from dataclasses import dataclass

import msgspec

from noah.cli.progress import Bar
from noah.cli.reading import STANDARD_INPUT, opened, size_of, why
from noah.game.verify import NOTHING, Disagreement
from noah.game.verify import verify as disagreements
from noah.notation.cards import printable
from noah.notation.errors import NoahError, RecordError
from noah.notation.lines import BrokenFileError, lines
from noah.notation.record import read_record

_LONGEST = 2000
"""Characters of a value or a message that are printed."""


@dataclass
class Tally:
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
        """0 when all agree, 1 when a record disagrees, 2 when something is no record or cannot be read."""
        if self.no_records or self.unreadable:
            return 2
        return 1 if self.disagreeing else 0


def _plural(n: int, one: str, many: str) -> str:
    return f"{n} {one if n == 1 else many}"


@dataclass
class Verification:
    """One run of the command.

    Attributes:
        every: whether to go on after the first disagreement of a record.
        bar: shows how far it is, and prints.
        tally: what was met so far.
    """

    every: bool
    bar: Bar
    tally: Tally

    def verify_file(self, name: str) -> None:
        """Verify each record of one file, or of standard input."""
        shown = "standard input" if name == STANDARD_INPUT else printable(name)
        try:
            stream = opened(name)
        except OSError as error:
            self.tally.unreadable += 1
            self.bar.say(f"{shown}: {why(error)}")
            return
        with stream:
            self._verify_lines(stream, shown)

    def _verify_lines(self, stream: io.BufferedReader, name: str) -> None:
        size = size_of(stream)
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
            self.bar.say(f"{where}: {printable(str(error), _LONGEST)}")
        self.tally.records += 1
        self.tally.states += sum(len(played.states or ()) for played in record.rounds)
        self.tally.disagreeing += met > 0

    def _no_record(self, where: str, error: Exception) -> None:
        self.tally.no_records += 1
        self.bar.say(f"{where}: {printable(str(error), _LONGEST)}")


def _sentence(disagreement: Disagreement) -> str:
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
    return (
        "nothing" if value is NOTHING else printable(msgspec.json.encode(value).decode(), _LONGEST)
    )
