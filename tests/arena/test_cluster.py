"""Matches spread over a Ray cluster."""

import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from noah.arena.cluster import LOCAL, Cluster
from noah.arena.results import play_on
from noah.arena.spreading import Processes
from noah.arena.tournament import pairs_of
from noah.notation.errors import MissingPackageError
from noah.notation.options import Options


def test_without_ray_one_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingPackageError, match=r"pip install 'noah\[ray\]'"):
        Cluster(LOCAL)


@pytest.mark.compiled_only
@pytest.mark.skipif(
    find_spec("ray") is None,
    reason="Ray is large, listens on all interfaces, and is not installed with the other packages",
)
@pytest.mark.filterwarnings("ignore::FutureWarning:ray", "ignore::ResourceWarning")
def test_a_cluster_writes_the_same_bytes_as_this_process(tmp_path: Path) -> None:
    data = []
    tournament = pairs_of(Options(2), ("random", "beginner", "search:5"), 1)
    for name, spread in (("alone", Processes(1)), ("cluster", Cluster(LOCAL))):
        play_on(tournament, 4, tmp_path / name, spread)
        data.append((tmp_path / name).read_bytes())
    assert data[0] == data[1]
