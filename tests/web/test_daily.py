"""The daily challenge in the browser: one click, the same game for all, results to look at."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date, timedelta
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.server.moved import Calendar
from tests.server.running import Running, running
from tests.web.browser import Person, needs_browser
from tests.web.conftest import Arrive
from tests.web.hand import Hand
from tests.web.test_pages import faults
from tests.web.test_pioneer import CARD, LAY, cards

pytestmark = needs_browser

MOST_CALLS = 1_000
PLAY = "Play today’s challenge"


@pytest.fixture(scope="module")
def calendar(tmp_path_factory: pytest.TempPathFactory) -> Calendar:
    return Calendar(tmp_path_factory.mktemp("clock"), "2026-11-16 09:00")


@pytest.fixture(scope="module")
def server(calendar: Calendar, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that believes what the calendar says."""
    with running(tmp_path_factory.mktemp("tables"), program=calendar.program) as one:
        yield one


class Days:
    """Each test has a day of its own."""

    current = date(2026, 11, 16)


@pytest.fixture
def day(calendar: Calendar) -> str:
    Days.current += timedelta(days=3)
    calendar.go(f"{Days.current} 09:00")
    return str(Days.current)


def written(day: str) -> str:
    """A day as the page writes it."""
    one = date.fromisoformat(day)
    return f"{one:%B} {one.day}, {one.year}"


def begin(person: Person) -> None:
    person.visit("/").button(PLAY).click()
    person.say_name()
    person.asked(CARD)


def finish(person: Person) -> None:
    """The rest of the game, by chance, while the page is closed."""
    hand = Hand(person, 0, idle="done")
    with person.away():
        for _ in range(MOST_CALLS):
            state = hand.state()
            if state["status"] == "over":
                return
            hand.play(state)
    raise AssertionError("the game does not end")


def results(person: Person, day: str) -> Locator:
    return person.page.get_by_role("table", name=f"Results of {written(day)}")


def test_one_click_and_a_name_lead_to_the_first_move(arrive: Arrive, day: str) -> None:
    """The table says what it is; later the first page leads back to it."""
    ada = arrive("Ada")
    ada.visit("/")
    section = ada.page.get_by_role("region", name="Daily challenge")
    expect(section).to_contain_text(written(day))
    expect(section).to_contain_text("Nobody has finished yet.")
    expect(section).to_contain_text("in 15 hours")
    begin(ada)
    table = ada.page.url
    mark = ada.page.get_by_role("link", name=f"Daily challenge of {written(day)}")
    expect(mark).to_be_visible()
    cards(ada).first.click()
    ada.asked(LAY)
    ada.visit("/")
    expect(section).to_contain_text("One person is still playing.")
    section.get_by_role("link", name="Go on with the challenge").click()
    ada.asked(LAY)
    assert ada.page.url == table


def test_nobody_else_sees_the_table(arrive: Arrive, day: str) -> None:
    """Whoever is sent its address finds none, and cannot take back what was turned up."""
    ada, bob = arrive("Ada"), arrive("Bob")
    begin(ada)
    hand = Hand(ada, 0)
    state = hand.state()
    while state["view"]["turn"] == 1:
        hand.play(state)
        state = hand.state()
    expect(ada.page.get_by_role("region", name="Round 1, turn 2")).to_be_visible()
    expect(ada.button("Reset turn")).to_be_disabled()
    expect(ada.button("Take back more")).to_have_count(0)
    bob.visit(ada.page.url.removeprefix(ada.url))
    expect(bob.page.get_by_role("heading", name="No such table")).to_be_visible()


def test_results_are_there_for_everybody(arrive: Arrive, day: str, calendar: Calendar) -> None:
    """At the end a link to them; the next day everybody may watch the game again."""
    ada, bob = arrive("Ada"), arrive("Bob", phone=True)
    begin(ada)
    finish(ada)
    expect(ada.page.get_by_role("table", name="Final score")).to_be_visible()
    over = ada.page.get_by_role("region", name=re.compile("Ada wins|The target was not beaten"))
    expect(over.get_by_role("link", name="Replay")).to_have_count(0)
    expect(over.get_by_text("Replay and record open on")).to_be_visible()
    over.get_by_role("link", name="Results of the day").click()
    expect(results(ada, day).get_by_role("row", name="1 Ada you")).to_be_visible()
    reached = ada.page.get_by_role("region", name=written(day), exact=True)
    expect(reached.get_by_role("status")).to_contain_text("rank 1 of 1.")

    bob.visit("/")
    expect(results(bob, day).get_by_role("row", name="Ada")).to_be_visible()
    begin(bob)
    finish(bob)
    bob.visit("/")
    for name in ("Ada", "Bob"):
        expect(results(bob, day).get_by_role("row", name=name)).to_be_visible()
    expect(results(bob, day).get_by_role("link")).to_have_count(0)

    calendar.go(f"{Days.current + timedelta(days=1)} 09:00")
    bob.visit("/")
    expect(bob.button(PLAY)).to_be_visible()
    bob.page.get_by_role("link", name="Yesterday").click()
    results(bob, day).get_by_role("link", name="Replay: Ada").click()
    expect(bob.page.get_by_role("group", name="The map of Ada").first).to_be_visible()


def test_past_days_have_addresses(arrive: Arrive, day: str) -> None:
    """Chosen from a list, or by a link that somebody sent."""
    ada = arrive("Ada")
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    before = str(date.fromisoformat(day) - timedelta(days=2))
    ada.visit("/daily")
    ada.page.get_by_label("Another day").select_option(before)
    expect(ada.page.get_by_role("heading", name=written(before), exact=True)).to_be_visible()
    expect(ada.page.get_by_text("Nobody finished on this day.")).to_be_visible()
    ada.button("Copy the link to this day").click()
    expect(ada.button("Copied")).to_be_visible()
    assert ada.page.evaluate("navigator.clipboard.readText()") == f"{ada.url}/daily/{before}"
    ada.page.get_by_role("link", name="Today’s challenge").click()
    expect(ada.button(PLAY)).to_be_visible()
    ada.visit("/daily/2999-01-01")
    expect(ada.page.get_by_role("alert")).to_have_text("There is no challenge of this day.")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(arrive: Arrive, day: str, scheme: Any) -> None:
    """With a result, on a phone; nothing sticks out at the side."""
    ada = arrive("Ada" * 13, phone=True)
    ada.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    begin(ada)
    assert faults(ada.page) == []
    finish(ada)
    for path in ("/", "/daily", f"/daily/{day}"):
        ada.visit(path)
        expect(results(ada, day).get_by_role("row", name="you")).to_be_visible()
        assert faults(ada.page) == []
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= 360
