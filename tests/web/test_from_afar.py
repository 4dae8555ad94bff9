"""What lies far off on the board is in the list too: for the keyboard and for screen readers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.browser import Person, needs_browser
from tests.web.conftest import Arrive
from tests.web.midgame import table

pytestmark = needs_browser

AFAR = re.compile("^From afar")
WALK = "What you would walk to, in the order of the board"
ON_BOARD = """() => [...document.querySelectorAll(".board [data-action]")]
  .map((piece) => piece.getAttribute("data-action"))"""


def folded(ada: Person) -> Locator:
    """The choices from afar, opened by the keyboard."""
    summary = ada.page.locator("summary", has_text=AFAR)
    expect(summary).to_be_visible()
    summary.focus()
    ada.page.keyboard.press("Enter")
    return ada.page.get_by_role("group", name=WALK).get_by_role("button")


def texts(buttons: Locator) -> list[str]:
    return [button.get_attribute("data-action") or "" for button in buttons.all()]


@pytest.mark.parametrize("game", ["gwt1", "gwt2", "elpaso"])
def test_all_that_the_board_offers_is_in_the_list(arrive: Arrive, game: str) -> None:
    """Nothing is only on the board, and what is folded has the order of the pieces."""
    ada = arrive("Ada")
    ada.visit(table(ada, game))
    far = texts(folded(ada))
    board = list(dict.fromkeys(ada.page.evaluate(ON_BOARD)))
    listed = texts(ada.page.locator(".bar [data-action]"))
    assert far and set(board) <= set(listed)
    assert far == [text for text in board if text in far] + [t for t in far if t not in board]
    assert len(set(far)) == len(far)


@pytest.mark.parametrize("game", ["gwt2", "elpaso"])
def test_they_are_called_as_on_the_board(arrive: Arrive, game: str) -> None:
    """The name of a button in the list is that of its piece."""
    ada = arrive("Ada")
    ada.visit(table(ada, game))
    for button in folded(ada).all():
        name = button.locator(".label").inner_text()
        text = button.get_attribute("data-action")
        assert name and not re.search("_|@", name)
        piece = ada.page.locator(f".board [data-action='{text}']")
        if piece.count():
            assert name in (piece.first.text_content() or ""), name


def test_a_far_choice_is_made_by_the_keyboard(arrive: Arrive) -> None:
    """R4.1: without a pointer one walks there and does it, as by pressing its piece."""
    ada = arrive("Ada")
    ada.visit(table(ada, "gwt2"))
    walk = ada.page.get_by_role("region", name=re.compile("^Move your herder"))
    folded(ada).first.press("Enter")
    ways = ada.page.get_by_role("group", name=re.compile("^Which way")).get_by_role("button")
    another = ada.page.get_by_role("region", name=re.compile("^(?!Move your herder)"))
    asked = another.and_(ada.page.locator(".actions.asked"))
    expect(ways.first.or_(asked).first).to_be_visible()
    if ways.count():
        ways.first.press("Enter")
    expect(walk).to_have_count(0)
    expect(ada.page.locator(".bar:focus-within")).to_have_count(1)
