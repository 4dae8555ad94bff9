"""El Paso in the browser: whole games with a bot and against Sue, refusals, marks, far rides."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.browser import Person, needs_browser
from tests.web.clicks import Clicker, final_score, play_to_the_end
from tests.web.conftest import Arrive
from tests.web.hand import Hand, leave_out_the_middle
from tests.web.test_pages import faults

pytestmark = needs_browser

OBJECTIVE = "Which objective do you start with?"
START = "Where does your rancher start?"
RIDE = "Ride: up to 3 steps."
RULE = re.compile("^Rule R1[34]")


def sit_down(ada: Person, bot: str = "") -> None:
    """A table with a bot; without one for a game against Sue."""
    ada.visit("/new?game=elpaso")
    if bot:
        ada.page.get_by_label("Bot of seat 2").select_option(bot)
    else:
        ada.button("Drop a seat").click()
    ada.button("Start the game").click()
    ada.say_name()


def begin(ada: Person, building: str) -> None:
    """The first two choices, by the bar and on the board."""
    ada.choose(OBJECTIVE, "Take objective token")
    ada.asked(START)
    board(ada).get_by_role("button", name=re.compile(f"^Start at building {building} ")).click()


def board(ada: Person) -> Locator:
    return ada.page.get_by_role("group", name="The board of El Paso")


def late(view: dict[str, Any]) -> bool:
    """The last Simmental card is the next one."""
    return bool(view["simmental"] <= 1)


def test_a_whole_game_with_a_bot(arrive: Arrive) -> None:
    """From the first objective to the final score (R12.1, R13)."""
    ada = arrive("Ada")
    sit_down(ada, "random")
    begin(ada, "B")
    leave_out_the_middle([Hand(ada, 0)], late)
    play_to_the_end(Clicker(ada))
    rows = final_score(ada, ("Ada", "Greenhorn"))
    expect(rows.get_by_role("link", name=RULE)).to_have_count(7)
    expect(ada.log).to_contain_text("puts the rancher on the Simmental space")


def test_a_whole_game_against_sue(arrive: Arrive) -> None:
    """R14: her cards are told one by one, in the log and on her mat, and she is scored."""
    ada = arrive("Ada")
    sit_down(ada)
    begin(ada, "B")
    ada.choose(RIDE, "Ride to building C")
    ada.choose("What do you do here?", "End turn")
    card = ada.log.get_by_role("listitem").filter(has_text="Sue turns up bot card")
    ada.page.get_by_label("Show rules").check()
    expect(card.get_by_role("link", name="Rule R14.6")).to_be_visible()
    sue = ada.page.get_by_role("region", name="Mat of Sue")
    expect(sue.get_by_role("listitem").filter(has_text="Sue turns up bot card")).to_be_visible()
    expect(sue.get_by_role("img", name=re.compile("^bot card [AB]"))).to_be_visible()
    leave_out_the_middle([Hand(ada, 0)], late)
    play_to_the_end(Clicker(ada))
    rows = final_score(ada, ("Ada", "Sue"))
    expect(rows.get_by_role("link", name=RULE)).to_have_count(7)


def test_a_refusal_is_shown_with_its_rule(arrive: Arrive) -> None:
    """R2.9: in the list with number and text, and by a click on the piece itself."""
    ada = arrive("Ada")
    sit_down(ada)
    ada.choose(OBJECTIVE, "Take objective token")
    bar = ada.asked(START)
    bar.get_by_text("Why not?").click()
    reason = bar.get_by_role("listitem").filter(has_text="is no neutral building")
    expect(reason.get_by_role("link", name="Rule R2.9")).to_be_visible()
    place = board(ada).get_by_role("button", name=re.compile("^El Paso.*R2.9"))
    place.click(force=True)
    expect(ada.page.get_by_role("alert")).to_contain_text("is no neutral building")


def test_a_far_stop_is_one_click(arrive: Arrive) -> None:
    """R4.1: the rancher rides step by step to the stop that was clicked, and stays there."""
    ada = arrive("Ada")
    sit_down(ada)
    begin(ada, "B")
    ada.asked(RIDE)
    board(ada).get_by_role("button", name=re.compile("^Ride to building E ")).click()
    rancher = board(ada).get_by_role("img", name="rancher of Ada at building E")
    expect(rancher).to_have_count(1)
    ada.asked("What do you do here?")


def test_reconstructed_figures_say_so_when_asked(arrive: Arrive) -> None:
    """The points of a post are ours, its value is printed; all of them stand in a list."""
    ada = arrive("Ada")
    sit_down(ada)
    ada.asked(OBJECTIVE)
    post = board(ada).get_by_role("img", name=re.compile("^trading post 12"))
    expect(post).to_have_accessible_name(re.compile("reconstructed: points$"))
    ada.page.get_by_text("Reconstructed figures", exact=True).click()
    expect(ada.page.get_by_text("Trading post 12: points")).to_be_visible()
    ada.page.get_by_label("Show the marks of reconstructed figures").uncheck()


@pytest.mark.parametrize(("scheme", "phone"), [("light", False), ("dark", True)])
def test_axe_finds_nothing_serious(arrive: Arrive, scheme: Any, phone: bool) -> None:
    """Names, roles and contrast, also when somebody else has played."""
    ada = arrive("Ada", phone=phone)
    ada.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    sit_down(ada, "")
    ada.choose(OBJECTIVE, "Take objective token")
    ada.choose(START, "Start at building D")
    ada.choose(RIDE, "Ride to building E")
    ada.choose("What do you do here?", "End turn")
    ada.asked(RIDE)
    if phone:
        assert faults(ada.page) == []
        ada.button("Players").click()
    ada.page.get_by_text("Reconstructed figures", exact=True).click()
    assert faults(ada.page) == []
    if phone:
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= 360
