"""What is known of a table at a server, and how what is told of it is compared."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from noah.testing.wire.chronicle import Chronicle
from noah.testing.wire.live import Live
from noah.testing.wire.seating import Seating

_OWN = {"legal", "choices", "reasons", "private", "memory", "stockTop", "hands"}
_SETTINGS = {"public": False, "watchers": True, "memoryAid": False, "hints": False}


@dataclass(slots=True)
class Sent:
    """A batch that was accepted, or may have been.

    Attributes:
        person: the id of who sent it.
        key: its key.
        version: the version that it was decided on.
        actions: the batch.
    """

    person: str
    key: str
    version: int
    actions: list[str]


@dataclass(slots=True)
class Known:
    """What is known of a table.

    Attributes:
        id: the table's.
        seating: who sits where.
        wishes: the body of the request that made it.
        log: what its log held.
        sent: the batches that were accepted.
        lives: open sockets, each with the id of who opened it; None for nobody.
        broken: closed sockets, whose owners may come back.
    """

    id: str
    seating: Seating
    wishes: Mapping[str, Any]
    log: Chronicle
    sent: list[Sent] = field(default_factory=list)
    lives: list[tuple[str | None, Live]] = field(default_factory=list)
    broken: list[tuple[str | None, Live]] = field(default_factory=list)

    @property
    def path(self) -> str:
        """Where it is asked for."""
        return f"/api/tables/{self.id}"

    @property
    def settings(self) -> dict[str, bool]:
        """The wire's ``settings``."""
        return {name: self.wishes.get(name, default) for name, default in _SETTINGS.items()}

    def may_watch(self, person: str | None) -> bool:
        """Whether somebody may look at it."""
        return self.seating.may_watch(person, watchers=self.settings["watchers"])


def without_bots_names(players: Sequence[Any]) -> list[Any]:
    """``players`` without the names of bots, which nobody has agreed on."""
    return [each and {**each, "name": None if each["bot"] else each["name"]} for each in players]


def of_all(state: Any) -> Any:
    """What of a state everybody sees alike."""
    if state is None:
        return None
    hands = [len(hand) if isinstance(hand, list) else hand for hand in state["hands"]]
    return {**{name: state[name] for name in state.keys() - _OWN}, "hands": hands}


def lasting(entry: Any) -> Any:
    """An entry without what is told for a while only."""
    state = entry["state"]
    return entry if state is None else {**entry, "state": {**state, "private": None}}


def same(what: str, found: Any, expected: Any) -> None:
    """Raise AssertionError unless ``found`` is as ``expected``; ``what`` names it."""
    if found != expected:
        raise AssertionError(f"The {what} is {found}, not {expected}.")
