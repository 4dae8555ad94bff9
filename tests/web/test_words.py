"""Words at the table: told to their end, and where they belong."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.web.browser import Person, needs_browser
from tests.web.conftest import Arrive
from tests.web.hand import Hand

pytestmark = needs_browser
FEW_MOVES = 200
CUT = "box => box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1"


def alone(ada: Person) -> Hand:
    """A table against Sam."""
    ada.visit("/new?game=gwt2")
    ada.button("Drop a seat").click()
    ada.button("Start the game").click()
    ada.say_name()
    ada.page.wait_for_url("**/t/*")
    return Hand(ada, 0)


def speak(ada: Person, language: str) -> None:
    """The page again, in another language."""
    chosen = json.dumps({"language": language})
    ada.page.evaluate("text => localStorage.setItem('trailboss.prefs', text)", chosen)
    ada.page.reload()


def test_nobody_votes_alone_against_an_automa(arrive: Arrive) -> None:
    """What was revealed is taken back by whoever plays, without asking anybody."""
    ada = arrive("Ada")
    hand = alone(ada)
    for _ in range(FEW_MOVES):
        hand.play(hand.state())
        if hand.state()["undo"]["step"] is None:
            break
    seq = hand.state()["seq"]
    expect(ada.button("Ask to take back more")).to_have_count(0)
    ada.page.get_by_role("button", name="Take back more", exact=True).click()
    expect(ada.log.get_by_text("what was done last is taken back")).to_be_visible()
    expect(ada.log.get_by_text("vote")).to_have_count(0)
    assert hand.state()["seq"] == seq + 1


def test_hints_are_told_to_their_end(arrive: Arrive) -> None:
    """Whatever is pointed at, the line below the choices holds all its words."""
    ada = arrive("Ada")
    hand = alone(ada)
    hint = ada.page.locator(".actions .detail")
    pointed = 0
    for _ in range(25):
        choices = ada.page.locator(".actions .groups .choice")
        for number in range(min(choices.count(), 6)):
            choices.nth(number).focus()
            assert not hint.evaluate(CUT), hint.text_content()
            pointed += 1
        hand.play(hand.state())
        ada.page.wait_for_timeout(150)
    assert pointed > 25


def test_names_fit_where_they_stand(arrive: Arrive) -> None:
    """In every language: the start of the trail in its circle, the players in their list."""
    ada = arrive("Ada")
    alone(ada)
    for language in ("uk", "ru", "pl", "cs"):
        speak(ada, language)
        label = ada.page.locator("svg text.effect").first
        expect(label).to_be_visible()
        width = "text => text.getComputedTextLength()"
        assert label.evaluate(width) <= 48, language
        for name in ada.page.locator(".players .name > *").all():
            assert not name.evaluate(CUT), name.text_content()
