"""The pictures of the README, taken from the running page: `python -m tests.web.pictures`."""

from __future__ import annotations

from base64 import b64encode
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser

from tests.server.running import running
from tests.web.browser import Person, chromium
from tests.web.hand import Hand

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
MOST = 3_000
WIDE, HIGH = 1280, 800
PAUSE = 1.4
"""Seconds for each picture of a film."""


def arrive(browser: Browser, url: str, scheme: Any, phone: bool = False) -> Person:
    ada = Person(browser, url, "Ada", phone)
    ada.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    return ada


def play(ada: Person, game: str, moves: int) -> None:
    """A table against a bot, played for so many moves of ours or to its end."""
    ada.visit(f"/new?game={game}").button("Start the game").click()
    ada.say_name()
    ada.page.wait_for_url("**/t/*")
    Hand(ada, 0).play_on(moves)
    ada.page.reload()
    ada.page.wait_for_timeout(2_000)
    if ada.button("Got it").count():
        ada.button("Got it").click()


def take(ada: Person, name: str) -> None:
    path = FOLDER / f"{name}.jpg"
    ada.page.screenshot(path=path, type="jpeg", quality=82)
    print(path)


def film(ada: Person, name: str, frames: int) -> None:
    """Some moves one after the other as one moving picture, which needs no program to show it."""
    hand, shots = Hand(ada, 0), []
    for _ in range(frames):
        ada.page.wait_for_timeout(800)
        while ada.button("Got it").count():
            ada.button("Got it").first.click()
        shots.append(ada.page.screenshot(type="jpeg", quality=50))
        hand.play_on(1)
    path = FOLDER / f"{name}.svg"
    path.write_text(moving(shots), "utf-8")
    print(path)


def moving(shots: list[bytes]) -> str:
    """Pictures that are shown in turn for ever; whoever wants no motion sees the first."""
    style = f"""
image {{ opacity: 0; animation: shown {PAUSE * len(shots)}s step-end infinite; }}
@keyframes shown {{ 0% {{ opacity: 1; }} {100 / len(shots):.2f}% {{ opacity: 0; }} }}
@media (prefers-reduced-motion) {{
  image {{ animation: none; }}
  image:first-of-type {{ opacity: 1; }}
}}
"""
    images = [
        f'<image width="{WIDE}" height="{HIGH}" style="animation-delay: {PAUSE * number}s" '
        f'href="data:image/jpeg;base64,{b64encode(shot).decode()}"/>'
        for number, shot in enumerate(shots)
    ]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}">'
    return "\n".join([head, f"<style>{style}</style>", *images, "</svg>", ""])


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with TemporaryDirectory() as data, running(Path(data), bots=1) as server, chromium() as browser:
        ada = arrive(browser, server.url, "light")
        play(ada, "pioneer", 21)
        film(ada, "turn", 6)
        ada = arrive(browser, server.url, "light")
        play(ada, "gwt2", 90)
        take(ada, "table")
        ada = arrive(browser, server.url, "light")
        play(ada, "pioneer", 40)
        take(ada, "pioneer")
        ada = arrive(browser, server.url, "dark")
        play(ada, "elpaso", 60)
        take(ada, "elpaso")
        ada = arrive(browser, server.url, "light", phone=True)
        play(ada, "gwt1", 60)
        take(ada, "phone")
        ada = arrive(browser, server.url, "light")
        play(ada, "gwt2", MOST)
        take(ada, "score")


if __name__ == "__main__":
    main()
