"""Hearts: silent pages are told that the line is alive, and looked after together."""

from __future__ import annotations

from pathlib import Path
from unittest.mock import AsyncMock, Mock

import msgspec
import pytest

from tests.server.running import awaited
from tests.server.test_crowds import ADA, begun
from trailboss.server.envelope import Envelope
from trailboss.server.parts import ServerParts
from trailboss.server.settings import Settings
from trailboss.server.store.identities import Identity
from trailboss.server.web import hearts
from trailboss.server.web.feed import Feed

pytestmark = pytest.mark.pure


async def silent(server: ServerParts, table: str) -> Feed:
    """A watcher who was told everything and hears no more."""
    feed = Feed(server, Identity(), table, None, watching=True)
    feed.push, feed.brief = Mock(return_value=True), True
    await feed.hello(None)
    assert [message async for message in feed.all_news()] == []
    return feed


def told(feed: Feed) -> list[str]:
    """The kinds of what was pushed to it."""
    assert isinstance(feed.push, Mock)
    messages: list[Envelope] = [call.args[0] for call in feed.push.call_args_list]
    return [msgspec.json.decode(message.text)["type"] for message in messages]


def test_silent_pages_share_a_look_and_a_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only a page for which there is news is woken, whatever it missed."""
    monkeypatch.setattr(hearts, "MOMENT", 0.0)

    async def beaten() -> None:
        server = ServerParts(Settings(data=tmp_path, workers=0))
        await server.database.migrate()
        tables = [(await begun(server)).deal.id for _ in range(4)]
        feeds = [await silent(server, table) for table in tables]
        chats = AsyncMock(side_effect=server.chat.lasts)
        heads = AsyncMock(side_effect=server.log.heads)
        server.chat.lasts = chats  # type: ignore[method-assign]
        server.log.heads = heads  # type: ignore[method-assign]
        await server.chat.say(tables[1], ADA, "Ada", 0, "hello", 1)
        feeds[2].idle = False
        feeds[3].push = Mock(return_value=False)
        woken = [Mock() for _ in feeds]
        for feed, wake in zip(feeds, woken, strict=True):
            server.hearts.beat((feed, wake))
        assert server.hearts.task is not None
        await server.hearts.task
        assert [wake.called for wake in woken] == [False, True, True, True]
        assert [told(feed) for feed in feeds[:3]] == [["ping"], [], []]
        assert (chats.await_count, heads.await_count) == (1, 1)
        await server.database.close()

    awaited(beaten())
