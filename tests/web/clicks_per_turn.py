"""How many clicks a turn takes: `python -m tests.web.clicks_per_turn` plays a game and counts.

The game is a record of good bots, so its turns are what people do. A table goes on from its
beginning; one seat is played in the browser with as few clicks as the page allows, the other
through the API.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Locator

from tests.server.running import running
from tests.web.browser import Person, chromium
from trailboss.core.engine import State
from trailboss.core.record import Record, parse
from trailboss.games import GAMES

GAME: Final = Path(__file__).parent / "games" / "gwt2.txt"
SEAT: Final = 0
END: Final = "end of turn"
PATIENCE: Final = 20_000
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

    def doc(self) -> Doc:
        return {
            "turns": self.turns,
            "actions": self.actions,
            "clicks": self.clicks,
            "clicks_per_turn": round(self.clicks / max(self.turns, 1), 2),
            "single_choices": dict(self.single.most_common()),
            "by_verb": dict(self.kinds.most_common()),
        }


class Player:
    """The seat in the browser, with the moves that it shall make."""

    def __init__(self, person: Person, table: str) -> None:
        self.person = person
        self.path = f"{person.url}/api/tables/{table}"
        self.figures = Figures()

    def get(self, what: str, seat: int = SEAT) -> Doc:
        answer = self.person.context.request.get(f"{self.path}/{what}", params={"seat": seat})
        assert answer.ok, answer.text()
        return dict(answer.json())

    def post(self, seat: int, text: str) -> int:
        """A move of the other seat; how many were made, for single choices answer themselves."""
        before = int(self.settled()["seq"])
        wish = {"seat": seat, "action": text, "expected_seq": before, "key": f"clicks-{before}"}
        headers = {"origin": self.person.url}
        answer = self.person.context.request.post(
            f"{self.path}/actions", headers=headers, data=wish
        )
        made = self.after(before + 1) - before
        assert answer.ok or made, answer.text()  # The page may have been faster.
        return made

    def settled(self) -> Doc:
        """The position as soon as the page shows it and does nothing by itself."""
        page = self.person.page
        while True:
            page.locator(".board[aria-busy=false]").wait_for()
            before = self.get("state")
            page.wait_for_timeout(150)
            page.locator(".board[aria-busy=false]").wait_for()
            if self.get("state")["seq"] == before["seq"]:
                return before

    def click(self, button: Locator, verb: str) -> None:
        button.click(timeout=PATIENCE)
        self.figures.clicks += 1
        self.figures.kinds[verb] += 1

    def foresees(self, seq: int) -> None:
        """The page has heard what the choices would do, and shows them."""
        self.person.page.locator(f'.board[data-foreseen="{seq}"]').wait_for()
        self.person.page.locator(".choice").first.wait_for()

    def shows(self, press: Press) -> bool:
        """Is there anything to press for it?"""
        return press.wish == END or self.button(press.wish).count() > 0

    def button(self, text: str) -> Locator:
        """The piece or the choice that stands for an action."""
        return self.person.page.locator(f'[data-action="{text}"]')

    def press(self, press: Press) -> None:
        """One click, or two where ways differ in what they cost."""
        page = self.person.page
        if press.wish == END:
            self.click(page.get_by_role("button", name="End turn").last, END)
            return
        self.click(self.button(press.wish).last, press.wish.split(" ")[0])
        asked = page.get_by_role("group", name=re.compile("^Which way"))
        page.wait_for_timeout(60)
        if asked.count():
            self.click(asked.get_by_role("button").nth(press.which), "which")

    def after(self, seq: int) -> int:
        """The number of the table when so much is done and the page is still again."""
        for _ in range(PATIENCE // 50):
            if self.get("state")["seq"] >= seq:
                return int(self.settled()["seq"])
            self.person.page.wait_for_timeout(50)
        raise AssertionError(f"the page did not come to {seq}")


@dataclass(frozen=True)
class Press:
    """What is pressed, how many moves of the record that does and how many of the table."""

    wish: str
    moves: int
    actions: int
    which: int = 0
    """The way that is meant, where several differ in what they cost."""


def presses(s: State, moves: list[str], ahead: Doc) -> list[Press]:
    """What one click can do for the next moves, the most of them first."""
    found = [Press(moves[0], 1, 1)]
    end = ahead["end"]
    if end and len(end["steps"]) > 1 and moves[: len(end["steps"])] == end["steps"]:
        found.append(Press(END, len(end["steps"]), len(end["steps"])))
    walk = walked(moves)
    for way in ahead["ways"]:
        last = way["steps"][-1]
        actions = way["steps"] + ([way["stop"]] if way["stop"] else [])
        which = [w["steps"] for w in bills(ahead, last)].index(way["steps"])
        if walk and last == moves[walk - 1 - (moves[walk - 1] == "stop")]:
            if spent(way) == -paid(s, moves[:walk]):
                found.append(Press(last, walk, len(actions), which))
        elif moves[: len(actions)] == actions:
            found.append(Press(last, len(actions), len(actions), which))
    return sorted(found, key=lambda press: -press.moves)


def spent(way: Doc) -> int:
    """The dollars that a way costs the seat."""
    own = [c["amount"] for c in way["changes"] if (c["seat"], c["what"]) == (SEAT, "dollars")]
    return -int(sum(own))


def bills(ahead: Doc, last: str) -> list[Doc]:
    """The ways to an action in the order in which the page asks for one of them."""
    return sorted([way for way in ahead["ways"] if way["steps"][-1] == last], key=spent)


def paid(s: State, moves: list[str]) -> int:
    """The dollars that moves bring to the seat."""
    after = s.clone()
    for text in moves:
        after.play(SEAT, GAMES["gwt2"].actions.parse(text))
    return int(after.held()[SEAT]["dollars"] - s.held()[SEAT]["dollars"])


def walked(moves: list[str]) -> int:
    """How many of the next moves are one walk."""
    steps = 0
    while steps < len(moves) and moves[steps].startswith("go "):
        steps += 1
    return steps + (0 < steps < len(moves) and moves[steps] == "stop")


def played() -> Doc:
    """The figures of the whole game."""
    record = parse(GAME.read_text("utf-8"), GAMES)
    with TemporaryDirectory() as data, running(Path(data)) as server, chromium() as browser:
        ada = Person(browser, server.url, "Ada")
        table = branched(ada)
        ada.page.emulate_media(reduced_motion="reduce")
        ada.visit(f"/t/{table}")
        player = Player(ada, table)
        play(player, record)
        return player.figures.doc()


def branched(ada: Person) -> str:
    """A table that goes on from the beginning of the record, both seats hers."""
    headers = {"origin": ada.url}
    post = ada.context.request.post
    assert post(f"{ada.url}/api/me", headers=headers, data={"name": "Ada"}).ok
    brought = post(
        f"{ada.url}/api/replays", headers=headers, data={"record": GAME.read_text("utf-8")}
    )
    path = f"{ada.url}/api/replays/{brought.json()['id']}/branch"
    made = post(path, headers=headers, data={"move": 0, "players": [None, None]})
    return str(made.json()["table"])


def play(player: Player, record: Record) -> None:
    """All moves, those of one seat by clicks."""
    figures, moves = player.figures, record.moves
    done = 0
    while done < len(moves):
        seat, text = moves[done]
        if seat != SEAT:
            done += player.post(seat, text)
            continue
        before = player.settled()
        mine = own(moves, done)
        player.foresees(before["seq"])
        if any(row["text"] == mine[0] and row["free"] for row in before["legal"]):
            press = Press(mine[0], 1, 1)
        else:
            found = presses(record.replay(done), mine, player.get("foresight"))
            shown = [press for press in found if player.shows(press)]
            assert shown, f"move {done}: {mine[:4]} of {[r['text'] for r in before['legal']]}"
            press = shown[0]
        if sum(not row["free"] for row in before["legal"]) == 1:
            figures.single[press.wish.split(" ")[0]] += 1
        player.press(press)
        by_itself = player.after(before["seq"] + press.actions) - before["seq"] - press.actions
        done += press.moves + by_itself
    seated = [seat == SEAT for seat, _ in moves]
    figures.actions = sum(seated)
    figures.turns = sum(now and not before for before, now in pairwise([False, *seated]))


def own(moves: list[tuple[int, str]], start: int) -> list[str]:
    """The moves of the seat until somebody else has one."""
    texts = []
    for seat, text in moves[start:]:
        if seat != SEAT:
            break
        texts.append(text)
    return texts


if __name__ == "__main__":
    print(json.dumps(played(), indent=2))
