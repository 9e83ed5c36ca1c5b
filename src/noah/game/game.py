"""A game of Noah: the true state, chance, and the record of everything that happened."""

import random
import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Self

import numpy as np

from noah.core.actions import DRAW
from noah.core.deal import deal as apply_deal
from noah.core.deal import new_states
from noah.core.knowledge import forget, observe
from noah.core.layout import (
    DEALING,
    DRAWING,
    KNOWLEDGE,
    NONE,
    OBSERVERS,
    OFFSET,
    OVER,
    PHASES,
    STATE,
    WATCHER,
    Knowledges,
    States,
)
from noah.core.rules import apply
from noah.core.turns import first_seat_at
from noah.core.view import view as apply_view
from noah.game.arguments import check_generator, check_rounds, check_seat, is_whole
from noah.game.dealing import Deal, checked, packed, random_deal
from noah.game.errors import (
    FinishedError,
    IllegalActionError,
    NotYourTurnError,
    StaleError,
    UnfinishedError,
)
from noah.game.faults import refuse_impossible
from noah.game.position import hand_cards, legal_actions, position, winners
from noah.game.reasons import Reason, legal_id
from noah.game.sights import Sights
from noah.game.values import Action, Card
from noah.game.view import View
from noah.notation.actions import print_action
from noah.notation.cards import shown
from noah.notation.errors import MalformedError, RecordError
from noah.notation.options import Options
from noah.notation.record import FORMAT, Record, RoundRecord

_PHASE = OFFSET["phase"]
_TURN = OFFSET["turn"]
CHANCE = -1
"""``Game.to_move`` when a deal or a draw comes next and the caller is to say how it falls."""


@dataclass(frozen=True, slots=True)
class RoundResult:
    """How a round ended; everybody may know it.

    Attributes:
        round: its number, from 1.
        hands: the cards left in each hand.
        tears: what each seat is charged for them.
        scores: the penalty points after the round.
    """

    round: int
    hands: tuple[tuple[Card, ...], ...]
    tears: tuple[int, ...]
    scores: tuple[int, ...]


