"""Everything a host can set, with what holds otherwise. Environment variables are named ``NOAH_`` and the setting."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Self

import platformdirs

from noah.notation.errors import MalformedError

BUILT_PAGE = Path(__file__).resolve().parent / "page"
"""Where ``make page`` builds the page."""


def default_database() -> str:
    """The SQLite file under the user's data directory."""
    return str(Path(platformdirs.user_data_dir("noah", appauthor=False)) / "noah.db")


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a server.

    Attributes:
        host: the address to listen on.
        port: the port to listen on.
        database: the path of an SQLite file, or a database URL.
        root_path: the path under which a proxy serves this, such as ``/noah``; empty for the root.
        allowed_hosts: names, comma-separated, that a Host header may have beside those served here.
        trusted_proxies: addresses, comma-separated, whose X-Forwarded headers are believed.
        guest_rate: requests a second for each guest.
        address_rate: requests a second for each address.
        new_guests_rate: new guests a minute for each address.
        hints_rate: hints a minute for each guest.
        tables_per_guest: waiting or running tables where one guest has a seat.
        sockets_per_guest: open sockets of one guest.
        sockets_per_address: open sockets of one address.
        largest_body: bytes of a request or of a message on a socket.
        request_seconds: how long a client may take to send a request, its body included.
        bot_threads: bots that think at once; 0 for one less than there are cores, but at least one.
        idle_seconds: seconds after which a table that nobody uses leaves memory; it is read again when it is wanted.
        page: the folder of the built page; empty for the one that comes with the program.
    """

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    root_path: str = ""
    allowed_hosts: str = ""
    trusted_proxies: str = "127.0.0.1"
    guest_rate: int = 200
    address_rate: int = 1000
    new_guests_rate: int = 120
    hints_rate: int = 60
    tables_per_guest: int = 200
    sockets_per_guest: int = 20
    sockets_per_address: int = 2000
    largest_body: int = 16_384
    request_seconds: int = 20
    bot_threads: int = 0
    idle_seconds: int = 30
    page: str = ""

    @classmethod
    def from_environment(cls, environment: Mapping[str, str], **given: str | int | None) -> Self:
        """The settings from environment variables; what is ``given`` and not None comes first.

        Raises:
            MalformedError: one of them cannot be.
        """
        values: dict[str, str | int] = {}
        for each in fields(cls):
            text = environment.get(f"NOAH_{each.name.upper()}")
            if text is None:
                continue
            is_number = isinstance(each.default, int)
            values[each.name] = _number(each.name, text) if is_number else text
        values.update({name: value for name, value in given.items() if value is not None})
        values["root_path"] = str(values.get("root_path", "")).rstrip("/")
        settings = cls(**values)  # type: ignore[arg-type]  # each has the type of its field
        for name in _POSITIVE:
            if not getattr(settings, name):
                raise MalformedError(f"NOAH_{name.upper()} is at least 1.")
        if not 0 <= settings.port <= 65535:
            raise MalformedError(f"The port is a number from 0 to 65535, not {settings.port}.")
        if settings.root_path and not settings.root_path.startswith("/"):
            raise MalformedError(
                f"The root path begins with a slash, as in '/noah', not {settings.root_path!r}."
            )
        return settings

    @property
    def database_or_default(self) -> str:
        """The database that is meant."""
        return self.database or default_database()

    @property
    def page_or_default(self) -> Path:
        """The folder of the built page."""
        return Path(self.page) if self.page else BUILT_PAGE

    @property
    def threads(self) -> int:
        """How many bots think at once."""
        return self.bot_threads or max(1, (os.cpu_count() or 1) - 1)


_POSITIVE = (
    "guest_rate",
    "address_rate",
    "new_guests_rate",
    "hints_rate",
    "tables_per_guest",
    "sockets_per_guest",
    "sockets_per_address",
    "largest_body",
    "request_seconds",
)
_MOST_DIGITS = 9


def _number(name: str, text: str) -> int:
    """A number from an environment variable.

    Raises:
        MalformedError: it is none.
    """
    if text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS:
        return int(text)
    raise MalformedError(f"NOAH_{name.upper()} is a whole number, not {text[:40]!r}.")
