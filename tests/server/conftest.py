"""A real server, and people who ask it."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from noah.testing.wire.client import Client
from noah.testing.wire.live import Live
from noah.testing.wire.serving import Serving

UNLIMITED = {
    "guest_rate": 1_000_000,
    "address_rate": 1_000_000,
    "new_guests_rate": 1_000_000,
    "tables_per_guest": 1_000_000,
}
"""Tests ask faster than people do; the limits have their own tests."""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server for all tests that need nothing particular; its database outlives none of them."""
    database = tmp_path_factory.mktemp("server") / "noah.db"
    with Serving(database, UNLIMITED) as serving:
        yield serving


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Serving]]:
    """Starts a server of the test's own: ``serve(root_path="/noah")``; settings as in ``Serving``."""
    with ExitStack() as stack:

        def start(**settings: Any) -> Serving:
            database = tmp_path / f"noah-{len(started)}.db"
            started.append(stack.enter_context(Serving(database, {**UNLIMITED, **settings})))
            return started[-1]

        started: list[Serving] = []
        yield start


@pytest.fixture
def person(server: Serving) -> Iterator[Callable[..., Client]]:
    """Makes a guest of the shared server: ``person("Ada")``."""
    with ExitStack() as stack:
        yield lambda name="Ada": stack.enter_context(Client.guest(server.url, name))


@pytest.fixture
def ada(person: Callable[..., Client]) -> Client:
    """A guest."""
    return person("Ada")


@pytest.fixture
def bob(person: Callable[..., Client]) -> Client:
    """Another guest."""
    return person("Bob")


@pytest.fixture
def nobody(server: Serving) -> Iterator[Client]:
    """Somebody without a name."""
    with Client(server.url) as client:
        yield client


@pytest.fixture
def live() -> Iterator[Callable[..., Live]]:
    """Opens a socket, which is closed after the test: ``live(ada, table["id"])``; arguments as in ``Live``."""
    with ExitStack() as stack:
        yield lambda *who, **more: stack.enter_context(Live(*who, **more))
