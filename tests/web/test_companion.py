"""Beside the cardboard: the hub, the set-up helper and the score pad, on a phone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.browser import Person, needs_browser
from tests.web.conftest import Arrive
from tests.web.test_offline import leave, ready
from tests.web.test_pages import faults
from trailboss import rulebook
from trailboss.companion.setup import lay_out
from trailboss.companion.speech import Speech
from trailboss.i18n import words

pytestmark = needs_browser

SPEECH = Speech(words("en"))


def step(person: Person, text: str) -> Locator:
    """The step of the check list that says this."""
    items = person.page.get_by_role("main").get_by_role("listitem")
    return items.filter(has=person.page.get_by_role("checkbox", name=text))


def results(person: Person, text: str) -> list[str]:
    """What was drawn for a step."""
    rows = step(person, text).get_by_role("listitem")
    expect(rows.first).to_be_visible()
    return rows.all_inner_texts()


def expected(key: str, *table: Any) -> list[str]:
    """What the engine draws for a step, in words."""
    (found,) = [laid for laid in lay_out(*table) if laid.key == key]
    return [
        SPEECH.say(f"setup-{key}-row", at=SPEECH.thing(row.at), thing=SPEECH.thing(row.thing))
        for row in found.rows
    ]


def cell(person: Person, line: str, who: str) -> Locator:
    return person.page.get_by_role("textbox", name=f"{line}, {who}", exact=True)


def enter(person: Person, line: str, who: str, value: int) -> None:
    cell(person, line, who).fill(str(value))
    cell(person, line, who).blur()


def row(person: Person, name: str) -> list[str]:
    """The cells of a line of the sheet that has no fields."""
    found = person.page.get_by_role("row", name=name)
    return found.get_by_role("cell").all_inner_texts()


def test_the_hub_leads_everywhere(arrive: Arrive) -> None:
    """From the first page to every tool of every game."""
    ada = arrive(phone=True)
    ada.visit("/")
    ada.page.get_by_role("main").get_by_role("link", name="At your own table").click()
    expect(ada.page.get_by_role("heading", name="At your own table", level=1)).to_be_visible()
    expect(ada.page.get_by_role("link", name=re.compile("^Set-up: "))).to_have_count(4)
    expect(ada.page.get_by_role("link", name=re.compile("^Score pad: "))).to_have_count(4)
    for name, place in (("Alone against Sam", "/companion/sam"), ("Alone against Sue", "sue")):
        link = ada.page.get_by_role("link", name=name)
        expect(link).to_have_attribute("href", re.compile(f"{place}$"))
    ada.page.get_by_role("link", name="Set-up: Great Western Trail: El Paso").click()
    expect(ada.page.get_by_role("heading", name="Set-up", level=1)).to_be_visible()
    expect(ada.page.get_by_role("combobox", name="Game")).to_have_value("elpaso")


def test_a_table_is_laid_out_ticked_and_kept(arrive: Arrive) -> None:
    """Draw, draw one line again, tick, reload: everything is as it was."""
    ada = arrive(phone=True)
    ada.visit("/companion/setup?game=gwt2&players=3&seed=77")
    masters, neutral = "stationmaster tile", "neutral buildings"
    first = results(ada, masters)
    assert first == expected("masters", "gwt2", 3, {}, 77)
    others = results(ada, neutral)
    step(ada, masters).get_by_role("checkbox").check()
    step(ada, neutral).get_by_role("checkbox").check()
    expect(ada.page.get_by_role("progressbar", name="2 of 18 done")).to_be_visible()
    step(ada, masters).get_by_role("button", name="Draw again: step 3").click()
    again = expected("masters", "gwt2", 3, {}, 77, {"masters": 1})
    expect(step(ada, masters).get_by_role("listitem").first).to_have_text(again[0])
    assert results(ada, masters) == again != first
    assert results(ada, neutral) == others
    expect(step(ada, masters).get_by_role("checkbox")).not_to_be_checked()
    ada.page.reload()
    assert results(ada, masters) == again
    expect(step(ada, neutral).get_by_role("checkbox")).to_be_checked()
    expect(ada.page.get_by_role("progressbar", name="1 of 18 done")).to_be_visible()
    ada.visit("/companion/setup?game=gwt2")
    assert results(ada, masters) == again
    ada.button("Draw everything again").click()
    expect(step(ada, neutral).get_by_role("checkbox")).not_to_be_checked()


def test_a_link_shows_the_same_draw_to_somebody_else(arrive: Arrive) -> None:
    """Players, options, names, seed and what was drawn again travel in the address."""
    ada, bob = arrive(phone=True), arrive()
    ada.visit("/companion/setup?game=elpaso")
    ada.button("One player more").click()
    ada.page.get_by_role("combobox", name="Order of play").select_option("lot")
    ada.page.get_by_text("Names, clockwise").click()
    ada.page.get_by_label("Name of player 2").fill("Cleo")
    seats = step(ada, "Sit down clockwise")
    seats.get_by_role("button", name="Draw again: step 1").click()
    expect(seats.get_by_role("listitem").filter(has_text="Cleo")).to_be_visible()
    bob.page.goto(ada.page.url)
    for text in ("Sit down clockwise", "neutral buildings", "train cards", "Building market"):
        assert results(bob, text) == results(ada, text)
    assert len(results(bob, "Sit down clockwise")) == 3


def test_options_change_the_list(arrive: Arrive) -> None:
    """A game alone leads to Sam; letters need no draw."""
    ada = arrive(phone=True)
    ada.visit("/companion/setup?game=gwt2&players=1&seed=5")
    link = ada.page.get_by_role("link", name="Open the page of Sam")
    expect(link).to_have_attribute("href", "/companion/sam")
    ada.page.get_by_role("combobox", name="Neutral buildings").select_option("letters")
    expect(step(ada, "the space of its own letter")).to_be_visible()
    ada.page.get_by_role("combobox", name="Game").select_option("pioneer")
    expect(step(ada, "Shuffle the 20 poker cards")).to_be_visible()
    expect(ada.page.get_by_role("combobox", name="Simmental cattle")).to_have_count(0)


def test_the_text_of_a_rule_opens_on_the_spot(arrive: Arrive) -> None:
    """In the set-up and in the pad, without leaving the page."""
    ada = arrive(phone=True)
    ada.visit("/companion/setup?game=gwt2&players=2&seed=5")
    ada.button("Rule R2.4").click()
    dialog = ada.page.get_by_role("dialog", name="Rule R2.4")
    expect(dialog).to_contain_text(rulebook.rules_of("gwt2").rules["R2.4"].strip())
    dialog.get_by_role("button", name="Close").click()
    ada.visit("/companion/score?game=gwt2").button("Cities R6.11").click()
    dialog = ada.page.get_by_role("dialog", name="Cities")
    expect(dialog).to_contain_text("discs on cities")
    expect(dialog).to_contain_text(rulebook.rules_of("gwt2").rules["R6.11"].strip())


def test_three_players_add_up_and_share(arrive: Arrive) -> None:
    """Totals live, equal places, a tie broken by the dollars left (R13.8), kept and erased."""
    ada = arrive(phone=True)
    ada.visit("/companion/score?game=elpaso").button("One player more").click()
    for number, name in enumerate(("Ann", "Ben", "Cy"), 1):
        ada.page.get_by_label(f"Name of player {number}").fill(name)
    for who, dollars, workers in (("Ann", 5, 2), ("Ben", 9, 2), ("Cy", 9, 2)):
        enter(ada, "dollars", who, dollars)
        enter(ada, "workers", who, workers)
    expect(ada.page.get_by_text("Ben, Cy share the victory with 5 points each.")).to_be_visible()
    expect(ada.page.get_by_text("Equal points: the dollars left over decide.")).to_be_visible()
    assert row(ada, "Total") == ["5", "5", "5"]
    assert row(ada, "Place") == ["3.", "1.", "1."]
    ada.page.reload()
    expect(cell(ada, "workers", "Cy")).to_have_value("2")
    enter(ada, "cattle", "Ann", 1)
    expect(ada.page.get_by_text("Ann wins with 6 points.")).to_be_visible()
    ada.button("New game").click()
    dialog = ada.page.get_by_role("dialog", name="New game")
    dialog.get_by_role("button", name="Cancel").click()
    expect(cell(ada, "workers", "Cy")).to_have_value("2")
    ada.button("New game").click()
    dialog.get_by_role("button", name="Erase").click()
    expect(cell(ada, "workers", "Cy")).to_have_value("")
    assert row(ada, "Total") == ["0", "0", "0"]


def test_a_category_can_be_counted_piece_by_piece(arrive: Arrive) -> None:
    """Two discs on Kansas City cost 12 points (R6.11); a sign can be turned round."""
    ada = arrive(phone=True)
    ada.visit("/companion/score?game=gwt2").button("Count: cities, Player 1").click()
    dialog = ada.page.get_by_role("dialog", name="Cities, Player 1")
    more = dialog.get_by_role("button", name="More: Discs on Kansas City")
    more.click()
    more.click()
    dialog.get_by_role("button", name="Enter −12").click()
    expect(cell(ada, "cities", "Player 1")).to_have_value("-12")
    ada.button("Plus or minus: cities, Player 1").click()
    expect(cell(ada, "cities", "Player 1")).to_have_value("12")
    enter(ada, "hazards", "Player 2", -3)
    expect(cell(ada, "hazards", "Player 2")).to_have_value("0")


def test_r15_7_alone_against_the_target(arrive: Arrive) -> None:
    """Pioneer Rails alone: 60 points and 10 for each goal that is left must be exceeded."""
    ada = arrive(phone=True)
    ada.visit("/companion/score?game=pioneer").button("One player fewer").click()
    enter(ada, "gold", "Player 1", 70)
    enter(ada, "goals left", "Target", 1)
    expect(ada.page.get_by_text("more than 70 are needed")).to_be_visible()
    enter(ada, "banks", "Player 1", 1)
    expect(ada.page.get_by_text("You win: 71 points, and the target was 70.")).to_be_visible()


def test_a_result_can_be_copied(arrive: Arrive) -> None:
    """As text, best first, line by line."""
    ada = arrive()
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.visit("/companion/score?game=gwt1")
    enter(ada, "dollars", "Player 1", 14)
    enter(ada, "cattle", "Player 2", 9)
    ada.button("Copy the result").click()
    expect(ada.button("Copied")).to_be_visible()
    assert ada.page.evaluate("navigator.clipboard.readText()").splitlines() == [
        "Great Western Trail, first edition",
        "1. Player 2: 9 (cattle 9)",
        "2. Player 1: 2 (dollars 2)",
    ]


def test_everything_works_without_the_server(arrive: Arrive) -> None:
    """After one visit to the hub: a set-up, the text of a rule, a score that is kept."""
    ada = arrive(phone=True, worker=True)
    ada.visit("/companion")
    ready(ada, "en")
    leave(ada.context)
    ada.visit("/companion/setup?game=gwt2&players=3&seed=77")
    assert results(ada, "stationmaster tile") == expected("masters", "gwt2", 3, {}, 77)
    ada.button("Rule R2.4").click()
    law = rulebook.rules_of("gwt2").rules["R2.4"].strip()
    expect(ada.page.get_by_role("dialog", name="Rule R2.4")).to_contain_text(law)
    ada.visit("/companion/score?game=gwt2")
    enter(ada, "dollars", "Player 1", 12)
    ada.page.reload()
    expect(cell(ada, "dollars", "Player 1")).to_have_value("12")
    assert row(ada, "Total") == ["2", "0"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", ["setup?game=gwt1&players=4&seed=3", "score?game=elpaso"])
def test_axe_finds_nothing_serious_on_a_phone(arrive: Arrive, path: str, scheme: Any) -> None:
    """With ticks and numbers on the page too."""
    ada = arrive(phone=True)
    ada.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    ada.visit(f"/companion/{path}")
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    if path.startswith("setup"):
        ada.page.get_by_role("checkbox").first.check()
    else:
        enter(ada, "dollars", "Player 1", 12)
    assert faults(ada.page) == []


def test_a_sheet_for_many_scrolls_in_its_own_box(arrive: Arrive) -> None:
    """Eight players at 360 pixels: the page keeps its width, the names of the lines stay."""
    ada = arrive(phone=True)
    ada.visit("/companion/score?game=pioneer")
    for _ in range(6):
        ada.button("One player more").click()
    last = cell(ada, "gold", "Player 8")
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport()
    expect(ada.button("Gold R13.2")).to_be_in_viewport()
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 360
