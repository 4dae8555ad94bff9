"""The introduction in the browser: ten steps, each a click on the board or the button."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.browser import needs_browser
from tests.web.conftest import Arrive

pytestmark = needs_browser


def test_a_newcomer_learns_in_ten_steps(arrive: Arrive) -> None:
    """From the home page to the end, the first move on the board itself."""
    ada = arrive()
    ada.page.emulate_media(reduced_motion="reduce")
    page = ada.visit("/").page
    page.get_by_role("main").get_by_role("link", name="Learn in ten steps").click()
    expect(ada.page.get_by_text("Step 1 of 10")).to_be_visible()
    board = ada.page.get_by_role("group", name=re.compile("^The board"))
    board.get_by_role("button", name=re.compile("^Go to A ")).click()
    for step in range(2, 11):
        expect(ada.page.get_by_text(f"Step {step} of 10")).to_be_visible()
        ada.page.get_by_role("region", name="A first drive").get_by_role("button").first.click()
    expect(ada.page.get_by_text("Well done")).to_be_visible()
    expect(ada.page.get_by_role("link", name="Play now")).to_be_visible()
