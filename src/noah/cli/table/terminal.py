"""The terminal, or what stands in its place: what it can show, writing to it, reading lines from it."""

import codecs
import io
import os
import shutil
import sys
import textwrap
import unicodedata
from collections.abc import Mapping
from typing import IO

from rich.console import Console, RenderableType
from rich.segment import Segment, Segments

try:
    import termios
except ImportError:  # where terminals are of another kind, what was typed stays
    termios = None  # type: ignore[assignment]  # asked before it is used

Line = list[Segment]

_PLAIN_SIGNS = {
    "♂": "m",
    "♀": "f",
    "⚥": "?",
    "→": ">",
    "▸": ">",
    "·": "-",
    "–": "-",
    "—": "-",
    "−": "-",
    "×": "x",
    "…": "...",
    "’": "'",
    "“": '"',
    "”": '"',
    "«": '"',
    "»": '"',
    "œ": "oe",
    "Œ": "OE",
}
"""What stands for a sign that a terminal cannot show. What tables use keeps its width."""

_COERCED = {"c.utf-8", "c.utf8", "utf-8"}
"""What Python itself puts into LC_CTYPE when the locale is the plain C."""


_LONGEST_LINE = 4096
"""Signs of a line that are looked at: a line without an end must not fill the memory."""

_NARROWEST, _LOWEST = 66, 16
"""On fewer columns or rows the table of docks would lose its animals, or its head: lines serve better there."""


class EndOfInput(Exception):  # noqa: N818  # no error of anybody's: the lines have run out
    """There are no more lines to read."""


class Quit(Exception):  # noqa: N818  # no error: a person has had enough
    """A person wants to leave."""


def _in_plain_signs(error: UnicodeError) -> tuple[str, int]:
    """Replace what the encoding lacks; a handler for ``codecs.register_error``."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = error.object[error.start : error.end]
    return "".join(_plain_sign(sign) for sign in text), error.end


def _plain_sign(sign: str) -> str:
    if sign in _PLAIN_SIGNS:
        return _PLAIN_SIGNS[sign]
    bare = unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode("ascii")
    return bare or "?"


codecs.register_error("noah.plain-signs", _in_plain_signs)


def speaks_ascii(environment: Mapping[str, str]) -> bool:
    """Whether the environment says in so many words that only ASCII can be shown (``LANG=C``)."""
    for name in ("LC_ALL", "LC_CTYPE", "LANG"):
        value = environment.get(name, "").lower()
        if value and not (name == "LC_CTYPE" and value in _COERCED):
            return value in {"c", "posix"}
    return False


class Terminal:
    """Where a session is shown and where its lines come from.

    Attributes:
        interactive: whether a person at a terminal reads and types.
        draws: whether it can be cleared and drawn on; without that, lines follow one another.
    """

    def __init__(
        self,
        source: IO[str],
        target: IO[str],
        environment: Mapping[str, str],
        *,
        plain: bool,
    ) -> None:
        """Find out what the streams can do.

        Args:
            source: where lines are read from.
            target: where everything is written to.
            environment: environment variables; read are ``TERM`` and ``NO_COLOR``.
            plain: never draw, whatever the terminal can do.
        """
        self._source = source
        self._target = target
        self.interactive = source.isatty() and target.isatty()
        self._erasable = target.isatty() and environment.get("TERM", "dumb") not in {"", "dumb"}
        self._console = Console(
            file=target,
            markup=False,
            emoji=False,
            highlight=False,
            no_color=bool(environment.get("NO_COLOR")) or None,
        )
        wide_enough = self.width >= _NARROWEST and self.height >= _LOWEST
        self.draws = self.interactive and self._erasable and wide_enough and not plain

    @classmethod
    def standard(cls, *, plain: bool) -> "Terminal":
        """The process's own streams, made to write any text and to read any bytes."""
        ascii_only = speaks_ascii(os.environ)
        for stream in (sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                encoding = {"encoding": "ascii"} if ascii_only else {}
                stream.reconfigure(errors="noah.plain-signs", **encoding)
        if hasattr(sys.stdin, "reconfigure"):
            sys.stdin.reconfigure(errors="replace")
        # A stream that was closed before the program started is None.
        source = io.StringIO() if sys.stdin is None else sys.stdin
        target = io.StringIO() if sys.stdout is None else sys.stdout
        return cls(source, target, os.environ, plain=plain)

    @property
    def width(self) -> int:
        """Columns."""
        return self._console.width

    @property
    def height(self) -> int:
        """Rows."""
        return self._console.height

    def say(self, text: str = "") -> None:
        """Write paragraphs, broken between words where somebody reads them at a terminal."""
        for paragraph in text.split("\n"):
            lines = self.broken(paragraph) if self._target.isatty() else [paragraph]
            self._target.write("\n".join(lines) + "\n")
        self._target.flush()

    def broken(self, paragraph: str, indent: str = "") -> list[str]:
        """A paragraph in lines of the terminal's width; later ones begin with ``indent``."""
        lead = paragraph[: len(paragraph) - len(paragraph.lstrip())]
        return textwrap.wrap(
            paragraph,
            max(20, self.width - 1),
            subsequent_indent=lead + indent,
            break_on_hyphens=False,
        ) or [""]

    def lines(self, renderable: RenderableType, width: int | None = None) -> list[Line]:
        """What ``renderable`` looks like, line by line."""
        options = self._console.options.update(width=width or self.width, height=None)
        return self._console.render_lines(renderable, options, pad=False)

    def draw(self, lines: list[Line]) -> None:
        """Clear the screen and show ``lines``."""
        self._target.write("\x1b[H\x1b[2J")
        flat = [part for line in lines for part in (*line, Segment.line())]
        self._console.print(Segments(flat), end="")
        self._target.flush()

    def ask(self, prompt: str) -> str:
        """Show a prompt and read a line, without its end; what is longer than any answer is dropped.

        Raises:
            EndOfInput: there are no more lines.
        """
        # Where nobody types, nobody ends the prompt's line either.
        self._target.write(f"{prompt} " if self._source.isatty() else f"{prompt}\n")
        self._target.flush()
        line = rest = self._source.readline(_LONGEST_LINE)
        if not line:
            raise EndOfInput
        while len(rest) == _LONGEST_LINE and not rest.endswith("\n"):
            rest = self._source.readline(_LONGEST_LINE)
        return line.rstrip("\r\n")

    def forget_typed(self) -> None:
        """Drop what was typed while nothing was asked: it was meant for no question."""
        if self.interactive and termios is not None:
            termios.tcflush(self._source.fileno(), termios.TCIFLUSH)

    def wait(self, prompt: str) -> None:
        """Wait until whoever reads at a terminal says so; lines from elsewhere are not used up for it.

        Raises:
            EndOfInput: there are no more lines.
        """
        if self.interactive:
            self.ask(prompt)

    def wipe(self) -> None:
        """Make what is on the screen, and what has scrolled off it, unreadable as far as the terminal allows."""
        if self._erasable:
            self._target.write("\x1b[H\x1b[2J\x1b[3J")
        elif self._target.isatty():
            self._target.write("\n" * shutil.get_terminal_size().lines)
        self._target.flush()
