"""All that one viewer was told, ready to be compared with what another one was told."""

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import zip_longest

from noah.testing.wire.listening import Listening, Raw

_TIME = re.compile(rb'"(?:created|timestamp)":\s*"?[-0-9.:TZ+e]+"?')
_COUNTED = ("noah_requests_total", "noah_request_seconds_count")


@dataclass
class Told:
    """All that one viewer was told, in his order; ids and times are taken out.

    Attributes:
        table: the id of the table.
        asked: what he asked and what came back, headers and all.
        sockets: what came on each of his sockets.
        logged: what the host was told meanwhile.
    """

    table: str = ""
    asked: list[tuple[str, int, list[tuple[bytes, bytes]], bytes]] = field(default_factory=list)
    sockets: list[list[str]] = field(default_factory=list)
    logged: list[str] = field(default_factory=list)

    def _plain(self, content: bytes) -> bytes:
        return _TIME.sub(b"TIME", content.replace(self.table.encode(), b"TABLE"))

    def answer(self, what: str, raw: Raw) -> None:
        """He asked something."""
        headers = [each for each in raw.headers if each[0].lower() != b"date"]
        self.asked.append((what, raw.status, headers, self._plain(raw.content)))

    def listed(self, what: str, raw: Raw) -> None:
        """He asked for a list of tables; that is to say, for this one."""
        listed = [each for each in raw.body["tables"] if each["id"] == self.table]
        self.asked.append((what, raw.status, [], self._plain(json.dumps(listed).encode())))

    def counted(self, before: Raw, after: Raw) -> None:
        """He asked for the metrics twice: of those that measure time or the machine only the names are compared."""
        old, new = _samples(before), _samples(after)
        told = {name: new[name] - old.get(name, 0.0) if _counts(name) else None for name in new}
        self.asked.append(("metrics", after.status, [], repr(sorted(told.items())).encode()))

    def listened(self, socket: Listening) -> None:
        """A socket is closed."""
        plain = [self._plain(text.encode()).decode() for text in socket.told]
        self.sockets.append([*plain, f"closed {socket.closed}"])

    def overheard(self, lines: Sequence[str]) -> None:
        """What the host was told."""
        self.logged += [self._plain(line.encode()).decode() for line in lines]

    def lines(self) -> list[str]:
        """Everything, a line for each answer or message."""
        messages = [message for socket in self.sockets for message in socket]
        return [*map(repr, self.asked), *messages, *self.logged]

    def difference(self, other: "Told") -> str:
        """The first place where another one was told something else; empty when all is the same."""
        for one, two in zip_longest(self.lines(), other.lines(), fillvalue=""):
            if one != two:
                pairs = enumerate(zip(one, two, strict=False))
                place = next((at for at, (a, b) in pairs if a != b), min(len(one), len(two)))
                start = max(0, place - 200)
                return f"{one[:60]}\n…{one[start : place + 60]}\n…{two[start : place + 60]}"
        return ""


def _counts(name: str) -> bool:
    return name.startswith(_COUNTED)


def _samples(raw: Raw) -> dict[str, float]:
    """The metrics by their names and labels."""
    lines = raw.content.decode().splitlines()
    pairs = [line.rsplit(" ", 1) for line in lines if line and not line.startswith("#")]
    return {name: float(value) for name, value in pairs}
