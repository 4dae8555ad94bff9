"""Webhooks: tell the world outside whose turn it is. Only to addresses that the owner chose."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections import deque
from typing import Any, TypeAlias
from urllib.parse import urlsplit

import httpx

from trailboss.server.metrics import Metrics
from trailboss.server.problems import BadRequest
from trailboss.server.settings import Settings
from trailboss.server.tables.entry import Entry
from trailboss.server.tables.table import OVER, Table
from trailboss.server.tasks import end

Message: TypeAlias = tuple[str, dict[str, Any]]
"""An address and what it is told."""
PATIENCE = 5.0
WAITING = 50
"""The most messages of one owner that wait; more are dropped."""
HANDS = 64
"""The most messages on their way at once, one of each owner."""
CLOSED = [ipaddress.ip_network(text) for text in ("fec0::/10", "64:ff9b:1::/48")]
"""Addresses of a site of old, and of a translator for local use."""
WRAPPED = [ipaddress.ip_network(text) for text in ("64:ff9b::/96", "::/96")]
"""IPv6 addresses that end in one of IPv4: NAT64, and the form that was given up."""


def checked_webhook(url: str, most: int = 500) -> str:
    """An address that may be called at all; who it belongs to is looked up each time."""
    try:
        parts = urlsplit(url)
        fine = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        fine = False
    if not fine or len(url) > most or "@" in parts.netloc or not url.isprintable() or " " in url:
        raise BadRequest("problem-webhook-address", "a webhook is an http or https address")
    return url


class Refused(Exception):
    """An address that a server must not call."""


async def target(url: str, private: bool) -> tuple[str, str]:
    """The address with the host's number in place of its name, and the name.

    The number that was checked is the number that is called, so a name cannot change in between.
    """
    parts = urlsplit(url)
    host = parts.hostname or ""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    numbers = [ipaddress.ip_address(str(row[4][0]).partition("%")[0]) for row in found]
    if not numbers or (not private and not all(map(public, numbers))):
        raise Refused
    number = f"[{numbers[0]}]" if numbers[0].version == 6 else str(numbers[0])
    query = f"?{parts.query}" if parts.query else ""
    return f"{parts.scheme}://{number}:{port}{parts.path or '/'}{query}", host


def public(number: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Is it an address of the open internet, also when it is wrapped into another kind?"""
    if isinstance(number, ipaddress.IPv6Address):
        if number.teredo is not None or any(number in net for net in CLOSED):
            return False
        inner = number.ipv4_mapped or number.sixtofour
        if any(number in net for net in WRAPPED):
            inner = ipaddress.IPv4Address(int(number) & 0xFFFF_FFFF)
        if inner is not None:
            return public(inner)
    return number.is_global and not number.is_multicast


class Notifier:
    """Sends webhooks apart from play: each owner's one after the other, and owners side by side.

    An address that answers slowly or never delays the messages of its own owner only.
    """

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        self.waiting: dict[str, deque[Message]] = {}
        """By owner: what is to be sent; an owner is there while somebody sends for them."""
        self.tasks: set[asyncio.Task[None]] = set()
        self.hands = asyncio.Semaphore(HANDS)
        self.client = httpx.AsyncClient(follow_redirects=False, timeout=PATIENCE)

    async def stop(self) -> None:
        await end(self.tasks)
        await self.client.aclose()

    def heard(self, before: Table | None, after: Table, e: Entry) -> None:
        """Somebody new is asked, or the game is over."""
        if not after.deal.webhook:
            return
        asked = before.waiting() if before is not None else []
        new = [s for s in after.waiting() if s not in asked and after.chairs[s].present]
        ended = after.status == OVER and before is not None and before.status != OVER
        if new or ended:
            self.post(after.deal.owner, (after.deal.webhook, self.message(after, new, ended)))

    def post(self, owner: str, message: Message) -> None:
        """Send a message after those of the same owner that wait."""
        queue = self.waiting.get(owner)
        if queue is None:
            self.waiting[owner] = deque([message])
            task = asyncio.create_task(self.run(owner))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
        elif len(queue) < WAITING:
            queue.append(message)
        else:
            self.metrics.webhooks.labels("dropped").inc()

    def message(self, t: Table, seats: list[int], ended: bool) -> dict[str, Any]:
        names = [t.chairs[seat].name for seat in seats]
        base = self.settings.public_url or f"http://{self.settings.host}:{self.settings.port}"
        url = f"{base}/t/{t.deal.id}"
        said = f"{' and '.join(names)}, it is your turn in {t.game.title}: {url}"
        return {
            "event": "over" if ended else "turn",
            "table": t.deal.id,
            "game": t.deal.game,
            "seats": seats,
            "names": names,
            "url": url,
            "content": f"{t.game.title} is over: {url}" if ended else said,
            "allowed_mentions": {"parse": []},
        }

    async def run(self, owner: str) -> None:
        """Send what waits for one owner."""
        queue = self.waiting[owner]
        try:
            while queue:
                async with self.hands:
                    outcome = await self.send(*queue.popleft())
                self.metrics.webhooks.labels(outcome).inc()
        finally:
            del self.waiting[owner]

    async def send(self, url: str, doc: dict[str, Any]) -> str:
        try:
            async with asyncio.timeout(PATIENCE):
                number, host = await target(url, self.settings.private_webhooks)
                headers = {"Host": urlsplit(url).netloc}
                extensions = {"sni_hostname": host}
                async with self.client.stream(
                    "POST", number, json=doc, headers=headers, extensions=extensions
                ) as answer:
                    return "sent" if answer.is_success else "failed"
        except Refused:
            return "refused"
        except (httpx.HTTPError, OSError, TimeoutError, ValueError, UnicodeError):
            return "failed"
