"""Stories played on a server whose chance and bots follow them, and all that one viewer is told on the way."""

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path
from typing import Any

import pytest

from noah.game.dealing import Deal
from noah.game.game import Game
from noah.game.values import Action
from noah.game.view import View
from noah.notation.actions import ACTION_TEXT
from noah.notation.cards import HELD_KIND, HELD_TEXT
from noah.players.player import Budget
from noah.server.http.app import create_app
from noah.server.settings import Settings
from noah.server.store.database import open_database
from noah.server.store.sql import SqlStore
from noah.server.store.store import Append
from noah.server.tables import log, thinking
from noah.server.tables.draft import Draft
from noah.server.tables.table import PLAYING, Seat, Table
from noah.server.tables.table import Settings as TableSettings
from noah.testing.relabelling import Story
from noah.testing.wire.inside import Inside, Raw, Socket

MOST_LIVE = 14
"""Actions before the story's end that are played one by one, with looks and mistakes between them."""
MOST_IN_A_BATCH = 8
PERSONS = 5
ACTIONS = [text for text in ACTION_TEXT if text]
MANY = 10**9
FROM_THE_START = 20
"""Of so many plays one begins with an empty table, the others at a table that lies on disk."""


class Script(random.Random):
    """The chance of a server, and the mind of its bots: everything falls as a story tells.

    Attributes:
        round: how many rounds have been dealt.
    """

    def __init__(self) -> None:
        super().__init__(1)
        self.round = 0
        self._deals: list[Deal] = []
        self._rounds: list[list[str]] = []
        self._numbers: list[int] = []
        self._sexes: list[str] = []
        self._drawn = 0

    def begin(self, story: Story) -> None:
        self._deals, self._rounds, self.round = story.deals, story.rounds, 0

    def shuffle(self, x: Any) -> None:
        """A deal begins: first the deck, then sexes of snails, the place of the roommates, the seat and the dock."""
        # A batch that will be refused may go beyond the story: then any deal will do.
        deal = self._deals[min(self.round, len(self._deals) - 1)]
        x[:] = ["snail" if card.startswith("snail") else card for card in deal.deck]
        self._sexes = [card for card in deal.deck if card.startswith("snail:")]
        place = [deal.ferries.index("roommates")] if "roommates" in deal.ferries else []
        self._numbers = [*place, deal.starter, deal.noah]

    def randrange(self, *_bounds: Any) -> int:
        return self._numbers.pop(0)

    def choice(self, seq: Any) -> Any:
        """The sex of a snail on a dock, or the kind of card that a lion draws; any, where the story has no draw."""
        if seq == ("snail:m", "snail:f"):
            return self._sexes.pop(0)
        return self._drawn if self._drawn in seq else seq[0]

    def comes(self, round_: int, ply: int) -> str:
        """The action that comes now; if it is a swap, its draw falls as it must."""
        actions = self._rounds[round_ - 1]
        for following in actions[ply + 1 : ply + 2]:
            if following.startswith("draw "):
                self._drawn = HELD_KIND[following.removeprefix("draw ")]
        return actions[ply]


@dataclass(frozen=True)
class ScriptedBot:
    """A bot that plays what the story tells."""

    script: Script
    name: str = "scripted"

    def decide(
        self, view: View, _legal: tuple[Action, ...], _rng: random.Random, _budget: Budget
    ) -> Action:
        return Action(self.script.comes(view.round, view.plies))


@dataclass
class Told:
    """All that one viewer was told, in his order, with the table's id taken out.

    Attributes:
        table: its id.
        asked: what he asked and what came back, headers and all.
        sockets: what came on each of his sockets.
    """

    table: str = ""
    asked: list[tuple[str, int, Any, bytes]] = field(default_factory=list)
    sockets: list[list[str]] = field(default_factory=list)

    def answer(self, what: str, raw: Raw) -> None:
        content = raw.content.replace(self.table.encode(), b"TABLE")
        self.asked.append((what, raw.status, raw.headers, content))

    def listened(self, socket: Socket) -> None:
        self.sockets.append([text.replace(self.table, "TABLE") for text in socket.told])

    def difference(self, other: "Told") -> str:
        """The first place where another one was told something else; empty when all is the same."""
        for one, two in zip_longest(self.lines(), other.lines(), fillvalue=""):
            if one != two:
                pairs = enumerate(zip(one, two, strict=False))
                place = next((at for at, (a, b) in pairs if a != b), min(len(one), len(two)))
                start = max(0, place - 200)
                return f"{one[:60]}\n…{one[start : place + 60]}\n…{two[start : place + 60]}"
        return ""

    def lines(self) -> list[str]:
        """Everything, a line for each answer or message."""
        answers = [repr(answer) for answer in self.asked]
        return answers + [message for socket in self.sockets for message in [*socket, "closed"]]


