"""Components files in the browser: bring one, see what differs, play a board drawn by it."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.server.running import Running
from tests.web.browser import needs_browser
from tests.web.conftest import Arrive
from tests.web.test_pages import faults
from trailboss.games import load
from trailboss.games.kit.components import export

pytestmark = needs_browser

EXTRA = '[trail.A9]\nkind = "building"\nafter = ["B"]\nforest = false\nrisk = ""\n'


def corrected() -> str:
    """Another price, and a space behind A1."""
    text = export(load("gwt2")).replace("prices = [6, 6", "prices = [6, 9")
    return text.replace('after = ["A2"]', 'after = ["A2", "A9"]', 1) + EXTRA


def bring(page: Page, name: str, text: str) -> None:
    """Choose a file."""
    file: Any = {"name": name, "mimeType": "text/plain", "buffer": text.encode()}
    page.get_by_label("Bring a components file").set_input_files(file)


def test_an_owner_plays_by_a_file(server: Running, arrive: Arrive) -> None:
    """It is checked, compared, chosen and shown at the table, and the board is drawn by it."""
    ada = arrive("Ada")
    page = ada.visit("/new?game=gwt2").page
    bring(page, "wrong.toml", export(load("gwt2")).replace('"hire extra=2"', '"higher"'))
    ada.say_name()
    wrong = page.get_by_role("alert")
    expect(wrong).to_contain_text("This file cannot be used:")
    expect(wrong).to_contain_text("neutral_buildings.A.actions: 'higher' is not one of")
    bring(page, "My box.toml", corrected())
    table = page.get_by_role("table", name="figures differ from ours")
    expect(table.get_by_role("row", name="job_market.rows.prices")).to_contain_text("6 · 9 · 7")
    expect(page.get_by_role("combobox", name="Figures")).to_have_text("as printedMy box")
    expect(wrong).to_have_count(0)
    assert faults(page) == []
    ada.button("Start the game").click()
    page.get_by_role("tab", name="Table").click()
    own = page.get_by_text("Played by the owner’s own figures:")
    expect(own).to_be_visible()
    own.click()
    expect(table.get_by_role("row", name="trail.A9.kind")).to_contain_text("building")
    place = re.compile("A9, empty")
    drawn = page.get_by_role("img", name=place).or_(page.get_by_role("button", name=place))
    expect(drawn.first).to_be_attached()


def test_others_do_not_see_the_file(server: Running, arrive: Arrive) -> None:
    """Somebody else has the printed figures only."""
    bob = arrive("Bob")
    page = bob.visit("/new?game=gwt2").page
    expect(page.get_by_role("combobox", name="Figures")).to_have_text("as printed")
