"""Forgetting guests who do not come any more, also while a server runs on the same database."""

import random

from noah.server.bus import NoticeBus
from noah.server.store.database import open_existing
from noah.server.store.hosting import HostError, unseen_guests
from noah.server.store.sql import SqlStore
from noah.server.store.store import Guest
from noah.server.tables import commands
from noah.server.tables.house import House
from noah.server.wire.problems import Problem

_ATTEMPTS = 20


async def forget_unseen(database: str, days: int) -> int:
    """Forget all guests who were not here for so many days, as if they had asked for it; how many.

    Raises:
        DatabaseError: the database cannot be used.
        HostError: a table changed all the time.
    """
    engine = open_existing(database)
    store = SqlStore(engine)
    house = House(store, NoticeBus(store), None, random.SystemRandom())
    try:
        unseen = unseen_guests(engine, days)
        for guest in unseen:
            await _forget(house, guest)
    finally:
        await house.close()
    return len(unseen)


async def _forget(house: House, guest: Guest) -> None:
    for _ in range(_ATTEMPTS):
        try:
            await commands.forget(house, guest)
        except Problem:
            # A server was faster at one of his tables, which has been read again.
            continue
        return
    raise HostError("A guest's tables change all the time: try again later.")
