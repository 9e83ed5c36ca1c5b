"""The tuning of the greedy player's weights."""

import sys

import pytest

from noah.arena.tune import margin, tune
from noah.notation.errors import MissingPackageError
from noah.players.greedy.features import NAMES
from noah.players.greedy.weights import shipped

pytestmark = pytest.mark.compiled_only


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_player_who_wants_the_wrong_things_is_found_worse(players: int) -> None:
    fool = shipped(players).copy()
    for name in ("pair", "block", "out", "keep_panda", "solo_stuck"):
        fool[NAMES.index(name)] *= -1
    found = margin(players, fool, shipped(players), 600, seed=1)
    assert found.mean < -found.doubt
    assert not found.is_certain


def test_a_player_is_not_certainly_better_than_himself() -> None:
    assert not margin(3, shipped(3), shipped(3), 600, seed=1).is_certain


def test_a_search_mends_a_spoilt_weight() -> None:
    spoilt = shipped(2).copy()
    spoilt[NAMES.index("block")] = -3.0
    spoilt[NAMES.index("pair")] = -3.0
    heard: list[int] = []
    tuned = tune(
        2,
        spoilt,
        generations=12,
        games=60,
        seed=4,
        report=lambda number, _best: heard.append(number),
    )
    assert heard == list(range(12))
    assert margin(2, tuned, spoilt, 1500, seed=9).is_certain


def test_what_does_not_matter_alone_is_left_as_it_was() -> None:
    tuned = tune(1, shipped(1), generations=1, games=10, seed=1, report=lambda _number, _best: None)
    changed = {name for name, a, b in zip(NAMES, tuned, shipped(1), strict=True) if a != b}
    assert changed
    assert all(name.startswith(("solo_", "keep_")) for name in changed)


def test_without_cmaes_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cmaes", None)
    with pytest.raises(MissingPackageError, match=r"pip install 'noah\[tune\]'"):
        tune(2, shipped(2), generations=1, games=10, seed=1, report=lambda _number, _best: None)
