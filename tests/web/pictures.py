"""The pictures of the README, taken from the running page: `python -m tests.web.pictures`.

`python -m tests.web.pictures turn` takes only the moving one.
"""

from __future__ import annotations

import sys
from base64 import b64encode
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PIL import Image, ImageChops
from playwright.sync_api import Browser

from tests.server.running import running
from tests.web.browser import Person, chromium
from tests.web.hand import Hand

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
MOST = 3_000
WIDE, HIGH = 1280, 800
PAUSE = 1.4
"""Seconds for each picture of a film."""
QUALITY = 40
TILE = 80
Box = tuple[int, int, int, int]


def arrive(browser: Browser, url: str, scheme: Any, phone: bool = False) -> Person:
    ada = Person(browser, url, "Ada", phone)
    ada.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    return ada


def play(ada: Person, game: str, moves: int) -> None:
    """A table against a bot, played for a number of moves of ours or to its end."""
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
    ada.page.screenshot(path=path, type="jpeg", quality=68)
    print(path)


def film(ada: Person, name: str, frames: int) -> None:
    """Some moves one after the other as one moving picture, which needs no program to show it."""
    hand, shots = Hand(ada, 0), []
    for _ in range(frames):
        ada.page.wait_for_timeout(800)
        while ada.button("Got it").count():
            ada.button("Got it").first.click()
        shots.append(Image.open(BytesIO(ada.page.screenshot())).convert("RGB"))
        hand.play_on(1)
    path = FOLDER / f"{name}.svg"
    path.write_text(moving(shots), "utf-8")
    print(path)


def moving(shots: list[Image.Image]) -> str:
    """Pictures shown in turn for ever, over the first; whoever wants no motion sees that alone.

    Of the others only the tiles that differ are kept: that is most of the size.
    """
    style = f"""
g {{ opacity: 0; animation: shown {PAUSE * len(shots)}s step-end infinite; }}
@keyframes shown {{ 0% {{ opacity: 1; }} {100 / len(shots):.2f}% {{ opacity: 0; }} }}
@media (prefers-reduced-motion) {{ g {{ animation: none; }} }}
"""
    first, *others = shots
    rows = [image(first, (0, 0, WIDE, HIGH))]
    for number, shot in enumerate(others, 1):
        tiles = "".join([image(shot, box) for box in changed(first, shot)])
        rows.append(f'<g style="animation-delay: {PAUSE * number}s">{tiles}</g>')
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}">'
    return "\n".join([head, f"<style>{style}</style>", *rows, "</svg>", ""])


def changed(one: Image.Image, two: Image.Image) -> list[Box]:
    """The rows of neighbouring tiles in which two pictures differ."""
    found: list[Box] = []
    for top in range(0, HIGH, TILE):
        for left in range(0, WIDE, TILE):
            box = (left, top, left + TILE, top + TILE)
            if ImageChops.difference(one.crop(box), two.crop(box)).getbbox() is None:
                continue
            if found and found[-1][1:3] == (top, left):
                box = (found.pop()[0], *box[1:])
            found.append(box)
    return found


def image(shot: Image.Image, box: Box) -> str:
    """A part of a picture at its place."""
    left, top, right, bottom = box
    place = f'x="{left}" y="{top}" width="{right - left}" height="{bottom - top}"'
    return f'<image {place} href="data:image/webp;base64,{packed(shot.crop(box))}"/>'


def packed(picture: Image.Image) -> str:
    """A picture as text, as small as it can be while letters stay letters."""
    data = BytesIO()
    picture.save(data, "WEBP", quality=QUALITY, method=6)
    return b64encode(data.getvalue()).decode()


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with TemporaryDirectory() as data, running(Path(data), bots=1) as server, chromium() as browser:
        ada = arrive(browser, server.url, "light")
        play(ada, "pioneer", 23)
        film(ada, "turn", 3)
        if sys.argv[1:] == ["turn"]:
            return
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
