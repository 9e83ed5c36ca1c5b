"""A game with chance laid open: the deal card by card, the lion's draw as an outcome, and what every seat has noticed.

This is what ``noah.envs.spiel`` is made of; it needs no extra.
"""

import struct
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from noah.core.actions import (
    ACTIONS,
    DOCKS,
    DRAW,
    GIVE,
    LIFT,
    NOAH,
    ORDER,
    PEEK,
    RETURN,
    SEATS,
    SWAP,
)
from noah.core.cards import DECKS, HELD_KINDS, HELD_SNAIL, KIND_HELD, KIND_TEARS
from noah.core.deal import deal as apply_deal
from noah.core.knowledge import forget, observe
from noah.core.layout import (
    DEAL,
    DEALING,
    DRAWING,
    FERRIES,
    FIRST_RESERVE,
    HAND,
    KNOWLEDGE,
    NOT_IN_PLAY,
    OBSERVERS,
    ORDERING,
    OVER,
    Ints,
    States,
)
from noah.core.rules import apply
from noah.core.turns import first_seat_at
from noah.envs.games import before_deal
from noah.envs.teaching import Teaching, lay_out
from noah.game.position import legal_ids, winners
from noah.notation.actions import ACTION_TEXT
from noah.notation.cards import HELD_TEXT, LYING_TEXT
from noah.notation.options import Options

SNAIL_MALE, SNAIL_FEMALE = HELD_SNAIL, HELD_SNAIL + 1
OUTCOMES = SNAIL_FEMALE + 1
"""Chance's outcomes: a seat, a dock, a place in the order of ferries, or a card as its kind."""

HIDDEN_DRAW = ACTIONS
HIDDEN_RETURN = HIDDEN_DRAW + 1
HIDDEN_GIFT = HIDDEN_RETURN + 1
HIDDEN_ORDER = HIDDEN_GIFT + SEATS
CARD = HIDDEN_ORDER + 1
ON_DOCK = CARD + HELD_KINDS
STARTS = ON_DOCK + OUTCOMES
NOAH_AT = STARTS + 1
ROOMMATES_AT = NOAH_AT + DOCKS
LAID_OPEN = ROOMMATES_AT + DOCKS + 2
EVENTS = LAID_OPEN + 1
"""Codes of what a seat notices: an action's number where it sees all of it, else one of these."""
NEXT_OF_RESERVE, DEEPER = DOCKS, DOCKS + 1
_ROW = struct.Struct("<BH")
ROW_TYPE = np.dtype([("seat", "u1"), ("event", "<u2")])
"""One thing noticed: 1 + the seat that it is about, 1 + its code."""
DEAL_ROWS = 3 + DOCKS + HAND
SPARE_ROWS = 128
"""A game is broken off between two actions, so the last one may go this far beyond the length agreed."""


def _words() -> tuple[str, ...]:
    """The text of each code."""
    ferries = ["in play at dock " + str(dock) for dock in range(DOCKS)]
    return (
        *(text or f"order {number - ORDER}" for number, text in enumerate(ACTION_TEXT)),
        "draw ?",
        "return ?",
        *(f"give ? {seat}" for seat in range(SEATS)),
        "order ?",
        *(f"has {card}" for card in HELD_TEXT),
        *(f"lies {LYING_TEXT[kind]}" for kind in range(OUTCOMES)),
        "starts",
        *(f"Noah at {dock}" for dock in range(DOCKS)),
        *(f"roommates {where}" for where in (*ferries, "next", "deeper")),
        "round over",
    )


WORDS = _words()


@dataclass(frozen=True)
class Agreement:
    """What is agreed before a game, and never changes.

    Attributes:
        options: what is played.
        length: a game whose course is longer is broken off. Counted is what can be noticed: each action, each card
            dealt to a hand, shown by a giraffe or laid open.
        teaching: a tiny deck instead of the game's own; None for the whole game.
    """

    options: Options
    length: int
    teaching: Teaching | None = None

    def __deepcopy__(self, memo: dict[int, Any]) -> "Agreement":
        return self


