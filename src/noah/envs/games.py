"""``Games``: many games of the same options in arrays, on which the environments are built. Needs no extra."""

from typing import Any

import numpy as np
import numpy.typing as npt

from noah.core.actions import ACTIONS, SEATS
from noah.core.batch import deal_space
from noah.core.chance import generators
from noah.core.deal import new_states
from noah.core.layout import KNOWLEDGE, STATE, States
from noah.core.view import view as apply_view
from noah.envs.observation import OBSERVATION, SIZE, Mask, Observation, Records, encode, records
from noah.envs.stepping import NO_GAME, TEARS, WIN, begin, first_illegal, first_masked, look, play
from noah.game.position import winners
from noah.game.reasons import reason_for
from noah.game.view import View
from noah.notation.actions import ACTION_TEXT
from noah.notation.cards import shown
from noah.notation.errors import MalformedError, NoahError
from noah.notation.options import Options

REWARDS = {"tears": TEARS, "win": WIN}
WORST = {"tears": -255.0, "win": -1.0}
"""What ends a game by an illegal action costs: as much as any game can."""
SEAT_TO_ACT = -1
Rows = npt.NDArray[np.int64]


class IllegalChoiceError(NoahError):
    """An action that the mask does not allow was handed to an environment."""


def before_deal(options: Options) -> States:
    """A game with these options before its first deal, shape (1,), dtype STATE."""
    states = new_states(1, options.players, ending=options.ending_code)
    states["deck"] = options.deck
    return states


def reward_kind(options: Options, rewards: str | None) -> str:
    """Which rewards are meant: ``tears`` or ``win``; None is ``tears``, and alone ``win``.

    Raises:
        MalformedError: there are no such rewards, or they do not fit the options.
    """
    alone = options.players == 1
    kind = ("win" if alone else "tears") if rewards is None else rewards
    if not isinstance(kind, str) or kind not in REWARDS:
        raise MalformedError(f"Rewards are 'tears' or 'win', not {shown(rewards)}.")
    if alone and kind == "tears":
        raise MalformedError("Alone nobody counts tears: the rewards are 'win', or leave them out.")
    return kind


