"""Few clicks: what is meant is one click, and what goes without saying is none."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.web.browser import Person, needs_browser
from tests.web.conftest import Arrive

pytestmark = needs_browser

START = "Where does your herder start?"
HERE = "What do you do here?"
WALK = re.compile("^Move your herder")


def board(ada: Person) -> Locator:
    return ada.page.get_by_role("group", name=re.compile("^The board"))


def first_turn(ada: Person, building: str) -> None:
    """Two people at one screen; the first of them has started at a building."""
    ada.visit("/new?game=gwt2")
    for seat, name in ((1, "Ada"), (2, "Bea")):
        ada.page.get_by_label(f"Who sits on seat {seat}").select_option("hotseat")
        ada.page.get_by_label(f"Name on seat {seat}").fill(name)
    ada.button("Start the game").click()
    ada.say_name()
    ada.button("I am Ada").click()
    board(ada).get_by_role("button", name=re.compile(f"^Go to {building} ")).click()
    ada.asked(HERE)


def second_turn(ada: Person) -> None:
    """Back to the first player, who walks now."""
    ada.choose(HERE, "End turn")
    ada.button("I am Bea").click()
    ada.choose("Discard one card.", "Discard")
    ada.choose(START, "Go to A")
    ada.choose(HERE, "Gain 1 dollar")
    ada.choose(HERE, "End turn")
    ada.button("I am Ada").click()
    expect(ada.page.get_by_role("region", name=WALK)).to_be_visible()


def test_a_cow_is_bought_by_pressing_it(arrive: Arrive) -> None:
    """R8.8: the field is the cheapest that sells it; the local action is begun on the way."""
    ada = arrive("Ada")
    first_turn(ada, "E")
    market = ada.page.get_by_role("region", name="Cattle market")
    cow = market.get_by_role("button").first
    expect(cow).to_be_visible()
    cow.click()
    expect(ada.log.get_by_role("listitem").filter(has_text="Ada buys")).to_have_count(1)
    ada.button("End turn").click()
    expect(ada.page.get_by_role("dialog", name="Bea, your turn")).to_be_visible()


def test_a_far_place_is_one_click_and_one_stays_there(arrive: Arrive) -> None:
    """R4.1: step by step, with the tolls, to where one wants to be."""
    ada = arrive("Ada")
    first_turn(ada, "B")
    ada.choose(HERE, "Draw 1, then discard as many")
    ada.choose("Discard one card.", "Discard")
    second_turn(ada)
    board(ada).get_by_role("button", name=re.compile("^Go to C ")).click()
    ada.asked(HERE)
    expect(board(ada).get_by_role("img", name="herder of Ada at C")).to_have_count(1)
    ada.button("Reset turn").click()
    expect(ada.page.get_by_role("region", name=WALK)).to_be_visible()


def test_undo_goes_behind_what_was_done_by_itself(arrive: Arrive) -> None:
    """A walk that was one click can be taken back to its beginning."""
    ada = arrive("Ada")
    first_turn(ada, "B")
    ada.button("Undo").click()
    ada.asked(START)


def test_what_cannot_be_bought_says_why(arrive: Arrive) -> None:
    """R8.8: before it is asked about, too: with its rule, by a click on the field itself."""
    ada = arrive("Ada")
    first_turn(ada, "E")
    market = ada.page.get_by_role("region", name="Cattle market")
    dear = market.locator("button[aria-disabled=true]").last
    expect(dear).to_contain_text(re.compile(r"needs .*\(R\d"))
    dear.click(force=True)
    alert = ada.page.get_by_role("alert")
    expect(alert).to_contain_text(re.compile(r"needs \d cowboys"))
    expect(alert.get_by_role("link", name="Rule R8.8")).to_be_visible()


def market(ada: Person) -> Locator:
    return ada.page.get_by_role("region", name="Cattle market")


def walking(ada: Person) -> None:
    """The second turn of the first player, who stands at B."""
    first_turn(ada, "B")
    ada.choose(HERE, "Draw 1, then discard as many")
    ada.choose("Discard one card.", "Discard")
    second_turn(ada)


def test_a_cow_is_bought_from_afar_and_given_back_by_one_undo(arrive: Arrive) -> None:
    """R4.1, R8.8: the herder walks to the market, stays and buys; undo takes back the click."""
    ada = arrive("Ada")
    walking(ada)
    market(ada).locator("[data-action^='cow ']").first.click()
    expect(ada.log.get_by_role("listitem").filter(has_text="Ada buys")).to_have_count(1)
    expect(board(ada).get_by_role("img", name="herder of Ada at E")).to_have_count(1)
    ada.button("Undo").click()
    expect(ada.page.get_by_role("region", name=WALK)).to_be_visible()
    expect(board(ada).get_by_role("img", name="herder of Ada at B")).to_have_count(1)


def test_a_local_action_is_pressed_where_it_is_printed(arrive: Arrive) -> None:
    """R5.1: at a building ahead, which is walked to, and at the one under the herder."""
    ada = arrive("Ada")
    walking(ada)
    board(ada).locator("[data-action='use 2 @E']").click()
    expect(board(ada).get_by_role("img", name="herder of Ada at E")).to_have_count(1)
    expect(ada.page.locator("[data-action^='buy ']").first).to_be_visible()
    ada.button("Undo").click()
    expect(ada.page.get_by_role("region", name=WALK)).to_be_visible()


def test_a_piece_that_has_no_part_in_it_says_so_with_its_rule(arrive: Arrive) -> None:
    """R8.8: nothing is sold at B, and no way leads from there to a market."""
    ada = arrive("Ada")
    first_turn(ada, "B")
    market(ada).locator("[role=img][data-piece^='cow_']").first.click()
    alert = ada.page.get_by_role("alert")
    expect(alert).to_contain_text("not now")
    expect(alert.get_by_role("link", name="Rule R8.8")).to_be_visible()