class Play:
    """One playing of a story before the eyes of one viewer, who looks around and makes mistakes.

    What he does follows from ``seed`` and from what he sees, so two stories that look the same to him go the same way.
    """

    def __init__(self, stage: "Stage", story: Story, observer: int | None, seed: int) -> None:
        self.told = Told()
        self._stage = stage
        self._story = story
        self._observer = observer
        self._rng = rng = random.Random(seed)
        self._end = end = story.game()
        for action in story.actions:
            end.play(action)
        self._away: set[int] = set()
        seats = range(story.options.players)
        # Whoever is to act when the story ends is a person: there it rests.
        self._needed = {end.to_move, observer} - {None}
        self._persons = [seat for seat in seats if seat in self._needed or rng.random() < 0.6]
        self._game = story.first_game()
        self._version = 1
        self._sockets: list[Socket] = []
        self._keys: dict[str, list[str]] = {}
        self._live = end.ply - rng.randint(0, MOST_LIVE)
        self._from_the_start = seed % FROM_THE_START == 0

    @property
    def _me(self) -> str:
        return self._stage.guests[PERSONS if self._observer is None else self._observer][1]

    @property
    def _rests(self) -> bool:
        """Whether a person is to act."""
        return self._game.to_move in self._persons and self._game.to_move not in self._away

    async def run(self) -> Told:
        stage, story = self._stage, self._story
        stage.script.begin(story)
        await (self._sit_down() if self._from_the_start else self._find_table())
        while self._game.ply < self._end.ply:
            # While bots think nobody can tell what comes first.
            if self._game.ply >= self._live and self._rests:
                await self._look_around(2)
            await self._step()
        await self._look_around(4)
        if self._end.to_move == self._observer:
            await self._interrogate()
        for path in ("", "/events", "/record", "/record?states=1"):
            await self._ask("GET", path)
        for socket in self._sockets:
            # The answer comes after everything that was on its way.
            await self._send(socket, self._version, ["load unicorn:m"])
            await socket.close()
            self.told.listened(socket)
        return self.told

    async def _sit_down(self) -> None:
        """Make a table with persons at some seats and bots at the others, and open it."""
        tokens, options = [token for _, token in self._stage.guests], self._story.options
        host, *others = self._persons
        seats = range(options.players)
        wishes = ["open" if seat in others else "bot:random" for seat in seats]
        wishes[host] = "me"
        body = {"players": options.players, "seats": wishes, "options": options.to_json()}
        body |= {"memoryAid": self._rng.random() < 0.5, "start": False}
        made = await self._stage.ask("POST", "/api/tables", body, tokens[host])
        assert made.status == 201, made.content
        self.told.table = made.body["id"]
        for seat in others:
            await self._do("join", {"seat": seat}, seat)
        await self._open("")
        await self._do("start", {}, host)
        await self._hear()

    async def _find_table(self) -> None:
        """Open a table that lies on disk, with a log that goes as far as nobody looks around."""
        seats = [Seat(name="Random", bot="random") for _ in range(self._story.options.players)]
        for seat in self._persons:
            seats[seat] = Seat(self._stage.guests[seat][0], f"Guest {seat}")
        settings = TableSettings(memory_aid=self._rng.random() < 0.5)
        self.told.table = f"{self._stage.script.getrandbits(128):032x}"
        table = Table(self.told.table, 0.0, self._story.options, settings, self._persons[0], seats)
        draft = Draft(table, self._stage.script)
        draft.deal()
        while self._game.ply < self._live:
            self._stage.script.round = self._game.round
            action, seat = self._comes(), self._game.to_move or 0
            draft.play(action, seat, log.PERSON if seat in self._persons else log.BOT)
            self._follow(action)
        assert self._version == len(draft.entries)
        await self._stage.store.add_table(table, Append(table.id, draft.entries, PLAYING, None))
        await self._open(self._rng.choice(["", "?after=0"]))
        await self._hear()

    async def _do(self, what: str, body: Any, seat: int) -> Raw:
        """Somebody does what he may."""
        path = f"/api/tables/{self.told.table}/{what}"
        answer = await self._stage.ask("POST", path, body, self._stage.guests[seat][1])
        assert answer.status == 200, answer.content
        if seat == self._observer:
            self.told.answer(what, answer)
        return answer

    async def _hear(self) -> None:
        for socket in self._sockets:
            await socket.reach(self._version)
        self._stage.script.round = self._game.round

    async def _open(self, query: str) -> None:
        path = f"/api/tables/{self.told.table}/live{query}"
        socket = await self._stage.asked.open(path, self._me)
        socket.version = int(query.partition("=")[2] or 0)
        self._sockets.append(socket)

    async def _ask(self, method: str, path: str, body: Any = None) -> None:
        """The viewer asks something that changes nothing."""
        whole = f"/api/tables/{self.told.table}{path}"
        raw = await self._stage.ask(method, whole, body, self._me)
        self.told.answer(f"{method} {path} {body}", raw)

    async def _send(self, socket: Socket, version: int, actions: list[str]) -> None:
        """The viewer sends something on a socket that must be refused."""
        socket.send({"id": "s", "version": version, "actions": actions})
        assert (await socket.until("error", "ack"))["type"] == "error"

    async def _step(self) -> None:
        """The next turn of a bot, or the next batch of a person, until the story ends."""
        if self._game.ply >= self._end.ply:
            return
        seat, round_ = self._game.to_move, self._game.round
        assert seat is not None
        if seat not in self._persons or seat in self._away:
            while (self._game.to_move, self._game.round) == (seat, round_):
                self._follow(self._comes())
        else:
            await self._play(seat)
        await self._hear()

    def _comes(self) -> str:
        return self._stage.script.comes(self._game.round, self._game.view(None).plies)

    def _follow(self, action: str) -> None:
        """Play an action here too, and what chance does after it."""
        self._game.play(action)
        self._version += 1
        if self._game.phase == "draw":
            self._follow(self._story.rounds[self._game.round - 1][self._game.view(None).plies])
        elif self._game.phase == "deal":
            self._game.deal(self._story.deals[self._game.round])
            self._version += 2

    async def _play(self, seat: int) -> None:
        version, batch = self._version, self._batch(seat)
        key = f"k{version}"
        if seat == self._observer and self._rng.random() < 0.5:
            socket = self._sockets[0]
            socket.send({"id": key, "version": version, "actions": batch})
            answer = await socket.until("ack", "error")
            assert answer["type"] == "ack", answer
        else:
            body = {"version": version, "actions": batch, "key": key}
            await self._do("actions", body, seat)
        if seat == self._observer:
            self._keys[key] = batch

    def _batch(self, seat: int) -> list[str]:
        """The actions that the seat sends together: many where nobody looks around, as far as that is allowed."""
        batch: list[str] = []
        alone, roommates = self._game.options.players == 1, self._game.options.roommates
        round_ = self._game.round
        while len(batch) < MOST_IN_A_BATCH and (self._game.to_move, self._game.round) == (
            seat,
            round_,
        ):
            batch.append(self._comes())
            self._follow(batch[-1])
            ends = batch[-1].startswith(("peek", "swap")) or alone or roommates
            if ends or self._game.ply >= min(self._live, self._end.ply):
                break
        return batch

    async def _look_around(self, most: int) -> None:
        """The viewer does this and that; others leave and come back."""
        for _ in range(self._rng.randint(0, most)):
            if self._rests:
                await self._rng.choice([self._look, self._err, self._err, self._err, self._go])()
                await self._hear()

    async def _look(self) -> None:
        after = self._rng.randint(0, self._version)
        path = self._rng.choice(
            ["", "/events", f"/events?after={after}", "/record", "open", f"open?after={after}"]
        )
        if not path.startswith("open"):
            await self._ask("GET", path)
        elif len(self._sockets) < 4:
            await self._open(path.removeprefix("open"))

    async def _err(self) -> None:
        """The viewer sends what must be refused, by one road or the other."""
        version, batch = self._version, [self._rng.choice(ACTIONS)]
        match self._rng.randrange(6):
            case 0:
                version -= 1
            case 1:
                batch = ["load unicorn:m"]
            case 2 | 5 if self._game.to_move == self._observer:
                guessed, asking = self._guess()
                batch = [*guessed, self._rng.choice(asking)]
            case 3 if self._keys:
                key, sent = self._rng.choice([*self._keys.items()])
                body = {"version": version, "actions": self._rng.choice([sent, batch]), "key": key}
                await self._ask("POST", "/actions", body)
                return
            case 4 if self._observer not in self._away:
                await self._ask("POST", self._rng.choice(["/join", "/start", "/rematch"]), {})
                return
            case _:
                pass
        if self._is_legal(batch):
            return
        if self._rng.random() < 0.5:
            await self._send(self._rng.choice(self._sockets), version, batch)
        else:
            await self._ask("POST", "/actions", {"version": version, "actions": batch})

    def _guess(self, *, far: bool = False) -> tuple[list[str], list[str]]:
        """Some actions of the viewer at random, and what could be asked after them; a whole turn if it goes ``far``."""
        game, batch = self._game.copy(), list[str]()
        while len(batch) < MOST_IN_A_BATCH - 1:
            batch.append(str(self._rng.choice(game.legal)))
            if _shows(game, batch[-1]) or game.to_move != self._observer:
                break
            if batch[-1].startswith("noah") or (not far and self._rng.random() < 0.2):
                break
        if game.phase == "order":
            return batch, [f"order {' '.join(self._rng.sample(HELD_TEXT, 3))}" for _ in HELD_TEXT]
        verb = "return" if game.phase == "draw" else "load"
        return batch, [text for text in ACTIONS if text.startswith(verb)]

    async def _interrogate(self) -> None:
        """Ask for every card whether it could be played after something new is seen: every answer must be the same."""
        batch, asking = self._guess(far=True)
        for text in asking:
            if not self._is_legal([*batch, text]):
                body = {"version": self._version, "actions": [*batch, text]}
                await self._ask("POST", "/actions", body)

    def _is_legal(self, batch: list[str]) -> bool:
        """Whether the server would play a batch of the viewer's."""
        game, new = self._game.copy(), False
        for action in batch:
            # Beyond something new it plays nothing, whatever the cards are.
            if new or game.to_move != self._observer or action not in game.legal:
                return False
            new = _shows(game, action)
        return True

    async def _go(self) -> None:
        """Somebody gets up, or comes back."""
        seat = self._rng.choice(self._persons)
        if seat in self._away:
            self._away.remove(seat)
            await self._do("join", {}, seat)
            self._version += 1
        elif seat != self._end.to_move:
            self._away.add(seat)
            await self._do("leave", {}, seat)
            self._version += 1
            if seat == self._game.to_move:
                await self._step()


