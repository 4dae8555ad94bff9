"""Pointing changes what is lit, never where anything is: no piece slips away from the pointer."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import Person, needs_browser
from tests.web.conftest import Arrive
from tests.web.hand import Hand

pytestmark = needs_browser

MOVES, MOST_MOVES = 20, 80
CARDS = ("discard", "remove", "buy", "cow", "aux")
MOST, FEWEST = 12, 4
PHONE, DESK = (360, 740), (1280, 800)

TARGETS = """(most) => {
  const all = [...document.querySelectorAll(
    '.board .legal, .board .refused, .actions .choice:not(details *)')];
  const step = Math.max(1, all.length / most);
  const few = [...all.keys()].filter((n) => Math.floor(n / step) !== Math.floor((n - 1) / step));
  window.aims = few.map((n) => all[n]);
  return window.aims.length;
}"""

AIM = """(n) => {
  window.aims[n].scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = window.aims[n].getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""

PLACES = """async (n) => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  if (n >= 0) window.aims[n].focus({ preventScroll: true });
  await frame();
  await frame();
  const rect = (node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  };
  return {
    pieces: window.aims.map(rect),
    board: rect(document.querySelector('.board svg')),
    page: [scrollX, scrollY, document.documentElement.scrollHeight],
  };
}"""


def to_a_rich_moment(ada: Person, game: str) -> None:
    """Alone, or with a bot where nobody plays alone; on to where cards beside the board glow."""
    ada.visit(f"/new?game={game}")
    if game == "gwt1":
        ada.page.get_by_label("Bot of seat 2").select_option("random")
    else:
        ada.button("Drop a seat").click()
    ada.button("Start the game").click()
    ada.say_name()
    expect(ada.page.locator(".actions")).to_be_visible()
    hand = Hand(ada, 0)
    with ada.away():
        hand.play_on(MOVES)
        for _ in range(MOST_MOVES):
            legal = hand.state()["legal"]
            if len(legal) >= FEWEST and any(row["verb"] in CARDS for row in legal):
                break
            hand.play_on(1)
    expect(ada.page.locator(".actions.asked")).to_be_visible()
    ada.settled()


def slips(page: Page) -> list[Any]:
    """What moved when something was pointed at or focused."""
    found = []
    aims = page.evaluate(TARGETS, MOST)
    assert aims >= FEWEST
    for n in range(aims):
        page.mouse.move(1, 1)
        x, y = page.evaluate(AIM, n)
        before = page.evaluate(PLACES, -1)
        page.mouse.move(x, y)
        pointed = page.evaluate(PLACES, -1)
        focused = page.evaluate(PLACES, n)
        name = page.evaluate("(n) => window.aims[n].textContent", n)
        found += [(name, before, after) for after in (pointed, focused) if after != before]
    return found


@pytest.mark.parametrize("game", ["gwt1", "gwt2", "elpaso"])
def test_nothing_moves_when_it_is_pointed_at(arrive: Arrive, game: str) -> None:
    """In the middle of a game, by pointer and by focus, on a desk and on a phone."""
    ada = arrive("Ada")
    ada.page.emulate_media(reduced_motion="reduce")
    to_a_rich_moment(ada, game)
    for width, height in (DESK, PHONE):
        ada.page.set_viewport_size({"width": width, "height": height})
        assert slips(ada.page) == []
