"""Whatever ``/schema`` allows, and much that it does not, is answered as ``/schema`` says."""

from collections.abc import Iterator
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import load_all_checks, not_a_server_error
from schemathesis.schemas import BaseSchema
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from noah.testing.wire.client import Client
from noah.testing.wire.serving import Serving

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    unsupported_method,
]
SHORT, LONG = 15, 300
"""Examples for each operation and each kind of data."""
OPERATIONS = [
    "POST /api/guests",
    "GET /api/me",
    "PATCH /api/me",
    "DELETE /api/me",
    "GET /api/tables",
    "POST /api/tables",
    "GET /api/tables/{table_id}",
    "GET /api/tables/{table_id}/events",
    "GET /api/tables/{table_id}/record",
    "POST /api/tables/{table_id}/join",
    "POST /api/tables/{table_id}/leave",
    "POST /api/tables/{table_id}/start",
    "POST /api/tables/{table_id}/rematch",
    "POST /api/tables/{table_id}/actions",
    "POST /api/tables/{table_id}/hint",
]
WITHOUT_PARAMETERS = ["GET /", "GET /healthz", "GET /metrics", "GET /api/cards", "GET /api/bots"]
"""Nothing can be wrong with these."""
CASES = [
    *((operation, mode) for operation in OPERATIONS for mode in GenerationMode),
    *((operation, GenerationMode.POSITIVE) for operation in WITHOUT_PARAMETERS),
]


class Asked:
    """The description of a server, and what makes requests to it reach further than their first check.

    Attributes:
        schema: the description.
        session: sends requests.
        url: where the server answers.
        tables: ids of tables that are waiting, running and over.
    """

    def __init__(self, server: Serving, guest: Client, tables: list[str]) -> None:
        self.schema: BaseSchema = schemathesis.openapi.from_dict(guest.get("/schema"))
        self.session = requests.Session()
        self.session.trust_env = False
        self.url = server.url
        self.tables = tables
        self._guest = guest

    def somebody(self, operation: str) -> dict[str, str]:
        """The headers of somebody who may ask for ``operation``."""
        if operation != "DELETE /api/me":
            return self._guest.authorization
        with Client.guest(self.url, "Eve") as guest:
            return guest.authorization


@pytest.fixture(scope="module")
def asked(server: Serving, over: tuple[list[Client], str]) -> Iterator[Asked]:
    load_all_checks()
    with Client.guest(server.url, "Ada") as guest:
        tables = [
            guest.make(3)["id"],
            guest.make(1)["id"],
            guest.make(2, seats=["me", "bot:random"])["id"],
        ]
        found = Asked(server, guest, [*tables, over[1]])
        yield found
        found.session.close()


def test_every_operation_is_tried(asked: Asked) -> None:
    found = {f"{method.upper()} {path}" for path in asked.schema for method in asked.schema[path]}
    assert found == {*OPERATIONS, *WITHOUT_PARAMETERS}


@pytest.mark.parametrize(("operation", "mode"), CASES)
def test_answers_are_as_described(
    asked: Asked, operation: str, mode: GenerationMode, long: bool
) -> None:
    method, path = operation.split(" ")
    strategy = asked.schema[path][method].as_strategy(generation_mode=mode)

    @settings(max_examples=LONG if long else SHORT, suppress_health_check=[*HealthCheck])
    @given(st.data())
    def ask(data: Any) -> None:
        case = data.draw(strategy)
        if "table_id" in case.path_parameters and data.draw(st.integers(0, 9)):
            case.path_parameters["table_id"] = data.draw(st.sampled_from(asked.tables))
        headers = asked.somebody(operation) if data.draw(st.integers(0, 9)) else {}
        response = case.call(base_url=asked.url, session=asked.session, headers=headers)
        case.validate_response(response, checks=CHECKS)

    ask()