class Games:
    """Games that are stepped together.

    Attributes:
        options: what is played.
        states: the true states, shape (n,), dtype STATE: not for players.
        knowledges: what each seat knows of other hands, shape (n, 5), dtype KNOWLEDGE.
        rewards: what each seat earned since it was last set to 0, shape (n, 5), float32.
        over: whether each game is over, shape (n,).
        plies: actions and draws in the present round of each game, shape (n,).
        all_rows: the index of every game, shape (n,).
    """

    def __init__(self, n: int, options: Options, rewards: str) -> None:
        """Hold ``n`` games; ``reset`` begins them.

        Args:
            n: how many, at least one.
            options: what is played.
            rewards: ``tears`` or ``win``.
        """
        if not isinstance(n, int) or isinstance(n, bool) or n < 1:
            raise MalformedError(f"There is at least one game, not {shown(n)}.")
        self.options = options
        self.states: States = np.zeros(n, STATE)
        self.knowledges = np.zeros((n, SEATS), KNOWLEDGE)
        self.rewards = np.zeros((n, SEATS), np.float32)
        self.over = np.zeros(n, np.bool_)
        self.all_rows: Rows = np.arange(n)
        self.plies = np.zeros(n, np.int64)
        self._kind = REWARDS[rewards]
        self._first = before_deal(options)
        self._rngs = generators(0, n)
        self._deals = deal_space()
        self._work: States = np.zeros(1, STATE)
        self._unseen: Records = np.empty(0, OBSERVATION)
        self._unmasked: npt.NDArray[np.int8] = np.empty((0, ACTIONS), np.int8)
        self._action: Rows = np.zeros(1, np.int64)
        self._to_act = np.full(n, SEAT_TO_ACT)

    def __len__(self) -> int:
        return len(self.states)

    @property
    def turns(self) -> npt.NDArray[np.uint8]:
        """The seat whose turn it is in each game, shape (n,); a view into ``states``."""
        return self.states["turn"]

    def reset(self, seed: Any) -> None:
        """Begin every game anew; the same seed gives the same games.

        Args:
            seed: what ``numpy.random.SeedSequence`` takes.
        """
        self._rngs[:] = generators(seed, len(self))
        self.begin(self.all_rows)

    def begin(self, rows: Rows) -> None:
        """Begin some games anew, by their own generators."""
        self.over[rows] = False
        self.rewards[rows] = 0
        begin(
            self.states, self.knowledges, self.plies, rows, self._first, self.options.roommates,
            self._rngs, self._deals,
        )  # fmt: skip

    def play(self, rows: Rows, actions: npt.NDArray[Any]) -> None:
        """Play an action in each of some games, none of them over; rewards are added to ``rewards``.

        Raises:
            IllegalChoiceError: one of the actions is not legal; nothing was played then.
            MalformedError: these are no actions.
        """
        self._check(actions, rows.shape)
        wrong = first_illegal(self.states, rows, actions)
        if wrong == NO_GAME:
            wrong = self._step(rows, actions, self._unseen, self._unmasked, looks=False)
        if wrong != NO_GAME:
            raise IllegalChoiceError(self._refusal(int(rows[wrong]), int(actions[wrong])))

    def play_and_look(
        self,
        actions: npt.NDArray[Any],
        observations: npt.NDArray[np.uint8],
        masks: npt.NDArray[np.int8],
    ) -> None:
        """``play`` an action in every game, and ``look`` as the seat whose turn it is then.

        Args:
            actions: shape (n,).
            observations: shape (n, SIZE), written to.
            masks: shape (n, 343), as ``look`` wrote them last; written to.

        Raises:
            IllegalChoiceError: one of the actions is not legal; nothing was played then.
            MalformedError: these are no actions.
        """
        self._check(actions, self.all_rows.shape)
        wrong = first_masked(masks, actions)
        if wrong == NO_GAME:
            # Whatever somebody has written to the masks, no game is played by an illegal action.
            wrong = self._step(self.all_rows, actions, records(observations), masks, looks=True)
        if wrong != NO_GAME:
            raise IllegalChoiceError(self._refusal(wrong, int(actions[wrong])))

    def _step(
        self,
        rows: Rows,
        actions: npt.NDArray[Any],
        observations: Records,
        masks: npt.NDArray[np.int8],
        *,
        looks: bool,
    ) -> int:
        return play(
            self.states, self.knowledges, self.plies, rows, actions, self.options.roommates,
            self._rngs, self._deals, self._kind, self.rewards, self.over, looks, self._work,
            observations, masks,
        )  # fmt: skip

    @staticmethod
    def _check(actions: npt.NDArray[Any], shape: tuple[int, ...]) -> None:
        if actions.shape != shape or actions.dtype.kind not in "iu":
            raise MalformedError(
                f"The actions are whole numbers of shape {shape}, not {actions.dtype} of shape {actions.shape}."
            )

    def _refusal(self, i: int, action: int) -> str:
        if not 0 <= action < ACTIONS:
            return f"In game {i} there is no action {shown(action)}: they are 0 to {ACTIONS - 1}."
        text = ACTION_TEXT[action] or "order"
        reason = reason_for(self.states, i, action)
        return f"In game {i} action {action} ('{text}') is not legal: {reason} Choose by the mask."

    def play_one(self, action: int) -> None:
        """Play an action in the first game, the only one.

        Raises:
            IllegalChoiceError: it is not legal; nothing was played then.
        """
        if not 0 <= action < ACTIONS:
            raise IllegalChoiceError(self._refusal(0, action))
        self._action[0] = action
        self.play(self.all_rows, self._action)

    def look(
        self,
        rows: Rows,
        observations: npt.NDArray[np.uint8],
        masks: npt.NDArray[np.int8],
        seats: Rows | None = None,
    ) -> None:
        """Write what a seat of each of some games observes, and which actions are legal for it.

        Args:
            rows: which games, shape (m,).
            observations: shape (m, SIZE), written to.
            masks: shape (m, 343), written to.
            seats: who looks, shape (m,); None is the seat whose turn it is.
        """
        who = self._to_act[: len(rows)] if seats is None else seats
        look(
            self.states, self.knowledges, rows, who, self.options.roommates, self._work,
            records(observations), masks,
        )  # fmt: skip

    def observe(self, i: int, seat: int) -> tuple[Observation, Mask]:
        """What ``seat`` observes in game ``i``, in new arrays: shapes (SIZE,) and (343,)."""
        observation, mask = np.empty((1, SIZE), np.uint8), np.empty((1, ACTIONS), np.int8)
        self.look(self.all_rows[i : i + 1], observation, mask, np.array([seat]))
        return observation[0], mask[0]

    def everything(self, i: int) -> Observation:
        """Game ``i`` as seat 0 would observe it if all cards lay open. Not for players.

        Returns:
            Shape (SIZE,), uint8.
        """
        observation, mask = np.empty((1, SIZE), np.uint8), np.empty((1, ACTIONS), np.int8)
        encode(
            self.states,
            i,
            0,
            self.knowledges[i],
            0,
            self.options.roommates,
            records(observation),
            mask,
        )
        seen: Observation = observation[0]
        return seen

    def view(self, i: int, seat: int) -> View:
        """What ``seat`` may know of game ``i``."""
        masked: States = np.zeros(1, STATE)
        apply_view(self.states, i, seat, masked, 0)
        known = self.knowledges[i, seat : seat + 1].copy()
        return View(self.options, seat, masked, known, int(self.plies[i]))

    def winners(self, i: int) -> tuple[int, ...]:
        """The seats that won game ``i``, which is over."""
        return winners(self.states, i)


class OneGame(Games):
    """A single game, stepped as fast as calls from Python can be: what the seat to act sees is always at hand."""

    def __init__(self, options: Options, rewards: str) -> None:
        """Hold the game; arguments as for ``Games``."""
        super().__init__(1, options, rewards)
        self._observation: npt.NDArray[np.uint8] = np.empty((1, SIZE), np.uint8)
        self._mask: npt.NDArray[np.int8] = np.empty((1, ACTIONS), np.int8)

    def reset(self, seed: Any) -> None:
        """Begin the game anew; the same seed gives the same game."""
        super().reset(seed)
        self.look(self.all_rows, self._observation, self._mask)

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
        return int(self.turns.item(0))

    def seen(self) -> tuple[Observation, Mask]:
        """What the seat to act sees, in new arrays: shapes (SIZE,) and (343,)."""
        return self._observation[0].copy(), self._mask[0].copy()

    def move(self, action: int) -> bool:
        """Play an action; False, and nothing is played, where it is not legal."""
        if not 0 <= action < ACTIONS or not self._mask.item(action):
            return False
        self._action[0] = action
        self.play_and_look(self._action, self._observation, self._mask)
        return True

    def earned(self) -> list[float]:
        """What each of five seats has earned since this was asked last."""
        earned: list[float] = self.rewards[0].tolist()
        if any(earned):
            self.rewards.fill(0)
        return earned
