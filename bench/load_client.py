"""The client of the load: people at tables, each with a cookie and a socket of their own.

It is small on purpose: it shares the machine with the server, and what it computes is told beside
what the server computes.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from dataclasses import dataclass, field
from http.client import HTTPException
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

Doc = dict[str, Any]
PATIENCE = 30.0
SPECTATOR = -1


class Choice(msgspec.Struct):
    """A legal action."""

    text: str
    free: bool


class Seen(msgspec.Struct):
    """What the load needs to know of a position, or of its changes; the rest is skipped."""

    seq: int | None = None
    waiting: list[int] | None = None
    legal: list[Choice] | None = None


class Changed(msgspec.Struct):
    """What is new."""

    state: Seen


class Happened(msgspec.Struct):
    """An entry of the log; an own one with its key."""

    key: str = ""


class Told(msgspec.Struct):
    """A message of the stream."""

    type: str = ""
    state: Seen | None = None
    changes: Changed | None = None
    entries: list[Happened] = []
    key: str = ""


TOLD = msgspec.json.Decoder(Told)


@dataclass
class Figures:
    """What was measured, in milliseconds."""

    seen: list[float] = field(default_factory=list)
    answered: list[float] = field(default_factory=list)
    errors: Counter[str] = field(default_factory=Counter)
    """By kind. A lost socket shows as conflicts: its player no longer sees the game."""

    def doc(self, seconds: float) -> Doc:
        rate = round(len(self.seen) / seconds, 1) if seconds else 0
        return {
            "actions": len(self.seen),
            "per_second": rate,
            "errors": sum(self.errors.values()),
            "error_kinds": dict(self.errors),
            "action_to_broadcast_ms": quantiles(self.seen),
            "action_to_answer_ms": quantiles(self.answered),
        }


def quantiles(times: list[float]) -> Doc:
    ordered = sorted(times)
    if not ordered:
        return {}
    at = {f"p{q}": ordered[min(len(ordered) - 1, len(ordered) * q // 100)] for q in (50, 95, 99)}
    return {name: round(value, 1) for name, value in {**at, "max": ordered[-1]}.items()}


class Line:
    """One connection for requests, one after the other."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, cookie: str, body: Doc) -> tuple[int, bytes, bytes]:
        """Status, head and body of the answer."""
        if self.streams is None or self.streams[0].at_eof() or self.streams[1].is_closing():
            self.streams = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self.streams
        content = msgspec.json.encode(body)
        host = f"127.0.0.1:{self.port}"
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n"
            f"{f'Cookie: trailboss={cookie}' if cookie else 'X-None: 0'}\r\n\r\n"
        )
        writer.write(head.encode() + content)
        answer = await reader.readuntil(b"\r\n\r\n")
        length = answer.lower().partition(b"content-length:")[2].partition(b"\r\n")[0]
        return int(answer[9:12]), answer, await reader.readexactly(int(length))

    async def fine(self, path: str, cookie: str, body: Doc) -> tuple[bytes, Doc]:
        """Head and document of an answer that must not be a refusal."""
        status, head, content = await self.post(path, cookie, body)
        if status >= 300:
            raise HTTPException(f"{path} was answered with {status}")
        doc: Doc = json.loads(content)
        return head, doc

    def close(self) -> None:
        if self.streams is not None:
            self.streams[1].close()


