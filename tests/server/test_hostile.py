"""A hostile client gets a 4xx problem and changes nothing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.live import cookies, heard, watch, wished
from tests.server.running import PATIENCE, Person, Running, problem, running


class Scene:
    """Ada plays Bob; Eve is up to no good."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.ada, self.bob, self.eve = (Person(server.url, n) for n in ("Ada", "Bob", "Eve"))
        self.table = str(self.ada.table("gwt2", "human", "human", public=True)["id"])
        self.bob.post(f"/api/tables/{self.table}/join", seat=1)
        self.ada.post(f"/api/tables/{self.table}/start")
        self.state = self.ada.state(self.table)
        self.action = str(self.state["legal"][0]["text"])
        self.path = f"/api/tables/{self.table}"

    def wish(self, **changes: Any) -> dict[str, Any]:
        """What Ada could send."""
        wish = {"seat": 0, "action": self.action, "expected_seq": self.state["seq"]}
        return {**wish, "key": "a-fine-key", **changes}

    def by_socket(self, person: Person, **wish: Any) -> int:
        """The status of the problem that a socket has with a wish."""
        with watch(person, self.table) as socket:
            wished(socket, wish)
            while "problem" not in (told := json.loads(socket.recv(timeout=PATIENCE))):
                pass
            return int(told["problem"]["status"])

    def unchanged(self) -> bool:
        return self.ada.state(self.table) == self.state


@pytest.fixture
def scene(server: Running) -> Iterator[Scene]:
    made = Scene(server)
    with made.ada, made.bob, made.eve:
        yield made
        assert made.unchanged()


def test_a_forged_seat(scene: Scene) -> None:
    """Neither a stranger nor a neighbour acts for a seat."""
    for person in (scene.eve, scene.bob):
        problem(person.send(f"{scene.path}/actions", **scene.wish()), 403, "forbidden")
        assert scene.by_socket(person, **scene.wish()) == 403
        body = {"seat": 0, "to": 0, "expected_seq": scene.state["seq"], "key": "a-fine-key"}
        problem(person.send(f"{scene.path}/undo", **body), 403, "forbidden")
    problem(scene.bob.send(f"{scene.path}/actions", **scene.wish(seat=1)), 422, "illegal")
    with Person(scene.server.url) as stranger:
        problem(stranger.send(f"{scene.path}/actions", **scene.wish()), 401, "no-identity")
        assert scene.by_socket(stranger, **scene.wish()) == 401
    wish = {"about": "undo", "target": 0, "yes": True}
    problem(scene.eve.send(f"{scene.path}/vote", **wish), 403, "forbidden")


def test_a_forged_cookie(scene: Scene) -> None:
    """A cookie that was not signed here is nobody's."""
    good = scene.ada.http.cookies["trailboss"]
    for bad in (good[:-2] + "zz", good.split(".")[0], scene.ada.get("/api/me")["id"], "." * 50):
        with httpx.Client(base_url=scene.server.url, cookies={"trailboss": bad}) as client:
            assert client.get("/api/me").json()["id"] is None


@pytest.mark.parametrize(
    "changes",
    [
        {"seat": 7},
        {"seat": -1},
        {"seat": "0"},
        {"seat": 0.5},
        {"action": ""},
        {"action": ["go A"]},
        {"action": "x" * 201},
        {"expected_seq": -1},
        {"expected_seq": 10**30},
        {"key": "short"},
        {"key": "with spaces in it"},
        {"key": None},
        {"more": 1},
    ],
)
def test_a_body_that_does_not_fit(scene: Scene, changes: dict[str, Any]) -> None:
    """Unknown, missing, mistyped or out of range."""
    wish = scene.wish(**changes)
    problem(scene.ada.send(f"{scene.path}/actions", **wish), 400, "bad-request")
    assert scene.by_socket(scene.ada, **wish) == 400


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b"null", b'"x"', b"\xff\xfe", b"[" * 5000, b'{"seat":1e999}']
)
def test_malformed_json(scene: Scene, body: bytes) -> None:
    """Not JSON, or not an object."""
    headers = {"content-type": "application/json"}
    answer = scene.ada.http.post(f"{scene.path}/actions", content=body, headers=headers)
    problem(answer, 400, "bad-request")


