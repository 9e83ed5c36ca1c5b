"""What a session needs of the way it is shown: as a screen that is drawn anew, or line by line."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from rich.console import RenderableType

from noah.cli.table.choices import Question


@dataclass(frozen=True, slots=True)
class News:
    """What happened before a question.

    Attributes:
        paragraphs: one for each turn.
        own_turn: whether they tell of the reader's own turn, which goes on; else of what came since his last one.
    """

    paragraphs: tuple[str, ...] = ()
    own_turn: bool = False


class Face(Protocol):
    """Shows a session and reads its answers."""

    linear: bool
    """Whether what was shown before still stands, so that nothing is to be said twice."""

    def ask(self, question: Question, news: News, note: str) -> str:
        """Show a question, after the news, and read a line; ``note`` says what was wrong with the line before."""
        ...

    def page(self, title: str, paragraphs: Sequence[str], *, hold: bool) -> None:
        """Show something to read; with ``hold`` until the reader says that he has read it, even where it stays."""
        ...

    def result(
        self,
        title: str,
        news: Sequence[str],
        table: RenderableType | None,
        told: Sequence[str],
        after: Sequence[str],
    ) -> None:
        """Show how something ended, until it has been read.

        Args:
            title: the heading.
            news: what led there.
            table: the figures, for a screen; None where there are none.
            told: the same figures in sentences.
            after: sentences that follow them.
        """
        ...
