"""Perft: how many ways of play of a given length follow a position, by its first action. A check on the rules.

Tables of such counts for fixed deals, one file for each class of options, show at once when a rule has changed
without anybody meaning it, and which first action leads there. ``python -m noah.testing.perft FOLDER`` compares
the tables of a folder with the rules; ``--write`` counts them anew, and deals for classes that have none.
"""

import argparse
import json
import random
import sys
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from noah.core.deal import deal
from noah.core.layout import DEALING, OVER, STATE, States
from noah.core.perft import perft
from noah.core.rules import apply
from noah.game.dealing import packed, random_deal
from noah.game.position import legal_ids, stock_top
from noah.notation.actions import parse_action, print_action
from noah.notation.errors import MalformedError, NoahError, RecordError
from noah.notation.options import Options, options_from_json
from noah.notation.record import RoundRecord, check_round
from noah.testing.classes import CLASSES
from noah.testing.random_game import before_deal

_COMPILED_PLIES = 5
"""The last plies are counted in one compiled call; it cannot be interrupted, so it stays short."""
_MOST_LEAVES = 100_000
"""Tables go as deep as keeps the ways of play below this."""
_SEARCHED_DEALS = 200


def count(states: States, i: int, depth: int, work: States | None = None) -> int:
    """The number of sequences of ``depth`` actions and draws that can follow ``states[i]`` within its round.

    Args:
        states: array of STATE, true ones; not changed.
        i: index into it.
        depth: 0 or more.
        work: scratch space, at least 6 STATE records; made when left out.
    """
    work = np.zeros(_COMPILED_PLIES + 1, STATE) if work is None else work
    if depth <= _COMPILED_PLIES:
        return int(perft(states, i, depth, work))
    return sum(count(after, 0, depth - 1, work) for _, after in _successors(states, i))


def _successors(states: States, i: int) -> list[tuple[int, States]]:
    following = []
    for action in legal_ids(states, i):
        after = states[i : i + 1].copy()
        apply(after, 0, action)
        following.append((action, after))
    return following


def divide(states: States, i: int, depth: int) -> dict[str, int]:
    """``count`` by the first action: its text, and the ways of play of ``depth`` plies that begin with it.

    Args:
        states: array of STATE, true ones; not changed.
        i: index into it.
        depth: 1 or more.
    """
    top = stock_top(states, i)
    counts = {
        print_action(action, top): count(after, 0, depth - 1)
        for action, after in _successors(states, i)
    }
    return dict(sorted(counts.items()))


def count_plainly(states: States, i: int, depth: int) -> int:
    """``count`` by plain recursion on ``legal`` and ``apply``: slow, and so plain that it is right."""
    if depth == 0:
        return 1
    return sum(count_plainly(after, 0, depth - 1) for _, after in _successors(states, i))


def position_in(options: Options, played: RoundRecord, plies: int) -> States:
    """The first round ``played``, after ``plies`` of its actions, shape (1,).

    Raises:
        RecordError: an action up to there is not legal, or the round is over before.
    """
    states = before_deal(options)
    deal(states, 0, packed(played, options), 0)
    if plies > len(played.actions):
        raise RecordError("actions", f"there are {len(played.actions)}, fewer than {plies}.")
    for number, text in enumerate(played.actions[:plies]):
        action = parse_action(text).id_with(stock_top(states, 0))
        if action not in legal_ids(states, 0):
            raise RecordError(f"actions[{number}]", f"'{text}' is not legal there.")
        apply(states, 0, action)
    return states


class Table(msgspec.Struct):
    """Counts for one position.

    Attributes:
        after: how many of the round's actions lead to it.
        divides: for depth 1, 2 and so on the number of ways of play by first action.
    """

    after: int
    divides: list[dict[str, int]]


class Tables(msgspec.Struct):
    """The tables of one deal, as a file holds them; ``players`` and ``options`` are those of a record."""

    players: int
    options: dict[str, Any]
    round: RoundRecord
    tables: list[Table]

    def text(self) -> str:
        """The file's text: JSON, with a line for each divide."""
        tables = [
            f'  {{"after": {table.after}, "divides": [\n'
            + ",\n".join(f"   {json.dumps(row)}" for row in table.divides)
            + "\n  ]}"
            for table in self.tables
        ]
        return (
            f'{{\n "players": {self.players},\n "options": {json.dumps(self.options)},\n'
            f' "round": {json.dumps(msgspec.to_builtins(self.round))},\n'
            f' "tables": [\n{",".join(tables)}\n ]\n}}\n'
        )


