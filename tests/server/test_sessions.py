"""Sessions end: by a new password, or everywhere at once; and a token does not take over."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, Mock

import httpx
import pytest

from tests.server.live import heard, watch
from tests.server.running import PATIENCE, Person, awaited, problem, running
from trailboss.server.keys import Keys
from trailboss.server.problems import NoIdentity
from trailboss.server.settings import Settings
from trailboss.server.store import acquaintances, identities
from trailboss.server.store.acquaintances import LATELY, Acquaintances
from trailboss.server.store.database import Database
from trailboss.server.store.identities import Identities, Identity
from trailboss.server.store.sessions import EXACT, MOST, Sessions
from trailboss.server.web.devices import device_of

FIRST, SECOND = "correct horse", "battery staple"
PHONE = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36"


def by_token(person: Person, token: str, path: str, **body: object) -> httpx.Response:
    headers = {"authorization": f"Bearer {token}"}
    return httpx.post(f"{person.url}{path}", json=body, headers=headers)


def known(person: Person) -> bool:
    return person.get("/api/me")["id"] is not None


def test_a_new_password_ends_every_other_session(ada: Person) -> None:
    """Cookie and token from before; the browser that changed it goes on."""
    name = f"Ada {ada.get('/api/me')['id'][:8]}"
    ada.post("/api/me", name=name, password=FIRST)
    token = ada.post("/api/me/token")["token"]
    with ada.at(ada.url) as stolen:
        assert known(stolen)
        problem(ada.send("/api/me", name=name, password=SECOND), 403, "forbidden")
        wrong = ada.send("/api/me", name=name, password=SECOND, old="a guess...")
        problem(wrong, 403, "forbidden")
        assert known(stolen)
        ada.post("/api/me", name=name, password=SECOND, old=FIRST)
        assert known(ada) and not known(stolen)
    assert by_token(ada, token, "/api/me/token").status_code == 401
    with Person(ada.url) as elsewhere:
        assert elsewhere.post("/api/login", name=name, password=SECOND)["name"] == name


def test_log_out_everywhere_else(ada: Person) -> None:
    """Also an open socket sees nothing more."""
    table = ada.table("gwt2", "hotseat", "hotseat", start=True)["id"]
    token = ada.post("/api/me/token")["token"]
    with ada.at(ada.url) as stolen, watch(stolen, table, "?seat=0") as socket:
        heard(socket, "hello")
        ada.post("/api/me/revoke")
        assert known(ada) and not known(stolen)
        ada.step(table, 0)
        assert heard(socket, "problem")["problem"]["status"] == 401
    assert by_token(ada, token, "/api/me/token").status_code == 401


def test_a_token_takes_nobody_over(ada: Person) -> None:
    """It sets no password and logs nobody out."""
    token = ada.post("/api/me/token")["token"]
    problem(by_token(ada, token, "/api/me", name="Ada", password=FIRST), 403, "forbidden")
    problem(by_token(ada, token, "/api/me/revoke"), 403, "forbidden")
    renamed = by_token(ada, token, "/api/me", name="Ada of the script")
    assert (renamed.status_code, renamed.headers.get("set-cookie")) == (200, None), "no browser yet"
    assert ada.get("/api/me")["name"] == "Ada of the script"
    assert known(ada)


def test_a_token_changes_no_name_by_which_one_logs_in(ada: Person) -> None:
    """Where there is a password that is done in a browser; the same name changes nothing."""
    name = f"Ada {ada.get('/api/me')['id'][:8]}"
    ada.post("/api/me", name=name, password=FIRST)
    token = ada.post("/api/me/token")["token"]
    told = problem(by_token(ada, token, "/api/me", name="Eve"), 403, "forbidden")
    assert told["code"] == "browser-only"
    assert by_token(ada, token, "/api/me", name=name).status_code == 200
    with Person(ada.url) as elsewhere:
        elsewhere.post("/api/login", name=name, password=FIRST)
    assert ada.post("/api/me", name=f"{name} II")["name"] == f"{name} II"


def test_a_login_takes_as_long_whether_the_name_exists(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each time one password is checked: against a hash that nobody has, if there is none."""
    hasher = Mock(wraps=identities.HASHER)
    monkeypatch.setattr(identities, "HASHER", hasher)

    async def tried() -> list[str]:
        database = Database(Settings(data=tmp_path))
        await database.migrate()
        people = Identities(database)
        await people.save(Identity(), "Ada", FIRST, 1000)
        await people.save(Identity(), "Bob", None, 1000)
        for name in ("Ada", "Bob", "Eve"):
            with pytest.raises(NoIdentity):
                await people.login(name, SECOND)
        await database.close()
        return [call.args[0] for call in hasher.verify.call_args_list]

    hashes = awaited(tried())
    assert len(hashes) == 3 and len(set(hashes)) == 2
    assert all(hash.startswith("$argon2id$") for hash in hashes)


