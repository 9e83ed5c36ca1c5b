"""What a table's log may hold: each entry follows from the one before, or from what people did."""

from collections.abc import Sequence
from typing import Any

from noah.testing.wire.seating import Awaited, Seating

_MASKED = {"return": "return *", "order": "order *"}


class Chronicle:
    """A log, read as it grows.

    Attributes:
        version: how many entries have been read.
        turn: the seat to act; without meaning before the first deal.
        over: whether the game is over.
    """

    def __init__(self, seating: Seating) -> None:
        """Begin with an empty log; ``seating`` says what people did, and is told of the game's end."""
        self.version = 0
        self.turn = -1
        self.over = False
        self._seating = seating
        self._phase = ""
        self._last: Any = None
        self._standing: set[int] = set()
        self._lines: list[tuple[Any, ...]] = []

    @property
    def person_acts(self) -> bool:
        """Whether nothing happens until a person acts."""
        bots = self._seating.bots() | self._standing
        return not self.over and bool(self.version) and self.turn not in bots

    @property
    def rests(self) -> bool:
        """Whether nothing happens by itself: a person is to act, the game is over or has not begun."""
        return self.over or self._seating.status == "waiting" or self.person_acts

    def read(self, entries: Sequence[Any], seat: int | None) -> None:
        """Read new entries.

        Args:
            entries: with versions above ``version``.
            seat: that of the viewer to whom they were told; None for a watcher.

        Raises:
            AssertionError: one of them cannot be.
        """
        for entry in entries:
            if entry["version"] != self.version + 1:
                raise AssertionError(f"After version {self.version} comes {entry['version']}.")
            if not self._can_follow(entry):
                raise AssertionError(
                    f"After {self._last}, seat {self.turn} being to act, {self._seating.awaited} being "
                    f"awaited and {self._standing} being stood in for, comes {entry}."
                )
            self._take(entry)
            _check_hands(entry, seat)

    def settled(self) -> None:
        """Everything that somebody is known to have done has been read.

        Raises:
            AssertionError: something is missing.
        """
        if self._seating.awaited:
            raise AssertionError(f"The log ends before {self._seating.awaited}.")

    def read_again(self, entries: Sequence[Any]) -> None:
        """Compare the whole log with what was read of it.

        Raises:
            AssertionError: it is not the same.
        """
        if [_line(entry) for entry in entries] != self._lines:
            raise AssertionError(f"The log was {self._lines}, now it is {entries}.")

    def _can_follow(self, entry: Any) -> bool:
        kind, last = entry["kind"], self._last["kind"] if self._last else None
        if kind == "deal":
            by_person = last is None and self._awaits(Awaited("deal"))
            return entry["by"] == "chance" and (by_person or last == "roundEnd")
        if kind == "gameEnd":
            return bool(last == "roundEnd")
        if last in {None, "roundEnd", "gameEnd"} or (kind == "roundEnd") != (self._phase == "over"):
            return False
        return kind == "roundEnd" or self._can_play(entry)

    def _can_play(self, entry: Any) -> bool:
        """Whether an action, or a bot's standing in, can follow in the middle of a round."""
        swapped = (self._last["action"] or "").startswith("swap ")
        if swapped or entry["by"] == "chance":
            drawn = (entry["action"] or "").startswith("draw ")
            return swapped and drawn and entry["by"] == "chance" and entry["seat"] == self.turn
        if entry["kind"] == "standIn":
            return self._awaits(Awaited("standIn", entry["seat"], entry["standIn"]))
        return entry["seat"] == self.turn and self._is_players(entry)

    def _is_players(self, entry: Any) -> bool:
        """Whether an action is that of the bot or person who is to act."""
        if self.turn in self._seating.bots() | self._standing:
            return bool(entry["by"] == "bot")
        if entry["by"] != "person" or not self._seating.awaited:
            return False
        awaited = self._seating.awaited[0]
        told = {awaited.what, _masked(str(awaited.what))}
        if awaited[:2] != ("action", self.turn) or entry["action"] not in told:
            return False
        del self._seating.awaited[0]
        return True

    def _awaits(self, entry: Awaited) -> bool:
        if self._seating.awaited[:1] != [entry]:
            return False
        del self._seating.awaited[0]
        return True

    def _take(self, entry: Any) -> None:
        self.version += 1
        self._last = entry
        self._lines.append(_line(entry))
        if entry["state"] is not None:
            self.turn, self._phase = entry["state"]["turn"], entry["state"]["phase"]
        if entry["kind"] == "standIn":
            change = self._standing.add if entry["standIn"] else self._standing.discard
            change(entry["seat"])
        if entry["kind"] == "gameEnd":
            self.over = True
            self._seating.status = "finished"


def _line(entry: Any) -> tuple[Any, ...]:
    """What everybody reads in an entry, at whatever time."""
    verb = (entry["action"] or "").partition(" ")[0]
    return entry["version"], entry["kind"], entry["seat"], entry["by"], verb


def _masked(action: str) -> str:
    """An action as somebody reads it who may not know its card."""
    verb, _, rest = action.partition(" ")
    if verb == "give":
        return f"give * {rest.rpartition(' ')[2]}"
    return _MASKED.get(verb, action)


def _check_hands(entry: Any, seat: int | None) -> None:
    """In a running round one sees one's own cards, and how many the others hold."""
    state = entry["state"]
    if state is None or state["phase"] == "over":
        return
    shown = [number for number, hand in enumerate(state["hands"]) if isinstance(hand, list)]
    if shown != ([] if seat is None else [seat]):
        raise AssertionError(f"Seat {seat} is told hands that are not his: {entry}")
