"""Errors on the wire: every failure is application/problem+json and says what to do."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap
from sqlalchemy.exc import SQLAlchemyError

from trailboss.server.logs import trouble
from trailboss.server.problems import (
    BadRequest,
    NotFound,
    Problem,
    TooLarge,
    Unavailable,
)
from trailboss.server.settings import BODY_LIMIT, COMPONENTS_LIMIT, RECORD_LIMIT
from trailboss.server.web.pages import lost_page

PROBLEM = "application/problem+json"
AnyRequest = Request[Any, Any, Any]


def answer(
    problem: Problem, status: int = 0, headers: dict[str, str] | None = None
) -> Response[bytes]:
    """A problem as a response."""
    doc = problem.doc()
    if status:
        doc["status"] = status
    return Response(
        msgspec.json.encode(doc),
        status_code=doc["status"],
        media_type=PROBLEM,
        headers=headers or {},
    )


def on_problem(request: AnyRequest, error: Problem) -> Response[bytes]:
    return answer(error)


def on_validation(request: AnyRequest, error: ValidationException) -> Response[bytes]:
    """A body or parameter that does not fit: say where."""
    extra = error.extra if isinstance(error.extra, list) else []
    where = [f"{x.get('key', '')}: {x.get('message', '')}" for x in extra if isinstance(x, dict)]
    if not where:
        return answer(BadRequest("problem-body", "the body does not fit"))
    return answer(BadRequest("problem-body", "{where}", where="; ".join(where)[:400]))


def limit(request: AnyRequest) -> int:
    """How large a body may be where the request went."""
    limits = {"/api/replays": RECORD_LIMIT, "/api/components": COMPONENTS_LIMIT}
    return limits.get(request.url.path, BODY_LIMIT)


def lost(request: AnyRequest) -> Response[bytes]:
    """An address without anything: a person gets the page that says so, a program the problem."""
    reading = "text/html" in request.headers.get("accept", "")
    if reading and not request.url.path.startswith(("/api/", "/assets/")):
        return Response(lost_page(), status_code=404, media_type="text/html")
    return answer(NotFound("problem-no-page", "there is nothing at this address"))


def on_http(request: AnyRequest, error: HTTPException) -> Response[bytes]:
    """What the framework refuses."""
    if error.status_code == 413:
        return answer(
            TooLarge(
                "problem-body-too-large",
                "a body has at most {most} KiB",
                most=limit(request) // 1024,
            )
        )
    if error.status_code == 404:
        return lost(request)
    if error.status_code >= 500:
        trouble("a request failed", status=error.status_code)
        return answer(Unavailable("problem-failed", "something went wrong here"), 500)
    return answer(BadRequest(str(error.detail)[:200]), error.status_code, dict(error.headers or {}))


def on_database(request: AnyRequest, error: SQLAlchemyError) -> Response[bytes]:
    trouble("the database failed")
    return answer(
        Unavailable("problem-database-away", "the database does not answer; nothing was changed")
    )


def on_anything(request: AnyRequest, error: Exception) -> Response[bytes]:
    trouble("a request failed")
    return answer(Unavailable("problem-failed", "something went wrong here"), 500)


HANDLERS: ExceptionHandlersMap = {
    Problem: on_problem,
    ValidationException: on_validation,
    HTTPException: on_http,
    SQLAlchemyError: on_database,
    Exception: on_anything,
}
