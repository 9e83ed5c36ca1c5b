"""What an observer learns when an action is played: public moves, and of hidden cards only those that are his to see.

Everything is worked out from the action's public part and from two views of the same observer, before and after.
A card that the observer may not see never enters an event.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from noah.game.values import Action, Card
from noah.game.view import View


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened, as one observer may know it.

    Attributes:
        kind: ``deal``, ``load``, ``stay``, ``take``, ``flee``, ``reward``, ``peek``, ``draw``, ``return``, ``noah``,
            ``depart``, ``give``, ``pair``; alone also ``order``, ``lift``, ``keep``, ``drawn``, ``discard``.
        seat: who did it.
        other: the other seat concerned, if any.
        dock: the dock concerned, if any.
        cards: the cards that the observer sees; empty where they are hidden from him.
        count: how many cards moved; with ``reward`` how many points went; with ``deal`` the round; with ``depart``
            how many ferries the reserve holds afterwards, or -1 when it was empty and the dock stays bare.
        roommates: with ``depart``, whether the ferry that takes the dock is the roommates.
    """

    kind: str
    seat: int
    other: int | None = None
    dock: int | None = None
    cards: tuple[Card, ...] = ()
    count: int = 0
    roommates: bool = False


def dealt(view: View) -> Event:
    """The start of the round that ``view`` stands at the beginning of."""
    return Event("deal", view.turn, dock=view.noah, count=view.round)


def seen(action: Action, before: View, after: View) -> list[Event]:
    """What the observer of both views learns from ``action``.

    Args:
        action: what the seat to act chose; a lion's ``swap`` stands for the draw that follows it too.
        before: the observer's view of the position in which it was chosen.
        after: his view of the next position in which somebody has to decide, or in which the round is over.
    """
    events = _moves(action, before, after)
    if after.scores[before.turn] < before.scores[before.turn]:
        points = before.scores[before.turn] - after.scores[before.turn]
        events.append(Event("reward", before.turn, count=points))
    events += _departure(action, before, after)
    events += _stock_moves(action, before, after)
    again = action.verb != "take" and after.phase == "load" and before.turn == after.turn
    if again and before.players > 1:
        events.append(Event("pair", before.turn))
    return events


def _moves(action: Action, before: View, after: View) -> list[Event]:
    """The action itself."""
    if action.verb in _MOVES:
        return _MOVES[action.verb](action, before, after)
    return [Event(action.verb, before.turn, dock=action.dock)]


def _aboard(view: View, dock: int) -> tuple[Card, ...]:
    ferry = view.ferries[dock]
    return ferry.animals if ferry else ()


def _load(action: Action, before: View, after: View) -> list[Event]:
    events = [Event("load", before.turn, dock=before.noah, cards=action.cards)]
    if action.cards[0].species == "donkey":
        events.append(Event("stay", before.turn, dock=before.noah))
    return events


def _take(action: Action, before: View, after: View) -> list[Event]:
    dock = before.noah
    return [Event("take", before.turn, dock=dock, cards=_aboard(before, dock))]


def _flee(action: Action, before: View, after: View) -> list[Event]:
    first = _aboard(before, before.noah)[:1]
    return [Event("flee", before.turn, other=action.seat, cards=first)]


def _peek(action: Action, before: View, after: View) -> list[Event]:
    """A look at a hand: who looked knows from now on what it holds."""
    seat, other = before.turn, action.seat
    hand = () if other is None or after.seat != seat else tuple(after.known(other).elements())
    return [Event("peek", seat, other=other, cards=hand)]


def _draw(action: Action, before: View, after: View) -> list[Event]:
    """A lion's draw: the two concerned see it in their own hands."""
    seat, other = before.turn, action.seat
    drawn = Counter[Card]()
    if before.seat == seat:
        drawn = Counter(after.hand) - Counter(before.hand)
    elif before.seat == other:
        drawn = Counter(before.hand) - Counter(after.hand)
    return [Event("draw", seat, other=other, cards=tuple(drawn), count=1)]


def _handed(action: Action, before: View, after: View) -> list[Event]:
    """A card that goes from hand to hand: giver and receiver see it."""
    seat = before.turn
    other = action.seat if action.verb == "give" else before.target
    concerned = before.seat is not None and before.seat in (seat, other)
    cards = action.cards if concerned else ()
    return [Event(action.verb, seat, other=other, cards=cards, count=1)]


def _order(action: Action, before: View, after: View) -> list[Event]:
    seen_by = before.seat == before.turn
    return [Event("order", before.turn, cards=action.cards if seen_by else ())]


def _lift(action: Action, before: View, after: View) -> list[Event]:
    """A lion's lift, alone: the animal lay open on its ferry."""
    dock, place = action.dock or 0, action.position or 0
    lifted = _aboard(before, dock)[place : place + 1]
    return [Event("lift", before.turn, dock=dock, cards=lifted)]


_MOVES: dict[str, Callable[[Action, View, View], list[Event]]] = {
    "load": _load,
    "take": _take,
    "flee": _flee,
    "peek": _peek,
    "swap": _draw,
    "return": _handed,
    "give": _handed,
    "order": _order,
    "lift": _lift,
}


def _departure(action: Action, before: View, after: View) -> list[Event]:
    """The ferry that left. Only a turn's load and Noah's walk after it can make one leave."""
    if after.departures == before.departures:
        return []
    dock = before.noah
    loaded = action.cards if action.verb == "load" else ()
    ferry = after.ferries[dock]
    return [
        Event(
            "depart",
            before.turn,
            dock=dock,
            cards=_aboard(before, dock) + loaded,
            count=after.reserve if ferry else -1,
            roommates=bool(ferry and ferry.roommates),
        )
    ]


def _stock_moves(action: Action, before: View, after: View) -> list[Event]:
    """Alone: the cards discarded and drawn at the end of a turn, which a donkey's load or Noah's walk can be."""
    if before.players > 1 or action.verb not in {"load", "noah"}:
        return []
    came = _hand_size(after) - _hand_size(before) + len(action.cards)
    discarded = before.stock - after.stock - came
    events = []
    if discarded:
        events.append(Event("discard", before.turn, count=discarded))
    if came:
        drawn = Counter(after.hand) - (Counter(before.hand) - Counter(action.cards))
        cards = tuple(drawn.elements()) if before.seat is not None else ()
        events.append(Event("drawn", before.turn, cards=cards, count=came))
    return events


def _hand_size(view: View) -> int:
    """How many cards the lone player holds."""
    hand = view.hands[0]
    return hand if isinstance(hand, int) else len(hand)
