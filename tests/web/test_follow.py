"""The board comes nearer to what is asked about: to be read, and to be touched."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.browser import Person, needs_browser
from tests.web.conftest import Arrive
from tests.web.midgame import table

pytestmark = needs_browser

LEAST = 10
FINGER = 44
"""Pixels."""
SETTLED = 800
MAPS = {
    "gwt1": "The board",
    "gwt2": "The board",
    "elpaso": "The board of El Paso",
    "pioneer": "The map of",
}
TEXTS = """svg => {
  const frame = svg.getBoundingClientRect();
  return [...svg.querySelectorAll("text")].filter((text) => {
    const box = text.getBoundingClientRect();
    return box.width && box.right > frame.left && box.left < frame.right;
  }).map((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a);
}"""
SMALL = """svg => {
  const frame = svg.getBoundingClientRect();
  return [...svg.querySelectorAll(".piece.legal, .edge, .place.legal")].filter((piece) => {
    const box = piece.getBoundingClientRect();
    return box.width && box.left >= frame.left && box.right <= frame.right
      && box.top >= frame.top && box.bottom <= frame.bottom;
  }).map((piece) => {
    const { width, height } = piece.getBoundingClientRect();
    return [piece.dataset.piece ?? piece.dataset.track, Math.min(width, height)];
  });
}"""

SEEN = """svg => [...svg.querySelectorAll(".edge")].map((edge) => {
  const { x, y, width, height } = edge.getBoundingClientRect();
  return [edge.dataset.track, x + width / 2, y + height / 2];
}).find(([, x, y]) => document.elementFromPoint(x, y)?.closest(".edge"))"""
"""The first side whose middle nothing covers."""


def board(ada: Person, game: str) -> Any:
    svg = ada.page.get_by_role("group", name=re.compile(f"^{MAPS[game]}"))
    expect(svg).to_be_visible()
    expect(ada.page.locator(".legal, .edge").first).to_be_attached()
    ada.page.wait_for_timeout(SETTLED)
    return svg


def arrived(arrive: Arrive, game: str, phone: bool, wide: bool = False) -> Person:
    ada = arrive("Ada", phone=phone)
    ada.page.emulate_media(reduced_motion="reduce")
    prefs = json.dumps({"followWide": wide})
    ada.context.add_init_script(f"localStorage['trailboss.prefs'] = {json.dumps(prefs)}")
    ada.visit(table(ada, game))
    return ada


@pytest.mark.parametrize("game", MAPS)
def test_on_a_phone_what_is_asked_about_can_be_read_and_touched(arrive: Arrive, game: str) -> None:
    """No letter below ten pixels, no place to press below 44."""
    ada = arrived(arrive, game, phone=True)
    svg = board(ada, game)
    assert min(svg.evaluate(TEXTS)) >= LEAST - 0.1
    assert [row for row in svg.evaluate(SMALL) if row[1] < FINGER] == []


def test_sides_of_the_map_can_be_touched(arrive: Arrive) -> None:
    """A finger needs room around a side; what is nearest to it is meant, shown first, then laid."""
    ada = arrived(arrive, "pioneer", phone=True)
    ada.page.get_by_role("region", name=re.compile("^Which card")).get_by_role(
        "button", name=re.compile("^Use ")
    ).first.tap()
    svg = board(ada, "pioneer")
    edges = ada.page.locator(".edge")
    expect(edges.first).to_be_attached()
    sizes = svg.evaluate(SMALL)
    assert sizes and min(size for _, size in sizes) >= FINGER
    assert min(svg.evaluate(TEXTS)) >= LEAST - 0.1
    name, x, y = svg.evaluate(SEEN)
    ada.page.touchscreen.tap(x, y)
    expect(ada.page.locator(f".edge[data-track='{name}']")).to_have_class(re.compile("shown"))


@pytest.mark.parametrize("game", MAPS)
def test_a_large_screen_follows_only_if_one_wishes(arrive: Arrive, game: str) -> None:
    """The whole board by itself; with the wish the part that is asked about, and all of it."""
    whole = board(arrived(arrive, game, phone=False), game).get_attribute("viewBox")
    svg = board(arrived(arrive, game, phone=False, wide=True), game)
    part = svg.get_attribute("viewBox")
    sizes = [[float(n) for n in text.split()] for text in (whole, part)]
    assert sizes[1][2] <= sizes[0][2]
    if game == "pioneer":
        assert part != whole
    outside = """svg => {
      const frame = svg.getBoundingClientRect();
      return [...svg.querySelectorAll(".piece.legal:not(.far)")].filter((piece) => {
        const { left, right, width } = piece.getBoundingClientRect();
        return width && (right < frame.left || left > frame.right);
      }).length;
    }"""
    assert svg.evaluate(outside) == 0


def test_the_wish_is_among_the_settings(arrive: Arrive) -> None:
    """Off by itself on a large screen, on for a small one."""
    ada = arrive("Ada")
    ada.visit("/settings")
    wide = ada.page.get_by_label("Follow the question on large screens too")
    expect(wide).not_to_be_checked()
    expect(ada.page.get_by_label("Follow the question on small screens")).to_be_checked()
    wide.check()
    ada.page.reload()
    expect(wide).to_be_checked()
