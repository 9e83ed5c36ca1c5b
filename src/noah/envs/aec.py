"""``noah_v0`` for PettingZoo: every seat is an agent, and agents act one after another.

>>> from noah.envs import aec
>>> env = aec.env(players=3)
>>> env.reset(seed=1)
>>> env.agent_selection, env.last()[0]["observation"].shape
('player_2', (531,))
"""

from typing import Any

import numpy as np

from noah.envs.games import WORST, Games, IllegalChoiceError, reward_kind
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
from noah.notation.errors import MissingPackageError
from noah.notation.options import Options

try:
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError:
    raise MissingPackageError("This environment", "pettingzoo", "envs") from None

NAME = f"noah_v{VERSION}"


def env(**options: Any) -> "wrappers.OrderEnforcingWrapper[str, Any, int]":
    """The environment with PettingZoo's guard against calls before ``reset``; arguments as for ``raw_env``."""
    return wrappers.OrderEnforcingWrapper(raw_env(**options))


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
        self._games = Games(1, options, kind)
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._random = np.random.default_rng()
        self.observation_spaces = {
            agent: masked_space(self._form) for agent in self.possible_agents
        }
        self.action_spaces = {agent: action_space() for agent in self.possible_agents}
        self.state_space = observation_space("flat")

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
        self.agent_selection = self._to_act()

    def _to_act(self) -> str:
        return self.possible_agents[self._games.turns.item(0)]

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent may know now; its mask is all zeros when it is not to act."""
        observation, mask = self._games.observe(0, self._seat_of[agent])
        if self.terminations.get(agent):
            mask[:] = 0
        return masked(self._form, observation, mask)

    def state(self) -> Observation:
        """The whole position, hidden cards included, as seat 0 would see it: for training, not for players."""
        return self._games.everything(0)

    def step(self, action: int | None) -> None:
        """Play the action of ``agent_selection``; of an agent whose game is over, None."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        chosen = whole_number(action)
        try:
            self._play(chosen)
        except IllegalChoiceError:
            self.rewards = dict.fromkeys(self.agents, 0.0)
            self.rewards[agent] = self._worst
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos[agent]["illegal_action"] = chosen
        self._accumulate_rewards()
        if self.terminations[agent]:
            self._deads_step_first()
        else:
            self.agent_selection = self._to_act()

    def _play(self, action: int) -> None:
        """Play an action; who acts next, rewards and the end follow from the position.

        Raises:
            IllegalChoiceError: it is not legal.
        """
        games = self._games
        games.rewards.fill(0)
        games.play_one(action)
        self.rewards = dict(zip(self.possible_agents, games.rewards[0].tolist(), strict=False))
        if games.over.item(0):
            self.terminations = dict.fromkeys(self.agents, True)

    def render(self) -> Any:
        """Show what the agent that is to act may see, in ``render_mode``."""
        seat = self._seat_of[self.agent_selection]
        return render(self._games.view(0, seat), self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
