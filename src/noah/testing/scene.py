"""A tiny language for the scenes of rule tests: say what lies where, play, and look.

>>> from noah.testing.scene import scene
>>> s = scene(
...     players=3,
...     crocodile=True,
...     docks=["cat:m bear:f", "", "lion:m"],
...     hands=["crocodile:m elephant:f", "..."],
... )
>>> s.legal
['load crocodile:m']
>>> s.play("load crocodile:m", "flee 1", "noah 2").docks
['bear:f crocodile:m', '', 'lion:m', '', '']
>>> s.turn, s.hand(0)
(1, 'elephant:f')

Cards are written as docs/record.md writes them, a space between two, first loaded first. ``...`` in a hand stands for
any other cards, up to eight in all; in a stock for all other cards. A scene begins where a turn begins, and nobody
knows anything of other hands. How it came about is not asked, but what can never be is refused: cards beyond the
deck, a broken sequence, a ferry too heavy, an empty hand.
"""

import random
from collections.abc import Sequence
from typing import Any, Self

from noah.core.actions import DOCKS
from noah.core.layout import FERRIES, HAND, RESERVE
from noah.game.dealing import Deal
from noah.game.errors import IllegalActionError
from noah.game.ferries import Ferry
from noah.game.game import Game
from noah.game.preview import Preview
from noah.game.reasons import Reason
from noah.game.values import Action
from noah.game.view import View
from noah.notation.cards import HELD_TEXT, LYING_TEXT
from noah.notation.errors import MalformedError
from noah.notation.options import Options
from noah.notation.record import FerryName
from noah.testing.placing import (
    OTHERS,
    Cards,
    at_most,
    empty_scene,
    hold,
    moor,
    stack,
    within,
    words_of,
)


class Scene:
    """A game that stands as a scene says, and what a test asks of it.

    Attributes:
        game: the game itself.
    """

    def __init__(self, game: Game) -> None:
        """Wrap a game; ``scene`` and ``solo_scene`` make one."""
        self.game = game

    def play(self, *actions: str) -> Self:
        """Play the actions one after the other, each checked; draws are stated too (``draw cat:m``).

        Raises:
            NoahError: one of them is refused; those before it are played.
        """
        for action in actions:
            self.game.play(action)
        return self

    def deal(
        self,
        starter: int,
        noah: int,
        *,
        docks: str = OTHERS,
        hands: Sequence[str] = (),
        roommates: int | None = None,
    ) -> Self:
        """Start the next round, for two players and more.

        Args:
            starter: the seat that begins.
            noah: his dock.
            docks: the five animals on docks 0 to 4.
            hands: the eight cards of seats 0, 1 …; hands not given are ``...``.
            roommates: place of the roommates ferry in the order of play, 0 to 7; None without it.

        Raises:
            NoahError: no deal comes next, there are no such cards, or the rules let another seat begin or put Noah
                elsewhere.
        """
        options = self.game.options
        left = Cards(options)
        on_docks = list(at_most("animals on docks", words_of(docks)[0], DOCKS))
        left.take_lying("the docks", on_docks)
        held: list[list[str]] = []
        for seat in range(options.players):
            words = words_of(hands[seat])[0] if seat < len(hands) else []
            left.take(f"the hand of seat {seat}", at_most("cards of a hand", words, HAND))
            held.append(list(words))
        on_docks += [LYING_TEXT[kind] for kind in left.others(DOCKS - len(on_docks))]
        for words in held:
            words += [HELD_TEXT[kind] for kind in left.others(HAND - len(words))]
        rest = [HELD_TEXT[kind] for kind in left.others()]
        deck = [*on_docks, *(card for words in held for card in words), *rest]
        ferries: list[FerryName] = ["plain"] * FERRIES
        if roommates is not None:
            ferries[within("roommates", roommates, 0, FERRIES - 1)] = "roommates"
        self.game.deal(Deal(starter, noah, tuple(ferries), tuple(deck)))
        return self

    def refusal(self, action: str) -> Reason:
        """Why ``action`` is not legal now.

        Raises:
            AssertionError: it is legal.
        """
        if action in self.legal:
            raise AssertionError(f"'{action}' is legal")
        try:
            self.game.play(action)
        except IllegalActionError as error:
            return error.reason
        raise AssertionError(f"'{action}' is not listed and can be played")

    def preview(self, action: str) -> Preview:
        """What the seat to act is told about a legal ``load``."""
        return self.view(self.turn).previews[Action(action)]

    def ferry(self, dock: int) -> Ferry:
        """The ferry at ``dock`` as everybody sees it.

        Raises:
            AssertionError: there is none.
        """
        ferry = self.view().ferries[dock]
        if ferry is None:
            raise AssertionError(f"there is no ferry at dock {dock}")
        return ferry

    @property
    def legal(self) -> list[str]:
        """The legal actions, sorted as strings."""
        return sorted(str(action) for action in self.game.legal)

    @property
    def loadable(self) -> str:
        """The cards that may be loaded, as they will lie, sorted as strings."""
        return " ".join(
            text.removeprefix("load ") for text in self.legal if text.startswith("load ")
        )

    @property
    def docks(self) -> list[str | None]:
        """What lies at each dock, first loaded first; None where there is no ferry."""
        docks = self.position()["docks"]
        return [None if animals is None else " ".join(animals) for animals in docks]

    def hand(self, seat: int) -> str:
        """The cards that ``seat`` holds, sorted as strings."""
        return " ".join(self.position()["hands"][seat])

    @property
    def sizes(self) -> list[int]:
        """How many cards each hand holds."""
        return [len(hand) for hand in self.position()["hands"]]

    @property
    def stock(self) -> str:
        """Alone: the cards of the stock, top first."""
        return " ".join(self.position()["stock"])

    @property
    def phase(self) -> str:
        """Which decision or draw comes next, or ``deal`` or ``over``."""
        return self.game.phase

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
        return int(self.position()["turn"])

    @property
    def noah(self) -> int:
        """Noah's dock."""
        return int(self.position()["noah"])

    @property
    def reserve(self) -> int:
        """Ferries in the reserve."""
        return int(self.position()["reserve"])

    @property
    def departures(self) -> int:
        """How many ferries left in this round."""
        return int(self.position()["departures"])

    @property
    def roommates(self) -> int | None:
        """The dock where the roommates ferry is moored."""
        dock = self.position()["roommates"]
        return None if dock is None else int(dock)

    @property
    def scores(self) -> list[int]:
        """Penalty points by seat."""
        return list(self.game.scores)

    @property
    def winners(self) -> list[int]:
        """The seats that won; none before the end."""
        return list(self.game.winners)

    def view(self, seat: int | None = None) -> View:
        """What ``seat`` may know; with None what somebody may know who watches."""
        return self.game.view(seat)

    def position(self) -> dict[str, Any]:
        """The true position as docs/record.md's ``states`` hold it."""
        return self.game.position()


