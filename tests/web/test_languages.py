"""Every language on every page: spoken, and never wider than a phone."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.web.browser import needs_browser
from tests.web.conftest import Arrive
from trailboss.i18n import LANGUAGES, words

pytestmark = needs_browser

PAGES = (
    "/",
    "/new",
    "/new?game=pioneer",
    "/me",
    "/settings",
    "/rules/elpaso",
    "/learn",
    "/replays",
    "/daily",
    "/companion",
    "/companion/setup?game=gwt2",
    "/companion/score?game=pioneer",
    "/companion/sam",
    "/companion/sue",
    "/replay/learn-gwt2?move=5",
    "/nowhere",
)
ENGLISH = words("en")


def text(language: str, name: str) -> str:
    return words(language).say(f"ui-{name}", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_shows_every_page_in_its_language(arrive: Arrive, language: str) -> None:
    """Chosen once, spoken everywhere, and nothing sticks out at the side."""
    ada = arrive("Ada", phone=True)
    chosen = json.dumps({"language": language})
    ada.page.add_init_script(f"localStorage.setItem('trailboss.prefs', {json.dumps(chosen)})")
    for path in PAGES:
        ada.visit(path)
        link = ada.page.get_by_role("link", name=text(language, "nav-rules"), exact=True).first
        expect(link).to_be_visible()
        expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
        expect(ada.page.locator("[aria-busy=true]")).to_have_count(0)
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= 360, path
        assert ada.page.evaluate("document.documentElement.lang") == language


@pytest.mark.parametrize("language", [name for name in LANGUAGES if name != "en"])
def test_a_table_speaks_the_language(arrive: Arrive, language: str) -> None:
    """The question, the log and the refusals are translated too."""
    ada = arrive("Ada", phone=True)
    chosen = json.dumps({"language": language})
    ada.page.add_init_script(f"localStorage.setItem('trailboss.prefs', {json.dumps(chosen)})")
    ada.visit("/new?game=gwt2").button(text(language, "new-start")).click()
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_role("textbox").fill("Ada")
    dialog.get_by_role("button", name=text(language, "name-go")).click()
    question = words(language).say("question-placeherder", "")
    assert question and question != ENGLISH.say("question-placeherder", "")
    expect(ada.page.get_by_role("region", name=question)).to_be_visible()
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 360
