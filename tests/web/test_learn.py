"""The lessons in the browser: every step a click on the board or the button, and nothing silent."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.browser import needs_browser
from tests.web.conftest import Arrive
from trailboss.lessons import LESSONS

pytestmark = needs_browser

TITLES = {
    "gwt1": "The first edition, for those who know the second",
    "gwt2": "A first drive to Kansas City",
    "elpaso": "A first lap to El Paso",
    "pioneer": "Your first railways",
}


@pytest.mark.parametrize("game", LESSONS)
def test_a_newcomer_learns_step_by_step(arrive: Arrive, game: str) -> None:
    """From the first step to the end; each caption is told, and the last one leads to a game."""
    ada = arrive()
    ada.page.emulate_media(reduced_motion="reduce")
    page = ada.visit(f"/learn/{game}").page
    steps = len(LESSONS[game].steps)
    for step in range(1, steps + 1):
        expect(page.get_by_text(f"Step {step} of {steps}")).to_be_visible()
        page.get_by_role("region", name=TITLES[game]).get_by_role("button").first.click()
    expect(page.get_by_text("Well done")).to_be_visible()
    expect(page.get_by_role("link", name="Play now")).to_have_attribute("href", f"/new?game={game}")


def test_the_first_step_is_a_click_on_the_board(arrive: Arrive) -> None:
    """From the home page, by the picture of the board itself."""
    ada = arrive()
    ada.page.emulate_media(reduced_motion="reduce")
    page = ada.visit("/").page
    page.get_by_role("main").get_by_role("link", name="Learn by playing").click()
    expect(page.get_by_text("Step 1 of 10")).to_be_visible()
    board = page.get_by_role("group", name=re.compile("^The board"))
    board.get_by_role("button", name=re.compile("^Go to A ")).click()
    expect(page.get_by_text("Step 2 of 10")).to_be_visible()


def test_what_others_do_is_said_and_can_be_skipped(arrive: Arrive) -> None:
    """With motion: between two steps a line says what is happening, and a button ends the wait."""
    ada = arrive()
    page = ada.visit("/learn/elpaso").page
    lesson = page.get_by_role("region", name=TITLES["elpaso"])
    for step in range(1, 8):
        expect(page.get_by_text(f"Step {step} of 10")).to_be_visible()
        lesson.get_by_role("button").first.click()
        if step in (3, 6):
            expect(lesson.get_by_role("status")).to_have_text(re.compile("^Watch: ."))
            lesson.get_by_role("button", name="Skip to the next step").click()
    expect(page.get_by_text("Step 8 of 10")).to_be_visible()
    expect(lesson.get_by_role("status")).to_have_text("")


@pytest.mark.parametrize("game", LESSONS)
def test_the_rules_open_with_how_a_turn_goes(arrive: Arrive, game: str) -> None:
    """Four pictured steps before the first chapter, with links to rules and to the lesson."""
    page = arrive().visit(f"/rules/{game}").page
    turn = page.get_by_role("region", name="How a turn goes")
    expect(turn.get_by_role("listitem")).to_have_count(4)
    assert turn.locator("img").count() == 4
    assert page.get_by_role("heading", level=2).first.inner_text() == "How a turn goes"
    expect(turn.get_by_role("link", name="Learn it by playing")).to_have_attribute(
        "href", f"/learn/{game}"
    )
    link = turn.get_by_role("link", name=re.compile("^R")).first
    number = link.inner_text()
    link.click()
    expect(page.locator(f"[id='{number}']")).to_be_in_viewport()
