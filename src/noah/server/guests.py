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
_FRESH = 600.0
"""Seconds after which the store is asked again: who plays on counts as seen, whom the host forgot is nobody."""


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
        self._known: OrderedDict[bytes, tuple[Guest, float]] = OrderedDict()
        self._changes = 0

    async def make(self, name: str) -> tuple[Guest, str]:
        """A new guest and his token.

        Args:
            name: as ``named`` gives it.
        """
        guest, token = Guest(secrets.token_hex(16), name), secrets.token_urlsafe(32)
        await self._store.add_guest(guest, hashed(token), time.time())
        return guest, token

    async def by_token(self, token: str) -> Guest:
        """Whose token this is.

        Raises:
            Problem: ``unauthorized``: nobody's.
        """
        key, now = hashed(token), time.time()
        guest, until = self._known.get(key, (None, 0.0))
        if guest is None or now > until:
            changes = self._changes
            guest = await self._store.guest_by_token(key, now)
            if guest is None:
                self._known.pop(key, None)
                raise Problem("unauthorized", "Nobody is known by this token: ask for a new guest.")
            if changes != self._changes:
                # While the store was read somebody changed, and it may be this guest.
                return guest
            self._known[key] = guest, now + _FRESH
            self._known.move_to_end(key)
            if len(self._known) > _KNOWN:
                self._known.popitem(last=False)
        return guest

    def forget(self, guest_id: str) -> None:
        """Ask the store again who this is."""
        self._changes += 1
        for key in [key for key, (guest, _) in self._known.items() if guest.id == guest_id]:
            del self._known[key]
