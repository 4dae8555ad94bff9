"""Whole games in the browser: two people and a bot, from the invitation to the final score."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.lanes import TABLE
from tests.web.browser import needs_browser
from tests.web.clicks import Clicker, play_to_the_end
from tests.web.conftest import Arrive
from tests.web.hand import Hand, leave_out_the_middle

pytestmark = needs_browser

GAMES = [("gwt1", "Trail boss"), *([("gwt2", "Trail boss")] if TABLE else [])]
"""The second edition is played whole in test_whole_records.py."""
START = "Where does your herder start?"


@pytest.mark.parametrize(("game", "bot"), GAMES)
def test_two_people_and_a_bot_play_a_whole_game(arrive: Arrive, game: str, bot: str) -> None:
    """Invited by link, first and last turns by clicks, the same final score for both.

    The last begin when the job market token has a holder, which triggers the end.
    """
    ada, bob = arrive("Ada"), arrive("Bob")
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.visit(f"/new?game={game}")
    ada.button("Add a seat").click()
    ada.page.get_by_label("Who sits on seat 2").select_option("friend")
    ada.page.get_by_label("Who sits on seat 3").select_option("bot")
    ada.button("Open the table").click()
    ada.say_name()
    ada.button("Copy the link of seat 2").click()
    bob.visit(str(ada.page.evaluate("navigator.clipboard.readText()")).removeprefix(ada.url))
    bob.say_name()
    expect(bob.page.get_by_role("listitem").filter(has_text="Bob")).to_be_visible()
    ada.button("Start").click()

    ada.choose(START, "Go to A")
    expect(bob.page.get_by_role("region", name="Waiting for Ada")).to_be_visible()
    hands = [Hand(ada, 0), Hand(bob, 1)]
    leave_out_the_middle(hands, late=lambda view: view["holder"] is not None)
    play_to_the_end(Clicker(ada), Clicker(bob))

    totals = []
    for person in (ada, bob):
        sheet = person.page.get_by_role("table", name="Final score")
        expect(sheet).to_be_visible()
        for name in ("Ada", "Bob", bot):
            expect(sheet.get_by_role("columnheader", name=re.compile(name))).to_be_visible()
        rows = sheet.get_by_role("row")
        expect(rows.filter(has_text="Total")).to_have_count(1)
        assert rows.get_by_role("link", name=re.compile("^Rule R1")).count() >= 8
        totals.append(rows.filter(has_text="Total").inner_text())
    assert totals[0] == totals[1]
    expect(ada.page.get_by_role("link", name="Download the record")).to_be_visible()
