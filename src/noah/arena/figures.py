"""Pictures of what files of the arena say, as SVG that stands in a page."""

import io
from collections.abc import Mapping, Sequence
from typing import Any

from noah.arena.estimates import Estimate
from noah.arena.ladder import Rung
from noah.arena.plots import COLOUR, blank

_ROW_INCHES = 0.34
_SALT = "noah"
"""Whatever names the parts of a drawing, so that the same one has the same bytes."""


def ladder_figure(rungs: Sequence[Rung]) -> str:
    """Everybody's rating with its interval, strongest first."""
    axes = blank(1.2 + _ROW_INCHES * len(rungs))
    ratings = [rung.rating for rung in rungs]
    below = [rung.rating - rung.low for rung in rungs]
    above = [rung.high - rung.rating for rung in rungs]
    axes.errorbar(ratings, range(len(rungs)), xerr=[below, above], fmt="o", color=COLOUR, capsize=3)
    axes.set_yticks(range(len(rungs)), [rung.contender.told for rung in rungs])
    axes.invert_yaxis()
    axes.set_xlabel("rating; 400 points are odds of ten to one")
    return _svg(axes)


def budget_figure(lines: Mapping[str, Mapping[int, Estimate]]) -> str:
    """The share of games won by the number of playouts, one line for each name."""
    axes = blank()
    for name, shares in lines.items():
        playouts = sorted(shares)
        means = [shares[each].mean for each in playouts]
        doubts = [shares[each].doubt for each in playouts]
        axes.errorbar(playouts, means, yerr=doubts, marker="o", capsize=3, label=name)
    axes.set_xscale("log")
    axes.set_xlabel("playouts a decision")
    axes.set_ylabel("share of games won")
    axes.legend()
    return _svg(axes)


def bars_figure(heights: Mapping[str, Estimate], beside: str, par: float | None = None) -> str:
    """A bar with its interval for each name, and a line where all would be if nothing mattered."""
    axes = blank(1.2 + _ROW_INCHES * len(heights))
    axes.barh(
        list(heights),
        [each.mean for each in heights.values()],
        xerr=[each.doubt for each in heights.values()],
        color=COLOUR,
        capsize=3,
    )
    if par is not None:
        axes.axvline(par, color="black", linestyle=":")
    axes.invert_yaxis()
    axes.set_xlabel(beside)
    return _svg(axes)


def _svg(axes: Any) -> str:
    """The drawing as an element of a page; the same drawing has the same bytes."""
    from matplotlib import rc_context  # noqa: PLC0415  # an extra, which has drawn already

    text = io.StringIO()
    with rc_context({"svg.hashsalt": _SALT}):
        axes.figure.savefig(text, format="svg", metadata={"Date": None, "Creator": None})
    drawing = text.getvalue()
    return drawing[drawing.index("<svg") :]
