"""E-mail: only to confirmed addresses, only to those who do not look, and never too much."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import ExitStack
from email.message import EmailMessage
from pathlib import Path

import pytest
from itsdangerous import TimestampSigner

from tests.server.letters import MailServer, mail_server
from tests.server.live import heard, watch
from tests.server.running import Person, Running, problem, running
from tests.server.test_push import begun, until, until_asked
from trailboss.server.keys import CONFIRM, Keys
from trailboss.server.notices.smtp import Relay, address, letter, relay
from trailboss.server.settings import BadSettings, Settings

SENDER = ["--mail-from", "tables@example.org"]


@pytest.fixture
def mail() -> Iterator[MailServer]:
    with mail_server() as one:
        yield one


@pytest.fixture
def server(tmp_path: Path, mail: MailServer) -> Iterator[Running]:
    """A server whose letters are due at once."""
    with running(tmp_path, "--smtp", mail.url, *SENDER, "--mail-delay", "0") as one:
        yield one


def text_of(mail: EmailMessage) -> str:
    return str(mail.get_content()).replace("\r\n", "\n")


def token_in(text: str, what: str) -> str:
    found = re.search(rf"/mail/{what}\?token=(\S+)", text)
    assert found, text
    return found[1]


def confirmed(person: Person, mail: MailServer, where: str, lang: str = "en") -> None:
    """Somebody with an address that was confirmed by its letter."""
    person.post("/api/email", address=where, lang=lang)
    token = token_in(text_of(mail.next()), "confirm")
    with Person(person.url) as stranger:
        assert stranger.post("/api/email/confirm", token=token) == {"confirmed": True}


def handed_over(person: Person, count: int) -> None:
    """The number of letters that are out."""
    line = f'trailboss_mails_total{{outcome="sent"}} {count}.0'
    until(lambda: line in person.http.get("/metrics").text)


def test_an_address_must_be_confirmed(server: Running, mail: MailServer) -> None:
    """By the link in a letter that tells nothing about who asked; only the owner sees the state."""
    with Person(server.url, "Ada") as ada, Person(server.url, "Bob") as bob:
        assert ada.get("/api/me")["email"] == {"address": None, "confirmed": False}
        ada.post("/api/email", address="Ada@example.org", lang="pl")
        assert ada.get("/api/me")["email"] == {"address": "Ada@example.org", "confirmed": False}
        asking = mail.next()
        assert asking["To"] == "Ada@example.org" and asking["Subject"] == "Czy to Twój adres?"
        assert "tables@example.org" in asking["From"]
        assert "Ada" not in text_of(asking)
        token = token_in(text_of(asking), "confirm")
        problem(bob.send("/api/email/confirm", token=token[:-1] + "!"), 403, "forbidden")
        problem(bob.send("/api/email/stop?token=" + token), 403, "forbidden")
        bob.post("/api/email/confirm", token=token)
        assert ada.get("/api/me")["email"] == {"address": "Ada@example.org", "confirmed": True}
        assert bob.get("/api/me")["email"] == {"address": None, "confirmed": False}
        ada.post("/api/email", address="new@example.org")
        assert ada.get("/api/me")["email"]["confirmed"] is False
        problem(bob.send("/api/email/confirm", token=token), 403, "forbidden")


def test_a_link_to_confirm_runs_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """After two days; the link that ends letters never does."""
    keys = Keys("secret")
    confirm, stop = (keys.letter(what, "ada", "sign") for what in ("confirm", "stop"))
    assert keys.letter_owner("confirm", confirm) == ("ada", "sign")
    assert keys.letter_owner("stop", confirm) == ("", "")
    now = TimestampSigner("x").get_timestamp()
    monkeypatch.setattr(TimestampSigner, "get_timestamp", lambda _: now + CONFIRM + 60)
    assert keys.letter_owner("confirm", confirm) == ("", "")
    assert keys.letter_owner("stop", stop) == ("ada", "sign")


def test_one_letter_until_one_has_looked(server: Running, mail: MailServer) -> None:
    """The letter tells what everybody may know; turn after turn there is no second one."""
    with Person(server.url, "Ada") as ada, Person(server.url, "Bob") as bob:
        confirmed(bob, mail, "bob@example.org", "uk")
        table, people = begun(ada, bob)
        until_asked(people, table, 1)
        told = mail.next()
        assert told["Subject"] == "Ваш хід: Великий Західний Шлях, друге видання"
        text = text_of(told)
        stop = f"{server.url}/api/email/stop?token={token_in(text, 'stop')}"
        assert text.split("\n-- \n")[0] == f"За столом: Ada, Bob\n\n{server.url}/t/{table}\n"
        assert told["List-Unsubscribe"] == f"<{stop}>"
        assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        for _ in range(2):
            until_asked(people, table, 0)
            until_asked(people, table, 1)
        with watch(bob, table) as socket:
            heard(socket, "hello")
            until_asked(people, table, 0)
        until(lambda: "trailboss_viewers 0.0" in bob.http.get("/metrics").text)
        until_asked(people, table, 1)
        assert mail.next()["Subject"] == told["Subject"]
        handed_over(bob, 3)
        assert mail.silent()


def test_a_look_in_time_saves_the_letter(tmp_path: Path, mail: MailServer) -> None:
    """Whoever is back before the delay is over gets none; a later turn starts anew."""
    flags = ["--smtp", mail.url, *SENDER, "--mail-delay", "3"]
    with ExitStack() as stack:
        server = stack.enter_context(running(tmp_path, *flags))
        ada, bob = (stack.enter_context(Person(server.url, name)) for name in ("Ada", "Bob"))
        confirmed(bob, mail, "bob@example.org")
        seen, people = begun(ada, bob)
        until_asked(people, seen, 1)
        with watch(bob, seen) as socket:
            heard(socket, "hello")
            other, people = begun(ada, bob)
            until_asked(people, other, 1)
            told = mail.next()
        assert other in text_of(told) and seen not in text_of(told)
        assert mail.silent()


def test_one_click_ends_all_letters(server: Running, mail: MailServer) -> None:
    """Without a cookie, by the form of a mail program; it works twice and tells nothing."""
    with Person(server.url, "Ada") as ada, Person(server.url, "Bob") as bob:
        confirmed(bob, mail, "bob@example.org")
        table, people = begun(ada, bob)
        until_asked(people, table, 1)
        stop = str(mail.next()["List-Unsubscribe"]).strip("<>")
        with Person(server.url) as stranger:
            del stranger.http.headers["origin"]
            page = stranger.http.get(stop)
            assert page.headers["location"] == stop.replace(f"{server.url}/api/email", "/mail")
            assert bob.get("/api/me")["email"]["confirmed"] is True
            for _ in range(2):
                form = {"List-Unsubscribe": "One-Click"}
                assert stranger.http.post(stop, data=form).json() == {"stopped": True}
        assert bob.get("/api/me")["email"] == {"address": None, "confirmed": False}
        until_asked(people, table, 0)
        until_asked(people, table, 1)
        confirmed(ada, mail, "ada@example.org")
        until_asked(people, table, 0)
        assert mail.next()["To"] == "ada@example.org"
        assert not any("bob" in row for row in mail.recipients[2:])


def test_nobody_is_flooded_with_letters(server: Running, mail: MailServer) -> None:
    """Three a day to one address whoever asks, five of one person."""
    with ExitStack() as stack:
        people = [stack.enter_context(Person(server.url, f"P{number}")) for number in range(4)]
        for person in people[:3]:
            person.post("/api/email", address="Victim@example.org")
        late = people[3].send("/api/email", address="victim@example.org")
        problem(late, 429, "too-many")
        for number in range(5):
            people[3].post("/api/email", address=f"p{number}@example.org")
        problem(people[3].send("/api/email", address="p6@example.org"), 429, "too-many")
        handed_over(people[3], 8)


HOSTILE = [
    "ada@example.org\nBcc: all@example.org",
    "ada@example.org\r\n",
    "ada@example.org,bob@example.org",
    "ada@example.org bob@example.org",
    "Ada <ada@example.org>",
    '"a b"@example.org',
    "ada@localhost",
    "ada@127.0.0.1",
    "ada..b@example.org",
    "ada@-example.org",
    "äda@example.org",
    "a" * 65 + "@example.org",
    "ada@" + "a." * 130 + "org",
]


@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_addresses_are_refused(text: str) -> None:
    """One plain address and nothing else."""
    assert address(text) == ""


def test_good_addresses_are_taken(server: Running, mail: MailServer) -> None:
    """And hostile ones get no letter from a real server either; nor does a stranger."""
    for text in ("a@b.co", "ada+trail@mail.example.org", "o'hara_1@xn--e1aybc.xn--p1ai"):
        assert address(text) == text
    with Person(server.url, "Eve") as eve, Person(server.url) as stranger:
        for text in HOSTILE:
            problem(eve.send("/api/email", address=text), 400, "bad-request")
        problem(stranger.send("/api/email", address="a@example.org"), 401, "no-identity")
        confirmed(eve, mail, "eve@example.org")
        assert eve.post("/api/email/forget") == {"address": None, "confirmed": False}
    assert mail.recipients == ["rcpt TO:<eve@example.org>"]


def test_a_letter_cannot_be_given_more_headers() -> None:
    """The library refuses line breaks even if the address were not checked."""
    with pytest.raises(ValueError):
        letter("a@example.org", "b@example.org\nBcc: c@example.org", "x", "y")


def test_a_refused_address_is_counted(server: Running, mail: MailServer) -> None:
    """What the relay does not take does not come again."""
    with Person(server.url, "Ada") as ada:
        ada.post("/api/email", address="nobody@example.org")
        line = 'trailboss_mails_total{outcome="refused"} 1.0'
        until(lambda: line in ada.http.get("/metrics").text)
    assert mail.silent()


def test_a_server_without_a_relay_sends_nothing(tmp_path: Path) -> None:
    """No state, no field, no endpoint."""
    with running(tmp_path) as plain, Person(plain.url, "Ada") as ada:
        assert ada.get("/api/me")["email"] is None
        problem(ada.send("/api/email", address="ada@example.org"), 404, "not-found")


def test_the_relay_is_an_address_with_a_secret() -> None:
    """It is read from its URL, and its password is not shown."""
    known = relay("smtp://tables%40example.org:p%3Aw@mail.example.org")
    assert known == Relay("smtp", "mail.example.org", 587, "tables@example.org", "p:w")
    assert "p:w" not in repr(known)
    assert relay("smtps://mail.example.org").port == 465
    assert "hush" not in repr(Settings(smtp="smtp://a:hush@mail.example.org"))
    for wrong in (
        "mail.example.org",
        "http://mail.example.org",
        "smtp://h:x",
        "smtp+plain://a:b@h",
    ):
        with pytest.raises(BadSettings):
            relay(wrong)
