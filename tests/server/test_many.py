"""Several processes, many clients, and a process that dies: the log stays whole."""

from __future__ import annotations

import asyncio
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import httpx
import pytest

from tests.chaos.wire import Wire
from tests.cli.run import shell
from tests.server.live import heard, watch
from tests.server.running import PATIENCE, Person, Running, awaited, free_port, problem, running
from tests.server.services import RedisServer, needs_services, new_database, redis_server
from trailboss.server.store.acquaintances import STALE
from trailboss.server.web.feed import SILENCE
from trailboss.server.web.rates import KINDS, SharedRates, client_of

pytestmark = pytest.mark.pure

RACERS = 50
NOTICED = 15.0
"""Seconds within which a Redis that hangs is noticed."""
TOLD = 8.0
"""Seconds within which a PostgreSQL that is lost is told: two to notice, two to look again."""
QUICK = 2.0
"""Seconds for an answer that does not wait for Redis, on a busy machine."""


def verified(tmp_path: Path, flags: list[str]) -> dict[str, Any]:
    """What `trailboss admin verify` says."""
    db = flags[:2]
    report: dict[str, Any] = shell("admin", "verify", "--json", "--data", str(tmp_path), *db).json
    return report


def test_two_processes_serve_one_table(tmp_path: Path, storage: list[str]) -> None:
    """What is done at one is seen at the other, at once with Redis, and never done twice."""
    with ExitStack() as stack:
        one = stack.enter_context(running(tmp_path, *storage))
        two = stack.enter_context(running(tmp_path, *storage))
        ada = stack.enter_context(Person(one.url, "Ada"))
        bob = stack.enter_context(Person(two.url, "Bob"))
        table = ada.table("gwt2", "human", "human", public=True)["id"]
        bob.post(f"/api/tables/{table}/join", seat=1)
        ada.post(f"/api/tables/{table}/start")
        socket = stack.enter_context(watch(bob, table))
        assert heard(socket, "hello")["state"]["status"] == "playing"
        for _ in range(6):
            waiting = ada.state(table)["waiting"][0]
            (ada, bob)[waiting].step(table, waiting)
        if storage:
            seq = bob.state(table)["seq"]
            while heard(socket, "update")["seq"] < seq:
                pass
        elsewhere = stack.enter_context(ada.at(two.url))
        assert ada.state(table, seat=0) == elsewhere.state(table, seat=0)
    assert verified(tmp_path, storage)["bad"] == []


def test_another_process_learns_a_new_name(tmp_path: Path, storage: list[str]) -> None:
    """Within a few seconds, though it has just met that person; and by it somebody sits down."""
    with ExitStack() as stack:
        one = stack.enter_context(running(tmp_path, *storage))
        two = stack.enter_context(running(tmp_path, *storage))
        ada = stack.enter_context(Person(one.url, "Ada"))
        there = stack.enter_context(ada.at(two.url))
        assert there.get("/api/me")["name"] == "Ada"
        ada.post("/api/me", name="Eda")
        end = time.monotonic() + STALE
        while there.get("/api/me")["name"] != "Eda":
            assert time.monotonic() < end, "the old name stays"
            time.sleep(0.1)
        assert there.table("gwt2", "human", "human")["seats"][0]["name"] == "Eda"


@needs_services
def test_several_processes_count_requests_together(tmp_path: Path) -> None:
    """With Redis a limit is one for all of them, whichever one is asked."""
    rate, burst = KINDS["login"]
    began = time.monotonic()
    with ExitStack() as stack:
        flags = ["--redis", stack.enter_context(redis_server(tmp_path))]
        servers = [stack.enter_context(running(tmp_path, *flags, limits=True)) for _ in range(2)]
        people = [stack.enter_context(Person(server.url)) for server in servers]
        passed = 0
        for person in people * int(burst):
            answer = person.send("/api/login", name="Eve", password="a guess")
            if answer.status_code == 429:
                break
            problem(answer, 401, "no-identity")
            passed += 1
        problem(answer, 429, "too-many")
        assert int(answer.headers["retry-after"]) > 0
    assert burst <= passed <= burst + rate * (time.monotonic() - began)


