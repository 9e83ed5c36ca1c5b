"""The page in a browser: Chromium, driven by Playwright, against a real server."""

import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import SplitResult, urlsplit

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    sync_playwright,
)

from noah.server.settings import BUILT_PAGE
from noah.testing.page.browser import launch
from noah.testing.wire.client import Client
from noah.testing.wire.nursery import Nursery
from noah.testing.wire.serving import Serving

UNLIMITED = {
    "guest_rate": 1_000_000,
    "address_rate": 1_000_000,
    "new_guests_rate": 1_000_000,
    "tables_per_guest": 1_000_000,
}
PHONE, LAPTOP = (360, 640), (1366, 768)
_EXPECTED = "the server responded with a status of 4"
"""What the browser's console says of a refused request: the page deals with it."""


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    """Starts servers quickly, one at a time."""
    with Nursery() as forks:
        yield forks


@pytest.fixture
def serve(tmp_path: Path, nursery: Nursery) -> Iterator[Callable[..., Serving]]:
    """Starts the test's own server: ``serve(root_path="/noah")``."""
    with ExitStack() as stack:

        def start(**settings: Any) -> Serving:
            serving = Serving(tmp_path / "noah.db", {**UNLIMITED, **settings}, nursery)
            return stack.enter_context(serving)

        yield start


@pytest.fixture
def stripping() -> Iterator[Callable[[str], str]]:
    """Sets up a proxy that takes the path off before it passes a request on: ``stripping(url)``; its own address."""
    with ExitStack() as stack:

        def before(url: str) -> str:
            listener = stack.enter_context(socket.create_server(("127.0.0.1", 0)))
            where = urlsplit(url)
            threading.Thread(target=_accept, args=(listener, where), daemon=True).start()
            # Wakes whoever waits for the next connection: closing alone would not.
            stack.callback(listener.shutdown, socket.SHUT_RDWR)
            return f"http://127.0.0.1:{listener.getsockname()[1]}{where.path}"

        yield before


def _accept(listener: socket.socket, where: SplitResult) -> None:
    """Pass on every connection until the listener is shut."""
    with suppress(OSError):
        while True:
            near, _ = listener.accept()
            threading.Thread(target=_pass_on, args=(near, where), daemon=True).start()


def _pass_on(near: socket.socket, where: SplitResult) -> None:
    """Pass on one request, and whatever follows once it has become a socket."""
    head = b""
    with near, suppress(OSError):
        while b"\r\n\r\n" not in head:
            more = near.recv(65_536)
            if not more:
                return
            head += more
        head = head.replace(b" " + where.path.encode(), b" ", 1)
        # One request a connection, so that none comes that is not looked at.
        head = head.replace(b"Connection: keep-alive", b"Connection: close", 1)
        with socket.create_connection((where.hostname or "", where.port or 0)) as far:
            far.sendall(head)
            back = threading.Thread(target=_copy, args=(far, near), daemon=True)
            back.start()
            _copy(near, far)
            back.join()


def _copy(source: socket.socket, target: socket.socket) -> None:
    with suppress(OSError):
        while data := source.recv(65_536):
            target.sendall(data)
        target.shutdown(socket.SHUT_WR)


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server for all tests that need nothing particular."""
    with Serving(tmp_path_factory.mktemp("page") / "noah.db", UNLIMITED) as serving:
        yield serving


@pytest.fixture
def person(server: Serving) -> Iterator[Callable[..., Client]]:
    """Makes a guest who plays without a browser: ``person("Ada")``."""
    with ExitStack() as stack:
        yield lambda name="Ada": stack.enter_context(Client.guest(server.url, name))


# Not for the whole session: while Playwright is there, no other test could run an event loop.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """The browser."""
    assert (BUILT_PAGE / "index.html").exists(), "The page is not built: run 'make page'."
    with sync_playwright() as playwright, launch(playwright) as browser:
        yield browser


class Visitor:
    """Somebody with a browser of his own, who notes what must not be.

    Attributes:
        context: what the browser keeps for him.
        page: the page that he looks at.
        faults: errors of scripts, complaints in the console, requests to anybody but the server.
        expected: pieces of complaints in the console that are none.
        url: where his server answers.
    """

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.faults: list[str] = []
        self.expected = [_EXPECTED]
        self.url = url
        context.on("request", self._asked)
        context.on("console", self._said)
        context.on("weberror", lambda error: self.faults.append(f"script: {error.error}"))
        self.page = context.new_page()

    def _asked(self, request: Request) -> None:
        if urlsplit(request.url).netloc != urlsplit(self.url).netloc and not request.url.startswith(
            "data:"
        ):
            self.faults.append(f"request to {request.url}")

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"} and not any(
            each in message.text for each in self.expected
        ):
            self.faults.append(f"console: {message.text}")

    def goes(self, path: str) -> Page:
        """Load a place of the page, below the root, and wait until it is shown."""
        self.page.goto(self.url + path)
        self.page.get_by_role("heading", level=1).first.wait_for(state="attached")
        return self.page


@contextmanager
def _visits(browser: Browser, home: str) -> Iterator[Callable[..., Visitor]]:
    """Makes visitors, who leave at the end."""
    with ExitStack() as stack:
        made: list[Visitor] = []

        def come(size: tuple[int, int] = LAPTOP, url: str = home, **more: Any) -> Visitor:
            viewport = {"width": size[0], "height": size[1]}
            wishes = {"locale": "en-US", "reduced_motion": "reduce", **more}
            context = browser.new_context(viewport=viewport, **wishes)  # type: ignore[arg-type]  # two numbers
            stack.callback(context.close)
            made.append(Visitor(context, url))
            return made[-1]

        yield come
        assert [fault for each in made for fault in each.faults] == []


@pytest.fixture
def visitor(server: Serving, chromium: Browser) -> Iterator[Callable[..., Visitor]]:
    """Makes somebody with a browser: ``visitor(PHONE, locale="fr")``; the arguments are those of a browser context.

    Whatever faults he notes fail the test.
    """
    with _visits(chromium, server.url) as come:
        yield come


@pytest.fixture(scope="package")
def visits(
    server: Serving, chromium: Browser
) -> Callable[[], AbstractContextManager[Callable[..., Visitor]]]:
    """Makes visitors who stay longer than a test, within a context that takes note of the same faults."""
    return lambda: _visits(chromium, server.url)
