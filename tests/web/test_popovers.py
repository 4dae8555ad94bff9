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


@pytest.mark.parametrize(
    ("name", "row"),
    [("gwt1", "Cattle market"), ("gwt2", "Objectives"), ("elpaso", "Building market")],
)
def test_what_lies_beside_a_piece_stays_in_sight(arrive: Arrive, name: str, row: str) -> None:
    """Cards in a row are compared: what one of them tells hides none of the others."""
    ada = arrive("Ada")
    ada.visit(table(ada, name))
    cards = ada.page.get_by_role("region", name=row).locator(".chip.card")
    expect(cards.first).to_be_visible()
    for number in range(cards.count()):
        cards.nth(number).hover()
        expect(cards.nth(number)).to_have_attribute("aria-describedby", "about-piece")
        assert all(apart(other, tip(ada)) for other in cards.all())


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


@pytest.mark.parametrize("name", PIECES)
def test_the_keyboard_reaches_all_pieces_when_nothing_is_asked(arrive: Arrive, name: str) -> None:
    """Somebody who only watches: Tab finds the board, arrows its pieces."""
    ada, bob = arrive("Ada"), arrive("Bob")
    where = table(ada, name)
    bob.visit(where)
    board = bob.page.get_by_role("group", name=re.compile("^The (board|map)")).first
    expect(board).to_be_visible()
    expect(bob.page.locator(".board .legal, .board .edge")).to_have_count(0)
    for _ in range(40):
        bob.page.keyboard.press("Tab")
        if board.evaluate("board => board === document.activeElement"):
            break
    expect(board).to_be_focused()
    bob.page.keyboard.press("ArrowDown")
    expect(tip(bob)).to_be_visible()
    first = tip(bob).inner_text()
    bob.page.keyboard.press("ArrowRight")
    expect(tip(bob)).not_to_have_text(first)


LONG_PRESSED = {
    "gwt1": ".hand .cards [data-about] >> nth=0",
    "gwt2": ".hand .cards [data-about] >> nth=0",
    "elpaso": ".hand .cards [data-about] >> nth=0",
    "pioneer": ".turn .cards [data-about] >> nth=0",
}


@pytest.mark.parametrize("name", LONG_PRESSED)
def test_a_long_press_tells_and_does_nothing(arrive: Arrive, name: str) -> None:
    """A finger that stays on a card hears of it; no move is made."""
    ada = arrive("Ada", phone=True)
    ada.visit(table(ada, name))
    card = ada.page.locator(LONG_PRESSED[name])
    expect(card).to_be_visible()
    asked = ada.page.locator("#question").inner_text()
    card.scroll_into_view_if_needed()
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
    expect(ada.page.locator("#question")).to_have_text(asked)


ON_THE_SHEET = {
    ".edge": ("left", "R6.2"),
    ".side:not([aria-label*=bridge])": ("railway", "R6.2"),
    ".side[aria-label*=bridge]": ("needs a bridge", "R"),
    ".head": ("go on from here", "R6.3"),
    ".dealer": ("three cards", "R4.2"),
}


def test_sides_railheads_and_the_dealer_are_told(arrive: Arrive) -> None:
    """What a side would do, what a laid one is, where a railway goes on, who deals."""
    ada = arrive("Ada")
    ada.visit(table(ada, "pioneer", move=191))
    expect(ada.page.locator(".edge").first).to_be_attached()
    ada.page.keyboard.press("Tab")
    for where, words in ON_THE_SHEET.items():
        ada.page.locator(where).first.focus()
        for said in words:
            expect(tip(ada)).to_contain_text(said)