def test_a_cookie_from_before_there_were_epochs_is_of_the_first() -> None:
    """Nobody is logged out by an update."""
    keys = Keys("secret")
    assert keys.identity(keys.cookie.sign("ada").decode()) == ("ada", 0, "")
    assert keys.identity(keys.cookie.sign("ada~2").decode()) == ("ada", 2, "")
    assert keys.identity(keys.signed("ada", 3, "s")) == ("ada", 3, "s")
    assert keys.identity(keys.signed("ada", 3, "s"), bearer=True) == ("", 0, "")


def devices(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.get("/api/me/devices")["devices"]
    return found


@contextmanager
def elsewhere(person: Person, name: str, agent: str) -> Iterator[Person]:
    """The same person in another browser."""
    with Person(person.url) as other:
        other.http.headers["user-agent"] = agent
        other.post("/api/login", name=name, password=FIRST)
        yield other


def test_a_device_is_seen_and_ended(ada: Person) -> None:
    """Only that one: its cookie and its socket; the others go on."""
    name = f"Ada {ada.get('/api/me')['id'][:8]}"
    ada.post("/api/me", name=name, password=FIRST)
    table = ada.table("gwt2", "hotseat", "hotseat", start=True)["id"]
    with elsewhere(ada, name, PHONE) as phone, elsewhere(ada, name, "curl/8.5.0") as script:
        found = devices(ada)
        assert {row["device"] for row in found} == {"python-httpx", "Chrome, Android", "curl"}
        assert [row["device"] for row in found if row["here"]] == ["python-httpx"]
        assert all(0 < row["created"] <= row["used"] for row in found)
        lost = next(row["id"] for row in found if "Android" in row["device"])
        with watch(phone, table, "?seat=0") as socket:
            heard(socket, "hello")
            left = ada.post(f"/api/me/devices/{lost}/end")["devices"]
            assert lost not in {row["id"] for row in left} and len(left) == 2
            ada.step(table, 0)
            assert heard(socket, "problem")["problem"]["status"] == 401
        assert not known(phone) and known(script) and known(ada)
        problem(ada.send(f"/api/me/devices/{lost}/end"), 404, "not-found")


def test_nobody_ends_the_devices_of_others(ada: Person) -> None:
    """Nor does a token end any; but it is on the list, and can be ended."""
    token = ada.post("/api/me/token")["token"]
    mine = next(row["id"] for row in devices(ada) if row["here"])
    script = next(row["id"] for row in devices(ada) if row["token"])
    with Person(ada.url, "Bob") as bob:
        problem(bob.send(f"/api/me/devices/{mine}/end"), 404, "not-found")
        assert len(devices(bob)) == 1
    problem(by_token(ada, token, f"/api/me/devices/{mine}/end"), 403, "forbidden")
    assert by_token(ada, token, "/api/me/token").status_code == 200
    ada.post(f"/api/me/devices/{script}/end")
    assert by_token(ada, token, "/api/me/token").status_code == 401


def test_a_log_out_ends_the_cookie_wherever_it_is(ada: Person) -> None:
    """Whoever copied it before has nothing."""
    with ada.at(ada.url) as stolen:
        assert known(stolen)
        ada.post("/api/logout")
        assert not known(stolen)


def test_a_cookie_without_a_session_gets_one(tmp_path: Path) -> None:
    """Also such a browser is seen on the list, and its old cookie ends with all others."""
    with running(tmp_path) as server, Person(server.url, "Ada") as ada:
        who = ada.get("/api/me")["id"]
        with sqlite3.connect(tmp_path / "tables.sqlite") as database:
            (secret,) = database.execute("SELECT value FROM setting WHERE name='secret'").fetchone()
        ada.http.cookies.clear()
        old = Keys(secret).cookie.sign(f"{who}~0").decode()
        ada.http.cookies.set("trailboss", old)
        assert known(ada)
        assert [row["here"] for row in devices(ada)].count(True) == 1
        ada.post("/api/me/revoke")
        with Person(server.url) as thief:
            thief.http.cookies.set("trailboss", old)
            assert known(ada) and not known(thief)


def test_the_last_use_is_written_down(tmp_path: Path) -> None:
    """Not with every request, but when it is longer ago; about whom nobody asks is forgotten."""

    async def used() -> None:
        database = Database(Settings(data=tmp_path))
        await database.migrate()
        people, sessions = Identities(database), Sessions(database)
        near = Acquaintances(database, sessions)
        ada = await people.save(Identity(), "Ada", None, 1000)
        session = await sessions.begin(ada.id, "Firefox", token=False, now=1000)
        assert await near.meant(ada.id, 0, session) == replace(ada, session=session)
        await near.refresh(2000)
        assert (await sessions.of(ada.id))[0].used == 1000
        await near.meant(ada.id, 0, session)
        await near.refresh(EXACT + 2000)
        assert (await sessions.of(ada.id))[0].used == EXACT + 2000
        await near.refresh(EXACT + 3000)
        assert list(near.known) == [ada.id]
        near.known[ada.id].sought -= LATELY
        await near.refresh(EXACT + 4000)
        assert near.known == {}
        more = [await sessions.begin(ada.id, "x", token=True, now=n) for n in range(MOST + 3)]
        assert len(await sessions.of(ada.id)) == MOST
        assert await near.meant(ada.id, 0, more[0]) is None
        await database.close()

    awaited(used())


def test_many_are_read_together_and_in_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those who come at once share a look; reading all again takes the time that it may take."""
    monkeypatch.setattr(acquaintances, "CHUNK", 2)

    async def looks() -> tuple[int, float]:
        database = Database(Settings(data=tmp_path))
        await database.migrate()
        people, sessions = Identities(database), Sessions(database)
        near = Acquaintances(database, sessions)
        names = "Ada", "Bob", "Eve", "Max", "Zoe"
        known = [await people.save(Identity(), name, None, 1000) for name in names]
        near.read = AsyncMock(side_effect=near.read)  # type: ignore[method-assign]
        asked = [near.meant(who.id, 0, "") for who in known]
        assert await asyncio.gather(*asked) == known
        count, began = near.read.await_count, time.monotonic()
        await near.refresh(2000, 0.2)
        took = time.monotonic() - began
        near.read.side_effect = [OSError, None]
        with pytest.raises(OSError):
            await near.meant("nobody", 0, "")
        assert await near.meant("nobody", 0, "") is None, "one that failed stops no other"
        await near.stop()
        await database.close()
        return count, took

    count, took = awaited(looks())
    assert count == 3
    assert 0.2 <= took < PATIENCE


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        (PHONE, "Chrome, Android"),
        (
            "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0",
            "Firefox, Linux",
        ),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/126.0 Safari/537.36 Edg/126.0", "Edge, Windows"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) Version/17.5 Safari/605", "Safari, macOS"),
        ("curl/8.5.0", "curl"),
        ("<script>", ""),
        ("", ""),
        ("x" * 5000, "x" * 30),
    ],
)
def test_what_a_browser_says_is_shortened(agent: str, device: str) -> None:
    """To what one recognises it by, and to no more than that."""
    assert device_of(agent) == device
