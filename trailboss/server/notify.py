"""Webhooks: tell the world outside whose turn it is. Only to addresses that the owner chose."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from typing import Any
from urllib.parse import urlsplit

import httpx

from trailboss.server.metrics import Metrics
from trailboss.server.problems import BadRequest
from trailboss.server.settings import Settings
from trailboss.server.tables.entry import Entry
from trailboss.server.tables.table import OVER, Table

PATIENCE = 5.0
QUEUE = 1000


def checked(url: str, most: int = 500) -> str:
    """An address that may be called at all; who it belongs to is looked up each time."""
    try:
        parts = urlsplit(url)
        fine = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        fine = False
    if not fine or len(url) > most or "@" in parts.netloc or not url.isprintable() or " " in url:
        raise BadRequest("a webhook is an http or https address")
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
    mapped = getattr(number, "ipv4_mapped", None) or getattr(number, "sixtofour", None)
    return number.is_global and not number.is_multicast and (mapped is None or public(mapped))


class Notifier:
    """Sends webhooks one after the other, apart from play."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        self.queue: asyncio.Queue[tuple[str, dict[str, Any]]] = asyncio.Queue(QUEUE)
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    def heard(self, before: Table | None, after: Table, e: Entry) -> None:
        """Somebody new is asked, or the game is over."""
        if not after.deal.webhook:
            return
        asked = before.waiting() if before is not None else []
        new = [s for s in after.waiting() if s not in asked and after.chairs[s].present]
        ended = after.status == OVER and before is not None and before.status != OVER
        if (new or ended) and not self.queue.full():
            self.queue.put_nowait((after.deal.webhook, self.message(after, new, ended)))

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

    async def run(self) -> None:
        async with httpx.AsyncClient(follow_redirects=False, timeout=PATIENCE) as client:
            while True:
                url, doc = await self.queue.get()
                outcome = await self.send(client, url, doc)
                self.metrics.webhooks.labels(outcome).inc()

    async def send(self, client: httpx.AsyncClient, url: str, doc: dict[str, Any]) -> str:
        try:
            async with asyncio.timeout(PATIENCE):
                number, host = await target(url, self.settings.private_webhooks)
                headers = {"Host": urlsplit(url).netloc}
                extensions = {"sni_hostname": host}
                async with client.stream(
                    "POST", number, json=doc, headers=headers, extensions=extensions
                ) as answer:
                    return "sent" if answer.is_success else "failed"
        except Refused:
            return "refused"
        except (httpx.HTTPError, OSError, TimeoutError, ValueError, UnicodeError):
            return "failed"
