"""Answers: JSON as bytes, and problems."""

from typing import Any, TypeAlias

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException

from noah.server.wire.problems import Problem

Answer: TypeAlias = Response[bytes]
PROBLEM_JSON = "application/problem+json"
encode = msgspec.json.Encoder().encode


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
