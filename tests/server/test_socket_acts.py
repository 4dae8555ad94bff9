"""Acts by socket: what a page does by the socket that it listens to, and what it is told of it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, Mock

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.server.live import heard, lines, watch, wished
from tests.server.running import PATIENCE, Json, Person, Running, awaited, running
from trailboss.server.web.live_answers import Carried, Refused
from trailboss.server.web.structs import SocketWish
from trailboss.server.web.table_socket import acting

pytestmark = pytest.mark.pure

KEY = "a-key-of-ada"


class Scene:
    """Ada and Bob at a table, Eve looks on; each by a socket."""

    def __init__(self, server: Running, stack: ExitStack) -> None:
        people = (stack.enter_context(Person(server.url, name)) for name in ("Ada", "Bob", "Eve"))
        self.ada, self.bob, self.eve = people
        self.table = str(self.ada.table("gwt2", "human", "human", public=True)["id"])
        self.bob.post(f"/api/tables/{self.table}/join", seat=1)
        self.ada.post(f"/api/tables/{self.table}/start")
        self.state = self.ada.state(self.table)
        self.asked = int(self.state["waiting"][0])
        self.stack = stack

    def looks(self, person: Person, query: str = "?changes=1") -> ClientConnection:
        """A socket that was greeted."""
        socket = self.stack.enter_context(watch(person, self.table, query))
        heard(socket, "hello")
        return socket

    def wish(self, **changes: Any) -> Json:
        """What Ada can do, as the first whom anybody asks."""
        action = self.state["legal"][0]["text"]
        wish = {"seat": 0, "action": action, "expected_seq": self.state["seq"], "key": KEY}
        return {**wish, **changes}

    def unchanged(self) -> bool:
        return self.ada.state(self.table) == self.state


@pytest.fixture
def scene(server: Running) -> Iterator[Scene]:
    with ExitStack() as stack:
        yield Scene(server, stack)


def refused(socket: ClientConnection, wish: Json) -> Json:
    """Why a wish was not done."""
    wished(socket, wish)
    told = msgspec.convert(doc := heard(socket, "refused"), Refused)
    assert told.key == wish["key"]
    return dict(doc["problem"])


def keys(message: Json) -> list[str | None]:
    return [entry.get("key") for entry in message["entries"]]


def test_the_update_that_tells_it_confirms_it(scene: Scene) -> None:
    """By its key, which nobody else is told; there is no other word."""
    ada, *others = (scene.looks(person) for person in (scene.ada, scene.bob, scene.eve))
    wished(ada, scene.wish())
    told = json.loads(ada.recv(timeout=PATIENCE))
    assert (told["type"], keys(told)) == ("update", [KEY])
    assert told["entries"][0]["action"] == scene.wish()["action"]
    for other in others:
        told = other.recv(timeout=PATIENCE)
        assert keys(json.loads(told)) == [None] and KEY not in str(told)
    assert scene.ada.state(scene.table)["seq"] == scene.state["seq"] + 1


def test_the_same_wish_again_changes_nothing(scene: Scene) -> None:
    """By socket or by request, whatever came first; its key is for nothing else."""
    socket, wish = scene.looks(scene.ada), scene.wish()
    wished(socket, wish)
    seq = heard(socket, "update")["seq"]
    after = scene.ada.state(scene.table)
    for _ in range(2):
        wished(socket, wish)
        assert msgspec.convert(heard(socket, "done"), Carried) == Carried(key=KEY, seq=seq)
    answer = scene.ada.post(f"/api/tables/{scene.table}/actions", **wish)
    assert answer == {"seq": seq, "replayed": True}
    assert refused(socket, {**wish, "action": "pass"})["status"] == 409
    assert scene.ada.state(scene.table) == after


def test_what_was_posted_first_is_done_already(scene: Scene) -> None:
    """A page that falls back does so without harm, in either order."""
    socket, wish = scene.looks(scene.ada), scene.wish()
    seq = scene.ada.post(f"/api/tables/{scene.table}/actions", **wish)["seq"]
    assert keys(heard(socket, "update")) == [KEY]
    wished(socket, wish)
    assert heard(socket, "done") == {"type": "done", "key": KEY, "seq": seq}
    assert scene.ada.state(scene.table)["seq"] == seq


def test_an_action_that_is_not_legal_is_refused_with_its_rule(scene: Scene) -> None:
    """As a request is, to the letter; the socket stays open."""
    socket = scene.looks(scene.ada)
    row = next(row for row in scene.state["refusals"] if row["actions"])
    wish = scene.wish(action=row["actions"][0])
    told = refused(socket, wish)
    assert (told["type"], told["status"]) == ("/problems/illegal", 422)
    assert {name: told[name] for name in ("rule", "what", "needs", "has", "thing")} == {
        name: row[name] for name in ("rule", "what", "needs", "has", "thing")
    }
    assert told == scene.ada.send(f"/api/tables/{scene.table}/actions", **wish).json()
    assert refused(socket, scene.wish(action="nonsense"))["status"] == 422
    assert scene.unchanged()
    wished(socket, scene.wish())
    assert keys(heard(socket, "update")) == [KEY]


def test_a_position_that_is_over_is_not_acted_on(scene: Scene) -> None:
    """Neither one from before nor one to come."""
    socket = scene.looks(scene.ada)
    for expected in (0, scene.state["seq"] + 5):
        told = refused(socket, scene.wish(expected_seq=expected))
        assert (told["status"], told["code"]) == (409, "moved-on")
    assert scene.unchanged()


def test_nobody_acts_for_another(scene: Scene) -> None:
    """Neither a neighbour nor a guest; a stranger must say first who asks."""
    for person in (scene.bob, scene.eve):
        assert refused(scene.looks(person), scene.wish())["status"] == 403
    assert refused(scene.looks(scene.bob), scene.wish(seat=1))["status"] == 422
    assert refused(scene.looks(scene.ada), scene.wish(seat=7))["status"] in (400, 404, 422)
    with Person(scene.ada.url) as stranger:
        socket = scene.looks(stranger)
        wished(socket, scene.wish())
        assert heard(socket, "problem")["problem"]["status"] == 401
    assert scene.unchanged()


def test_whoever_was_logged_out_does_nothing_more(scene: Scene) -> None:
    """The socket says so and is closed."""
    with scene.ada.at(scene.ada.url) as stolen:
        socket = scene.looks(stolen)
        scene.ada.post("/api/me/revoke")
        wished(socket, scene.wish())
        assert heard(socket, "problem")["problem"]["code"] == "logged-out"
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=PATIENCE)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4401
    assert scene.unchanged()


@pytest.mark.parametrize(
    "changes",
    [{"seat": "0"}, {"seat": -1}, {"action": ""}, {"action": "x" * 201}, {"expected_seq": -1}]
    + [{"expected_seq": 10**30}, {"key": "short"}, {"key": "not one word"}, {"key": None}]
    + [{"position": True}],
)
def test_a_wish_that_does_not_fit_ends_the_socket(scene: Scene, changes: Json) -> None:
    """Mistyped, out of range, or more than can be wished here."""
    socket = scene.looks(scene.ada)
    wished(socket, scene.wish(**changes))
    assert heard(socket, "problem")["problem"]["status"] == 400
    assert scene.unchanged()


def test_too_many_wishes_are_slowed_down(tmp_path: Path) -> None:
    """They count as requests do; the socket stays open."""
    with running(tmp_path, limits=True) as server, ExitStack() as stack:
        scene = Scene(server, stack)
        socket = scene.looks(scene.ada)
        told = [refused(socket, scene.wish(action="nonsense"))]
        assert told[0]["status"] == 422
        while told[-1]["status"] != 429:
            for _ in range(50):
                wished(socket, scene.wish(action="nonsense"))
            told += [heard(socket, "refused")["problem"] for _ in range(50)]
        assert told[-1]["retry"] > 0
        assert scene.unchanged()


def test_a_server_that_goes_takes_no_wish() -> None:
    """It says so, as it does to requests."""
    feed, page = Mock(), Mock(say=AsyncMock())
    feed.server.closing = True
    awaited(acting(feed, page, SocketWish(0, "pass", 1, KEY), "127.0.0.1"))
    told = msgspec.json.decode(page.say.await_args.args[0], type=Refused)
    assert (told.key, told.problem.status, told.problem.code) == (KEY, 503, "shutting-down")


def test_a_seat_that_the_socket_does_not_look_through(server: Running, ada: Person) -> None:
    """What nobody is told of who looks through another seat is told to be done."""
    table = ada.table("pioneer", "hotseat", "hotseat", start=True)["id"]
    while ada.get(f"/api/tables/{table}")["waiting"] != [0, 1]:
        ada.step(table, 0)
    first, second = (ada.state(table, seat=seat) for seat in (0, 1))
    with watch(ada, table, "?changes=1&seat=1") as other, watch(ada, table, "?watch=1") as guest:
        heard(other, "hello"), heard(guest, "hello")
        wish = {"seat": 0, "action": first["legal"][0]["text"], "expected_seq": first["seq"]}
        for socket, key in ((other, KEY), (guest, "another-key")):
            wish = {**wish, "key": key}
            wished(socket, wish)
            told = json.loads(socket.recv(timeout=PATIENCE))
            state = ada.state(table, seat=0)
            assert told == {"type": "done", "key": key, "seq": state["seq"]}
            wish = {**wish, "action": state["legal"][0]["text"], "expected_seq": state["seq"]}
        assert ada.state(table, seat=1) == second, "and it counts for nobody else"


def test_keys_are_told_to_whoever_made_them(scene: Scene) -> None:
    """Also of entries from before, and line by line; to nobody else in any way."""
    first = scene.ada.state(scene.table)["seq"]
    scene.ada.post(f"/api/tables/{scene.table}/actions", **scene.wish())
    people = scene.ada, scene.bob, scene.eve
    for person, told in zip(people, (KEY, None, None), strict=True):
        query = {"since": first}
        with watch(person, scene.table, f"?since={first}&watch=0") as socket:
            assert keys(heard(socket, "hello")) == [told]
        assert keys(next(lines(person, scene.table, **query))) == [told]
        assert keys(person.get(f"/api/tables/{scene.table}/entries", **query)) == [None]
