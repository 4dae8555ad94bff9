"""Crowds: where very many look on they hear of several actions at once, and miss none of them."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import msgspec
import pytest

from tests.server.running import awaited
from trailboss.server.envelope import Envelope
from trailboss.server.fanout import Doc, Ear, Fanout
from trailboss.server.parts import ServerParts
from trailboss.server.service import now_ms
from trailboss.server.settings import Settings
from trailboss.server.store.identities import Identity
from trailboss.server.tables import create, entry, people
from trailboss.server.tables.act import act
from trailboss.server.tables.entry import Entry
from trailboss.server.tables.table import HOTSEAT, SPECTATOR, Chair, ClockRule, Table
from trailboss.server.web import crowd
from trailboss.server.web.crowd import MANY, Crowd
from trailboss.server.web.feed import Feed

pytestmark = pytest.mark.pure

ADA = "ada"


def ear_of(crowds: Crowd, heard: list[Doc]) -> Ear:
    """A viewer without a seat, who writes down what it hears."""

    def ear(doc: Doc) -> None:
        if not crowds.holds("t", ear, doc):
            heard.append(doc)

    return ear


def test_the_first_news_is_told_at_once_and_what_follows_together() -> None:
    """A few never wait; of a crowd nobody waits for the first, and all hear the last."""
    heard: dict[int, list[Doc]] = {ear: [] for ear in range(MANY)}

    async def told() -> None:
        fanout = Fanout()
        crowds = Crowd(fanout)
        ears = [ear_of(crowds, heard[number]) for number in heard]
        fanout.ears["t"] = set(ears[:2])
        for seq in (1, 2):
            fanout.publish("t", {"seq": seq})
        assert [len(heard[number]) for number in range(MANY)].count(0) == MANY - 2
        fanout.ears["t"] = set(ears)
        for seq in (3, 4, 5):
            fanout.publish("t", {"seq": seq})
        fanout.ears["t"].discard(ears[7])
        while "t" in crowds.waits:
            await asyncio.sleep(0.01)

    awaited(told())
    assert heard[0] == [{"seq": 1}, {"seq": 2}, {"seq": 3}, {"seq": 5}]
    assert heard[MANY - 1] == [{"seq": 3}, {"seq": 5}]
    assert heard[7] == [{"seq": 3}], "nobody tells those who have gone"


async def begun(server: ServerParts) -> Table:
    """A table for two at one screen."""
    chairs = [Chair(HOTSEAT, name, identity=ADA) for name in ("Ada", "Bob")]
    rule = ClockRule()
    t = create.table("gwt2", {}, chairs, ADA, public=True, clock=rule, now=now_ms())
    opened = Entry(1, entry.OPEN, by=ADA, at=now_ms())
    return await server.service.create(
        t, [lambda _: (opened, None), lambda t: (people.begin(t, now_ms()), None)]
    )


async def acted(server: ServerParts, table: str) -> Table:
    """One action."""

    def first(t: Table) -> Any:
        assert t.state is not None
        seat = t.waiting()[0]
        return act(t, seat, t.state.legal(seat)[0].text, ADA, None, now_ms())

    return (await server.service.change(table, first))[0]


def watcher(server: ServerParts, table: str, frames: list[bytes]) -> Feed:
    """Somebody without a seat whose socket takes every frame."""

    def push(message: Envelope) -> bool:
        frames.append(message.frame(0))
        return True

    feed = Feed(server, Identity(), table, None, watching=True)
    feed.brief, feed.push = True, push
    return feed


def payload(frame: bytes) -> Doc:
    """What a frame says."""
    doc: Doc = msgspec.json.decode(frame[frame.index(b"{") :])
    return doc


def test_several_actions_are_one_message_with_all_entries(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The changes lead from what was told last to what is now; those of a crowd share a frame."""
    monkeypatch.setattr(crowd, "MANY", 2)

    async def told() -> None:
        server = ServerParts(Settings(data=tmp_path, workers=0))
        await server.database.migrate()
        server.service.listeners.append(server.heard)
        table = (await begun(server)).deal.id
        said: list[list[bytes]] = [[], []]
        feeds = [watcher(server, table, frames) for frames in said]
        for feed in feeds:
            await feed.hello(None)
            server.fanout.ears.setdefault(table, set()).add(feed.heard)
            feed.restless, feed.idle = False, True
        t = server.service.tables[table]
        for _ in range(4):
            t = await acted(server, table)
        while len(said[0]) < 2:
            await asyncio.sleep(0.01)
        assert said[0] == said[1]
        first, rest = map(payload, said[0])
        numbers = [row["seq"] for row in rest["entries"]]
        assert [row["seq"] for row in first["entries"]] == [t.seq - 3]
        assert (numbers, rest["seq"]) == ([t.seq - 2, t.seq - 1, t.seq], t.seq)
        assert rest["changes"]["state"]["seq"] == t.shown(t.seq, SPECTATOR)
        await server.database.close()

    awaited(told())


def test_silent_viewers_of_a_table_share_a_look(tmp_path: Path) -> None:
    """Who asks later than that gets a new one; and a look tells the last entry and line."""

    async def told() -> None:
        server = ServerParts(Settings(data=tmp_path, workers=0))
        await server.database.migrate()
        t = await begun(server)
        await server.chat.say(t.deal.id, ADA, "Ada", 0, "hello", 1)
        looks = await asyncio.gather(*[server.glances.at(t.deal.id, 0.0) for _ in range(20)])
        assert len(set(looks)) == 1
        assert (looks[0].seq, looks[0].chat) == (t.seq, 1)
        newer = await acted(server, t.deal.id)
        assert (await server.glances.at(t.deal.id, 0.0)).seq == t.seq
        assert (await server.glances.at(t.deal.id, time.monotonic())).seq == newer.seq
        await server.database.close()

    awaited(told())


def test_who_has_just_written_need_not_look(tmp_path: Path) -> None:
    """The last entry of a table at which people act here is known; later it is looked up again."""

    async def looks() -> list[int]:
        server = ServerParts(Settings(data=tmp_path, workers=0))
        await server.database.migrate()
        server.service.listeners.append(server.heard)
        t = await begun(server)
        head, counts = AsyncMock(side_effect=server.log.head), []
        server.log.head = head  # type: ignore[method-assign]
        for since in (time.monotonic() - 5, time.monotonic() + 1):
            t = await acted(server, t.deal.id)
            assert (await server.glances.at(t.deal.id, since)).seq == t.seq
            counts.append(head.await_count)
        await server.database.close()
        return counts

    assert awaited(looks()) == [0, 1]
