"""A phone shows what is asked about, whichever way it is held."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.browser import Person, needs_browser
from tests.web.conftest import Arrive
from tests.web.hand import Hand
from tests.web.midgame import first, table
from tests.web.test_phone import SMALL, parts, show
from trailboss.lessons import LESSONS

pytestmark = needs_browser

INSIDE = """(thing) => {
  const { left, top, right, bottom } = thing.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
}"""
OVERLAP = """([one, other]) => {
  const [a, b] = [one, other].map((thing) => thing.getBoundingClientRect());
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""
UNDER = """(lens) => {
  const [{ width, height }, frame] = [lens, lens.parentElement.querySelector("svg")]
    .map((thing) => thing.getBoundingClientRect());
  const pieces = lens.parentElement.querySelectorAll(".piece.legal:not(.far), .mine");
  const under = ({ left, top }) => [...pieces]
    .map((piece) => piece.getBoundingClientRect())
    .filter((piece) => piece.left < left + width && left < piece.right
      && piece.top < top + height && top < piece.bottom).length;
  const others = [frame.left + 3, frame.right - width - 3].flatMap((left) =>
    [frame.top + 3, frame.bottom - height - 3].map((top) => under({ left, top })));
  return under(lens.getBoundingClientRect()) - Math.min(...others);
}"""
"""How many pieces more its buttons hide than they would in the best corner."""
AT_END = "list => list.scrollHeight - list.clientHeight - list.scrollTop < 2"


def asked(ada: Person) -> Locator:
    bar = ada.page.locator(".actions.asked")
    expect(bar.locator(".choice").first).to_be_visible()
    return bar


def shown(ada: Person) -> str:
    """The part of the table that is seen."""
    return parts(ada).locator("[aria-pressed=true]").inner_text()


def apart(one: Locator, other: Locator) -> bool:
    return not one.page.evaluate(OVERLAP, [one.element_handle(), other.element_handle()])


@pytest.mark.parametrize("game", ["gwt1", "gwt2-4", "elpaso", "pioneer"])
def test_held_lengthwise_the_board_is_beside_the_question(arrive: Arrive, game: str) -> None:
    """All of them are on the screen at once, and what is pressed is for fingers."""
    ada = arrive("Ada", phone=True)
    ada.page.set_viewport_size({"width": 740, "height": 360})
    ada.visit(table(ada, game))
    bar = asked(ada)
    board = ada.page.locator("svg[data-board]")
    for thing in (bar.locator("h2"), bar.locator(".choice").first, parts(ada)):
        assert thing.evaluate(INSIDE), thing
    assert apart(board, ada.page.locator(".bar"))
    assert apart(board, ada.page.locator("header.low"))
    assert board.evaluate("svg => svg.getBoundingClientRect().height") >= 140
    if game != "pioneer":
        hand = ada.page.get_by_role("group", name="Hand", exact=True)
        assert hand.evaluate(INSIDE)
    for part in parts(ada).get_by_role("button").all():
        part.tap()
        assert ada.page.evaluate(SMALL) == []
        size = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
        assert ada.page.evaluate(size) == [740, 360]


def test_the_log_shows_its_newest_lines(arrive: Arrive) -> None:
    """It was out of sight when they came; the folded question leaves them the room."""
    ada = arrive("Ada", phone=True)
    ada.visit(table(ada, "gwt2", 0.8))
    asked(ada)
    Hand(ada, 0).play_on(1)
    show(ada, "Log")
    expect(ada.log).to_be_visible()
    expect(ada.page.locator(".actions .choice").first).to_be_hidden()
    newest = ada.log.get_by_role("listitem").last
    expect(newest).to_be_in_viewport()
    assert apart(newest, ada.page.locator(".bar"))
    ada.button("Show the choices").tap()
    expect(ada.page.locator(".actions .choice").first).to_be_visible()


def test_a_question_shows_the_part_it_is_about(arrive: Arrive) -> None:
    """A disc lies on the own mat; whoever chose another part stays there."""
    ada = arrive("Ada", phone=True)
    ada.page.emulate_media(reduced_motion="reduce")
    ada.visit(table(ada, "gwt2", move=first("gwt2", "disc", 2)))
    asked(ada)
    expect(parts(ada).locator("[aria-pressed=true]")).to_have_text("Hand")
    show(ada, "Board")
    assert shown(ada) == "Board"
    show(ada, "Hand")
    ada.page.locator("[data-part~=hand] .legal[data-action^=disc]").first.tap()
    expect(asked(ada).get_by_role("heading")).not_to_have_text(re.compile("disc"))


def test_marks_point_to_what_the_board_does_not_show(arrive: Arrive) -> None:
    """And its buttons lie where they hide least of what can be pressed."""
    ada = arrive("Ada", phone=True)
    ada.play_now()
    asked(ada)
    board = ada.page.locator(".zoomed")
    expect(board.locator(".piece.legal").first).to_be_attached()
    expect(board.locator(".beyond").first).to_be_attached()
    assert board.locator(".lens").evaluate(UNDER) <= 0
    board.get_by_role("button", name="The whole board").tap()
    expect(board.locator(".beyond")).to_have_count(0)


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_on_a_phone_shows_what_it_speaks_of(arrive: Arrive, game: str) -> None:
    """Caption and button below, and above them the piece that is to be pressed."""
    ada = arrive("Ada", phone=True)
    ada.page.emulate_media(reduced_motion="reduce")
    ada.visit(f"/learn/{game}")
    lesson = ada.page.locator("section[aria-labelledby=lesson]")
    steps = len(LESSONS[game].steps)
    for step in range(1, steps + 1):
        expect(ada.page.get_by_text(f"Step {step} of {steps}")).to_be_visible()
        button = lesson.get_by_role("button").first
        expect(ada.page.locator(".board[aria-busy=false]")).to_be_visible()
        assert button.evaluate(INSIDE)
        pieces = ada.page.locator(".board .legal")
        if pieces.count():
            seen = "([...pieces]) => pieces.some((piece) => (" + INSIDE + ")(piece))"
            ada.page.wait_for_timeout(100)
            assert pieces.evaluate_all(seen), step
        button.tap()
    expect(lesson.get_by_role("link", name=re.compile("^Play now"))).to_be_visible()
