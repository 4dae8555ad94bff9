"""How many clicks a turn takes: `python -m tests.web.clicks_per_turn` plays a game and counts.

The game is a record of good bots, so its turns are what people do. A table goes on from its
beginning; one seat is played in the browser with as few clicks as the page allows, the other
through the API. Each turn must come to the very position of the record. Other games are named
by their files.
"""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Locator

from tests.server.running import running
from tests.web.browser import Person, chromium
from tests.web.fewest_presses import CLOSING, END, Press, after, by_itself, fewest, own, rest, texts
from trailboss.core.engine import State
from trailboss.core.record import Record, parse
from trailboss.games import GAMES

GAME: Final = Path(__file__).parent / "games" / "gwt2.txt"
SEAT: Final = 0
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

    def post(self, seat: int, text: str, seq: int) -> int:
        """A move of the other seat; how many were made, for single choices answer themselves."""
        wish = {"seat": seat, "action": text, "expected_seq": seq, "key": f"clicks-{seq}"}
        headers = {"origin": self.person.url}
        answer = self.person.context.request.post(
            f"{self.path}/actions", headers=headers, data=wish
        )
        made = int(self.get("state")["seq"]) - seq
        assert answer.ok or made > 0, answer.text()  # The page may have been faster.
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

    def button(self, wish: str) -> Locator:
        """The piece or the choice that stands for a wish; the button that ends the turn."""
        if wish == END:
            return self.person.page.get_by_role("button", name="End turn", exact=True).last
        return self.person.page.locator(f'[data-action="{wish}"]').last

    def press(self, press: Press) -> None:
        """One click, or two where ways differ in what they cost."""
        page = self.person.page
        verb = press.wish if press.wish in (END, CLOSING) else press.steps[-1].verb
        self.click(self.button(press.wish), verb)
        asked = page.get_by_role("group", name=re.compile("^Which way"))
        if press.which >= 0:
            self.click(asked.get_by_role("button").nth(press.which), "which")

    def reaches(self, seq: int) -> None:
        """Waits until so much has been done at the table."""
        for _ in range(PATIENCE // 50):
            if self.get("state")["seq"] >= seq:
                return
            self.person.page.wait_for_timeout(50)
        raise AssertionError(f"the page did not come to {seq}")

    def meets(self, s: State) -> None:
        """Waits until the table is where it should be, and the page has heard what can be done."""
        legal = [action.text for action in s.legal(SEAT) + s.free(SEAT)]
        now: list[str] = []
        for _ in range(PATIENCE // 50):
            state = self.settled()
            now = [row["text"] for row in state["legal"]]
            if now == legal:
                self.foresees(state["seq"])
                return
            self.person.page.wait_for_timeout(50)
        raise AssertionError(f"the table asks {now}, not {legal}")


def played(path: Path) -> Doc:
    """The figures of the whole game."""
    record = parse(path.read_text("utf-8"), GAMES)
    with TemporaryDirectory() as data, running(Path(data)) as server, chromium() as browser:
        ada = Person(browser, server.url, "Ada")
        table = branched(ada, path)
        ada.page.emulate_media(reduced_motion="reduce")
        ada.visit(f"/t/{table}")
        player = Player(ada, table)
        play(player, record)
        return player.figures.doc()


def branched(ada: Person, game: Path) -> str:
    """A table that goes on from the beginning of the record, both seats hers."""
    headers = {"origin": ada.url}
    post = ada.context.request.post
    assert post(f"{ada.url}/api/me", headers=headers, data={"name": "Ada"}).ok
    brought = post(
        f"{ada.url}/api/replays", headers=headers, data={"record": game.read_text("utf-8")}
    )
    path = f"{ada.url}/api/replays/{brought.json()['id']}/branch"
    made = post(path, headers=headers, data={"move": 0, "players": [None, None]})
    return str(made.json()["table"])


def play(player: Player, record: Record) -> None:
    """All moves, those of one seat by clicks."""
    figures, moves = player.figures, record.moves
    seq, done = int(player.settled()["seq"]), 0
    while done < len(moves):
        seat, text = moves[done]
        if seat != SEAT:
            player.reaches(seq)
            made = player.post(seat, text, seq)
            seq, done = seq + made, done + made
            continue
        mine = own(moves, done, SEAT)
        seq += play_turn(player, record, done, mine)
        done += len(mine)
        figures.actions += len(mine)
        figures.turns += 1


def play_turn(player: Player, record: Record, done: int, mine: list[str]) -> int:
    """The moves of the seat until somebody else has one, pressed as seldom as can be; how many."""
    game, s = GAMES["gwt2"], record.replay(done)
    goal = record.replay(done + len(mine))
    left, not_shown = tuple(mine), set[str]()
    s, left = by_itself(game, s, left, SEAT)
    made = len(mine) - len(left)
    while left:
        player.meets(s)
        press = fewest(game, s, SEAT, list(left), goal, not_shown)[0]
        if not player.button(press.wish).count():
            not_shown.add(press.wish)
            continue
        if press.single:
            player.figures.single[press.steps[-1].verb] += 1
        player.press(press)
        todo = rest(left, texts(press.steps)) or ()
        s, left = after(game, s, left, press, SEAT)
        made += len(press.steps) + len(todo) - len(left)
        not_shown.clear()
    return made


if __name__ == "__main__":
    for named in sys.argv[1:] or [str(GAME)]:
        print(json.dumps({"game": Path(named).name, **played(Path(named))}, indent=2))
