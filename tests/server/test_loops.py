"""Loops that must go on: no message and no value ends what tells, hears and writes for all."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, MagicMock, Mock

import pytest
from redis.asyncio import Redis

from tests.server.running import awaited
from tests.server.services import needs_services, redis_server
from trailboss.server import retention, webhooks
from trailboss.server.fanout import LOOK, PREFIX, Doc, Fanout, SharedFanout
from trailboss.server.lanes import HANDS, WAITING
from trailboss.server.notices import presence
from trailboss.server.notices.presence import SharedPresence
from trailboss.server.retention import Retention
from trailboss.server.settings import Settings
from trailboss.server.store import acquaintances, keeper
from trailboss.server.store.acquaintances import Acquaintances
from trailboss.server.store.keeper import Keeper
from trailboss.server.tasks import Background
from trailboss.server.webhooks import Notifier

pytestmark = pytest.mark.pure

SOON = 10.0


def test_an_ear_that_fails_keeps_nothing_from_the_others() -> None:
    """Neither the other viewers, nor whoever has acted."""
    heard: list[Doc] = []

    def broken(doc: Doc) -> None:
        raise ValueError

    fanout = Fanout()
    with fanout.listening("t", broken), fanout.listening("t", heard.append):
        fanout.publish("t", {"seq": 1})
    assert heard == [{"seq": 1}]


@asynccontextmanager
async def two(url: str) -> AsyncIterator[tuple[SharedFanout, SharedFanout]]:
    """Two processes, as far as Redis knows."""
    both = SharedFanout(url, "one"), SharedFanout(url, "two")
    try:
        for fanout in both:
            fanout.start()
        yield both
    finally:
        for fanout in both:
            await fanout.stop()


@needs_services
@pytest.mark.parametrize("nonsense", [b"no json", b"[1]", b"7", b'{"seq": {}}', b"\xff"])
def test_nonsense_from_redis_is_left_out(tmp_path: Path, nonsense: bytes) -> None:
    """What comes after it is heard."""

    async def heard_after() -> Doc:
        said: asyncio.Queue[Doc] = asyncio.Queue()
        with redis_server(tmp_path) as url:
            async with two(url) as (one, other), Redis.from_url(url) as stranger:
                with one.listening("t", said.put_nowait):
                    while await said.get() != LOOK:
                        pass
                    await stranger.publish(f"{PREFIX}t", nonsense)
                    other.publish("t", {"chat": True})
                    async with asyncio.timeout(SOON):
                        doc = await said.get()
                    assert one.fine
                    return doc

    assert awaited(heard_after()) == {"chat": True}


@needs_services
def test_what_cannot_be_sent_is_left_out(tmp_path: Path) -> None:
    """Whoever sends goes on."""

    async def heard_after() -> Doc:
        said: asyncio.Queue[Doc] = asyncio.Queue()
        with redis_server(tmp_path) as url:
            async with two(url) as (one, other):
                with one.listening("t", said.put_nowait):
                    while await said.get() != LOOK:
                        pass
                    other.publish("t", {"what": object()})
                    await asyncio.sleep(0.1)
                    other.publish("t", {"chat": True})
                    async with asyncio.timeout(SOON):
                        return await said.get()

    assert awaited(heard_after()) == {"chat": True}


def in_pieces(shared: Any) -> Mock:
    """A Redis that takes pieces of several commands; each is counted as it is sent."""
    line = MagicMock()
    line.execute = AsyncMock()
    line.__aenter__.return_value = line
    shared.redis = Mock()
    shared.redis.pipeline = Mock(return_value=line)
    return line


def test_what_waits_for_redis_is_sent_in_one_piece() -> None:
    """However many tables; and one message a table, with all that is new."""

    async def sent() -> tuple[int, int]:
        fanout = SharedFanout("redis://nowhere", "one")
        line = in_pieces(fanout)
        for seq in range(3):
            for table in range(50):
                fanout.publish(f"t{table}", {"seq": seq})
        await fanout.send_all()
        return line.execute.await_count, line.publish.call_count

    assert awaited(sent()) == (1, 50)


def test_own_messages_are_not_read_again() -> None:
    """Redis brings back to each process what it has said itself."""

    async def brought() -> list[Doc]:
        fanout, heard = SharedFanout("redis://nowhere", "one"), list[Doc]()
        line = in_pieces(fanout)
        other = SharedFanout("redis://nowhere", "on")
        line.publish.side_effect = lambda _, body: bodies.append(body)
        bodies: list[bytes] = []
        fanout.publish("t", {"seq": 1})
        await fanout.send_all()
        other.redis = fanout.redis
        other.publish("t", {"seq": 2})
        await other.send_all()
        channel = Mock()
        messages = [{"type": "message", "channel": b"t", "data": body} for body in bodies]
        channel.get_message = AsyncMock(side_effect=[*messages, EOFError])
        fanout.bring = lambda table, doc: heard.append(doc)  # type: ignore[method-assign]
        with pytest.raises(EOFError):
            await fanout.passing_on(channel)
        return heard

    assert awaited(brought()) == [{"seq": 2}]


def test_who_is_there_is_said_in_one_piece_and_waits_in_little_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """However often people come and go while Redis is slow."""
    monkeypatch.setattr(presence, "MOST", 30)

    async def said() -> tuple[int, int, int]:
        shared = SharedPresence("redis://nowhere", "one")
        line = in_pieces(shared)
        for person in range(100):
            for _ in range(3):
                shared.enter("t", f"p{person}")
                shared.leave("t", f"p{person}")
            shared.enter("t", f"p{person}")
        waiting = len(shared.changed)
        await shared.say(shared.changed)
        return waiting, line.execute.await_count, line.zadd.call_count

    assert awaited(said()) == (30, 1, 60)


def test_whatever_redis_answers_presence_goes_on() -> None:
    """An error that is none of Redis's own, too."""

    async def told() -> list[str]:
        shared, heard = SharedPresence("redis://nowhere", "one"), list[str]()
        in_pieces(shared).execute.side_effect = ValueError
        shared.redis.aclose = AsyncMock()  # type: ignore[method-assign]
        shared.changed_at = heard.append
        shared.start()
        for table in ("a", "b"):
            shared.enter(table, "ada")
            await asyncio.sleep(0.05)
        await shared.stop()
        return heard

    assert awaited(told()) == ["a", "b"]


