"""The benchmark measures what it says; how fast things are is never a test."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

from noah.bench import envs_peers, envs_rows, measure, peers, report
from noah.bench.measure import cost, speed

pytestmark = pytest.mark.compiled_only

NAMES = ("playouts", "batch", "call", "copy", "python-loop", "search", "verify")
ENVIRONMENTS = ("envs-batch", "envs-aec")


@pytest.fixture(autouse=True)
def _no_peers_from_the_net(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(envs_peers, "interpreter", lambda _peer: None)


def test_a_ratio_above_one_is_better_for_speeds_and_for_costs() -> None:
    fast, slow = (lambda: (10.0, 1.0)), (lambda: (10.0, 2.0))
    assert speed("a", "x/s", fast, "peer", slow).ratio == 2
    assert cost("a", "s", 1.0, fast, "peer", slow).ratio == 2
    assert cost("a", "ms", 1000.0, fast).value == 100


def test_without_its_peer_a_row_stands_alone() -> None:
    row = speed("a", "x/s", lambda: (10.0, 1.0), "peer", None)
    assert (row.peer, row.peer_value, row.ratio) == (None, None, None)


def test_every_promised_row_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "TURNS", 1)
    rows = json.loads(report.as_json(report.measure_all()))
    found = {row["name"]: row for row in rows}
    assert len(found) == len(rows)
    for name in NAMES:
        row = found[name]
        assert {"name", "value", "unit", "peer", "peer_value", "ratio"} <= set(row)
        assert row["value"] > 0
        assert row["ratio"] > 0
    for name in ENVIRONMENTS:
        assert found[name]["value"] > 0
        assert found[name]["peer"] is None
    assert found["playouts"]["peer"] == "openspiel-hearts-cpp"
    assert found["python-loop"]["peer"] == "openspiel-python"


def test_without_openspiel_the_rows_remain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "TURNS", 1)
    monkeypatch.setattr(peers, "pyspiel", lambda: None)
    rows = list(report.measure_all())
    assert all(row.peer in {None, "python-json", "one thread"} for row in rows)
    console = Console(record=True, width=100)
    report.print_table(rows, console)
    text = console.export_text()
    assert "playouts" in text
    assert "–" in text


def test_without_the_extra_the_environments_have_no_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [*sys.modules]:
        if name.startswith("noah.envs"):
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    assert [*envs_rows.envs_rows()] == []


def test_a_peer_plays_in_a_process_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "play_hanabi.py").write_text(
        "import sys\n"
        "for number, _ in enumerate(sys.stdin, 1):\n"
        "    print(400, number / 2, flush=True)\n"
    )
    monkeypatch.setattr(envs_peers, "PROGRAMS", tmp_path)
    monkeypatch.setattr(envs_peers, "interpreter", lambda _peer: Path(sys.executable))
    with envs_peers.playing("hanabi") as sample:
        assert sample is not None
        assert [sample(), sample()] == [(400.0, 0.5), (400.0, 1.0)]


def test_a_peer_that_cannot_be_installed_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    monkeypatch.setattr("platformdirs.user_cache_dir", lambda *_a, **_k: str(tmp_path))

    def refuse(*_arguments: object, **_options: object) -> None:
        raise subprocess.CalledProcessError(1, "pip")

    monkeypatch.setattr("venv.create", lambda *_a, **_k: None)
    monkeypatch.setattr(subprocess, "run", refuse)
    assert envs_peers.interpreter("catanatron") is None
    with envs_peers.playing("catanatron") as sample:
        assert sample is None


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (None, "–"),
        (0.4321, "0.432"),
        (5.83, "5.83"),
        (812.3, "812"),
        (1249.6, "1250"),
        (31_234_567, "31.2 M"),
        (47_100, "47.1 k"),
    ],
)
def test_numbers_are_short(value: float | None, text: str) -> None:
    assert report.number(value) == text
