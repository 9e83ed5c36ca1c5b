"""``noah-arena/1``, the file of a tournament: a line that says what is played, then a line for each deal of each match.

docs/arena.md describes it. The same tournament gives the same bytes, however many processes play it and however often
it is broken off. A last line that was cut short does not count.
"""

import io
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from noah.arena.match import Match, Played, match_of
from noah.arena.selfplay import WAYS_TO_END
from noah.arena.spreading import Spread
from noah.arena.tournament import Tournament, played
from noah.notation.cards import printable, shown
from noah.notation.errors import MalformedError, NoahError
from noah.notation.lines import lines
from noah.notation.options import options_from_json

FORMAT = "noah-arena/1"
_MOST_POINTS = 10_000
_LONGEST_LINE = 2**20


class ArenaFileError(NoahError):
    """A file is no ``noah-arena/1``, or belongs to another tournament."""


class _Heading(msgspec.Struct, forbid_unknown_fields=True):
    """The first line of a file."""

    format: str
    players: int
    options: dict[str, Any]
    seed: int
    matches: list[tuple[str, str | None]]
    checks: dict[str, str]


class _Line(msgspec.Struct, forbid_unknown_fields=True):
    """Any other line."""

    deal: int
    match: int
    starter: int
    scores: tuple[tuple[int, ...], ...]
    ends: tuple[int, ...]
    broken: int


@dataclass
class Results:
    """What a file holds.

    Attributes:
        tournament: what is played.
        checks: digests of how the contenders play.
        played: for each match, its deals so far, in order.
    """

    tournament: Tournament
    checks: dict[str, str]
    played: list[list[Played]]

    @property
    def matches(self) -> Iterator[tuple[Match, list[Played]]]:
        """Each match with its deals."""
        return zip(self.tournament.matches, self.played, strict=True)

    @property
    def done(self) -> int:
        """How many pairs of a deal and a match were played."""
        return sum(map(len, self.played))


def heading_of(tournament: Tournament, checks: dict[str, str]) -> bytes:
    """The first line of a tournament's file."""
    options = tournament.options
    return _written(
        {
            "format": FORMAT,
            "players": options.players,
            "options": options.to_json(),
            "seed": tournament.seed,
            "matches": [
                [str(match.one), None if match.others is None else str(match.others)]
                for match in tournament.matches
            ],
            "checks": checks,
        }
    )


def line_of(match: int, one: Played) -> bytes:
    """The line of a deal of the match with this number."""
    return _written(
        {
            "deal": one.deal,
            "match": match,
            "starter": one.starter,
            "scores": one.scores,
            "ends": one.ends,
            "broken": one.broken,
        }
    )


def _written(values: dict[str, Any]) -> bytes:
    return json.dumps(values, separators=(",", ":")).encode() + b"\n"


def read_results(path: Path) -> Results:
    """What a file holds; a last line that was cut short is left out.

    Raises:
        ArenaFileError: it is no ``noah-arena/1``.
        OSError: it cannot be read.
    """
    return _parsed(path.read_bytes(), printable(str(path)))


def _parsed(data: bytes, name: str) -> Results:
    whole = data[: data.rfind(b"\n") + 1]
    found: Results | None = None
    for number, line in lines(io.BufferedReader(io.BytesIO(whole)), _LONGEST_LINE):
        where = f"{name}, line {number}"
        if isinstance(line, NoahError):
            raise ArenaFileError(f"{where}: {line}")
        try:
            if found is None:
                found = _opened(msgspec.json.decode(line, type=_Heading))
            else:
                _add(found, msgspec.json.decode(line, type=_Line))
        except (msgspec.MsgspecError, MalformedError, UnicodeDecodeError, RecursionError) as error:
            what = str(error).rstrip(".")
            raise ArenaFileError(f"{where}: this is no {FORMAT} ({what}).") from None
    if found is None:
        raise ArenaFileError(f"{name} is empty: a {FORMAT} is expected.")
    return found


