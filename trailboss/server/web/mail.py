"""E-mail: an address of one's own, its confirmation, and the end of all letters."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get, post
from litestar.params import JSONBody, QueryParameter
from litestar.response import Redirect
from msgspec import Meta

from trailboss.i18n import LANGUAGES
from trailboss.server.notices.mail import Postman
from trailboss.server.notices.smtp import LONGEST, address
from trailboss.server.parts import ServerParts
from trailboss.server.problems import BadRequest, Forbidden, NotFound
from trailboss.server.service import now_ms
from trailboss.server.store.addresses import Address
from trailboss.server.web import answers
from trailboss.server.web.access import somebody
from trailboss.server.web.asks import TheServer, Who
from trailboss.server.web.people import email_of
from trailboss.server.web.structs import Nothing, Strict

Token = Annotated[str, Meta(min_length=1, max_length=300)]
StopToken = Annotated[str, QueryParameter(name="token", max_length=300)]


class EmailWish(Strict, frozen=True):
    """Where one wants to get letters, and in which language."""

    address: Annotated[str, Meta(min_length=3, max_length=LONGEST)]
    lang: Annotated[str, Meta(pattern="^[a-z]{2}$")] = "en"


class EmailConfirm(Strict, frozen=True):
    """The token of a letter."""

    token: Token


def postman(server: ServerParts) -> Postman:
    """Most servers have none."""
    if server.postman is None:
        raise NotFound("problem-no-email-here", "this server sends no e-mail")
    return server.postman


@post("/api/email", status_code=200)
async def post_email(
    data: JSONBody[EmailWish], who: Who, server: TheServer
) -> answers.EmailAddress | None:
    """Ask for letters: the first one asks whether the address is right."""
    carrier = postman(server)
    somebody(who)
    if not address(data.address):
        raise BadRequest("problem-email-address", "that is not one e-mail address")
    language = data.lang if data.lang in LANGUAGES else "en"
    known = await server.addresses.get(who.id)
    if known is None or known.address != data.address or not known.confirmed:
        wish = Address(who.id, data.address, language, False)
        await server.addresses.ask(wish, now_ms())
        carrier.ask(wish)
    elif known.language != language:
        await server.addresses.speak(who.id, language)
    return await email_of(who, server)


@post("/api/email/confirm", status_code=200)
async def confirm_email(data: JSONBody[EmailConfirm], server: TheServer) -> answers.Confirmed:
    """The link of a letter was opened, in this browser or in another one."""
    postman(server)
    identity, mark = server.keys.letter_owner("confirm", data.token)
    if not identity or not await server.addresses.confirm(identity, mark):
        raise Forbidden("problem-link-expired", "this link is not valid any more")
    return answers.Confirmed(True)


@post("/api/email/forget", status_code=200)
async def forget_email(
    data: JSONBody[Nothing], who: Who, server: TheServer
) -> answers.EmailAddress | None:
    """No more letters to me."""
    postman(server)
    await server.addresses.forget(somebody(who).id)
    return await email_of(who, server)


@get("/api/email/stop", include_in_schema=False, sync_to_thread=False)
def show_stop(token: StopToken) -> Redirect:
    """A mail program that knows no single click opens the address: a page with a button."""
    return Redirect("/mail/stop", query_params={"token": token})


@post("/api/email/stop", status_code=200)
async def stop_email(server: TheServer, token: StopToken) -> answers.Stopped:
    """The link at the foot of a letter; mail programs call it with one click and a form."""
    postman(server)
    identity, mark = server.keys.letter_owner("stop", token)
    if not identity:
        raise Forbidden("problem-link-expired", "this link is not valid any more")
    if await server.addresses.fits(identity, mark):
        await server.addresses.forget(identity)
    return answers.Stopped(True)


ROUTES = Router(
    "/",
    route_handlers=[post_email, confirm_email, forget_email, show_stop, stop_email],
    tags=["notices"],
)
