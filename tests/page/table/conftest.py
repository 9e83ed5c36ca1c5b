"""People who play at a table in their browsers."""

import asyncio
import json
import random
import re
import time
from collections import defaultdict
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from playwright.sync_api import Page, WebSocket, expect
from typer.testing import CliRunner

from noah.cli.main import app
from noah.game.game import Game
from noah.game.values import Action
from noah.notation.options import Options
from noah.server.store.database import open_existing
from noah.server.store.sql import SqlStore
from noah.server.store.store import Append
from noah.server.tables import log
from noah.server.tables.draft import Draft
from noah.server.tables.table import FINISHED, PLAYING, Seat, Settings, Table
from noah.testing.wire.client import Client
from noah.testing.wire.serving import Serving

HERE = Path(__file__).parent
PLAYER = (HERE / "player.js").read_text(encoding="utf-8").rstrip(";\n")
PICTURE = (HERE / "picture.js").read_text(encoding="utf-8")
PATIENCE = 60_000
"""Milliseconds in which a table must go on; it takes a moment, but tests share their machine."""
MOST_GAMES = 20_000
"""Games in which a position is looked for; nearly all are met in the first few."""
EAGERNESS = 0.97
NAMES = ["Ada", "Bob", "Cleo", "Dan", "Eve"]

Visitor = Callable[..., Any]
Person = Callable[..., Client]


@pytest.fixture
def sent() -> defaultdict[Page, list[Any]]:
    """The batches that pages have sent, by page; only of pages that ``at_table`` has opened."""
    return defaultdict(list)


@pytest.fixture
def noted(visitor: Visitor) -> list[list[str]]:
    """The faults that the visitors of ``at_table`` have noted, for tests that expect some."""
    # Asked for, so that it is there before and goes after this.
    _ = visitor
    return []


@pytest.fixture
def at_table(
    visitor: Visitor, sent: defaultdict[Page, list[Any]], noted: list[list[str]]
) -> Callable[..., Page]:
    """Gives a guest a browser that shows a table: ``at_table(ada, table)``; None only watches.

    Further arguments are those of ``visitor``; ``before`` is called with the page before it goes there.
    """

    def come(
        guest: Client | None,
        table: str,
        *size: Any,
        before: Callable[[Page], object] = lambda _: None,
        **more: Any,
    ) -> Page:
        somebody = visitor(*size, **more)
        noted.append(somebody.faults)
        page: Page = somebody.page
        if guest is not None:
            cookie = {"name": "noah_guest", "value": guest.token, "url": guest.url}
            somebody.context.add_cookies([cookie])

        def listen(socket: WebSocket) -> None:
            socket.on("framesent", lambda frame: sent[page].append(json.loads(frame)))

        page.on("websocket", listen)
        before(page)
        somebody.goes(f"/table/{table}")
        expect(page.get_by_role("region", name="What to do")).to_be_visible()
        return page

    return come


@pytest.fixture
def play_on() -> Callable[..., dict[str, int]]:
    """Lets pages be played on by clicks until the game is over: ``play_on(page, seed=1)``.

    Several of one table play at once. What is given is what the first one met, and how often.
    """

    def played(*pages: Page, seed: int = 1) -> dict[str, int]:
        for number, page in enumerate(pages):
            page.evaluate(
                f"(wish) => {{ window.playing = ({PLAYER})(wish); window.playing.catch(() => {{}}); }}",
                {"seed": seed + number, "patience": PATIENCE},
            )
        met: list[dict[str, int]] = [page.evaluate("window.playing") for page in pages]
        return met[0]

    return played


@pytest.fixture
def picture() -> Callable[..., Any]:
    """What a page shows of a table: ``picture(page)``.

    With ``like`` it waits until it shows just that, or long enough.
    """

    def seen(page: Page, like: Any = None) -> Any:
        expect(page.get_by_role("region", name="What to do")).to_be_visible()
        return page.evaluate(PICTURE, {"like": like, "patience": PATIENCE})

    return seen


