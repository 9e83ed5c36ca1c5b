"""Other courses of the present round in which one seat notices just what it did: worlds to search in.

Cards are followed one by one through the round. Those that the seat has not seen are dealt anew among the places
where they lie and went, so that every hidden draw, return and gift moves another card. One thing more binds them:
whoever took a ferry back could load none of the cards in his hand.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field

from noah.core.actions import (
    DOCKS,
    DRAW,
    FLEE,
    GIVE,
    KEEP,
    LIFT,
    MOST_ABOARD,
    NOAH,
    ORDER,
    ORDERED,
    ORDERS,
    PEEK,
    RETURN,
    SEATS,
    SWAP,
    TAKE,
)
from noah.core.bits import wide
from noah.core.cards import HELD_KINDS, KIND_HELD
from noah.core.ferries import load_mask
from noah.core.kernel import brief_kernel
from noah.core.layout import FERRIES, FIRST_RESERVE, FLEEING, NOT_IN_PLAY, ORDERING, States
from noah.core.rules import apply
from noah.envs.explicit import DEEPER, Explicit

_ANY = (1 << HELD_KINDS) - 1
_SWAPS = 40
"""Exchanges tried for each unseen card, so that every assignment is about as likely as any other."""


@brief_kernel
def _could_load(states: States, i: int) -> int:
    """The lying kinds that the ferry at Noah's dock would take from a hand that holds every card, as bits.

    ``states[i].held`` of the seat to act is overwritten.
    """
    s = states[i]
    s.held[wide(s.turn)] = (1 << HELD_KINDS) - 1
    return load_mask(s)


@dataclass
class _Cards:
    """Where each card of the deal is, by its place in the deal.

    Attributes:
        kinds: what each is, as held kinds.
        allowed: for each the held kinds that it can be, as bits.
        seen: those that the observer has seen.
        moved: for each action so far the card that it moved unseen by some; None for others.
    """

    observer: int
    rng: random.Random
    kinds: list[int]
    docks: list[list[int]]
    hands: list[list[int]]
    stock: list[int]
    allowed: list[int]
    seen: set[int]
    moved: list[int | None] = field(default_factory=list)
    waiting: int | None = None
    dock: int = 0

    def find(self, seat: int, kind: int) -> int:
        """A card of ``kind`` in the hand of ``seat``; of several, any."""
        return self.rng.choice([card for card in self.hands[seat] if self.kinds[card] == kind])

    def follow(self, states: States, action: int) -> None:
        """Move the cards as ``action`` does, and apply it to ``states[0]``."""
        state = states[0]
        turn, target = int(state.turn), int(state.target)
        departures, moved = int(state.departures), None
        if action < TAKE:
            self._load(turn, action, int(state.noah))
        elif action == TAKE:
            self._take(states, turn, int(state.noah))
        elif action < PEEK:
            self._flee(action - FLEE)
        elif action < SWAP and turn == self.observer:
            self.seen.update(self.hands[action - PEEK])
        elif DRAW <= action < RETURN:
            moved = self._pass(target, turn, action - DRAW)
        elif RETURN <= action < NOAH:
            moved = self._pass(turn, target, action - RETURN)
        elif GIVE <= action < ORDER:
            moved = self._pass(turn, (action - GIVE) % SEATS, (action - GIVE) // SEATS)
        elif ORDER <= action < LIFT:
            self._order(action - ORDER)
        elif LIFT <= action < KEEP:
            place = (action - LIFT) % MOST_ABOARD
            self.stock.insert(0, self.docks[(action - LIFT) // MOST_ABOARD].pop(place))
        self.moved.append(moved)
        apply(states, 0, action)
        self._settle(states, departures)

    def _load(self, turn: int, kind: int, dock: int) -> None:
        card = self.find(turn, int(KIND_HELD[kind]))
        self.hands[turn].remove(card)
        self.seen.add(card)
        self.waiting, self.dock = card, dock

    def _take(self, states: States, turn: int, dock: int) -> None:
        work = states.copy()
        mask = _could_load(work, 0)
        loadable = 0
        for kind, held in enumerate(KIND_HELD.tolist()):
            if mask >> kind & 1:
                loadable |= 1 << held
        for card in self.hands[turn]:
            self.allowed[card] &= ~loadable
        self.hands[turn] += self.docks[dock]
        self.docks[dock] = []

    def _flee(self, seat: int) -> None:
        self.hands[seat].append(self.docks[self.dock].pop(0))

    def _pass(self, giver: int, taker: int, kind: int) -> int:
        card = self.find(giver, kind)
        self.hands[giver].remove(card)
        self.hands[taker].append(card)
        if self.observer in {giver, taker}:
            self.seen.add(card)
        return card

    def _order(self, order: int) -> None:
        top = self.stock[:ORDERED]
        self.stock[: len(top)] = [
            top[place] for place in ORDERS[order].tolist() if place < len(top)
        ]

    def _settle(self, states: States, departures: int) -> None:
        """What follows by itself: the loaded animal lies down, a ferry leaves, a lone player draws."""
        state = states[0]
        if self.waiting is not None and int(state.phase) != FLEEING:
            self.docks[self.dock].append(self.waiting)
            self.waiting = None
        if int(state.departures) > departures:
            self.docks[self.dock] = []
        if len(self.hands) == 1:
            drawn = int(state.hand_n[0]) - len(self.hands[0])
            gone = len(self.stock) - int(state.stock_n)
            taken = self.stock[gone - drawn : gone] if drawn > 0 else []
            del self.stock[:gone]
            self.hands[0] += taken
            self.seen.update(taken)
            if int(state.phase) == ORDERING:
                self.seen.update(self.stock[:ORDERED])


def _dealt(game: Explicit, observer: int, rng: random.Random) -> tuple[_Cards, States, int]:
    """The cards as they were dealt, the state then, and where the cards begin among chance's outcomes."""
    outcomes = game.course.outcomes
    steps = game.steps()
    first = next(n for n, step in enumerate(steps) if step in {"dock", "card"})
    docks = steps.count("dock")
    players = game.agreed.options.players
    kinds = [int(KIND_HELD[outcome]) for outcome in outcomes[first:]]
    each = (len(kinds) - docks) // players if players > 1 else 2
    hands = [[*range(docks + seat * each, docks + (seat + 1) * each)] for seat in range(players)]
    in_play = docks + players * each
    rest = [*range(in_play, len(kinds))]
    lying = [[dock] if dock < docks else [] for dock in range(DOCKS)]
    if game.agreed.teaching is not None:
        # Its ferries begin with animals that everybody sees; they stand after the dealt cards.
        for dock, aboard in enumerate(game.agreed.teaching.aboard):
            lying[dock] = [*range(len(kinds), len(kinds) + len(aboard))]
            kinds += [int(KIND_HELD[kind]) for kind in aboard]
    visible = {card for ferry in lying for card in ferry} | {*hands[observer]}
    unseen_rest = game.undealt() if players > 1 else []
    kinds += unseen_rest
    cards = _Cards(observer, rng, kinds, lying, hands, rest, [_ANY] * len(kinds), visible)
    return cards, game.dealt.copy(), first


