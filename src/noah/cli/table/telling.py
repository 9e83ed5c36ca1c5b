"""Events as sentences: one paragraph for each turn."""

from collections.abc import Iterable
from dataclasses import replace

from noah.cli.table.events import Event
from noah.cli.table.phrases import Phrases

_OPENERS = {"deal", "load", "take"}
_SENTENCES = {
    "deal": "log-deal",
    "load": "log-load",
    "load-walk": "log-load-walk",
    "load-stay": "log-load-stay",
    "take": "log-take",
    "flee": "log-flee",
    "reward": "log-reward",
    "peek": "log-peek",
    "draw": "log-draw",
    "return": "log-return",
    "exchange": "log-exchange",
    "noah": "log-noah",
    "depart": "log-depart",
    "give": "log-give",
    "pair": "log-pair",
    "order": "log-order",
    "lift": "log-lift",
    "keep": "log-keep",
    "drawn": "log-drawn",
    "discard": "log-discard",
}
"""The message that tells each kind of event; the kinds with a hyphen tell two events at once."""


def tell(events: Iterable[Event], viewer: int | None, phrases: Phrases) -> list[str]:
    """The events in words, as ``viewer`` is told them.

    Args:
        events: as ``noah.cli.table.events`` made them for this viewer.
        viewer: the seat that is spoken to; None for everybody.
        phrases: language and names.

    Returns:
        Paragraphs of whole sentences, one for each turn.
    """
    return [
        " ".join(_sentence(event, viewer, phrases) for event in _joined(turn))
        for turn in _turns(events)
    ]


def _turns(events: Iterable[Event]) -> list[list[Event]]:
    """The events, cut where a turn begins. A load after a take-back is still the same turn."""
    turns: list[list[Event]] = []
    for event in events:
        after_take = bool(turns) and turns[-1][-1].kind == "take" and event.kind == "load"
        if not turns or (event.kind in _OPENERS and not after_take):
            turns.append([])
        turns[-1].append(event)
    return turns


def _joined(turn: list[Event]) -> list[Event]:
    """A turn's events, those that one sentence tells together joined."""
    joined: list[Event] = []
    for event in turn:
        last = joined[-1] if joined else None
        if last is None:
            joined.append(event)
        elif last.kind == "load" and event.kind == "noah":
            joined[-1] = replace(last, kind="load-walk", other=event.dock)
        elif last.kind == "load" and event.kind == "stay":
            joined[-1] = replace(last, kind="load-stay")
        elif last.kind == "draw" and event.kind == "return" and not last.cards and not event.cards:
            joined[-1] = replace(last, kind="exchange")
        elif event.kind == "give" == last.kind and last.other == event.other:
            joined[-1] = replace(last, cards=last.cards + event.cards, count=last.count + 1)
        else:
            joined.append(event)
    return joined


def _sentence(event: Event, viewer: int | None, phrases: Phrases) -> str:
    words = phrases.words
    values: dict[str, str | int] = {
        **phrases.who(event.seat, viewer),
        "count": event.count,
        "cards": phrases.some(event.cards),
        "seen": "yes" if event.cards else "no",
    }
    if event.dock is not None:
        values["dock"] = event.dock
    if event.kind == "load-walk" and event.other is not None:
        values["to"] = event.other
    elif event.other is not None:
        values["whom"] = "you" if viewer == event.other else "other"
        values["other"] = phrases.names[event.other]
    if event.cards:
        values |= phrases.card_values(event.cards[0])
    if event.kind == "deal" and len(phrases.names) == 1:
        values["who"] = "alone"
    if event.kind == "depart":
        values["next"] = _next_ferry(event)
    return words(_SENTENCES[event.kind], **values)


def _next_ferry(event: Event) -> str:
    if event.count < 0:
        return "none"
    return "roommates" if event.roommates else "plain"
