"""How a round ended, and how the game did: tables for a screen, sentences for a voice."""

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from noah.cli.table.phrases import Phrases, by_weight
from noah.cli.table.wrapped import Wrapped
from noah.game.game import Game, RoundResult
from noah.game.view import View

TABLE_WIDTH = 80
"""Columns that a table of results may count on."""


def round_title(result: RoundResult, closing: View, reader: int | None, phrases: Phrases) -> str:
    """Which round is over, and why."""
    empty = [seat for seat, hand in enumerate(result.hands) if not hand]
    last = closing.turn
    emptied = last if last in empty else empty[0] if empty else None
    if emptied is None:
        return phrases.words("round-over-ferries", round=result.round)
    return phrases.words("round-over-hand", round=result.round, **phrases.who(emptied, reader))


def hands_table(result: RoundResult, phrases: Phrases) -> Table:
    """Every hand laid open, its tears counted, the points that follow."""
    words = phrases.words
    table = Table(box=None, padding=(0, 2, 0, 0), show_edge=False, header_style="dim")
    table.add_column(words("column-player"), no_wrap=True)
    table.add_column(words("column-left"))
    table.add_column(words("column-tears"), justify="right")
    table.add_column(words("column-points"), justify="right")
    for name, hand, tears, score in zip(
        phrases.names, result.hands, result.tears, result.scores, strict=True
    ):
        cards = Wrapped(phrases.cards(by_weight(hand)))
        table.add_row(Text(name), cards, str(tears), Text(str(score), "bold"))
    return table


def hands_told(result: RoundResult, reader: int | None, phrases: Phrases) -> list[str]:
    """The same in sentences."""
    return [
        phrases.words(
            "told-hand-open",
            cards=phrases.some(by_weight(hand)),
            tears=tears,
            points=score,
            **phrases.who(seat, reader),
        )
        for seat, (hand, tears, score) in enumerate(
            zip(result.hands, result.tears, result.scores, strict=True)
        )
    ]


def outcome(game: Game, viewer: int | None, phrases: Phrases) -> str:
    """Who won, in one or two sentences.

    Args:
        game: a finished one.
        viewer: the only person at the table, who is spoken to; else None.
        phrases: language and names.
    """
    words = phrases.words
    if game.options.players == 1:
        if game.winners:
            return words("solo-won", **phrases.who(0, viewer))
        view = game.view(0)
        left = view.stock + len(view.hand)
        return words("solo-lost", reason=lost_because(game), count=left, **phrases.who(0, viewer))
    points = min(game.scores)
    if len(game.winners) > 1:
        names = words.all_of([phrases.names[seat] for seat in game.winners])
        return words("game-tied", names=names, points=points)
    return words("game-won", points=points, **phrases.who(game.winners[0], viewer))


def lost_because(game: Game) -> str:
    """Why a game alone is lost: ``noah`` (he had nowhere to go) or ``hand`` (no card could be loaded)."""
    last = game.rounds[-1].actions[-1]
    return "hand" if last.startswith(("noah", "load donkey")) else "noah"


def podium(game: Game) -> list[tuple[int, int]]:
    """Place and seat, best first; equal points share a place."""
    order = sorted(range(len(game.scores)), key=lambda seat: game.scores[seat])
    return [(1 + sum(score < game.scores[seat] for score in game.scores), seat) for seat in order]


def podium_table(game: Game, phrases: Phrases) -> Table:
    """Places, names, points."""
    words = phrases.words
    table = Table(box=None, padding=(0, 2, 0, 0), show_edge=False, header_style="dim")
    table.add_column(words("column-place"), justify="right")
    table.add_column(words("column-player"))
    table.add_column(words("column-points"), justify="right")
    for place, seat in podium(game):
        style = "bold green" if seat in game.winners else ""
        table.add_row(
            Text(str(place), style),
            Text(phrases.names[seat], style),
            Text(str(game.scores[seat]), style),
        )
    return table


def podium_told(game: Game, phrases: Phrases) -> Sequence[str]:
    """The same in sentences."""
    return [
        phrases.words("told-place", place=place, name=phrases.names[seat], points=game.scores[seat])
        for place, seat in podium(game)
    ]