def test_a_huge_body(scene: Scene) -> None:
    """Also one that does not say how long it is."""
    headers = {"content-type": "application/json"}
    huge = b'{"text": "' + b"x" * 200_000 + b'"}'
    answer = scene.ada.http.post(f"{scene.path}/chat", content=huge, headers=headers)
    problem(answer, 413, "too-large")

    def pieces() -> Iterator[bytes]:
        yield from (huge[i : i + 10_000] for i in range(0, len(huge), 10_000))

    answer = scene.ada.http.post(f"{scene.path}/chat", content=pieces(), headers=headers)
    problem(answer, 413, "too-large")


def test_another_site_cannot_act(scene: Scene) -> None:
    """A wrong origin, no origin, a form, a foreign host name."""
    url, wish = f"{scene.path}/actions", scene.wish()
    for origin in ("http://evil.example", "null", f"{scene.server.url}0"):
        answer = scene.ada.http.post(url, json=wish, headers={"origin": origin})
        problem(answer, 403, "forbidden")
    with httpx.Client(base_url=scene.server.url, cookies=scene.ada.http.cookies) as bare:
        problem(bare.post(url, json=wish), 403, "forbidden")
        headers = {"origin": scene.server.url, "sec-fetch-site": "cross-site"}
        problem(bare.post(url, json=wish, headers=headers), 403, "forbidden")
    problem(scene.ada.http.post(url, data={"seat": "0"}), 400, "bad-request")
    foreign = {"host": "evil.example", "origin": "http://evil.example"}
    problem(scene.ada.http.post(url, json=wish, headers=foreign), 403, "forbidden")
    problem(scene.ada.http.get(scene.path, headers=foreign), 403, "forbidden")


def test_another_site_cannot_listen(scene: Scene) -> None:
    """A socket from a foreign page, or with a cookie but no origin, is not opened."""
    address = f"ws{scene.server.url[4:]}{scene.path}/ws"
    headers = {"cookie": cookies(scene.ada)}
    for origin in ("http://evil.example", None):
        with pytest.raises(InvalidStatus):
            connect(
                address,
                origin=Origin(origin) if origin else None,
                additional_headers=headers,
                proxy=None,
            )


def test_a_socket_does_not_look_through_a_foreign_seat(scene: Scene) -> None:
    """Neither at first nor later; and it does not understand nonsense."""
    with watch(scene.eve, scene.table, "?seat=0") as socket:
        assert heard(socket, "problem")["problem"]["status"] == 403
    words = ('{"seat": 0}', '{"seat": "x"}', '{"act": null, "seat": 0}', '{"act": []}')
    for word in (*words, "nonsense", '{"action": "pass"}'):
        with watch(scene.eve, scene.table) as socket:
            heard(socket, "hello")
            socket.send(word)
            assert heard(socket, "problem")["problem"]["status"] in (400, 403)
    with watch(scene.eve, "no-such-table") as socket:
        assert heard(socket, "problem")["problem"]["status"] == 404
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=60)


def test_guessed_links_open_nothing(scene: Scene) -> None:
    """A made-up token, the token of another seat or table, a link that was used."""
    other = scene.bob.table("gwt2", "human", "human")
    foreign = other["seats"][1]["link"].partition("seat=")[2]
    for token in ("", "0", "0-AAAAAAAAAAAAAAAAAAAAAAAA", foreign, "\u2603", "x" * 100):
        problem(scene.eve.send(f"{scene.path}/join", token=token), 403, "forbidden")
    problem(scene.eve.http.get("/api/tables/guessed"), 404, "not-found")
    problem(scene.eve.http.get("/api/tables/%00"), 404, "not-found")
    problem(scene.eve.send(f"{scene.path}/join", seat=0), 409, "conflict")


def test_a_key_of_another_is_of_no_use(scene: Scene) -> None:
    """Keys belong to their sender: nobody can use up or replay those of others."""
    wish = scene.wish(key="the-key-of-ada")
    problem(scene.eve.send(f"{scene.path}/actions", **wish), 403, "forbidden")
    problem(scene.bob.send(f"{scene.path}/actions", **{**wish, "seat": 1}), 422, "illegal")
    assert scene.by_socket(scene.eve, **wish) == 403
    assert scene.by_socket(scene.bob, **{**wish, "seat": 1}) == 422


