"""Twin games: two games that differ only in cards an observer does not see have to look alike to him, ply by ply.

Of the second game only that is asked which the observer sees happen in the first: where a card moves unseen, any
card may move. So everything that he is told is compared along the way: views, knowledge, legal actions, reasons
and previews. A single way in which hidden cards reach him, at whatever moment, makes the twins differ.
"""

from typing import Any

import numpy as np

from noah.core.actions import DRAW, GIVE, NOAH, ORDER, PEEK, RETURN, SEATS, SWAP
from noah.core.chance import below
from noah.core.knowledge import observe
from noah.core.layout import DEALING, DRAWING, OVER, STATE, WATCHER, Knowledges, State, States
from noah.core.resample import resample
from noah.core.rules import apply
from noah.core.view import view
from noah.game.position import legal_ids
from noah.game.view import View
from noah.notation.options import Options
from noah.testing.failure import fail
from noah.testing.random_game import RandomGame
from noah.testing.secrecy import name_of


def seen_of(state: State, action: int, observer: int) -> int:
    """What ``observer`` sees of ``action``: the action itself, or the first one that looks the same to him."""
    two = (int(state.turn), int(state.target))
    if DRAW <= action < NOAH:
        return action if observer in two else (DRAW if action < RETURN else RETURN)
    if GIVE <= action < ORDER:
        seat = (action - GIVE) % SEATS
        return action if observer in {two[0], seat} else GIVE + seat
    if ORDER <= action < ORDER + 6:
        return action if observer == two[0] else ORDER
    return action


class Twins:
    """A game and, beside it, another one that looks the same to one observer.

    Attributes:
        game: the game that leads.
        observer: a seat, or WATCHER.
        twin: the other game's true state, shape (1,); without meaning between rounds.
        knowledge: what everybody can know in the other game; only the observer's is compared.
    """

    def __init__(self, options: Options, observer: int, seed: Any) -> None:
        """Deal the first round; arguments as for ``RandomGame``."""
        self.game = RandomGame(options, seed)
        self.observer = observer
        self.twin: States = np.zeros(1, STATE)
        self.knowledge: Knowledges = self.game.knowledge.copy()
        self.part()

    def part(self) -> None:
        """Deal what the observer does not see anew; between rounds, deal the next round first."""
        if not self.game.in_round:
            self.game.step()
        if self.game.over:
            return
        views = np.zeros(1, STATE)
        view(self.game.states, 0, self.observer, views, 0)
        resample(
            views, 0, self.observer, self.game.knowledge, self.observer, self.game.rng, self.twin, 0
        )
        self.knowledge = self.game.knowledge.copy()

    def step(self) -> None:
        """One ply of both games; where the twin cannot follow, or the round is over, the twins part and begin anew."""
        state, twin = self.game.states[0], self.twin[0]
        action, departures = self.game.choose(), int(state.departures)
        seen = seen_of(state, action, self.observer)
        alike = [
            other
            for other in legal_ids(self.twin, 0)
            if seen_of(twin, other, self.observer) == seen
        ]
        shown = self.observer
        if PEEK <= action < SWAP and int(state.turn) == self.observer:
            shown = action - PEEK
        self.game.play(action)
        if alike:
            other = alike[int(below(self.game.rng, len(alike)))]
            observe(self.knowledge, self.twin, 0, other)
            apply(self.twin, 0, other)
            if self.game.options.players > 1 and self._ended(twin) != self._ended(state):
                self._fail("the end of the round")
        if not alike or self._told_apart(shown, int(state.departures) > departures):
            self.part()

    @staticmethod
    def _ended(state: State) -> bool:
        return int(state.phase) in {DEALING, OVER}

    def _told_apart(self, shown: int, departed: bool) -> bool:
        """Whether the observer has learned by right what tells the twins apart, as a lone giraffe's look does.

        Args:
            shown: whose hand he saw: his own, which a card off the stock may have joined, or what a giraffe showed.
            departed: whether a ferry left, which shows whether the reserve's next one is the roommates.
        """
        state, twin = self.game.states[0], self.twin[0]
        if self._ended(state) or self._ended(twin):
            return True
        if departed and int(state.roommates) != int(twin.roommates):
            return True
        if self.game.options.players == 1 and self.observer != WATCHER:
            top = slice(int(state.stock_n) - int(state.known), int(state.stock_n))
            if not np.array_equal(state.stock[top], twin.stock[top]):
                return True
        return shown != WATCHER and not np.array_equal(state.hands[shown], twin.hands[shown])

    def assert_alike(self) -> None:
        """The observer is told the same in both games."""
        a, b = (
            self._told(self.game.states, self.game.knowledge),
            self._told(self.twin, self.knowledge),
        )
        if a.state.tobytes() != b.state.tobytes():
            self._fail(
                [name for name in STATE.names or () if (a.state[name] != b.state[name]).any()]
            )
        for what in ("knowledge", "legal_ids", "legal", "must_take_back", "reasons", "previews"):
            ours, theirs = getattr(a, what), getattr(b, what)
            if not np.array_equal(ours, theirs) if what == "knowledge" else ours != theirs:
                self._fail(what)
        states = self.game.states
        acts = self.observer == int(states[0].turn) and int(states[0].phase) != DRAWING
        if a.legal_ids != (tuple(legal_ids(states, 0)) if acts else ()):
            fail(states, 0, f"The view tells {name_of(self.observer)} other legal actions.")

    def _told(self, states: States, knowledge: Knowledges) -> View:
        masked = np.zeros(1, STATE)
        view(states, 0, self.observer, masked, 0)
        seat = None if self.observer == WATCHER else self.observer
        known = knowledge[self.observer : self.observer + 1].copy()
        return View(self.game.options, seat, masked, known, len(self.game.actions))

    def _fail(self, what: Any) -> None:
        fail(
            self.game.states,
            0,
            f"Games that differ only in cards hidden from {name_of(self.observer)} differ to him in {what}.",
        )


def assert_twins_look_alike(options: Options, observer: int, seed: Any, plies: int) -> None:
    """Play a game and its twins for ``plies`` plies, or to the end; they always look the same to ``observer``."""
    twins = Twins(options, observer, seed)
    for _ in range(plies):
        if twins.game.over:
            break
        twins.assert_alike()
        twins.step()
