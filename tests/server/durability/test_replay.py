"""A table read from disk is the table in memory, for everybody, at any moment of a game."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from noah.server.bus import LocalBus
from noah.server.store.database import open_database
from noah.server.store.sql import SqlStore
from noah.server.store.store import Guest
from noah.server.tables import commands
from noah.server.tables.held import Held
from noah.server.tables.house import House
from noah.server.tables.table import Table
from noah.server.tables.thinking import Thinker
from noah.server.wire.requests import NewTable, WantedOptions

GAMES: dict[str, dict[str, Any]] = {
    "alone": {"players": 1},
    "two, crocodiles, three rounds": {"players": 2, "options": WantedOptions(crocodile=True)},
    "three with a memory": {"players": 3, "memory_aid": True},
    "three and a bot": {"players": 4, "seats": ["me", "open", "bot:random", "open"]},
    # With this seed a stand-in looks at a hand and then, in the same turn, gives cards to it.
    "two who often leave": {"players": 2, "leaving": 0.4, "memory_aid": True, "seed": 10},
    "five, all bonus cards": {
        "players": 5,
        "options": WantedOptions(frog=True, crocodile=True, roommates=True),
        "memory_aid": True,
    },
}


def told(table: Table) -> list[Any]:
    """All that is told of a table to a watcher and to each seat."""
    viewers = (None, *range(table.options.players))
    return [(table.to_json(seat, set()), table.entries_json(seat, 0)) for seat in viewers]


async def check(house: House, held: Held) -> None:
    while held.thinking is not None and not held.thinking.done():
        await held.thinking
    stored = await house.store.load_table(held.table.id)
    assert stored is not None
    assert stored.seats == held.table.seats
    assert stored.batches == held.table.batches
    assert stored.revision == held.table.revision
    assert told(stored) == told(held.table)


async def play(house: House, rng: random.Random, leaving: float = 0.05, **wishes: Any) -> None:
    """A game at random: persons play, leave while a bot stands in for some turns, and come back."""
    guests = [Guest(f"{number:032x}", f"Guest {number}") for number in range(5)]
    held = await commands.create(house, guests[0], NewTable(**wishes))
    for guest in guests[1 : sum(seat.bot is None for seat in held.table.seats)]:
        await commands.join(house, held, guest, None)
    persons = {held.table.seat_of(guest.id): guest for guest in guests}
    while (game := held.table.game) is not None and not game.over:
        if held.thinking is not None and not held.thinking.done():
            await held.thinking
        elif held.table.seat_of(persons[game.to_move].id) is None:
            await commands.join(house, held, persons[game.to_move], None)
        elif rng.random() < leaving:
            # On his own turn, so that the bot begins where he stopped.
            await commands.leave(house, held, persons[game.to_move])
        else:
            action = str(rng.choice(game.legal))
            guest, version = persons[game.to_move], held.table.version
            await commands.act(house, held, guest, version, [action], f"k{version}")
        looked = held.table.entries[-1].action or ""
        if rng.random() < 0.1 or looked.startswith(("peek", "return", "give", "flee", "order")):
            await check(house, held)
    await check(house, held)


@pytest.mark.parametrize("name", GAMES)
def test_a_table_read_again_is_the_table_in_memory(tmp_path: Path, name: str) -> None:
    async def main() -> None:
        wishes = {"seed": 2, **GAMES[name]}
        chance, rng = random.Random(1), random.Random(wishes.pop("seed"))
        store = SqlStore(open_database(str(tmp_path / "noah.db")))
        house = House(store, LocalBus(), Thinker(1, chance), chance)
        try:
            await play(house, rng, **wishes)
        finally:
            await house.close()

    asyncio.run(main())
