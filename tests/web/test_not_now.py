"""What cannot be done is pressed in vain, but not without a word: each piece says why."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.browser import Person, needs_browser
from tests.web.conftest import Arrive
from tests.web.midgame import table

pytestmark = needs_browser

FIGURES = {
    "gwt1": ("herder_1", "engine_1", "master_1"),
    "gwt2": ("herder_1", "engine_1", "master_1"),
    "elpaso": ("rancher_1", "simmental"),
}
"""What stands on the board of a trail game and is never an answer."""


def says_why(ada: Person, rule: str) -> None:
    alert = ada.page.get_by_role("alert")
    expect(alert).to_be_visible()
    expect(alert.get_by_role("link", name=re.compile(f"^Rule {rule}$"))).to_be_visible()


def press(piece: Locator) -> None:
    expect(piece).to_be_visible()
    piece.dispatch_event("click")


@pytest.mark.parametrize(("game", "figure"), [(g, f) for g, all in FIGURES.items() for f in all])
def test_a_figure_says_that_it_is_no_answer(arrive: Arrive, game: str, figure: str) -> None:
    """Herders, engines, stationmasters, ranchers and the Simmental stack."""
    ada = arrive("Ada")
    ada.visit(table(ada, game))
    expect(ada.page.locator(".legal").first).to_be_visible()
    figures = ada.page.locator(f"[data-piece~={figure}]")
    if not figures.count():
        pytest.skip("it is gone from this position")
    press(figures.first)
    says_why(ada, r"R\d+\.\d+")
    asked = ada.page.locator(".actions.asked h2").inner_text()
    expect(ada.page.get_by_role("alert")).to_contain_text(f"not now; the question is: {asked}")


def pioneer(arrive: Arrive) -> Person:
    ada = arrive("Ada")
    ada.visit(table(ada, "pioneer", 0.3))
    expect(ada.page.locator(".legal, .edge").first).to_be_visible()
    return ada


@pytest.mark.parametrize(
    ("kind", "rule"),
    [("mine", "R8.3"), ("fort", "R8.7"), ("ranch", "R8.8"), ("station of", "R1.3")],
)
def test_a_place_of_the_map_says_its_rule(arrive: Arrive, kind: str, rule: str) -> None:
    """Locations and stations are activated and left by themselves."""
    ada = pioneer(arrive)
    press(ada.page.get_by_role("img", name=re.compile(f"^{kind} ")).first)
    says_why(ada, rule)


def test_a_town_says_its_rule(arrive: Arrive) -> None:
    """R8.9: it is reached by a track."""
    ada = pioneer(arrive)
    press(ada.page.get_by_role("img", name=re.compile(r"^town \d")).first)
    says_why(ada, r"R8\.9")


def test_a_card_says_why_it_is_not_to_be_had(arrive: Arrive) -> None:
    """R4.4: after one was chosen, the others are out of the question."""
    ada = pioneer(arrive)
    cards = ada.page.get_by_role("group", name="The dealer’s cards")
    choice = cards.get_by_role("button")
    if choice.count():
        choice.first.click()
    expect(ada.page.locator(".edge").first).to_be_visible()
    press(cards.get_by_role("img").first)
    says_why(ada, r"R\d+\.\d+")


def test_a_side_says_why_no_track_goes_there(arrive: Arrive) -> None:
    """R6.2, R6.3: also while a card is asked for."""
    ada = pioneer(arrive)
    ada.page.locator(".names text").first.scroll_into_view_if_needed()
    spot = ada.page.evaluate(
        """() => {
          const name = document.querySelector(".names text").getBoundingClientRect();
          return [name.x + name.width / 2, name.y];
        }"""
    )
    for step in range(12, 80, 4):
        ada.page.mouse.click(spot[0] + step, spot[1])
        if ada.page.get_by_role("alert").is_visible():
            break
    says_why(ada, r"R\d+\.\d+")


def test_town_boxes_say_why(arrive: Arrive) -> None:
    """R7.1: the next box is a button when it helps, and has its reason when not."""
    ada = pioneer(arrive)
    boxes = ada.page.get_by_role("region", name=re.compile("^Gold, banks"))
    box = boxes.locator(".town-act")
    expect(box).to_be_visible()
    if box.get_attribute("role") == "img":
        press(box)
        says_why(ada, r"R7\.1")
