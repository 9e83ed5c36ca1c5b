"""Play at random, over all options, until everything that the rules know has happened, and report what has not.

``python -m noah.testing.everything`` does it from the command line. Every position is checked on the way, as
``noah.testing.survey`` says.
"""

import argparse
import sys
from collections import Counter
from dataclasses import dataclass

from noah.notation.options import Options
from noah.testing.classes import EVERY_OPTIONS
from noah.testing.happenings import NAMES
from noah.testing.survey import survey

_LAP = 15
"""Games with each of the options before it is asked again what is still missing."""
_LAP_ALONE = 1_000
"""The rarest endings are those of the game alone, whose games are short."""


@dataclass(frozen=True, slots=True)
class Report:
    """What happened.

    Attributes:
        games: how many games were played.
        counts: how often each thing of ``noah.testing.happenings.NAMES`` happened.
    """

    games: int
    counts: dict[str, int]

    @property
    def missing(self) -> tuple[str, ...]:
        """What has never happened."""
        return tuple(name for name in NAMES if not self.counts[name])

    def __str__(self) -> str:
        rows = [
            f"{self.counts[name]:>10}  {name}"
            for name in sorted(NAMES, key=self.counts.__getitem__)
        ]
        verdict = f"never happened: {', '.join(self.missing)}" if self.missing else "all happened"
        return "\n".join([*rows, f"{self.games} games, {len(NAMES)} things: {verdict}"])


_WHOLE_LAP = [(options, _LAP) for options in EVERY_OPTIONS]


def _next_lap(missing: tuple[str, ...]) -> list[tuple[Options, int]]:
    """Which options to play to see what is missing, and how many games of each."""
    if all(name.startswith("alone") for name in missing):
        return [(options, _LAP_ALONE) for options in EVERY_OPTIONS if options.players == 1]
    return _WHOLE_LAP


def everything(seed: int, *, at_least: int = 10_000, at_most: int = 500_000) -> Report:
    """Play lap after lap until everything has happened.

    Args:
        seed: 0 or more; the same seed gives the same games.
        at_least: games to play over all options even when everything has happened before.
        at_most: games after which to stop, whatever has not happened.

    Raises:
        AssertionError: a position failed a check.
    """
    counts: Counter[str] = Counter(dict.fromkeys(NAMES, 0))
    report = Report(0, dict(counts))
    lap = 0
    while report.games < at_least or (report.missing and report.games < at_most):
        plan = _WHOLE_LAP if report.games < at_least else _next_lap(report.missing)
        for number, (options, n) in enumerate(plan):
            counts.update(survey(options, n, (seed, lap, number)).counts)
        report = Report(report.games + sum(n for _, n in plan), dict(counts))
        lap += 1
    return report


def _natural(text: str) -> int:
    """A number from 0, or argparse's refusal."""
    if not (text.isascii() and text.isdigit() and len(text) < 20):
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number from 0")
    return int(text)


def main() -> None:
    """Run from the command line; exit code 1 when something never happened."""
    parser = argparse.ArgumentParser(prog="python -m noah.testing.everything", description=__doc__)
    parser.add_argument(
        "--seed", type=_natural, default=0, help="the same seed gives the same games"
    )
    parser.add_argument("--games", type=_natural, default=10_000, help="play at least so many")
    parser.add_argument("--most", type=_natural, default=500_000, help="stop after so many")
    given = parser.parse_args()
    report = everything(given.seed, at_least=given.games, at_most=given.most)
    sys.stdout.write(f"{report}\n")
    sys.exit(1 if report.missing else 0)


if __name__ == "__main__":
    main()
