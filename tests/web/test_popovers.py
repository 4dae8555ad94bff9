"""What a piece is and does is said beside it: on hover, on focus and by a long press."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.browser import Person, needs_browser
from tests.web.conftest import Arrive
from tests.web.midgame import table

pytestmark = needs_browser

LONG = 700
PIECES = {
    "gwt1": (r'.piece[data-piece~="node_E"]', "Buy cattle"),
    "gwt2": (r'.piece[data-piece~="node_F"]', "auxiliary action"),
    "elpaso": (r'.piece[data-piece~="node_n4"]', "dollars"),
    "pioneer": (r".place >> nth=0", "mine"),
}
"""A piece of each board, and a word of what it does."""


def tip(ada: Person) -> Locator:
    return ada.page.locator("#about-piece")


def apart(one: Locator, two: Locator) -> bool:
    """Neither of two things covers the other."""
    a, b = one.bounding_box(), two.bounding_box()
    assert a and b
    beside = a["x"] + a["width"] <= b["x"] + 1 or b["x"] + b["width"] <= a["x"] + 1
    return beside or a["y"] + a["height"] <= b["y"] + 1 or b["y"] + b["height"] <= a["y"] + 1


@pytest.mark.parametrize("name", PIECES)
def test_a_piece_tells_what_it_does(arrive: Arrive, name: str) -> None:
    """On hover and on focus, with its rule, beside the piece; Escape closes it."""
    ada = arrive("Ada")
    ada.visit(table(ada, name))
    where, words = PIECES[name]
    piece = ada.page.locator(where)
    piece.hover()
    expect(tip(ada)).to_be_visible()
    expect(tip(ada)).to_have_attribute("role", "tooltip")
    expect(piece).to_have_attribute("aria-describedby", "about-piece")
    expect(tip(ada)).to_contain_text(re.compile(words, re.IGNORECASE))
    expect(tip(ada).get_by_role("link", name=re.compile("^Rule R"))).to_be_visible()
    assert apart(piece, tip(ada))
    tip(ada).hover()
    ada.page.wait_for_timeout(LONG)
    expect(tip(ada)).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(tip(ada)).to_be_hidden()
    expect(piece).not_to_have_attribute("aria-describedby", "about-piece")


def test_arrows_lead_from_piece_to_piece(arrive: Arrive) -> None:
    """By the keyboard alone: what is in focus is told, `i` leads into it and Escape back."""
    ada = arrive("Ada")
    ada.visit(table(ada, "gwt2"))
    first = ada.page.locator(".piece.legal").first
    expect(first).to_be_visible()
    first.focus()
    for _ in range(2):
        ada.page.keyboard.press("ArrowRight")
    expect(first).not_to_be_focused()
    expect(tip(ada)).to_be_visible()
    ada.page.keyboard.press("i")
    expect(tip(ada)).to_be_focused()
    expect(tip(ada)).to_have_attribute("role", "dialog")
    ada.page.keyboard.press("Escape")
    expect(tip(ada)).to_be_hidden()
    assert ada.page.evaluate("document.activeElement.hasAttribute('data-about')")


def test_a_long_press_tells_and_does_nothing(arrive: Arrive) -> None:
    """A finger that stays on a card hears of it; no move is made."""
    ada = arrive("Ada", phone=True)
    ada.visit(table(ada, "gwt2"))
    card = ada.page.get_by_role("group", name="Hand", exact=True).locator("[data-about]").first
    box = card.bounding_box()
    assert box
    touch = ada.context.new_cdp_session(ada.page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    ada.page.wait_for_timeout(LONG)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(tip(ada)).to_be_visible()
    expect(tip(ada)).to_have_attribute("role", "dialog")
    assert apart(card, tip(ada))
    tip(ada).get_by_role("button", name="Close").click()
    expect(tip(ada)).to_be_hidden()
