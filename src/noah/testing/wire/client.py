"""The HTTP half of the wire: somebody who asks a server for something."""

import ssl
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Self

import httpx

_PATIENCE = 60.0
"""Seconds; an answer takes milliseconds, but tests share their machine."""
_NOTHING = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Reading all authorities takes longer than many a test, and without TLS there is nothing to verify."""
STATUS = {
    "too-many": 429,
    "too-large": 413,
    "origin": 403,
    "unauthorized": 401,
    "not-found": 404,
    "malformed": 400,
    "not-seated": 403,
    "not-host": 403,
    "watchers-off": 403,
    "hints-off": 403,
    "key-used": 409,
    "stale": 409,
    "not-your-turn": 409,
    "table-full": 409,
    "running": 409,
    "finished": 409,
    "illegal": 422,
    "reveals": 422,
    "refused": 422,
}
"""The problem types of the contract and their HTTP status."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a server answered.

    Attributes:
        status: the HTTP status.
        headers: the HTTP headers.
        content: the body's bytes.
        body: the body as JSON; None where it is not.
    """

    status: int
    headers: httpx.Headers
    content: bytes
    body: Any


class Client:
    """Somebody who asks: a guest by his token, or somebody without a name.

    Attributes:
        url: where the server answers.
        id: the guest's id; empty for nobody.
        name: the guest's name as the server gave it.
        token: the guest's token; None for nobody.
    """

    def __init__(self, url: str, token: str | None = None) -> None:
        """Ask ``url`` with ``token``.

        Args:
            url: where the server answers, without a slash at the end.
            token: a guest's; None to ask as nobody.
        """
        self.url = url
        self.id = self.name = ""
        self.token = token
        verify = _NOTHING if url.startswith("http:") else True
        self._http = httpx.Client(base_url=url, trust_env=False, timeout=_PATIENCE, verify=verify)

    @classmethod
    def guest(cls, url: str, name: str) -> Self:
        """A new guest of the server at ``url``."""
        client = cls(url)
        made = client.post("/api/guests", {"name": name}, status=201)
        client.id, client.name, client.token = made["id"], made["name"], made["token"]
        return client

    def __enter__(self) -> Self:
        """Use it for a while."""
        return self

    def __exit__(self, *_error: object) -> None:
        """Close its connections."""
        self.close()

    def close(self) -> None:
        """Close its connections."""
        self._http.close()

    @property
    def authorization(self) -> dict[str, str]:
        """The headers that say who asks."""
        return {} if self.token is None else {"Authorization": f"Bearer {self.token}"}

    def ask(
        self,
        method: str,
        path: str,
        *,
        json: Any = None,
        content: Any = None,
        headers: Mapping[str, str] | None = None,
        params: Mapping[str, str | int] | None = None,
    ) -> Answer:
        """Send a request and return whatever the server answers.

        Args:
            method: the HTTP method.
            path: below the server's address, with a slash at the beginning.
            json: a body to be sent as JSON; None for none.
            content: a body to be sent as it is: bytes, text, or an iterable of bytes, which is sent in chunks.
            headers: beside or instead of those that say who asks.
            params: the query.
        """
        answer = self._http.request(
            method,
            path,
            json=json,
            content=content,
            params=params,
            headers={**self.authorization, **(headers or {})},
        )
        # Cookies are for tests to send: who asks with a token must not be known by one.
        self._http.cookies.clear()
        is_json = answer.headers.get("content-type", "").endswith("json") and answer.content
        return Answer(
            answer.status_code, answer.headers, answer.content, answer.json() if is_json else None
        )

    def get(self, path: str, **params: str | int) -> Any:
        """The body of a GET that succeeds."""
        return _expect(self.ask("GET", path, params=params or None), 200)

    def post(self, path: str, json: Any = None, *, status: int = 200) -> Any:
        """The body of a POST that succeeds with ``status``."""
        return _expect(self.ask("POST", path, json=json), status)

    def refused(self, type_: str, method: str, path: str, json: Any = None, **more: Any) -> Any:
        """Send a request that must be refused with a problem of ``type_``; the problem.

        Args:
            type_: one of STATUS.
            method: the HTTP method.
            path: below the server's address.
            json: the body.
            more: further arguments of ``ask``.
        """
        return problem(self.ask(method, path, json=json, **more), type_)

    def make(self, players: int, *, status: int = 201, **wishes: Any) -> Any:
        """Make a table; the table."""
        return self.post("/api/tables", {"players": players, **wishes}, status=status)

    def table(self, table: str) -> Any:
        """The table of that id as this client may see it."""
        return self.get(f"/api/tables/{table}")

    def act(self, table: str, version: int, *actions: str, key: str | None = None) -> Answer:
        """Send a batch; whatever the server answers."""
        body = {"version": version, "actions": actions, **({} if key is None else {"key": key})}
        return self.ask("POST", f"/api/tables/{table}/actions", json=body)

    def events(self, table: str, after: int = 0) -> list[Any]:
        """All entries above version ``after``, asked for page by page."""
        entries: list[Any] = []
        while True:
            page = self.get(f"/api/tables/{table}/events", after=after + len(entries))
            entries += page["entries"]
            if not page["entries"] or entries[-1]["version"] >= page["version"]:
                return entries


def _expect(answer: Answer, status: int) -> Any:
    if answer.status != status:
        raise AssertionError(f"{status} was expected, not {answer.status}: {answer.content!r}")
    return answer.body


def problem(answer: Answer, type_: str) -> Any:
    """The problem in ``answer``, which must be of ``type_`` and have the contract's form."""
    if answer.headers.get("content-type", "").partition(";")[0] != "application/problem+json":
        raise AssertionError(f"A problem of type {type_} was expected, not {answer}.")
    check_problem(answer.body, type_)
    if answer.status != STATUS[type_]:
        raise AssertionError(f"{type_} has the status {STATUS[type_]}, not {answer.status}.")
    if (type_ == "too-many") != ("retry-after" in answer.headers):
        raise AssertionError("Retry-After belongs to too-many, and to nothing else.")
    return answer.body


def check_problem(body: Any, type_: str) -> None:
    """Raise AssertionError unless ``body`` is a problem of ``type_`` in the contract's form."""
    sound = (
        body["type"] == type_
        and body["status"] == STATUS[type_]
        and isinstance(body["title"], str)
        and isinstance(body["detail"], str)
        and body["title"]
        and body["detail"].strip().endswith((".", "?"))
    )
    if not sound:
        raise AssertionError(f"A problem of type {type_} was expected, not {body}.")