def another_world(game: Explicit, observer: int, rng: random.Random) -> list[int]:
    """All outcomes and actions of a game that looks the same to ``observer``, from the first deal on.

    Rounds that are over stay as they were.

    Args:
        game: in the middle of a round.
        observer: a seat.
        rng: decides which of all such games.
    """
    cards, states, first = _dealt(game, observer, rng)
    for action in game.course.actions:
        cards.follow(states, action)
    unseen = [card for card in range(len(cards.kinds)) if card not in cards.seen]
    kinds = _assigned(
        [cards.kinds[card] for card in unseen], [cards.allowed[c] for c in unseen], rng
    )
    new = list(cards.kinds)
    for card, kind in zip(unseen, kinds, strict=True):
        new[card] = kind
    outcomes = list(game.course.outcomes)
    for card in unseen:
        if first + card < len(outcomes):
            outcomes[first + card] = new[card]
    if game.agreed.options.roommates:
        outcomes[first - 1] = _ferry_place(game, outcomes[first - 1], rng)
    actions = [
        action if moved is None else _renamed(action, new[moved])
        for action, moved in zip(game.course.actions, cards.moved, strict=True)
    ]
    return [*game.past, *outcomes, *(a - DRAW if DRAW <= a < RETURN else a for a in actions)]


def _renamed(action: int, kind: int) -> int:
    """An action that moves a card unseen, with another card."""
    if action < RETURN:
        return DRAW + kind
    if action < NOAH:
        return RETURN + kind
    return GIVE + SEATS * kind + (action - GIVE) % SEATS


def _ferry_place(game: Explicit, place: int, rng: random.Random) -> int:
    """A place of the roommates ferry that nobody could tell from the true one."""
    now = int(game.states["roommates"][0])
    if now == NOT_IN_PLAY or now < FIRST_RESERVE or game.shown_place(now) != DEEPER:
        return place
    return rng.randrange(FERRIES - int(game.states["reserve"][0]) + 1, FERRIES)


def _assigned(kinds: Sequence[int], allowed: Sequence[int], rng: random.Random) -> list[int]:
    """``kinds`` dealt at random among places, each of which takes only what ``allowed`` has as bits.

    A first assignment is found by augmenting paths, which never fail since the true one exists; then kinds change
    places at random.
    """
    n = len(kinds)
    shuffled = rng.sample(kinds, n)
    holder: list[int | None] = [None] * n

    def place(spot: int, tried: set[int]) -> bool:
        for card in order:
            if card in tried or not allowed[spot] >> shuffled[card] & 1:
                continue
            tried.add(card)
            other = holder[card]
            if other is None or place(other, tried):
                holder[card] = spot
                return True
        return False

    for spot in rng.sample(range(n), n):
        order = rng.sample(range(n), n)
        place(spot, set())
    result = [0] * n
    for card, taken in enumerate(holder):
        assert taken is not None  # noqa: S101  # an invariant: the true assignment is one
        result[taken] = shuffled[card]
    for _ in range(_SWAPS * n):
        a, b = rng.randrange(n), rng.randrange(n)
        if allowed[a] >> result[b] & 1 and allowed[b] >> result[a] & 1:
            result[a], result[b] = result[b], result[a]
    return result
