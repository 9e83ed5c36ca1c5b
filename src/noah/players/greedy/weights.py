"""The greedy player's weights on disk: for each number of players a value for each name of ``features``."""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path

import numpy as np
import numpy.typing as npt

from noah.notation.errors import MalformedError
from noah.players.greedy.features import NAMES

Weights = npt.NDArray[np.float64]
_DIGITS = 3


def load(path: Path | None = None) -> dict[int, Weights]:
    """The weights for 1 to 5 players, each of shape (WEIGHTS,), from ``path`` or as shipped.

    Raises:
        MalformedError: the file cannot be read or does not hold a number for every name.
    """
    source = files(__package__).joinpath("weights.json") if path is None else path
    try:
        table = json.loads(source.read_text(encoding="utf-8"))
        return {
            int(players): np.array([float(named[name]) for name in NAMES])
            for players, named in table.items()
        }
    except (OSError, ValueError, TypeError, KeyError, AttributeError) as error:
        raise MalformedError(
            f"{source} holds no weights of the greedy player: {error!r}."
        ) from None


def vector(table: Mapping[int, Weights], players: int) -> Weights:
    """The weights for ``players``.

    Raises:
        MalformedError: the table has none for so many.
    """
    if players not in table:
        raise MalformedError(f"There are no weights for {players} players.")
    return table[players]


def save(table: Mapping[int, Weights], path: Path) -> None:
    """Write all weights to ``path``, rounded to thousandths of a tear."""
    named = {
        str(players): {
            name: round(float(w), _DIGITS) for name, w in zip(NAMES, weights, strict=True)
        }
        for players, weights in sorted(table.items())
    }
    path.write_text(json.dumps(named, indent=1) + "\n", encoding="utf-8")


@cache
def shipped(players: int) -> Weights:
    """The shipped weights for 1 to 5 players, read-only, shape (WEIGHTS,)."""
    weights = vector(load(), players)
    weights.flags.writeable = False
    return weights
