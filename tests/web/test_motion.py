"""Turns are seen: pieces walk and fly, any key ends it, and whoever wants no motion sees none."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.browser import Person, eventually, needs_browser
from tests.web.conftest import Arrive
from tests.web.hand import Hand

pytestmark = needs_browser

WATCH = """
window.walks = [];
window.stopped = false;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...args) {
  const animation = animate.apply(this, args);
  const piece = this.getAttribute('data-piece') ?? '';
  const moves = /^(herder|engine|rancher)_/.test(piece) || this.classList.contains('flyer');
  if (moves) window.walks.push([piece || 'flyer', animation]);
  if (moves && window.stopped) animation.pause();
  return animation;
};
"""
MOST_TURNS = 40


def sit(ada: Person, game: str, pace: str = "normal") -> Hand:
    """At a table with a bot, watching what moves."""
    prefs = json.dumps(json.dumps({"pace": pace}))
    ada.context.add_init_script(f"{WATCH}localStorage.setItem('trailboss.prefs', {prefs});")
    ada.visit(f"/new?game={game}")
    ada.page.get_by_label("Bot of seat 2").select_option("random")
    ada.button("Start the game").click()
    ada.say_name()
    expect(ada.page.locator(".actions")).to_be_visible()
    return Hand(ada, 0)


def moved(ada: Person) -> list[str]:
    """Which pieces have moved so far."""
    return list(ada.page.evaluate("() => window.walks.map(([piece]) => piece)"))


def play_until_moved(ada: Person, hand: Hand, *pieces: str) -> None:
    for _ in range(MOST_TURNS):
        if set(pieces) <= set(moved(ada)):
            return
        hand.play_on(1)
        ada.page.wait_for_timeout(100)
    raise AssertionError(f"{pieces} never moved, only {set(moved(ada))}")


def still(ada: Person) -> Any:
    """Nothing moves: every walk is over, nothing flies, nothing is said about it."""
    return ada.page.evaluate(
        """() => window.walks.every(([, a]) => !['running', 'paused'].includes(a.playState))
          && !document.querySelector('.flyer') && !document.querySelector('.motion p')"""
    )


@pytest.mark.parametrize(
    ("game", "pieces"),
    [
        ("gwt1", ("herder_1", "flyer")),
        ("gwt2", ("herder_1", "flyer")),
        ("elpaso", ("rancher_1", "flyer")),
        ("pioneer", ("flyer",)),
    ],
)
def test_what_a_bot_does_is_seen(arrive: Arrive, game: str, pieces: tuple[str, ...]) -> None:
    """The bot's piece walks, and things fly; afterwards everything stands still."""
    ada = arrive("Ada")
    hand = sit(ada, game, "quick")
    play_until_moved(ada, hand, *pieces)
    eventually(ada.page, "() => !document.querySelector('.motion p')")
    assert still(ada)


def test_a_key_ends_it_all(arrive: Arrive) -> None:
    """What would never end by itself ends at a key, with all that was still to come."""
    ada = arrive("Ada")
    hand = sit(ada, "gwt2")
    ada.page.evaluate("() => { window.stopped = true; }")
    play_until_moved(ada, hand, "herder_0")
    assert not still(ada)
    ada.page.keyboard.press("Escape")
    eventually(ada.page, "() => !document.querySelector('.motion p')")
    assert still(ada)


def test_an_own_choice_does_not_wait(arrive: Arrive) -> None:
    """While a walk is shown that never ends, the next question is answered by a click."""
    ada = arrive("Ada")
    hand = sit(ada, "gwt2")
    ada.page.evaluate("() => { window.stopped = true; }")
    play_until_moved(ada, hand, "herder_0")
    seq = hand.state()["seq"]
    for _ in range(MOST_TURNS):
        if hand.seat in hand.state()["waiting"]:
            break
        ada.page.wait_for_timeout(100)
    ada.page.locator(".actions.asked .choice").first.click()
    eventually(ada.page, "() => window.walks[0][1].playState === 'idle'")
    for _ in range(MOST_TURNS):
        if hand.state()["seq"] > seq:
            return
        ada.page.wait_for_timeout(100)
    raise AssertionError("the choice waited")


@pytest.mark.parametrize("why", ["reduced", "off"])
def test_whoever_wants_no_motion_sees_none(arrive: Arrive, why: str) -> None:
    ada = arrive("Ada")
    if why == "reduced":
        ada.page.emulate_media(reduced_motion="reduce")
    hand = sit(ada, "gwt2", "off" if why == "off" else "normal")
    hand.play_on(12)
    expect(ada.log).to_contain_text("Greenhorn")
    assert moved(ada) == []
