"""Push messages: sealed for one browser, to those who are not there, nothing hidden in them."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
import redis
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from tests.server.live import heard, watch
from tests.server.pushes import PushService, Receiver, push_service
from tests.server.running import PATIENCE, Person, Running, problem, running
from tests.server.services import needs_services, redis_server
from trailboss.server.notices.seal import coded, decoded, seal, voucher


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as one:
        yield one


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that may call loopback."""
    with running(tmp_path_factory.mktemp("pushes"), "--private-webhooks") as one:
        yield one


@pytest.fixture
def two(server: Running) -> Iterator[tuple[Person, Person]]:
    with Person(server.url, "Ada") as ada, Person(server.url, "Bob") as bob:
        yield ada, bob


def begun(ada: Person, bob: Person) -> tuple[str, list[Person]]:
    """A table of two that plays; its people in the order of play."""
    table = ada.table("gwt2", "human", "human", public=True)["id"]
    bob.post(f"/api/tables/{table}/join", seat=1)
    ada.post(f"/api/tables/{table}/start")
    return table, [ada, bob]


def until_asked(people: list[Person], table: str, seat: int) -> None:
    """Whoever is asked plays, until a seat is."""
    while seat not in (waiting := people[0].get(f"/api/tables/{table}")["waiting"]):
        people[waiting[0]].step(table, waiting[0])


