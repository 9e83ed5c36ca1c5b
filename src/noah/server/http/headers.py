"""The headers of every answer, and what is counted of every request."""

import time
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import Counter, Histogram

_HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (b"cache-control", b"no-store"),
]
REQUESTS = Counter("noah_requests_total", "Requests by status", ["status"])
SECONDS = Histogram("noah_request_seconds", "Time from a request to its answer")


def with_headers(app: ASGIApp) -> ASGIApp:
    """Add the usual headers to what ``app`` answers, count it, and let HEAD ask what GET would answer."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        start, is_head = time.perf_counter(), scope["method"] == "HEAD"

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                present = {name.lower() for name, _ in message["headers"]}
                extra = [pair for pair in _HEADERS if pair[0] not in present]
                changed: Any = {**message, "headers": [*message["headers"], *extra]}
                REQUESTS.labels(message["status"]).inc()
                SECONDS.observe(time.perf_counter() - start)
                await send(changed)
            elif is_head and message["type"] == "http.response.body":
                await send({**message, "body": b""})
            else:
                await send(message)

        asked: Any = {**scope, "method": "GET"} if is_head else scope
        await app(asked, receive, sending)

    return wrapped
