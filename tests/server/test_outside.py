"""Addresses that people give the server to call: only the open internet, and nobody else waits."""

from __future__ import annotations

import asyncio
import socket
import threading
from ipaddress import ip_address
from unittest.mock import AsyncMock, Mock

import pytest

from tests.server.running import PATIENCE, awaited
from trailboss.server import outside
from trailboss.server.lanes import Lanes
from trailboss.server.notices import desk
from trailboss.server.notices.desk import Desk
from trailboss.server.notices.presence import Presence
from trailboss.server.notices.who import News

pytestmark = pytest.mark.pure


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1",
        "localhost",
        "10.1.2.3",
        "100.64.0.1",
        "169.254.169.254",
        "[::1]",
        "[::ffff:10.0.0.1]",
        "[::ffff:0:10.0.0.1]",
        "[::10.0.0.1]",
        "[64:ff9b::10.0.0.1]",
        "[64:ff9b:1::1]",
        "[2002:a00:1::1]",
        "[2001:0:4136:e378:8000:63bf:3fff:fdd2]",
        "[2a00::5efe:10.0.0.1]",
        "[fec0::1]",
        "[fe80::1]",
        "[fd00::1]",
        "[ff02::1]",
        "[100::1]",
        "[4000::1]",
    ],
)
def test_private_addresses_are_not_called(host: str) -> None:
    """Unless the operator allows it."""
    with pytest.raises(outside.Refused):
        awaited(outside.target(f"http://{host}:8000/hook", private=False))
    assert awaited(outside.target(f"http://{host}:8000/hook", private=True))


@pytest.mark.parametrize(
    "number", ["8.8.8.8", "2606:4700::1111", "64:ff9b::808:808", "2002:808:808::1"]
)
def test_the_open_internet_is_called(number: str) -> None:
    """Also through the translators between both kinds of addresses."""
    assert outside.public(ip_address(number))


def rows(*numbers: str) -> list[object]:
    return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (number, 80)) for number in numbers]


def test_a_name_is_called_by_the_number_that_was_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is looked up once; a name that also has a private number is not called at all."""
    answers = Mock(side_effect=[rows("8.8.8.8"), rows("8.8.8.8", "10.0.0.1")])
    monkeypatch.setattr(socket, "getaddrinfo", answers)
    url = "http://moving.example/hook?a=1"
    assert awaited(outside.target(url, private=False)) == (
        "http://8.8.8.8:80/hook?a=1",
        "moving.example",
    )
    assert answers.call_count == 1
    with pytest.raises(outside.Refused):
        awaited(outside.target(url, private=False))


def test_names_that_nobody_answers_for_hold_up_no_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """Threads that others need are left to them: passwords are checked there."""
    over = threading.Event()

    def hangs(host: str, *_: object, **__: object) -> list[object]:
        if host == "tarpit.example":
            over.wait(2 * PATIENCE)
        return rows("8.8.8.8")

    async def others() -> list[str]:
        caught = [asyncio.create_task(outside.looked_up("tarpit.example", 80)) for _ in range(40)]
        await asyncio.sleep(0)
        async with asyncio.timeout(PATIENCE):
            assert await asyncio.to_thread(lambda: "done") == "done"
            found = await outside.looked_up("quick.example", 80)
        assert not any(task.done() for task in caught)
        over.set()
        await asyncio.gather(*caught)
        return found

    monkeypatch.setattr(socket, "getaddrinfo", hangs)
    assert awaited(others()) == ["8.8.8.8"]


def test_a_name_that_does_not_exist_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "getaddrinfo", Mock(side_effect=socket.gaierror))
    with pytest.raises(OSError):
        awaited(outside.target("http://nowhere.example/", private=False))


def test_notices_that_are_not_taken_delay_no_stranger(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many wait for somebody whose push service never answers."""
    heard: list[str] = []

    async def tell(client: object, identity: str, told: News) -> None:
        heard.append(identity)
        if identity == "bob":
            await asyncio.Event().wait()

    def news(who: str, *_: object) -> News:
        return News("turn", "table", "gwt2", "Great Western Trail", ("Ada",), (who,))

    async def told() -> None:
        one = Desk(Presence(), Mock(tell=tell), None)
        for who in (*["bob"] * 20, "ada"):
            one.heard(who, Mock(), Mock())  # type: ignore[arg-type]
        async with asyncio.timeout(PATIENCE):
            while "ada" not in heard:
                await asyncio.sleep(0)
        await one.stop()

    monkeypatch.setattr(desk, "news", news)
    awaited(told())
    assert heard == ["bob", "ada"]


def test_a_lane_goes_on_after_a_failure() -> None:
    """One after the other, whatever the one before has raised."""
    works = [AsyncMock(side_effect=ValueError), AsyncMock()]

    async def done() -> None:
        lanes = Lanes()
        assert all(lanes.put("ada", work) for work in works)
        while lanes.waiting:
            await asyncio.sleep(0)

    awaited(done())
    assert [work.await_count for work in works] == [1, 1]
