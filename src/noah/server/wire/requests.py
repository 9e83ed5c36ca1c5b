"""The bodies of requests. Unknown members are refused, naming them."""

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

MOST_ACTIONS = 8
LONGEST_ACTION = 80
LONGEST_KEY = 64
LONGEST_NAME = 400
"""In code points, before cleaning; 24 graphemes may need many."""

Text = Annotated[str, Meta(max_length=LONGEST_NAME)]
Seat = Annotated[int, Meta(ge=0, le=4)]
Key = Annotated[str, Meta(min_length=1, max_length=LONGEST_KEY)]
ActionText = Annotated[str, Meta(max_length=LONGEST_ACTION)]
Version = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatWish = Annotated[str, Meta(max_length=40)]


class NewGuest(Struct, forbid_unknown_fields=True):
    """``POST /api/guests``."""

    name: Text
    cookie: bool = False


class Rename(Struct, forbid_unknown_fields=True):
    """``PATCH /api/me``."""

    name: Text


class WantedOptions(Struct, forbid_unknown_fields=True):
    """The options of a new table; what is left out has its default."""

    ending: Literal["rounds", "reach26"] | UnsetType = UNSET
    frog: bool | UnsetType = UNSET
    crocodile: bool | UnsetType = UNSET
    roommates: bool | UnsetType = UNSET
    solo: Literal["beginner", "advanced", "expert"] | UnsetType = UNSET


class NewTable(Struct, forbid_unknown_fields=True, rename="camel"):
    """``POST /api/tables``."""

    players: Annotated[int, Meta(ge=1, le=5)]
    options: WantedOptions = msgspec.field(default_factory=WantedOptions)
    seats: Annotated[list[SeatWish], Meta(max_length=5)] | None = None
    public: bool = False
    watchers: bool = True
    memory_aid: bool = False
    hints: bool = False
    start: bool = True


class Join(Struct, forbid_unknown_fields=True):
    """``POST /api/tables/ID/join``."""

    seat: Seat | None = None


class Start(Struct, forbid_unknown_fields=True):
    """``POST /api/tables/ID/start``."""

    bots: Annotated[str, Meta(max_length=40)] = "greedy"


class Nothing(Struct, forbid_unknown_fields=True):
    """The body of a request that needs none."""


class Actions(Struct, forbid_unknown_fields=True):
    """``POST /api/tables/ID/actions``."""

    version: Version
    actions: Annotated[list[ActionText], Meta(min_length=1, max_length=MOST_ACTIONS)]
    key: Key | None = None


class LiveActions(Struct, forbid_unknown_fields=True):
    """What a client may send on a socket; its ``id`` is the key of HTTP."""

    id: Key
    version: Version
    actions: Annotated[list[ActionText], Meta(min_length=1, max_length=MOST_ACTIONS)]


class _Named(Struct):
    """Whatever has an ``id``."""

    id: Key


def named_key(text: str) -> str | None:
    """The ``id`` of a message whose other members may be wrong; None where it has none."""
    try:
        return msgspec.json.decode(text, type=_Named).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
