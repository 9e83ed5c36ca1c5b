"""The HTTP half of a client that knows docs/wire.md alone."""

import http.client
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from prometheus_client.parser import text_string_to_metric_families

_PATIENCE = 60.0
_TOGETHER = 16
"""Requests at once: they share a sync of the disk."""
_TABLES_FOR_TWO = 10
"""How many tables the same two guests have: fewer than a guest may have open at once."""


class Made(NamedTuple):
    """A table that was made.

    Attributes:
        id: the table's.
        tokens: of those who sit there, by their seats.
    """

    id: str
    tokens: tuple[str, ...]


class Asker:
    """Asks a server over one connection."""

    def __init__(self, url: str) -> None:
        """Ask the server at ``url``."""
        at = urlsplit(url)
        self._connection = http.client.HTTPConnection(at.hostname or "", at.port, timeout=_PATIENCE)

    def __call__(self, method: str, path: str, token: str | None = None, body: Any = None) -> Any:
        """The body of an answer, which is no problem."""
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        return json.loads(self._request(method, path, json.dumps(body or {}), headers))

    def text(self, path: str) -> str:
        """The body of an answer that is no JSON."""
        return self._request("GET", path, None, {}).decode()

    def _request(self, method: str, path: str, body: str | None, headers: dict[str, str]) -> bytes:
        self._connection.request(method, path, body, headers)
        answer = self._connection.getresponse()
        content = answer.read()
        if answer.status >= http.client.BAD_REQUEST:
            raise AssertionError(f"{method} {path} was refused: {content!r}")
        return content

    def guest(self, name: str) -> str:
        """The token of a new guest."""
        token: str = self("POST", "/api/guests", body={"name": name})["token"]
        return token

    def close(self) -> None:
        """Close the connection."""
        self._connection.close()


@contextmanager
def asker(url: str) -> Iterator[Asker]:
    """An asker for a while."""
    ask = Asker(url)
    try:
        yield ask
    finally:
        ask.close()


def tables_of_two(url: str, number: int) -> list[Made]:
    """So many new tables where two guests sit and play."""
    with ThreadPoolExecutor(_TOGETHER) as pool:
        groups = [
            pool.submit(_for_two, url, min(_TABLES_FOR_TWO, number - begun))
            for begun in range(0, number, _TABLES_FOR_TWO)
        ]
        return [made for group in groups for made in group.result()]


def _for_two(url: str, number: int) -> list[Made]:
    with asker(url) as ask:
        tokens = ask.guest("Ada"), ask.guest("Bo")
        made = []
        for _ in range(number):
            table = ask("POST", "/api/tables", tokens[0], {"players": 2})["id"]
            ask("POST", f"/api/tables/{table}/join", tokens[1])
            made.append(Made(table, tokens))
        return made


def table_of_bots(ask: Asker, token: str, bots: list[str]) -> str:
    """The id of a new table where one bot sits for the guest with that token, and ``bots`` are the others."""
    seats = ["me", *(f"bot:{level}" for level in bots)]
    wishes = {"players": len(seats), "seats": seats}
    table: str = ask("POST", "/api/tables", token, wishes)["id"]
    ask("POST", f"/api/tables/{table}/leave", token)
    return table


def metrics(url: str) -> dict[str, float]:
    """The server's metrics that have no labels."""
    with asker(url) as ask:
        families = text_string_to_metric_families(ask.text("/metrics"))
    return {
        each.name: each.value for family in families for each in family.samples if not each.labels
    }
