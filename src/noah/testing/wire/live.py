"""The live half of the wire: a socket that mirrors a table."""

import json
from contextlib import ExitStack
from typing import Any, Self

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from noah.testing.wire.client import Client, check_problem

_PATIENCE = 60.0
"""Seconds; a message takes milliseconds, but tests share their machine."""


class Live:
    """A table as its socket tells it. It checks on the way that no version is missing.

    Attributes:
        socket: the connection, for what the contract does not foresee.
        table: the table as the newest messages have it; None until one has come.
        version: the version of the newest entry that is known.
        entries: all entries that came, oldest first.
        messages: all messages that came, oldest first.
        next: the id of the rematch, once it was told.
    """

    def __init__(
        self,
        client: Client,
        table: str,
        *,
        after: int | str | None = None,
        version: int = 0,
        headers: dict[str, str] | None = None,
        origin: str | None = None,
        name_oneself: bool = True,
    ) -> None:
        """Open a socket.

        Args:
            client: who opens it.
            table: the table's id.
            after: the version to go on from, for the query; None to leave it out.
            version: the version of a table that is known already.
            headers: further headers of the handshake.
            origin: the Origin of the handshake.
            name_oneself: whether to send the client's token.

        Raises:
            InvalidStatus: the server refuses the handshake.
        """
        query = "" if after is None else f"?after={after}"
        self.table: Any = None
        self.version = version
        self.entries: list[Any] = []
        self.messages: list[Any] = []
        self.next: str | None = None
        opening = connect(
            f"ws{client.url.removeprefix('http')}/api/tables/{table}/live{query}",
            additional_headers={
                **(client.authorization if name_oneself else {}),
                **(headers or {}),
            },
            origin=origin,  # type: ignore[arg-type]  # any text, to see it refused
            proxy=None,
            compression=None,
            # What nobody has listened to must not keep the end of the connection from being read.
            max_queue=None,
            open_timeout=_PATIENCE,
        )
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(opening)

    def __enter__(self) -> Self:
        """Use it for a while."""
        return self

    def __exit__(self, *_error: object) -> None:
        """Close it."""
        self.close()

    def close(self) -> None:
        """Close it."""
        self._open.close()

    def hear(self) -> Any:
        """The next message, taken into account."""
        message = json.loads(self.socket.recv(_PATIENCE))
        self.messages.append(message)
        self._take(message)
        return message

    def _take(self, message: Any) -> None:
        kind = message["type"]
        if kind == "table":
            self.table = message["table"]
            self.version = self.table["version"]
            self.next = self.table["next"]
        elif kind == "entries":
            for entry in message["entries"]:
                self._take_entry(entry)
        elif kind == "presence" and self.table is not None:
            self.table["players"] = message["players"]
        elif kind == "next":
            self.next = message["id"]
            if self.table is not None:
                self.table["next"] = self.next

    def _take_entry(self, entry: Any) -> None:
        if entry["version"] != self.version + 1:
            raise AssertionError(f"After version {self.version} came {entry['version']}.")
        self.version += 1
        self.entries.append(entry)
        if self.table is not None:
            self.table["version"] = self.version
            self.table["state"] = entry["state"] or self.table["state"]
            self.table["scores"] = self.table["state"]["scores"]
            told = ("lastRound", "scores", "winners")
            self.table.update({name: entry[name] for name in told if name in entry})

    def until(self, *kinds: str) -> Any:
        """The next message of one of these types; those before it are taken into account too."""
        while True:
            message = self.hear()
            if message["type"] in kinds:
                return message

    def catch_up(self) -> None:
        """Listen to everything that the server has told until now: to the answer of a message that means nothing."""
        key = f"m{len(self.messages)}"
        self.send({"id": key})
        while self.until("error")["id"] != key:
            pass

    def reach(self, version: int) -> None:
        """Listen until ``version`` is known."""
        while self.version < version:
            self.hear()

    def send(self, message: Any) -> None:
        """Send a message: a value as JSON, text or bytes as they are."""
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def act(self, key: str, version: int, *actions: str) -> Any:
        """Send a batch; its ack or error."""
        self.send({"id": key, "version": version, "actions": actions})
        while True:
            answer = self.until("ack", "error")
            if answer["id"] == key:
                return answer

    def refused(self, type_: str, key: str, version: int, *actions: str) -> Any:
        """Send a batch that must be refused with a problem of ``type_``; the problem."""
        answer = self.act(key, version, *actions)
        if answer["type"] != "error":
            raise AssertionError(f"{type_} was expected, not {answer}.")
        check_problem(answer["problem"], type_)
        return answer["problem"]

    def close_code(self) -> int | None:
        """Listen until the server closes; the code that it closes with."""
        while True:
            try:
                self.socket.recv(_PATIENCE)
            except ConnectionClosed as closed:
                return closed.rcvd.code if closed.rcvd else None
