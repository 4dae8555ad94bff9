"""Notices: where a browser takes push messages."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get, post
from litestar.params import JSONBody
from msgspec import Meta

from trailboss.i18n import LANGUAGES
from trailboss.server.notices.push import LONGEST, endpoint
from trailboss.server.notices.seal import fits
from trailboss.server.problems import BadRequest
from trailboss.server.service import now_ms
from trailboss.server.store.browsers import Subscription
from trailboss.server.web import answers
from trailboss.server.web.access import somebody
from trailboss.server.web.asks import TheServer, Who
from trailboss.server.web.structs import Strict

Endpoint = Annotated[str, Meta(min_length=8, max_length=LONGEST)]
Key = Annotated[str, Meta(min_length=16, max_length=100, pattern="^[A-Za-z0-9_-]+$")]
Language = Annotated[str, Meta(pattern="^[a-z]{2}$")]


class PushKeys(Strict, frozen=True):
    """What makes a message readable for one browser alone."""

    p256dh: Key
    auth: Key


class PushWish(Strict, frozen=True):
    """A subscription as the browser gives it."""

    endpoint: Endpoint
    keys: PushKeys
    lang: Language = "en"


class PushGone(Strict, frozen=True):
    """A subscription that is no more."""

    endpoint: Endpoint


@get("/api/push", sync_to_thread=False)
def get_push(server: TheServer) -> answers.PushKey:
    """The key that a browser subscribes with."""
    return answers.PushKey(server.pusher.key)


@post("/api/push")
async def post_push(data: JSONBody[PushWish], who: Who, server: TheServer) -> answers.Subscribed:
    """Tell this browser when it is my turn and no page of the table is open."""
    somebody(who)
    url = endpoint(data.endpoint, server.settings.private_webhooks)
    if not fits(data.keys.p256dh, data.keys.auth):
        raise BadRequest("problem-push-keys", "these are not the keys of a subscription")
    language = data.lang if data.lang in LANGUAGES else "en"
    one = Subscription(url, data.keys.p256dh, data.keys.auth, language)
    await server.browsers.add(who.id, one, now_ms())
    return answers.Subscribed(True)


@post("/api/push/forget", status_code=200)
async def forget_push(data: JSONBody[PushGone], server: TheServer) -> answers.Subscribed:
    """Tell this browser nothing any more."""
    await server.browsers.forget(data.endpoint)
    return answers.Subscribed(False)


ROUTES = Router("/", route_handlers=[get_push, post_push, forget_push], tags=["notices"])