@needs_services
def test_a_restart_of_redis_is_survived(tmp_path: Path) -> None:
    """Own viewers never notice, those elsewhere see it all when Redis is back; health tells."""
    port = free_port()
    with ExitStack() as stack:
        with redis_server(tmp_path, port) as channel:
            flags = ["--redis", channel]
            one, two = [stack.enter_context(running(tmp_path, *flags)) for _ in range(2)]
            ada = stack.enter_context(Person(one.url, "Ada"))
            table = ada.table("gwt2", "hotseat", "hotseat", start=True)["id"]
            there = stack.enter_context(ada.at(two.url))
            near, far = [stack.enter_context(watch(who, table, "?seat=0")) for who in (ada, there)]
            for socket in (near, far):
                heard(socket, "hello")
            moved(ada, table)
            for socket in (near, far):
                heard(socket, "update")
        until_health(one, "degraded")
        seq = moved(ada, table)
        assert heard(near, "update")["seq"] == seq
        began = time.monotonic()
        with redis_server(tmp_path, port):
            assert heard(far, "update")["seq"] == seq
            until_health(one, "ok")
            seq = moved(ada, table)
            assert [heard(socket, "update")["seq"] for socket in (near, far)] == [seq, seq]
        assert time.monotonic() - began < SILENCE, "found by looking, not by hearing"
        until_health(two, "degraded")
        moved(ada, table)
        assert [server.stop() for server in (one, two)] == [0, 0]


def moved(person: Person, table: str) -> int:
    """Whoever is asked acts; the number of it."""
    seat = person.get(f"/api/tables/{table}")["waiting"][0]
    return int(person.step(table, seat)["seq"])


def until_health(server: Running, status: str, within: float = PATIENCE) -> None:
    end = time.monotonic() + within
    while httpx.get(f"{server.url}/healthz").json()["status"] != status:
        assert time.monotonic() < end, f"the health is never {status}"
        time.sleep(0.1)


@needs_services
def test_a_redis_that_hangs_is_noticed(tmp_path: Path) -> None:
    """Health tells, nobody waits for it, and what was missed is seen when it goes on."""
    redis = RedisServer(tmp_path)
    with ExitStack() as stack:
        stack.callback(redis.stop)
        flags = ["--redis", redis.url]
        one, two = [stack.enter_context(running(tmp_path, *flags, limits=True)) for _ in range(2)]
        ada = stack.enter_context(Person(one.url, "Ada"))
        table = ada.table("gwt2", "hotseat", "hotseat", start=True)["id"]
        far = stack.enter_context(watch(stack.enter_context(ada.at(two.url)), table, "?seat=0"))
        heard(far, "hello")
        redis.freeze()
        stack.callback(redis.thaw)
        until_health(two, "degraded", NOTICED)  # By silence: it has nothing to say.
        began = time.monotonic()
        ada.get("/api/me")
        assert time.monotonic() - began < QUICK
        seq = moved(ada, table)
        until_health(one, "degraded", NOTICED)
        redis.thaw()
        for server in (one, two):
            until_health(server, "ok")
        assert heard(far, "update")["seq"] == seq


@needs_services
def test_a_postgresql_whose_packets_are_lost_is_noticed(tmp_path: Path, cluster: str) -> None:
    """Nobody says that it is gone; who asks is told soon, and all is well when it is back."""
    url, _, name = new_database(cluster).rpartition("/")
    with ExitStack() as stack:
        wire = stack.enter_context(closing(Wire(int(url.rpartition(":")[2]))))
        db = f"postgresql://trailboss@127.0.0.1:{wire.port}/{name}"
        one = stack.enter_context(running(tmp_path, "--db", db))
        ada = stack.enter_context(Person(one.url, "Ada"))
        table = ada.table("gwt2", "hotseat", "hotseat", start=True)["id"]
        state = ada.state(table, seat=0)
        wire.hold()
        began = time.monotonic()
        answer = ada.act(table, 0, state["legal"][0]["text"], state["seq"])
        assert time.monotonic() - began < TOLD
        assert answer.status_code == 503
        wire.let_go()
        assert moved(ada, table) > state["seq"]


