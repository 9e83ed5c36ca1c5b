"""Thousands of games at once over the compiled core, as a vector environment of Gymnasium.

>>> import numpy as np
>>> from noah.envs.batch import BatchEnv, sample_actions
>>> envs = BatchEnv(4, players=2)
>>> observations, infos = envs.reset(seed=1)
>>> actions = sample_actions(observations["action_mask"], np.random.default_rng(2))
>>> observations, rewards, terminations, truncations, infos = envs.step(actions)
>>> observations["observation"].shape, observations["action_mask"].shape, rewards.shape
((4, 531), (4, 343), (4,))
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Self, TypeAlias

import numpy as np
import numpy.typing as npt

from noah.core.actions import ACTIONS
from noah.envs.games import Games, Rows, reward_kind
from noah.envs.observation import SIZE
from noah.envs.single import each_opponent
from noah.envs.spaces import action_space, masked_space
from noah.envs.stepping import sample
from noah.notation.cards import shown
from noah.notation.errors import MalformedError, MissingPackageError
from noah.notation.options import Options

try:
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError:
    raise MissingPackageError("This environment", "gymnasium", "envs") from None

Actions: TypeAlias = npt.NDArray[Any]
BatchOpponent: TypeAlias = Callable[
    [npt.NDArray[np.uint8], npt.NDArray[np.int8], np.random.Generator], Actions
]
"""Chooses for many games at once: observations (m, 531) and masks (m, 343) in, m actions out."""


def sample_actions(masks: npt.NDArray[np.int8], rng: np.random.Generator) -> Rows:
    """A random legal action for each row of ``masks``, each as likely as any other; 0 where a row is all zeros.

    Args:
        masks: shape (n, 343), int8.
        rng: advanced.

    Returns:
        Shape (n,), int64.
    """
    actions = np.empty(len(masks), np.int64)
    sample(masks, rng.random(len(masks)), actions)
    return actions


def random_opponent(
    observations: npt.NDArray[np.uint8], masks: npt.NDArray[np.int8], rng: np.random.Generator
) -> Actions:
    """Plays any legal action, each as likely as any other."""
    return sample_actions(masks, rng)


@dataclass(frozen=True, slots=True)
class Buffers:
    """The arrays that ``BatchEnv`` writes to at every step, such as those of a rollout in shared memory.

    Attributes:
        observations: shape (n, 531), uint8.
        masks: shape (n, 343), int8.
        rewards: shape (n,), float32.
        terminations: shape (n,), bool.
    """

    observations: npt.NDArray[np.uint8]
    masks: npt.NDArray[np.int8]
    rewards: npt.NDArray[np.float32]
    terminations: npt.NDArray[np.bool_]

    @classmethod
    def empty(cls, n: int) -> Self:
        """New arrays for ``n`` games."""
        return cls(*(np.empty(shape, kind) for shape, kind in _forms(n).values()))

    def check(self, n: int) -> None:
        """Refuse arrays that do not fit.

        Raises:
            MalformedError: one of them has another shape or type, is read-only or not contiguous.
        """
        for name, (shape, kind) in _forms(n).items():
            array = getattr(self, name)
            if not isinstance(array, np.ndarray) or array.shape != shape or array.dtype != kind:
                raise MalformedError(
                    f"The buffer '{name}' is an array of {np.dtype(kind)}, shape {shape}."
                )
            if not array.flags.c_contiguous or not array.flags.writeable:
                raise MalformedError(f"The buffer '{name}' is contiguous and can be written to.")


def _forms(n: int) -> dict[str, tuple[tuple[int, ...], Any]]:
    """Shape and type of each buffer."""
    return {
        "observations": ((n, SIZE), np.uint8),
        "masks": ((n, ACTIONS), np.int8),
        "rewards": ((n,), np.float32),
        "terminations": ((n,), np.bool_),
    }


class BatchEnv(VectorEnv[dict[str, Any], Actions, npt.NDArray[Any]]):
    """``num_envs`` games in arrays.

    Without opponents every seat is played by the caller: each row is the seat whose turn it is in that game, and
    ``infos["seat"]`` names it. With opponents a row is one seat of its game, and they play all others.

    Observations are ``{"observation": (n, 531), "action_mask": (n, 343)}``. What ``step`` returns are the buffers
    themselves: the next step overwrites them. A game that is over begins anew, as ``autoreset_mode`` says:
    ``SAME_STEP``, in the same step, whose ``infos["final_obs"]`` holds what was seen last in the rows that
    ``infos["_final_obs"]`` marks; ``NEXT_STEP``, in the next step, which ignores its action and rewards nothing.
    ``infos["rewards"]`` holds the rewards of every seat in this step, shape (n, 5).
    """

    def __init__(
        self,
        num_envs: int,
        players: int = 3,
        *,
        ending: str = "rounds",
        frog: bool = False,
        crocodile: bool = False,
        roommates: bool = False,
        solo: str | None = None,
        seat: int | None = None,
        opponents: BatchOpponent | Sequence[BatchOpponent] | None = None,
        rewards: str | None = None,
        autoreset_mode: AutoresetMode = AutoresetMode.SAME_STEP,
        buffers: Buffers | None = None,
        render_mode: None = None,
    ) -> None:
        """Agree on what is played; ``reset`` deals.

        Args:
            num_envs: how many games.
            players: 1 to 5.
            ending: ``rounds`` or ``reach26``.
            frog: play with frogs instead of snails.
            crocodile: play with crocodiles instead of donkeys.
            roommates: one of the ferries takes no species twice.
            solo: alone, the level.
            seat: with opponents, the seat to play; None draws one for each game.
            opponents: one callable for all other seats, or one for each, from the next seat on; None: every seat is
                played by the caller.
            rewards: ``tears`` or ``win``, as for the other environments.
            autoreset_mode: SAME_STEP or NEXT_STEP.
            buffers: arrays to write to; None makes new ones.
            render_mode: None; a single game can be rendered by ``Noah-v0``.

        Raises:
            MalformedError: the rules do not allow these options together, or there is no such choice.
        """
        options = Options(players, ending, frog, crocodile, roommates, solo)
        if render_mode is not None:
            raise MalformedError("Many games have no picture: render_mode is None here.")
        if autoreset_mode not in {AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP}:
            raise MalformedError("Games begin anew by AutoresetMode.SAME_STEP or NEXT_STEP.")
        if seat is not None and (opponents is None or seat not in range(players)):
            raise MalformedError(
                f"A seat, 0 to {players - 1}, is for games with opponents; it is not {shown(seat)}."
            )
        self._games = Games(num_envs, options, reward_kind(options, rewards))
        self.num_envs = num_envs
        self.buffers = Buffers.empty(num_envs) if buffers is None else buffers
        self.buffers.check(num_envs)
        self._opponents = None if opponents is None else each_opponent(opponents, players)
        self._fixed_seat = seat
        self._same_step = autoreset_mode is AutoresetMode.SAME_STEP
        self.metadata = {"autoreset_mode": autoreset_mode, "render_modes": []}
        self.single_observation_space = masked_space("flat")
        self.single_action_space = action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._seats: Rows = np.zeros(num_envs, np.int64)
        self._every = np.zeros_like(self._games.rewards)
        self._final = Buffers.empty(num_envs)
        self._never = np.zeros(num_envs, np.bool_)
        self._begun = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin all games anew.

        Args:
            seed: the same one gives the same games; None goes on with what the last seed began.
            options: not used; what is played is agreed when the environment is made.
        """
        super().reset(seed=seed)
        self._games.reset(int(self.np_random.integers(2**63)))
        self._seat_players(self._games.all_rows)
        self.buffers.terminations.fill(False)  # noqa: FBT003  # NumPy's own form
        self.buffers.rewards.fill(0)
        self._begun = True
        self._games.look(
            self._games.all_rows, self.buffers.observations, self.buffers.masks, self._seats
        )
        return self._observed, self._infos()

    def step(
        self, actions: Actions
    ) -> tuple[
        dict[str, Any], npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]
    ]:
        """Play one action in each game.

        Args:
            actions: shape (n,), whole numbers that the masks allow.

        Returns:
            Observations, the rewards of the seat that acted, whether its game is over, whether it was cut short
            (never), and infos.

        Raises:
            IllegalChoiceError: an action is not legal; nothing was played then.
            MalformedError: these are no actions, or ``reset`` was not called.
        """
        if not self._begun:
            raise MalformedError("Call reset() before the first step().")
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,):
            raise MalformedError(
                f"There is one action for each game: shape ({self.num_envs},), not {chosen.shape}."
            )
        games, buffers = self._games, self.buffers
        # Of games that ended in the last step and wait to begin anew.
        waiting = np.flatnonzero(games.over)
        acted = games.turns.astype(np.int64) if self._opponents is None else self._seats.copy()
        looked = self._opponents is None and not len(waiting)
        if looked:
            games.play_and_look(chosen, buffers.observations, buffers.masks)
        else:
            rows = np.flatnonzero(~games.over)
            games.play(rows, chosen[rows])
            self._let_opponents_play(rows)
        self._every[:] = games.rewards
        games.rewards.fill(0)
        np.copyto(buffers.rewards, self._every[games.all_rows, acted])
        self._begin_anew(waiting)
        np.copyto(buffers.terminations, games.over)
        ended = np.flatnonzero(games.over)
        if self._opponents is None:
            self._seats[:] = games.turns
        if self._same_step:
            self._keep_final(ended, acted)
            self._begin_anew(ended)
        if not looked:
            games.look(games.all_rows, buffers.observations, buffers.masks, self._seats)
        elif self._same_step:
            self._look_again(ended)
        return self._observed, buffers.rewards, buffers.terminations, self._never, self._infos()

    def _begin_anew(self, rows: Rows) -> None:
        if len(rows):
            self._games.begin(rows)
            self._seat_players(rows)

    def _seen(self, rows: Rows, seats: Rows) -> tuple[npt.NDArray[np.uint8], npt.NDArray[np.int8]]:
        """What a seat of each of some games sees, in new arrays."""
        seen = np.empty((len(rows), SIZE), np.uint8)
        masks = np.empty((len(rows), ACTIONS), np.int8)
        self._games.look(rows, seen, masks, seats)
        return seen, masks

    def _seat_players(self, rows: Rows) -> None:
        """In games that have just begun, draw the caller's seat, and let the opponents play until it is to act."""
        if self._opponents is None:
            self._seats[rows] = self._games.turns[rows]
            return
        players = self._games.options.players
        drawn = self.np_random.integers(players, size=len(rows))
        self._seats[rows] = drawn if self._fixed_seat is None else self._fixed_seat
        self._let_opponents_play(rows)

    def _let_opponents_play(self, rows: Rows) -> None:
        if self._opponents is None:
            return
        games, players = self._games, self._games.options.players
        while True:
            turns = games.turns[rows].astype(np.int64)
            rows = rows[(turns != self._seats[rows]) & ~games.over[rows]]
            if not len(rows):
                return
            places = (games.turns[rows] - self._seats[rows]) % players
            for place, opponent in enumerate(self._opponents, 1):
                theirs = rows[places == place]
                if len(theirs):
                    self._ask(opponent, theirs)

    def _ask(self, opponent: BatchOpponent, rows: Rows) -> None:
        """Let an opponent play once in each of some games in which it is to act."""
        seen, masks = self._seen(rows, self._games.turns[rows].astype(np.int64))
        self._games.play(rows, np.asarray(opponent(seen, masks, self.np_random)))

    def _keep_final(self, rows: Rows, seats: Rows) -> None:
        """Write what was seen last in games that are over."""
        if len(rows):
            seen, masks = self._seen(rows, seats[rows])
            self._final.observations[rows], self._final.masks[rows] = seen, masks

    def _look_again(self, rows: Rows) -> None:
        """Write what is seen in games that have begun anew."""
        if len(rows):
            seen, masks = self._seen(rows, self._seats[rows])
            self.buffers.observations[rows], self.buffers.masks[rows] = seen, masks

    @property
    def _observed(self) -> dict[str, Any]:
        return {"observation": self.buffers.observations, "action_mask": self.buffers.masks}

    def _infos(self) -> dict[str, Any]:
        infos = {"seat": self._seats, "rewards": self._every}
        if self._same_step:
            final = {"observation": self._final.observations, "action_mask": self._final.masks}
            infos |= {"final_obs": final, "_final_obs": self.buffers.terminations}
        return infos


def solo(num_envs: int, **options: Any) -> BatchEnv:
    """Games alone; arguments as for ``BatchEnv``, without ``players``."""
    return BatchEnv(num_envs, 1, **options)
