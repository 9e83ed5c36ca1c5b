"""Cards named in words, put into their places: what the scene language stands on."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from noah.core.actions import DOCKS, MOST_ABOARD
from noah.core.cards import CARRIES, DECKS, KIND_HELD
from noah.core.deal import new_states
from noah.core.ferries import add_card, put_aboard
from noah.core.layout import FERRIES, HAND, LOADING, RESERVE, States
from noah.notation.cards import HELD_TEXT, parse_held, parse_lying
from noah.notation.errors import MalformedError
from noah.notation.options import Options

OTHERS = "..."
"""The word that stands for cards not named."""


class Cards:
    """The cards of a deck that have no place in the scene yet."""

    def __init__(self, options: Options) -> None:
        self._left = Counter(dict(enumerate(DECKS[options.deck].tolist())))

    def take(self, where: str, words: Sequence[str]) -> list[int]:
        """The held kinds of the cards named, which are no longer left."""
        return [self._take_one(where, parse_held(word)) for word in words]

    def take_lying(self, where: str, words: Sequence[str]) -> list[int]:
        """The lying kinds of the cards named, which are no longer left."""
        kinds = [parse_lying(word) for word in words]
        for kind in kinds:
            self._take_one(where, int(KIND_HELD[kind]))
        return kinds

    def _take_one(self, where: str, held: int) -> int:
        if not self._left[held]:
            raise MalformedError(f"There is no {HELD_TEXT[held]} left in this deck for {where}.")
        self._left[held] -= 1
        return held

    def others(self, most: int | None = None) -> Iterator[int]:
        """Up to ``most`` of the cards left, in the order of their kinds, which are no longer left."""
        return (self._take_one("", held) for held in islice(sorted(self._left.elements()), most))


def words_of(text: str) -> tuple[list[str], bool]:
    """The cards that a text names, and whether ``...`` ends it."""
    words = text.split()
    and_others = words[-1:] == [OTHERS]
    return words[: len(words) - and_others], and_others


def within(name: str, value: int, least: int, most: int) -> int:
    """``value``, refused with ``name`` when it is not from ``least`` to ``most``."""
    if not least <= value <= most:
        raise MalformedError(f"{name} is {least} to {most}, not {value}.")
    return value


def at_most(name: str, values: Sequence[Any], most: int) -> Sequence[Any]:
    """``values``, refused with ``name`` when there are more than ``most``."""
    if len(values) > most:
        raise MalformedError(f"{len(values)} {name} are given, and there are {most}.")
    return values


def empty_scene(
    options: Options, noah: int, departures: int, docks: Sequence[str | None]
) -> States:
    """A state at the start of a turn with empty ferries and hands, shape (1,)."""
    states = new_states(1, options.players, ending=options.ending_code)
    state = states[0]
    state.deck = options.deck
    state.phase = LOADING
    state.round_n = 1
    state.noah = within("noah", noah, 0, DOCKS - 1)
    missing = [
        dock for dock, animals in enumerate(at_most("docks", docks, DOCKS)) if animals is None
    ]
    state.departures = within("departures", departures, 0, FERRIES)
    state.reserve = within(
        "What is left of the reserve", RESERVE - departures + len(missing), 0, RESERVE
    )
    state.carries = CARRIES
    state.carries[missing] = 0
    return states


def moor(states: States, docks: Sequence[str | None], left: Cards) -> None:
    """Lay the animals on the ferries."""
    for dock, animals in enumerate(docks):
        words = (animals or "").split()
        if len(words) > MOST_ABOARD:
            raise MalformedError(f"No ferry carries more than {MOST_ABOARD} animals.")
        for kind in left.take_lying(f"dock {dock}", words):
            put_aboard(states[0], dock, kind)


def hold(states: States, hands: Sequence[str], left: Cards) -> None:
    """Give each seat the cards named, then by turns the others that ``...`` stands for."""
    filled = []
    for seat, text in enumerate(hands):
        words, and_others = words_of(text)
        if and_others:
            filled.append(seat)
        for held in left.take(f"the hand of seat {seat}", words):
            add_card(states[0], seat, held)
    for _ in range(HAND):
        for seat in filled:
            if int(states[0].hand_n[seat]) < HAND:
                for held in left.others(1):
                    add_card(states[0], seat, held)


def stack(states: States, cards: Sequence[int] | Iterator[int]) -> None:
    """Put cards under the stock, the first of them on top."""
    state = states[0]
    under = [*cards][::-1]
    above = state.stock[: int(state.stock_n)].tolist()
    state.stock[: len(under) + len(above)] = under + above
    state.stock_n = len(under) + len(above)
