"""Web Push: sealed messages to the push services of the browsers.

Their addresses come from clients, so the same care is taken as with webhooks.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from hashlib import sha256
from typing import Final
from urllib.parse import urlsplit

import httpx
import msgspec

from trailboss.server.metrics import Metrics
from trailboss.server.notices.seal import coded, point, private_key, seal, voucher
from trailboss.server.notices.who import News, details, headline
from trailboss.server.outside import PATIENCE, Refused, checked_webhook, target
from trailboss.server.problems import BadRequest
from trailboss.server.settings import Settings
from trailboss.server.store.browsers import Browsers, Subscription

LONGEST: Final = 1000
TTL: Final = 24 * 3600
VALID: Final = 12 * 3600
FAULTS: Final = 5
"""Failures in a row after which a browser is forgotten."""
GONE: Final = (404, 410)


def endpoint(url: str, private: bool) -> str:
    """The address of a push service: https, or http where private addresses are allowed."""
    if not private and not url.startswith("https://"):
        raise BadRequest("problem-push-address", "a push service has an https address")
    return checked_webhook(url, LONGEST)


def payload(told: News, language: str) -> bytes:
    """What the browser shows."""
    doc = {"kind": told.kind, "table": told.table, "game": told.game}
    text = {"title": headline(told, language), "body": details(told, language)}
    return msgspec.json.encode(doc | text)


def topic(table: str) -> str:
    """A later notice of a table replaces an earlier one; its address stays unknown."""
    return coded(sha256(f"topic {table}".encode()).digest())[:32]


class Pusher:
    """Sends to all browsers of a person."""

    def __init__(self, settings: Settings, metrics: Metrics, browsers: Browsers) -> None:
        self.settings = settings
        self.metrics = metrics
        self.browsers = browsers
        self.secret = ""
        self.faults: Counter[str] = Counter()

    @property
    def key(self) -> str:
        """The public key of this installation, for `PushManager.subscribe`."""
        return coded(point(private_key(self.secret)))

    async def tell(self, client: httpx.AsyncClient, identity: str, told: News) -> None:
        """All browsers at once: one that does not answer holds up nobody for long."""
        found = await self.browsers.of(identity)
        await asyncio.gather(*[self.tell_one(client, one, told) for one in found])

    async def tell_one(self, client: httpx.AsyncClient, one: Subscription, told: News) -> None:
        outcome = await self.send(client, one, told)
        self.metrics.pushes.labels(outcome).inc()
        if outcome == "sent":
            self.faults.pop(one.id, None)
            return
        self.faults[one.id] += 1
        if outcome == "gone" or self.faults[one.id] >= FAULTS:
            self.faults.pop(one.id, None)
            await self.browsers.forget(one.endpoint)

    def headers(self, one: Subscription, told: News) -> dict[str, str]:
        parts = urlsplit(one.endpoint)
        public = self.settings.public_url
        contact = public if public.startswith("https:") else ""
        until = int(time.time()) + VALID
        return {
            "Host": parts.netloc,
            "Authorization": voucher(
                self.secret, f"{parts.scheme}://{parts.netloc}", until, contact
            ),
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(TTL),
            "Topic": topic(told.table),
            "Urgency": "high" if told.kind == "turn" else "normal",
        }

    async def send(self, client: httpx.AsyncClient, one: Subscription, told: News) -> str:
        """The outcome in one word."""
        body = seal(payload(told, one.language), one.p256dh, one.auth)
        try:
            async with asyncio.timeout(PATIENCE):
                number, host = await target(one.endpoint, self.settings.private_webhooks)
                async with client.stream(
                    "POST",
                    number,
                    content=body,
                    headers=self.headers(one, told),
                    extensions={"sni_hostname": host},
                ) as answer:
                    if answer.status_code in GONE:
                        return "gone"
                    return "sent" if answer.is_success else "failed"
        except Refused:
            return "refused"
        except (httpx.HTTPError, OSError, TimeoutError, ValueError, UnicodeError):
            return "failed"