@dataclass
class Course:
    """What happened in the present round, so that it can be played again: ``noah.envs.worlds`` does."""

    outcomes: list[int] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)

    def copy(self) -> "Course":
        """Another one that goes on by itself."""
        return Course(self.outcomes.copy(), self.actions.copy())


class Explicit:
    """One game, moved by actions and by chance's outcomes alike.

    Attributes:
        agreed: what was agreed.
        states: the true state, shape (1,), dtype STATE.
        knowledge: what each observer can know of hands, shape (6,), dtype KNOWLEDGE.
        course: the present round.
        past: all outcomes and actions of the rounds before.
        texts: what each seat has noticed, as text.
        rows: the same as bytes of ROW_TYPE.
        length: how long the game has become.
        dealt: the true state as the present round began, shape (1,).
    """

    def __init__(self, agreed: Agreement) -> None:
        """Begin before the first deal."""
        players = agreed.options.players
        self.agreed = agreed
        self.states: States = before_deal(agreed.options)
        self.knowledge = np.zeros(OBSERVERS, KNOWLEDGE)
        self.course = Course()
        self.past: tuple[int, ...] = ()
        self.texts = [""] * players
        self.rows = [b""] * players
        self.length = 0
        self.dealt = self.states

    def __deepcopy__(self, memo: dict[int, Any]) -> "Explicit":
        return self.copy()

    def copy(self) -> "Explicit":
        """Another game that stands as this one does."""
        other = Explicit.__new__(Explicit)
        other.agreed = self.agreed
        other.states = self.states.copy()
        other.knowledge = self.knowledge.copy()
        other.course = self.course.copy()
        other.past = self.past
        other.texts = self.texts.copy()
        other.rows = self.rows.copy()
        other.length = self.length
        other.dealt = self.dealt
        return other

    @property
    def phase(self) -> int:
        """The phase as the core numbers it."""
        return int(self.states["phase"][0])

    @property
    def over(self) -> bool:
        """Whether nothing follows: the game is over, or broken off."""
        phase = self.phase
        return phase == OVER or (
            self.length >= self.agreed.length and phase not in {DEALING, DRAWING}
        )

    @property
    def broken_off(self) -> bool:
        """Whether the game ended by its length."""
        return self.over and self.phase != OVER

    @property
    def chance_moves(self) -> bool:
        """Whether chance is to move."""
        return self.phase in {DEALING, DRAWING}

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
        return int(self.states["turn"][0])

    def legal(self) -> list[int]:
        """The legal actions, ascending; none where chance moves or nothing follows."""
        return [] if self.over or self.chance_moves else legal_ids(self.states, 0)

    def outcomes(self) -> list[tuple[int, float]]:
        """Chance's outcomes and their odds."""
        if self.phase == DRAWING:
            hand = self.states["hands"][0, int(self.states["target"][0])]
            return _odds(hand)
        return self._deal_outcomes()

    def steps(self) -> list[str]:
        """What chance decides before a round, in order."""
        options, first = self.agreed.options, not self.past
        if self.agreed.teaching is not None:
            return ["card"] * self.agreed.teaching.dealt
        opening = ["starter", "noah"] if first else []
        if options.players == 1:
            return ["noah", *["card"] * int(DECKS[options.deck].sum())]
        ferry = ["roommates"] if options.roommates else []
        return [*opening, *ferry, *["dock"] * DOCKS, *["card"] * (HAND * options.players)]

    def next_step(self) -> str:
        """What chance decides next in a deal: ``starter``, ``noah``, ``roommates``, ``dock`` or ``card``."""
        return self.steps()[len(self.course.outcomes)]

    def _deal_outcomes(self) -> list[tuple[int, float]]:
        steps = self.steps()
        step = self.next_step()
        whole = {"starter": self.agreed.options.players, "noah": DOCKS, "roommates": FERRIES}
        if step in whole:
            return [(outcome, 1 / whole[step]) for outcome in range(whole[step])]
        left = self._left(steps)
        odds = _odds(left)
        if step == "card" or not left[HELD_SNAIL]:
            return odds
        # A snail that begins aboard gets a sex at random.
        half = odds[-1][1] / 2
        return [*odds[:-1], (SNAIL_MALE, half), (SNAIL_FEMALE, half)]

    def _left(self, steps: list[str]) -> "np.ndarray[Any, np.dtype[np.int64]]":
        """How many cards of each held kind are not dealt yet."""
        teaching = self.agreed.teaching
        deck = DECKS[self.agreed.options.deck] if teaching is None else teaching.deck
        left = deck.copy()
        for step, outcome in zip(steps, self.course.outcomes, strict=False):
            if step in {"card", "dock"}:
                left[KIND_HELD[outcome]] -= 1
        return left

    def play(self, action: int) -> None:
        """Play a legal action, or an outcome of chance; unchecked."""
        if self.phase == DEALING:
            self.course.outcomes.append(action)
            if len(self.course.outcomes) == len(self.steps()):
                self._deal()
        else:
            self._act(DRAW + action if self.phase == DRAWING else action)

    def undealt(self) -> list[int]:
        """The held kinds that are not dealt in this round."""
        return np.repeat(np.arange(HELD_KINDS), self._left(self.steps())).tolist()

    def _deal(self) -> None:
        """All is drawn: the round begins."""
        steps, outcomes = self.steps(), self.course.outcomes
        if self.agreed.teaching is not None:
            lay_out(self.states, self.agreed.teaching, outcomes)
        else:
            by_step: dict[str, list[int]] = {}
            for step, outcome in zip(steps, outcomes, strict=True):
                by_step.setdefault(step, []).append(outcome)
            deals = np.zeros(1, DEAL)
            first = "starter" in by_step
            deals["starter"] = (
                by_step.get("starter", [0])[0] if first else first_seat_at(self.states, 0)
            )
            deals["noah"] = by_step.get("noah", [int(self.states["noah"][0])])[0]
            deals["roommates"] = by_step.get("roommates", [NOT_IN_PLAY])[0]
            rest = self.undealt()
            cards = [*by_step.get("dock", ()), *by_step["card"], *rest]
            deals["cards"][0, : len(cards)] = cards
            apply_deal(self.states, 0, deals, 0)
        forget(self.knowledge)
        self.dealt = self.states.copy()
        self._notice_deal()

    def _notice_deal(self) -> None:
        """Everybody sees who starts, Noah and the docks; each seat its hand."""
        state = self.states[0]
        players = self.agreed.options.players
        self._notice_all(int(state.turn), STARTS)
        self._notice_all(0, NOAH_AT + int(state.noah))
        place = int(state.roommates)
        if place != NOT_IN_PLAY:
            self._notice_all(0, ROOMMATES_AT + self.shown_place(place))
        for dock in range(DOCKS):
            for kind in state.aboard[dock, : int(state.height[dock])].tolist():
                self._notice_all(dock, ON_DOCK + kind)
        for seat in range(players):
            self._notice_hand(seat, seat)
        self.length += DEAL_ROWS

    def shown_place(self, place: int) -> int:
        """Where the roommates ferry is, as everybody may know."""
        if place < FIRST_RESERVE:
            return place
        return NEXT_OF_RESERVE if place == FERRIES - int(self.states["reserve"][0]) else DEEPER

    def _act(self, action: int) -> None:
        """Play an action or a draw, and let every seat notice what it may."""
        state = self.states[0]
        turn, target = int(state.turn), int(state.target)
        before = int(state.departures), int(state.hand_n[0])
        for seat in range(self.agreed.options.players):
            self._notice(seat, turn, _face(action, turn, target, seat))
        self.length += 1
        if PEEK <= action < SWAP:
            self._notice_hand(turn, action - PEEK)
            self.length += int(state.hand_n[action - PEEK])
        held = state.hands[0].copy()
        self.course.actions.append(action)
        observe(self.knowledge, self.states, 0, action)
        apply(self.states, 0, action)
        self._notice_after(before, held)

    def _notice_after(self, before: tuple[int, int], held: Any) -> None:
        """What comes to light by itself: the reserve's next ferry, a lone player's cards, the end of a round."""
        state = self.states[0]
        if self.agreed.options.players == 1:
            gained = np.maximum(state.hands[0].astype(np.int64) - held, 0)
            for kind in np.repeat(np.arange(HELD_KINDS), gained).tolist():
                self._notice(0, 0, CARD + kind)
                self.length += 1
            if int(state.phase) == ORDERING:
                top = int(state.stock_n)
                for kind in state.stock[max(0, top - 3) : top][::-1].tolist():
                    self._notice(0, 0, CARD + kind)
                    self.length += 1
        elif int(state.departures) > before[0] and int(state.phase) != OVER:
            place = int(state.roommates)
            if place != NOT_IN_PLAY and self.shown_place(place) == NEXT_OF_RESERVE:
                self._notice_all(0, ROOMMATES_AT + NEXT_OF_RESERVE)
                self.length += 1
        if int(state.phase) in {DEALING, OVER}:
            self._end_round()

    def _end_round(self) -> None:
        """All hands are laid open, and the round becomes past."""
        players = self.agreed.options.players
        self._notice_all(0, LAID_OPEN)
        for owner in range(players):
            for seat in range(players):
                self._notice_hand(seat, owner)
            self.length += int(self.states["hand_n"][0, owner])
        self.length += 1
        if self.phase == DEALING:
            drawn = iter(self.course.actions)
            played = [action - DRAW if DRAW <= action < RETURN else action for action in drawn]
            self.past = (*self.past, *self.course.outcomes, *played)
            self.course = Course()

    def _notice_all(self, about: int, event: int) -> None:
        for seat in range(self.agreed.options.players):
            self._notice(seat, about, event)

    def _notice_hand(self, seat: int, owner: int) -> None:
        hand = self.states["hands"][0, owner].tolist()
        for kind, copies in enumerate(hand):
            for _ in range(copies):
                self._notice(seat, owner, CARD + kind)

    def _notice(self, seat: int, about: int, event: int) -> None:
        self.texts[seat] += f"; {about} {WORDS[event]}"
        self.rows[seat] += _ROW.pack(about + 1, event + 1)

    def penalties(self) -> list[int]:
        """The penalty points by seat; where a game was broken off, with the tears in every hand."""
        players = self.agreed.options.players
        scores: Ints = self.states["scores"][0, :players].astype(np.int64)
        if self.broken_off:
            scores = scores + self.states["hands"][0, :players] @ KIND_TEARS[:HELD_KINDS]
        return scores.tolist()  # type: ignore[no-any-return]  # a list of int

    def winners(self) -> tuple[int, ...]:
        """The seats that won; a lone game that was broken off is lost."""
        if not self.broken_off:
            return winners(self.states, 0)
        if self.agreed.options.players == 1:
            return ()
        points = self.penalties()
        return tuple(seat for seat, mine in enumerate(points) if mine == min(points))


def _odds(copies: Any) -> list[tuple[int, float]]:
    """Each kind with how likely it is drawn."""
    total = int(copies.sum())
    return [(kind, n / total) for kind, n in enumerate(copies.tolist()) if n]


def _face(action: int, turn: int, target: int, seat: int) -> int:
    """What ``seat`` notices of an action: its number, or a code that hides the card."""
    if DRAW <= action < NOAH:
        if seat in {turn, target}:
            return action
        return HIDDEN_DRAW if action < RETURN else HIDDEN_RETURN
    if GIVE <= action < ORDER:
        taker = (action - GIVE) % SEATS
        return action if seat in {turn, taker} else HIDDEN_GIFT + taker
    if ORDER <= action < LIFT and seat != turn:
        return HIDDEN_ORDER
    return action
