"""Settings in the browser: one page, every choice by label, kept for the account."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.browser import Person, needs_browser
from tests.web.conftest import Arrive
from tests.web.test_pages import faults
from tests.web.test_seats import get_known

pytestmark = needs_browser


def set_password(person: Person, password: str) -> None:
    """The person can come back from elsewhere."""
    person.visit("/me")
    person.page.get_by_label("Name", exact=True).first.fill(person.name)
    person.page.get_by_label("Password (not needed)").fill(password)
    person.button("Save").first.click()
    expect(person.page.get_by_text("Saved.")).to_be_visible()


def sounds(page: Page) -> Locator:
    """The choice among the settings; the header has a button of the same name."""
    senses = page.get_by_role("region", name="Language, motion, sound")
    return senses.get_by_role("checkbox", name="Sounds", exact=True)


def test_settings_follow_the_account(arrive: Arrive) -> None:
    """Chosen in one browser, there in another; a stranger's stay where they are."""
    ada, phone = arrive("Ada of the settings"), arrive(phone=True)
    set_password(ada, "a long password")
    page = ada.visit("/settings").page
    page.get_by_label("Confirm every choice").check()
    page.get_by_label("Turns are shown").select_option("slow")
    page.get_by_label("High contrast").check()
    page.get_by_label("teal").check()
    page.get_by_label("diamond").check()
    expect(page.get_by_role("status").filter(has_text="Kept for your name.")).to_be_visible()
    there = phone.visit("/settings").page
    expect(there.get_by_label("High contrast")).not_to_be_checked()
    sounds(there).uncheck()
    expect(there.get_by_text("Kept in this browser.")).to_be_visible()
    phone.visit("/me")
    form = there.locator("form").filter(has_text="Been here before?")
    form.get_by_label("Name").fill(ada.name)
    form.get_by_label("Password").fill("a long password")
    form.get_by_role("button").click()
    expect(there.get_by_text("Welcome back.")).to_be_visible()
    phone.visit("/settings")
    for label in ("Confirm every choice", "High contrast", "teal", "diamond"):
        expect(there.get_by_label(label)).to_be_checked()
    expect(there.get_by_label("Turns are shown")).to_have_value("slow")
    assert there.locator("html").get_attribute("data-board") == "contrast"
    page.reload()
    expect(sounds(page)).not_to_be_checked()


def test_settings_are_chosen_by_keyboard(arrive: Arrive) -> None:
    """Tab reaches every group once, arrows choose within it, Space checks."""
    page = arrive("Ada").visit("/settings").page
    page.get_by_label("Paper and brass").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_label("Slate")).to_be_checked()
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_label("red", exact=True)).to_be_checked()
    page.get_by_label("Confirm every choice").focus()
    page.keyboard.press("Space")
    expect(page.get_by_label("Confirm every choice")).to_be_checked()


def colours(page: Page) -> list[str]:
    """What seats 0 to 7 look like."""
    script = """() => [...Array(8).keys()].map((n) =>
      getComputedStyle(document.documentElement).getPropertyValue(`--seat-${n}`))"""
    return list(page.evaluate(script))


def test_own_colour_is_for_own_eyes(arrive: Arrive) -> None:
    """At a table the own seat has it, and whoever had it takes the other; elsewhere nothing."""
    ada = arrive("Ada")
    get_known(ada)
    usual = colours(ada.page)
    ada.visit("/settings").page.get_by_label("blue").check()
    expect(ada.page.get_by_text("Kept for your name.")).to_be_visible()
    ada.visit("/").button("Play now: Great Western Trail, second edition").click()
    ada.asked("Where does your herder start?")
    seen = colours(ada.page)
    assert (seen[0], seen[1]) == (usual[1], usual[0])
    assert seen[2:] == usual[2:]
    ada.page.get_by_role("link", name="Rules").first.click()
    expect(ada.page.get_by_role("heading", name="Rules", level=1)).to_be_visible()
    assert colours(ada.page) == usual


@pytest.mark.parametrize("path", ["/", "/settings", "/learn/elpaso", "/rules/pioneer"])
@pytest.mark.parametrize("board", ["slate", "contrast"])
def test_axe_finds_nothing_serious_in_the_other_themes(
    arrive: Arrive, path: str, board: str
) -> None:
    """Light and dark."""
    ada = arrive()
    prefs = json.dumps(json.dumps({"board": board}))
    ada.page.add_init_script(f"localStorage.setItem('trailboss.prefs', {prefs})")
    schemes: tuple[Any, ...] = ("light", "dark")
    for scheme in schemes:
        ada.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        ada.visit(path)
        expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
        expect(ada.page.locator("[aria-busy=true]")).to_have_count(0)
        assert faults(ada.page) == []
