"""What several rooms' tests need."""

import gzip
from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def golden() -> list[bytes]:
    """Games of an independent implementation, with all their states: one record a line."""
    path = Path(__file__).parent / "data" / "golden" / "handed.jsonl.gz"
    return gzip.decompress(path.read_bytes()).splitlines()
