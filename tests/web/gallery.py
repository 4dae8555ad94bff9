"""Every page in every language, width and look: `python -m tests.web.gallery DIR [NAME ...]`.

One sheet a page and width: five languages beside each other; light, dark and high contrast below
each other. They are made to be looked at before a release; nothing compares them. Names choose
some of the pages.
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
from tests.web.midgame import table
from tests.web.test_pages import dress
from trailboss.i18n import LANGUAGES

MOST: Final = 9_999
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
TABLES: Final = ("gwt1", "gwt2-4", "sam", "elpaso-4", "sue", "pioneer")
OVER: Final = "over"
LOOKS: Final[dict[str, tuple[Any, str]]] = {
    "light": ("light", "paper"),
    "dark": ("dark", "paper"),
    "contrast": ("light", "contrast"),
}
SIZES: Final = {"1280": (1280, 800), "1600": (1600, 1000), "1920": (1920, 1080)}
PHONE: Final = {"360": (360, 740)}
SETTLED: Final = 700


def over(ada: Person) -> str:
    """The address of a game that is over."""
    ada.visit("/new?game=pioneer")
    ada.button("Drop a seat").click()
    ada.button("Start the game").click()
    ada.page.wait_for_url("**/t/*")
    hand = Hand(ada, 0, idle="done")
    hand.play_on(MOST)
    return f"/t/{hand.table}"


def shoot(ada: Person, path: str, language: str, file: Path, phone: bool) -> None:
    """A page in a language, at every size and in every look; read once."""
    prefs = json.dumps({"language": language})
    ada.page.evaluate("text => localStorage.setItem('trailboss.prefs', text)", prefs)
    ada.visit(path)
    ada.page.wait_for_timeout(SETTLED)
    for width, (wide, high) in (PHONE if phone else SIZES).items():
        ada.page.set_viewport_size({"width": wide, "height": high})
        for look, (scheme, board) in LOOKS.items():
            dress(ada.page, board, scheme)
            ada.page.wait_for_timeout(100)
            ada.page.screenshot(path=f"{file}-{width}-{look}-{language}.png")


def sheet(page: Page, folder: Path, name: str, width: str) -> None:
    """All pictures of a page at a width in one: a row for each look, five languages in it."""
    shown = 300 if width in PHONE else 620
    rows = []
    for look in LOOKS:
        files = [(folder / f"{name}-{width}-{look}-{lang}.png").as_uri() for lang in LANGUAGES]
        rows.append("".join([f'<img width="{shown}" src="{file}">' for file in files]))
    wide = (shown + 6) * len(LANGUAGES)
    html = folder / "sheet.html"
    body = "<hr>".join(rows)
    html.write_text(f'<body style="margin:2px;width:{wide}px;background:#888">{body}', "utf-8")
    page.set_viewport_size({"width": wide + 8, "height": 800})
    page.goto(html.as_uri())
    page.wait_for_timeout(300)
    page.screenshot(path=folder / f"{name}-{width}.png", full_page=True)


def tour(browser: Browser, url: str, folder: Path, phone: bool, chosen: list[str]) -> None:
    """Every page that is chosen, at all widths of a desk or on a phone."""
    ada = Person(browser, url, "Ada", phone)
    ada.visit("/")
    paths = dict(PAGES)
    for name in TABLES:
        if name in chosen or not chosen:
            paths[name] = table(ada, name)
    if OVER in chosen or not chosen:
        paths[OVER] = over(ada)
        paths["replay"] = paths[OVER].replace("/t/", "/replay/t-") + "?move=20"
    maker = browser.new_page()
    shown = {name: path for name, path in paths.items() if name in chosen or not chosen}
    for name, path in tqdm(shown.items(), desc="phone" if phone else "desk"):
        for language in LANGUAGES:
            shoot(ada, path, language, folder / name, phone)
        for width in PHONE if phone else SIZES:
            sheet(maker, folder, name, width)


def main() -> None:
    folder = Path(sys.argv[1]).absolute()
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as data, running(Path(data), bots=1) as server, chromium() as browser:
        for phone in (False, True):
            tour(browser, server.url, folder, phone, sys.argv[2:])


if __name__ == "__main__":
    main()
