"""The description of the API as OpenAPI, made of what stands beside each request handler."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec
from litestar import Litestar, Request, get
from litestar.handlers import HTTPRouteHandler
from litestar.routes import HTTPRoute

from noah import __version__
from noah.server.http.answers import PROBLEM_JSON, Answer, json_answer
from noah.server.http.asking import services
from noah.server.wire.answers import ProblemAnswer, Schema
from noah.server.wire.problems import STATUS, TITLES

_KEY = "wire"
_REFERENCE = "#/components/schemas/{name}"
_ALWAYS = ("too-many", "too-large", "origin", "unauthorized", "malformed", "fault", "unavailable")
_SECURITY = {
    "token": {"type": "http", "scheme": "bearer"},
    "cookie": {"type": "apiKey", "in": "cookie", "name": "noah_guest"},
}
_ID = {"type": "string", "pattern": "^[0-9a-f]{32}$"}


@dataclass(frozen=True, slots=True)
class Description:
    """What a request handler takes and answers.

    Attributes:
        answer: the type of its answer; None where that is empty or no JSON.
        status: the HTTP status of its answer.
        media_types: those that its answer may have.
        body: the type of the body that it takes; None for none.
        query: a JSON Schema for each parameter of the query.
        refusals: the problems that are its own.
        guest: whether only guests may ask.
    """

    answer: Any
    status: int = 200
    media_types: tuple[str, ...] = ("application/json",)
    body: type[msgspec.Struct] | None = None
    query: dict[str, Schema] = field(default_factory=dict)
    refusals: tuple[str, ...] = ()
    guest: bool = False

    def types(self) -> Iterator[Any]:
        """The types that its description names."""
        yield from (type_ for type_ in (self.answer, self.body) if type_ is not None)


def described(answer: Any, **more: Any) -> dict[str, Any]:
    """The ``opt`` of a handler; the arguments are those of ``Description``."""
    return {_KEY: Description(answer, **more)}


def _operations(app: Litestar) -> Iterator[tuple[str, str, HTTPRouteHandler, Description]]:
    """The path, the method, the handler and the description of everything that is described."""
    for route in app.routes:
        if not isinstance(route, HTTPRoute):
            continue
        for handler in route.route_handlers:
            if _KEY in handler.opt:
                for method in sorted(handler.http_methods - {"OPTIONS"}):
                    yield route.path_format, method.lower(), handler, handler.opt[_KEY]


def openapi(app: Litestar, root_path: str) -> Schema:
    """The OpenAPI document of an application.

    Args:
        app: its handlers are described.
        root_path: the path under which a proxy serves it.
    """
    operations = list(_operations(app))
    types = [ProblemAnswer, *(t for *_, described_ in operations for t in described_.types())]
    schemas, components = msgspec.json.schema_components(types, ref_template=_REFERENCE)
    schema_of = dict(zip(map(repr, types), schemas, strict=True))
    paths: dict[str, Schema] = {}
    for path, method, handler, description in operations:
        paths.setdefault(path, {})[method] = _operation(path, handler, description, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Noah", "version": __version__},
        "servers": [{"url": root_path or "/"}],
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": _SECURITY},
    }


def _operation(
    path: str, handler: HTTPRouteHandler, description: Description, schema_of: dict[str, Schema]
) -> Schema:
    parameters = [
        {"name": name, "in": "query", "required": False, "schema": schema}
        for name, schema in description.query.items()
    ]
    if "{table_id}" in path:
        parameters.append({"name": "table_id", "in": "path", "required": True, "schema": _ID})
    told: Schema = {
        "summary": (handler.fn.__doc__ or "").partition("\n")[0],
        "operationId": handler.fn.__name__,
        "parameters": parameters,
        "responses": _responses(description, schema_of),
        "security": [{"token": []}, {"cookie": []}, *([] if description.guest else [{}])],
    }
    if description.body is not None:
        content = {"application/json": {"schema": schema_of[repr(description.body)]}}
        # An empty body counts as an empty object.
        told["requestBody"] = {
            "content": content,
            "required": _must_say_something(description.body),
        }
    return told


def _must_say_something(body: type[msgspec.Struct]) -> bool:
    return any(each.required for each in msgspec.structs.fields(body))


def _responses(description: Description, schema_of: dict[str, Schema]) -> Schema:
    """The answers by their status: the one that is hoped for, and the problems."""
    success: Schema = {"description": "Done."}
    if description.status != 204:
        schema = {} if description.answer is None else schema_of[repr(description.answer)]
        success["content"] = {type_: {"schema": schema} for type_ in description.media_types}
    responses: dict[str, Schema] = {str(description.status): success}
    for type_ in sorted({*_ALWAYS, *description.refusals}, key=list(STATUS).index):
        told = responses.setdefault(
            str(STATUS[type_]),
            {
                "description": "",
                "content": {PROBLEM_JSON: {"schema": schema_of[repr(ProblemAnswer)]}},
            },
        )
        told["description"] = f"{told['description']} {TITLES[type_]} (`{type_}`).".strip()
    return responses


@get("/schema")
async def schema(request: Request[Any, Any, Any]) -> Answer:
    """This description."""
    return json_answer(openapi(request.app, services(request.app.state).settings.root_path))
