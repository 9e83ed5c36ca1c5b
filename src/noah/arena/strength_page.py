"""``docs/strength.md``, written from the games of ``noah.arena.strength``."""

from collections.abc import Iterator
from pathlib import Path

from noah.arena.clairvoyant import CHEATING, NAME
from noah.arena.estimates import Estimate, result
from noah.arena.results import Results
from noah.arena.strength import Goal, Row, Sizes, found, measured, rows

_HEAD = """\
# How strong the players are

Written by `{command}` from the games that it played;
[the arena](arena.md) tells how. Each deal is played once from every seat. A win shared by several counts in parts.
What stands after ± is half a 95 % interval, by deal.

| match | games | floor | aim | measured | reached |
| --- | --- | --- | --- | --- | --- |
"""
_NOTES = """
`{name}` {cheating}. It is the same search on the true hands, shows how much there is to gain, and nobody can play
against it. The share of the way is (greedy's tears − the search's) / (greedy's tears − {name}'s), each among the same
greedy players on the same deals.

## Tears

Penalty points a round of the one player, and the mean of the others'.

| match | own | others |
| --- | --- | --- |
"""
_UNITS = {"wins": "won", "ahead": "tears below the others' mean", "way": "of the way"}


def page(folder: Path, sizes: Sizes, command: str) -> str:
    """The page, from the files in ``folder`` as far as they go.

    Args:
        folder: where the games are.
        sizes: how many there will be.
        command: what wrote them, for the page's first lines.

    Raises:
        ArenaFileError: one of the files is none.
    """
    there = [(row, found(folder, row)) for row in rows(sizes)]
    parts = [_HEAD.format(command=command)]
    for row, results in there:
        parts += _goals(row, results)
    parts.append(_NOTES.format(name=NAME, cheating=CHEATING))
    for row, results in there:
        if results is not None and row.options.players > 1:
            parts += _tears(results)
    return "".join(parts)


def summary(row: Row, results: Results) -> Iterator[str]:
    """What a row's games say, for the terminal."""
    for goal, value in measured(row, results):
        yield (
            f"{row.title}: {_shown(goal, value)} {_UNITS[goal.what]}, "
            f"floor {_number(goal, goal.floor)}, aim {_number(goal, goal.aim)}: {_reached(goal, value)}"
        )


def _goals(row: Row, results: Results | None) -> Iterator[str]:
    """The lines of a row in the table."""
    if results is None:
        for goal in row.goals:
            yield f"| {_title(row, goal)} | 0 | {_number(goal, goal.floor)} | {_number(goal, goal.aim)} | not yet | |\n"
        return
    games = sum(len(one.scores) for one in results.played[0])
    for goal, value in measured(row, results):
        yield (
            f"| {_title(row, goal)} | {games:,} | {_number(goal, goal.floor)} | {_number(goal, goal.aim)} "
            f"| {_shown(goal, value)} | {_reached(goal, value)} |\n"
        )


def _title(row: Row, goal: Goal) -> str:
    several = len(row.goals) > 1 or goal.what != "wins"
    return f"{row.title}: {_UNITS[goal.what]}" if several else row.title


def _tears(results: Results) -> Iterator[str]:
    for match, played in results.matches:
        one = result(played)
        yield f"| {match.told}, {match.options.players} players | {one.tears} | {one.others} |\n"


def _number(goal: Goal, value: float) -> str:
    return f"{value:.1f}" if goal.what == "ahead" else f"{value:.0%}".replace("%", " %")


def _shown(goal: Goal, value: Estimate) -> str:
    if goal.what == "ahead":
        return f"{value.mean:.2f} ± {value.doubt:.2f}"
    return f"{100 * value.mean:.1f} ± {100 * value.doubt:.1f} %"


def _reached(goal: Goal, value: Estimate) -> str:
    if value.mean >= goal.aim:
        return "aim"
    return "floor" if value.mean >= goal.floor else "below the floor"
