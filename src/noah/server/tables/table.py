"""A table: its options, its seats, and the fold of its log."""

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from noah.core.layout import WATCHER
from noah.game.dealing import Deal
from noah.game.game import Game
from noah.notation.options import Options
from noah.server.tables.log import ACTION, DEAL, ROUND_END, STAND_IN, Entry, entry_json
from noah.server.wire.state import Position, hand_of, state_json

WAITING, PLAYING, FINISHED = "waiting", "playing", "finished"


@dataclass(slots=True)
class Settings:
    """What the host chose beside the options."""

    public: bool = False
    watchers: bool = True
    memory_aid: bool = False
    start: bool = True
    hints: bool = False

    def to_json(self) -> dict[str, bool]:
        """The wire's ``settings``."""
        return {
            "public": self.public,
            "watchers": self.watchers,
            "memoryAid": self.memory_aid,
            "hints": self.hints,
        }


@dataclass(slots=True)
class Seat:
    """Who sits at a seat.

    Attributes:
        guest: the id of the person; None for a bot or an open seat.
        name: what is shown.
        bot: the bot's level; None for a person or an open seat.
        stand_in: a bot plays for the person.
        kept: the seat of a rematch that waits for this person to ask for it.
    """

    guest: str | None = None
    name: str = ""
    bot: str | None = None
    stand_in: bool = False
    kept: bool = False

    @property
    def is_open(self) -> bool:
        """Whether nobody sits here, nor is anybody expected."""
        return self.guest is None and self.bot is None

    @property
    def is_person(self) -> bool:
        """Whether a person sits here."""
        return self.guest is not None and not self.kept


def status_of(game: Game | None) -> str:
    """WAITING, PLAYING or FINISHED."""
    if game is None:
        return WAITING
    return FINISHED if game.over else PLAYING


def bot_to_move(
    game: Game | None, seats: Sequence[Seat], stand_ins: Mapping[int, bool]
) -> str | None:
    """The level of the bot that is to act, a stand-in's included; None when no bot is.

    Args:
        game: the game; None while waiting.
        seats: who sits at each seat.
        stand_ins: for some seats whether a bot stands in, where that is not yet as ``seats`` has it.
    """
    mover = None if game is None else game.to_move
    if mover is None:
        return None
    seat = seats[mover]
    return seat.bot or (STAND_IN_LEVEL if stand_ins.get(mover, seat.stand_in) else None)


@dataclass(slots=True)
class _Private:
    """What a seat alone saw, from one version on until its next load or take."""

    seat: int
    since: int
    until: int | None
    what: dict[str, Any]


