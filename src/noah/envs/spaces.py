"""Gymnasium's spaces of observations and actions, which the environments share."""

from typing import Any

import numpy as np

from noah.core.actions import ACTIONS
from noah.envs.observation import FIELDS, HIGH, SIZE, Mask, Observation, named
from noah.notation.cards import shown
from noah.notation.errors import MalformedError, MissingPackageError

try:
    from gymnasium import spaces
except ImportError:
    raise MissingPackageError("This environment", "gymnasium", "envs") from None

FORMS = ("flat", "dict")
"""How an observation is given: one flat array, or a dict of named arrays."""


def check_form(form: str) -> str:
    """The form itself.

    Raises:
        MalformedError: there is no such form.
    """
    if form not in FORMS:
        raise MalformedError(f"Observations are 'flat' or 'dict', not {shown(form)}.")
    return form


def observation_space(form: str) -> spaces.Space[Any]:
    """The space of one observation."""
    if form == "flat":
        return spaces.Box(np.zeros(SIZE, np.uint8), HIGH.copy(), dtype=np.uint8)
    return spaces.Dict(
        {field.name: spaces.Box(0, field.high, field.shape, np.uint8) for field in FIELDS}
    )


def masked_space(form: str) -> spaces.Dict:
    """The space of an observation with its mask of legal actions beside it."""
    mask = spaces.Box(0, 1, (ACTIONS,), np.int8)
    return spaces.Dict({"observation": observation_space(form), "action_mask": mask})


def action_space() -> spaces.Discrete:
    """The space of actions: their numbers, docs/actions.md."""
    return spaces.Discrete(ACTIONS)


def masked(form: str, observation: Observation, mask: Mask) -> dict[str, Any]:
    """An element of ``masked_space``."""
    return {"observation": in_form(form, observation), "action_mask": mask}


def in_form(form: str, observation: Observation) -> Any:
    """The observation in its form, without a copy."""
    return observation if form == "flat" else named(observation)


def whole_number(action: Any) -> int:
    """An action as Python's own number, whatever kind of whole number it came as.

    Raises:
        MalformedError: it is no whole number.
    """
    if isinstance(action, np.ndarray) and action.shape == ():
        action = action[()]
    if isinstance(action, bool) or not isinstance(action, int | np.integer):
        raise MalformedError(f"An action is a whole number, not {shown(action)}.")
    return int(action)
