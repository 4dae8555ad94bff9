"""Settings of a person: kept for the account, so that every browser has them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from litestar import Router, get, post
from litestar.params import JSONBody
from msgspec import UNSET, UnsetType

from trailboss.server.web.access import somebody
from trailboss.server.web.asks import TheServer, Who
from trailboss.server.web.structs import Strict

Colour = Literal["red", "blue", "yellow", "purple", "green", "grey", "brown", "teal"]
Shape = Literal["circle", "square", "triangle", "diamond"]


class Settings(Strict, frozen=True):
    """What somebody has chosen; what is left out stays as it is, or as the page likes it."""

    language: Literal["auto", "en", "uk", "pl", "cs", "ru"] | UnsetType = UNSET
    theme: Literal["auto", "light", "dark"] | UnsetType = UNSET
    board: Literal["paper", "slate", "contrast"] | UnsetType = UNSET
    motion: Literal["auto", "full", "still"] | UnsetType = UNSET
    pace: Literal["off", "quick", "normal", "slow"] | UnsetType = UNSET
    sound: bool | UnsetType = UNSET
    confirm: bool | UnsetType = UNSET
    auto: bool | UnsetType = UNSET
    follow: bool | UnsetType = UNSET
    chips: bool | UnsetType = UNSET
    """The log shows the numbers of its rules."""
    colour: Colour | Literal["auto"] | UnsetType = UNSET
    """How one's own pieces look to oneself; nobody else sees them so."""
    shape: Shape | Literal["auto"] | UnsetType = UNSET


def known(values: dict[str, Any]) -> Settings:
    """What this server understands of what is stored; a newer one may have known more."""
    fit: dict[str, Any] = {}
    for name, value in values.items():
        try:
            msgspec.convert({name: value}, Settings)
        except msgspec.ValidationError:
            continue
        fit[name] = value
    return msgspec.convert(fit, Settings)


@get("/api/me/settings")
async def get_settings(who: Who, server: TheServer) -> Settings:
    """What I have chosen."""
    return known(await server.preferences.of(somebody(who).id))


@post("/api/me/settings", status_code=200)
async def post_settings(data: JSONBody[Settings], who: Who, server: TheServer) -> Settings:
    """Choose some of them anew."""
    await server.preferences.choose(somebody(who).id, msgspec.to_builtins(data))
    return known(await server.preferences.of(who.id))


ROUTES = Router("/", route_handlers=[get_settings, post_settings], tags=["people"])
