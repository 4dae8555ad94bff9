"""What is counted is pressed too: the exchange token, certificates, cards to be drawn."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.web.browser import Person, needs_browser
from tests.web.conftest import Arrive
from tests.web.midgame import first, table

pytestmark = needs_browser

AMOUNTS = [
    ("gwt1", "certificates", "income"),
    ("gwt2", "certificates", "income"),
    ("gwt2", "certificates", "certificates"),
    ("gwt2", "draw", "draw"),
    ("elpaso", "certificates", "certificates"),
    ("elpaso", "all_rounders", "all_rounders"),
]


def at_table(arrive: Arrive, name: str, verb: str, least: int) -> Person:
    """A table where so many answers of a verb can be given."""
    ada = arrive("Ada")
    ada.context.add_init_script("localStorage['trailboss.prefs'] = '{\"auto\": false}'")
    ada.visit(table(ada, name, move=first(name, verb, least)))
    expect(ada.page.locator(".actions.asked")).to_be_visible()
    return ada


def told(ada: Person, piece: Locator) -> None:
    piece.hover()
    tip = ada.page.locator("#about-piece")
    expect(tip).to_contain_text("Click:")
    expect(tip.get_by_role("link")).to_be_visible()


def test_the_exchange_token_is_used_by_pressing_it(arrive: Arrive) -> None:
    """R10.1: it stands in the purse, and cards to draw are asked about then."""
    ada = at_table(arrive, "gwt2", "exchange", 1)
    token = ada.page.locator(".hand [data-action='exchange']")
    expect(token).to_be_visible()
    told(ada, token)
    token.click()
    expect(ada.page.locator(".hand [data-action^='draw ']").first).to_be_visible()


@pytest.mark.parametrize(("name", "piece", "verb"), AMOUNTS)
def test_amounts_are_pressed_where_they_are_counted(
    arrive: Arrive, name: str, piece: str, verb: str
) -> None:
    """Each amount that can be answered is a button beside the count, in order."""
    ada = at_table(arrive, name, verb, 2)
    answers = ada.page.locator(f".hand [data-action^='{verb} ']")
    expect(answers.first).to_be_visible()
    texts = [one.get_attribute("data-action") or "" for one in answers.all()]
    assert texts == sorted(texts) and len(texts) >= 2
    assert all(piece in (one.get_attribute("data-piece") or "") for one in answers.all())
    listed = ada.page.locator(f".bar [data-action^='{verb} ']")
    expect(listed).to_have_count(len(texts))
    told(ada, answers.last)
    answers.last.click()
    expect(answers).to_have_count(0)


def test_a_count_that_is_no_answer_says_so(arrive: Arrive) -> None:
    """Dollars are never asked about, but what they are is."""
    ada = at_table(arrive, "gwt2", "exchange", 1)
    ada.page.locator(".hand [data-piece^='dollars_']").first.dispatch_event("click")
    expect(ada.page.get_by_role("alert").get_by_role("link")).to_be_visible()
