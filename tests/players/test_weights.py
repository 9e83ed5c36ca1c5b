"""The greedy player's weights on disk."""

from pathlib import Path

import numpy as np
import pytest

from noah.notation.errors import MalformedError
from noah.players.greedy import weights
from noah.players.greedy.features import NAMES, WEIGHTS


def test_every_weight_has_a_name_of_its_own() -> None:
    assert len(NAMES) == len(set(NAMES)) == WEIGHTS


def test_weights_are_shipped_for_every_number_of_players() -> None:
    table = weights.load()
    assert sorted(table) == [1, 2, 3, 4, 5]
    assert all(
        np.isfinite(vector).all() and vector.shape == (WEIGHTS,) for vector in table.values()
    )


def test_what_is_saved_is_loaded_again(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    weights.save(weights.load(), path)
    again = weights.load(path)
    assert all((again[players] == vector).all() for players, vector in weights.load().items())


@pytest.mark.parametrize(
    "text", ["", "[]", '{"2": {}}', '{"x": {}}', '{"2": 3}', "{", '{"2": null}']
)
def test_a_file_that_holds_no_weights_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "weights.json"
    path.write_text(text)
    with pytest.raises(MalformedError, match="holds no weights"):
        weights.load(path)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(MalformedError, match="holds no weights"):
        weights.load(tmp_path / "nowhere.json")


def test_a_table_without_that_number_of_players_is_refused() -> None:
    with pytest.raises(MalformedError, match="no weights for 3 players"):
        weights.vector({}, 3)
