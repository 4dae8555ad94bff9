"""Players who go on whatever happens: each wish is sent until it is settled, at any server."""

from __future__ import annotations

import json
import random
import socket
import threading
import time
from contextlib import suppress
from itertools import count
from typing import Any

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.live import cookies
from tests.server.running import Person

SOON = 5.0
"""A server that does not answer within this many seconds is left for another."""
PAUSE = 0.03
NUMBERS = count(1)
OWN = 2
"""Seats of a player; bots sit behind them."""
Done = tuple[int, str, str]
"""Number, action and key of an acknowledged action."""


class Player:
    """One person with a table for two at one screen; acts until told to end."""

    def __init__(self, number: int, urls: list[str], bots: int = 0) -> None:
        self.luck = random.Random(number)
        self.seats = [{"kind": "hotseat"}] * OWN + [{"kind": "bot", "bot": "random"}] * bots
        self.urls = urls
        self.done: dict[str, list[Done]] = {}
        """By table: what was acknowledged, in order."""
        self.table = ""
        self.acts = 0
        self.again = 0
        """So often a wish had to be sent once more."""
        self.slowest = 0.0
        """The longest time until a wish was settled."""
        self.over, self.gone = threading.Event(), threading.Event()
        """No more wishes; no more of this one either."""
        self.person = self.insist(lambda url: Person(url, f"P{number}"))
        self.cookie = cookies(self.person)
        self.person.http.cookies.clear()  # It belongs to one address, and there are several.
        self.thread = threading.Thread(target=self.play, daemon=True)

    def insist(self, work: Any) -> Any:
        """Try at one server after the other until one of them carries it out."""
        while True:
            if self.gone.is_set():
                raise SystemExit
            try:
                return work(self.luck.choice(self.urls))
            except (httpx.HTTPError, AssertionError, OSError):
                self.again += 1
                time.sleep(PAUSE)

    def ask(self, url: str, path: str, body: dict[str, Any] | None = None) -> httpx.Response:
        """An answer that is no server error."""
        client: httpx.Client = self.person.http
        headers = {"origin": url, "cookie": self.cookie}
        method = "GET" if body is None else "POST"
        answer = client.request(method, url + path, json=body, headers=headers, timeout=SOON)
        assert answer.status_code < 500 and answer.status_code not in (401, 403), answer.text
        return answer

    def sit_down(self) -> None:
        wish = {"game": "gwt2", "seats": self.seats, "start": True, "public": True}
        answer = self.insist(lambda url: self.ask(url, "/api/tables", wish))
        self.table = answer.json()["id"]
        self.done[self.table] = []

    def play(self) -> None:
        while not self.over.is_set():
            self.act()
            time.sleep(PAUSE)

    def act(self) -> bool:
        """One wish until it is settled; False if it was refused because the game had moved on, or
        a bot is asked."""
        if not self.table:
            self.sit_down()
        path = f"/api/tables/{self.table}"
        waiting = self.insist(lambda url: self.ask(url, f"{path}/state").json())["waiting"]
        if not waiting:
            self.table = ""
            return True
        seat = waiting[0]
        if seat >= OWN:
            return False
        state = self.insist(lambda url: self.ask(url, f"{path}/state?seat={seat}").json())
        action = self.luck.choice([row["text"] for row in state["legal"] if not row["free"]])
        key = f"chaos-{next(NUMBERS):08}"
        wish = {"seat": seat, "action": action, "expected_seq": state["seq"], "key": key}
        began = time.monotonic()
        answer = self.insist(lambda url: self.ask(url, f"{path}/actions", wish))
        self.slowest = max(self.slowest, time.monotonic() - began)
        if answer.status_code != 200:
            return False
        self.done[self.table].append((answer.json()["seq"], action, key))
        self.acts += 1
        return True


class Page:
    """A page that watches a table: it comes back whenever it is let go, and misses nothing."""

    def __init__(self, player: Player, urls: list[str]) -> None:
        self.player, self.urls = player, urls
        self.table = player.table
        self.seen: list[int] = []
        self.over = threading.Event()
        self.thread = threading.Thread(target=self.follow, daemon=True)

    def follow(self) -> None:
        while not self.over.is_set():
            with suppress(OSError, WebSocketException, TimeoutError, EOFError):
                self.listen(self.player.luck.choice(self.urls))
            time.sleep(PAUSE)

    def listen(self, url: str) -> None:
        since = self.seen[-1] if self.seen else 0
        address = f"ws{url[4:]}/api/tables/{self.table}/ws?seat=0&since={since}"
        headers = {"cookie": self.player.cookie}
        with connect(
            address, origin=Origin(url), additional_headers=headers, proxy=None, open_timeout=SOON
        ) as stream:
            while not self.over.is_set():
                try:
                    doc = json.loads(stream.recv(timeout=1.0))
                except TimeoutError:
                    continue
                numbers = [row["seq"] for row in doc.get("entries", [])]
                self.seen += [n for n in numbers if not self.seen or n > self.seen[-1]]


def deaf(player: Player, url: str) -> socket.socket:
    """A viewer who never takes a message."""
    host = url.removeprefix("http://")
    line = socket.create_connection((host.partition(":")[0], int(host.partition(":")[2])), SOON)
    line.sendall(
        f"GET /api/tables/{player.table}/ws HTTP/1.1\r\nHost: {host}\r\nOrigin: {url}\r\n"
        f"Cookie: {player.cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    return line
