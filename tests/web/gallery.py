"""Every page in every language, wide and narrow, light and dark: `python -m tests.web.gallery DIR`.

One sheet a page and width: five languages beside each other, light above dark. They are made to be
looked at before a release; nothing compares them.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Browser, Page
from tqdm import tqdm

from tests.server.running import running
from tests.web.browser import Person, chromium
from tests.web.hand import Hand
from trailboss.i18n import LANGUAGES

PAGES: Final = {
    "home": "/",
    "new": "/new?game=gwt2",
    "learn": "/learn",
    "rules": "/rules/elpaso",
    "replays": "/replays",
    "me": "/me",
    "settings": "/settings",
    "daily": "/daily",
    "companion": "/companion",
    "setup": "/companion/setup?game=gwt2",
    "pad": "/companion/score?game=gwt2",
    "sam": "/companion/sam",
    "sue": "/companion/sue",
    "lost": "/nowhere",
}
TABLES: Final = {
    "table-gwt1": ("gwt1", False, 40),
    "table-gwt2": ("gwt2", False, 60),
    "table-sam": ("gwt2", True, 40),
    "table-elpaso": ("elpaso", False, 40),
    "table-sue": ("elpaso", True, 40),
    "table-pioneer": ("pioneer", False, 30),
    "over": ("pioneer", True, 9_999),
}
SCHEMES: Final[tuple[Any, ...]] = ("light", "dark")
SETTLED: Final = 700
SHOWN: Final = {True: 300, False: 620}


def table(ada: Person, known: bool, game: str, alone: bool, moves: int) -> str:
    """The address of a table that was played for a while, by chance."""
    ada.visit(f"/new?game={game}")
    if alone:
        ada.button("Drop a seat").click()
    ada.button("Start the game").click()
    if not known:
        ada.say_name()
    ada.page.wait_for_url("**/t/*")
    hand = Hand(ada, 0, idle="done" if game == "pioneer" else "pass")
    hand.play_on(moves)
    return f"/t/{hand.table}"


def shoot(ada: Person, path: str, language: str, file: str) -> None:
    """A page in a language, light and dark."""
    prefs = json.dumps({"language": language})
    ada.page.evaluate("text => localStorage.setItem('trailboss.prefs', text)", prefs)
    ada.visit(path)
    ada.page.wait_for_timeout(SETTLED)
    for scheme in SCHEMES:
        ada.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        ada.page.wait_for_timeout(100)
        ada.page.screenshot(path=f"{file}-{language}-{scheme}.png")


def sheet(page: Page, folder: Path, name: str, phone: bool) -> None:
    """All pictures of a page in one."""
    rows = []
    for scheme in SCHEMES:
        files = [(folder / f"{name}-{lang}-{scheme}.png").as_uri() for lang in LANGUAGES]
        rows.append("".join([f'<img width="{SHOWN[phone]}" src="{file}">' for file in files]))
    width = (SHOWN[phone] + 6) * len(LANGUAGES) if phone else (SHOWN[phone] + 6) * 3
    body = "<hr>".join(rows)
    html = folder / "sheet.html"
    html.write_text(f'<body style="margin:2px;width:{width}px;background:#888">{body}', "utf-8")
    page.set_viewport_size({"width": width + 8, "height": 800})
    page.goto(html.as_uri())
    page.wait_for_timeout(300)
    page.screenshot(path=folder / f"{name}.png", full_page=True)


def tour(browser: Browser, url: str, folder: Path, phone: bool) -> None:
    """Every page, at one width."""
    width = "360" if phone else "1280"
    ada = Person(browser, url, "Ada", phone)
    paths = dict(PAGES)
    for name, what in tqdm(TABLES.items(), desc=f"tables {width}"):
        paths[name] = table(ada, len(paths) > len(PAGES), *what)
    paths["replay"] = paths["over"].replace("/t/", "/replay/t-") + "?move=20"
    maker = browser.new_page()
    for name, path in tqdm(paths.items(), desc=f"pages {width}"):
        for language in LANGUAGES:
            shoot(ada, path, language, str(folder / f"{name}-{width}"))
        sheet(maker, folder, f"{name}-{width}", phone)


def main() -> None:
    folder = Path(sys.argv[1]).absolute()
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as data, running(Path(data), bots=1) as server, chromium() as browser:
        for phone in (False, True):
            tour(browser, server.url, folder, phone)


if __name__ == "__main__":
    main()
