"""Places are called by what is printed there, wherever the page speaks of them."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.browser import needs_browser
from tests.web.conftest import Arrive
from tests.web.midgame import table

pytestmark = needs_browser

LETTERS = """() => Object.fromEntries([...document.querySelectorAll(".piece[data-piece^='node_']")]
  .map((piece) => [piece.dataset.piece, piece.querySelector(".neutral .letter")?.textContent])
  .filter(([, letter]) => letter))"""
MOVED = 2
"""The fewest neutral buildings that lie where another letter would be the place's own."""


@pytest.mark.parametrize("name", ["gwt1-4", "gwt2", "gwt2-4"])
def test_a_neutral_building_gives_its_place_the_letter_that_is_seen(
    arrive: Arrive, name: str
) -> None:
    """The building and whoever stands there are told by the same letter."""
    ada = arrive("Ada")
    ada.visit(table(ada, name))
    expect(ada.page.locator(".piece.legal").first).to_be_visible()
    letters = dict(ada.page.evaluate(LETTERS))
    assert sum(place != f"node_{letter}" for place, letter in letters.items()) >= MOVED
    for place, letter in letters.items():
        piece = ada.page.locator(f".piece[data-piece~='{place}']")
        called = piece.get_attribute("aria-label") or piece.text_content() or ""
        assert f"neutral building {letter}" in called
        for herder in ada.page.locator(f"[data-piece^='herder_'][data-at='{place}']").all():
            assert (herder.get_attribute("aria-label") or "").endswith(f" at {letter}")
