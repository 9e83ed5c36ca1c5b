"""Problems: what a client is told when a request is refused (RFC 9457, ``application/problem+json``)."""

from typing import Any

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
    "method": 405,
    "fault": 500,
    "unavailable": 503,
}
"""The HTTP status of each type."""

TITLES = {
    "too-many": "Too many requests",
    "too-large": "Too large",
    "origin": "Not from this site",
    "unauthorized": "Who are you?",
    "not-found": "Not found",
    "malformed": "Malformed request",
    "not-seated": "Not seated",
    "not-host": "Not the host",
    "watchers-off": "No watchers",
    "hints-off": "No hints",
    "key-used": "Key used already",
    "stale": "The position has changed",
    "not-your-turn": "Not your turn",
    "table-full": "No seat is free",
    "running": "The game is running",
    "finished": "The game is over",
    "illegal": "Against the rules",
    "reveals": "Something new is seen first",
    "refused": "Not allowed by the rules",
    "method": "No such method",
    "fault": "A fault of the server",
    "unavailable": "Not available now",
}


_HEADERS = {"unauthorized": {"WWW-Authenticate": "Bearer"}}
"""Headers that always belong to a type."""


class Problem(Exception):  # noqa: N818  # the word of the RFC and of the contract
    """A refused request.

    Attributes:
        type: one of STATUS.
        detail: one English sentence.
        members: further members of the answer.
        status: the HTTP status.
        headers: further headers of the answer.
    """

    def __init__(
        self,
        type_: str,
        detail: str,
        *,
        status: int | None = None,
        headers: dict[str, str] | None = None,
        **members: Any,
    ) -> None:
        """Refuse a request."""
        super().__init__(f"{type_}: {detail}")
        self.type = type_
        self.detail = detail
        self.members = members
        self.status = STATUS[type_] if status is None else status
        self.headers = headers or _HEADERS.get(type_, {})

    def to_json(self) -> dict[str, Any]:
        """The body of the answer."""
        return {
            "type": self.type,
            "title": TITLES[self.type],
            "status": self.status,
            "detail": self.detail,
            **self.members,
        }
