"""The page, as ``make page`` has built it: its addresses, its files, and what browsers may keep of it."""

import hashlib
import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send
from litestar.types.asgi_types import HTTPResponseBodyEvent, HTTPResponseStartEvent

_INDEX = "index.html"
_ROUTE = re.compile(r"(new|rules|settings|table/[0-9a-f]{32})?/?")
"""The places of the page, as ``web/src/app/routes.ts`` knows them, below the root."""
_RESERVED = re.compile(r"/(api/.*|api|healthz|metrics|schema)")
_TYPES = {
    ".css": b"text/css; charset=utf-8",
    ".html": b"text/html; charset=utf-8",
    ".ico": b"image/x-icon",
    ".js": b"text/javascript; charset=utf-8",
    ".json": b"application/json",
    ".png": b"image/png",
    ".svg": b"image/svg+xml",
    ".webmanifest": b"application/manifest+json",
    ".woff2": b"font/woff2",
}
_ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""Those that are made at build time, the best first."""
_FOR_EVER = b"public, max-age=31536000, immutable"
"""For files whose names tell their content."""
_ASK_AGAIN = b"no-cache"
_POLICY = (
    b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    b"connect-src 'self'; manifest-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
)
_HERE = b'="./'


@dataclass(frozen=True, slots=True)
class _File:
    """A file of the page.

    Attributes:
        bodies: its content by encoding; ``""`` for none.
        headers: those that do not depend on the encoding.
        tag: a weak entity tag, the same for every encoding.
    """

    bodies: dict[str, bytes]
    headers: list[tuple[bytes, bytes]]
    tag: bytes

    @classmethod
    def made(cls, name: str, bodies: dict[str, bytes], keep: bytes) -> "_File":
        """A file of that name."""
        tag = b'W/"%s"' % hashlib.sha256(bodies[""]).hexdigest()[:32].encode()
        type_ = _TYPES.get(Path(name).suffix, b"application/octet-stream")
        headers = [
            (b"content-type", type_),
            (b"cache-control", keep),
            (b"etag", tag),
            (b"vary", b"accept-encoding"),
        ]
        if type_ == _TYPES[".html"]:
            headers.append((b"content-security-policy", _POLICY))
        return cls(bodies, headers, tag)


class Page:
    """The built page in memory."""

    def __init__(self, folder: Path) -> None:
        """Read the page.

        Args:
            folder: where it is built; it may be empty, or not be at all.
        """
        paths = [path for path in folder.rglob("*") if path.is_file()]
        names = {path.relative_to(folder).as_posix(): path for path in paths}
        index = names.pop(_INDEX, None)
        self._index = None if index is None else index.read_bytes()
        self._files = {
            f"/{name}": _File.made(
                name,
                {"": path.read_bytes(), **_encoded(name, names)},
                _FOR_EVER if name.startswith("assets/") else _ASK_AGAIN,
            )
            for name, path in names.items()
            if not name.startswith(".") and path.suffix not in _ENCODINGS.values()
        }

    @property
    def is_built(self) -> bool:
        """Whether there is a page."""
        return self._index is not None

    def find(self, path: str, raw_path: bytes, *, wants_page: bool) -> tuple[int, _File] | None:
        """The status and the file to answer with; None for what is no matter of the page.

        Args:
            path: below the root.
            raw_path: the same as it was sent.
            wants_page: whether somebody who finds nothing there wants to read so on a page.
        """
        if self._index is None or _RESERVED.fullmatch(path):
            return None
        if path in self._files:
            return 200, self._files[path]
        is_route = _ROUTE.fullmatch(path[1:])
        if not (is_route or wants_page):
            return None
        up = b"../" * (raw_path.count(b"/") - 1) or b"./"
        body = self._index.replace(_HERE, b'="' + up)
        return 200 if is_route else 404, _File.made(_INDEX, {"": body}, _ASK_AGAIN)


def _encoded(name: str, paths: dict[str, Path]) -> dict[str, bytes]:
    """The content of a file by the encodings in which it was built too."""
    return {
        encoding: paths[name + suffix].read_bytes()
        for encoding, suffix in _ENCODINGS.items()
        if name + suffix in paths
    }


def _accepted(header: str, offered: Iterable[str]) -> str:
    """The first of the encodings ``offered`` that an Accept-Encoding header takes; ``""`` for none."""
    taken = set()
    for each in header.lower().split(","):
        name, _, weight = each.partition(";")
        if weight.replace(" ", "") not in {"q=0", "q=0.0", "q=0.00", "q=0.000"}:
            taken.add(name.strip())
    return next((encoding for encoding in offered if encoding and encoding in taken), "")


def with_page(app: ASGIApp, page: Page) -> ASGIApp:
    """``app``, and where it answers nothing, the page."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or scope["method"] != "GET":
            await app(scope, receive, send)
            return
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        wants_page = "text/html" in headers.get(b"accept", "")
        found = page.find(scope["path"], scope["raw_path"], wants_page=wants_page)
        if found is None:
            await app(scope, receive, send)
        else:
            await _answer(send, *found, headers)

    return wrapped


async def _answer(send: Send, status: int, file: _File, asked: dict[bytes, str]) -> None:
    """Send a file, in an encoding that was asked for, unless who asks has it already."""
    encoding = _accepted(asked.get(b"accept-encoding", ""), file.bodies)
    body, headers = file.bodies[encoding], list(file.headers)
    if status == 200 and file.tag.decode() in asked.get(b"if-none-match", ""):
        status, body = 304, b""
    else:
        headers.append((b"content-length", str(len(body)).encode()))
        if encoding:
            headers.append((b"content-encoding", encoding.encode()))
    start: HTTPResponseStartEvent = {
        "type": "http.response.start",
        "status": status,
        "headers": headers,
    }
    end: HTTPResponseBodyEvent = {"type": "http.response.body", "body": body, "more_body": False}
    await send(start)
    await send(end)
