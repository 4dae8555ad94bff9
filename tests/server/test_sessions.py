"""Sessions end: by a new password, or everywhere at once; and a token does not take over."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from tests.server.live import heard, watch
from tests.server.running import Person, Running, problem
from trailboss.server.keys import Keys

FIRST, SECOND = "correct horse", "battery staple"


@pytest.fixture
def ada(server: Running) -> Iterator[Person]:
    with Person(server.url, "Ada") as one:
        yield one


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
    assert known(ada)


def test_a_cookie_from_before_there_were_epochs_is_of_the_first() -> None:
    """Nobody is logged out by an update."""
    keys = Keys("secret")
    assert keys.identity(keys.cookie.sign("ada").decode()) == ("ada", 0)
    assert keys.identity(keys.signed("ada", 3)) == ("ada", 3)
    assert keys.identity(keys.signed("ada", 3), bearer=True) == ("", 0)
