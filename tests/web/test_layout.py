"""What the acting player needs lies on one screen, and the board can be read."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.lanes import TABLE
from tests.web.browser import Person, needs_browser
from tests.web.conftest import Arrive
from tests.web.hand import Hand
from tests.web.midgame import FULL, table
from tests.web.test_pages import dress, faults
from trailboss.i18n import LANGUAGES

pytestmark = needs_browser

SIZES = [(1280, 800), (1600, 1000), (1920, 1080)]
SMALLEST = 10
MOST_MOVES = 400
LATE = ["gwt2-4", "elpaso-4", "pioneer"]
MANY = {"gwt1": 47, "gwt2-4": 100, "pioneer": 191}
"""The move of a record where its first seat has the most choices: 22, 20 and 32."""
POSITIONS = [
    *[pytest.param(name, 0.5, None, id=name) for name in FULL],
    *[pytest.param(name, 0.92, None, id=f"{name}-late") for name in LATE],
    *[pytest.param(name, 0.0, move, id=f"{name}-many") for name, move in MANY.items()],
]
SPOKEN = FULL if TABLE else ["gwt1", "gwt2-4", "elpaso-4", "pioneer"]
"""Looked at in the other languages; all of them by `make table`."""
LOOKS: list[tuple[str, Any]] = [("paper", "light"), ("contrast", "light"), ("slate", "dark")]
if TABLE:
    LOOKS += [("paper", "dark"), ("contrast", "dark"), ("slate", "light")]
PARTS = "[data-part]:not([data-part=players]), .actions .choice:not(details *), .players li"
TEXTS = """() => {
  const closed = [...document.querySelectorAll(".board details:not([open])")];
  for (const one of closed) one.open = true;
  const found = [...document.querySelectorAll(".board svg text")]
    .filter((text) => text.getBoundingClientRect().width)
    .map((text) => {
      const size = parseFloat(getComputedStyle(text).fontSize);
      return [text.textContent, size * text.getScreenCTM().a];
    });
  for (const one of closed) one.open = false;
  return found;
}"""
HIDDEN = """(thing) => {
  const { left, top, right, bottom } = thing.getBoundingClientRect();
  if (right <= left || bottom <= top) return Infinity;
  let most = Math.max(-left, -top, right - innerWidth, bottom - innerHeight);
  for (let above = thing.parentElement; above; above = above.parentElement) {
    if (getComputedStyle(above).overflowY === "visible") continue;
    const frame = above.getBoundingClientRect();
    const over = [frame.left - left, frame.top - top, right - frame.right, bottom - frame.bottom];
    most = Math.max(most, ...over);
  }
  return most;
}"""
"""By how many pixels something sticks out of the screen or of a part that scrolls."""
ZEROS = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    if (/(?<!\\d)[-−]0(?!\\d)/.test(walk.currentNode.data)) found.push(walk.currentNode.data);
  }
  return found;
}"""
"""Nothing is worth, costs or pays less than nothing at all: `-0`."""
NAMES = {
    "trail": ["Cattle market", "Objectives"],
    "elpaso": ["Cattle market", "Worker market", "Building market", "Train"],
    "pioneer": ["Poker hands", "Goals", "Points if the game ended now"],
}


def kind(name: str) -> str:
    return {"sue": "elpaso", "elpaso-4": "elpaso"}.get(name, name if name in NAMES else "trail")


def board(ada: Person) -> Locator:
    return ada.page.get_by_role("group", name=re.compile("^The (board|map)")).first


def needed(ada: Person, name: str) -> dict[str, Locator]:
    """All that must be seen without scrolling, through its role."""
    page = ada.page
    choices = page.get_by_role("group", name="Choices")
    expect(choices.first).to_be_visible()
    found = {"board": board(ada)}
    for row, seat in enumerate(
        page.get_by_role("list", name="Players").get_by_role("listitem").all()
    ):
        found[f"player {row}"] = seat
    for choice, button in enumerate(choices.get_by_role("button").all()):
        found[f"choice {choice}"] = button
    for region in NAMES[kind(name)]:
        found[region] = page.get_by_role("region", name=region)
    if kind(name) != "pioneer":
        found["hand"] = page.get_by_role("group", name="Hand", exact=True)
        found["money"] = page.get_by_role("definition").first
        found["mat"] = page.get_by_role("group", name="Auxiliary actions and discs").first
    if kind(name) == "trail":
        found["buildings"] = page.get_by_role("group", name=re.compile("in reserve$")).first
    return found


@pytest.mark.parametrize(("name", "part", "move"), POSITIONS)
def test_nothing_that_a_turn_needs_lies_below_the_fold(
    arrive: Arrive, name: str, part: float, move: int | None
) -> None:
    """At all sizes, without scrolling the page or a part of it, and the board can be read."""
    ada = arrive("Ada")
    ada.visit(table(ada, name, part, move))
    ada.settled()
    for width, height in SIZES:
        ada.page.set_viewport_size({"width": width, "height": height})
        expect(board(ada)).to_be_visible()
        ada.page.wait_for_timeout(200)
        for what, thing in needed(ada, name).items():
            assert thing.evaluate(HIDDEN) <= 1, (what, width)
        assert too_small(ada) == [], width
    assert ada.page.evaluate(ZEROS) == []


