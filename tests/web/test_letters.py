"""An e-mail address on the page of one's own: asked for, confirmed by its link, and ended."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.letters import MailServer, mail_server
from tests.server.running import Running, running
from tests.server.test_mail import SENDER, text_of, token_in
from tests.web.browser import Person, needs_browser
from tests.web.conftest import Arrive
from tests.web.test_pages import faults
from trailboss.server.keys import Keys
from trailboss.server.store.addresses import mark

pytestmark = needs_browser


@pytest.fixture
def mail() -> Iterator[MailServer]:
    with mail_server() as one:
        yield one


@pytest.fixture
def posting(tmp_path: Path, mail: MailServer, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server that sends e-mail, and whose secret is known."""
    monkeypatch.setenv("TRAILBOSS_SECRET", "a secret of the tests")
    monkeypatch.setenv("TRAILBOSS_SMTP", mail.url)
    with running(tmp_path, *SENDER) as one:
        yield one


def test_an_address_is_confirmed_and_ended(
    posting: Running, mail: MailServer, browser: Browser
) -> None:
    """The link of the letter works in another browser, with one button."""
    ada, phone = Person(browser, posting.url, "Ada"), Person(browser, posting.url, phone=True)
    ada.visit("/me")
    expect(ada.page.get_by_label("Address")).to_be_hidden()
    ada.page.get_by_label("Name").first.fill("Ada")
    ada.page.get_by_role("button", name="Save").first.click()
    form = ada.page.get_by_role("main").locator("form").filter(has_text="E-mail")
    form.get_by_label("Address").fill("ada@example.org")
    form.get_by_role("button", name="Save").click()
    expect(form.get_by_role("status")).to_contain_text("We have sent you an e-mail")
    assert faults(ada.page) == []
    token = token_in(text_of(mail.next()), "confirm")
    phone.visit(f"/mail/confirm?token={token}")
    phone.button("This is my address").click()
    expect(phone.page.get_by_text("You will get e-mails from now on.")).to_be_visible()
    assert faults(phone.page) == []
    ada.page.reload()
    expect(form.get_by_role("status")).to_have_text("The address is confirmed.")
    who = ada.page.evaluate("() => fetch('/api/me').then((answer) => answer.json())")["id"]
    stop = Keys("a secret of the tests").letter("stop", who, mark("ada@example.org"))
    phone.visit(f"/mail/stop?token={stop}")
    phone.button("No more e-mails").click()
    expect(phone.page.get_by_text("Done. No more e-mails will come.")).to_be_visible()
    ada.page.reload()
    expect(form.get_by_label("Address")).to_have_value("")
    for person in (ada, phone):
        person.context.close()


def test_a_guessed_link_is_refused(posting: Running, browser: Browser) -> None:
    """In words."""
    eve = Person(browser, posting.url)
    eve.visit("/mail/confirm?token=guess")
    eve.button("This is my address").click()
    expect(eve.page.get_by_text("This link is not valid any more.")).to_be_visible()
    eve.context.close()


def test_no_field_without_e_mail(arrive: Arrive) -> None:
    """Most servers send none."""
    ada = arrive("Ada").visit("/me")
    ada.page.get_by_label("Name").first.fill("Ada")
    ada.page.get_by_role("button", name="Save").first.click()
    expect(ada.page.get_by_text("Saved.")).to_be_visible()
    expect(ada.page.get_by_label("Address")).to_be_hidden()
