"""How a check fails: a sentence, and the position that broke it."""

import json
from typing import NoReturn

from noah.core.layout import States
from noah.game.position import position


def fail(states: States, i: int, what: str) -> NoReturn:
    """Raise AssertionError: ``what`` is wrong, in the true position ``states[i]``, which must be sound."""
    raise AssertionError(f"{what}\nThe position: {json.dumps(position(states, i))}")
