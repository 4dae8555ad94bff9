"""Words at the table: told to their end, and where they belong."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.web.browser import Person, needs_browser
from tests.web.conftest import Arrive
from tests.web.hand import Hand
from trailboss.i18n import read

pytestmark = needs_browser
FEW_MOVES = 200
WIDER_THAN_ITS_CIRCLE = """text => {
  const circle = text.parentElement.querySelector("circle");
  return text.getBoundingClientRect().width - circle.getBoundingClientRect().width;
}"""
CUT = "box => box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1"


def alone(ada: Person) -> Hand:
    """A table against Sam."""
    ada.visit("/new?game=gwt2")
    ada.button("Drop a seat").click()
    ada.button("Start the game").click()
    ada.say_name()
    ada.page.wait_for_url("**/t/*")
    return Hand(ada, 0)


def speak(ada: Person, **chosen: str | bool) -> None:
    """What is chosen here holds from the next page on."""
    prefs = json.dumps(chosen)
    ada.page.evaluate("text => localStorage.setItem('trailboss.prefs', text)", prefs)


def drawn(ada: Person, hand: Hand) -> None:
    """The page shows the question that the seat is asked now; nothing else is on its way."""
    state = hand.state()
    while hand.seat not in state["waiting"]:
        ada.page.wait_for_timeout(20)
        state = hand.state()
    now = ada.page.locator(f"[data-foreseen='{state['seq']}']")
    expect(now).to_be_visible()


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
    speak(ada.visit("/"), auto=False)
    hand = alone(ada)
    hint = ada.page.locator(".actions .detail")
    pointed = 0
    for _ in range(25):
        drawn(ada, hand)
        for choice in ada.page.locator(".actions .groups .choice").all()[:6]:
            choice.focus()
            assert not hint.evaluate(CUT), hint.text_content()
            pointed += 1
        hand.play_on(1)
    assert pointed > 25


def test_names_fit_where_they_stand(arrive: Arrive) -> None:
    """In every language: the start of the trail in its circle, the players in their list."""
    ada = arrive("Ada")
    alone(ada)
    for language in ("uk", "ru", "pl", "cs"):
        speak(ada, language=language)
        ada.page.reload()
        label = ada.page.locator("svg .piece[data-piece~='node_START'] text")
        expect(label).to_be_visible()
        expect(label).to_have_text(read(language).say("ui-board-start", ""))
        assert label.evaluate(WIDER_THAN_ITS_CIRCLE) <= 0, language
        for name in ada.page.locator(".players .name > *").all():
            assert not name.evaluate(CUT), name.text_content()
