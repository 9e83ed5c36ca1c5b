"""The ASGI application, put together."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp

from noah.server.bus import LocalBus
from noah.server.guests import Guests
from noah.server.http.answers import (
    log_fault,
    on_fault,
    on_http_exception,
    on_problem,
    on_store_failure,
)
from noah.server.http.asking import Services
from noah.server.http.describing import schema
from noah.server.http.handshake import with_refusals
from noah.server.http.headers import with_headers
from noah.server.http.house_rules import HOUSE_ROUTES
from noah.server.http.live import live
from noah.server.http.metrics import metrics
from noah.server.http.page import Page, with_page
from noah.server.http.people import PEOPLE_ROUTES
from noah.server.http.prefix import under
from noah.server.http.rates import with_rates
from noah.server.http.tables import TABLE_ROUTES
from noah.server.limits import Limits
from noah.server.settings import Settings
from noah.server.store.database import open_database
from noah.server.store.sql import SqlStore
from noah.server.store.store import StoreClosedError, StoreFailedError
from noah.server.tables.house import House
from noah.server.tables.thinking import Thinker
from noah.server.wire.problems import Problem


def create_app(
    settings: Settings, chance: random.Random | None = None, bots: random.Random | None = None
) -> ASGIApp:
    """The application.

    Args:
        settings: the host's.
        chance: decides deals, draws and ids; the operating system's generator when None.
        bots: decides what falls while bots play; ``chance`` when None.

    Raises:
        DatabaseError: the database cannot be used.
    """
    chance = chance or random.SystemRandom()
    store = SqlStore(open_database(settings.database_or_default))
    thinker = Thinker(settings.threads, bots or chance)
    house = House(store, LocalBus(), thinker, chance, idle=settings.idle_seconds)
    found = Services(settings, house, Guests(store), Limits(settings))

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    app = Litestar(
        route_handlers=[*HOUSE_ROUTES, *PEOPLE_ROUTES, *TABLE_ROUTES, live, metrics, schema],
        lifespan=[lifespan],
        exception_handlers={
            Problem: on_problem,
            HTTPException: on_http_exception,
            Exception: on_fault,
            StoreClosedError: on_store_failure,
            StoreFailedError: on_store_failure,
        },
        after_exception=[log_fault],
        state=State({"services": found}),
        request_max_body_size=settings.largest_body,
        openapi_config=None,
        logging_config=None,
    )
    served = with_page(with_refusals(app), Page(settings.page_or_default))
    return under(settings.root_path, with_headers(with_rates(served, found.limits)))
