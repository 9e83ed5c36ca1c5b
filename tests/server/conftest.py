"""A real server, and people who ask it."""

import asyncio
import random
import secrets
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from noah.game.game import Game
from noah.notation.options import Options
from noah.server.store.database import open_existing
from noah.server.store.sql import SqlStore
from noah.server.store.store import Append
from noah.server.tables import log
from noah.server.tables.draft import Draft
from noah.server.tables.table import PLAYING, Seat, Settings, Table
from noah.testing.story import Story, story_where
from noah.testing.wire.client import Client
from noah.testing.wire.live import Live
from noah.testing.wire.nursery import Nursery
from noah.testing.wire.playing import play_over_http, play_until
from noah.testing.wire.script import Script, order_of
from noah.testing.wire.serving import Serving

UNLIMITED = {
    "guest_rate": 1_000_000,
    "address_rate": 1_000_000,
    "new_guests_rate": 1_000_000,
    "tables_per_guest": 1_000_000,
}
"""Tests ask faster than people do; the limits have their own tests."""
MOST_GAMES = 500
"""Games in which a position is looked for; those that tests look for turn up in the first few."""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server for all tests that need nothing particular; its database outlives none of them."""
    database = tmp_path_factory.mktemp("server") / "noah.db"
    with Serving(database, UNLIMITED, seed="shared") as serving:
        yield serving


@pytest.fixture(autouse=True)
def _repeatable(request: pytest.FixtureRequest) -> None:
    """Let what is dealt in a test be the same whichever tests came before it."""
    if "server" in request.fixturenames:
        serving: Serving = request.getfixturevalue("server")
        serving.reseed(request.node.nodeid)


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    """Starts servers quickly, one at a time."""
    with Nursery() as forks:
        yield forks


@pytest.fixture
def serve(
    tmp_path: Path, nursery: Nursery, request: pytest.FixtureRequest
) -> Iterator[Callable[..., Serving]]:
    """Starts the test's own server, which has the settings of a ``Serving``: ``serve(root_path="/noah")``."""
    with ExitStack() as stack:

        def start(**settings: Any) -> Serving:
            wanted = {**UNLIMITED, **settings}
            serving = Serving(tmp_path / "noah.db", wanted, nursery, request.node.nodeid)
            return stack.enter_context(serving)

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


@pytest.fixture
def sit(person: Callable[..., Client]) -> Callable[..., tuple[list[Client], str]]:
    """Makes a table and seats a new guest at every open seat: ``sit(3, options={...})``; who sits, and its id."""

    def seated(players: int, **wishes: Any) -> tuple[list[Client], str]:
        persons = [person("Ada")]
        table = persons[0].make(players, **wishes)
        for number in range(table["players"].count(None)):
            persons.append(person(f"Guest {number}"))
            table = persons[-1].post(f"/api/tables/{table['id']}/join")
        assert table["status"] == "playing"
        return persons, table["id"]

    return seated


@pytest.fixture
def find(sit: Callable[..., tuple[list[Client], str]]) -> Callable[..., Any]:
    """Plays games at random until a position is met: ``find(wanted, 2, options={...})``.

    ``wanted`` and the answer are those of ``play_until``; the other arguments make the table.
    """

    def found(
        wanted: Callable[[Any], Sequence[str] | None], players: int, **wishes: Any
    ) -> tuple[Client, Any, Sequence[str]]:
        rng = random.Random(players)
        for _ in range(MOST_GAMES):
            persons, table = sit(players, **wishes)
            met = play_until(persons, table, rng, wanted)
            if met is not None:
                return met
        raise AssertionError("No such position was met.")

    return found


@pytest.fixture
def unchanged(server: Serving) -> Callable[[Client, str], AbstractContextManager[None]]:
    """Makes a context in which a table and its log must stay as they are, whoever has it open."""

    @contextmanager
    def same(client: Client, table: str) -> Iterator[None]:
        with Client(server.url) as watcher:
            before = [(still(who.table(table)), who.events(table)) for who in (client, watcher)]
            yield
            after = [(still(who.table(table)), who.events(table)) for who in (client, watcher)]
            assert after == before

    def still(table: Any) -> Any:
        return {
            **table,
            "players": [each and {**each, "connected": None} for each in table["players"]],
        }

    return same


async def put(
    store: SqlStore, story: Story, plies: int, seats: Sequence[Seat], settings: Settings
) -> str:
    """Keep a table where so many plies of a story have been played; its id."""
    host = next(number for number, seat in enumerate(seats) if seat.guest)
    table = Table(secrets.token_hex(16), time.time(), story.options, settings, host, list(seats))
    script = Script()
    script.take(order_of(story))
    draft = Draft(table, script)
    draft.deal()
    game = draft.game
    while game.ply < plies:
        script.take({"dealt": game.round})
        seat = game.to_move or 0
        action = script.comes(game.round, game.view(None).plies)
        draft.play(action, seat, log.PERSON if seats[seat].guest else log.BOT)
    await store.add_table(table, Append(table.id, draft.entries, PLAYING, None))
    return table.id


@pytest.fixture(scope="session")
def lay() -> Callable[..., Awaitable[str]]:
    """Puts a table on a server's disk, on which no bot is to act; see ``put``."""
    return put


@pytest.fixture
def sit_at(server: Serving, person: Callable[..., Client]) -> Callable[..., Any]:
    """Lets persons sit where a story has come to; they by their seats, and the table's id."""

    def sat(story: Story) -> tuple[list[Client], str]:
        persons = [person(f"Guest {seat}") for seat in range(story.options.players)]
        seats = [Seat(each.id, each.name) for each in persons]

        async def keep() -> str:
            store = SqlStore(open_existing(str(server.database)))
            try:
                return await put(store, story, sum(map(len, story.rounds)), seats, Settings())
            finally:
                await store.close()

        return persons, asyncio.run(keep())

    return sat


@pytest.fixture
def meet(sit_at: Callable[..., Any]) -> Callable[..., Any]:
    """Lets persons sit where a position is met that is looked for: ``meet(Options(2), wanted)``.

    ``wanted`` is that of ``story_where``, the answer that of ``sit_at``.
    """

    def met(options: Options, wanted: Callable[[Game], bool]) -> Any:
        return sit_at(story_where(options, wanted, random.Random(1)))

    return met


@pytest.fixture(scope="session")
def over(server: Serving) -> Iterator[tuple[list[Client], str]]:
    """Two persons and the table where their game is over; for looking only."""
    server.reseed("over")
    with Client.guest(server.url, "Ada") as ada, Client.guest(server.url, "Bob") as bob:
        table = ada.make(2)["id"]
        bob.post(f"/api/tables/{table}/join")
        play_over_http([ada, bob], table, random.Random(2))
        yield [ada, bob], table