class Game:
    """One game, from the first deal to the last.

    >>> import noah
    >>> game = noah.Game(players=3, seed=7)
    >>> game.to_move, game.phase, game.legal[0]
    (2, 'load', Action('load giraffe:f'))
    >>> game.play("load giraffe:f")
    >>> game.phase, game.legal
    ('peek', (Action('peek 0'), Action('peek 1')))

    Chance moves by itself, by a generator that is passed in or made from ``seed``: deals at the start of a round,
    the lion's draw. Who wants to say how chance falls makes the game by ``from_options(options, None)``.

    Attributes:
        options: what was agreed.
        seed: what the generator was made from; None when it was passed in.
        results: how each finished round ended; empty for the game alone.
    """

    def __init__(
        self,
        players: int = 2,
        *,
        ending: str = "rounds",
        frog: bool = False,
        crocodile: bool = False,
        roommates: bool = False,
        solo: str | None = None,
        seed: int | None = None,
        rng: random.Random | None = None,
    ) -> None:
        """Agree on the options and deal the first round.

        Args:
            players: 1 to 5.
            ending: ``rounds`` (three rounds) or ``reach26``.
            frog: play with frogs instead of snails.
            crocodile: play with crocodiles instead of donkeys.
            roommates: one of the ferries takes no species twice.
            solo: alone, the deck: ``beginner`` (as None), ``advanced`` or ``expert``.
            seed: makes the generator; without it, a new one each time, kept in ``Game.seed``.
            rng: a generator to use instead; ``seed`` must then be left out.

        Raises:
            MalformedError: the rules do not allow these options together, or an argument is of the wrong kind.
        """
        options = Options(players, ending, frog, crocodile, roommates, solo)
        if rng is not None and seed is not None:
            raise MalformedError("Give a game a seed or a generator, not both.")
        if seed is not None and not is_whole(seed):
            raise MalformedError(f"A seed is a whole number, not {shown(seed)}.")
        self.seed = seed
        if rng is None:
            self.seed = secrets.randbits(64) if seed is None else seed
            rng = random.Random(self.seed)  # noqa: S311  # to be repeated, not to be secret
        self._begin(options, rng)

    def _begin(self, options: Options, rng: random.Random | None) -> None:
        if not isinstance(options, Options):
            raise MalformedError(f"The options are a noah.Options, not {shown(options)}.")
        check_generator(rng)
        self.options = options
        self.results: list[RoundResult] = []
        self._rng = rng
        self._rounds: list[RoundRecord] = []
        self._decided = Sights()
        self._from_the_start = True
        self._hold(new_states(1, options.players, ending=options.ending_code))
        self._states["deck"] = options.deck
        self._knowledge: Knowledges = np.zeros(OBSERVERS, KNOWLEDGE)
        # Whether somebody else holds these arrays too.
        self._shared = False
        self._let_chance_move()

    def __repr__(self) -> str:
        who = {None: "over", CHANCE: "chance moves"}.get(self.to_move, f"seat {self.to_move} moves")
        return f"<Game of {self.options.players}: round {self.round}, {self.phase}, {who}>"

    @classmethod
    def from_options(cls, options: Options, rng: random.Random | None) -> Self:
        """A game whose options are agreed.

        Args:
            options: what was agreed.
            rng: moves for chance. With None ``to_move`` is CHANCE when a deal or a draw comes next, and the
                caller says by ``deal`` or ``play("draw CARD")`` how it falls.

        Raises:
            MalformedError: an argument is of the wrong kind.
        """
        game = cls.__new__(cls)
        game.seed = None
        game._begin(options, rng)
        return game

    @classmethod
    def from_rounds(
        cls, options: Options, rounds: Iterable[RoundRecord], rng: random.Random | None
    ) -> Self:
        """The game that went as ``rounds`` say, so far; it goes on with ``rng``.

        Raises:
            NoahError: the rules do not allow what they say.
        """
        check_generator(rng)
        game = cls.from_options(options, None)
        for played in check_rounds(rounds):
            game.deal(Deal(played.starter, played.noah, tuple(played.ferries), tuple(played.deck)))
            for action in played.actions:
                game.play(action)
        game._rng = rng
        game._let_chance_move()
        return game

    @classmethod
    def from_state(cls, options: Options, states: States, rng: random.Random | None = None) -> Self:
        """The game that stands as ``states[0]`` says; it goes on with ``rng``, as ``from_options`` takes it.

        How it came to stand so is not known: it has no record, its plies and results count from here, and nobody
        remembers anything of other hands.

        Args:
            options: what was agreed.
            states: a true state in the middle of a game, shape (1,), dtype STATE; copied.
            rng: moves for chance, or None.

        Raises:
            MalformedError: the position is impossible, or not one of these options.
        """
        check_generator(rng)
        refuse_impossible(options, states)
        state = states[0]
        game = cls.__new__(cls)
        game.seed = None
        game._begin(options, None)
        game._states[:] = states[:1]
        game._rounds.append(RoundRecord(int(state.turn), int(state.noah), [], [], []))
        game._from_the_start = False
        game._rng = rng
        game._let_chance_move()
        return game

    def copy(self) -> Self:
        """Another game that stands as this one does; what is played in one does not happen in the other.

        Chance of both is moved by one and the same generator, where there is one.
        """
        game = type(self).__new__(type(self))
        self._shared = True
        game.__dict__.update(self.__dict__)
        game.results = list(self.results)
        game._rounds = list(self._rounds)
        game._decided = self._decided.copy()
        if game._rounds:
            last = game._rounds[-1]
            game._rounds[-1] = RoundRecord(
                last.starter, last.noah, last.ferries, last.deck, [*last.actions]
            )
        return game

    def snapshot(self) -> tuple[States, Knowledges]:
        """The true state, shape (1,), and what each observer knows, shape (6,), as they are now. Not for players.

        The game does not change these arrays any more; nor may the caller.
        """
        self._shared = True
        return self._states, self._knowledge

    def _hold(self, states: States) -> None:
        """Go on with a copy of ``states``, whose bytes are read far faster than its fields."""
        self._raw = bytearray(states.tobytes())
        self._states: States = np.ndarray(1, STATE, self._raw)

    def _unshare(self) -> None:
        """Leave the arrays that others hold as they are: what is played next is written to copies."""
        if self._shared:
            self._hold(self._states)
            self._knowledge = duplicate(self._knowledge)
            self._shared = False

    @property
    def phase(self) -> str:
        """Which decision or draw comes next (docs/record.md, "Actions"), or ``deal`` or ``over``."""
        return PHASES[self._raw[_PHASE]]

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self._raw[_PHASE] == OVER

    @property
    def to_move(self) -> int | None:
        """The seat that decides next; CHANCE for a deal or draw that the caller decides; None when over."""
        phase = self._raw[_PHASE]
        if phase == OVER:
            return None
        return CHANCE if phase in {DEALING, DRAWING} else self._raw[_TURN]

    @property
    def ply(self) -> int:
        """How many actions and draws were played so far, in all rounds: the number of this position."""
        return sum(len(played.actions) for played in self._rounds)

    @property
    def round(self) -> int:
        """The present round's number, from 1; 0 before the first deal."""
        return int(self._states["round_n"][0])

    @property
    def departures(self) -> int:
        """How many ferries have left in this round."""
        return self._raw[OFFSET["departures"]]

    @property
    def target(self) -> int | None:
        """The opponent whom a giraffe looks at or a lion swaps with; None outside such a power."""
        target = self._raw[OFFSET["target"]]
        return None if target == NONE else target

    @property
    def scores(self) -> tuple[int, ...]:
        """Penalty points by seat."""
        return tuple(self._states["scores"][0, : self.options.players].tolist())

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won, more than one on a tie, none when lost alone; empty before the end."""
        return winners(self._states, 0) if self.over else ()

    @property
    def legal(self) -> tuple[Action, ...]:
        """What may be played now, in the order of the action ids; where the caller draws, the outcomes."""
        return legal_actions(self._states, 0)

    def view(self, seat: int | None) -> View:
        """What ``seat`` may know; with None what somebody may know who watches.

        Raises:
            MalformedError: there is no such seat.
        """
        if seat is not None:
            check_seat(seat, self.options.players)
        observer = WATCHER if seat is None else seat
        masked = np.zeros(1, STATE)
        apply_view(self._states, 0, observer, masked, 0)
        known = duplicate(self._knowledge[observer : observer + 1])
        plies = len(self._rounds[-1].actions) if self._rounds else 0
        decides = observer == self.to_move and self.options.players > 1
        repeated = self._decided.count(self._raw) if decides else 0
        return View(self.options, seat, masked, known, plies, repeated)

    def play(self, action: str, *, seat: int | None = None, ply: int | None = None) -> None:
        """Play one action, checked; then chance moves until a seat has to decide.

        Args:
            action: a text of the notation, or an Action.
            seat: who plays it; refused when another seat is to act. None does not ask.
            ply: the ``Game.ply`` at which it was decided; refused when the game has gone on. None does not ask.

        Raises:
            MalformedError: ``action`` is not of the notation, ``seat`` no seat or ``ply`` no whole number.
            StaleError: the game has gone on since ``ply``.
            FinishedError: the game is over.
            NotYourTurnError: ``seat`` is not to act.
            IllegalActionError: the rules do not allow it now.
        """
        wanted = Action(action)
        if seat is not None:
            check_seat(seat, self.options.players)
        if ply is not None and not is_whole(ply):
            raise MalformedError(f"A ply is a whole number, not {shown(ply)}.")
        self._check_turn(seat, ply)
        number = legal_id(self._states, 0, wanted)
        if isinstance(number, Reason):
            raise IllegalActionError(wanted, number)
        self._unshare()
        observe(self._knowledge, self._states, 0, number)
        # Alone no position comes again: each turn uses up a card.
        if self._raw[_PHASE] != DRAWING and self.options.players > 1:
            self._decided.add(self._raw)
        apply(self._states, 0, number)
        self._rounds[-1].actions.append(str(wanted))
        self._end_round()
        self._let_chance_move()

    def _check_turn(self, seat: int | None, ply: int | None) -> None:
        """Refuse an action that comes too late, or from a seat that is not to act."""
        if ply is not None and ply != self.ply:
            raise StaleError(
                f"The game has gone on: this was decided at ply {shown(ply)}, and it is at {self.ply}."
            )
        if self.over:
            raise FinishedError("The game is over: nothing can be played any more.")
        if seat is not None and seat != self.to_move:
            who = "chance" if self.to_move == CHANCE else f"seat {self.to_move}"
            raise NotYourTurnError(f"It is not seat {seat} that acts now, but {who}.")

    def deal(self, deal: Deal) -> None:
        """Start the next round as ``deal`` says, where the caller moves for chance.

        Raises:
            NotYourTurnError: no deal comes next.
            MalformedError: ``deal`` is no Deal.
            RecordError: the deal does not fit the options, or not the rounds before.
        """
        self._check_phase("deal")
        played = checked(deal, self.options)
        if self._rounds:
            fixed = self._next_start()
            if (deal.starter, deal.noah) != fixed:
                seat, dock = fixed
                raise RecordError(
                    "deal", f"seat {seat} begins this round, and Noah stays at dock {dock}."
                )
        self._unshare()
        apply_deal(self._states, 0, packed(played, self.options), 0)
        forget(self._knowledge)
        self._decided = Sights()
        self._rounds.append(played)

    def _check_phase(self, wanted: str) -> None:
        """Refuse what chance does at another time."""
        if self.phase != wanted:
            raise NotYourTurnError(
                f"No {wanted} comes next: the game is in the phase '{self.phase}'."
            )

    def _next_start(self) -> tuple[int, int]:
        """Who begins the next round, and where Noah stands then, as the rules have it after a first round."""
        return first_seat_at(self._states, 0), int(self._states["noah"][0])

    def _let_chance_move(self) -> None:
        """Deal and draw until a seat has to decide, where the game has a generator."""
        if self._rng is None:
            return
        while self.to_move == CHANCE:
            if self.phase == "deal":
                self.deal(self.random_deal(self._rng))
            else:
                self.play(self.random_draw(self._rng))

    def random_deal(self, rng: random.Random) -> Deal:
        """How the next deal may fall.

        Raises:
            NotYourTurnError: no deal comes next.
        """
        check_generator(rng, needed=True)
        self._check_phase("deal")
        dealt = random_deal(self.options, rng)
        if not self._rounds:
            return dealt
        starter, noah = self._next_start()
        return Deal(starter, noah, dealt.ferries, dealt.deck)

    def random_draw(self, rng: random.Random) -> Action:
        """How the lion's draw may fall.

        Raises:
            NotYourTurnError: no draw comes next.
        """
        check_generator(rng, needed=True)
        self._check_phase("draw")
        hand = self._states["hands"][0, int(self._states["target"][0])].tolist()
        kinds = [kind for kind, n in enumerate(hand) for _ in range(n)]
        return Action(print_action(DRAW + rng.choice(kinds)))

    def _end_round(self) -> None:
        """Keep how the round ended, if it did."""
        if self._raw[_PHASE] not in {DEALING, OVER} or self.options.players == 1:
            return
        hands = tuple(
            hand_cards(counts.tobytes())
            for counts in self._states["hands"][0, : self.options.players]
        )
        tears = tuple(sum(card.tears for card in hand) for hand in hands)
        self.results.append(RoundResult(self.round, hands, tears, self.scores))

    def position(self) -> dict[str, Any]:
        """The true position as docs/record.md's ``states`` hold it: with all hands, so not for players."""
        return position(self._states, 0)

    @property
    def rounds(self) -> list[RoundRecord]:
        """All deals, decisions and draws so far, as copies: what ``from_rounds`` takes. Not for players.

        Raises:
            RecordError: the game began from a position.
        """
        if not self._from_the_start:
            raise RecordError(
                "",
                "this game began from a position: what came before is not known, so it has no record.",
            )
        return [_copied(played) for played in self._rounds]

    def record(self, *, states: bool = False) -> Record:
        """The finished game as ``noah-record/1``.

        Args:
            states: whether to store every position too.

        Raises:
            UnfinishedError: the game is still running.
            RecordError: the game began from a position.
        """
        if not self.over:
            raise UnfinishedError("The game is still running: it has a record when it is over.")
        rounds = self.rounds
        if states:
            _add_states(self.options, rounds)
        return Record(
            FORMAT,
            self.options.players,
            self.options.to_json(),
            rounds,
            list(self.scores),
            list(self.winners),
        )


def _copied(played: RoundRecord) -> RoundRecord:
    """A copy of a round as it was played so far."""
    return RoundRecord(
        played.starter, played.noah, [*played.ferries], [*played.deck], [*played.actions]
    )


def duplicate(records: States) -> States:
    """A copy of a contiguous array of records.

    NumPy's ``copy`` goes field by field, and gives the interpreter's lock away on the way.
    """
    return np.ndarray(records.shape, records.dtype, bytearray(records.tobytes()))


def _add_states(options: Options, rounds: list[RoundRecord]) -> None:
    """Fill in ``states`` by playing the rounds again."""
    game = Game.from_options(options, None)
    for played in rounds:
        played.states = []
        game.deal(Deal(played.starter, played.noah, tuple(played.ferries), tuple(played.deck)))
        for action in played.actions:
            played.states.append(game.position())
            game.play(action)
