"""E-mail to people who have not looked at their table for a while, by the relay of the operator."""

from __future__ import annotations

import asyncio
import smtplib
from email.message import EmailMessage
from typing import Final

from trailboss.i18n import words
from trailboss.server.keys import Keys
from trailboss.server.logs import trouble
from trailboss.server.metrics import Metrics
from trailboss.server.notices.presence import Presence
from trailboss.server.notices.smtp import address, deliver, letter, relay
from trailboss.server.notices.who import News, about, asked, details, headline
from trailboss.server.service import Service, now_ms
from trailboss.server.settings import BadSettings, Settings
from trailboss.server.store.addresses import Address, Addresses, Due, mark
from trailboss.server.tasks import end

QUEUE: Final = 500
PAUSES: Final = (2.0, 20.0)
"""Between the tries to hand over a letter."""
OFTEN: Final = 10.0


class Postman:
    """Writes letters and carries them to the relay, one after the other, apart from play."""

    def __init__(self, settings: Settings, metrics: Metrics, addresses: Addresses) -> None:
        self.settings = settings
        self.metrics = metrics
        self.addresses = addresses
        self.relay = relay(settings.smtp)
        self.sender = address(settings.mail_from)
        if not self.sender:
            raise BadSettings("error-mail-from", "--smtp needs --mail-from, a plain address")
        self.keys = Keys("not open yet")
        self.queue: asyncio.Queue[EmailMessage] = asyncio.Queue(QUEUE)
        self.looks: asyncio.Queue[tuple[str, str]] = asyncio.Queue(QUEUE)
        self.tasks: list[asyncio.Task[None]] = []

    def start(self, service: Service, presence: Presence) -> None:
        works = (self.carry(), self.watch(service, presence), self.heed())
        self.tasks = [asyncio.create_task(work) for work in works]

    async def stop(self) -> None:
        await end(self.tasks)

    def link(self, path: str) -> str:
        base = self.settings.public_url or f"http://{self.settings.host}:{self.settings.port}"
        return f"{base}{path}"

    def post(self, mail: EmailMessage) -> None:
        """Put a letter into the bag, if there is room."""
        if self.queue.full():
            self.metrics.mails.labels("dropped").inc()
        else:
            self.queue.put_nowait(mail)

    def ask(self, to: Address) -> None:
        """The letter that asks whether the address is right. Nothing of the person is in it."""
        spoken = words(to.language)
        token = self.keys.letter("confirm", to.identity, mark(to.address))
        link = self.link(f"/mail/confirm?token={token}")
        subject = spoken.say("mail-confirm-subject", "Confirm your address")
        text = spoken.say("mail-confirm", link, link=link)
        self.post(letter(self.sender, to.address, subject, text))

    def write(self, to: Address, told: News) -> None:
        """The letter about a table: what everybody may know, and how to get no more of them."""
        token = self.keys.letter("stop", to.identity, mark(to.address))
        stop = self.link(f"/mail/stop?token={token}")
        foot = words(to.language).say("mail-stop", stop, link=stop)
        table = self.link(f"/t/{told.table}")
        text = f"{details(told, to.language)}\n\n{table}\n\n-- \n{foot}\n"
        click = self.link(f"/api/email/stop?token={token}")
        self.post(letter(self.sender, to.address, headline(told, to.language), text, click))

    async def plan(self, identity: str, told: News) -> None:
        """Somebody is asked and not there: a letter, unless they look before it is due."""
        known = await self.addresses.get(identity)
        if known is not None and known.confirmed:
            at = now_ms() + int(self.settings.mail_delay * 1000)
            await self.addresses.plan(Due(told.table, identity, told.kind), at)

    async def heed(self) -> None:
        """Whoever looks at a table needs no letter."""
        while True:
            table, identity = await self.looks.get()
            try:
                await self.addresses.looked(table, identity)
            except Exception:
                trouble("a look could not be noted")

    async def watch(self, service: Service, presence: Presence) -> None:
        """From time to time: which letters are due?"""
        while True:
            await asyncio.sleep(min(OFTEN, self.settings.mail_delay / 4 + 0.1))
            try:
                for due in await self.addresses.claim(now_ms()):
                    await self.consider(service, presence, due)
            except Exception:
                trouble("a letter could not be written")

    async def consider(self, service: Service, presence: Presence, due: Due) -> None:
        """Write a letter if it is still true, and still needed."""
        t = await service.latest(due.table)
        true = due.kind == "over" or due.identity in asked(t)
        if not true or await presence.here(due.table, due.identity):
            await self.addresses.looked(due.table, due.identity)
            return
        to = await self.addresses.get(due.identity)
        if to is not None and to.confirmed:
            self.write(to, about(t, "over" if due.kind == "over" else "turn", []))

    async def carry(self) -> None:
        while True:
            outcome = await self.hand_over(await self.queue.get())
            self.metrics.mails.labels(outcome).inc()

    async def hand_over(self, mail: EmailMessage) -> str:
        """A few tries; what the relay refuses for good is not tried again."""
        for pause in (*PAUSES, None):
            try:
                await asyncio.to_thread(deliver, self.relay, mail)
                return "sent"
            except smtplib.SMTPRecipientsRefused:
                return "refused"
            except Exception:
                if pause is None:
                    trouble("a letter could not be handed over")
                    break
                await asyncio.sleep(pause)
        return "failed"
