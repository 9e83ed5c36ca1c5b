"""A story played at a table of a server before the eyes of one viewer."""

import random
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from noah.notation.options import Options
from noah.testing.relabelling import twin
from noah.testing.story import Story, random_story
from noah.testing.wire.course import MOST_IN_A_BATCH, Course
from noah.testing.wire.listening import Listening
from noah.testing.wire.script import order_of
from noah.testing.wire.told import Told
from noah.testing.wire.viewer import Asked, Viewer

MOST_LIVE = 8
"""Actions before the story's end that are played one by one, with looks and mistakes between them."""
PERSONS = 5
FROM_THE_START = 20
"""Of so many plays one begins with an empty table, the others at a table that lies on disk."""


class Stage(Protocol):
    """A server whose chance and bots follow a script.

    Attributes:
        asked: the server.
        guests: id and token of a guest for each seat, and of one who watches.
    """

    asked: Asked
    guests: Sequence[tuple[str, str]]

    async def order(self, order: Mapping[str, Any]) -> None:
        """Give the script an order."""
        ...

    async def lay(
        self, story: Story, plies: int, persons: Sequence[int], settings: Mapping[str, bool]
    ) -> str:
        """Put a table on the server's disk where so many plies of a story have been played; its id."""
        ...

    async def overheard(self) -> list[str]:
        """What the server's host was told since the last time."""
        ...


