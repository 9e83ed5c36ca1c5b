"""``Noah-v0`` and ``Noah-Solo-v0`` for Gymnasium: one seat to play, the others answered by callables.

>>> import gymnasium
>>> import noah.envs.single
>>> env = gymnasium.make("Noah-v0", players=2)
>>> observation, info = env.reset(seed=1)
>>> int(observation["action_mask"].sum()) > 0
True
"""

import random
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from noah.envs.games import WORST, Games, IllegalChoiceError, reward_kind
from noah.envs.rendering import RENDER_MODES, check_render_mode, render
from noah.envs.spaces import action_space, check_form, masked, masked_space, whole_number
from noah.envs.version import VERSION
from noah.game.reasons import legal_id
from noah.game.values import Action
from noah.game.view import View
from noah.notation.cards import shown
from noah.notation.errors import MalformedError, MissingPackageError
from noah.notation.options import Options

try:
    import gymnasium
except ImportError:
    raise MissingPackageError("This environment", "gymnasium", "envs") from None

Opponent: TypeAlias = Callable[[View, random.Random], Action]
"""Chooses one of ``view.legal``; ``lambda view, rng: player.decide(view, view.legal, rng, Budget())`` asks a player."""
NAME, SOLO_NAME = f"Noah-v{VERSION}", f"Noah-Solo-v{VERSION}"


def random_opponent(view: View, rng: random.Random) -> Action:
    """Any legal action, each as likely as any other."""
    return rng.choice(view.legal)


class NoahEnv(gymnasium.Env[dict[str, Any], int]):
    """One seat of a game.

    An observation is ``{"observation": …, "action_mask": …}``, from the seat's view alone. An action that the mask
    does not allow ends the game and costs as much as any game can; ``info["illegal_action"]`` then holds it.
    """

    metadata = {"render_modes": [*RENDER_MODES], "render_fps": 2}  # noqa: RUF012  # as Gymnasium has it

    def __init__(
        self,
        players: int = 3,
        *,
        ending: str = "rounds",
        frog: bool = False,
        crocodile: bool = False,
        roommates: bool = False,
        solo: str | None = None,
        seat: int | None = None,
        opponents: Opponent | Sequence[Opponent] = random_opponent,
        rewards: str | None = None,
        observations: str = "flat",
        render_mode: str | None = None,
    ) -> None:
        """Agree on what is played; ``reset`` deals.

        Args:
            players: 1 to 5.
            ending: ``rounds`` or ``reach26``.
            frog: play with frogs instead of snails.
            crocodile: play with crocodiles instead of donkeys.
            roommates: one of the ferries takes no species twice.
            solo: alone, the level.
            seat: the seat to play; None draws one for each game.
            opponents: who plays the other seats: one callable for all, or one for each, from the next seat on.
            rewards: ``tears``, minus every change of the seat's penalty points since its last action; or ``win``,
                1 or -1 at the end. None is ``tears``, and alone ``win``.
            observations: ``flat``, one array; or ``dict``, its parts by name.
            render_mode: ``human``, ``ansi``, ``rgb_array`` or None.

        Raises:
            MalformedError: the rules do not allow these options together, or there is no such choice.
        """
        options = Options(players, ending, frog, crocodile, roommates, solo)
        if seat is not None and seat not in range(players):
            raise MalformedError(f"A seat is a number from 0 to {players - 1}, not {shown(seat)}.")
        self._fixed_seat = seat
        self._opponents = each_opponent(opponents, players)
        self.render_mode = check_render_mode(render_mode)
        self._form = check_form(observations)
        kind = reward_kind(options, rewards)
        self._worst = WORST[kind]
        self._games = Games(1, options, kind)
        self._rng = random.Random(0)  # a game that can be repeated, not a secret
        self._seat = 0
        self._ended = True
        self.observation_space = masked_space(self._form)
        self.action_space = action_space()  # type: ignore[assignment]  # its numbers are NumPy's, ours Python's too

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a new game and let the opponents play until the seat is to act.

        Args:
            seed: the same one gives the same game; None goes on with what the last seed began.
            options: not used; what is played is agreed when the environment is made.
        """
        super().reset(seed=seed)
        draw = int(self.np_random.integers(2**63))
        self._rng = random.Random(draw)  # a game that can be repeated, not a secret
        players = self._games.options.players
        self._seat = self._rng.randrange(players) if self._fixed_seat is None else self._fixed_seat
        self._games.reset(draw)
        self._ended = False
        self._let_opponents_play()
        while self._games.over.item(0):
            self._games.begin(self._games.all_rows)
            self._let_opponents_play()
        return self._observed(), self._info()

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Play the seat's action, then the opponents' until it is to act again or the game is over.

        Raises:
            IllegalChoiceError: the game is over, or an opponent chose what is not legal.
        """
        if self._ended:
            raise IllegalChoiceError("The game is over: call reset() to begin another one.")
        games = self._games
        chosen = whole_number(action)
        try:
            games.play_one(chosen)
        except IllegalChoiceError:
            self._ended = True
            observed = self._observed()
            observed["action_mask"][:] = 0
            return observed, self._worst, True, False, {**self._info(), "illegal_action": chosen}
        self._let_opponents_play()
        self._ended = bool(games.over[0])
        reward = float(games.rewards[0, self._seat])
        games.rewards.fill(0)
        return self._observed(), reward, self._ended, False, self._info()

    def _let_opponents_play(self) -> None:
        games, players = self._games, self._games.options.players
        while not games.over.item(0) and (turn := games.turns.item(0)) != self._seat:
            view = games.view(0, turn)
            opponent = self._opponents[(turn - self._seat) % players - 1]
            action = opponent(view, self._rng)
            number = legal_id(games.states, 0, Action(action))
            if not isinstance(number, int):
                raise IllegalChoiceError(
                    f"The opponent at seat {turn} chose {shown(action)}: {number} Choose from view.legal."
                )
            games.play_one(number)

    def _observed(self) -> dict[str, Any]:
        return masked(self._form, *self._games.observe(0, self._seat))

    def _info(self) -> dict[str, Any]:
        return {"seat": self._seat}

    @property
    def view(self) -> View:
        """What the seat may know now."""
        return self._games.view(0, self._seat)

    def render(self) -> Any:
        """Show what the seat may see, in ``render_mode``."""
        return render(self.view, self.render_mode)


def each_opponent(opponents: Any, players: int) -> tuple[Any, ...]:
    """One callable for each other seat.

    Raises:
        MalformedError: there are too few or too many, or something is no callable.
    """
    each: tuple[Any, ...] = ()
    if callable(opponents):
        each = (opponents,) * (players - 1)
    elif isinstance(opponents, Sequence):
        each = tuple(opponents)
    if len(each) != players - 1 or not all(callable(opponent) for opponent in each):
        raise MalformedError(
            f"The opponents are one callable, or one for each of the {players - 1} other seats."
        )
    return each


def solo(**options: Any) -> NoahEnv:
    """The game alone; arguments as for ``NoahEnv``, without ``players``."""
    return NoahEnv(1, **options)


for _name, _one, _many in (
    (NAME, "noah.envs.single:NoahEnv", "noah.envs.batch:BatchEnv"),
    (SOLO_NAME, "noah.envs.single:solo", "noah.envs.batch:solo"),
):
    gymnasium.register(_name, entry_point=_one, vector_entry_point=_many)
