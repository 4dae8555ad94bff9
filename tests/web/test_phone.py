"""A table on a phone: one part at a time, and a board that can be read."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.browser import Person, needs_browser
from tests.web.conftest import Arrive
from tests.web.midgame import table

pytestmark = needs_browser

START = "Where does your herder start?"
HERE = "What do you do here?"
READ = """() => {
  const svg = document.querySelector(".zoomed svg");
  const frame = svg.getBoundingClientRect();
  const inside = (box) => box.width && box.left >= frame.left && box.right <= frame.right
    && box.top >= frame.top && box.bottom <= frame.bottom;
  return [...svg.querySelectorAll("text")]
    .filter((text) => inside(text.getBoundingClientRect()))
    .map((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a);
}"""

SMALL = """() => [...document.querySelectorAll(
    "button, a[href], input, select, summary, [role=tab]"
  )]
  .filter((one) => !one.closest("svg, .skip, p, li p, dd, .text, .start li"))
  .filter((one) => one.checkVisibility())
  .map((one) => one.closest("label") ?? one)
  .map((one) => [one.getBoundingClientRect(), one.outerHTML.slice(0, 120)])
  .filter(([{ width, height }]) => Math.min(width, height) < 43.9)
  .map(([{ width, height }, what]) => [Math.round(width), Math.round(height), what])"""
"""What is lower or narrower than a finger; a link within a text may be."""
TOP = "thing => thing.getBoundingClientRect().top + 1"
BOTTOM = "thing => thing.getBoundingClientRect().bottom"


def parts(ada: Person) -> Locator:
    return ada.page.get_by_role("navigation", name="Parts of the table")


def show(ada: Person, part: str) -> None:
    parts(ada).get_by_role("button", name=part).tap()


def begin(ada: Person) -> None:
    ada.play_now()
    ada.asked(START).get_by_role("button", name=re.compile("^Go to E")).tap()
    ada.asked(HERE)


def test_the_question_hides_neither_board_nor_hand_nor_money(arrive: Arrive) -> None:
    """All of them are on the screen at once, and nothing is scrolled."""
    ada = arrive("Ada", phone=True)
    begin(ada)
    bar = ada.asked(HERE).bounding_box()
    own = ada.page.get_by_role("group", name="Hand").bounding_box()
    tabs = parts(ada).bounding_box()
    assert bar and own and tabs
    assert own["y"] + own["height"] <= bar["y"] + 1
    assert abs(tabs["y"] + tabs["height"] - 740) < 2
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize("game", ["gwt1", "gwt2", "elpaso", "pioneer"])
def test_everything_is_as_large_as_a_finger(arrive: Arrive, game: str) -> None:
    """In every part of the table, 44 pixels both ways."""
    ada = arrive("Ada", phone=True)
    ada.visit(table(ada, game))
    expect(ada.page.locator(".actions.asked .choice").first).to_be_visible()
    for part in parts(ada).get_by_role("button").all():
        part.tap()
        assert ada.page.evaluate(SMALL) == []
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= 360


PAGES = ["/", "/rules/gwt2", "/settings", "/me", "/new?game=gwt2", "/learn", "/daily", "/replays"]


@pytest.mark.parametrize("path", PAGES)
def test_other_pages_are_for_fingers_too(arrive: Arrive, path: str) -> None:
    """What stands alone on a page is as large as a finger, and nothing is wider than the screen."""
    ada = arrive("Ada", phone=True)
    ada.visit(path)
    expect(ada.page.get_by_role("heading", level=1).first).to_be_visible()
    expect(ada.page.locator("[aria-busy=true]")).to_have_count(0)
    assert ada.page.evaluate(SMALL) == []
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 360


def test_rules_begin_with_how_a_turn_goes(arrive: Arrive) -> None:
    """The list of chapters comes below it."""
    ada = arrive("Ada", phone=True)
    ada.visit("/rules/gwt2")
    chapters = ada.page.get_by_role("navigation", name="Chapters")
    expect(chapters).to_be_visible()
    turn = ada.page.get_by_role("heading", name="How a turn goes")
    assert turn.evaluate(TOP) < chapters.evaluate(TOP)


@pytest.mark.parametrize("game", ["gwt1", "gwt2", "elpaso"])
def test_money_and_hand_are_above_the_question(arrive: Arrive, game: str) -> None:
    """In mid-game, without scrolling; folded choices leave the board more room."""
    ada = arrive("Ada", phone=True)
    ada.visit(table(ada, game))
    bar = ada.page.locator(".actions.asked")
    expect(bar.locator(".choice").first).to_be_visible()
    top = bar.evaluate(TOP)
    assert ada.page.get_by_role("group", name="Hand", exact=True).evaluate(BOTTOM) <= top
    assert ada.page.get_by_role("definition").first.evaluate(BOTTOM) <= top
    high = "svg => svg.getBoundingClientRect().height"
    before = ada.page.locator(".zoomed svg").evaluate(high)
    ada.button("Hide the choices").tap()
    assert ada.page.locator(".zoomed svg").evaluate(high) > before + 80


def test_four_long_names_leave_the_hand_in_sight(arrive: Arrive) -> None:
    """Those of bots are longest in Russian; each stays on one line."""
    ada = arrive("Ada", phone=True)
    chosen = json.dumps(json.dumps({"language": "ru"}))
    ada.page.add_init_script(f"localStorage.setItem('trailboss.prefs', {chosen})")
    ada.visit(table(ada, "gwt2-4"))
    expect(ada.page.locator(".actions.asked .choice").first).to_be_visible()
    lines = "names => new Set(names.map((name) => Math.round(name.offsetHeight))).size"
    assert ada.page.locator(".players .name b").evaluate_all(lines) == 1
    top = ada.page.locator(".actions.asked").evaluate(TOP)
    assert ada.page.locator(".hand .cards").first.evaluate(BOTTOM) <= top


def test_the_part_that_is_asked_about_can_be_read(arrive: Arrive) -> None:
    """No text on the board is below ten pixels, and what glows lies in the middle of it."""
    ada = arrive("Ada", phone=True)
    ada.play_now()
    ada.asked(START)
    expect(ada.page.locator(".piece.legal").first).to_be_attached()
    ada.page.wait_for_timeout(300)
    sizes = ada.page.evaluate(READ)
    assert len(sizes) >= 2
    assert min(sizes) >= 10


def test_parts_are_shown_one_at_a_time(arrive: Arrive) -> None:
    """Board, hand, market, players and log; a mark says where something can be pressed."""
    ada = arrive("Ada", phone=True)
    begin(ada)
    market = ada.page.get_by_role("region", name="Cattle market")
    expect(market).to_be_hidden()
    show(ada, "Market")
    expect(market).to_be_visible()
    market.get_by_role("button").first.tap()
    show(ada, "Log")
    expect(ada.log).to_contain_text("Ada buys")
    show(ada, "Players")
    expect(ada.page.get_by_role("region", name="Mat of Trail boss")).to_be_visible()
    expect(ada.page.get_by_role("group", name=re.compile("^The board"))).to_be_hidden()
