"""Pictures of what ``noah.arena.stats`` counts."""

from collections import Counter
from pathlib import Path
from typing import Any

from noah.arena.stats import Stats
from noah.core.cards import SPECIES
from noah.notation.errors import MissingPackageError

_INCHES = (7.0, 4.0)


def plot(stats: Stats, folder: Path) -> list[Path]:
    """Draw the lengths of rounds, their departures and ends, seats, and tears by species, each as a PNG in ``folder``.

    Returns:
        The files, in that order.

    Raises:
        MissingPackageError: matplotlib is not installed.
    """
    try:
        from matplotlib.backends.backend_agg import FigureCanvasAgg  # noqa: PLC0415  # an extra
        from matplotlib.figure import Figure  # noqa: PLC0415  # an extra
    except ImportError:
        raise MissingPackageError("Plotting", "matplotlib", "plot") from None
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
        figure = Figure(figsize=_INCHES, layout="constrained")
        axes = figure.subplots()
        axes.bar(places, heights, color="#3c6e96")
        axes.set_xlabel(below)
        axes.set_ylabel(beside)
        axes.set_title(f"{stats.games:,} games of {stats.players}")
        if name == "tears":
            axes.tick_params(axis="x", rotation=60)
        files.append(folder / f"{name}-{stats.players}.png")
        FigureCanvasAgg(figure).print_png(files[-1])  # type: ignore[no-untyped-call]  # it has no types
    return files


def _bars(counts: Counter[int]) -> tuple[list[Any], list[Any]]:
    """A count for each number from the smallest to the largest."""
    places = list(range(min(counts), max(counts) + 1)) if counts else []
    return places, [counts[place] for place in places]
