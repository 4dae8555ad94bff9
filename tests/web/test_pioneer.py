"""Pioneer Rails in the browser: cards, tracks laid on the map, everybody at once, the end."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.browser import Person, needs_browser
from tests.web.clicks import Clicker, final_score, play_to_the_end
from tests.web.clicks import play_until as click_until
from tests.web.conftest import Arrive
from tests.web.hand import Hand, leave_out_the_middle
from tests.web.test_pages import faults

pytestmark = needs_browser

CARD = "Which card do you use?"
LAY = "Lay tracks."
MOST_CALLS = 1_000
LATE = (4, 4)
"""The last turn but one."""
TRACK = re.compile("^Lay ")
SIDES = """map => [...map.querySelectorAll("[data-track] .hit")].map((side) => {
  const { x, y, width, height } = side.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
})"""
FRAMES = """async map => {
  const tops = [];
  for (let i = 0; i < 4; i++) {
    await new Promise(requestAnimationFrame);
    tops.push(map.getBoundingClientRect().y);
  }
  return tops;
}"""


def alone(person: Person) -> None:
    """A table for one."""
    person.visit("/new?game=pioneer")
    person.button("Drop a seat").click()
    person.button("Start the game").click()
    person.say_name()
    person.asked(CARD)


def cards(person: Person) -> Locator:
    """The cards on the table that may be chosen."""
    return person.page.get_by_role("group", name="The dealer’s cards").get_by_role("button")


def the_map(person: Person) -> Locator:
    return person.page.get_by_role("group", name=re.compile(f"^The map of {person.name}"))


def edges(person: Person) -> Locator:
    """The tracks on the map that may be laid."""
    return the_map(person).get_by_role("button", name=TRACK)


def tracks_laid(person: Person) -> int:
    return person.log.get_by_text(re.compile(f"^{person.name} lays ")).count()


def point_elsewhere(person: Person) -> None:
    """What was told of the last piece may lie above the next one."""
    person.page.mouse.move(0, 0)
    expect(person.page.locator("#about-piece")).to_be_hidden()


def lay(person: Person, which: Locator | None = None) -> None:
    """Click a side of the map, and wait until it is in the log."""
    before = tracks_laid(person)
    point_elsewhere(person)
    (which or edges(person)).first.click()
    expect(person.log.get_by_text(re.compile(f"^{person.name} lays "))).to_have_count(before + 1)


def play_until(person: Person, seat: int, there: tuple[int, int]) -> None:
    """Until the turn of a round has come, or the game is over."""
    hand = Hand(person, seat, idle="done")
    for _ in range(MOST_CALLS):
        state = hand.state()
        view = state["view"]
        if state["status"] == "over" or (view["round"], view["turn"]) >= there:
            return
        if seat in state["waiting"]:
            hand.play(state)
        else:
            person.page.wait_for_timeout(20)
    raise AssertionError("the game does not go on")


def test_tracks_are_laid_on_the_map(arrive: Arrive) -> None:
    """A card, then three sides of the map; what is left is counted down (R6.1)."""
    ada = arrive("Ada")
    alone(ada)
    expect(edges(ada)).to_have_count(0)
    cards(ada).first.click()
    ada.asked(LAY)
    strip = ada.page.get_by_role("region", name="Round 1, turn 1")
    for left in ("3 tracks left", "2 tracks left", "one track left"):
        expect(strip.get_by_role("img", name=left)).to_be_visible()
        lay(ada)
    ada.button("Town box").or_(ada.button("Cross off a town box")).first.wait_for()
    ada.button("Finish the turn").first.click()
    expect(ada.page.get_by_role("region", name="Round 1, turn 2")).to_be_visible()


def test_the_map_says_beforehand_what_a_track_does(arrive: Arrive) -> None:
    """Pointing shows what would be activated, and laying does it (R8.2)."""
    ada = arrive("Ada")
    alone(ada)
    mines = the_map(ada).get_by_role("button", name=re.compile("activates mine"))
    for _ in range(30):
        if cards(ada).count():
            cards(ada).first.click()
            ada.asked(LAY)
        if mines.count():
            break
        if edges(ada).count():
            lay(ada)
        elif ada.button("Finish the turn").count():
            ada.button("Finish the turn").first.click()
        ada.page.wait_for_timeout(300)
    mine = mines.first
    found = re.search(r"activates (mine \w+)", mine.get_attribute("aria-label") or "")
    assert found
    point_elsewhere(ada)
    mine.hover()
    expect(ada.page.get_by_text(re.compile(f"^(· )?activates .*{found[1]}")).first).to_be_visible()
    lay(ada, mine)
    place = the_map(ada).get_by_role("img", name=re.compile(f"^{found[1]}, "))
    expect(place).to_have_accessible_name(re.compile("activated$"))


def test_arrow_keys_lead_from_side_to_side(arrive: Arrive) -> None:
    """One stop for Tab; arrows, then Enter; the keyboard stays on the map (R6.3)."""
    ada = arrive("Ada")
    alone(ada)
    cards(ada).first.focus()
    ada.page.keyboard.press("Enter")
    ada.asked(LAY)
    expect(edges(ada)).to_have_count(6)
    edges(ada).first.focus()
    focused = the_map(ada).locator(":focus")
    before = focused.get_attribute("aria-label")
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft"):
        ada.page.keyboard.press(key)
    assert focused.get_attribute("aria-label") != before
    ada.page.keyboard.press("Enter")
    expect(ada.log.get_by_text(re.compile("^Ada lays "))).to_have_count(1)
    expect(focused).to_have_accessible_name(TRACK)
    ada.page.keyboard.press("u")
    expect(edges(ada)).to_have_count(6)


def test_a_side_that_cannot_be_laid_says_why(arrive: Arrive) -> None:
    """A click beside the glowing sides is answered with the rule (R6.3)."""
    ada = arrive("Ada")
    alone(ada)
    cards(ada).first.click()
    ada.asked(LAY)
    box = the_map(ada).bounding_box()
    assert box
    reason = ada.page.get_by_role("alert")
    for part in range(20, 40):
        ada.page.mouse.click(box["x"] + box["width"] * part / 100, box["y"] + box["height"] * 0.5)
        if reason.inner_text():
            break
    expect(reason.get_by_role("link", name=re.compile("^Rule R"))).to_be_visible()


def clicker(person: Person) -> Clicker:
    """Somebody who takes cards and lays tracks on the map, by chance."""
    return Clicker(person, cards(person), edges(person))


def come_together(ada: Person, bob: Person) -> None:
    """A table for two people and a bot."""
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.visit("/new?game=pioneer")
    ada.button("Add a seat").click()
    ada.page.get_by_label("Who sits on seat 2").select_option("friend")
    ada.button("Open the table").click()
    ada.say_name()
    ada.button("Copy the link of seat 2").click()
    bob.visit(str(ada.page.evaluate("navigator.clipboard.readText()")).removeprefix(ada.url))
    bob.say_name()
    expect(bob.page.get_by_role("listitem").filter(has_text="Bob")).to_be_visible()
    ada.button("Start").click()


def test_everybody_plays_at_once_and_the_slow_are_waited_for(arrive: Arrive) -> None:
    """Two people and a bot, a whole game: the dealer takes a card first, then all play (R4)."""
    ada, bob = arrive("Ada"), arrive("Bob")
    come_together(ada, bob)
    expect(cards(ada)).to_have_count(3)
    expect(bob.page.get_by_text("Ada deals and takes a card first.")).to_be_visible()
    cards(ada).first.click()
    ada.asked(LAY)
    expect(cards(bob)).to_have_count(2)
    for _ in range(3):
        lay(ada)
    ada.button("Finish the turn").first.click()
    strip = ada.page.get_by_role("region", name="Round 1, turn 1")
    expect(strip).to_contain_text("Your turn is done.")
    expect(strip.get_by_role("status")).to_have_text(re.compile("Waiting for Bob$"))

    sheets = ada.page.get_by_role("region", name="All sheets")
    sheets.get_by_role("button", name=re.compile("Bob")).click()
    expect(ada.page.get_by_text("This is the sheet of Bob")).to_be_in_viewport()
    ada.button("Back to my sheet").click()
    expect(the_map(ada)).to_be_visible()

    quick, slow = clicker(ada), clicker(bob)
    second = ada.page.get_by_role("region", name="Round 1, turn 2")
    click_until(second, slow)
    expect(ada.log).to_contain_text(re.compile("Bob has laid [A-KX]"))
    hands = [Hand(ada, 0, idle="done"), Hand(bob, 1, idle="done")]
    leave_out_the_middle(hands, late=lambda view: (view["round"], view["turn"]) >= LATE)
    play_to_the_end(quick, slow)
    for person in (ada, bob):
        final_score(person, ("Ada", "Bob", "Trail boss"))


def test_a_game_alone_comes_to_its_end(arrive: Arrive) -> None:
    """Twenty turns by clicks, then the final score beside the target (R13, R15.7)."""
    ada = arrive("Ada")
    alone(ada)
    play_to_the_end(clicker(ada))
    rows = final_score(ada, ("Ada",))
    total = rows.filter(has_text="Total").get_by_role("cell").first.inner_text()
    points = ada.page.get_by_role("region", name="Points if the game ended now")
    expect(points).to_contain_text(re.compile(rf"Total\s*{total}\s*beat \d+"))
    expect(rows.get_by_role("link", name="Rule R15.7").first).to_be_visible()
    last = ada.page.get_by_role("region", name="Round 4, turn 5")
    expect(last).to_contain_text(re.compile(rf"{total} points (do not )?beat the target"))


def nothing_moves(person: Person) -> None:
    """Pointing at any side tells what it does, and the map stays where it is, frame by frame."""
    board = the_map(person)
    board.scroll_into_view_if_needed()
    still = set(board.evaluate(FRAMES))
    told = 0
    for x, y in board.evaluate(SIDES):
        person.page.mouse.move(x, y)
        assert set(board.evaluate(FRAMES)) == still
        told += person.page.locator("b", has_text=TRACK).count()
    assert told


def a_finger_asks_first(person: Person) -> None:
    """Its first touch lays nothing and tells what the side does, until another is touched."""
    before = tracks_laid(person)
    side = edges(person).first
    side.dispatch_event("pointerdown", {"pointerType": "touch"})
    side.dispatch_event("click")
    side.dispatch_event("mouseleave")
    expect(person.page.locator("b", has_text=TRACK)).to_be_visible()
    assert tracks_laid(person) == before


@pytest.mark.parametrize(("scheme", "phone"), [("light", False), ("dark", True)])
def test_a_sheet_is_fit_for_everybody(arrive: Arrive, scheme: Any, phone: bool) -> None:
    """In the middle of a game, with tracks to lay: axe finds nothing serious, nothing moves
    under the pointer, and a phone never scrolls sideways."""
    ada = arrive("Ada", phone=phone)
    ada.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    alone(ada)
    play_until(ada, 0, (2, 3))
    expect(ada.page.get_by_role("region", name="Round 2, turn 3")).to_be_visible()
    assert faults(ada.page) == []
    cards(ada).first.click()
    ada.asked(LAY)
    assert faults(ada.page) == []
    nothing_moves(ada)
    a_finger_asks_first(ada)
    if phone:
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= 360