@pytest.fixture
def told() -> Callable[[str], re.Pattern[str]]:
    """A pattern for a text of the page, in which names and numbers are set apart by characters that nobody sees."""
    return lambda text: re.compile("[\u2066-\u2069]*".join(map(re.escape, text)))


@pytest.fixture
def record_of(tmp_path: Path) -> Callable[[Page], Any]:
    """Downloads the record of the game whose end a page shows, lets ``noah verify`` replay it, and gives it."""

    def downloaded(page: Page) -> Any:
        with page.expect_download() as download:
            page.get_by_role("link", name="Download the record").click()
        path = tmp_path / "game.json"
        download.value.save_as(path)
        done = CliRunner().invoke(app, ["verify", str(path)], catch_exceptions=False)
        assert (done.exit_code, done.stderr) == (0, ""), done.stdout
        return json.loads(path.read_text(encoding="utf-8"))

    return downloaded


@dataclass(frozen=True)
class Met:
    """A table where a position was met.

    Attributes:
        id: the table's.
        persons: who sits there, by seat; bots are left out.
        mover: who is to act; the first person when the game is over.
    """

    id: str
    persons: dict[int, Client]
    mover: Client


@pytest.fixture
def meet(server: Serving, person: Person) -> Callable[..., Met]:
    """Lets people sit where a position is met that is looked for: ``meet(Options(3), wanted)``.

    ``wanted`` gets the game wherever somebody is to act, and where it is over. ``bots`` are the seats where bots sit,
    who never are to act there. ``memory`` asks for the memory aid.
    """
    rng = random.Random(1)

    def met(
        options: Options,
        wanted: Callable[[Game], bool],
        *,
        bots: Collection[int] = (),
        names: Sequence[str] = NAMES,
        memory: bool = False,
    ) -> Met:
        persons = {seat: person(names[seat]) for seat in range(options.players) if seat not in bots}
        seats = [
            Seat(persons[seat].id, persons[seat].name)
            if seat in persons
            else Seat(name="Random", bot="random")
            for seat in range(options.players)
        ]
        settings, host = Settings(memory_aid=memory), min(persons)
        table = Table(uuid4().hex, time.time(), options, settings, host, seats)
        draft = _played(
            table, *_search(table, lambda game: game.to_move not in bots and wanted(game), rng)
        )
        status = FINISHED if draft.game.over else PLAYING
        append = Append(table.id, draft.entries, status, None)
        # This thread has a loop that runs: Playwright's.
        with ThreadPoolExecutor(1) as thread:
            thread.submit(lambda: asyncio.run(_keep(server, table, append))).result()
        return Met(table.id, persons, persons[host if draft.game.over else draft.game.to_move or 0])

    return met


def _search(
    table: Table, wanted: Callable[[Game], bool], rng: random.Random
) -> tuple[list[Action], int]:
    """The decisions that lead to a position that is looked for, and the seed of what chance did meanwhile."""
    for _ in range(MOST_GAMES):
        seed = rng.getrandbits(32)
        game = Game.from_options(table.options, random.Random(seed))
        decisions: list[Action] = []
        while not wanted(game) and not game.over:
            decisions.append(_decide(game, rng))
            game.play(decisions[-1])
        if wanted(game):
            return decisions, seed
    raise AssertionError("No such position was met.")


def _decide(game: Game, rng: random.Random) -> Action:
    """An action at random; but mostly a ferry is sent off where that is possible, or few would ever leave."""
    if game.phase == "load" and rng.random() < EAGERNESS:
        previews = game.view(game.to_move).previews
        departing = [action for action, preview in previews.items() if preview.departs]
        if departing:
            return rng.choice(departing)
    return rng.choice(game.legal)


def _played(table: Table, decisions: Sequence[Action], seed: int) -> Draft:
    """The log of these decisions."""
    draft = Draft(table, random.Random(seed))
    draft.deal()
    for action in decisions:
        seat = draft.game.to_move or 0
        draft.play(action, seat, log.BOT if table.seats[seat].bot else log.PERSON)
    return draft


async def _keep(server: Serving, table: Table, append: Append) -> None:
    store = SqlStore(open_existing(str(server.database)))
    try:
        await store.add_table(table, append)
    finally:
        await store.close()
