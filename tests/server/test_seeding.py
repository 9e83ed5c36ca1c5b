"""Tests that look for a position find the same one each time: a test's server can be given its chance."""

from collections.abc import Callable
from typing import Any

from noah.testing.wire.client import Client
from noah.testing.wire.serving import Serving


def dealt(server: Serving) -> list[Any]:
    """Two tables of a new guest, one of them played on by bots to its end."""
    with Client.guest(server.url, "Ada") as ada:
        table = ada.make(2, seats=["me", "bot:random"])["id"]
        ada.post(f"/api/tables/{table}/leave")
        while ada.table(table)["status"] != "finished":
            pass
        # Whose turn it was when somebody left is a matter of time, what was dealt is not.
        (first, *_) = ada.get(f"/api/tables/{table}/record")["rounds"]
        return [first["deck"], ada.make(1)]


def test_what_chance_decides_follows_from_a_seed(serve: Callable[..., Serving]) -> None:
    server = serve()
    server.reseed("one")
    first = dealt(server)
    server.reseed("two")
    assert dealt(server)[1]["state"] != first[1]["state"]
    server.stop()
    server.database.unlink()
    server.start()
    server.reseed("one")
    assert dealt(server) == first
