"""The list of choices, for keyboard and screen reader, has the order of the pieces on the board."""

from __future__ import annotations

from itertools import groupby

import pytest
from playwright.sync_api import expect

from tests.web.browser import Person, needs_browser
from tests.web.conftest import Arrive
from tests.web.midgame import FULL, first, table

pytestmark = needs_browser

LAST = ("stop", "pass")
"""To go on is offered before to stop."""
BOTH = """() => ["board", "bar .groups", "bar .any"].map((part) =>
  [...document.querySelectorAll(`.${part} [data-action]`)].map((one) => one.dataset.action))"""
PLACES = [("gwt2", "hire", 2), ("gwt2", "take", 2), ("elpaso", "use", 2), ("gwt1", "disc", 2)]
"""A question of many pieces each; and the middles of all games."""


def verb(text: str) -> str:
    return text.split(" ", 1)[0]


def in_order(listed: list[str], placed: list[str]) -> list[str]:
    """By verbs, each where its first piece lies, and in it the pieces as they lie."""
    place = {text: at for at, text in reversed(list(enumerate(placed)))}
    rows = sorted(listed, key=lambda text: place.get(text, len(placed)))
    groups = list(dict.fromkeys(verb(text) for text in rows))
    groups.sort(key=lambda name: name in LAST)
    return [text for name in groups for text in rows if verb(text) == name]


def check(ada: Person) -> None:
    expect(ada.page.locator(".board[data-foreseen][aria-busy=false]")).to_be_visible()
    expect(ada.page.locator(".bar .groups [data-action]")).not_to_have_count(0)
    placed, listed, free = ada.page.evaluate(BOTH)
    assert listed and set(listed) & set(placed)
    assert [text for text in listed if verb(text) not in LAST] == [
        text for text in in_order(listed, placed) if verb(text) not in LAST
    ]
    names = [name for name, _ in groupby(listed, key=lambda text: verb(text) in LAST)]
    assert names in ([False], [True], [False, True])
    assert free == sorted(free, key=lambda text: (placed + [text]).index(text))


def visit(arrive: Arrive, name: str, move: int | None) -> Person:
    ada = arrive("Ada")
    ada.context.add_init_script("localStorage['trailboss.prefs'] = '{\"auto\": false}'")
    ada.visit(table(ada, name, move=move))
    return ada


@pytest.mark.parametrize("name", FULL)
def test_the_list_has_the_order_of_the_board(arrive: Arrive, name: str) -> None:
    check(visit(arrive, name, None))


@pytest.mark.parametrize(("name", "kind", "least"), PLACES)
def test_so_it_has_at_every_question(arrive: Arrive, name: str, kind: str, least: int) -> None:
    check(visit(arrive, name, first(name, kind, least)))


def test_the_focus_stays_in_the_list(arrive: Arrive) -> None:
    """A choice made by the keyboard hands the focus to the first of the next ones, in order."""
    ada = visit(arrive, "gwt2", None)
    choices = ada.page.locator(".bar .groups [data-action]")
    expect(ada.page.locator(".board[data-foreseen]")).to_be_visible()
    before = ada.page.locator(".actions.asked h2").inner_text()
    choices.first.press("Enter")
    expect(ada.page.locator(".actions.asked h2")).not_to_have_text(before)
    expect(choices.first).to_be_focused()
