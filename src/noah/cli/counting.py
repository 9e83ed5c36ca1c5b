"""What ``noah stats`` does: it goes through files line by line, and lays out what was counted."""

from collections.abc import Iterator

from rich.table import Table

from noah.arena.stats import ANIMALS_BACK, DECISIONS, LOADED, PAIRS, TAKEN_BACK, TURNS, Stats
from noah.cli.progress import Bar
from noah.cli.reading import STANDARD_INPUT, opened, size_of, why
from noah.core.cards import SPECIES
from noah.notation.cards import printable
from noah.notation.errors import NoahError
from noah.notation.lines import lines
from noah.notation.record import read_record


class Count:
    """One run of the command.

    Attributes:
        refused: lines and files that were not counted.
    """

    def __init__(self, bar: Bar) -> None:
        """Show how far it is on ``bar``."""
        self.refused = 0
        self._bar = bar
        self._counted = 0
        self._stats: dict[int, Stats] = {}

    def by_players(self) -> list[Stats]:
        """What was counted, by number of players."""
        return [self._stats[players] for players in sorted(self._stats)]

    def add_file(self, name: str) -> None:
        """Count each record of one file, or of standard input."""
        shown = "standard input" if name == STANDARD_INPUT else printable(name)
        try:
            stream = opened(name)
        except OSError as error:
            self._refuse(shown, why(error))
            return
        with stream:
            size = size_of(stream)
            self._bar.begin(shown, size)
            for number, line in lines(stream):
                if isinstance(line, NoahError):
                    self._refuse(f"{shown}, line {number}", str(line))
                else:
                    self._add(line, f"{shown}, line {number}")
                self._bar.update(stream.tell() if size else 0, self._counted)

    def _add(self, line: bytes, where: str) -> None:
        try:
            record = read_record(line)
            one = Stats(record.players)
            one.add(record)
        except NoahError as error:
            self._refuse(where, str(error))
            return
        self._stats.setdefault(record.players, Stats(record.players)).merge(one)
        self._counted += 1

    def _refuse(self, where: str, what: str) -> None:
        self.refused += 1
        self._bar.say(f"{where}: {printable(what, 2000)}")


def tables(stats: Stats) -> Iterator[Table]:
    """What was counted of one number of players, as tables."""
    yield _course(stats)
    yield _ends(stats)
    if stats.players > 1:
        yield _seats(stats)
    yield _species(stats)


def _table(title: str, *headings: str) -> Table:
    table = Table(title=title, title_justify="left")
    for number, heading in enumerate(headings):
        table.add_column(heading, justify="right" if number else "left")
    return table


def _course(stats: Stats) -> Table:
    rounds, number = stats.rounds, stats.rounds.number
    counts = rounds.counts
    table = _table(
        f"{stats.games:,} games of {stats.players}, {number:,} rounds", "a round", "mean"
    )
    departures = sum(left * times for left, times in rounds.departures.items())
    for what, total in (
        ("decisions", counts[DECISIONS]),
        ("animals loaded", counts[TURNS]),
        ("pairs", counts[PAIRS]),
        ("departures", departures),
        ("take-backs", counts[TAKEN_BACK]),
        ("animals taken back", counts[ANIMALS_BACK]),
    ):
        table.add_row(what, f"{total / number:.2f}")
    table.add_row("shortest, in decisions", f"{min(rounds.lengths)}")
    table.add_row("longest, in decisions", f"{max(rounds.lengths)}")
    return table


def _ends(stats: Stats) -> Table:
    rounds = stats.rounds
    table = _table("How rounds end", "", "share")
    for end, times in sorted(rounds.ends.items()):
        table.add_row(end, f"{times / rounds.number:.1%}")
    for left, times in sorted(rounds.departures.items()):
        table.add_row(f"{left} departures", f"{times / rounds.number:.1%}")
    return table


def _seats(stats: Stats) -> Table:
    table = _table("Seats, from the one that began the game", "seat", "games won", "points")
    for place in range(stats.players):
        won, points = stats.wins[place] / stats.games, stats.points[place] / stats.games
        table.add_row(f"{place}", f"{won:.1%}", f"{points:.2f}")
    return table


def _species(stats: Stats) -> Table:
    rounds = stats.rounds
    table = _table("Species, a round", "species", "loaded", "left in hands", "tears")
    for species in sorted(range(len(SPECIES)), key=lambda n: -rounds.tears[n]):
        loaded = int(rounds.counts[LOADED + species])
        if loaded or rounds.left[species]:
            numbers = loaded, rounds.left[species], rounds.tears[species]
            table.add_row(SPECIES[species], *(f"{n / rounds.number:.3f}" for n in numbers))
    return table
