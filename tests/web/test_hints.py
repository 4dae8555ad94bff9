"""Hints at the table: asked for when it is set up, given at a press of a button."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.browser import needs_browser
from tests.web.conftest import Arrive

pytestmark = needs_browser
HINT = "What would a good bot do?"


def test_a_good_bot_says_what_it_would_do(arrive: Arrive) -> None:
    """Its choice first, then the others; the next position begins without an answer."""
    ada = arrive("Ada").visit("/new?game=gwt2")
    ada.page.get_by_label("Hints").check()
    ada.button("Drop a seat").click()
    ada.button("Start the game").click()
    ada.say_name()
    ada.button(HINT).click()
    rows = ada.page.locator("section ol > li").filter(has_text="expected points")
    expect(rows.first).to_contain_text("its choice")
    assert 2 <= rows.count() <= 3
    ada.page.locator(".choice").first.click()
    expect(ada.button(HINT)).to_have_attribute("aria-expanded", "false")


def test_without_the_option_there_is_no_button(arrive: Arrive) -> None:
    """Nobody is tempted where it was not agreed."""
    ada = arrive("Ada").visit("/new?game=gwt2")
    ada.button("Drop a seat").click()
    ada.button("Start the game").click()
    ada.say_name()
    expect(ada.page.locator(".choice").first).to_be_visible()
    expect(ada.page.get_by_role("button", name=re.compile("good bot"))).to_have_count(0)