def _opened(heading: _Heading) -> Results:
    if heading.format != FORMAT:
        raise MalformedError(f"its format is {shown(heading.format)}")
    if heading.seed < 0 or not heading.matches:
        raise MalformedError("there are no matches, or the seed is negative")
    options = options_from_json(heading.players, heading.options)
    matches = tuple(match_of(options, one, others) for one, others in heading.matches)
    tournament = Tournament(options, heading.seed, matches)
    return Results(tournament, heading.checks, [[] for _ in matches])


def _add(results: Results, line: _Line) -> None:
    """Add a line that follows those before."""
    players = results.tournament.options.players
    deal, match = divmod(results.done, len(results.played))
    if (line.deal, line.match) != (deal, match):
        raise MalformedError(f"deal {deal} of match {match} is expected")
    rows = line.scores
    if len(rows) != players or any(len(row) != players for row in rows):
        raise MalformedError(f"scores has {players} rows of {players} numbers")
    if any(not 0 <= points <= _MOST_POINTS for row in rows for points in row):
        raise MalformedError("there are scores that no game has")
    if len(line.ends) != WAYS_TO_END or any(not 0 <= n <= _MOST_POINTS for n in line.ends):
        raise MalformedError(f"ends has {WAYS_TO_END} numbers")
    if not (0 <= line.starter < players and 0 <= line.broken <= players):
        raise MalformedError("the starter or the number of broken games is none")
    results.played[match].append(
        Played(line.deal, line.starter, line.scores, line.ends, line.broken)
    )


def play_on(
    tournament: Tournament,
    deals: int,
    path: Path | None,
    spread: Spread,
    report: Callable[[int], None] = lambda _done: None,
) -> Results:
    """Play a tournament and write it to a file, and go on with one that was broken off or shall have more deals.

    Args:
        tournament: what is played.
        deals: how many deals there are in the end, at least; a file that has more keeps them.
        path: the file; None to write nothing.
        spread: who plays.
        report: called with the number of pairs of a deal and a match that are done, at the beginning and after each.

    Raises:
        ArenaFileError: the file holds another tournament, or nothing that can be gone on with.
    """
    checks = tournament.checks()
    results = Results(tournament, checks, [[] for _ in tournament.matches])
    heading = heading_of(tournament, checks)
    if path is None:
        _go_on(results, deals, None, spread, report)
        return results
    shown_path = printable(str(path))
    data = path.read_bytes() if path.exists() else b""
    size = data.rfind(b"\n") + 1
    if size:
        if not data.startswith(heading):
            raise _other(data[:size], shown_path, results)
        results = _parsed(data, shown_path)
    elif data and not heading.startswith(data):
        raise ArenaFileError(f"{shown_path} is no {FORMAT}: name another file, or remove it.")
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("ab") as file:
        file.truncate(size)
        if not size:
            file.write(heading)
        _go_on(results, deals, file, spread, report)
    return results


def _go_on(
    results: Results,
    deals: int,
    file: io.BufferedWriter | None,
    spread: Spread,
    report: Callable[[int], None],
) -> None:
    """Play what is missing, into ``results`` and the file."""
    report(results.done)
    for match, one in played(results.tournament, deals, results.done, spread):
        results.played[match].append(one)
        if file is not None:
            file.write(line_of(match, one))
            file.flush()
        report(results.done)


def _other(data: bytes, name: str, wanted: Results) -> ArenaFileError:
    """Why a file is not the wanted one."""
    there = _parsed(data, name)
    if there.tournament == wanted.tournament:
        changed = [who for who, check in wanted.checks.items() if there.checks.get(who) != check]
        return ArenaFileError(
            f"{name} was begun when {', '.join(changed)} played otherwise: name another file, or remove it."
        )
    return ArenaFileError(
        f"{name} holds another tournament: give the same options as then, name another file, or remove it."
    )
