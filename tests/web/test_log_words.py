"""The log of games with a bot: people's words in every line, in every language."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.lanes import TABLE
from tests.server.running import Running
from tests.web.browser import needs_browser
from tests.web.conftest import Arrive
from tests.web.hand import Hand
from trailboss.i18n import LANGUAGES, read

pytestmark = needs_browser

RAW = re.compile(
    r"neutral space|local action|performs|\bevent-|\bthing-|\bui-|deed-|log-own"
    r"|_|\{|\bundefined\b|\bn[1-6]\b|\b\d:\d\b|BANDIT|ROCKFALL|\bTP_"
    r"|\b1 (dollars|cards|points|steps|certificates|exchange tokens)\b"
)
"""Names of the engine, keys without words, and wrong plurals."""
OTHERS = {"gwt1": "uk", "gwt2": "pl", "elpaso": "cs", "pioneer": "ru"}
"""Read beside English; `make table` reads every game in every language."""
FEWEST = 30
MOVES = 80


def lines(arrive: Arrive, path: str, language: str) -> list[str]:
    """The whole log as somebody reads it who speaks the language."""
    ada = arrive()
    script = f"localStorage['trailboss.prefs'] = '{{\"language\": \"{language}\"}}'"
    ada.context.add_init_script(script)
    ada.visit(path)
    log = ada.page.locator("[role=log]")
    expect(log.locator("p").nth(FEWEST)).to_be_attached()
    if log.get_by_role("button").count():
        log.get_by_role("button").click()
    found: list[str] = log.evaluate("log => [...log.querySelectorAll('p')].map(p => p.innerText)")
    return [line.strip() for line in found]


@pytest.mark.parametrize("game", ["gwt1", "gwt2", "elpaso", "pioneer"])
def test_the_log_speaks_as_people_do(server: Running, arrive: Arrive, game: str) -> None:
    """No name of the engine, no missing word, one line a deed."""
    ada = arrive("Ada")
    ada.visit(f"/new?game={game}")
    ada.page.get_by_label("Bot of seat 2").select_option("greedy")
    ada.button("Start the game").click()
    ada.say_name()
    expect(ada.page.locator(".actions")).to_be_visible()
    path = ada.page.url.removeprefix(ada.url)
    hand = Hand(ada, 0)
    with ada.away():
        hand.play_on(MOVES)
    for language in LANGUAGES if TABLE else ("en", OTHERS[game]):
        found = lines(arrive, path, language)
        english = () if language == "en" else (read("en").say("event-over", ""), " goes to ")
        bad = [line for line in found if RAW.search(line) or line in english]
        assert bad == [], language
