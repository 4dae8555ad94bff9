"""Hands that press on the page what was planned: a mouse, a finger, keys."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final

from playwright.sync_api import Locator

from tests.web.browser import Person
from tests.web.fewest_presses import CLOSING, END, Press
from tests.web.record_plan import SEAT

PATIENCE: Final = 30_000
FINGER: Final = 43.9
"""So high is a choice that a finger presses, in pixels; a board is enlarged by its owner."""
HIT: Final = """(piece) => {
  piece.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = piece.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return width > 0 && piece.contains(hit);
}"""
"""Is it on the screen with nothing above it?"""
BOARD: Final = """(piece) => {
  const svg = piece.closest(".zoomed svg");
  if (!svg) return null;
  const frame = svg.getBoundingClientRect();
  const { left, top, width, height } = piece.getBoundingClientRect();
  const [x, y] = [frame.left + frame.width / 2, frame.top + frame.height / 2];
  const most = (by, size) => Math.max(-0.4 * size, Math.min(0.4 * size, by));
  return {
    enlarged: svg.style.touchAction === "none",
    x, y,
    dx: most(x - left - width / 2, frame.width),
    dy: most(y - top - height / 2, frame.height),
  };
}"""
"""The middle of the board that a piece lies on, and how far the piece is from it."""
PASS: Final = """() => [...document.querySelectorAll("[data-action], .actions button")]
  .map((one) => one.textContent.trim()).filter((name) => /^Pass\\b/.test(name)).join()"""
PART: Final = """(piece) => {
  const part = piece.closest("[data-part]");
  return part ? [part.dataset.part.split(" ")[0], part.checkVisibility()] : ["", true];
}"""
"""The part of the table where it lies, and whether that is seen; some pieces are seen with all."""
MOST_DRAGS: Final = 10
REST: Final = 120
PARTS: Final = {"board": "Board", "hand": "Hand", "market": "Market", "players": "Players"}
Doc = dict[str, Any]


@dataclass
class Figures:
    """What was counted."""

    clicks: int = 0
    turns: int = 0
    actions: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    single: Counter[str] = field(default_factory=Counter)
    """Clicks where there was only one choice, beside any-time actions."""
    pieces: Counter[str] = field(default_factory=Counter)
    """What was pressed where it lies."""
    listed: Counter[str] = field(default_factory=Counter)
    """What was pressed in the list, because no piece stood for it within reach."""
    turned: int = 0
    """How often another part of a small screen was shown."""
    dragged: int = 0
    """How often its board was enlarged or dragged."""

    @property
    def a_turn(self) -> float:
        return self.clicks / max(self.turns, 1)

    @property
    def forced(self) -> int:
        return sum(self.single.values())

    def doc(self) -> Doc:
        return {
            "turns": self.turns,
            "actions": self.actions,
            "clicks": self.clicks,
            "clicks_per_turn": round(self.a_turn, 2),
            "forced": self.forced,
            "forced_percent": round(100 * self.forced / max(self.clicks, 1), 1),
            "parts_shown": self.turned,
            "board_dragged": self.dragged,
            "pieces": dict(self.pieces.most_common()),
            "list": dict(self.listed.most_common()),
            "single_choices": dict(self.single.most_common()),
            "by_verb": dict(self.kinds.most_common()),
        }


class Player:
    """The seat in the browser: presses by the mouse what was planned."""

    def __init__(self, person: Person, table: str) -> None:
        self.person = person
        self.page = person.page
        self.path = f"{person.url}/api/tables/{table}"
        self.figures = Figures()

    @staticmethod
    def shows(wish: str) -> bool:
        """Can it be pressed in this way?"""
        return True

    # What the table does.

    def seq(self) -> int:
        answer = self.person.context.request.get(f"{self.path}/state", params={"seat": SEAT})
        assert answer.ok, answer.text()
        return int(answer.json()["seq"])

    def others(self, seat: int, text: str, seq: int) -> None:
        """A move of another seat."""
        wish = {"seat": seat, "action": text, "expected_seq": seq, "key": f"others-{seq}"}
        headers = {"origin": self.person.url}
        answer = self.person.context.request.post(
            f"{self.path}/actions", headers=headers, data=wish
        )
        assert answer.ok, answer.text()

    def comes_to(self, seq: int) -> None:
        """Waits until so much has been done at the table."""
        for _ in range(PATIENCE // 25):
            if (now := self.seq()) >= seq:
                assert now == seq, f"the page did {now - seq} more than was planned"
                return
            self.page.wait_for_timeout(25)
        raise AssertionError(f"the page did not come to {seq}: it stands at {self.seq()}")

    def foresees(self, seq: int) -> None:
        """Waits until the page shows this position and what can be done in it."""
        self.page.locator(f'.board[aria-busy=false][data-foreseen="{seq}"]').wait_for()

    def never_passes(self) -> None:
        """Whatever ends a turn is called what it does."""
        assert not self.page.evaluate(PASS)

    # What the hand does.

    def press(self, press: Press) -> None:
        """One click, or two where ways differ in what they cost."""
        self.never_passes()
        verb = press.wish if press.wish in (END, CLOSING) else press.steps[-1].verb
        piece = None if verb in (END, CLOSING) else self.piece(press.wish)
        if piece is None:
            (self.figures.kinds if verb in (END, CLOSING) else self.figures.listed)[verb] += 1
            self.choose(self.choice(press.wish))
        else:
            self.figures.pieces[verb] += 1
            self.touch(piece)
        self.figures.clicks += 1
        self.figures.kinds[verb] += verb not in (END, CLOSING)
        if press.single:
            self.figures.single[verb] += 1
        if press.which >= 0:
            ways = self.page.get_by_role("group", name=re.compile("^Which way"))
            self.choose(ways.get_by_role("button").nth(press.which))
            self.figures.clicks += 1
            self.figures.kinds["which"] += 1

    def piece(self, wish: str) -> Locator | None:
        """The first piece that stands for a wish, if it can be pressed where it lies."""
        pieces = self.page.locator(f'.board [data-action="{wish}"]')
        return pieces.first if pieces.count() and self.reaches(pieces.first) else None

    def reaches(self, piece: Locator) -> bool:
        """What was told of another piece may lie above it, until the mouse is elsewhere."""
        if not piece.evaluate(HIT):
            self.page.mouse.move(0, 0)
            self.page.locator("#about-piece").wait_for(state="hidden")
        return bool(piece.evaluate(HIT))

    def choice(self, wish: str) -> Locator:
        """What the bar says for a wish."""
        if wish == END:
            return self.page.get_by_role("button", name="End turn", exact=True).last
        return self.page.locator(f'.actions [data-action="{wish}"]')

    def touch(self, piece: Locator) -> None:
        piece.click()

    def choose(self, choice: Locator) -> None:
        choice.click()


class Finger(Player):
    """By touch alone, on a phone."""

    @staticmethod
    def shows(wish: str) -> bool:
        """Rows of a far building are lower than a finger: the tile is pressed, then the choice."""
        return " @" not in wish

    def touch(self, piece: Locator) -> None:
        track = piece.get_attribute("data-track")
        piece.tap()
        if track:  # The first touch of a side tells what it does.
            self.figures.clicks += 1
            self.page.get_by_role("button", name="Lay it").tap()

    def choose(self, choice: Locator) -> None:
        choice.scroll_into_view_if_needed()
        box = choice.bounding_box()
        assert box and box["height"] >= FINGER, choice
        choice.tap()

    def reaches(self, piece: Locator) -> bool:
        """In its part of the table; what the board does not show is enlarged and dragged there."""
        part, seen = piece.evaluate(PART)
        if not seen:
            parts = self.page.get_by_role("navigation", name="Parts of the table")
            parts.get_by_role("button", name=PARTS[part]).tap()
            self.figures.turned += 1
        if not piece.is_visible():
            return False  # Too low for a finger, so it is not there.
        for _ in range(MOST_DRAGS):
            if super().reaches(piece):
                return True
            if not (place := piece.evaluate(BOARD)):
                return False
            self.figures.dragged += 1
            if place["enlarged"]:
                self.drag(place)
            else:
                self.page.get_by_role("button", name="Nearer").tap()
        return False

    def drag(self, place: Doc) -> None:
        """Moves the board with a finger, towards where the piece is in its middle.

        The finger rests before it is lifted: the browser takes a tap after a fling for its end.
        """
        x, y, dx, dy = place["x"], place["y"], place["dx"], place["dy"]
        finger = self.person.context.new_cdp_session(self.page)
        for kind, part in (("Start", -0.5), ("Move", 0.0), ("Move", 0.5)):
            points = [{"x": x + part * dx, "y": y + part * dy}]
            finger.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": points})
        self.page.wait_for_timeout(REST)
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        finger.detach()


class Keys(Player):
    """By the keyboard alone: the number of a choice if it has one, else Enter in focus."""

    def press(self, press: Press) -> None:
        choice = self.choice(press.wish)
        key = choice.get_attribute("aria-keyshortcuts") if choice.count() else None
        if key is None or press.which >= 0:
            super().press(press)
            return
        self.page.keyboard.press(key)
        self.figures.clicks += 1
        self.figures.listed[press.wish.split()[0]] += 1

    def reaches(self, piece: Locator) -> bool:
        return bool(piece.evaluate("piece => piece.tabIndex >= 0"))

    def touch(self, piece: Locator) -> None:
        piece.focus()
        self.page.keyboard.press("Enter")

    def choose(self, choice: Locator) -> None:
        self.touch(choice)