def test_one_request_finds_out_whether_redis_is_back() -> None:
    """The others are counted here meanwhile, and all are counted there when it answers."""
    there = asyncio.Event()

    async def script(*_: object) -> int:
        await there.wait()
        return 7

    async def counted() -> None:
        rates = SharedRates("redis://nowhere")
        rates.script = AsyncMock(side_effect=script)
        rates.away = time.monotonic() - 1
        async with asyncio.timeout(PATIENCE):
            found = await asyncio.gather(*[rates.wait("here", "read") for _ in range(20)])
        assert sum(found) == 0
        assert rates.script.await_count == 1
        there.set()
        rates.away = time.monotonic() - 1
        assert [await rates.wait("here", "read") for _ in range(2)] == [7, 7]

    awaited(counted())


@needs_services
def test_limits_hold_while_redis_is_away(tmp_path: Path) -> None:
    """Each process then counts for itself."""
    with ExitStack() as stack:
        with redis_server(tmp_path) as channel:
            server = stack.enter_context(running(tmp_path, "--redis", channel, limits=True))
        person = stack.enter_context(Person(server.url))
        answers = [person.send("/api/login", name="Eve", password="a guess") for _ in range(40)]
        assert {answer.status_code for answer in answers} == {401, 429}


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8::1", "2001:db8::2:3:4:5", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
    ],
)
def test_a_home_counts_as_one(one: str, other: str, same: bool) -> None:
    """A short address alone, a long one with its whole network."""
    counted = [client_of({"client": (address, 1)}) for address in (one, other)]
    assert (counted[0] == counted[1]) is same


def test_of_50_clients_that_race_for_a_number_one_wins(tmp_path: Path, storage: list[str]) -> None:
    """The others are told that the game has moved on."""
    with ExitStack() as stack:
        servers = [stack.enter_context(running(tmp_path, *storage)) for _ in range(2)]
        ada = stack.enter_context(Person(servers[0].url, "Ada"))
        table = ada.table("gwt2", "human", "random", start=True)["id"]
        state = ada.state(table)
        racers = [stack.enter_context(ada.at(servers[i % 2].url)) for i in range(RACERS)]
        action = state["legal"][0]["text"]
        gate = threading.Barrier(RACERS)

        def race(racer: Person) -> Any:
            gate.wait()
            return racer.act(table, 0, action, state["seq"])

        with ThreadPoolExecutor(RACERS) as pool:
            answers = list(pool.map(race, racers))
        winners = [a for a in answers if a.status_code == 200]
        assert len(winners) == 1
        for answer in answers:
            if answer not in winners:
                assert problem(answer, 409, "conflict")["seq"] == state["seq"] + 1
        assert ada.state(table)["seq"] == state["seq"] + 1


def test_a_killed_process_loses_nothing_that_it_acknowledged(
    tmp_path: Path, storage: list[str]
) -> None:
    """kill -9 under load: acknowledged actions are there, and no half of another."""
    server = Running(tmp_path, "--no-limits", *storage, bots=0).wait()
    people = [Person(server.url, f"P{i}") for i in range(4)]
    tables = [p.table("gwt2", "hotseat", "hotseat", start=True)["id"] for p in people]
    acknowledged: dict[str, int] = {}

    def load(i: int) -> None:
        person, table = people[i], tables[i]
        try:
            while True:
                seat = person.state(table, seat=0)["waiting"][0]
                acknowledged[table] = person.step(table, seat)["seq"]
                if i == 0 and acknowledged[table] > 40:
                    server.kill()
        except Exception:
            return

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(load, range(4)))
    assert acknowledged[tables[0]] > 40
    report = verified(tmp_path, storage)
    assert (report["tables"], report["bad"]) == (4, [])
    with running(tmp_path, *storage) as again:
        for person, table in zip(people, tables, strict=True):
            with person.at(again.url) as back:
                state = back.state(table, seat=0)
                assert acknowledged[table] <= state["seq"] <= acknowledged[table] + 1
                back.step(table, state["waiting"][0])
            person.http.close()
