"""What one seat, or somebody who watches, may know of a game. Players get this and nothing else."""

from collections import Counter
from functools import cached_property

from noah.core.actions import DOCKS, TAKE
from noah.core.cards import HELD_KINDS
from noah.core.layout import (
    FERRIES,
    FLEEING,
    HIDDEN,
    NONE,
    PHASES,
    WATCHER,
    Knowledges,
    States,
)
from noah.game.arguments import check_seat
from noah.game.ferries import Ferry, ferry_at
from noah.game.position import actions_of, hand_cards, legal_ids_for
from noah.game.preview import Preview, previews
from noah.game.reasons import Reason, hand_reasons
from noah.game.values import HELD_CARDS, Action, Card
from noah.notation.cards import LYING_TEXT
from noah.notation.options import Options


class View:
    """A position as one observer may see it, with what he can still know of other hands.

    Attributes:
        options: the options of the game.
        seat: the observer's seat; None for a watcher.
        state: the masked state, shape (1,), dtype STATE, for compiled players; hidden fields are marked as
            ``noah.core.view`` says.
        knowledge: the observer's bounds, shape (1,), dtype KNOWLEDGE.
        plies: how many actions and draws were played in this round.
        repeated: how often the observer, who is to decide, has decided in this round already when everything that he
            sees was as it is now; 0 for who does not act and alone.
    """

    def __init__(
        self,
        options: Options,
        seat: int | None,
        state: States,
        knowledge: Knowledges,
        plies: int,
        repeated: int = 0,
    ) -> None:
        """Wrap a masked state; ``noah.Game.view`` makes it."""
        self.options = options
        self.seat = seat
        self.state = state
        self.knowledge = knowledge
        self.plies = plies
        self.repeated = repeated

    def __repr__(self) -> str:
        return f"<View of seat {self.seat}: round {self.round}, {self.phase}, turn of seat {self.turn}>"

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.options.players

    @property
    def round(self) -> int:
        """The round's number, from 1."""
        return int(self.state["round_n"][0])

    @property
    def phase(self) -> str:
        """Which decision or draw comes next: ``load``, ``noah``, ``give`` … or ``over``."""
        return PHASES[int(self.state["phase"][0])]

    @property
    def turn(self) -> int:
        """The seat whose turn it is; in ``over`` the one that played last."""
        return int(self.state["turn"][0])

    @property
    def acts(self) -> bool:
        """Whether the observer has a decision to make now."""
        return bool(self.legal_ids)

    @cached_property
    def legal_ids(self) -> tuple[int, ...]:
        """The ids of the legal actions (docs/actions.md), ascending; empty for who does not act."""
        return tuple(legal_ids_for(self.state, 0, WATCHER if self.seat is None else self.seat))

    @cached_property
    def legal(self) -> tuple[Action, ...]:
        """The legal actions, in the order of ``legal_ids``; empty for who does not act."""
        return actions_of(self.state, 0, self.legal_ids)

    @property
    def noah(self) -> int:
        """The dock where Noah stands."""
        return int(self.state["noah"][0])

    @cached_property
    def ferries(self) -> tuple[Ferry | None, ...]:
        """The ferry at each of the five docks; None where none lies."""
        return tuple(ferry_at(self.state, 0, dock) for dock in range(DOCKS))

    @property
    def reserve(self) -> int:
        """Ferries in the reserve, 0 to 3."""
        return int(self.state["reserve"][0])

    @property
    def next_roommates(self) -> bool | None:
        """Whether the reserve's next ferry is the roommates; None when the reserve is empty."""
        if not self.reserve:
            return None
        return int(self.state["roommates"][0]) == FERRIES - self.reserve

    @property
    def departures(self) -> int:
        """How many ferries left in this round."""
        return int(self.state["departures"][0])

    @property
    def scores(self) -> tuple[int, ...]:
        """Penalty points by seat."""
        return tuple(self.state["scores"][0, : self.players].tolist())

    @cached_property
    def hand(self) -> tuple[Card, ...]:
        """The observer's own cards, sorted as strings; empty for a watcher."""
        if self.seat is None:
            return ()
        return self._open_hand(self.seat)

    @cached_property
    def hands(self) -> tuple[tuple[Card, ...] | int, ...]:
        """By seat: the cards of a hand that lies open to the observer, of every other one their number."""
        return tuple(
            int(self.state["hand_n"][0, seat])
            if int(self.state["hands"][0, seat, 0]) == HIDDEN
            else self._open_hand(seat)
            for seat in range(self.players)
        )

    def _open_hand(self, seat: int) -> tuple[Card, ...]:
        return hand_cards(self.state["hands"][0, seat].tobytes())

    @property
    def owed(self) -> int:
        """Cards that the seat to act must still give in this ``give``."""
        return int(self.state["owed"][0])

    @property
    def target(self) -> int | None:
        """The opponent chosen by a giraffe or lion in this turn."""
        target = int(self.state["target"][0])
        return None if target == NONE else target

    @property
    def pending(self) -> Card | None:
        """The crocodile that waits, in the phase ``flee``, for the first animal to flee."""
        waits = int(self.state["phase"][0]) == FLEEING
        return Card(LYING_TEXT[int(self.state["loaded"][0])]) if waits else None

    @property
    def stock(self) -> int:
        """Cards in the stock; with two players and more, the unseen rest."""
        return int(self.state["stock_n"][0])

    @cached_property
    def stock_top(self) -> tuple[Card, ...]:
        """The top cards of the stock that the observer has seen, top first."""
        kinds = reversed(self.state["stock"][0, : self.stock].tolist())
        return tuple(HELD_CARDS[kind] for kind in kinds if kind != HIDDEN)

    @cached_property
    def must_take_back(self) -> bool:
        """Whether the observer acts and no card of his can be loaded."""
        return self.legal_ids == (TAKE,)

    @cached_property
    def reasons(self) -> dict[Card, Reason]:
        """Why cards of one's hand cannot be loaded; empty for who does not act and outside ``load``."""
        return hand_reasons(self.state, 0) if self.acts else {}

    @cached_property
    def previews(self) -> dict[Action, Preview]:
        """What each legal ``load`` would lead to; empty for who does not act and outside ``load``."""
        return previews(self.state, 0) if self.acts else {}

    def known(self, seat: int) -> Counter[Card]:
        """The cards that the hand of ``seat`` holds for certain, as far as the observer can know.

        Raises:
            MalformedError: there is no such seat.
        """
        check_seat(seat, self.players)
        bounds = self.knowledge[0].bounds[seat].tolist()
        return Counter(
            {HELD_CARDS[kind]: bounds[kind] for kind in range(HELD_KINDS) if bounds[kind]}
        )
