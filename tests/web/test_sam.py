"""Alone against Sam in the browser: first and last turns by clicks, his cards one by one."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.browser import needs_browser
from tests.web.clicks import Clicker, final_score, play_to_the_end, play_until
from tests.web.conftest import Arrive
from tests.web.hand import Hand, leave_out_the_middle

pytestmark = needs_browser


def test_a_whole_game_against_sam(arrive: Arrive) -> None:
    """R14: from the table for one to the final score; each card with its rule, on his mat too."""
    ada = arrive("Ada")
    ada.visit("/new?game=gwt2")
    ada.button("Drop a seat").click()
    ada.button("Start the game").click()
    ada.say_name()
    ada.choose("Where does your herder start?", "Go to A")
    hand = Clicker(ada)
    card = ada.log.get_by_role("listitem").filter(has_text="Sam turns over card")
    play_until(card, hand)
    ada.page.get_by_label("Show rules").check()
    expect(card.first.get_by_role("link", name="Rule R14.6").first).to_be_visible()
    mat = ada.page.get_by_role("region", name="Mat of Sam")
    expect(mat.get_by_role("heading", name="What Sam did")).to_be_visible()
    expect(mat.get_by_role("listitem").first).to_contain_text("Sam")
    leave_out_the_middle([Hand(ada, 0)], late=lambda view: view["holder"] is not None)
    play_to_the_end(hand)
    rows = final_score(ada, ("Ada", "Sam"))
    assert rows.get_by_role("link", name=re.compile("^Rule R14")).count() >= 1
