"""Pieces are the controls: what can be answered is on the board, or is named here with why not."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.web.browser import Person, needs_browser
from tests.web.conftest import Arrive
from tests.web.midgame import RECORDS, going_on
from trailboss.core.record import parse
from trailboss.games import GAMES

pytestmark = needs_browser

DECLINES: Final = "it ends something or says no: a button of the list"
AGREES: Final = "it says yes to the one thing that is asked"
LISTED: Final = {
    "gwt1": {
        "pass": DECLINES,
        "perform": AGREES,
        "choose": "one of two things that are printed on the same space",
    },
    "elpaso": {"pass": DECLINES, "perform": AGREES, "again": AGREES},
    "pioneer": {"done": DECLINES},
}
LISTED["gwt2"] = {
    **LISTED["gwt1"],
    "raise": "by stages of cards, of which one goes from the hand and one lies in no market",
}
"""Verbs that no piece of a game stands for."""
ELSEWHERE: Final = {
    "gwt1": {"raise", "exchange", "copy"},
    "gwt2": {"lift"},
}
"""Verbs that the editions share, though only the other one prints something that needs them."""
OFFERED = """() => {
  const found = [...document.querySelectorAll(".board [data-action]")];
  return found.map((piece) => piece.getAttribute("data-action"));
}"""
STILL = 'localStorage[\'trailboss.prefs\'] = \'{"auto": false, "pace": "off"}\''


def positions(game: str) -> Iterator[tuple[Path, int, frozenset[str]]]:
    """Each position of the records in which the first seat is asked, and the verbs that it has."""
    for path in sorted((RECORDS / game).glob("*.txt")):
        for move, (_, s) in enumerate(parse(path.read_text("utf-8"), GAMES).walk()):
            if s.waiting()[:1] == [0]:
                yield path, move, frozenset({a.verb for a in s.legal(0) + s.free(0)})


def few(game: str) -> list[tuple[Path, int, frozenset[str]]]:
    """Few positions that have all verbs between them."""
    rows = list(positions(game))
    left = {verb for _, _, verbs in rows for verb in verbs}
    assert left | ELSEWHERE.get(game, set()) == {action.verb for action in GAMES[game].actions.all}
    assert set(LISTED[game]) <= left, "an exception that is none"
    left -= set(LISTED[game])
    found = []
    while left:
        path, move, verbs = max(rows, key=lambda row: len(row[2] & left))
        found.append((path, move, verbs & left))
        left -= verbs
    return found


def offered(ada: Person, path: Path, move: int) -> list[str]:
    """What the pieces of the board stand for."""
    ada.visit(going_on(ada, path, move))
    expect(ada.page.locator(".actions.asked")).to_be_visible()
    expect(ada.page.locator(".board [data-action], .board .legal").first).to_be_visible()
    return list(ada.page.evaluate(OFFERED))


@pytest.mark.parametrize("game", GAMES)
def test_every_verb_has_a_piece(arrive: Arrive, game: str) -> None:
    """Each verb of the game in a recorded position: one of its answers is pressed on the board."""
    ada = arrive("Ada")
    ada.context.add_init_script(STILL)
    missing = []
    for path, move, verbs in few(game):
        found = {text.split(" ", 1)[0] for text in offered(ada, path, move)}
        missing += [(path.name, move, verb) for verb in sorted(verbs - found)]
    assert missing == []
