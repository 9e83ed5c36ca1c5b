"""The load generator plays with whatever server it is shown, and says when that is gone."""

from collections.abc import Iterator

import pytest

from noah.bench.server.beside import loaded
from noah.bench.server.orders import ECHO, WARM_UP, Window
from noah.bench.server.processes import MeasuringError
from noah.bench.server.servers import Server, echo_server

_RATE = 50.0


@pytest.fixture
def echo() -> Iterator[Server]:
    with echo_server() as server:
        yield server


def test_it_plays_as_fast_as_can_be_and_at_a_rate(echo: Server) -> None:
    with loaded(ECHO, echo, 3) as generator:
        fast = generator.measure(Window(0.2))
        paced = generator.measure(Window(0.2, _RATE))
    for figures in (fast, paced):
        assert figures.moves == figures.entries > 0
        assert 0 < figures.p50 <= figures.p99
        assert figures.cpu > 0
        assert figures.own_cpu > 0
    assert paced.moves <= _RATE * (paced.seconds + WARM_UP) + 1


def test_a_server_that_is_gone_ends_it(echo: Server, capfd: pytest.CaptureFixture[str]) -> None:
    with loaded(ECHO, echo, 1) as generator:
        generator.measure(Window(0.1))
        echo.__exit__()
        with pytest.raises(MeasuringError, match="lines above"):
            generator.measure(Window(0.1))
    assert "ConnectionError" in capfd.readouterr().err