@dataclass(slots=True)
class Table:
    """A table in memory.

    Attributes:
        id: 128 random bits in hexadecimal.
        created: seconds since 1970.
        options: what is played.
        settings: what the host chose.
        host: the host's seat.
        seats: one for each player.
        next: the id of the rematch.
        revision: how often seats, host or rematch have changed.
        game: the true game; None while waiting.
        entries: the whole log.
        batches: by guest and key the batches that were accepted.
    """

    id: str
    created: float
    options: Options
    settings: Settings
    host: int
    seats: list[Seat]
    next: str | None = None
    revision: int = 0
    game: Game | None = None
    entries: list[Entry] = field(default_factory=list)
    batches: dict[tuple[str, str], list[str]] = field(default_factory=dict)
    _privates: list[_Private] = field(default_factory=list)
    _last_round: dict[str, Any] | None = None

    @property
    def version(self) -> int:
        """How many entries the log has."""
        return len(self.entries)

    @property
    def status(self) -> str:
        """WAITING, PLAYING or FINISHED."""
        return status_of(self.game)

    def seat_of(self, guest: str | None) -> int | None:
        """The seat where ``guest`` sits and plays himself."""
        if guest is None:
            return None
        for number, seat in enumerate(self.seats):
            if seat.guest == guest and not seat.kept and not seat.stand_in:
                return number
        return None

    @property
    def bot_to_move(self) -> str | None:
        """The level of the bot that is to act, a stand-in's included; None when no bot is."""
        return bot_to_move(self.game, self.seats, {})

    def fold(self, entry: Entry, game: Game | None = None) -> None:
        """Take the next entry of the log into account.

        Args:
            entry: with the next version.
            game: the game after it, where it is known already; else it is played.
        """
        if game is not None:
            self.game = game
        elif entry.kind == DEAL:
            self._deal(entry)
        elif entry.kind == ACTION and self.game is not None and entry.action is not None:
            entry.target = self.game.target
            self.game.play(entry.action)
        if entry.kind == STAND_IN and entry.seat is not None and entry.body is not None:
            self.seats[entry.seat].stand_in = entry.body["standIn"]
        if entry.position is None and self.game is not None:
            entry.position = self.position()
        self.entries.append(entry)
        if entry.kind == ACTION:
            self._see(entry)
        elif entry.kind == ROUND_END and entry.body is not None:
            self._last_round = entry.body["lastRound"]

    def _deal(self, entry: Entry) -> None:
        assert entry.body is not None  # noqa: S101  # a deal's entry holds its cards
        if self.game is None:
            self.game = Game.from_options(self.options, None)
        body = entry.body
        self.game.deal(
            Deal(body["starter"], body["noah"], tuple(body["ferries"]), tuple(body["deck"]))
        )

    def position(self) -> Position:
        """The present position; there is a game."""
        assert self.game is not None  # noqa: S101
        states, knowledges = self.game.snapshot()
        return Position(states, knowledges if self.settings.memory_aid else None)

    def _see(self, entry: Entry) -> None:
        """Keep what a seat alone sees by ``entry``, and end what it saw before its next load."""
        text, seat = entry.action or "", entry.seat
        if seat is None:
            return
        verb, _, rest = text.partition(" ")
        if verb in {"load", "take"}:
            for private in self._privates:
                if private.seat == seat and private.until is None:
                    private.until = entry.version
        elif verb == "peek" and entry.position is not None:
            # Not of the game, which may have gone on: a bot plays its whole turn before anything is folded.
            hand = hand_of(entry.position, int(rest))
            what = {"peeked": {"seat": int(rest), "hand": hand}}
            self._privates.append(_Private(seat, entry.version, None, what))
        elif verb == "draw":
            self._privates.append(_Private(seat, entry.version, None, {"drawn": rest}))

    def private(self, seat: int | None, version: int) -> dict[str, Any] | None:
        """What ``seat`` alone saw at ``version``, if it may still be told."""
        if not self._privates:
            return None
        told: dict[str, Any] = {}
        for private in self._privates:
            seen = private.seat == seat and private.since <= version
            lasts = private.until is None or version < private.until
            remembered = (
                private.until is None or self.settings.memory_aid or self.status == FINISHED
            )
            if seen and lasts and remembered:
                told.update(private.what)
        return told or None

    def told_by_log(self, after: int) -> bool:
        """Whether the entries above version ``after`` tell all that has changed since, but who is connected.

        Before the first deal and after the end seats and host change and a rematch is made without an entry; and
        who comes back to his seat does not learn from an entry that it is his.
        """
        missed = self.entries[after:]
        return self.status == PLAYING and after > 0 and all(e.kind != STAND_IN for e in missed)

    def entries_json(
        self, seat: int | None, after: int, most: int | None = None
    ) -> list[dict[str, Any]]:
        """The entries above version ``after`` as ``seat`` may read them, at most ``most``."""
        end = self.version if most is None else min(self.version, after + most)
        return [entry_json(e, seat, self.private(seat, e.version)) for e in self.entries[after:end]]

    def to_json(self, seat: int | None, connected: set[int]) -> dict[str, Any]:
        """The table as ``seat`` may see it; None as the seat is somebody who watches."""
        state = None
        if self.game is not None:
            observer = WATCHER if seat is None else seat
            state = state_json(self.position(), seat, observer, self.private(seat, self.version))
        return {
            "id": self.id,
            "version": self.version,
            "status": self.status,
            "options": self.options.to_json(),
            "settings": self.settings.to_json(),
            "host": self.host,
            "players": self.players_json(connected),
            "seat": seat,
            "state": state,
            "lastRound": self._last_round,
            "scores": list(self.game.scores) if self.game else [0] * self.options.players,
            "winners": list(self.game.winners) if self.game and self.game.over else None,
            "next": self.next,
        }

    def players_json(self, connected: set[int]) -> list[dict[str, Any] | None]:
        """The wire's ``players``."""
        return players_json(self.seats, connected)


def players_json(seats: Sequence[Seat], connected: Container[int]) -> list[dict[str, Any] | None]:
    """The wire's ``players``: None for an open seat, or one that waits for somebody to ask for it.

    Args:
        seats: who sits at each.
        connected: the seats whose persons have the table open; bots always have.
    """
    return [
        None
        if seat.is_open or seat.kept
        else {
            "seat": number,
            "name": seat.name,
            "bot": seat.bot,
            "connected": number in connected or seat.bot is not None,
            "standIn": seat.stand_in,
        }
        for number, seat in enumerate(seats)
    ]


FORGOTTEN_ID, FORGOTTEN_NAME = "-", "guest"
"""Who sits where somebody sat who wanted to be forgotten: nobody has this id."""
STAND_IN_LEVEL = "medium"
"""The bot that plays for a person who left."""
