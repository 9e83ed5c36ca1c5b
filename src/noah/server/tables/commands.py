"""What people do with tables: make, join, leave, start, play, ask for a rematch."""

import time
from dataclasses import replace
from typing import Any

from msgspec import UNSET, structs

from noah.notation.errors import MalformedError
from noah.notation.options import Options
from noah.players.registry import names
from noah.server.store.store import Guest
from noah.server.tables.draft import Draft, check_notation
from noah.server.tables.held import Held
from noah.server.tables.house import House
from noah.server.tables.table import FINISHED, FORGOTTEN_ID, PLAYING, WAITING, Seat, Settings, Table
from noah.server.wire.hints import hint_json
from noah.server.wire.problems import Problem
from noah.server.wire.requests import NewTable, WantedOptions

_BOT = "bot:"
BOT_NAMES = ("Shem", "Ham", "Japheth", "Naamah", "Emzara")
"""As many as there are seats: two bots of one level are told apart."""


def check_level(level: str) -> None:
    """Refuse a level that no bot has.

    Raises:
        Problem: ``malformed``.
    """
    if level not in names():
        levels = ", ".join(names())
        raise Problem(
            "malformed", f"There is no bot of the level '{level}': choose one of {levels}."
        )


def bot_seat(level: str, others: list[Seat]) -> Seat:
    """The seat of a bot of that level, by another name than the ``others`` have, who are at most four.

    Raises:
        Problem: ``malformed``: there is no such level.
    """
    check_level(level)
    taken = {seat.name for seat in others}
    return Seat(name=next(name for name in BOT_NAMES if name not in taken), bot=level)


def wanted_options(players: int, wanted: WantedOptions) -> Options:
    """The options of a new table.

    Raises:
        Problem: ``refused``: the rules forbid them.
    """
    given = {name: value for name, value in structs.asdict(wanted).items() if value is not UNSET}
    if players == 1 and set(given) - {"solo"}:
        raise Problem(
            "refused",
            "The game alone has no bonus cards and a single round: leave these options out.",
        )
    try:
        return Options(players=players, **given)
    except MalformedError as error:
        raise Problem("refused", str(error)) from None


def _wanted_seats(wishes: list[str] | None, players: int, guest: Guest) -> list[Seat]:
    wishes = ["me", *["open"] * (players - 1)] if wishes is None else wishes
    if len(wishes) != players:
        raise Problem(
            "malformed", f"{len(wishes)} seats are given for {players} players: give one for each."
        )
    if wishes.count("me") != 1:
        raise Problem("malformed", "Exactly one seat is 'me'.")
    own, seats = Seat(guest.id, guest.name), list[Seat]()
    for wish in wishes:
        if wish == "me":
            seats.append(own)
        elif wish == "open":
            seats.append(Seat())
        elif wish.startswith(_BOT):
            seats.append(bot_seat(wish.removeprefix(_BOT), [*seats, own]))
        else:
            raise Problem("malformed", f"'{wish}' is no seat: it is 'me', 'open' or 'bot:LEVEL'.")
    return seats


def _is_full(table: Table) -> bool:
    return not any(seat.is_open or seat.kept for seat in table.seats)


def _started(house: House, table: Table) -> Draft:
    draft = Draft(table, house.chance)
    draft.deal()
    return draft


async def create(house: House, guest: Guest, wanted: NewTable) -> Held:
    """Make a table; it starts at once when no seat is open.

    Raises:
        Problem: ``malformed`` or ``refused``.
    """
    _check_known(house, guest)
    seats = _wanted_seats(wanted.seats, wanted.players, guest)
    options = wanted_options(wanted.players, wanted.options)
    settings = Settings(
        wanted.public, wanted.watchers, wanted.memory_aid, wanted.start, wanted.hints
    )
    host = next(number for number, seat in enumerate(seats) if seat.guest == guest.id)
    table = Table(house.new_id(), time.time(), options, settings, host, seats)
    begins = settings.start and _is_full(table)
    return await house.add(table, _started(house, table) if begins else None)


def _changed(table: Table) -> Table:
    """A copy of a table whose seats and host may be changed."""
    return replace(table, seats=[replace(seat) for seat in table.seats])


