"""What each observer has learned: since his last turn began, and in the whole round."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from noah.cli.table.events import Event

Observer = int | None
"""A seat, or None for somebody who watches."""


class Chronicle:
    """Keeps the events of a round for each observer.

    A person's news begin with his own last turn; a watcher's with the last turn of any person, or of anybody where
    nobody at the table is a person.
    """

    def __init__(self, observers: Sequence[Observer], persons: Sequence[int], players: int) -> None:
        """Begin with empty pages.

        Args:
            observers: for whom to keep events.
            persons: the seats of persons; may be empty.
            players: the number of seats.
        """
        seats = tuple(persons) or tuple(range(players))
        self._alone = players == 1
        self._starters = {
            observer: seats if observer is None else (observer,) for observer in observers
        }
        self._since: dict[Observer, list[Event]] = {observer: [] for observer in observers}
        self._round: dict[Observer, list[Event]] = {observer: [] for observer in observers}
        self._untold: dict[Observer, list[Event]] = {observer: [] for observer in observers}
        self._between = dict.fromkeys(observers, True)

    def begin_round(self, opening: Event) -> None:
        """Turn the page: a round was dealt, and everybody saw how it opens."""
        for observer in self._since:
            self._since[observer] = [opening]
            self._round[observer] = [opening]
            self._untold[observer].append(opening)
            self._between[observer] = True

    def add(self, observer: Observer, events: Iterable[Event], actor: int, turn_over: bool) -> None:
        """Note what ``observer`` learned from an action.

        Args:
            observer: one of those given at the start.
            events: what he learned.
            actor: the seat that acted.
            turn_over: whether that ended its turn, or the round.
        """
        starts = actor in self._starters[observer]
        if starts and self._between[observer]:
            self._since[observer] = []
            self._between[observer] = False
        events = list(events)
        self._since[observer] += events
        self._untold[observer] += events
        # What a giraffe showed is not written down: to remember it is for the player to do.
        self._round[observer] += [
            replace(event, cards=()) if event.kind == "peek" else event for event in events
        ]
        if starts and turn_over:
            self._between[observer] = True

    def news(self, observer: Observer) -> list[Event]:
        """What happened since his last turn; in the middle of a turn, what it brought so far."""
        events = self._since[observer]
        if not self._between[observer] or self._alone:
            return list(events)
        return [event for event in events if event.seat != observer or event.kind == "deal"]

    def in_turn(self, observer: Observer) -> bool:
        """Whether ``observer`` is in the middle of a turn, so that the news are of that turn."""
        return not self._between[observer]

    def last_lap(self, observer: Observer) -> list[Event]:
        """The news, his own last turn included: what led to the end of a round."""
        return list(self._since[observer])

    def untold(self, observer: Observer) -> list[Event]:
        """What has happened since this was last asked: for a face on which what was said still stands."""
        events, self._untold[observer] = self._untold[observer], []
        return events

    def whole_round(self, observer: Observer) -> list[Event]:
        """All that he learned in this round."""
        return list(self._round[observer])
