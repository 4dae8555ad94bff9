"""What stands for what is said in words: from the help button of a table, and in the rules."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.browser import Person, needs_browser
from tests.web.conftest import Arrive
from tests.web.midgame import table
from trailboss.games import GAMES

pytestmark = needs_browser

LEAST = 15
RAW = re.compile("^[a-z-]*[_-][a-z_-]*$")
"""A key that nobody has words for."""


def signs(ada: Person) -> Locator:
    return ada.page.get_by_role("region", name="Signs").get_by_role("list", name="Signs")


def explained(ada: Person) -> None:
    """Every sign is drawn and has words."""
    rows = signs(ada).get_by_role("listitem")
    expect(rows.nth(LEAST - 1)).to_be_visible()
    for row in rows.all():
        assert row.locator("svg").count(), row.inner_text()
        assert len(row.inner_text()) > len("Wort") and not RAW.match(row.inner_text())


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_explain_the_signs(arrive: Arrive, game: str) -> None:
    """One list for each game, with the pieces of its own board."""
    ada = arrive("Ada")
    ada.visit(f"/rules/{game}")
    explained(ada)


@pytest.mark.parametrize("game", GAMES)
def test_the_help_of_a_table_explains_the_signs(arrive: Arrive, game: str) -> None:
    """Behind the button with the question mark, on a phone too."""
    ada = arrive("Ada", phone=game == "gwt2")
    ada.visit(table(ada, game))
    ada.button("Help").first.click()
    expect(ada.page.get_by_role("dialog", name="Help")).to_be_visible()
    explained(ada)
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("language", ["en", "uk", "pl", "cs", "ru"])
def test_signs_are_explained_in_every_language(arrive: Arrive, language: str) -> None:
    """The words are those of the chosen language."""
    ada = arrive("Ada")
    prefs = json.dumps({"language": language})
    ada.context.add_init_script(f"localStorage['trailboss.prefs'] = {json.dumps(prefs)}")
    ada.visit("/rules/elpaso")
    rows = ada.page.locator(".legend li")
    expect(rows.first).to_be_visible()
    texts = rows.all_inner_texts()
    assert len(set(texts)) == len(texts) and not any(map(RAW.match, texts))
    assert ("Dollars" in texts[0]) == (language == "en")
