"""Opening what the commands read: files by name, or standard input."""

import io
import os
import stat
import sys
from pathlib import Path

STANDARD_INPUT = "-"


def opened(name: str) -> io.BufferedReader:
    """The bytes of a file, or of standard input.

    Raises:
        OSError: it cannot be opened.
    """
    if name != STANDARD_INPUT:
        return Path(name).open("rb")
    if sys.stdin is None:
        raise OSError(0, "it is closed")
    return os.fdopen(os.dup(sys.stdin.fileno()), "rb")


def size_of(stream: io.BufferedReader) -> int | None:
    """How many bytes a regular file holds; None of a pipe."""
    status = os.fstat(stream.fileno())
    return status.st_size if stat.S_ISREG(status.st_mode) else None


def why(error: OSError) -> str:
    """Why something cannot be opened, for people."""
    if isinstance(error, FileNotFoundError):
        return "there is no such file."
    if isinstance(error, IsADirectoryError):
        return "this is a folder; name the files in it."
    return f"it cannot be read ({error.strerror})."
