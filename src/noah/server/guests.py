"""Guests: who somebody is, without an account. A token is shown once and kept nowhere but as its hash."""

import hashlib
import secrets
import time
from collections import OrderedDict

from noah.server.names import clean
from noah.server.store.store import Guest, Store
from noah.server.wire.problems import Problem

_KNOWN = 50_000
"""Guests that are remembered, so that not every request asks the store."""


def hashed(token: str) -> bytes:
    """The hash of a token, which is random enough to need no salt."""
    return hashlib.sha256(token.encode()).digest()


def named(name: str) -> str:
    """A name as it may be shown.

    Raises:
        Problem: ``malformed``: nothing visible is left of it.
    """
    cleaned = clean(name)
    if not cleaned:
        raise Problem(
            "malformed", "A name needs at least one letter, number or sign that can be seen."
        )
    return cleaned


class Guests:
    """The guests of a server."""

    def __init__(self, store: Store) -> None:
        """Know nobody yet."""
        self._store = store
        self._known: OrderedDict[bytes, Guest] = OrderedDict()

    async def make(self, name: str) -> tuple[Guest, str]:
        """A new guest and his token.

        Raises:
            Problem: ``malformed``: the name has nothing visible.
        """
        guest, token = Guest(secrets.token_hex(16), named(name)), secrets.token_urlsafe(32)
        await self._store.add_guest(guest, hashed(token), time.time())
        return guest, token

    async def by_token(self, token: str) -> Guest:
        """Whose token this is.

        Raises:
            Problem: ``unauthorized``: nobody's.
        """
        key = hashed(token)
        guest = self._known.get(key)
        if guest is None:
            guest = await self._store.guest_by_token(key, time.time())
            if guest is None:
                raise Problem("unauthorized", "Nobody is known by this token: ask for a new guest.")
            self._known[key] = guest
            if len(self._known) > _KNOWN:
                self._known.popitem(last=False)
        return guest

    def forget(self, guest_id: str) -> None:
        """Ask the store again who this is."""
        for key in [key for key, guest in self._known.items() if guest.id == guest_id]:
            del self._known[key]
