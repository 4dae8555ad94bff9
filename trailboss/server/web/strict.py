"""Strict bodies: a number is a number, and not a text that looks like one."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request

from trailboss.server.problems import BadRequest


class StrictRequest(Request[Any, Any, Any]):
    """Reads a body once, as its handler declares it; the framework would do so more kindly."""

    async def json(self) -> Any:
        declared = self.route_handler.parsed_fn_signature.parameters.get("data")
        if declared is None:
            return await super().json()
        try:
            return msgspec.json.decode(await self.body(), type=declared.annotation)
        except (msgspec.MsgspecError, UnicodeError) as error:
            raise BadRequest("problem-body", "{where}", where=str(error)[:400]) from None
        except RecursionError:
            raise BadRequest("problem-body-depth", "the body is nested too deeply") from None
