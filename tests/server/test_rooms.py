"""The waiting room: who is there and who is ready, in all processes, and nothing but names."""

from __future__ import annotations

import json
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.server.live import heard, watch
from tests.server.running import PATIENCE, Person, Running, problem, running

pytestmark = pytest.mark.pure

NOBODY: dict[str, Any] = {"here": [], "ready": [], "people": []}


def room(socket: ClientConnection, **wanted: Any) -> dict[str, Any]:
    """The first news of the room that is as wanted."""
    while True:
        doc = heard(socket, "room")
        if all(doc[name] == value for name, value in wanted.items()):
            return doc


def test_all_processes_know_who_is_there_and_ready(tmp_path: Path, storage: list[str]) -> None:
    """With Redis at once; without it each process knows its own people."""
    with ExitStack() as stack:
        one = stack.enter_context(running(tmp_path, *storage))
        two = stack.enter_context(running(tmp_path, *storage)) if storage else one
        ada = stack.enter_context(Person(one.url, "Ada"))
        bob = stack.enter_context(Person(two.url, "Bob"))
        table = ada.table("gwt2", "human", "human", public=True)["id"]
        socket = stack.enter_context(watch(ada, table, "?room=1"))
        assert room(socket, here=[0])["people"] == []
        with watch(bob, table):
            assert room(socket, people=["Bob"])["here"] == [0]
            bob.post(f"/api/tables/{table}/join", seat=1)
            assert room(socket, here=[0, 1])["people"] == []
            assert bob.post(f"/api/tables/{table}/ready", ready=True)["ready"] == [1]
            room(socket, here=[0, 1], ready=[1])
            assert bob.get(f"/api/tables/{table}/room")["ready"] == [1]
        room(socket, here=[0], ready=[1])
        bob.post(f"/api/tables/{table}/leave")
        room(socket, here=[0], ready=[])
        bob.post(f"/api/tables/{table}/join", seat=1)
        bob.post(f"/api/tables/{table}/ready", ready=True)
        bob.post(f"/api/tables/{table}/ready", ready=False)
        ada.post(f"/api/tables/{table}/start")
        assert room(socket, here=[]) == {"type": "room", **NOBODY}
        assert ada.get(f"/api/tables/{table}/room") == NOBODY


def test_the_room_tells_names_and_nothing_else(server: Running, ada: Person) -> None:
    """No identity, no address, no stranger; whoever did not ask for the room is not told."""
    table = ada.table("gwt2", "human", "human", public=True)["id"]
    with Person(server.url, "Zoë") as zoe, Person(server.url) as stranger:
        with (
            watch(zoe, table, "?room=1") as socket,
            watch(stranger, table),
            watch(ada, table) as old,
        ):
            assert room(socket, here=[0]) == {
                **NOBODY,
                "type": "room",
                "here": [0],
                "people": ["Zoë"],
            }
            ada.post(f"/api/tables/{table}/ready", ready=True)
            room(socket, ready=[0])
            ada.post(f"/api/tables/{table}/chat", text="Come in")
            kinds: list[str] = []
            while not kinds or kinds[-1] != "chat":
                kinds.append(json.loads(old.recv(timeout=PATIENCE))["type"])
            assert "room" not in kinds
        assert zoe.http.get("/api/me").json()["id"] not in json.dumps(room_of(zoe, table))


def room_of(person: Person, table: str) -> dict[str, Any]:
    return person.get(f"/api/tables/{table}/room")


def test_a_ready_mark_is_refused_with_one_problem(server: Running, ada: Person) -> None:
    """Strangers, people without a seat, nonsense, a game that has begun: nothing is changed."""
    table = ada.table("gwt2", "human", "human", public=True)["id"]
    ready = f"/api/tables/{table}/ready"
    with Person(server.url, "Bob") as bob, Person(server.url) as stranger:
        problem(stranger.send(ready, ready=True), 401, "no-identity")
        problem(bob.send(ready, ready=True), 403, "forbidden")
        for body in ({}, {"ready": 1}, {"ready": "yes"}, {"ready": True, "seat": 0}):
            problem(ada.http.post(ready, json=body), 400, "bad-request")
        problem(ada.send("/api/tables/nowhere/ready", ready=True), 404, "not-found")
        assert room_of(ada, table)["ready"] == []
        bob.post(f"/api/tables/{table}/join", seat=1)
        ada.post(f"/api/tables/{table}/start")
        problem(ada.send(ready, ready=True), 409, "conflict")
        problem(ada.http.get("/api/tables/nowhere/room"), 404, "not-found")


def lobby(person: Person) -> ClientConnection:
    return connect(f"ws{person.url[4:]}/api/lobby/ws", origin=Origin(person.url), proxy=None)


def test_the_lobby_hears_of_public_tables_alone(tmp_path: Path, storage: list[str]) -> None:
    """A table that opens, fills or begins, in any process; what it says names no table."""
    with ExitStack() as stack:
        one = stack.enter_context(running(tmp_path, *storage))
        two = stack.enter_context(running(tmp_path, *storage)) if storage else one
        ada = stack.enter_context(Person(one.url, "Ada"))
        bob = stack.enter_context(Person(two.url, "Bob"))
        socket = stack.enter_context(lobby(bob))
        if storage:
            assert heard(socket, "tables") == {"type": "tables"}  # Redis is there: look once.
        ada.table("gwt2", "human", "human", public=False)
        with pytest.raises(TimeoutError):
            socket.recv(timeout=1)
        ada.table("gwt2", "human", "human", public=True)
        assert heard(socket, "tables") == {"type": "tables"}


def test_the_lobby_takes_no_more_viewers_of_one_address_than_a_table(tmp_path: Path) -> None:
    """Whoever opens too many pages is told so, and the lists can still be read."""
    with running(tmp_path, limits=True) as one, ExitStack() as stack:
        ada = stack.enter_context(Person(one.url, "Ada"))
        for _ in range(20):
            stack.enter_context(lobby(ada))
        last = stack.enter_context(lobby(ada))
        assert heard(last, "problem")["problem"]["status"] == 429
        assert ada.get("/api/tables?list=open")["tables"] == []
