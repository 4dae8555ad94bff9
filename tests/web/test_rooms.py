"""The home page and the waiting room: pictures, live lists, who is there and ready, a QR code."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.browser import GWT2, Person, needs_browser
from tests.web.conftest import Arrive
from tests.web.qr import text_of
from tests.web.test_pages import faults
from tests.web.test_seats import get_known, place

pytestmark = needs_browser


MODULES = """(svg) => {
  const size = svg.viewBox.baseVal.width - 8;
  const dark = new Set(svg.querySelector("path").getAttribute("d").match(/M\\d+ \\d+/g));
  const row = (y) => [...Array(size).keys()].map((x) => dark.has(`M${x + 4} ${y + 4}`));
  return [...Array(size).keys()].map(row);
}"""
"""The modules of the picture without its quiet border."""


def opened(host: Person, public: bool = True) -> str:
    """A table with a seat for a friend; its path."""
    host.visit("/new?game=gwt2")
    host.page.get_by_label("Who sits on seat 2").select_option("friend")
    host.page.get_by_label(re.compile("^Public")).set_checked(public)
    host.button("Open the table").click()
    host.say_name()
    expect(host.page.get_by_role("img", name="QR code of the invitation link")).to_be_visible()
    return place(host.page)


def test_two_people_meet_through_the_lobby(arrive: Arrive) -> None:
    """The list changes by itself; both see who is there, who is ready, and what is said."""
    ada, bob = arrive("Ada"), arrive("Bob")
    get_known(bob)
    bob.visit("/")
    path = opened(ada)
    row = bob.page.get_by_role("region", name="Open tables").locator(f"a[href='{path}']")
    expect(row).to_be_visible(timeout=10_000)
    row.click()
    expect(ada.page.get_by_text("Also in the room: Bob")).to_be_visible()
    bob.button("Sit on seat 2").click()
    seats = ada.page.get_by_role("list").filter(has_text="Ada").first
    expect(seats.get_by_role("listitem").nth(1)).to_contain_text(re.compile("Bob.*here", re.S))
    expect(ada.page.get_by_text("Also in the room")).to_have_count(0)
    bob.page.get_by_label("I am ready").check()
    expect(seats.get_by_role("listitem").nth(1)).to_contain_text("ready")
    ada.page.get_by_label("I am ready").check()
    expect(bob.page.get_by_text("Everybody is ready.")).to_be_visible()
    bob.page.get_by_label("I am ready").uncheck()
    expect(ada.page.get_by_text("Everybody is here.")).to_be_visible()
    ada.page.get_by_label("Say something").fill("Shall we?")
    ada.button("Send").click()
    expect(bob.page.get_by_role("log", name="Chat")).to_contain_text("Shall we?")
    with bob.away():
        expect(seats.get_by_role("listitem").nth(1)).to_contain_text("away")
    expect(seats.get_by_role("listitem").nth(1)).to_contain_text("here")
    ada.button("Start").click()
    expect(bob.page.get_by_role("region", name="Waiting for Ada")).to_be_visible()


def test_the_invitation_is_a_link_and_its_picture(arrive: Arrive) -> None:
    """By link alone it opens the free seat; the picture holds the same address."""
    ada, bob = arrive("Ada"), arrive("Bob")
    opened(ada, public=False)
    link = ada.page.get_by_role("textbox", name="Invitation link").input_value()
    assert "?seat=" in link
    picture = ada.page.get_by_role("img", name="QR code of the invitation link")
    assert text_of(picture.evaluate(MODULES)) == link
    bob.page.goto(link)
    bob.say_name()
    expect(bob.button("Leave")).to_be_visible()
    expect(ada.page.get_by_role("img", name="QR code")).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_in_the_waiting_room(arrive: Arrive, scheme: Any) -> None:
    ada = arrive("Ada", phone=scheme == "dark")
    ada.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    opened(ada)
    assert faults(ada.page) == []
    ada.page.evaluate("document.documentElement.dataset.board = 'contrast'")
    assert faults(ada.page) == []


def test_every_game_has_its_picture_and_its_ways_to_play(arrive: Arrive) -> None:
    """Against a bot, with friends, alone where that is possible; the pictures are small."""
    ada = arrive("Ada").visit("/")
    cards = ada.page.get_by_role("article")
    expect(cards).to_have_count(4)
    for n in range(4):
        picture = cards.nth(n).locator("img")
        expect(picture).to_have_js_property("complete", True)
        assert picture.evaluate("img => img.naturalWidth") > 0
    expect(ada.button("Alone against Sue")).to_be_visible()
    expect(ada.button("Alone, for points")).to_be_visible()
    ada.button(f"Alone against Sam: {GWT2}").click()
    ada.say_name()
    ada.asked("Where does your herder start?")
    expect(ada.page.get_by_role("list").filter(has_text="Sam").first).to_be_visible()
