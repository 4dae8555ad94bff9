"""E-mail: an address of one's own, its confirmation, and the end of all letters."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get, post
from litestar.params import JSONBody, QueryParameter
from litestar.response import Redirect
from msgspec import Meta

from trailboss.i18n import LANGUAGES
from trailboss.server.hub import Hub
from trailboss.server.notices.mail import Postman
from trailboss.server.notices.smtp import LONGEST, address
from trailboss.server.problems import BadRequest, Forbidden, NotFound
from trailboss.server.service import now_ms
from trailboss.server.store.addresses import Address
from trailboss.server.web import answers
from trailboss.server.web.access import somebody
from trailboss.server.web.asks import TheHub, Who
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


def postman(hub: Hub) -> Postman:
    """Most servers have none."""
    if hub.postman is None:
        raise NotFound("this server sends no e-mail")
    return hub.postman


@post("/api/email", status_code=200)
async def post_email(
    data: JSONBody[EmailWish], who: Who, hub: TheHub
) -> answers.EmailAddress | None:
    """Ask for letters: the first one asks whether the address is right."""
    carrier = postman(hub)
    somebody(who)
    if not address(data.address):
        raise BadRequest("that is not one e-mail address")
    language = data.lang if data.lang in LANGUAGES else "en"
    known = await hub.addresses.get(who.id)
    if known is None or known.address != data.address or not known.confirmed:
        wish = Address(who.id, data.address, language, False)
        await hub.addresses.ask(wish, now_ms())
        carrier.ask(wish)
    elif known.language != language:
        await hub.addresses.speak(who.id, language)
    return await email_of(who, hub)


@post("/api/email/confirm", status_code=200)
async def confirm_email(data: JSONBody[EmailConfirm], hub: TheHub) -> answers.Confirmed:
    """The link of that letter was opened, wherever that was."""
    postman(hub)
    identity, mark = hub.keys.letter_owner("confirm", data.token)
    if not identity or not await hub.addresses.confirm(identity, mark):
        raise Forbidden("this link is not valid any more")
    return answers.Confirmed(True)


@post("/api/email/forget", status_code=200)
async def forget_email(
    data: JSONBody[Nothing], who: Who, hub: TheHub
) -> answers.EmailAddress | None:
    """No more letters to me."""
    postman(hub)
    await hub.addresses.forget(somebody(who).id)
    return await email_of(who, hub)


@get("/api/email/stop", include_in_schema=False, sync_to_thread=False)
def show_stop(token: StopToken) -> Redirect:
    """A mail program that knows no single click opens the address: a page with a button."""
    return Redirect("/mail/stop", query_params={"token": token})


@post("/api/email/stop", status_code=200)
async def stop_email(hub: TheHub, token: StopToken) -> answers.Stopped:
    """The link at the foot of a letter; mail programs call it with one click and a form."""
    postman(hub)
    identity, mark = hub.keys.letter_owner("stop", token)
    if not identity:
        raise Forbidden("this link is not valid any more")
    if await hub.addresses.fits(identity, mark):
        await hub.addresses.forget(identity)
    return answers.Stopped(True)


ROUTES = Router(
    "/",
    route_handlers=[post_email, confirm_email, forget_email, show_stop, stop_email],
    tags=["notices"],
)
