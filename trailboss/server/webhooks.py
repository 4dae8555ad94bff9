"""Webhooks: tell the world outside whose turn it is. Only to addresses that the owner chose."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final
from urllib.parse import urlsplit

import httpx

from trailboss.server.lanes import Lanes
from trailboss.server.metrics import Metrics
from trailboss.server.outside import PATIENCE, Refused, target
from trailboss.server.settings import Settings
from trailboss.server.tables.entry import Entry
from trailboss.server.tables.table import OVER, Table

PAUSE: Final = 60.0
"""Seconds for which nothing is sent for an owner whose webhook did not answer in time."""


class Notifier:
    """Sends webhooks apart from play, in a lane for each owner."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        self.lanes = Lanes()
        self.paused: dict[str, float] = {}
        """By owner: until when."""
        self.client = httpx.AsyncClient(follow_redirects=False, timeout=PATIENCE)

    async def stop(self) -> None:
        await self.lanes.stop()
        await self.client.aclose()

    def heard(self, before: Table | None, after: Table, e: Entry) -> None:
        """Somebody new is asked, or the game is over."""
        if not after.deal.webhook:
            return
        asked = before.waiting() if before is not None else []
        new = [s for s in after.waiting() if s not in asked and after.chairs[s].present]
        ended = after.status == OVER and before is not None and before.status != OVER
        if new or ended:
            self.post(after.deal.owner, after.deal.webhook, self.message(after, new, ended))

    def post(self, owner: str, url: str, doc: dict[str, Any]) -> None:
        """Send a message after those of the same owner that wait."""

        async def sent() -> None:
            self.metrics.webhooks.labels(await self.tried(owner, url, doc)).inc()

        if not self.lanes.put(owner, sent):
            self.metrics.webhooks.labels("dropped").inc()

    async def tried(self, owner: str, url: str, doc: dict[str, Any]) -> str:
        """Send it, unless the owner's last one took all its time: strangers wait for that."""
        if time.monotonic() < self.paused.get(owner, 0.0):
            return "skipped"
        outcome = await self.send(url, doc)
        if outcome == "late":
            now = time.monotonic()
            paused = {who: until for who, until in self.paused.items() if until > now}
            self.paused = {**paused, owner: now + PAUSE}
        return outcome

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
        except (httpx.TimeoutException, TimeoutError):
            return "late"
        except (httpx.HTTPError, OSError, ValueError, UnicodeError):
            return "failed"