def too_small(ada: Person) -> list[Any]:
    """Texts on the board and beside it, on every card and mat, drawn with less than ten pixels."""
    sizes = ada.page.evaluate(TEXTS)
    assert len(sizes) > 40
    return [row for row in sizes if row[1] < SMALLEST]


@pytest.mark.parametrize("name", SPOKEN)
@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_longer_words_have_room_too(arrive: Arrive, name: str, language: str) -> None:
    """The narrowest screen, in the other languages."""
    ada = arrive("Ada")
    chosen = json.dumps(json.dumps({"language": language}))
    ada.page.add_init_script(f"localStorage.setItem('trailboss.prefs', {chosen})")
    ada.visit(table(ada, name))
    ada.settled()
    assert max(ada.page.locator(PARTS).evaluate_all(f"things => things.map({HIDDEN})")) <= 1
    assert too_small(ada) == []


@pytest.mark.parametrize("name", ["gwt1", "gwt2", "elpaso", "pioneer", "sam", "sue"])
def test_axe_finds_nothing_serious_in_mid_game(arrive: Arrive, name: str) -> None:
    """A board with tiles, discs and rails on it, in every theme, light and dark."""
    ada = arrive("Ada")
    ada.visit(table(ada, name))
    expect(board(ada)).to_be_visible()
    for look, scheme in LOOKS:
        dress(ada.page, look, scheme)
        assert faults(ada.page) == [], (look, scheme)
        expect(ada.page.locator(f"html[data-board={look}]")).to_have_count(1)


@pytest.mark.parametrize("name", ["gwt2", "pioneer"])
def test_axe_finds_nothing_serious_in_the_final_score(arrive: Arrive, name: str) -> None:
    """The last moves of a recorded game, and what the page says when it is over."""
    ada = arrive("Ada")
    ada.page.emulate_media(reduced_motion="reduce")
    ada.visit(table(ada, name, 0.95))
    Hand(ada, 0).play_on(MOST_MOVES)
    expect(ada.page.get_by_role("table", name="Final score")).to_be_visible()
    assert faults(ada.page) == []


@pytest.mark.parametrize("name", ["gwt1", "gwt2", "elpaso"])
def test_axe_finds_nothing_serious_on_a_phone_in_mid_game(arrive: Arrive, name: str) -> None:
    """The parts of the table; then what a piece tells, and the help."""
    ada = arrive("Ada", phone=True)
    ada.page.emulate_media(reduced_motion="reduce")
    ada.visit(table(ada, name))
    expect(ada.page.locator(".actions.asked .choice").first).to_be_visible()
    parts = ada.page.get_by_role("navigation", name="Parts of the table")
    for part in ("Market", "Hand", "Board"):
        parts.get_by_role("button", name=part).tap()
        assert faults(ada.page) == [], part
    ada.page.locator(".piece.legal").first.focus()
    ada.page.keyboard.press("ArrowRight")
    expect(ada.page.locator("#about-piece")).to_be_visible()
    assert faults(ada.page) == []
    ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("?")
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    assert faults(ada.page) == []


@pytest.mark.parametrize("name", ["gwt2-4", "elpaso", "sue", "pioneer"])
def test_the_last_turn_of_each_opponent_is_told(arrive: Arrive, name: str) -> None:
    """With the name, and none of one's own."""
    ada = arrive("Ada")
    ada.visit(table(ada, name))
    rows = ada.page.get_by_role("list", name="Players").get_by_role("listitem")
    others = rows.filter(has_text="Last turn:")
    expect(rows.first).to_be_visible()
    expect(others).to_have_count(rows.count() - 1)
    expect(rows.first).not_to_contain_text("Last turn:")


def test_the_log_can_be_read_beside_many_choices(arrive: Arrive) -> None:
    """Narrow, with four seats: it takes room while it is in use, and gives it back."""
    ada = arrive("Ada")
    ada.visit(table(ada, "gwt2-4", move=MANY["gwt2-4"]))
    ada.settled()
    choice = ada.page.locator(".actions .choice").first
    ada.page.get_by_role("tab", name="Log").click()
    box = ada.log.bounding_box()
    assert box and box["height"] > 100
    ada.page.get_by_label("Show rules").check()
    ada.page.locator("#question").click()
    expect(ada.page.locator(".panel.tall")).to_have_count(0)
    assert choice.evaluate(HIDDEN) <= 1


@pytest.mark.parametrize("name", ["gwt2-4", "elpaso-4"])
def test_the_whole_of_a_last_turn_can_be_read(arrive: Arrive, name: str) -> None:
    """What two lines have no room for stands beside them, when they are pointed at."""
    ada = arrive("Ada")
    ada.visit(table(ada, name))
    rows = ada.page.get_by_role("list", name="Players").get_by_role("listitem")
    told = rows.get_by_role("paragraph")
    expect(told.first).to_be_visible()
    ada.settled()
    tip = ada.page.get_by_role("tooltip")
    for row in told.all():
        row.hover()
        for deed in row.inner_text().removeprefix("Last turn:").strip().split("; "):
            expect(tip).to_contain_text(deed)
