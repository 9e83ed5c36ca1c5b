"""Stopping in peace: SIGTERM under load."""

from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from noah.testing.wire.client import Client
from noah.testing.wire.live import Live
from noah.testing.wire.serving import Serving

GOING_AWAY, SERVICE_RESTART = 1001, 1012


def test_a_stop_under_load_loses_nothing(storm: Any) -> None:
    for acknowledgements in (40, 0, 20):
        codes: list[int] = []
        storm.rage(acknowledgements, lambda codes=codes: codes.append(storm.serving.stop()))
        assert codes == [0]
        storm.serving.start()
        storm.check()
    storm.finish()


def test_sockets_are_told_that_the_server_goes(
    serving: Serving, person: Callable[[str], Client]
) -> None:
    ada = person("Ada")
    table = ada.make(2, seats=["me", "bot:random"])
    with Live(ada, table["id"]) as live, Live(Client(serving.url), table["id"]) as watching:
        live.until("table")
        assert serving.stop() == 0
        assert live.close_code() in {GOING_AWAY, SERVICE_RESTART}
        assert watching.close_code() in {GOING_AWAY, SERVICE_RESTART}
        with pytest.raises(ConnectionClosed):
            live.send("anything")