async def join(house: House, held: Held, guest: Guest, seat: int | None) -> None:
    """Sit down, or come back to one's seat. The same guest always has the same seat.

    Raises:
        Problem: ``table-full``, ``finished``, or ``malformed`` for a seat that the table does not have.
    """
    async with held.lock:
        _check_known(house, guest)
        table = held.table
        if seat is not None and seat >= len(table.seats):
            raise Problem("malformed", f"There is no seat {seat} at this table.")
        own = next((n for n, s in enumerate(table.seats) if s.guest == guest.id), None)
        if own is not None and not table.seats[own].kept and not table.seats[own].stand_in:
            return
        if table.status == FINISHED:
            raise Problem("finished", "The game is over: ask for a rematch.")
        if own is not None and table.seats[own].stand_in:
            await _stand_in(house, held, own, stands=False)
            return
        if table.status == PLAYING:
            raise Problem("table-full", "The game is running, and no seat is free.")
        await _sit_down(house, held, guest, own if own is not None else _free_seat(table, seat))


def _free_seat(table: Table, wanted: int | None) -> int:
    free = [number for number, seat in enumerate(table.seats) if seat.is_open]
    if wanted is not None and wanted in free:
        return wanted
    if wanted is not None or not free:
        raise Problem("table-full", "That seat is taken." if free else "No seat is free.")
    return free[0]


async def _sit_down(house: House, held: Held, guest: Guest, number: int) -> None:
    """Sit down at a free seat of a waiting table, which starts when it was the last."""
    changed = _changed(held.table)
    deserted = not any(seat.is_person for seat in changed.seats)
    changed.seats[number] = Seat(guest.id, guest.name)
    if deserted:
        changed.host = number
    if changed.settings.start and _is_full(changed):
        await house.commit(held, _started(house, changed), seats_of=changed)
    else:
        await house.reseat(held, changed)


async def _stand_in(house: House, held: Held, number: int, *, stands: bool) -> None:
    draft = Draft(held.table, house.chance)
    draft.stand_in(number, stands=stands)
    await house.commit(held, draft)


async def leave(house: House, held: Held, guest: Guest) -> None:
    """Get up: while waiting the seat opens, while playing a bot stands in. Leaving twice is leaving once.

    Raises:
        Problem: ``not-seated`` or ``finished``.
    """
    async with held.lock:
        table = held.table
        number = next((n for n, s in enumerate(table.seats) if s.guest == guest.id), None)
        if number is None:
            raise Problem("not-seated", "You have no seat at this table.")
        if table.status == FINISHED:
            raise Problem("finished", "The game is over: nobody has to leave.")
        await _vacate(house, held, number)


async def _vacate(house: House, held: Held, number: int) -> None:
    """A person gets up: while waiting the seat opens, while playing a bot stands in. The lock is held."""
    table = held.table
    if table.status == PLAYING:
        if not table.seats[number].stand_in:
            await _stand_in(house, held, number, stands=True)
        return
    changed = _changed(table)
    changed.seats[number] = Seat()
    persons = [n for n, seat in enumerate(changed.seats) if seat.is_person]
    if changed.host == number and persons:
        changed.host = persons[0]
    await house.reseat(held, changed)


async def start(house: House, held: Held, guest: Guest, bots: str) -> None:
    """Start the game; open seats are filled with bots.

    Raises:
        Problem: ``not-seated``, ``not-host``, ``running``, ``finished`` or ``malformed``.
    """
    check_level(bots)
    async with held.lock:
        table = held.table
        seat = table.seat_of(guest.id)
        if seat is None:
            raise Problem("not-seated", "Only the host starts a table, and you have no seat here.")
        if seat != table.host:
            raise Problem(
                "not-host", f"Only the host starts a table: {table.seats[table.host].name}."
            )
        if table.status != WAITING:
            raise _not_waiting(table)
        changed = _changed(table)
        for number, taken in enumerate(changed.seats):
            if taken.is_open or taken.kept:
                changed.seats[number] = bot_seat(
                    bots, [*changed.seats[:number], *changed.seats[number + 1 :]]
                )
        await house.commit(held, _started(house, changed), seats_of=changed)


def _not_waiting(table: Table) -> Problem:
    if table.status == FINISHED:
        return Problem("finished", "The game is over.")
    return Problem("running", "The game has begun already.")


