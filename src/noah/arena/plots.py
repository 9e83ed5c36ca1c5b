"""Pictures of what ``noah.arena.stats`` counts."""

from collections import Counter
from pathlib import Path
from typing import Any

from noah.arena.stats import Stats
from noah.core.cards import SPECIES
from noah.notation.errors import MissingPackageError

COLOUR = "#3c6e96"
_INCHES = (7.0, 4.0)


def blank(height: float = _INCHES[1]) -> Any:
    """The axes of a new figure that belongs to no window.

    Args:
        height: in inches.

    Raises:
        MissingPackageError: matplotlib is not installed.
    """
    try:
        from matplotlib.figure import Figure  # noqa: PLC0415  # an extra
    except ImportError:
        raise MissingPackageError("Plotting", "matplotlib", "plot") from None
    return Figure(figsize=(_INCHES[0], height), layout="constrained").subplots()


def plot(stats: Stats, folder: Path) -> list[Path]:
    """Draw the lengths of rounds, their departures and ends, seats, and tears by species, each as a PNG in ``folder``.

    Returns:
        The files, in that order.

    Raises:
        MissingPackageError: matplotlib is not installed.
    """
    folder.mkdir(parents=True, exist_ok=True)
    rounds = stats.rounds
    seats = [f"seat {place}" for place in range(stats.players)]
    wins = [stats.wins[place] / max(1, stats.games) for place in range(stats.players)]
    tears = rounds.tears / max(1, rounds.number)
    order = sorted(range(len(SPECIES)), key=lambda species: -tears[species])
    drawings = {
        "lengths": ("decisions in a round", "rounds", _bars(rounds.lengths)),
        "departures": ("departures in a round", "rounds", _bars(rounds.departures)),
        "ends": ("how a round ended", "rounds", (list(rounds.ends), list(rounds.ends.values()))),
        "seats": ("place after the seat that began", "share of games won", (seats, wins)),
        "tears": ("", "tears a round", ([SPECIES[n] for n in order], [tears[n] for n in order])),
    }
    files = []
    for name, (below, beside, (places, heights)) in drawings.items():
        axes = blank()
        axes.bar(places, heights, color=COLOUR)
        axes.set_xlabel(below)
        axes.set_ylabel(beside)
        axes.set_title(f"{stats.games:,} games of {stats.players}")
        if name == "tears":
            axes.tick_params(axis="x", rotation=60)
        files.append(folder / f"{name}-{stats.players}.png")
        axes.figure.savefig(files[-1])
    return files


def _bars(counts: Counter[int]) -> tuple[list[Any], list[Any]]:
    """A count for each number from the smallest to the largest."""
    places = list(range(min(counts), max(counts) + 1)) if counts else []
    return places, [counts[place] for place in places]
