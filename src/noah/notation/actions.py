"""The text of actions (docs/record.md, "Actions"): ``load cat:m``, ``noah 4``, ``give panda:f 1``."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from noah.core.actions import (
    ACTIONS,
    BLOCKS,
    DOCKS,
    DRAW,
    FLEE,
    GIVE,
    LIFT,
    LOAD,
    MOST_ABOARD,
    NOAH,
    ORDER,
    ORDERED,
    ORDERS,
    PEEK,
    RETURN,
    SEATS,
    SWAP,
)
from noah.notation.cards import HELD_TEXT, LYING_TEXT, parse_held, parse_lying, shown
from noah.notation.errors import MalformedError

VERBS = tuple(verb for verb, _, _ in BLOCKS)
VERB_OF = tuple(verb for verb, first, end in BLOCKS for _ in range(first, end))
"""The verb of each action id."""


class ParsedAction(NamedTuple):
    """What an action's text says.

    Attributes:
        verb: its first word.
        id: its action id; None for ``order``, whose id depends on how the cards lie.
        cards: the held kinds that an ``order`` names, top first; empty for all others.
    """

    verb: str
    id: int | None
    cards: tuple[int, ...] = ()

    def id_with(self, top: Sequence[int]) -> int | None:
        """The action id when the stock's top cards are the held kinds ``top``, top first.

        None when an ``order`` does not name just the cards that the giraffe shows.
        """
        if self.id is not None:
            return self.id
        seen = tuple(top[:ORDERED])
        if len(seen) != len(self.cards):
            return None
        for n, order in enumerate(ORDERS.tolist()):
            if order[len(seen) :] == list(range(len(seen), ORDERED)) and self.cards == tuple(
                seen[card] for card in order[: len(seen)]
            ):
                return ORDER + n
        return None


def _text(action: int) -> str:
    """The text of an action id that is no ``order``."""
    verb = VERB_OF[action]
    if verb == "load":
        return f"load {LYING_TEXT[action - LOAD]}"
    if verb in ("draw", "return"):
        return f"{verb} {HELD_TEXT[action - (DRAW if verb == 'draw' else RETURN)]}"
    if verb == "give":
        return f"give {HELD_TEXT[(action - GIVE) // SEATS]} {(action - GIVE) % SEATS}"
    if verb == "lift":
        return f"lift {(action - LIFT) // MOST_ABOARD} {(action - LIFT) % MOST_ABOARD}"
    if verb in ("take", "keep"):
        return verb
    return f"{verb} {action - {'flee': FLEE, 'peek': PEEK, 'swap': SWAP, 'noah': NOAH}[verb]}"


ACTION_TEXT = tuple(
    "" if VERB_OF[action] == "order" else _text(action) for action in range(ACTIONS)
)
"""The text of each action id; empty for ``order``, whose text depends on how the cards lie."""
ACTION_ID = {text: action for action, text in enumerate(ACTION_TEXT) if text}


def print_action(action: int, top: Sequence[int] = ()) -> str:
    """The text of an action id.

    Args:
        action: 0 to 342.
        top: the held kinds of the stock's top cards, top first; read for an ``order`` alone.
    """
    if text := ACTION_TEXT[action]:
        return text
    seen = top[:ORDERED]
    order = ORDERS[action - ORDER].tolist()
    return " ".join(["order", *(HELD_TEXT[seen[card]] for card in order[: len(seen)])])


def _number(word: str, name: str, end: int) -> int:
    if (
        len(word) <= 2
        and word.isascii()
        and word.isdigit()
        and str(int(word)) == word
        and int(word) < end
    ):
        return int(word)
    raise MalformedError(f"{shown(word)} is no {name}: write a number from 0 to {end - 1}.")


def _seat(word: str) -> int:
    return _number(word, "seat", SEATS)


def _dock(word: str) -> int:
    return _number(word, "dock", DOCKS)


def _position(word: str) -> int:
    return _number(word, "position", MOST_ABOARD)


_ARGUMENTS: dict[str, tuple[tuple[str, Callable[[str], int]], ...]] = {
    "load": (("CARD", parse_lying),),
    "take": (),
    "flee": (("SEAT", _seat),),
    "peek": (("SEAT", _seat),),
    "swap": (("SEAT", _seat),),
    "draw": (("CARD", parse_held),),
    "return": (("CARD", parse_held),),
    "noah": (("DOCK", _dock),),
    "give": (("CARD", parse_held), ("SEAT", _seat)),
    "lift": (("DOCK", _dock), ("POSITION", _position)),
    "keep": (),
}
_FIRST = {verb: first for verb, first, _ in BLOCKS}
_STRIDE = {"give": SEATS, "lift": MOST_ABOARD}


def parse_action(text: str) -> ParsedAction:
    """What ``text`` says, whether or not it is legal anywhere.

    Raises:
        MalformedError: it is no action of the notation.
    """
    verb, *words = text.split(" ")
    if verb == "order":
        if not 1 <= len(words) <= ORDERED:
            raise MalformedError(
                f"{shown(text)} is no action: write 'order' and one to three cards, top first."
            )
        return ParsedAction(verb, None, tuple(parse_held(word) for word in words))
    if verb not in _ARGUMENTS:
        raise MalformedError(
            f"{shown(text)} is no action: it begins with one of {', '.join(VERBS)}."
        )
    arguments = _ARGUMENTS[verb]
    if len(words) != len(arguments):
        usage = " ".join([verb, *(name for name, _ in arguments)])
        raise MalformedError(f"{shown(text)} is no action: write '{usage}'.")
    offset = 0
    for word, (_, parse) in zip(words, arguments, strict=True):
        offset = offset * _STRIDE.get(verb, 0) + parse(word)
    return ParsedAction(verb, _FIRST[verb] + offset)
