"""The line is lost, or the server is: that is said, nothing can be played, and the table is right again by itself."""

import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from noah.notation.options import Options
from noah.testing.wire.client import Client
from noah.testing.wire.playing import batch

Meet = Callable[..., Any]
AtTable = Callable[..., Page]
Picture = Callable[..., Any]
Serve = Callable[..., Any]
PLAIN = Options(3)
ALONE = Options(1, solo="expert")
AGAIN = 30_000
"""Milliseconds: more than the longest pause between two tries to connect."""


PHASES = ["noah", "give", "load", "flee", "peek", "swap", "return", "order", "lift"]
SHORT = 2
"""Phases in which the server is killed in the short form."""
EXPECTED = re.compile(
    "WebSocket connection to|ERR_CONNECTION_RE(FUSED|SET)|ERR_INTERNET_DISCONNECTED"
)
"""What the browser's console says of a server that is not there."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "phase" in metafunc.fixturenames:
        is_long = metafunc.config.getoption("--long")
        metafunc.parametrize("phase", PHASES if is_long else PHASES[:SHORT])


@pytest.fixture
def server(serve: Serve) -> Any:
    """A server of the test's own, which may be killed."""
    return serve()


@pytest.fixture(autouse=True)
def expected(noted: list[list[str]]) -> Iterator[None]:
    """Lets the browser complain of a server that is not there."""
    yield
    for faults in noted:
        faults[:] = [fault for fault in faults if not EXPECTED.search(fault)]


def banner(page: Page) -> Locator:
    return page.get_by_role("alert").get_by_text("The connection is lost")


def play(persons: dict[int, Client], table: str, batches: int) -> None:
    """Let the others' and one's own other devices play on."""
    rng = random.Random(batches)
    for _ in range(batches):
        turn = next(iter(persons.values())).table(table)["state"]["turn"]
        seen = persons[turn].table(table)
        assert persons[turn].act(table, seen["version"], *batch(seen["state"], rng)).status == 200


def expect_nothing_can_be_played(page: Page, sent: list[Any]) -> None:
    """Whatever is clicked on, nothing is sent and nothing is shown as done."""
    hand = page.get_by_role("region", name="Your hand").locator("ul button")
    held, known = hand.count(), len(sent)
    for card in hand.all():
        card.click(force=True)
    todo = page.get_by_role("region", name="What to do")
    expect(todo.locator("button.guide:enabled, button.primary:enabled")).to_have_count(0)
    assert (hand.count(), len(sent)) == (held, known)


def test_plays_that_were_missed_while_the_line_was_lost(
    meet: Meet, at_table: AtTable, sent: Any, picture: Picture
) -> None:
    met = meet(PLAIN, lambda game: game.phase == "load" and game.round == 1)
    page = at_table(met.mover, met.id)
    watcher = at_table(None, met.id)
    page.context.set_offline(True)
    expect(banner(page)).to_be_visible()
    expect_nothing_can_be_played(page, sent[page])
    play(met.persons, met.id, 3)
    expect_nothing_can_be_played(page, sent[page])
    page.context.set_offline(False)
    expect(banner(page)).to_have_count(0, timeout=AGAIN)
    fresh = picture(at_table(met.mover, met.id))
    assert picture(page, fresh) == fresh
    fresh = picture(at_table(None, met.id))
    assert picture(watcher, fresh) == fresh


def test_a_socket_that_breaks_comes_back(
    meet: Meet, at_table: AtTable, sent: Any, picture: Picture
) -> None:
    sockets: list[Any] = []
    met = meet(PLAIN, lambda game: game.phase == "load" and game.round == 1)

    def between(socket: Any) -> None:
        if len(sockets) < 3:
            sockets.append((socket, socket.connect_to_server()))
        else:
            socket.connect_to_server()

    page = at_table(
        met.mover, met.id, before=lambda page: page.route_web_socket(re.compile("/live"), between)
    )
    for number in range(3):
        while len(sockets) <= number:
            page.wait_for_event("websocket")
        socket, server = sockets[number]
        play(met.persons, met.id, 1)
        server.close()
        socket.close()
        fresh = picture(at_table(met.mover, met.id))
        assert picture(page, fresh) == fresh
    expect(banner(page)).to_have_count(0, timeout=AGAIN)


def test_a_server_that_is_killed_in_the_middle_of_a_turn(
    server: Any,
    meet: Meet,
    at_table: AtTable,
    picture: Picture,
    sent: Any,
    phase: str,
) -> None:
    options = ALONE if phase in {"order", "lift"} else Options(3, crocodile=True)
    met = meet(options, lambda game: game.phase == phase)
    people = [met.mover, *(p for p in met.persons.values() if p is not met.mover)][:2]
    pages = [at_table(person, met.id) for person in people]
    before = [picture(page) for page in pages]
    server.kill()
    for page in pages:
        expect(banner(page)).to_be_visible()
    expect_nothing_can_be_played(pages[0], sent[pages[0]])
    pages[0].keyboard.press("Escape")
    server.start()
    for page in pages:
        expect(banner(page)).to_have_count(0, timeout=AGAIN)
    for page, seen in zip(pages, before, strict=True):
        assert picture(page, seen) == seen
    assert met.mover.table(met.id)["state"]["phase"] == phase


def test_what_was_sent_at_that_moment_is_played_once_or_not(
    server: Any, meet: Meet, at_table: AtTable, picture: Picture
) -> None:
    met = meet(PLAIN, lambda game: game.phase == "noah")
    page = at_table(met.mover, met.id)
    version = met.mover.table(met.id)["version"]
    page.get_by_role("button", name=re.compile("^Send Noah to")).first.click()
    server.kill()
    expect(banner(page)).to_be_visible()
    server.start()
    expect(banner(page)).to_have_count(0, timeout=AGAIN)
    fresh = picture(at_table(met.mover, met.id))
    assert picture(page, fresh) == fresh
    moves = [e for e in met.mover.events(met.id, version) if e["kind"] == "action"]
    assert len(moves) <= 1
    if not moves:
        page.get_by_role("button", name=re.compile("^Send Noah to")).first.click()
        expect(page.get_by_role("button", name=re.compile("^Send Noah to"))).to_have_count(0)
        assert met.mover.table(met.id)["version"] > version
