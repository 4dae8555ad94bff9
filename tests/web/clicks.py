"""Games played by clicks alone: whoever is asked presses a button that the page offers."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random

from playwright.sync_api import ElementHandle, Error, Locator, expect

from tests.web.browser import Person

MOST_LOOKS = 6_000
MOST_MISSES = 20
AIM = 2_000


class Clicker:
    """Somebody who presses a button by chance; what lies on the board comes before the bar."""

    def __init__(self, person: Person, *first: Locator, seed: int = 1) -> None:
        self.person = person
        self.luck = Random(seed)
        self.missed = 0
        person.page.emulate_media(reduced_motion="reduce")
        bars = person.page.get_by_role("group", name="Choices")
        ways = person.page.get_by_role("group", name=re.compile("^Which way"))
        self.places = [ways.get_by_role("button"), *first, bars.first.get_by_role("button")]
        self.over = person.page.get_by_role("table", name="Final score")

    def click(self) -> bool:
        """Press something, if anything can be pressed: one of the buttons that are seen now.

        A choice may go away while it is aimed at; nobody waits for it to come back.
        """
        for buttons in self.places:
            if seen := buttons.element_handles():
                self.missed = 0 if pressed(self.luck.choice(seen)) else self.missed + 1
                assert self.missed < MOST_MISSES, "nothing on the page can be pressed"
                return True
        return False


def pressed(button: ElementHandle) -> bool:
    try:
        button.click(timeout=AIM)
    except Error:
        return False
    return True


def anybody(clickers: Sequence[Clicker]) -> bool:
    """Everybody presses something; if nobody can, they wait for a moment."""
    if any([clicker.click() for clicker in clickers]):
        return True
    clickers[0].person.page.wait_for_timeout(20)
    return False


def play_until(there: Locator, *clickers: Clicker) -> None:
    """Until something is on the page of the first."""
    for _ in range(MOST_LOOKS):
        if there.count():
            return
        anybody(clickers)
    raise AssertionError("the game does not get there")


def play_to_the_end(*clickers: Clicker) -> None:
    """Until the final score is on everybody's page; while there are choices, none looks for it."""
    for _ in range(MOST_LOOKS):
        if not anybody(clickers) and clickers[0].over.count():
            break
    for clicker in clickers:
        expect(clicker.over).to_be_visible()


def final_score(person: Person, names: Sequence[str]) -> Locator:
    """The rows of the score of everybody, each line with its rule."""
    sheet = person.page.get_by_role("table", name="Final score")
    for name in names:
        expect(sheet.get_by_role("columnheader", name=name)).to_be_visible()
    rows = sheet.get_by_role("row")
    expect(rows.filter(has_text="Total")).to_have_count(1)
    return rows