async def act(
    house: House, held: Held, guest: Guest, version: int, actions: list[str], key: str | None
) -> None:
    """Play a batch, all of it or nothing.

    Raises:
        Problem: ``malformed``, ``not-seated``, ``key-used``, ``stale``, ``not-your-turn``, ``running`` (not yet),
            ``finished``, ``illegal`` or ``reveals``.
    """
    check_notation(actions)
    async with held.lock:
        table = held.table
        seat = table.seat_of(guest.id)
        if seat is None:
            raise Problem(
                "not-seated", "You have no seat at this table, or a bot stands in for you: join it."
            )
        if key is not None and (guest.id, key) in table.batches:
            if table.batches[guest.id, key] == actions:
                return
            raise Problem(
                "key-used", "Another batch was accepted under this key: choose a new one."
            )
        if version != table.version:
            raise Problem("stale", "The position has changed: look at it again.")
        if table.game is None:
            raise Problem("not-your-turn", "The game has not begun.")
        if table.status == FINISHED:
            raise Problem("finished", "The game is over: nothing can be played any more.")
        if table.game.to_move != seat:
            raise Problem("not-your-turn", "Another seat is to act now.")
        draft = Draft(table, house.chance)
        draft.play_batch(actions, seat)
        await house.commit(held, draft, guest=guest.id, key=key, batch=actions)


async def hint(house: House, held: Held, guest: Guest) -> dict[str, Any]:
    """What the strongest level would do in the place of who is to act; the wire's answer. Nothing is changed.

    Raises:
        Problem: ``not-seated``, ``hints-off``, ``finished``, ``not-your-turn``, ``too-many`` or ``stale``.
    """
    table = held.table
    seat = table.seat_of(guest.id)
    if seat is None:
        raise Problem("not-seated", "Only who plays at this table gets a hint.")
    if not table.settings.hints:
        raise Problem("hints-off", "This table was made without hints.")
    if table.status == FINISHED:
        raise Problem("finished", "The game is over: nothing can be played any more.")
    if table.game is None or table.game.to_move != seat:
        raise Problem("not-your-turn", "There is a hint for the seat that is to act.")
    version, found = await house.hint(held, seat)
    return hint_json(version, found)


async def rematch(house: House, held: Held, guest: Guest) -> Held:
    """Ask for a rematch: one new table for all who ask, with the seats rotated by one.

    Raises:
        Problem: ``not-seated`` or ``running``.
    """
    async with held.lock:
        _check_known(house, guest)
        table = held.table
        if not any(seat.guest == guest.id for seat in table.seats):
            raise Problem("not-seated", "Only those who played may ask for a rematch.")
        if table.status != FINISHED:
            raise Problem("running", "The game is not over yet.")
        if table.next is None:
            again = _rotated(house, table, guest)
            begins = again.settings.start and _is_full(again)
            changed = _changed(table)
            changed.next = again.id
            draft = _started(house, again) if begins else None
            return await house.add(again, draft, before=(held, changed))
        following = await house.get(table.next)
    await join(house, following, guest, None)
    return following


def _rotated(house: House, table: Table, guest: Guest) -> Table:
    """The table of the rematch: everybody sits one seat further, persons are expected, ``guest`` is there.

    Who was forgotten leaves an open seat.
    """
    seats = []
    for seat in [table.seats[-1], *table.seats[:-1]]:
        if seat.bot is not None:
            seats.append(Seat(name=seat.name, bot=seat.bot))
        elif seat.guest == FORGOTTEN_ID:
            seats.append(Seat())
        else:
            seats.append(Seat(seat.guest, seat.name, kept=seat.guest != guest.id))
    host = next(number for number, seat in enumerate(seats) if seat.guest == guest.id)
    settings = replace(table.settings, start=True)
    return Table(house.new_id(), time.time(), table.options, settings, host, seats)


async def forget(house: House, guest: Guest) -> None:
    """A guest wants to be forgotten: bots take over running seats, waiting seats open."""
    house.gone.add(guest.id)
    for table_id in await house.store.tables_of(guest.id):
        await _vacate_all(house, table_id, guest.id)
    for touched in await house.forget_guest(guest.id):
        # At a table that was just being made or joined nobody has got up yet.
        if touched.status != FINISHED:
            await _vacate_all(house, touched.table_id, FORGOTTEN_ID)


async def _vacate_all(house: House, table_id: str, guest_id: str) -> None:
    """Everybody of that id gets up at a table, unless its game is over by now."""
    held = await house.find(table_id)
    if held is None:
        return
    async with held.lock:
        for number, seat in enumerate(held.table.seats):
            if seat.guest == guest_id and held.table.status != FINISHED:
                await _vacate(house, held, number)


def _check_known(house: House, guest: Guest) -> None:
    """Refuse somebody who was forgotten while his request was on its way.

    Raises:
        Problem: ``unauthorized``.
    """
    if guest.id in house.gone:
        raise Problem("unauthorized", "You have just been forgotten: ask for a new guest.")
