"""How a search goes about it: numbers that measurement has chosen, and that a trial can change."""

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

Settings: TypeAlias = Any
"""One record of ``AllSettings``."""
AllSettings: TypeAlias = npt.NDArray[Any]
"""An array of SETTINGS records."""

SETTINGS = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("exploration", np.float64),  # the factor of the bound's second term
                ("far_ahead", np.float64),  # tears by which a seat is ahead for a reward of 1
                ("win", np.float64),  # the share of the game's win in the last round's reward
                ("bias", np.float64),  # how much a look at an action counts beside its simulations
                ("urgency", np.float64),  # how far above the mean an untried action's bound is
                ("slips", np.int64),  # of a hundred moves of a playout so many are random
            ]
        ),
    )
)
HUNDRED = 100
"""The ``slips`` of a random playout."""


def settings(
    *,
    exploration: float = 0.25,
    far_ahead: float = 20.0,
    win: float = 0.8,
    bias: float = 3.0,
    urgency: float = 0.15,
    slips: int = 10,
) -> AllSettings:
    """Settings, shape (1,), dtype SETTINGS.

    Args:
        exploration: the higher, the more a simulation tries what has not looked good.
        far_ahead: tears by which a seat is better than the others on average for a reward of 1; as much worse for 0.
        win: the share of the game's win in the reward of its last round. The rest is tears, so that a decided game
            goes on.
        bias: how much the greedy player's first look at an action counts beside its simulations.
        urgency: an action that has not been tried is tried when no other one has a bound that is so much higher than
            the mean reward of those that have been. At the root all are tried.
        slips: of a hundred moves of a playout so many are random: playouts differ, and players that would go round in
            circles leave them. With 100 the playouts are random.
    """
    return np.array([(exploration, far_ahead, win, bias, urgency, slips)], SETTINGS)


USUAL = settings()
"""What the players in the registry search with."""
