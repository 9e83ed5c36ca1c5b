"""Requests about guests."""

from typing import Any

from litestar import Request, Response, delete, get, patch, post

from noah.server.guests import named
from noah.server.http.answers import Answer, json_answer
from noah.server.http.asking import (
    address_of,
    admit,
    body_of,
    check_in,
    check_origin,
    seated,
    services,
    token_of,
)
from noah.server.http.cookies import guest_cookie
from noah.server.http.describing import described
from noah.server.tables import commands
from noah.server.wire.answers import Me, NewGuestAnswer
from noah.server.wire.requests import NewGuest, Rename

Asked = Request[Any, Any, Any]
_YEAR = 365 * 24 * 3600


@post("/api/guests", opt=described(NewGuestAnswer, status=201, body=NewGuest))
async def create(request: Asked) -> Answer:
    """Become a guest."""
    asked = services(request.app.state)
    address = address_of(request)
    asked.limits.check_new_guest(address)
    # Whoever was forgotten here still carries his cookie, and may come anew.
    await check_in(request)
    wanted: NewGuest = await body_of(request, NewGuest)
    if wanted.cookie:
        check_origin(request)
    name = named(wanted.name)
    asked.limits.new_guest(address)
    guest, token = await asked.guests.make(name)
    if not wanted.cookie:
        return json_answer({"id": guest.id, "name": guest.name, "token": token}, 201)
    answer = json_answer({"id": guest.id, "name": guest.name}, 201)
    answer.set_cookie(guest_cookie(request, token, _YEAR))
    return answer


@get("/api/me", opt=described(Me, guest=True))
async def me(request: Asked) -> Answer:
    """Who one is."""
    guest = seated(await admit(request))
    return json_answer({"id": guest.id, "name": guest.name})


@patch("/api/me", opt=described(Me, body=Rename, guest=True))
async def rename(request: Asked) -> Answer:
    """Take another name."""
    guest = seated(await admit(request))
    asked = services(request.app.state)
    wanted: Rename = await body_of(request, Rename)
    name = named(wanted.name)
    await asked.house.rename(guest.id, name)
    asked.guests.forget(guest.id)
    return json_answer({"id": guest.id, "name": name})


@delete("/api/me", status_code=204, opt=described(None, status=204, guest=True))
async def forget(request: Asked) -> Response[None]:
    """Be forgotten."""
    guest = seated(await admit(request))
    asked = services(request.app.state)
    await commands.forget(asked.house, guest)
    asked.guests.forget(guest.id)
    answer = Response(None, status_code=204)
    if token_of(request)[1]:
        answer.set_cookie(guest_cookie(request, "", 0))
    return answer


PEOPLE_ROUTES = [create, me, rename, forget]
