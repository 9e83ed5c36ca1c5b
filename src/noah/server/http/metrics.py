"""``/metrics`` for Prometheus: numbers only, nothing of any game or person."""

from typing import Any

from litestar import Request, get
from prometheus_client import CONTENT_TYPE_LATEST, Gauge, generate_latest

from noah.server.http.answers import Answer
from noah.server.http.asking import services

TABLES = Gauge("noah_tables_in_memory", "Tables in memory")
SOCKETS = Gauge("noah_sockets", "Open sockets")


@get("/metrics")
async def metrics(request: Request[Any, Any, Any]) -> Answer:
    """The counts."""
    house = services(request.app.state).house
    TABLES.set(len(house))
    SOCKETS.set(house.sockets)
    return Answer(generate_latest(), media_type=CONTENT_TYPE_LATEST)
