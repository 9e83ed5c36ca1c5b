"""The lines of a JSON Lines file, gzipped or not, one at a time in bounded memory."""

import gzip
import io
import zlib
from collections.abc import Iterator
from typing import Any

from noah.notation.errors import NoahError

LONGEST_LINE = 16 * 2**20
"""Bytes. A game with all its states takes some 100,000, a long one a million."""
_GZIP_MAGIC = b"\x1f\x8b"


class TooLongError(NoahError):
    """A line is longer than any record."""


class BrokenFileError(NoahError):
    """The rest of a file cannot be read."""


class _Again(io.RawIOBase):
    """A stream whose first bytes were read already, from its beginning: a pipe cannot be wound back."""

    def __init__(self, first: bytes, rest: io.BufferedIOBase) -> None:
        self._first = first
        self._rest = rest

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        data = self._first or self._rest.read1(len(buffer))
        self._first = data[len(buffer) :]
        n = min(len(data), len(buffer))
        buffer[:n] = data[:n]
        return n


def lines(
    stream: io.BufferedIOBase, longest: int = LONGEST_LINE
) -> Iterator[tuple[int, bytes | NoahError]]:
    """Each line that is not blank with its number, from 1, or in its place what is wrong with it.

    Whether the stream is gzipped is seen by its first bytes, so it need not have a name and may be a pipe.

    Args:
        stream: bytes, read as far as they are asked for.
        longest: the most bytes that a line may have.

    Yields:
        Line numbers with the line, with TooLongError where one is longer than ``longest`` (the next line follows),
        or with BrokenFileError, after which nothing follows.
    """
    number = 0
    try:
        first = stream.read(len(_GZIP_MAGIC))
        whole = io.BufferedReader(_Again(first, stream), 1 << 16)
        source = gzip.GzipFile(fileobj=whole) if first == _GZIP_MAGIC else whole
        while line := source.readline(longest + 1):
            number += 1
            if len(line) > longest:
                while line and not line.endswith(b"\n"):
                    line = source.readline(longest)
                yield number, TooLongError(f"this line is longer than {longest:,} bytes.")
            elif not line.isspace():
                yield number, line
    except (EOFError, zlib.error, OSError) as error:
        yield number + 1, BrokenFileError(_why(error))


def _why(error: Exception) -> str:
    if isinstance(error, EOFError):
        return "the gzipped data end here, though they should go on: the file was cut short."
    if isinstance(error, gzip.BadGzipFile | zlib.error):
        return f"the gzipped data are damaged here ({str(error).rstrip('.')})."
    return f"the rest cannot be read ({error.strerror if isinstance(error, OSError) else error})."
