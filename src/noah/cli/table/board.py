"""The open part of the table, drawn: round and reserve, players, the five ferries."""

from collections.abc import Iterable

from rich.table import Table
from rich.text import Text

from noah.cli.table.phrases import Phrases
from noah.game.ferries import Ferry
from noah.game.values import Card
from noah.game.view import View

SEX_STYLES = {"m": "cyan", "f": "magenta", None: "green"}
"""Beside the signs and never instead of them."""
NAME_WIDTH = 12
_GAPS = 10
"""Two columns of nothing after each column of the table of docks."""


def card_text(card: Card, phrases: Phrases, style: str = "") -> Text:
    """A card's name, its sex in colour too."""
    return Text(phrases.card(card), style=f"{SEX_STYLES[card.sex]} {style}".strip())


def header(view: View, phrases: Phrases) -> Text:
    """The round, the reserve, what the next departure brings; alone the stock as well."""
    words = phrases.words
    parts = [
        words("status-solo", level=view.options.solo or "")
        if view.players == 1
        else words("status-round", round=view.round, ending=view.options.ending),
    ]
    if view.players == 1:
        parts.append(words("status-stock", count=view.stock))
    parts.append(words("status-reserve", count=view.reserve, roommates=str(view.next_roommates)))
    alone = "yes" if view.players == 1 else "no"
    parts.append(words("status-departure", count=view.departures + 1, alone=alone))
    return Text("  ·  ".join(parts), style="bold", overflow="ellipsis", no_wrap=True)


def players(view: View, phrases: Phrases, width: int) -> Text:
    """Everybody's points and number of cards, no entry torn apart; whose turn it is bears a mark.

    Alone there are no points: what the player has seen of the stock stands there instead, if anything.
    """
    if view.players == 1:
        seen = phrases.cards_in_order(view.stock_top)
        return Text(phrases.words("status-top", cards=seen) if seen else "")
    lines = [Text(phrases.words("players-title"), "dim")]
    for seat, hand in enumerate(view.hands):
        name = Text(phrases.names[seat])
        name.truncate(NAME_WIDTH, overflow="ellipsis")
        entry = phrases.words(
            "player-line",
            seat=seat,
            name=name.plain,
            points=view.scores[seat],
            cards=hand if isinstance(hand, int) else len(hand),
        )
        acts = seat == view.turn
        text = Text(f"  ▸ {entry}" if acts else f"    {entry}", "bold" if acts else "")
        if lines[-1].cell_len + text.cell_len > width:
            lines.append(Text())
        lines[-1] = Text.assemble(lines[-1], text)
    return Text("\n").join(lines)


def ferries(view: View, phrases: Phrases, width: int, targets: Iterable[int] = ()) -> Table:
    """The five docks, one line each.

    Args:
        view: what the viewer may know.
        phrases: language and names.
        width: columns that the table may take.
        targets: docks that can be chosen now; they bear a mark.
    """
    words = phrases.words
    table = Table(box=None, padding=(0, 2, 0, 0), show_edge=False, header_style="dim")
    for key, justify in (
        ("column-dock", "left"),
        ("column-weight", "right"),
        ("column-needs", "right"),
        ("column-next", "left"),
    ):
        table.add_column(words(key), justify=justify, no_wrap=True)  # type: ignore[arg-type]  # literals
    # The only column that rich may narrow: it takes what lacks from all others alike.
    table.add_column(words("column-aboard"))
    aboard_width = max(18, width - _fixed_width(view, phrases))
    for dock, ferry in enumerate(view.ferries):
        here = dock == view.noah
        style = "bold reverse" if here else "bold" if dock in targets else ""
        label = Text(_dock_label(dock, here=here, target=dock in targets, phrases=phrases), style)
        if ferry is None:
            table.add_row(label, "", "", Text(words("dock-bare"), "dim"), "")
        else:
            table.add_row(
                label,
                f"{ferry.weight}/{ferry.carries}",
                Text(str(ferry.needs), "bold"),
                next_sex(ferry, phrases),
                aboard(ferry, phrases, aboard_width),
            )
    return table


def _dock_label(dock: int, *, here: bool, target: bool, phrases: Phrases) -> str:
    if here:
        return phrases.words("dock-noah", dock=dock)
    return f"▸ {dock}" if target else f"  {dock}"


def _fixed_width(view: View, phrases: Phrases) -> int:
    """What the columns before the animals take."""
    words = phrases.words
    nexts = [next_sex(ferry, phrases).cell_len for ferry in view.ferries if ferry]
    return (
        max(Text(words("column-dock")).cell_len, Text(words("dock-noah", dock=0)).cell_len)
        + max(Text(words("column-weight")).cell_len, 5)
        + max(Text(words("column-needs")).cell_len, 2)
        + max([Text(words("column-next")).cell_len, *nexts])
        + _GAPS
    )


def next_sex(ferry: Ferry, phrases: Phrases) -> Text:
    """Which sex may come next, and why."""
    text = phrases.words("ferry-next", sequence=ferry.sequence, sex=ferry.next or "none")
    return Text(text, SEX_STYLES[ferry.next] if ferry.next else "")


def aboard(ferry: Ferry, phrases: Phrases, width: int) -> Text:
    """The animals, first loaded first; those in the middle are counted where the line is too short for all."""
    mark = phrases.words("ferry-roommates") if ferry.roommates else ""
    if not ferry.animals:
        return Text.assemble((mark, "yellow"), (phrases.words("ferry-empty"), "dim"))
    shown = [card_text(card, phrases) for card in ferry.animals]
    hidden = 0
    while True:
        head, tail = (shown, []) if not hidden else (shown[:1], shown[1 + hidden :])
        more = [Text(phrases.words("ferry-more", count=hidden), "dim")] if hidden else []
        line = Text.assemble((mark, "yellow"), Text(", ").join([*head, *more, *tail]))
        if line.cell_len <= width or hidden >= len(shown) - 2:
            line.truncate(width, overflow="ellipsis")
            line.no_wrap = True
            return line
        hidden += 1
