"""The file to which finished games are added: checked before a game is played for it, written after."""

import errno
import os
import stat
from pathlib import Path

from noah.notation.errors import MalformedError
from noah.notation.words import Words


def checked(path: str, words: Words) -> str:
    """``path`` as an absolute one, if a game can be added to it; the file is made where there is none.

    Raises:
        MalformedError: it has no name, a name that no record can hold, is no regular file, or cannot be written.
    """
    if not path:
        raise MalformedError(words("wrong-record-empty"))
    whole = str(Path(path).absolute())
    try:
        whole.encode()
    except UnicodeEncodeError:
        raise MalformedError(words("wrong-record-name", path=whole)) from None
    try:
        add(b"", whole)
    except OSError as error:
        if error.errno in {errno.EISDIR, errno.ENOTSUP}:
            raise MalformedError(words("wrong-record-kind", path=whole)) from None
        raise MalformedError(words("wrong-record", path=whole, why=error.strerror or "?")) from None
    return whole


def add(line: bytes, path: str) -> None:
    """Write ``line`` at the end of the file.

    Raises:
        OSError: it cannot be written, or is no regular file (``ENOTSUP``): a pipe could be waited for without end, a
            device forgets.
    """
    try:
        kind = Path(path).stat().st_mode
    except FileNotFoundError:
        kind = stat.S_IFREG
    except ValueError:
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL)) from None
    if not stat.S_ISREG(kind):
        raise OSError(errno.ENOTSUP, os.strerror(errno.ENOTSUP))
    with Path(path).open("ab") as file:
        file.write(line)
