"""``noah_v0`` for PettingZoo: every seat is an agent, and agents act one after another.

>>> from noah.envs import aec
>>> env = aec.env(players=3)
>>> env.reset(seed=1)
>>> env.agent_selection, env.last()[0]["observation"].shape
('player_2', (531,))
"""

from typing import Any

import numpy as np

from noah.envs.games import WORST, OneGame, reward_kind
from noah.envs.observation import Observation
from noah.envs.rendering import RENDER_MODES, check_render_mode, render
from noah.envs.spaces import (
    action_space,
    check_form,
    masked,
    masked_space,
    observation_space,
    whole_number,
)
from noah.envs.version import VERSION
from noah.notation.errors import MalformedError, MissingPackageError
from noah.notation.options import Options

try:
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv
except ImportError:
    raise MissingPackageError("This environment", "pettingzoo", "envs") from None

NAME = f"noah_v{VERSION}"


def env(**options: Any) -> "raw_env":
    """The environment; arguments as for ``raw_env``, which has the guards that PettingZoo's wrappers would add."""
    return raw_env(**options)


class raw_env(AECEnv, EzPickle):  # type: ignore[misc]  # noqa: N801  # PettingZoo's own name; it has no types
    """A game as PettingZoo has it. Chance moves inside; an agent may act several times running.

    An observation is ``{"observation": …, "action_mask": …}``, of the agent's own view alone. An action that the
    mask does not allow ends the game for everybody: it costs its agent as much as any game can.
    """

    metadata = {  # noqa: RUF012  # as PettingZoo has it
        "name": NAME,
        "render_modes": [*RENDER_MODES],
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        players: int = 3,
        *,
        ending: str = "rounds",
        frog: bool = False,
        crocodile: bool = False,
        roommates: bool = False,
        solo: str | None = None,
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
            rewards: ``tears``, minus every change of one's penalty points, which is minus one's tears at the end of
                each round; or ``win``, 1 for each winner and -1 for the others at the end. None is ``tears``, and
                alone ``win``.
            observations: ``flat``, one array; or ``dict``, its parts by name.
            render_mode: ``human``, ``ansi``, ``rgb_array`` or None.

        Raises:
            MalformedError: the rules do not allow these options together, or there is no such choice.
        """
        EzPickle.__init__(
            self, players, ending=ending, frog=frog, crocodile=crocodile, roommates=roommates, solo=solo,
            rewards=rewards, observations=observations, render_mode=render_mode,
        )  # fmt: skip
        options = Options(players, ending, frog, crocodile, roommates, solo)
        self.render_mode = check_render_mode(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._form = check_form(observations)
        kind = reward_kind(options, rewards)
        self._worst = WORST[kind]
        self._games = OneGame(options, kind)
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._random = np.random.default_rng()
        self.observation_spaces = {
            agent: masked_space(self._form) for agent in self.possible_agents
        }
        self.action_spaces = {agent: action_space() for agent in self.possible_agents}
        self.state_space = observation_space("flat")
        self.agents: list[str] = []
        # The agent whose view was written last; None before the first deal.
        self._looks: str | None = None

    def observation_space(self, agent: str) -> Any:
        """The agent's space of observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The agent's space of actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game.

        Args:
            seed: the same one gives the same deals and draws; None goes on with what the last seed began.
            options: not used; what is played is agreed when the environment is made.
        """
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self._games.reset(int(self._random.integers(2**63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self._looks = self.possible_agents[self._games.turn]

    def _check_begun(self) -> None:
        if self._looks is None:
            raise MalformedError("Call reset() first: it deals.")

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent may know now; its mask is all zeros when it is not to act."""
        if agent == self._looks:
            return masked(self._form, *self._games.seen())
        self._check_begun()
        observation, mask = self._games.observe(0, self._seat_of[agent])
        if self.terminations.get(agent):
            mask[:] = 0
        return masked(self._form, observation, mask)

    def state(self) -> Observation:
        """The whole position, hidden cards included, as seat 0 would see it: for training, not for players."""
        self._check_begun()
        return self._games.everything(0)

    def step(self, action: int | None) -> None:
        """Play the action of ``agent_selection``; of an agent whose game is over, None.

        Raises:
            MalformedError: the action is no whole number, or there is nobody to act: ``reset`` deals.
        """
        if not self.agents:
            raise MalformedError("Nobody is to act: call reset(), which deals.")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        chosen = action if type(action) is int else whole_number(action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if not self._games.move(chosen):
            self.rewards[agent] = self._worst
            self.infos[agent]["illegal_action"] = chosen
            self._end()
            return
        earned = self._games.earned()
        if any(earned):
            self.rewards = dict(zip(self.agents, earned, strict=False))
        if self._games.over.item(0):
            self._end()
            return
        if any(earned):
            self._accumulate_rewards()
        self.agent_selection = self._looks = self.possible_agents[self._games.turn]

    def _end(self) -> None:
        """The game is over for everybody."""
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        # What was written last is what one agent saw; from here on each is asked for.
        self._looks = ""
        self._deads_step_first()

    def render(self) -> Any:
        """Show what the agent that is to act may see, in ``render_mode``."""
        self._check_begun()
        seat = self._seat_of[self.agent_selection]
        return render(self._games.view(0, seat), self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
