"""Who begins a request and does not end it is cut off, and nobody else."""

import socket
from collections.abc import Callable
from contextlib import closing
from http.client import HTTPConnection

import pytest

from noah.testing.wire.client import Client
from noah.testing.wire.live import Live
from noah.testing.wire.serving import Serving

_PATIENCE = 60.0
_BEGUN = {
    "nothing": b"",
    "half a line": b"GET /healthz HT",
    "headers without an end": b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX-A: 1\r\n",
    "a body without an end": (
        b"POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 20\r\n\r\n{"
    ),
}


@pytest.fixture
def impatient(serve: Callable[..., Serving]) -> Serving:
    """A server that waits one second."""
    return serve(request_seconds=1)


def connected(server: Serving) -> socket.socket:
    """A connection to it."""
    host, _, port = server.url.removeprefix("http://").partition(":")
    return socket.create_connection((host, int(port)), _PATIENCE)


def is_cut_off(line: socket.socket) -> bool:
    """Whether the server ends the connection without another word."""
    try:
        return line.recv(1) == b""
    except ConnectionResetError:
        return True


@pytest.mark.parametrize("begun", _BEGUN.values(), ids=_BEGUN.keys())
def test_who_does_not_finish_a_request_is_cut_off(impatient: Serving, begun: bytes) -> None:
    with connected(impatient) as line:
        line.sendall(begun)
        assert is_cut_off(line)


def test_so_is_who_does_not_finish_his_second(impatient: Serving) -> None:
    with closing(HTTPConnection(impatient.url.removeprefix("http://"))) as asking:
        asking.request("GET", "/healthz")
        assert asking.getresponse().read()
        assert asking.sock is not None
        asking.sock.sendall(_BEGUN["half a line"])
        assert is_cut_off(asking.sock)


def test_an_open_socket_has_all_the_time(impatient: Serving) -> None:
    with Client.guest(impatient.url, "Ada") as ada, connected(impatient) as slow:
        table = ada.ask("POST", "/api/tables", json={"players": 2}).body["id"]
        with Live(ada, table) as live:
            live.until("table")
            assert is_cut_off(slow)
            ada.ask("PATCH", "/api/me", json={"name": "Eve"})
            assert live.until("table", "presence")
