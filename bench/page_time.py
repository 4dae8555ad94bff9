"""What an action costs the page: `python -m bench.page_time [FOLDER ...]` plays and measures.

Ada plays gwt2 against a bot at 1280x800. After each of her clicks the page also shows what the bot
did; the processor time of its renderer, asked by the DevTools protocol, is shared among all that
was shown. Every FOLDER is a built page (`trailboss/server/static` of another commit) that is
measured in turn with the one that is built here: both in one run, on the same positions.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final
from urllib.parse import urlparse

from playwright.sync_api import CDPSession, Route, sync_playwright

from tests.server.running import running
from tests.web.browser import CHROMIUM, FLAGS, Person

GAME: Final = Path(__file__).parents[1] / "tests" / "web" / "games" / "gwt2.txt"
BUILT: Final = Path(__file__).parents[1] / "trailboss" / "server" / "static"
BOT: Final = "greedy"
SEAT: Final = 0
PARTS: Final = ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration")
WHOLE: Final = "TaskDuration"
PATIENCE: Final = 60.0
FOREIGN: Final = "--disable-features=LocalNetworkAccessChecks"
"""A page that comes from a folder may speak with the server all the same."""
PREFS: Final = {"auto": False, "sound": False}
Doc = dict[str, Any]


@dataclass
class Watched:
    """A page, its table, and what its actions have cost so far, in milliseconds."""

    name: str
    person: Person
    table: str
    cdp: CDPSession
    luck: random.Random = field(default_factory=lambda: random.Random(7))
    costs: list[dict[str, float]] = field(default_factory=list)

    def state(self) -> Doc:
        path = f"{self.person.url}/api/tables/{self.table}/state"
        return dict(self.person.context.request.get(path, params={"seat": SEAT}).json())

    def asked(self, since: int) -> Doc | None:
        """The position as soon as the seat is asked and the page rests; None when it is over."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            state = self.state()
            if state["status"] == "over":
                return None
            if state["seq"] > since and SEAT in state["waiting"]:
                self.person.page.wait_for_timeout(300)
                if self.state()["seq"] == state["seq"] and self.shows(state["seq"]):
                    return state
            self.person.page.wait_for_timeout(100)
        raise TimeoutError(f"{self.name}: nobody asks the seat after {since}")

    def shows(self, seq: int) -> bool:
        """Has the page drawn this position and what is foreseen in it?"""
        board = f'.board[aria-busy=false][data-foreseen="{seq}"]'
        return self.person.page.locator(board).count() > 0

    def metrics(self) -> dict[str, float]:
        rows = self.cdp.send("Performance.getMetrics")["metrics"]
        return {row["name"]: 1000 * row["value"] for row in rows}

    def step(self, state: Doc) -> Doc | None:
        """Click something that is possible; what it cost an action that was shown."""
        legal = [row["text"] for row in state["legal"] if not row["free"]]
        text = self.luck.choice(legal)
        before = self.metrics()
        self.person.page.evaluate(
            'text => document.querySelector(`.choice[data-action="${text}"]`).click()', text
        )
        after = self.asked(state["seq"])
        now = self.metrics()
        if after is not None:
            shown = after["seq"] - state["seq"]
            names = (*PARTS, WHOLE)
            self.costs.append({name: (now[name] - before[name]) / shown for name in names})
        return after

    def figures(self) -> Doc:
        """Medians and ninetieth percentiles."""
        found: Doc = {"page": self.name, "clicks": len(self.costs)}
        sums = [sum([cost[part] for part in PARTS]) for cost in self.costs]
        columns = {"script+style+layout": sums}
        columns |= {part: [cost[part] for cost in self.costs] for part in (*PARTS, WHOLE)}
        for name, values in columns.items():
            tenths = statistics.quantiles(values, n=10)
            found[name] = {"median": round(tenths[4], 1), "p90": round(tenths[8], 1)}
        return found


def of_folder(folder: Path, route: Route) -> None:
    """The files of another build; everything else is the server's."""
    path = urlparse(route.request.url).path
    file = folder / path.lstrip("/")
    if path.startswith("/t/"):
        file = folder / "index.html"
    if file.is_file() and not path.startswith("/api/"):
        route.fulfill(path=file)
    else:
        route.continue_()


def opened(person: Person, name: str, folder: Path | None) -> Watched:
    """A table that goes on from the beginning of the record, against a bot, in a fresh page."""
    headers, post = {"origin": person.url}, person.context.request.post
    assert post(f"{person.url}/api/me", headers=headers, data={"name": "Ada"}).ok
    record = {"record": GAME.read_text("utf-8")}
    brought = post(f"{person.url}/api/replays", headers=headers, data=record).json()["id"]
    wish = {"move": 0, "players": [None, BOT]}
    made = post(f"{person.url}/api/replays/{brought}/branch", headers=headers, data=wish)
    table = str(made.json()["table"])
    prefs = json.dumps(json.dumps(PREFS))
    person.context.add_init_script(f"localStorage.setItem('trailboss.prefs', {prefs})")
    person.page.emulate_media(reduced_motion="reduce")
    if folder is not None:
        person.page.route("**/*", lambda route: of_folder(folder, route))
    cdp = person.context.new_cdp_session(person.page)
    cdp.send("Performance.enable", {"timeDomain": "threadTicks"})
    person.visit(f"/t/{table}")
    return Watched(name, person, table, cdp)


def measured(folders: list[Path], clicks: int) -> list[Doc]:
    """The figures of all pages, click by click in turn."""
    with (
        TemporaryDirectory() as data,
        running(Path(data), bots=1) as server,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=CHROMIUM, args=[*FLAGS, FOREIGN]) as browser,
    ):
        pages = [(str(folder), folder) for folder in folders]
        watched = [
            opened(Person(browser, server.url, "Ada"), name, folder)
            for name, folder in [*pages, ("here", None)]
        ]
        states = {one.name: one.asked(-1) for one in watched}
        for _ in range(clicks):
            for one in watched:
                state = states[one.name]
                states[one.name] = None if state is None else one.step(state)
        return [one.figures() for one in watched]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="what an action costs the page")
    parser.add_argument("folders", nargs="*", type=Path, help="other builds of the page")
    parser.add_argument("--clicks", type=int, default=120, help="at most")
    chosen = parser.parse_args()
    for row in measured(chosen.folders, chosen.clicks):
        print(json.dumps(row))