def until(true: Callable[[], bool]) -> None:
    """Wait for something that happens apart from the answer."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_the_example_of_the_standard_is_sealed_alike() -> None:
    """RFC 8291, appendix A."""
    ours, salt = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw", "DGv6ra1nlYgDCS1FRnbzlw"
    theirs = (
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    )
    auth = "BTBZMqHH6r4Tts7J_aSIgg"
    sealed = seal(b"When I grow up, I want to be a watermelon", theirs, auth, ours, decoded(salt))
    assert coded(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS"
        "6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qu"
        "lcy4a-fN"
    )
    receiver = Receiver("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94", auth)
    assert receiver.opened(sealed) == b"When I grow up, I want to be a watermelon"


def test_a_voucher_is_signed_by_the_key_that_it_names() -> None:
    """RFC 8292: audience, end and signature."""
    secret = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
    header = voucher(secret, "https://push.example.org", 1_800_000_000, "https://play.example.org")
    found = re.fullmatch(r"vapid t=([\w-]+\.[\w-]+)\.([\w-]+), k=([\w-]+)", header)
    assert found
    text, signature, key = found.groups()
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
    r, s = decoded(signature)[:32], decoded(signature)[32:]
    pair = encode_dss_signature(int.from_bytes(r, "big"), int.from_bytes(s, "big"))
    public.verify(pair, text.encode(), ec.ECDSA(SHA256()))
    assert json.loads(decoded(text.partition(".")[2])) == {
        "aud": "https://push.example.org",
        "exp": 1_800_000_000,
        "sub": "https://play.example.org",
    }


def test_somebody_who_is_away_is_told(service: PushService, two: tuple[Person, Person]) -> None:
    """In the language of the browser, with what everybody may know and nothing else."""
    ada, bob = two
    browser = Receiver()
    bob.post("/api/push", **browser.wish(f"{service.url}/bob", "uk"))
    table, people = begun(ada, bob)
    until_asked(people, table, 1)
    path, headers, _ = message = service.next()
    doc = browser.read(message)
    assert path == "/bob"
    assert doc == {
        "kind": "turn",
        "table": table,
        "game": "gwt2",
        "title": "Ваш хід: Великий Західний Шлях, друге видання",
        "body": "За столом: Ada, Bob",
    }
    assert headers["content-encoding"] == "aes128gcm"
    assert int(headers["ttl"]) > 0 and headers["urgency"] == "high"
    assert re.fullmatch(r"[\w-]{32}", headers["topic"]) and table not in headers["topic"]
    key = ada.get("/api/push")["key"]
    assert headers["authorization"].endswith(f", k={key}")
    claims = json.loads(decoded(headers["authorization"].split(".")[1]))
    assert claims["aud"] == service.url and claims["exp"] > time.time()


def test_whoever_looks_is_not_disturbed(service: PushService, two: tuple[Person, Person]) -> None:
    """A live connection at the table is enough; as soon as it is gone there are notices."""
    ada, bob = two
    browser = Receiver()
    table, people = begun(ada, bob)
    bob.post("/api/push", **browser.wish(f"{service.url}/bob"))
    with watch(bob, table) as socket:
        heard(socket, "hello")
        until_asked(people, table, 1)
        until_asked(people, table, 0)
    until(lambda: "trailboss_viewers 0.0" in bob.http.get("/metrics").text)
    until_asked(people, table, 1)
    assert browser.read(service.next())["kind"] == "turn"
    assert service.silent()


def test_the_end_of_a_game_is_told(service: PushService, server: Running) -> None:
    """To everybody but whoever ended it."""
    browser = Receiver()
    with ExitStack() as stack:
        people = {seat: stack.enter_context(Person(server.url, f"P{seat}")) for seat in range(2)}
        table = people[0].table("pioneer", "human", "human", public=True)["id"]
        people[1].post(f"/api/tables/{table}/join", seat=1)
        people[0].post(f"/api/tables/{table}/start")
        for seat, person in people.items():
            person.post("/api/push", **browser.wish(f"{service.url}/{'ab'[seat]}"))
        told = 0
        while people[0].get(f"/api/tables/{table}")["status"] != "over":
            for seat in people[0].get(f"/api/tables/{table}")["waiting"]:
                people[seat].step(table, seat)
        while (doc := browser.read(service.next()))["kind"] != "over":
            told += 1
        assert told and doc["title"] == "The game is over: Pioneer Rails"
        assert service.silent()


def test_a_browser_that_is_gone_is_forgotten(
    service: PushService, two: tuple[Person, Person]
) -> None:
    """410 from the push service; a redirect is not followed; /forget silences."""
    ada, bob = two
    browser = Receiver()
    table, people = begun(ada, bob)
    for path in ("/410", "/302", "/silenced", "/last"):
        bob.post("/api/push", **browser.wish(service.url + path))
    assert ada.post("/api/push/forget", endpoint=f"{service.url}/silenced") == {"subscribed": False}
    until_asked(people, table, 1)
    assert {service.next()[0] for _ in range(3)} == {"/410", "/302", "/last"}
    gone = 'trailboss_pushes_total{outcome="gone"} 1.0'
    until(lambda: gone in bob.http.get("/metrics").text)
    until_asked(people, table, 0)
    until_asked(people, table, 1)
    assert {service.next()[0] for _ in range(2)} == {"/302", "/last"}
    assert service.silent()


def test_a_person_has_ten_browsers(service: PushService, two: tuple[Person, Person]) -> None:
    """The oldest goes first; the same browser counts once, for whoever used it last."""
    ada, bob = two
    browser = Receiver()
    for number in "abcdefghijkl":
        bob.post("/api/push", **browser.wish(f"{service.url}/{number}"))
    ada.post("/api/push", **browser.wish(f"{service.url}/l"))
    table, people = begun(ada, bob)
    until_asked(people, table, 1)
    assert {service.next()[0][1:] for _ in range(9)} == set("cdefghijk")


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://",
        "ftp://push.example.org/x",
        "https://a:b@push.example.org/",
        "https://x/" + "y" * 1000,
    ],
)
def test_a_hostile_subscription_is_refused(server: Running, endpoint: str) -> None:
    """Addresses that no push service has."""
    with Person(server.url, "Eve") as eve:
        problem(eve.send("/api/push", **Receiver().wish(endpoint)), 400, "bad-request")


@pytest.mark.parametrize("keys", [{"p256dh": "A" * 87}, {"auth": "A" * 30}, {"auth": "ä" * 20}])
def test_keys_must_be_keys(server: Running, keys: dict[str, str]) -> None:
    """A point that is not on the curve, a secret of the wrong length."""
    wish: dict[str, Any] = Receiver().wish("https://push.example.org/x")
    wish["keys"] |= keys
    with Person(server.url, "Eve") as eve:
        problem(eve.send("/api/push", **wish), 400, "bad-request")
        wish = Receiver().wish("https://push.example.org/x")
        with Person(server.url) as stranger:
            problem(stranger.send("/api/push", **wish), 401, "no-identity")


def test_http_and_private_addresses_need_permission(tmp_path: Path, service: PushService) -> None:
    """A server at its defaults calls https alone, and no address of its own network."""
    with (
        running(tmp_path) as strict,
        Person(strict.url, "Ada") as ada,
        Person(strict.url, "Eve") as eve,
    ):
        wish = Receiver().wish(f"{service.url}/x")
        problem(eve.send("/api/push", **wish), 400, "bad-request")
        eve.post("/api/push", **Receiver().wish(service.url.replace("http", "https")))
        table, people = begun(ada, eve)
        until_asked(people, table, 1)
        until(lambda: 'outcome="refused"' in eve.http.get("/metrics").text)
    assert service.silent()


@needs_services
def test_a_look_at_another_process_counts(tmp_path: Path, service: PushService) -> None:
    """With Redis the processes know of each other's viewers."""
    with redis_server(tmp_path) as channel, ExitStack() as stack:
        flags = ["--private-webhooks", "--redis", channel, "--db", f"sqlite:///{tmp_path}/t.sqlite"]
        one, other = (stack.enter_context(running(tmp_path, *flags)) for _ in range(2))
        ada, bob = (stack.enter_context(Person(one.url, name)) for name in ("Ada", "Bob"))
        browser = Receiver()
        bob.post("/api/push", **browser.wish(f"{service.url}/bob"))
        table, people = begun(ada, bob)
        here = f"trailboss.here.{table}.{bob.get('/api/me')['id']}"
        cache = stack.enter_context(redis.Redis.from_url(channel))
        with watch(bob.at(other.url), table) as socket:
            heard(socket, "hello")
            until(lambda: bool(cache.exists(here)))
            until_asked(people, table, 1)
            until_asked(people, table, 0)
        until(lambda: not cache.exists(here))
        until_asked(people, table, 1)
        service.next()
        assert service.silent()
