"""Strict bodies: a number is a number, and not a text that looks like one."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request

from trailboss.server.problems import BadRequest


async def strictly(request: Request[Any, Any, Any]) -> None:
    """Read the body as the handler declares it, before the framework does so more kindly."""
    declared = request.route_handler.parsed_fn_signature.parameters.get("data")
    if declared is None:
        return
    try:
        msgspec.json.decode(await request.body(), type=declared.annotation)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise BadRequest(str(error)[:400]) from None
    except RecursionError:
        raise BadRequest("the body is nested too deeply") from None