def _shows(game: Game, action: str) -> bool:
    """Play an action; whether something new is seen after it."""
    rounds, departures = game.round, game.view(None).departures
    game.play(action)
    left = game.options.roommates and game.view(None).departures != departures
    ended = game.phase == "deal" or game.over or game.round != rounds
    alone = game.options.players == 1 and game.phase in {"load", "order"}
    return ended or left or alone or action.startswith(("peek", "swap"))


@dataclass
class Stage:
    """A server's application where stories are played.

    Attributes:
        asked: the inside of the application.
        script: its chance and its bots.
        store: another hand on its database.
        guests: id and token of a guest for each seat, and of one who watches.
    """

    asked: Inside
    script: Script
    store: SqlStore
    guests: list[tuple[str, str]]

    async def ask(self, method: str, path: str, body: Any, token: str | None) -> Raw:
        return await self.asked.ask(method, path, body, token)

    async def play(self, story: Story, observer: int | None, seed: int) -> Told:
        return await Play(self, story, observer, seed).run()


@pytest.fixture
def on_stage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Any]:
    """Runs a test on a stage: ``asyncio.run(on_stage(test))``."""

    async def run(test: Callable[[Stage], Any]) -> None:
        script = Script()
        monkeypatch.setattr(thinking, "make", lambda _level: ScriptedBot(script))
        settings = Settings(
            database=str(tmp_path / "noah.db"),
            guest_rate=MANY,
            address_rate=MANY,
            new_guests_rate=MANY,
            tables_per_guest=MANY,
        )
        app = create_app(settings, script)
        async with Inside(app) as asked:
            guests = [
                await asked.ask("POST", "/api/guests", {"name": f"Guest {number}"})
                for number in range(PERSONS + 1)
            ]
            named = [(guest.body["id"], guest.body["token"]) for guest in guests]
            store = SqlStore(open_database(settings.database))
            try:
                await test(Stage(asked, script, store, named))
            finally:
                await store.close()

    return run
