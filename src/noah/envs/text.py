"""A position as text, as the seat that looks at it may see it."""

from noah.game.ferries import Ferry
from noah.game.view import View


def text(view: View) -> str:
    """The view in lines: what is public, then the observer's hand."""
    who = "the observer" if view.turn == view.seat else f"seat {view.turn}"
    lines = [
        f"Round {view.round}, {view.phase}, turn of {who}, reserve {view.reserve}",
        "Points: " + "  ".join(f"{seat}: {score}" for seat, score in enumerate(view.scores)),
    ]
    for dock, ferry in enumerate(view.ferries):
        mark = "Noah" if dock == view.noah else "    "
        lines.append(f"dock {dock} {mark}  {_ferry(ferry)}")
    for seat, hand in enumerate(view.hands):
        shown = f"{hand} cards" if isinstance(hand, int) else ", ".join(hand)
        lines.append(f"seat {seat}: {shown}")
    return "\n".join(lines)


def _ferry(ferry: Ferry | None) -> str:
    if ferry is None:
        return "no ferry"
    kind = " roommates" if ferry.roommates else ""
    return f"{ferry.weight:>2}/{ferry.carries}{kind}  {', '.join(ferry.animals)}".rstrip()