def read_tables(path: Path) -> Tables:
    """The tables in a file.

    Raises:
        MalformedError: it holds none.
    """
    try:
        tables = msgspec.json.decode(path.read_bytes(), type=Tables)
        check_round(options_from_json(tables.players, tables.options), tables.round, "round")
    except (OSError, msgspec.DecodeError, RecordError) as error:
        raise MalformedError(f"{path} holds no perft tables: {error}") from None
    return tables


def assert_counts(path: Path) -> None:
    """The rules give the counts in the file; where they do not, the message shows both divides.

    Raises:
        AssertionError: they do not.
        MalformedError: the file holds no tables.
    """
    tables = read_tables(path)
    options = options_from_json(tables.players, tables.options)
    for table in tables.tables:
        states = position_in(options, tables.round, table.after)
        for depth, expected in enumerate(table.divides, start=1):
            found = divide(states, 0, depth)
            if found != expected:
                rows = [
                    f"  {action}: {expected.get(action, 'none')} expected, {found.get(action, 'none')} found"
                    for action in sorted({*expected, *found})
                    if expected.get(action) != found.get(action)
                ]
                raise AssertionError(
                    f"{path.name}, after {table.after} actions, depth {depth}: "
                    f"{sum(expected.values())} expected, {sum(found.values())} found\n"
                    + "\n".join(rows)
                )


def _random_round(options: Options, seed: int) -> RoundRecord:
    """A first round, dealt and played at random."""
    rng = random.Random(seed)
    played = random_deal(options, rng).round_record()
    states = before_deal(options)
    deal(states, 0, packed(played, options), 0)
    while int(states[0].phase) not in {DEALING, OVER}:
        action = rng.choice(legal_ids(states, 0))
        played.actions.append(print_action(action, stock_top(states, 0)))
        apply(states, 0, action)
    return played


def _eventful_round(options: Options) -> RoundRecord:
    """Of many random rounds the one with the most verbs, of several the longest."""
    rounds = [_random_round(options, seed) for seed in range(_SEARCHED_DEALS)]
    return max(rounds, key=lambda r: (len({a.split(" ")[0] for a in r.actions}), len(r.actions)))


def count_anew(options: Options, played: RoundRecord) -> Tables:
    """Tables for the round's beginning and three later positions of it, as deep as stays quick."""
    n = len(played.actions)
    tables = []
    for after in sorted({0, n // 3, 2 * n // 3, max(0, n - 8)}):
        states = position_in(options, played, after)
        divides: list[dict[str, int]] = []
        while 0 < count(states, 0, len(divides) + 1) <= _MOST_LEAVES:
            divides.append(divide(states, 0, len(divides) + 1))
        tables.append(Table(after, divides))
    return Tables(options.players, options.to_json(), played, tables)


def write(folder: Path) -> None:
    """Count the tables of every class of options in ``folder`` anew; a class that has no file gets one."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, options in CLASSES.items():
        path = folder / f"{name}.json"
        played = read_tables(path).round if path.exists() else _eventful_round(options)
        path.write_text(count_anew(options, played).text(), encoding="utf-8")


def main() -> None:
    """Run from the command line; exit code 1 when a table is missing or differs."""
    parser = argparse.ArgumentParser(prog="python -m noah.testing.perft", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the tables are, such as tests/data/perft")
    parser.add_argument("--write", action="store_true", help="count them anew")
    given = parser.parse_args()
    try:
        if given.write:
            write(given.folder)
        for name in CLASSES:
            assert_counts(given.folder / f"{name}.json")
    except (AssertionError, NoahError, OSError) as error:
        sys.stderr.write(f"{error}\n")
        sys.exit(1)
    sys.stdout.write(f"{len(CLASSES)} tables agree\n")


if __name__ == "__main__":
    main()