class Player:
    """One person at one table, with an own identity and socket."""

    def __init__(self, port: int, seat: int) -> None:
        self.port = port
        self.seat = seat
        self.cookie = ""
        self.socket: ClientConnection | None = None
        self.seq = -1
        self.waiting: list[int] = []
        self.legal: list[Choice] = []
        self.arrived = 0.0
        self.done = ""
        """The key of the own action that was told last."""
        self.refused = ""
        self.news = asyncio.Event()

    async def named(self, line: Line) -> Player:
        head, _ = await line.fine("/api/me", "", {"name": f"P{self.seat}"})
        self.cookie = head.partition(b"trailboss=")[2].partition(b";")[0].decode()
        return self

    async def watch(self, table: str) -> None:
        host = f"127.0.0.1:{self.port}"
        seat = "watch=1" if self.seat == SPECTATOR else f"seat={self.seat}"
        self.socket = await connect(
            f"ws://{host}/api/tables/{table}/ws?{seat}&changes=1",
            origin=Origin(f"http://{host}"),
            additional_headers={"cookie": f"trailboss={self.cookie}"},
            proxy=None,
            compression=None,
            ping_interval=None,
        )

    async def listen(self) -> None:
        assert self.socket is not None
        while True:
            content = await self.socket.recv(decode=False)
            now = time.perf_counter()
            told = TOLD.decode(content)
            if told.type == "refused":
                self.refused = told.key
                self.news.set()
            new = told.changes.state if told.changes is not None else told.state
            if new is None:
                continue
            self.done = next((e.key for e in told.entries if e.key), self.done)
            self.waiting = self.waiting if new.waiting is None else new.waiting
            self.legal = self.legal if new.legal is None else new.legal
            if new.seq is not None:
                self.seq, self.arrived = new.seq, now
            self.news.set()

    async def act(self, action: str, key: str) -> int:
        """Act as the page does, by its socket: the number of the entry, or 0 if it is refused."""
        assert self.socket is not None
        wish = {"seat": self.seat, "action": action, "expected_seq": self.seq, "key": key}
        await self.socket.send(msgspec.json.encode({"act": wish}).decode())
        while self.done != key and self.refused != key:
            self.news.clear()
            async with asyncio.timeout(PATIENCE):
                await self.news.wait()
        return self.seq if self.done == key else 0

    async def until(self, seq: int) -> float:
        """When the update with this number was here."""
        while self.seq < seq:
            self.news.clear()
            async with asyncio.timeout(PATIENCE):
                await self.news.wait()
        return self.arrived


class Live:
    """A table of two people."""

    def __init__(
        self, ports: list[int], game: str, seed: int, watchers: int = 0, apart: bool = False
    ) -> None:
        self.ports = ports
        self.apart = apart
        """Its players are at different processes; a proxy may bring them together."""
        self.game = game
        self.id = ""
        self.watchers = watchers
        self.line = Line(ports[seed % len(ports)])
        self.players: list[Player] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.luck = random.Random(seed)

    async def open(self) -> None:
        others = [port for port in self.ports if port != self.line.port and self.apart]
        ports = [self.line.port, (others or [self.line.port])[0]]
        self.players = [await Player(ports[seat], seat).named(self.line) for seat in (0, 1)]
        first, second = self.players
        wish = {"game": self.game, "seats": [{"kind": "human"}] * 2, "public": True}
        self.id = (await self.line.fine("/api/tables", first.cookie, wish))[1]["id"]
        await self.line.fine(f"/api/tables/{self.id}/join", second.cookie, {"seat": 1})
        await self.line.fine(f"/api/tables/{self.id}/start", first.cookie, {})
        self.players += [Player(ports[n % 2], SPECTATOR) for n in range(self.watchers)]
        for player in self.players:
            await player.watch(self.id)
            self.tasks.append(asyncio.create_task(player.listen()))
            await player.until(0)

    async def act(self, figures: Figures) -> None:
        """One action of whoever is asked; the time until the other has seen it."""
        waiting = self.players[0].waiting
        if not waiting:
            return
        actor, other = self.players[waiting[0]], self.players[1 - waiting[0]]
        choices = [row.text for row in actor.legal if not row.free]
        if not choices:
            figures.errors["unseen"] += 1
            return
        key = f"load-{self.luck.getrandbits(60)}"
        began = time.perf_counter()
        seq = await actor.act(self.luck.choice(choices), key)
        answered = time.perf_counter()
        if not seq:
            figures.errors["refused"] += 1
            return
        arrived = await other.until(seq)
        figures.answered.append((answered - began) * 1000)
        figures.seen.append((arrived - began) * 1000)

    async def play(self, figures: Figures, pace: float, end: float) -> None:
        """An action at every beat, until the end. Late is not forgiven: the next is due as ever."""
        due = time.perf_counter() + self.luck.random() * pace
        while due < end:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            try:
                await self.act(figures)
            except (TimeoutError, OSError, EOFError, WebSocketException) as error:
                figures.errors[type(error).__name__] += 1
            due += pace

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for player in self.players:
            if player.socket is not None:
                await player.socket.close()
        self.line.close()
