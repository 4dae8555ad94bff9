"""Local actions are pressed where they are printed: on the tile, from afar, on a train card."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.web.browser import Person, needs_browser
from tests.web.conftest import Arrive
from tests.web.midgame import MIDDLES, RECORDS, table
from trailboss.core.engine import State
from trailboss.core.record import parse
from trailboss.games import GAMES
from trailboss.games.elpaso.location import Perform
from trailboss.games.elpaso.state import ElPasoState

pytestmark = needs_browser

LATER = 20
"""Nobody has walked far before."""


def first(name: str, fits: Callable[[State], bool]) -> int:
    """The first move of a record before which the first seat is asked and something is so."""
    record = parse((RECORDS / MIDDLES[name]).read_text("utf-8"), GAMES)
    rows = enumerate(record.walk())
    return next(n for n, (_, s) in rows if n > LATER and s.waiting()[:1] == [0] and fits(s))


def uses(s: State) -> list[str]:
    return [action.text for action in s.legal(0) if action.verb == "use"]


def piece(ada: Person, name: str) -> Locator:
    return ada.page.locator(f".board [data-piece='{name.replace(' ', '_')}']")


def at_table(arrive: Arrive, name: str, fits: Callable[[State], bool]) -> Person:
    ada = arrive("Ada")
    ada.visit(table(ada, name, move=first(name, fits)))
    expect(ada.page.locator(".actions.asked")).to_be_visible()
    return ada


@pytest.mark.parametrize("name", ["gwt1", "gwt2", "elpaso"])
def test_a_local_action_is_pressed_on_its_tile(arrive: Arrive, name: str) -> None:
    """R5.1: it says what it does, it is done, and then it says why not again."""
    ada = at_table(arrive, name, lambda s: uses(s) == ["use 1", "use 2"])
    action = piece(ada, "use 1")
    expect(action).to_have_attribute("role", "button")
    action.hover()
    tip = ada.page.locator("#about-piece")
    expect(tip).to_contain_text("Click:")
    expect(tip.get_by_role("link", name=re.compile("^Rule R"))).to_be_visible()
    action.click()
    expect(ada.page.locator(".board [data-action='use 1']")).to_have_count(0)


def test_what_is_done_says_why_not_again(arrive: Arrive) -> None:
    """R5.4: each action of a tile once."""

    def begun(s: State) -> bool:
        top = s.stack[-1]
        return isinstance(top, Perform) and top.used == 1

    ada = at_table(arrive, "elpaso", begun)
    done = piece(ada, "use 1")
    expect(done).to_have_attribute("aria-disabled", "true")
    done.dispatch_event("click")
    alert = ada.page.get_by_role("alert")
    expect(alert.get_by_role("link", name="Rule R5.4")).to_be_visible()


@pytest.mark.parametrize("name", ["gwt1", "gwt2", "elpaso"])
def test_a_far_local_action_is_one_press(arrive: Arrive, name: str) -> None:
    """R4.1: the tab beside it walks there, stays and does it."""
    ada = at_table(arrive, name, lambda s: any(a.verb == "go" for a in s.legal(0)))
    tab = ada.page.locator(".board [data-action^='use '][data-action*='@']").first
    expect(tab).to_be_visible()
    text = tab.get_attribute("data-action") or ""
    tab.dispatch_event("click")
    ways = ada.page.get_by_role("group", name=re.compile("^Which way")).get_by_role("button")
    gone = ada.page.locator(f".board[aria-busy=false]:not(:has([data-action='{text}']))")
    expect(ways.first.or_(gone).first).to_be_visible()
    if ways.count():
        ways.first.click()
    expect(gone).to_be_visible()
    ada.log.get_by_role("listitem").first.wait_for()


def test_an_action_of_a_train_card_is_pressed_on_it(arrive: Arrive) -> None:
    """R6.8: its rows are buttons as soon as the card is used."""

    def opened(s: State) -> bool:
        assert isinstance(s, ElPasoState)
        top = s.stack[-1]
        card = isinstance(top, Perform) and not top.used and not top.may_help(s)
        return card and bool(uses(s))

    ada = at_table(arrive, "elpaso", opened)
    train = ada.page.get_by_role("region", name="Train", exact=True)
    action = train.locator("[data-action='use 1']")
    expect(action).to_be_visible()
    action.click()
    expect(action).to_have_count(0)
