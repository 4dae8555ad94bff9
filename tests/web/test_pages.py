"""Every page: reachable, readable on a phone, without serious faults for assistive technology."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import needs_browser
from tests.web.conftest import Arrive

pytestmark = needs_browser

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = "axe.run({ resultTypes: ['violations'] }).then((result) => result.violations)"
"""All rules; what passes is not told in detail, which takes a fifth of the time."""
PAGES = {
    "/": "Saddle up",
    "/new": "New table",
    "/me": "Me",
    "/settings": "Settings",
    "/rules/gwt1": "Rules",
    "/rules/gwt2": "Rules",
    "/rules/elpaso": "Rules",
    "/daily": "Daily challenge",
    "/companion": "At your own table",
    "/companion/setup?game=gwt2": "Set-up",
    "/companion/score?game=pioneer": "Score pad",
    "/companion/sam": "Sam",
    "/companion/sue": "Sue",
    "/learn": "A first drive to Kansas City",
    "/learn/gwt1": "The first edition, for those who know the second",
    "/learn/pioneer": "Your first railways",
    "/replays": "Replays",
    "/replay/learn-gwt2?move=5": "Replay: Great Western Trail, second edition",
    "/nowhere": "The trail ends here",
}


def faults(page: Page) -> list[str]:
    """What axe finds and calls serious or critical."""
    page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = page.evaluate(RUN)
    return [
        f"{fault['id']}: {fault['nodes'][0]['html'][:200]}"
        for fault in found
        if fault["impact"] in ("serious", "critical")
    ]


def dress(page: Page, look: str, scheme: Any) -> None:
    """Another theme of the board, light or dark. A change of the scheme sets the theme anew."""
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    expect(page.locator(f"html[data-theme={scheme}][data-motion=still]")).to_have_count(1)
    page.evaluate("look => { document.documentElement.dataset.board = look; }", look)


@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_serious(arrive: Arrive, path: str) -> None:
    """Names, roles, contrast; light and dark."""
    ada = arrive("Ada")
    ada.page.emulate_media(color_scheme="light", reduced_motion="reduce")
    ada.visit(path)
    expect(ada.page.get_by_role("heading", name=PAGES[path], level=1)).to_be_visible()
    assert faults(ada.page) == []
    ada.page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    assert faults(ada.page) == []


@pytest.mark.parametrize(("scheme", "phone"), [("light", False), ("dark", True)])
def test_axe_finds_nothing_serious_at_the_table(arrive: Arrive, scheme: Any, phone: bool) -> None:
    """The board, the bar and the log too."""
    ada = arrive("Ada", phone=phone)
    ada.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    ada.play_now()
    ada.asked("Where does your herder start?")
    assert faults(ada.page) == []


def test_rules_have_addresses(arrive: Arrive) -> None:
    """A link to a rule leads to its text."""
    ada = arrive()
    ada.visit("/rules/gwt2#R8.4")
    expect(ada.page.get_by_role("link", name="R8.4", exact=True).first).to_be_in_viewport()


def test_preferences_stay(arrive: Arrive) -> None:
    """The theme is remembered by the browser."""
    ada = arrive()
    ada.visit("/settings")
    ada.page.get_by_label("Colours").select_option("dark")
    ada.page.reload()
    expect(ada.page.get_by_label("Colours")).to_have_value("dark")
    expect(ada.button("Dark")).to_have_attribute("aria-pressed", "true")
