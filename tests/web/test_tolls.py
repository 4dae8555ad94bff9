"""What a step costs is seen before it is made: on the board, beside it, and in the list."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.browser import needs_browser
from tests.web.conftest import Arrive
from tests.web.midgame import MIDDLES, RECORDS, table
from trailboss.core.record import parse
from trailboss.games import GAMES

pytestmark = needs_browser

HAZARD = re.compile("go (FLOOD|DROUGHT|ROCK)")


def before_a_toll(name: str) -> int:
    """The first move at which the first seat may go to a hazard after paying its toll."""
    record = parse((RECORDS / MIDDLES[name]).read_text("utf-8"), GAMES)
    for move, (_, s) in enumerate(record.walk()):
        if s.waiting()[:1] != [0]:
            continue
        had = s.held()[0]["dollars"]
        for action in s.legal(0):
            if HAZARD.match(action.text):
                after = s.clone()
                after.apply(0, action)
                if after.held()[0]["dollars"] < had:
                    return move
    raise LookupError(name)


@pytest.mark.parametrize("name", ["gwt1-4", "gwt2-4"])
def test_a_toll_is_shown_on_the_way(arrive: Arrive, name: str) -> None:
    """R4.4: the same dollars stand on the place, in its popover and in the list."""
    ada = arrive("Ada")
    ada.visit(table(ada, name, move=before_a_toll(name)))
    hazard = ada.page.locator(".board .piece[data-action^='go ']:has(.toll-text)").first
    expect(hazard).to_be_visible()
    dollars = (hazard.locator(".toll-text").text_content() or "").removeprefix("$")
    assert int(dollars) > 0
    place = hazard.get_attribute("data-action")
    listed = ada.page.locator(f".bar [data-action='{place}']")
    expect(listed).to_contain_text(f"pay {dollars} dollar")
    hazard.hover()
    expect(ada.page.locator("#about-piece")).to_contain_text(dollars)
