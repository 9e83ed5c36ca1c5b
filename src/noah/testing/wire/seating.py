"""Who sits where at a table, as the contract foretells it: a model to compare a server with."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, Self

FORGOTTEN, FORGOTTEN_NAME = "forgotten", "guest"
"""Who sits where somebody sat who wanted to be forgotten."""


class Awaited(NamedTuple):
    """An entry that a table's log must hold next, as somebody caused it.

    Attributes:
        kind: ``deal``, ``standIn`` or ``action``.
        seat: whose; None for a deal.
        what: the action, or whether a bot stands in from now on; None for a deal.
    """

    kind: str
    seat: int | None = None
    what: str | bool | None = None


@dataclass(slots=True)
class Chair:
    """A seat.

    Attributes:
        person: the id of the guest who sits here or is expected; None for a bot or an open seat.
        bot: the bot's level; None for a person or an open seat.
        stand_in: a bot plays for the person.
        kept: the person has not asked for the rematch yet.
    """

    person: str | None = None
    bot: str | None = None
    stand_in: bool = False
    kept: bool = False

    @property
    def is_free(self) -> bool:
        """Whether nobody sits here, nor is anybody expected."""
        return self.person is None and self.bot is None


class Seating:
    """The seats, host and status of a table. What somebody asks for is answered with a problem's type or None.

    Attributes:
        chairs: one for each seat.
        host: the host's seat.
        starts: whether the game starts as soon as no seat is free.
        status: ``waiting``, ``playing`` or ``finished``; whoever reads the log notes the end.
        awaited: the entries that the log must hold next, besides those of bots and chance.
        next: the seats of the rematch; None as long as nobody has asked for one.
    """

    def __init__(self, chairs: list[Chair], host: int, *, starts: bool) -> None:
        """Sit down, and begin if nobody is waited for."""
        self.chairs = chairs
        self.host = host
        self.starts = starts
        self.status = "waiting"
        self.awaited: list[Awaited] = []
        self.next: Seating | None = None
        self._begin_if_full()

    @classmethod
    def made(cls, seats: Sequence[str], person: str, *, starts: bool) -> Self:
        """The seats of a new table.

        Args:
            seats: ``me``, ``open`` or ``bot:LEVEL`` for each.
            person: who makes it.
            starts: whether it starts by itself.
        """
        chairs = [
            Chair(person)
            if seat == "me"
            else Chair(bot=seat.removeprefix("bot:") if seat != "open" else None)
            for seat in seats
        ]
        return cls(chairs, seats.index("me"), starts=starts)

    def seat_of(self, person: str | None) -> int | None:
        """Where somebody sits and plays himself."""
        own = self.place_of(person)
        return None if own is None or self.chairs[own].stand_in or self.chairs[own].kept else own

    def place_of(self, person: str | None) -> int | None:
        """The seat that belongs to somebody, whether he sits there or not."""
        if person is None:
            return None
        return next((n for n, chair in enumerate(self.chairs) if chair.person == person), None)

    def bots(self) -> set[int]:
        """The seats of bots, without those where one stands in."""
        return {n for n, chair in enumerate(self.chairs) if chair.bot is not None}

    def players(self, names: Mapping[str, str], here: set[str]) -> list[Any]:
        """The wire's ``players``, but for the names of bots.

        Args:
            names: by id the names of guests.
            here: the ids of those who have the table open.
        """
        return [
            None
            if chair.is_free or chair.kept
            else {
                "seat": number,
                "name": names[chair.person] if chair.person else None,
                "bot": chair.bot,
                "connected": chair.bot is not None or (chair.person in here and not chair.stand_in),
                "standIn": chair.stand_in,
            }
            for number, chair in enumerate(self.chairs)
        ]

    def may_watch(self, person: str | None, *, watchers: bool) -> bool:
        """Whether somebody may look at the table; ``watchers`` is its setting."""
        return watchers or self.status == "waiting" or self.place_of(person) is not None

    def _begin_if_full(self) -> None:
        if self.starts and not any(chair.is_free or chair.kept for chair in self.chairs):
            self._begin()

    def _begin(self) -> None:
        self.status = "playing"
        self.awaited.append(Awaited("deal"))

    def _stand_in(self, seat: int, *, stands: bool) -> None:
        self.chairs[seat].stand_in = stands
        self.awaited.append(Awaited("standIn", seat, stands))

    def join(self, person: str, wanted: int | None) -> str | None:
        """Somebody wants to sit down, at a certain seat or at any."""
        if wanted is not None and wanted >= len(self.chairs):
            return "malformed"
        own = self.place_of(person)
        if self.seat_of(person) is not None:
            return None
        if self.status == "finished":
            return "finished"
        if own is not None and self.chairs[own].stand_in:
            self._stand_in(own, stands=False)
            return None
        return self._take_place(person, own, wanted)

    def _take_place(self, person: str, own: int | None, wanted: int | None) -> str | None:
        """Somebody without a seat sits down, at the one that is kept for him or at a free one."""
        free = [n for n, chair in enumerate(self.chairs) if chair.is_free]
        places = [own] if own is not None else [n for n in free if wanted in {None, n}]
        if self.status == "playing" or not places:
            return "table-full"
        (seat, *_) = places
        if not any(chair.person and not chair.kept for chair in self.chairs):
            self.host = seat
        self.chairs[seat] = Chair(person)
        self._begin_if_full()
        return None

    def leave(self, person: str) -> str | None:
        """Somebody wants to get up."""
        own = self.place_of(person)
        if own is None:
            return "not-seated"
        if self.status == "finished":
            return "finished"
        self._get_up(own)
        return None

    def _get_up(self, seat: int) -> None:
        if self.status == "playing":
            if not self.chairs[seat].stand_in:
                self._stand_in(seat, stands=True)
            return
        self.chairs[seat] = Chair()
        persons = [n for n, chair in enumerate(self.chairs) if chair.person and not chair.kept]
        if self.host == seat and persons:
            self.host = persons[0]

    def start(self, person: str, level: str) -> str | None:
        """Somebody wants the game to begin, with bots of ``level`` at the free seats."""
        seat = self.seat_of(person)
        if seat is None:
            return "not-seated"
        if seat != self.host:
            return "not-host"
        if self.status != "waiting":
            return "running" if self.status == "playing" else "finished"
        self.chairs = [
            Chair(bot=level) if chair.is_free or chair.kept else chair for chair in self.chairs
        ]
        self._begin()
        return None

    def rematch(self, person: str) -> str | None:
        """Somebody asks for a rematch, which is ``next`` when this returns None."""
        own = self.place_of(person)
        if own is None:
            return "not-seated"
        if self.status != "finished":
            return "running"
        if self.next is not None:
            return self.next.join(person, None)
        rotated = [self.chairs[-1], *self.chairs[:-1]]
        chairs = [
            Chair()
            if chair.person == FORGOTTEN
            else replace(
                chair, stand_in=False, kept=chair.person is not None and chair.person != person
            )
            for chair in rotated
        ]
        self.next = Seating(chairs, (own + 1) % len(chairs), starts=True)
        return None

    def forget(self, person: str) -> None:
        """Somebody wants to be forgotten."""
        own = self.place_of(person)
        if own is None:
            return
        if self.status != "finished":
            self._get_up(own)
        if self.chairs[own].person == person:
            self.chairs[own].person = FORGOTTEN
