"""What is counted in games, against the same counted from positions, one by one."""

import random
import sys
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from noah.arena.plots import plot
from noah.arena.simulate import Plan, records
from noah.arena.stats import ANIMALS_BACK, DECISIONS, LOADED, PAIRS, TAKEN_BACK, TURNS, Stats
from noah.core.cards import SPECIES
from noah.game.game import Game
from noah.notation.errors import MissingPackageError, RecordError
from noah.notation.options import Options
from noah.testing.classes import CLASSES

pytestmark = pytest.mark.compiled_only


@pytest.mark.parametrize("options", CLASSES.values(), ids=CLASSES)
def test_counts_are_those_of_the_positions(options: Options) -> None:
    game = Game.from_options(options, random.Random(4))
    rng = random.Random(5)
    counts: Counter[str] = Counter()
    departures: list[int] = []
    while not game.over:
        view = game.view(game.to_move)
        before, rounds = view.departures, view.round
        action = rng.choice(game.legal)
        counts["decisions"] += 1
        ferry = view.ferries[view.noah]
        if action.verb == "take":
            assert ferry is not None
            counts["back"] += 1
            counts["animals"] += len(ferry.animals)
        if action.verb == "load":
            assert ferry is not None
            assert action.card is not None
            counts[action.card.species] += 1
            counts["pairs"] += ferry.last == action.card.species
        game.play(action)
        if not departures or rounds > len(departures):
            departures.append(before)
        if game.round == rounds:
            departures[-1] = game.departures
    stats = Stats(options.players)
    stats.add(game.record())
    found = stats.rounds.counts
    assert found[DECISIONS] == counts["decisions"]
    assert found[TAKEN_BACK] == counts["back"]
    assert found[ANIMALS_BACK] == counts["animals"]
    assert found[PAIRS] == counts["pairs"]
    assert found[LOADED:].tolist() == [counts[species] for species in SPECIES]
    assert found[TURNS] == found[LOADED:].sum()
    assert stats.rounds.number == len(game.record().rounds)
    assert sum(stats.rounds.ends.values()) == stats.rounds.number
    if options.players > 1:
        tears = sum(sum(result.tears) for result in game.results)
        assert stats.rounds.tears.sum() == tears


def test_every_game_is_won_by_somebody_and_seats_count_from_the_first() -> None:
    stats = Stats(3)
    games = [*records(Plan(Options(3), ("greedy",) * 3, 30, 2), 0)]
    for record in games:
        stats.add(record)
    assert sum(stats.wins.values()) == sum(len(record.winners) for record in games)
    assert sum(stats.points.values()) == sum(sum(record.scores) for record in games)
    first = sum(record.scores[record.rounds[0].starter] for record in games)
    assert stats.points[0] == first


def test_sums_of_parts_are_the_whole() -> None:
    whole, part = Stats(2), [Stats(2), Stats(2)]
    for number, record in enumerate(records(Plan(Options(2), ("random",) * 2, 20, 2), 0)):
        whole.add(record)
        part[number % 2].add(record)
    part[0].merge(part[1])
    assert np.array_equal(part[0].rounds.counts, whole.rounds.counts)
    assert np.array_equal(part[0].rounds.left, whole.rounds.left)
    assert part[0].rounds.lengths == whole.rounds.lengths
    assert part[0].wins == whole.wins
    assert part[0].games == whole.games == 20


def test_a_record_that_disagrees_is_refused() -> None:
    (record,) = records(Plan(Options(2), ("random",) * 2, 1, 2), 0)
    record.rounds[0].actions[3:4] = ["take"]
    with pytest.raises(RecordError, match="noah verify"):
        Stats(2).add(record)


@pytest.mark.parametrize("players", [1, 3])
def test_plots_are_pictures(players: int, tmp_path: Path) -> None:
    stats = Stats(players)
    for record in records(Plan(Options(players), ("random",) * players, 10, 2), 0):
        stats.add(record)
    files = plot(stats, tmp_path / "plots")
    assert len(files) == len({*files}) == 5
    for file in files:
        assert file.read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"


def test_without_matplotlib_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    with pytest.raises(MissingPackageError, match=r"pip install 'noah\[plot\]'"):
        plot(Stats(2), tmp_path)
