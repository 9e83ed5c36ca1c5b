"""What several rooms' tests need."""

import gzip
from pathlib import Path

import pytest
from hypothesis import settings

# Tests are seeded, and no measure of time: the same examples everywhere, however slow the machine.
settings.register_profile("noah", derandomize=True, deadline=None)
settings.load_profile("noah")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="run the long form of tests that have one")


@pytest.fixture(scope="session")
def long(pytestconfig: pytest.Config) -> bool:
    """Whether tests run in their long form."""
    return bool(pytestconfig.getoption("--long"))


@pytest.fixture(scope="session")
def golden() -> list[bytes]:
    """Games of an independent implementation, with all their states: one record a line."""
    path = Path(__file__).parent / "data" / "golden" / "independent.jsonl.gz"
    return gzip.decompress(path.read_bytes()).splitlines()
