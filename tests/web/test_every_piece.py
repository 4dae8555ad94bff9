"""Every piece of every board says beside it what it is, what it does, and which rule it has."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.web.browser import Person, needs_browser
from tests.web.conftest import Arrive
from tests.web.midgame import FULL, table

pytestmark = needs_browser

LEAST = 40
RAW = re.compile(r"\b(ui|legend|about|thing|board|elpaso|pioneer)-[a-z]")
"""A key that nobody has words for."""
RULELESS = re.compile("^exchange tokens: 0$")
"""The first edition has none, and no rule of them."""
WALK = """async () => {
  for (const one of document.querySelectorAll(".board details")) one.open = true;
  const found = [];
  const box = document.querySelector("#about-piece");
  for (const piece of document.querySelectorAll(".board [data-about]")) {
    if (piece.getBoundingClientRect().width === 0) continue;
    piece.focus();
    await new Promise((done) => setTimeout(done));
    const lines = [...box.querySelectorAll("p:not(.title, .click, .rules)")];
    found.push({
      name: piece.getAttribute("data-piece") ?? piece.className.baseVal ?? piece.className,
      title: box.querySelector(".title")?.textContent ?? "",
      lines: lines.map((line) => line.textContent),
      rule: box.querySelector(".rules a")?.textContent ?? "",
      seen: piece.hasAttribute("aria-describedby"),
    });
  }
  return found;
}"""
SILENT = """() => [...document.querySelectorAll(
    ".board :is([role=img], .piece, .chip, .edge, .side, .head, .dealer), " +
    ".board :is(.mat dl > div, .hand dl > div, .mat li)"
  )]
  .filter((one) => !one.closest("[data-about], .told") && !one.querySelector("[data-about]"))
  .filter((one) => one.getBoundingClientRect().width > 0)
  .map((one) => one.outerHTML.slice(0, 160))"""
"""What looks like a piece and tells nothing."""


def told(ada: Person) -> list[dict[str, Any]]:
    """What each piece says when it is in focus."""
    ada.settled()
    ada.page.keyboard.press("Tab")
    return list(ada.page.evaluate(WALK))


@pytest.mark.parametrize("name", FULL)
def test_every_piece_is_told(arrive: Arrive, name: str) -> None:
    """A title, what it does, and a rule: on the board, in the markets, in hand, on all mats."""
    ada = arrive("Ada")
    ada.visit(table(ada, name))
    rows = told(ada)
    assert len(rows) >= LEAST
    assert ada.page.evaluate(SILENT) == []
    assert [row["name"] for row in rows if not row["seen"]] == []
    assert [row for row in rows if not row["title"].strip() or not row["lines"]] == []
    assert [row for row in rows if not row["rule"] and not RULELESS.match(row["title"])] == []
    assert [row for row in rows for said in (row["title"], *row["lines"]) if RAW.search(said)] == []
    assert [row for row in rows if row["title"] in row["lines"]] == []


def line_of(rows: list[dict[str, Any]], name: str) -> str:
    found = [" · ".join(row["lines"]) for row in rows if name in row["name"]]
    assert found, name
    return found[0]


def test_the_first_things_that_one_asks(arrive: Arrive) -> None:
    """Points and price of a hazard, the price of a cow, what a stationmaster takes, Kansas City."""
    ada = arrive("Ada")
    ada.visit(table(ada, "gwt2", 0.2))
    rows = told(ada)
    hazards = [row for row in rows if re.search("flood|drought|rockfall", row["title"])]
    assert hazards, sorted({row["title"] for row in rows})
    lines = [" · ".join(row["lines"]) for row in hazards]
    assert any(re.search(r"\d points.*removing it costs", line) for line in lines), lines
    cows = [row for row in rows if row["name"].startswith("cow_")]
    assert cows and all(re.search("cowboys? and", " ".join(row["lines"])) for row in cows)
    assert "worker" in line_of(rows, "master_1")
    assert [row["rule"] for row in rows if row["name"] == "node_KC"] == ["R5.7"]
    assert re.search(r"costs \$\d", line_of(rows, "row_1"))
