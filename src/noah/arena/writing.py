"""Writing a simulation to a file chunk by chunk, so that one that was stopped goes on where it was."""

import json
import os
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from noah.arena.simulate import Plan, chunk_bytes
from noah.arena.spreading import Processes
from noah.notation.cards import printable
from noah.notation.errors import MalformedError, NoahError


class OtherSimulationError(NoahError):
    """A file belongs to another simulation, or holds a finished one."""


@dataclass(frozen=True, slots=True)
class Part:
    """Which part of a plan is made.

    Attributes:
        number: from 1.
        of: how many parts the plan has.
    """

    number: int = 1
    of: int = 1

    def __post_init__(self) -> None:
        """Refuse what is no part."""
        if not 1 <= self.number <= self.of:
            raise MalformedError(f"Of {self.of} parts there is no number {self.number}.")

    def chunks(self, plan: Plan) -> range:
        """The chunks of this part; those of all parts, in order, are those of the plan."""
        total = plan.chunks
        return range(total * (self.number - 1) // self.of, total * self.number // self.of)


@dataclass(frozen=True, slots=True)
class Output:
    """A file in the making: until it is whole it is called ``NAME.part``, and ``NAME.part.json`` tells how far it is.

    Attributes:
        path: what it will be called.
    """

    path: Path

    @property
    def unfinished(self) -> Path:
        """The file while it is made."""
        return self.path.with_name(f"{self.path.name}.part")

    @property
    def note(self) -> Path:
        """What is known of the file while it is made."""
        return self.path.with_name(f"{self.path.name}.part.json")

    @property
    def gzipped(self) -> bool:
        """Whether its chunks are compressed."""
        return self.path.suffix == ".gz"

    def written(self, plan: Plan, part: Part) -> tuple[int, int]:
        """How many chunks and bytes of this simulation are in the unfinished file.

        Raises:
            OtherSimulationError: the file is there already, or the unfinished one belongs to another simulation.
        """
        shown = printable(str(self.path))
        if self.path.exists():
            raise OtherSimulationError(
                f"{shown} is there already: name another file, or remove it."
            )
        if not self.note.exists():
            return 0, 0
        try:
            note = json.loads(self.note.read_bytes())
            chunks, size = int(note["chunks"]), int(note["bytes"])
        except (ValueError, KeyError, TypeError):
            raise OtherSimulationError(
                f"{printable(str(self.note))} cannot be read: remove it and {shown}.part to begin anew."
            ) from None
        if note.get("simulation") != _named(plan, part) or self.unfinished.stat().st_size < size:
            raise OtherSimulationError(
                f"{shown}.part is of another simulation: give the same options as then, name another file, "
                f"or remove it and {printable(self.note.name)}."
            )
        return chunks, size

    def keep_note(self, plan: Plan, part: Part, chunks: int, size: int) -> None:
        """Note how far the file is, at once or not at all."""
        note = {"simulation": _named(plan, part), "chunks": chunks, "bytes": size}
        draft = self.note.with_name(f"{self.note.name}.new")
        draft.write_text(json.dumps(note), encoding="utf-8")
        draft.replace(self.note)


def _named(plan: Plan, part: Part) -> dict[str, Any]:
    return {**plan.to_json(), "part": [part.number, part.of]}


def write(plan: Plan, part: Part, output: Output, jobs: int) -> Iterator[int]:
    """Write a part of a plan to a file, and go on with one that was stopped.

    Args:
        plan: what is simulated.
        part: which part of it.
        output: the file.
        jobs: how many processes make games.

    Yields:
        How many chunks are in the file: at the beginning, and after each one.

    Raises:
        OtherSimulationError: the file is there already, or the unfinished one belongs to another simulation.
    """
    done, size = output.written(plan, part)
    chunks = part.chunks(plan)
    yield done
    with output.unfinished.open("ab") as file:
        # What was written after the last note may be half a chunk.
        file.truncate(size)
        for data in made(plan, chunks[done:], output.gzipped, jobs):
            file.write(data)
            file.flush()
            done, size = done + 1, size + len(data)
            output.keep_note(plan, part, done, size)
            yield done
        os.fsync(file.fileno())
    output.unfinished.replace(output.path)
    output.note.unlink(missing_ok=True)


def made(plan: Plan, chunks: range, gzipped: bool, jobs: int) -> Iterator[bytes]:
    """The bytes of some chunks, in order, made by ``jobs`` processes; by this one alone when that is enough."""
    yield from Processes(jobs)(partial(chunk_bytes, plan, gzipped=gzipped), chunks)
