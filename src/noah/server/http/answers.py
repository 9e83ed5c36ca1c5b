"""Answers: JSON as bytes, and problems."""

from typing import Any, TypeAlias

import msgspec
import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException

from noah.server.wire.problems import Problem

Answer: TypeAlias = Response[bytes]
PROBLEM_JSON = "application/problem+json"
encode = msgspec.json.Encoder().encode
_log = structlog.get_logger(__name__)


def json_answer(value: Any, status: int = 200) -> Answer:
    """``value`` as JSON."""
    return Response(encode(value), status_code=status, media_type="application/json")


def problem_answer(problem: Problem) -> Answer:
    """A problem as the contract writes it."""
    return Response(
        encode(problem.to_json()),
        status_code=problem.status,
        media_type=PROBLEM_JSON,
        headers=problem.headers,
    )


def on_problem(_request: Request[Any, Any, Any], problem: Problem) -> Answer:
    """Answer a refused request."""
    return problem_answer(problem)


def unavailable(error: Exception) -> Problem:
    """What to say when the store takes nothing: the server is stopping, or the disk is full."""
    _log.error("the store takes nothing", kind=type(error).__name__, reason=str(error))
    return Problem(
        "unavailable",
        "The server cannot keep anything just now, and nothing has changed: try again in a moment.",
        headers={"Retry-After": "5"},
    )


def on_store_failure(_request: Request[Any, Any, Any], error: Exception) -> Answer:
    """Answer what could not be kept."""
    return problem_answer(unavailable(error))


def on_http_exception(_request: Request[Any, Any, Any], error: HTTPException) -> Answer:
    """Answer what the framework refuses: an unknown path, a method that a path does not have, a body too large."""
    if error.status_code == 413:
        return problem_answer(Problem("too-large", "The request is too large."))
    if error.status_code in {404, 405}:
        what = (
            "There is nothing at this path."
            if error.status_code == 404
            else "This path has no such method."
        )
        return problem_answer(
            Problem("not-found", what, status=error.status_code, headers=dict(error.headers or {}))
        )
    return problem_answer(
        Problem("malformed", "The request cannot be understood.", status=error.status_code)
    )
