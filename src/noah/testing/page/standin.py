"""Answers in the server's place for one table, so that the page shows a position that is kept instead of played."""

import json
import re
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page, Route, WebSocketRoute

from noah.testing.page.positions import Entries, Table

TABLE = "0f" * 16
"""The id of the table that is stood in for."""
_STALE = {
    "type": "stale",
    "title": "Stale",
    "status": 409,
    "detail": "The position has changed.",
}


class StandIn:
    """Answers a page for one table, which refuses whatever is played.

    Attributes:
        played: the batches of actions that the page has sent.
    """

    def __init__(
        self, page: Page, table: Table, entries: Entries, *, then: Sequence[Table] = ()
    ) -> None:
        """Answer ``page`` from now on.

        Args:
            page: the page, before it goes to the table.
            table: what it is shown.
            entries: the log from its first entry on.
            then: tables that the page is told of afterwards, by ``tell``.
        """
        self.played: list[list[str]] = []
        self._table = {**table, "id": TABLE}
        self._entries = entries
        self._then = [{**each, "id": TABLE} for each in then]
        self._sockets: list[WebSocketRoute] = []
        self._reachable = True
        page.route(re.compile(rf"/api/tables/{TABLE}(/events.*)?$"), self._answer)
        page.route_web_socket(re.compile(rf"/api/tables/{TABLE}/live"), self._connect)

    def _answer(self, route: Route) -> None:
        if not self._reachable:
            route.abort()
            return
        log = "/events" in route.request.url
        answer = {"entries": self._entries, "version": len(self._entries)} if log else self._table
        route.fulfill(json=answer)

    def _connect(self, socket: WebSocketRoute) -> None:
        if not self._reachable:
            socket.close()
            return
        self._sockets.append(socket)
        socket.on_message(lambda message: self._refuse(socket, message))
        self._say({"type": "table", "table": self._table}, [socket])

    def _refuse(self, socket: WebSocketRoute, message: str | bytes) -> None:
        batch = json.loads(message)
        self.played.append(batch["actions"])
        problem = {**_STALE, "table": self._table}
        self._say({"type": "error", "id": batch["id"], "problem": problem}, [socket])

    def _say(self, message: dict[str, Any], sockets: Sequence[WebSocketRoute]) -> None:
        for socket in sockets:
            socket.send(json.dumps(message))

    def tell(self) -> None:
        """Tell the page of the next table."""
        self._table = self._then.pop(0)
        self._say({"type": "table", "table": self._table}, self._sockets)

    def hang_up(self) -> None:
        """Be out of reach from now on."""
        self._reachable = False
        for socket in self._sockets:
            socket.close()
