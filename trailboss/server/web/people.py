"""Who one is: names, passwords, cookies, tokens."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, cast

from litestar import Request, Router, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody
from litestar.response import Response

from trailboss.server.parts import ServerParts
from trailboss.server.problems import Forbidden, NotFound, TooMany
from trailboss.server.service import now_ms
from trailboss.server.store.identities import Identity
from trailboss.server.tables.create import clean
from trailboss.server.web import answers
from trailboss.server.web.access import COOKIE, YEAR, by_token, somebody
from trailboss.server.web.answers import answer
from trailboss.server.web.asgi import Scope
from trailboss.server.web.asks import TheServer, Who
from trailboss.server.web.devices import device_of
from trailboss.server.web.rates import client_of
from trailboss.server.web.structs import Login, MeWish, Nothing

AnyRequest = Request[Any, Any, Any]


async def told(who: Identity, server: ServerParts) -> answers.Me:
    """Everything about oneself; `email` is null where the server sends none."""
    email = await email_of(who, server)
    return answers.Me(who.id or None, who.name or None, who.password, email)


async def email_of(who: Identity, server: ServerParts) -> answers.EmailAddress | None:
    """One's own address, and whether it was confirmed."""
    if server.postman is None:
        return None
    known = await server.addresses.get(who.id) if who.id else None
    if known is None:
        return answers.EmailAddress(None, False)
    return answers.EmailAddress(known.address, known.confirmed)


async def greeted(
    who: Identity, server: ServerParts, request: AnyRequest, status: int = 200
) -> Response[answers.Me]:
    """Say who one is, and remember it in a cookie that no script can read."""
    server.people.forget(who.id)
    session = who.session or await begun(who, server, request, token=False)
    secure = request.url.scheme == "https" or server.settings.public_url.startswith("https:")
    cookie = Cookie(
        COOKIE,
        value=server.keys.signed(who.id, who.epoch, session),
        httponly=True,
        secure=secure,
        samesite="lax",
        max_age=YEAR,
        path="/",
    )
    return Response(await told(who, server), status_code=status, cookies=[cookie])


async def begun(who: Identity, server: ServerParts, request: AnyRequest, token: bool) -> str:
    """A new session of the browser or script that asks."""
    device = device_of(request.headers.get("user-agent", ""))
    return await server.sessions.begin(who.id, device, token, now_ms())


@get("/api/me")
async def get_me(who: Who, server: TheServer, request: AnyRequest) -> Response[answers.Me]:
    """Who am I? A cookie from before there were sessions gets one."""
    if who.id and not who.session and not by_token(request):
        return await greeted(who, server, request)
    return Response(await told(who, server))


@post("/api/me")
async def post_me(
    data: JSONBody[MeWish], who: Who, server: TheServer, request: AnyRequest
) -> Response[answers.Me]:
    """Choose a name, change it, or set a password. A token gets no cookie for it."""
    name = clean(data.name)
    if who.id and data.password is not None:
        await may_change(who, data.old, server, request)
    elif who.password and name != who.name:
        from_browser(request)  # It is the name by which one logs in.
    saved = await server.identities.save(who, name, data.password, now_ms())
    if by_token(request):
        server.people.forget(who.id)
        return Response(await told(saved, server), status_code=200)
    return await greeted(saved, server, request, 200 if who.id else 201)


async def may_change(
    who: Identity, old: str | None, server: ServerParts, request: AnyRequest
) -> None:
    """A password is changed by who knows it, in a browser."""
    from_browser(request)
    if who.password and server.settings.limits:  # Nor is it guessed here faster than there.
        wait = await server.rates.wait(client_of(cast(Scope, request.scope)), "login")
        if wait:
            raise TooMany("problem-slow-down", "slow down, please").also(retry=wait)
    if who.password and not await server.identities.proves(who, old or ""):
        raise Forbidden("problem-wrong-old-password", "this is not your password until now")


def from_browser(request: AnyRequest) -> None:
    """Tokens are given to scripts: they do not take over whom they work for."""
    if by_token(request):
        raise Forbidden("problem-browser-only", "this is done in a browser and not by a token")


@post("/api/me/revoke", status_code=200)
async def post_revoke(
    data: JSONBody[Nothing], who: Who, server: TheServer, request: AnyRequest
) -> Response[answers.Me]:
    """Log out everywhere else: all other cookies and all tokens end."""
    from_browser(request)
    return await greeted(await server.identities.begin_epoch(somebody(who)), server, request)


@get("/api/me/devices")
async def get_devices(who: Who, server: TheServer) -> answers.Devices:
    """The browsers and scripts by which one comes, the last used first."""
    return await devices_of(somebody(who), server)


async def devices_of(who: Identity, server: ServerParts) -> answers.Devices:
    """`here` is the one that asks."""
    found = await server.sessions.of(who.id)
    docs = [{**asdict(one), "here": one.id == who.session} for one in found]
    return answer(answers.Devices, {"devices": docs})


@post("/api/me/devices/{device:str}/end", status_code=200)
async def post_end(
    data: JSONBody[Nothing], device: FromPath[str], who: Who, server: TheServer, request: AnyRequest
) -> answers.Devices:
    """Log one of them out; the others are left."""
    from_browser(request)
    if not await ended(who, device, server):
        raise NotFound("problem-no-device", "there is no such device")
    return await devices_of(who, server)


async def ended(who: Identity, session: str, server: ServerParts) -> bool:
    """End a session of one's own; False if there is none."""
    gone = await server.sessions.end(somebody(who).id, session)
    server.people.forget(who.id)
    return gone


@post("/api/login", status_code=200)
async def login(
    data: JSONBody[Login], who: Who, server: TheServer, request: AnyRequest
) -> Response[answers.Me]:
    """Come back from elsewhere; whoever the browser was before has left it."""
    known = await server.identities.login(clean(data.name), data.password)
    if who.id and not by_token(request):
        await ended(who, who.session, server)
    return await greeted(known, server, request)


@post("/api/logout", status_code=200)
async def logout(
    data: JSONBody[Nothing], who: Who, server: TheServer, request: AnyRequest
) -> Response[answers.Me]:
    """Log out: the cookie, and every copy of it, is invalid from now on."""
    if who.id and not by_token(request):
        await ended(who, who.session, server)
    gone = Cookie(COOKIE, value="", httponly=True, samesite="lax", max_age=0, path="/")
    return Response(await told(Identity(), server), cookies=[gone])


@post("/api/me/token", status_code=200)
async def post_token(
    data: JSONBody[Nothing], who: Who, server: TheServer, request: AnyRequest
) -> answers.Token:
    """A bearer token for scripts."""
    session = await begun(somebody(who), server, request, token=True)
    return answers.Token(server.keys.signed(who.id, who.epoch, session, bearer=True))


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
