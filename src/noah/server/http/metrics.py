"""``/metrics`` for Prometheus: numbers only, nothing of any game or person."""

import asyncio
from typing import Any

from litestar import Request, get
from prometheus_client import CONTENT_TYPE_LATEST, Gauge, generate_latest

from noah.server.http.answers import Answer
from noah.server.http.asking import services
from noah.server.http.describing import described

TABLES = Gauge("noah_tables_in_memory", "Tables in memory")
SOCKETS = Gauge("noah_sockets", "Open sockets")
TASKS = Gauge("noah_tasks", "Tasks of the event loop")
# The framework names the character set by itself.
_MEDIA_TYPE = CONTENT_TYPE_LATEST.removesuffix("; charset=utf-8")


@get("/metrics", opt=described(None, media_types=("text/plain",)))
async def metrics(request: Request[Any, Any, Any]) -> Answer:
    """The counts."""
    house = services(request.app.state).house
    TABLES.set(len(house))
    SOCKETS.set(house.sockets)
    TASKS.set(len(asyncio.all_tasks()))
    return Answer(generate_latest(), media_type=_MEDIA_TYPE)
