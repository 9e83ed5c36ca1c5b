"""What ``noah tables export`` does: it writes the records of finished games."""

import gzip
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Engine

from noah.notation.cards import shown
from noah.notation.errors import MalformedError
from noah.notation.record import write_record
from noah.server.store import hosting

_STANDARD_OUTPUT = "-"


def export_records(engine: Engine, wanted: list[str], output: str) -> int:
    """Write the records of ``wanted`` tables, all finished ones when it is empty, to a new file; how many.

    Raises:
        MalformedError: the file is there already or cannot be written.
        HostError: a wanted table is not there or not finished.
    """
    ids = hosting.finished(engine, wanted)
    with _opened(output) as write:
        for table_id in ids:
            table, _ = hosting.table(engine, table_id)
            if table.game is not None:
                write(write_record(table.game.record()) + b"\n")
    return len(ids)


@contextmanager
def _opened(output: str) -> Iterator[Callable[[bytes], object]]:
    """Where to write; a file that could not be written to its end is taken away again."""
    if output == _STANDARD_OUTPUT:
        yield sys.stdout.buffer.write
        return
    path = Path(output)
    try:
        file = path.open("xb")
    except FileExistsError:
        raise MalformedError(f"{shown(output)} is there already: name a new file.") from None
    except (OSError, ValueError) as error:
        raise _unwritable(output, error) from None
    try:
        with file, gzip.open(file, "wb") if path.suffix == ".gz" else file as stream:
            yield stream.write
    except BaseException as error:
        path.unlink()
        if isinstance(error, OSError):
            raise _unwritable(output, error) from None
        raise


def _unwritable(output: str, error: Exception) -> MalformedError:
    why = error.strerror if isinstance(error, OSError) else str(error)
    return MalformedError(f"{shown(output)} cannot be written: {why}.")
