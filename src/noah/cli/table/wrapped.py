"""Text in the cell of a table, broken only where it may be: never between an animal and the sign of its sex."""

import textwrap

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text


class Wrapped:
    """A paragraph; rich by itself breaks lines at spaces that forbid it."""

    def __init__(self, text: str) -> None:
        """Keep the text."""
        self._text = text

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Its lines, for the width that the table grants."""
        for line in textwrap.wrap(self._text, options.max_width, break_on_hyphens=False):
            yield Text(line, no_wrap=True)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        """From its longest word to its whole length."""
        words = [cell_len(word) for word in self._text.split(" ")]
        return Measurement(max(words), cell_len(self._text)).clamp(max_width=options.max_width)
