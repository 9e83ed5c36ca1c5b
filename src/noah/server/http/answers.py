"""Answers: JSON as bytes, and problems."""

from typing import Any, TypeAlias

import msgspec
import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, LitestarException
from litestar.types import Scope

from noah.server.http.asking import token_of
from noah.server.http.cookies import guest_cookie
from noah.server.logs import log_error
from noah.server.store.store import StoreClosedError, StoreFailedError
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


def on_problem(request: Request[Any, Any, Any], problem: Problem) -> Answer:
    """Answer a refused request. A cookie that is nobody's is taken away, or its browser could never watch again."""
    answer = problem_answer(problem)
    token, is_cookie = token_of(request)
    if problem.type == "unauthorized" and token is not None and is_cookie:
        answer.set_cookie(guest_cookie(request, "", 0))
    return answer


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


def fault() -> Problem:
    """What to say when something happened that should not have."""
    return Problem("fault", "Something went wrong here, and it is not your fault.")


def on_fault(_request: Request[Any, Any, Any], _error: Exception) -> Answer:
    """Answer what should not have happened."""
    return problem_answer(fault())


async def log_fault(error: Exception, scope: Scope) -> None:
    """Tell the host of what should not have happened."""
    if not isinstance(error, Problem | LitestarException | StoreClosedError | StoreFailedError):
        log_error("a request failed", error, kind=str(scope["type"]))


def nothing_here() -> Problem:
    """What to say where nothing is."""
    return Problem("not-found", "There is nothing at this path.")


def on_http_exception(request: Request[Any, Any, Any], error: HTTPException) -> Answer:
    """Answer what the framework refuses: an unknown path, a method that a path does not have, a body too large."""
    if error.status_code not in _REFUSALS:
        return on_fault(request, error)
    type_, detail = _REFUSALS[error.status_code]
    return problem_answer(Problem(type_, detail, headers=dict(error.headers or {})))


_REFUSALS = {
    400: ("malformed", "The request cannot be understood."),
    404: ("not-found", "There is nothing at this path."),
    405: ("method", "This path has no such method."),
    413: ("too-large", "The request is too large."),
}
