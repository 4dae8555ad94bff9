"""The page about oneself: passwords, and logging out elsewhere."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.browser import Person, needs_browser
from tests.web.conftest import Arrive

pytestmark = needs_browser


def saved(person: Person) -> None:
    person.button("Save").click()
    expect(person.page.get_by_role("status").filter(has_text="Saved.")).to_be_visible()


def test_a_new_password_needs_the_old_one(arrive: Arrive) -> None:
    """The page asks for it, and says when it is wrong; then everybody else can be logged out."""
    ada = arrive("Wanda with a password").visit("/me")
    ada.page.get_by_label("Name", exact=True).first.fill(ada.name)
    ada.page.get_by_label("Password (not needed)").fill("first password")
    saved(ada)
    ada.page.reload()
    expect(ada.page.get_by_label("Password until now")).to_have_count(0)
    ada.page.get_by_label("New password").fill("second password")
    ada.page.get_by_label("Password until now").fill("a wrong guess")
    ada.button("Save").click()
    said = ada.page.get_by_role("status").filter(has_text="not your password until now")
    expect(said).to_be_visible()
    ada.page.get_by_label("Password until now").fill("first password")
    saved(ada)
    ada.page.evaluate(
        "() => fetch('/api/me/token', {method: 'POST', body: '{}', "
        "headers: {'content-type': 'application/json'}})"
    )
    ada.page.reload()
    expect(ada.page.get_by_text("this device")).to_have_count(1)
    ada.page.get_by_role("button", name="Log out: Token").click()
    expect(ada.page.get_by_role("status").filter(has_text="Logged out.")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Log out: Token")).to_have_count(0)
    ada.button("Log out everywhere else").click()
    expect(ada.page.get_by_role("status").filter(has_text="are logged out")).to_be_visible()
    ada.page.reload()
    expect(ada.page.get_by_role("link", name=ada.name)).to_be_visible()
