"""Somebody who watches a table or sits there, looks at everything that there is, and makes every mistake."""

import random
from typing import Any, Protocol

from noah.testing.wire.course import ACTIONS, Course
from noah.testing.wire.listening import Listening, Raw
from noah.testing.wire.told import Told

MOST_SOCKETS = 4
MOST_QUESTIONS = 8
"""Cards that are asked for after a turn that shows something new."""
ELSEWHERE = ("/api/me", "/api/cards", "/api/bots", "/healthz", "/", "/schema", "/nothing")
STRANGE: list[tuple[str, str, Any]] = [
    ("PUT", "", None),
    ("OPTIONS", "/actions", None),
    ("GET", "/live", None),
    ("GET", "/nothing", None),
    ("GET", "/events?after=x", None),
    ("GET", "/record?states=2", None),
    ("POST", "/actions", "{"),
    ("POST", "/actions", {"version": "x", "actions": []}),
    ("POST", "/actions", " " * 20_000),
    ("POST", "/join", {"seat": 9}),
    ("POST", "/start", {"bots": "clever"}),
    ("POST", "/rematch", {}),
]
"""Requests below a table that are refused or tell nothing of it."""


class Asked(Protocol):
    """A server by whatever road it is asked: ``Inside`` or ``Outside``."""

    async def ask(self, method: str, path: str, body: Any = None, token: str | None = None) -> Raw:
        """Ask something."""
        ...

    async def open(self, path: str, token: str | None = None) -> Listening:
        """Open a socket."""
        ...


class Viewer:
    """A viewer of one table. What he does follows from the generator, and from what he may know.

    Attributes:
        told: all that he was told.
        seat: his seat; None for somebody who watches.
        away: whether a bot stands in for him.
        batches: by their keys the batches that he sent and that were played.
    """

    def __init__(
        self,
        asked: Asked,
        course: Course,
        seat: int | None,
        token: str,
        rng: random.Random,
    ) -> None:
        """Somebody with the ``token`` of a guest."""
        self.told = Told()
        self.seat = seat
        self.away = False
        self.batches: dict[str, list[str]] = {}
        self._asked = asked
        self._course = course
        self._token = token
        self._rng = rng
        self._sockets: list[Listening] = []

    @property
    def _path(self) -> str:
        return f"/api/tables/{self.told.table}"

    @property
    def _open_sockets(self) -> list[Listening]:
        return [socket for socket in self._sockets if socket.closed is None]

    async def open(self, query: str = "") -> None:
        """Open the table."""
        socket = await self._asked.open(f"{self._path}/live{query}", self._token)
        if socket.refused is not None:
            self.told.answer(f"open {query}", socket.refused)
            return
        after = query.partition("=")[2]
        socket.version = int(after or 0)
        self._sockets.append(socket)

    async def hear(self) -> None:
        """Listen until all sockets have told the table's version."""
        for socket in self._sockets:
            await socket.reach(self._course.version)

    async def act(self, key: str, version: int, batch: list[str]) -> bool:
        """Play a batch on a socket or by a request; whether it was played, and not refused for a fault."""
        sockets = self._open_sockets
        if sockets and self._rng.random() < 0.5:
            await sockets[0].send({"id": key, "version": version, "actions": batch})
            answer = await sockets[0].until("ack", "error")
            refused = answer.get("problem", {}).get("type")
        else:
            body = {"version": version, "actions": batch, "key": key}
            raw = await self._asked.ask("POST", f"{self._path}/actions", body, self._token)
            self.told.answer("actions", raw)
            refused = raw.body.get("type")
        if refused is None:
            self.batches[key] = batch
        elif refused != "fault":
            raise AssertionError(f"{batch} was refused: {refused}")
        return refused is None

    async def ask(self, method: str, path: str, body: Any = None, *, by: str | None = "") -> None:
        """Ask something that changes nothing, below the table; by whose token, if not by his own."""
        token = self._token if by == "" else by
        raw = await self._asked.ask(method, f"{self._path}{path}", body, token)
        self.told.answer(f"{method} {path} {body} {by}", raw)

    async def look(self) -> None:
        """Look at the table or its log, once more, or at what lies around it."""
        after = self._rng.randint(0, self._course.version)
        path = self._rng.choice(
            ["", "/events", f"/events?after={after}", "/record", "open", f"open?after={after}"]
        )
        if path.startswith("open"):
            if len(self._sockets) < MOST_SOCKETS:
                await self.open(path.removeprefix("open"))
        else:
            # Nobody and who lies about himself may ask too.
            await self.ask("GET", path, by=self._rng.choice(["", "", "", None, "wrong"]))

    async def look_elsewhere(self) -> None:
        """Look at what is the same for everybody, and at the public list."""
        path = self._rng.choice(ELSEWHERE)
        self.told.answer(path, await self._asked.ask("GET", path, None, self._token))
        path = "/api/tables?status=playing"
        self.told.listed(path, await self._asked.ask("GET", path, None, self._token))

    async def metrics(self) -> Raw:
        """The metrics."""
        return await self._asked.ask("GET", "/metrics", None, self._token)

    async def err(self) -> None:
        """Send what must be refused, by one road or the other."""
        course, version, batch = self._course, self._course.version, [self._rng.choice(ACTIONS)]
        match self._rng.randrange(7):
            case 0:
                version -= 1
            case 1:
                batch = ["load unicorn:m"]
            case 2 | 5 if self.seat is not None and course.game.to_move == self.seat:
                guessed, asking = course.guess(self.seat, self._rng)
                batch = [*guessed, self._rng.choice(asking)]
            case 3 if self.batches:
                key, sent = self._rng.choice([*self.batches.items()])
                body = {"version": version, "actions": self._rng.choice([sent, batch]), "key": key}
                return await self.ask("POST", "/actions", body)
            case 4 if not self.away:
                return await self.ask("POST", self._rng.choice(["/join", "/start"]), {})
            case 6:
                return await self.ask(*self._rng.choice(STRANGE))
            case _:
                pass
        if not course.would_be_played(self.seat, batch):
            await self._send_refused(version, batch)
        return None

    async def _send_refused(self, version: int, batch: list[str]) -> None:
        if self._open_sockets and self._rng.random() < 0.5:
            await self._refused_on(self._rng.choice(self._open_sockets), version, batch)
        else:
            by = self._rng.choice(["", "", "", None, "wrong"])
            await self.ask("POST", "/actions", {"version": version, "actions": batch}, by=by)

    async def _refused_on(self, socket: Listening, version: int, batch: list[str]) -> None:
        await socket.send({"id": "s", "version": version, "actions": batch})
        if (await socket.until("error", "ack"))["type"] != "error":
            raise AssertionError(f"{batch} was played.")

    async def interrogate(self, seat: int) -> None:
        """Ask for many cards whether they could be played after something new is seen: every answer must be the same.

        Args:
            seat: his own, which is to act.
        """
        batch, asking = self._course.guess(seat, self._rng, far=True)
        for text in self._rng.sample(asking, MOST_QUESTIONS):
            if not self._course.would_be_played(seat, [*batch, text]):
                body = {"version": self._course.version, "actions": [*batch, text]}
                await self.ask("POST", "/actions", body)

    async def go(self) -> None:
        """Look at everything for the last time, and close all sockets."""
        for path in ("", "/events", "/record", "/record?states=1"):
            await self.ask("GET", path)
        for socket in self._sockets:
            if socket.closed is None:
                # The answer comes after everything that was on its way.
                await self._refused_on(socket, self._course.version, ["load unicorn:m"])
                await socket.close()
            self.told.listened(socket)
