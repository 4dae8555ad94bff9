"""Strict bodies: a number is a number, and not a text that looks like one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

import msgspec
from litestar import Request

from trailboss.server.problems import BadRequest

T = TypeVar("T")


class StrictRequest(Request[Any, Any, Any]):
    """Reads a body once, as its handler declares it; the framework would do so more kindly."""

    async def json(self) -> Any:
        declared = self.route_handler.parsed_fn_signature.parameters.get("data")
        if declared is None:
            return await super().json()
        return decoded(await self.body(), partial(msgspec.json.decode, type=declared.annotation))


def decoded(body: bytes, decode: Callable[[bytes], T]) -> T:
    """A body without surprises."""
    try:
        return decode(body)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise BadRequest("problem-body", "{where}", where=str(error)[:400]) from None
    except RecursionError:
        raise BadRequest("problem-body-depth", "the body is nested too deeply") from None