class Play:
    """One playing of a story.

    What the viewer does and what befalls him follows from ``seed`` and from what he may know, so two stories that look
    the same to him go the same way.
    """

    def __init__(self, stage: Stage, story: Story, observer: int | None, seed: int) -> None:
        """Prepare it.

        Args:
            stage: where it is played.
            story: what is played.
            observer: the seat of the viewer; None for somebody who watches.
            seed: decides who is a person, what is looked at, who leaves and what goes wrong.
        """
        self._stage = stage
        self._story = story
        self._rng = rng = random.Random(seed)
        self._course = course = Course(story)
        self._away: set[int] = set()
        # Whoever is to act when the story ends is a person: there it rests.
        self._mover = course.end.to_move
        needed = {self._mover, observer}
        self._persons = [
            seat for seat in range(story.options.players) if seat in needed or rng.random() < 0.6
        ]
        self._live = course.end.ply - rng.randint(0, MOST_LIVE)
        self._fails = rng.choice([0, 0, 0, 0, 1, 2])
        self._from_the_start = seed % FROM_THE_START == 0
        token = stage.guests[PERSONS if observer is None else observer][1]
        self._viewer = Viewer(stage.asked, course, observer, token, rng)
        self._ear: Listening | None = None

    @property
    def _rests(self) -> bool:
        """Whether a person is to act."""
        return self._course.game.to_move in self._persons and not self._stands_in

    @property
    def _stands_in(self) -> bool:
        return self._course.game.to_move in self._away

    async def run(self) -> Told:
        """Play; all that the viewer was told."""
        viewer, course = self._viewer, self._course
        await self._stage.order(order_of(self._story))
        await self._stage.overheard()
        counts = await viewer.metrics()
        settings = {name: self._rng.random() < 0.5 for name in ("public", "memoryAid")}
        settings["watchers"] = self._rng.random() < 0.9
        await (self._sit_down if self._from_the_start else self._find_table)(settings)
        while not course.ended:
            # While bots think nobody can tell what comes first.
            if course.game.ply >= self._live and self._rests:
                await self._look_around(2)
            await self._step()
        await self._look_around(4)
        if viewer.seat is not None and viewer.seat == self._mover:
            await viewer.interrogate(viewer.seat)
        await viewer.look_elsewhere()
        await viewer.go()
        if self._ear is not None:
            await self._ear.close()
        viewer.told.counted(counts, await viewer.metrics())
        viewer.told.overheard(await self._stage.overheard())
        return viewer.told

    async def _sit_down(self, settings: Mapping[str, bool]) -> None:
        """Make a table with persons at some seats and bots at the others, and open it."""
        options = self._story.options
        host, *others = self._persons
        seats = range(options.players)
        wishes = ["open" if seat in others else "bot:random" for seat in seats]
        wishes[host] = "me"
        body = {"players": options.players, "seats": wishes, "options": options.to_json()}
        body |= {**settings, "start": False}
        token = self._stage.guests[host][1]
        made = await self._stage.asked.ask("POST", "/api/tables", body, token)
        if made.status != 201:
            raise AssertionError(f"No table was made: {made}")
        self._viewer.told.table = made.body["id"]
        for seat in others:
            await self._do("join", {"seat": seat}, seat)
        await self._prick_up(settings)
        await self._viewer.open()
        await self._do("start", {}, host)
        await self._hear()

    async def _find_table(self, settings: Mapping[str, bool]) -> None:
        """Open a table that lies on disk, with a log that goes as far as nobody looks around."""
        self._viewer.told.table = await self._stage.lay(
            self._story, self._live, self._persons, settings
        )
        while self._course.game.ply < self._live:
            self._course.follow()
        await self._stage.order({"dealt": self._course.game.round})
        await self._prick_up(settings)
        await self._viewer.open(self._rng.choice(["", "?after=0"]))
        await self._hear()

    async def _prick_up(self, settings: Mapping[str, bool]) -> None:
        """Let a person listen where the viewer may not: the story waits until everything has been told."""
        if self._viewer.seat is None and not settings["watchers"]:
            token = self._stage.guests[self._persons[0]][1]
            path = f"/api/tables/{self._viewer.told.table}/live"
            self._ear = await self._stage.asked.open(path, token)

    async def _do(self, what: str, body: Any, seat: int) -> None:
        """Somebody does what he may; once more, where it could not be kept."""
        path = f"/api/tables/{self._viewer.told.table}/{what}"
        status = 500
        for _ in range(2):
            if status == 500:
                answer = await self._stage.asked.ask(
                    "POST", path, body, self._stage.guests[seat][1]
                )
                status = answer.status
                if seat == self._viewer.seat:
                    self._viewer.told.answer(what, answer)
        if status != 200:
            raise AssertionError(f"{what} {body} was refused: {status}")

    async def _hear(self) -> None:
        await self._viewer.hear()
        if self._ear is not None:
            await self._ear.reach(self._course.version)
        await self._stage.order({"dealt": self._course.game.round})

    async def _step(self) -> None:
        """The next turn of a bot, or the next batch of a person, until the story ends."""
        game = self._course.game
        if self._course.ended:
            return
        seat, round_ = game.to_move, game.round
        if self._rests:
            await self._play(seat or 0)
        else:
            while (game.to_move, game.round) == (seat, round_):
                self._course.follow()
        await self._hear()

    async def _play(self, seat: int) -> None:
        if self._fails:
            # A bot tries again only where a batch before his turn has been kept: his may be the second that fails.
            await self._stage.order({"fails": self._fails})
            self._fails = 0
        key, version = f"k{self._course.version}", self._course.version
        batch = await self._batch(seat)
        if seat != self._viewer.seat:
            await self._do("actions", {"version": version, "actions": batch, "key": key}, seat)
        elif not await self._viewer.act(key, version, batch):
            await self._viewer.act(key, version, batch)

    async def _batch(self, seat: int) -> list[str]:
        """The actions that the seat sends together: many where nobody looks around, as far as that is allowed."""
        batch: list[str] = []
        course, game = self._course, self._course.game
        alone, roommates = game.options.players == 1, game.options.roommates
        round_ = game.round
        while len(batch) < MOST_IN_A_BATCH and (game.to_move, game.round) == (seat, round_):
            if course.comes(1).startswith("draw "):
                await self._stage.order({"draws": course.comes(1).removeprefix("draw ")})
            batch.append(course.follow())
            ends = batch[-1].startswith(("peek", "swap")) or alone or roommates
            if ends or game.ply >= min(self._live, course.end.ply):
                break
        return batch

    async def _look_around(self, most: int) -> None:
        """The viewer does this and that; others leave and come back."""
        viewer = self._viewer
        for _ in range(self._rng.randint(0, most)):
            if self._rests:
                await self._rng.choice(
                    [viewer.look, viewer.err, viewer.err, viewer.err, self._go]
                )()
                await self._hear()

    async def _go(self) -> None:
        """Somebody gets up, or comes back."""
        seat = self._rng.choice(self._persons)
        if seat in self._away:
            self._away.remove(seat)
            await self._do("join", {}, seat)
            self._course.version += 1
        elif seat != self._mover:
            self._away.add(seat)
            await self._do("leave", {}, seat)
            self._course.version += 1
            if seat == self._course.game.to_move:
                await self._step()
        self._viewer.away = self._viewer.seat in self._away


async def compare(stage: Stage, pairs: int, options: Sequence[Options], rng: random.Random) -> str:
    """Play twins on a stage: pairs of games that one viewer must be told alike.

    Args:
        stage: where they are played.
        pairs: how many.
        options: what is played, in turns.
        rng: decides all the rest.

    Returns:
        What somebody was told in one game of a pair and not in the other; empty when there is no such thing.
    """
    played = 0
    while played < pairs:
        agreed = options[played % len(options)]
        story = random_story(agreed, rng)
        # Who is to act when the story ends can ask most.
        mover = Course(story).end.to_move
        observer = rng.choice([None, *range(agreed.players), mover, mover])
        other = twin(story, observer, rng)
        if other is None:
            continue
        played += 1
        one, two = [await Play(stage, each, observer, played).run() for each in (story, other)]
        if difference := one.difference(two):
            return f"{difference}\n{played}, {observer}, {story}, {other}"
    return ""