def test_what_only_the_owner_may(scene: Scene) -> None:
    """Start, seats; and nothing of it after the start."""
    free = scene.ada.table("gwt2", "human", "human", public=True)["id"]
    change = {"seat": 1, "kind": "bot"}
    problem(scene.eve.send(f"/api/tables/{free}/start"), 403, "forbidden")
    problem(scene.eve.send(f"/api/tables/{free}/seats", **change), 403, "forbidden")
    problem(scene.ada.send(f"{scene.path}/seats", **change), 409, "conflict")
    problem(scene.ada.send(f"{scene.path}/start"), 409, "conflict")
    problem(scene.eve.send(f"{scene.path}/leave"), 403, "forbidden")
    problem(scene.eve.send(f"{scene.path}/rematch"), 409, "conflict")


@pytest.mark.parametrize(
    "changes",
    [
        {"game": "chess"},
        {"seats": []},
        {"seats": [{"kind": "human"}] * 5},
        {"seats": [{"kind": "bot", "bot": "cheater"}, {"kind": "human"}]},
        {"options": {"sides": "z"}},
        {"options": {"nonsense": "1"}},
        {"clock": {"kind": "live", "bank": 1, "increment": 0}},
        {"sit": 9},
        {"webhook": "file:///etc/passwd"},
        {"webhook": "http://user:pass@example.com/"},
        {"webhook": "http://[::1/"},
    ],
)
def test_a_table_that_makes_no_sense(scene: Scene, changes: dict[str, Any]) -> None:
    """It is not made."""
    wish = {"game": "gwt2", "seats": [{"kind": "human"}, {"kind": "human"}], **changes}
    before = len(scene.eve.get("/api/tables", list="mine")["tables"])
    problem(scene.eve.send("/api/tables", **wish), 400, "bad-request")
    assert len(scene.eve.get("/api/tables", list="mine")["tables"]) == before


def test_answers_are_guarded(scene: Scene) -> None:
    """Security headers on pages, documents and problems; the cookie is out of reach of scripts."""
    for path in ("/", "/api/games", "/nothing", scene.path):
        headers = scene.eve.http.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
    cookie = scene.eve.send("/api/me", name="Eve").headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie


def test_the_log_has_no_secrets(scene: Scene) -> None:
    """No cookies, tokens, names of tables, or queries."""
    scene.ada.http.get(f"/t/{scene.table}?seat=secret-token")
    scene.ada.http.get(f"{scene.path}?seat=secret-token")
    scene.by_socket(scene.eve, **scene.wish(action="secret-action", key="secret-key"))
    text = scene.server.logs()
    lines = [line for line in text.splitlines() if not line.startswith("Trailboss serves")]
    paths = [json.loads(line).get("path") for line in lines]
    assert {"/api/tables/{table}", "/api/tables/{table}/actions"} <= {*paths}
    cookie = scene.ada.http.cookies["trailboss"]
    secrets = (scene.table, "secret-token", "secret-action", "secret-key", cookie, "Ada")
    assert [secret for secret in secrets if secret in text] == []


def test_too_many_requests_are_slowed_down(tmp_path: Path) -> None:
    """Passwords can be tried a few times only."""
    with running(tmp_path, limits=True) as server, Person(server.url, "Ada") as ada:
        answers = [ada.send("/api/login", name="Bob", password="guess") for _ in range(14)]
        doc = problem(answers[-1], 429, "too-many")
        assert int(answers[-1].headers["retry-after"]) == doc["retry"] > 0
        assert answers[0].status_code == 401
        assert ada.get("/api/me")["name"] == "Ada"


def test_a_password_is_guessed_no_faster_where_it_is_changed(tmp_path: Path) -> None:
    """Whoever has found an open browser."""
    with running(tmp_path, limits=True) as server, Person(server.url, "Ada") as ada:
        ada.post("/api/me", name="Ada", password="correct horse")
        guess = {"name": "Ada", "password": "battery staple", "old": "a guess..."}
        answers = [ada.send("/api/me", **guess) for _ in range(14)]
        assert answers[0].status_code == 403
        problem(answers[-1], 429, "too-many")
