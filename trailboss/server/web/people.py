"""Who one is: names, passwords, cookies, tokens."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from litestar import Request, Router, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody
from litestar.response import Response

from trailboss.server.hub import Hub
from trailboss.server.problems import Forbidden, NotFound
from trailboss.server.service import now_ms
from trailboss.server.store.identities import Identity
from trailboss.server.tables.create import clean
from trailboss.server.web import answers
from trailboss.server.web.access import COOKIE, YEAR, by_token, somebody
from trailboss.server.web.answers import answer
from trailboss.server.web.asks import TheHub, Who
from trailboss.server.web.devices import device_of
from trailboss.server.web.structs import Login, MeWish, Nothing

AnyRequest = Request[Any, Any, Any]


async def told(who: Identity, hub: Hub) -> answers.Me:
    """Everything about oneself; `email` is null where the server sends none."""
    email = await email_of(who, hub)
    return answers.Me(who.id or None, who.name or None, who.password, email)


async def email_of(who: Identity, hub: Hub) -> answers.EmailAddress | None:
    """One's own address, and whether it was confirmed."""
    if hub.postman is None:
        return None
    known = await hub.addresses.get(who.id) if who.id else None
    if known is None:
        return answers.EmailAddress(None, False)
    return answers.EmailAddress(known.address, known.confirmed)


async def greeted(
    who: Identity, hub: Hub, request: AnyRequest, status: int = 200
) -> Response[answers.Me]:
    """Say who one is, and remember it in a cookie that no script can read."""
    hub.people.forget(who.id)
    session = who.session or await begun(who, hub, request, token=False)
    secure = request.url.scheme == "https" or hub.settings.public_url.startswith("https:")
    cookie = Cookie(
        COOKIE,
        value=hub.keys.signed(who.id, who.epoch, session),
        httponly=True,
        secure=secure,
        samesite="lax",
        max_age=YEAR,
        path="/",
    )
    return Response(await told(who, hub), status_code=status, cookies=[cookie])


async def begun(who: Identity, hub: Hub, request: AnyRequest, token: bool) -> str:
    """A new session of the browser or script that asks."""
    device = device_of(request.headers.get("user-agent", ""))
    return await hub.sessions.begin(who.id, device, token, now_ms())


@get("/api/me")
async def get_me(who: Who, hub: TheHub, request: AnyRequest) -> Response[answers.Me]:
    """Who am I? A cookie from before there were sessions gets one."""
    if who.id and not who.session and not by_token(request):
        return await greeted(who, hub, request)
    return Response(await told(who, hub))


@post("/api/me")
async def post_me(
    data: JSONBody[MeWish], who: Who, hub: TheHub, request: AnyRequest
) -> Response[answers.Me]:
    """Choose a name, change it, or set a password."""
    if who.id and data.password is not None:
        await may_change(who, data.old, hub, request)
    saved = await hub.identities.save(who, clean(data.name), data.password, now_ms())
    return await greeted(saved, hub, request, 200 if who.id else 201)


async def may_change(who: Identity, old: str | None, hub: Hub, request: AnyRequest) -> None:
    """A password is changed by who knows it, in a browser."""
    from_browser(request)
    if who.password and not await hub.identities.proves(who, old or ""):
        raise Forbidden("this is not your password until now")


def from_browser(request: AnyRequest) -> None:
    """Tokens are given to scripts: they do not take over whom they work for."""
    if by_token(request):
        raise Forbidden("this is done in a browser and not by a token")


@post("/api/me/revoke", status_code=200)
async def post_revoke(
    data: JSONBody[Nothing], who: Who, hub: TheHub, request: AnyRequest
) -> Response[answers.Me]:
    """Log out everywhere else: all other cookies and all tokens end."""
    from_browser(request)
    return await greeted(await hub.identities.begin_epoch(somebody(who)), hub, request)


@get("/api/me/devices")
async def get_devices(who: Who, hub: TheHub) -> answers.Devices:
    """The browsers and scripts by which one comes, the last used first."""
    return await devices_of(somebody(who), hub)


async def devices_of(who: Identity, hub: Hub) -> answers.Devices:
    """`here` is the one that asks."""
    found = await hub.sessions.of(who.id)
    docs = [{**asdict(one), "here": one.id == who.session} for one in found]
    return answer(answers.Devices, {"devices": docs})


@post("/api/me/devices/{device:str}/end", status_code=200)
async def post_end(
    data: JSONBody[Nothing], device: FromPath[str], who: Who, hub: TheHub, request: AnyRequest
) -> answers.Devices:
    """Log one of them out; the others are left."""
    from_browser(request)
    if not await ended(who, device, hub):
        raise NotFound("there is no such device")
    return await devices_of(who, hub)


async def ended(who: Identity, session: str, hub: Hub) -> bool:
    """End a session of one's own; False if there is none."""
    gone = await hub.sessions.end(somebody(who).id, session)
    hub.people.forget(who.id)
    return gone


@post("/api/login", status_code=200)
async def login(
    data: JSONBody[Login], who: Who, hub: TheHub, request: AnyRequest
) -> Response[answers.Me]:
    """Come back from elsewhere; whoever the browser was before has left it."""
    known = await hub.identities.login(clean(data.name), data.password)
    if who.id and not by_token(request):
        await ended(who, who.session, hub)
    return await greeted(known, hub, request)


@post("/api/logout", status_code=200)
async def logout(
    data: JSONBody[Nothing], who: Who, hub: TheHub, request: AnyRequest
) -> Response[answers.Me]:
    """Forget who this is: the cookie is worth nothing from now on, wherever it is."""
    if who.id and not by_token(request):
        await ended(who, who.session, hub)
    gone = Cookie(COOKIE, value="", httponly=True, samesite="lax", max_age=0, path="/")
    return Response(await told(Identity(), hub), cookies=[gone])


@post("/api/me/token", status_code=200)
async def post_token(
    data: JSONBody[Nothing], who: Who, hub: TheHub, request: AnyRequest
) -> answers.Token:
    """A bearer token for scripts."""
    session = await begun(somebody(who), hub, request, token=True)
    return answers.Token(hub.keys.signed(who.id, who.epoch, session, bearer=True))


ROUTES = Router(
    "/",
    route_handlers=[
        get_me,
        post_me,
        post_revoke,
        get_devices,
        post_end,
        login,
        logout,
        post_token,
    ],
    tags=["people"],
)
