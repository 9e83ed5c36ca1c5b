"""Running the application in a process of its own."""

import asyncio
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress

import uvicorn

from noah.notation.errors import NoahError
from noah.server.collecting import search_seldom, settle
from noah.server.http.app import create_app
from noah.server.http.patience import patient
from noah.server.http.sockets import FreeingSocket
from noah.server.logs import set_up_logs
from noah.server.settings import Settings
from noah.server.store.sole import sole_server

_SWITCH_SECONDS = 0.0005
"""Python lets a thread run so long before another may: bots must not keep the event loop waiting."""
_GRACE_SECONDS = 3


class ServingError(NoahError):
    """The server cannot listen."""


def listen(settings: Settings) -> socket.socket:
    """The listening socket.

    Raises:
        ServingError: the address or port cannot be had.
    """
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
    except (OSError, OverflowError) as error:
        listener.close()
        raise ServingError(
            f"Cannot listen on {settings.host}, port {settings.port}: {error}. Choose another with --port."
        ) from None
    return listener


class _Announced(uvicorn.Server):
    """A server that says when it answers."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self._announce = announce
        self._searching: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._searching = asyncio.create_task(search_seldom())
            self._announce()


def serve(settings: Settings, listener: socket.socket, announce: Callable[[], None]) -> None:
    """Serve until told to stop (SIGINT or SIGTERM); what was acknowledged is on disk by then.

    Args:
        settings: the host's.
        listener: as ``listen`` gives it.
        announce: called once the server answers.

    Raises:
        DatabaseError: the database cannot be used.
        ServingError: the application could not start; its log says why.
    """
    set_up_logs()
    sys.setswitchinterval(_SWITCH_SECONDS)
    settle()
    for number in (signal.SIGINT, signal.SIGTERM):
        # uvicorn takes the signal, stops in peace, and raises it once more for whoever started it.
        signal.signal(number, lambda *_: sys.exit(0))
    with sole_server(settings.database_or_default):
        server = _Announced(configured(settings), announce)
        with suppress(SystemExit):
            server.run([listener])
    if not server.started:
        raise ServingError("The server could not start: the lines above say why.")


def configured(settings: Settings) -> uvicorn.Config:
    """How uvicorn serves the application."""
    return uvicorn.Config(
        create_app(settings),
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        http=patient(settings.request_seconds),
        ws=FreeingSocket,
        # What is a little too large is answered by a problem; what is much too large closes the socket.
        ws_max_size=8 * settings.largest_body,
        # Compressing each small message costs more time than sending it.
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=_GRACE_SECONDS,
    )