@pytest.mark.parametrize(
    ("owner", "part", "needs"),
    [(Acquaintances, "refresh", 2), (Retention, "clear", 3), (Keeper, "empty", 2)],
)
def test_what_is_done_again_and_again_goes_on(
    owner: type[Background], part: str, needs: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever went wrong once."""
    work = AsyncMock(side_effect=[ValueError, KeyError, None, asyncio.CancelledError])
    monkeypatch.setattr(acquaintances, "FRESH", 0.0)
    monkeypatch.setattr(retention, "EVERY", 0.0)
    monkeypatch.setattr(keeper, "EVERY", 0.0)
    monkeypatch.setattr(owner, part, work)

    async def done() -> None:
        with pytest.raises(asyncio.CancelledError):
            await owner(*[Mock()] * needs).run()

    awaited(done())
    assert work.await_count == 4


def test_an_owner_has_room_for_a_number_of_webhooks() -> None:
    """What does not fit is dropped and counted; strangers have room of their own."""
    settings, metrics = Settings(), Mock()

    async def dropped() -> int:
        notifier = Notifier(settings, metrics)
        waiting = notifier.lanes.waiting
        notifier.send = AsyncMock(side_effect=asyncio.Event().wait)  # type: ignore[method-assign]
        notifier.post("bob", "https://example.org", {})
        await asyncio.sleep(0)
        for _ in range(WAITING + 3):
            notifier.post("bob", "https://example.org", {})
        notifier.post("ada", "https://example.org", {})
        assert (len(waiting["bob"]), len(waiting["ada"])) == (WAITING, 1)
        await notifier.stop()
        return int(metrics.webhooks.labels.call_count)

    assert awaited(dropped()) == 3
    assert {call.args for call in metrics.webhooks.labels.call_args_list} == {("dropped",)}


def test_strangers_do_not_wait_for_webhooks_that_never_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """However many owners have such a one: each takes its time once, then none for a while."""
    called = AsyncMock(side_effect=TimeoutError)
    monkeypatch.setattr(webhooks, "target", called)
    outcomes: Counter[str] = Counter()
    metrics = Mock()
    metrics.webhooks.labels.side_effect = lambda outcome: Mock(
        inc=lambda: outcomes.update([outcome])
    )

    async def told() -> None:
        notifier = Notifier(Settings(), metrics)
        for _ in range(3):
            for owner in range(2 * HANDS):
                notifier.post(f"owner {owner}", "https://example.org", {})
        await gone(notifier)
        assert outcomes == {"late": 2 * HANDS, "skipped": 4 * HANDS}
        assert called.await_count == 2 * HANDS
        notifier.paused["owner 1"] = time.monotonic()
        for owner in (1, 2):
            notifier.post(f"owner {owner}", "https://example.org", {})
        await gone(notifier)
        assert called.await_count == 2 * HANDS + 1, "it is tried again later"
        await notifier.stop()

    awaited(told())


async def gone(notifier: Notifier) -> None:
    """All that waited has been sent or left out."""
    async with asyncio.timeout(SOON):
        while notifier.lanes.waiting:
            await asyncio.sleep(0)
