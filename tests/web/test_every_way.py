"""The end of a game of each kind by the keyboard alone, and by touch alone on a phone."""

from __future__ import annotations

from contextlib import suppress

import pytest
from playwright.sync_api import Error, expect

from tests.web.browser import Person, needs_browser
from tests.web.conftest import Arrive
from tests.web.midgame import table

pytestmark = needs_browser

GAMES = {"gwt1": 0.9, "gwt2": 0.9, "elpaso": 0.85, "pioneer": 0.9}
"""The part of the record that is over already."""
MOST = 900
ASKED = ".actions.asked:has(.choice:not([aria-disabled=true])), .actions .ask"
KEYS = """() => [...document.querySelectorAll(".actions .choice:not(.any)[aria-keyshortcuts]")]
  .map((choice) => choice.getAttribute("aria-keyshortcuts"))"""


def sit(ada: Person, game: str) -> None:
    """Near the end of a recorded game, without motion."""
    ada.page.emulate_media(reduced_motion="reduce")
    ada.visit(table(ada, game, GAMES[game]))
    expect(ada.page.locator(".actions")).to_be_visible()


def by_keys(ada: Person, turn: int) -> None:
    """The key of a choice, one after the other; Enter where a way or an end is asked for."""
    ask = ada.page.locator(".actions .ask .button, .actions .end").first
    keys: list[str] = ada.page.evaluate(KEYS)
    if keys:
        ada.page.keyboard.press(keys[turn % len(keys)])
    elif ask.count():
        with suppress(Error):  # It may go away before it is in focus.
            ask.focus(timeout=1_000)
            ada.page.keyboard.press("Enter")


def by_touch(ada: Person, turn: int) -> None:
    """One of the choices, as high as a finger."""
    places = ada.page.locator(".actions .ask .button, .actions .choice:not(.any)").element_handles()
    if not places:
        return
    place = places[turn % len(places)]
    with suppress(Error):  # It may go away while it is aimed at.
        box = place.bounding_box()
        place.tap(timeout=2_000)
        assert box is None or box["height"] >= 44


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("way", [by_keys, by_touch])
def test_a_game_is_brought_to_its_end(arrive: Arrive, game: str, way: object) -> None:
    """Whatever is asked, the final score is reached without any other means."""
    assert callable(way)
    ada = arrive("Ada", phone=way is by_touch)
    sit(ada, game)
    over = ada.page.get_by_role("table", name="Final score")
    for turn in range(MOST):
        if over.count():
            break
        way(ada, turn)
        ada.page.wait_for_timeout(60)
    expect(over).to_be_visible()