def scene(
    *,
    players: int = 3,
    docks: Sequence[str] = (),
    hands: Sequence[str] = (),
    noah: int = 0,
    turn: int = 0,
    departures: int = 0,
    scores: Sequence[int] = (),
    round_n: int = 1,
    ending: str = "rounds",
    frog: bool = False,
    crocodile: bool = False,
    roommates: int | None = None,
    rng: random.Random | None = None,
) -> Scene:
    """A scene for two players and more, at the start of a turn. Cards not named are the unseen rest.

    Args:
        players: 2 to 5.
        docks: the animals at docks 0, 1 …; docks not given are empty.
        hands: the cards of seats 0, 1 …; hands not given are ``...``.
        noah: his dock.
        turn: whose turn it is.
        departures: how many ferries left in this round, 0 to 3.
        scores: penalty points; 0 where not given.
        round_n: the round's number, from 1.
        ending: ``rounds`` or ``reach26``.
        frog: play with frogs.
        crocodile: play with crocodiles.
        roommates: place of the roommates ferry: 0 to 4 at that dock, 5 to 7 in the reserve as the ferry that many
            places down the order of play; None without it.
        rng: moves for chance; with None draws and deals are stated.

    Raises:
        MalformedError: such a scene can never be; the message says why.
    """
    options = Options(players, ending, frog, crocodile, roommates is not None)
    if options.players == 1:
        raise MalformedError("A scene for one player is a solo_scene.")
    states = empty_scene(options, noah, departures, docks)
    state = states[0]
    state.turn = within("turn", turn, 0, players - 1)
    state.round_n = within("round_n", round_n, 1, 1000)
    for seat, points in enumerate(at_most("scores", scores, players)):
        state.scores[seat] = within("a score", points, 0, 1000)
    if roommates is not None:
        state.roommates = within("roommates", roommates, 0, FERRIES - 1)
    left = Cards(options)
    moor(states, docks, left)
    texts = [*at_most("hands", hands, players), *[OTHERS] * (players - len(hands))]
    hold(states, texts, left)
    stack(states, left.others())
    return Scene(Game.from_state(options, states, rng))


def solo_scene(
    *,
    hand: str,
    stock: str = OTHERS,
    docks: Sequence[str | None] = (),
    noah: int = 0,
    departures: int | None = None,
    level: str = "beginner",
) -> Scene:
    """A scene of the game alone, at the start of a turn. Cards not named have left.

    Args:
        hand: the cards in the hand.
        stock: the stock's cards, top first; ``...`` at its end stands for all cards not named.
        docks: the animals at docks 0, 1 …, None where there is no ferry; docks not given are empty.
        noah: his dock.
        departures: how many ferries left; None for as few as the docks without a ferry tell.
        level: ``beginner``, ``advanced`` or ``expert``.

    Raises:
        MalformedError: such a scene can never be; the message says why.
    """
    options = Options(1, solo=level)
    if departures is None:
        missing = sum(dock is None for dock in docks)
        departures = RESERVE + missing if missing else 0
    states = empty_scene(options, noah, departures, docks)
    left = Cards(options)
    moor(states, docks, left)
    hold(states, [hand], left)
    words, and_others = words_of(stock)
    stack(states, left.take("the stock", words))
    if and_others:
        stack(states, left.others())
    for held in left.others():
        states[0].gone[held] += 1
    if states[0].gone.any() and not departures:
        raise MalformedError(
            f"Cards are missing, and no ferry has left: end the stock with {OTHERS}, or say how many left."
        )
    return Scene(Game.from_state(options, states))
