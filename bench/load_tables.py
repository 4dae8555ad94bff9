"""Load: many live tables on one server process, from an action to what the other players see.

    python bench/load_tables.py --tables 500 --seconds 60 --json

Starts a server of its own in a temporary folder, opens the tables, lets two people at each of them
watch by WebSocket, and sends one action every two seconds at each table. The time of an action is
from the moment its request is sent until the *other* player's socket has the update. The same is
measured first with one table alone, in the same run and on the same server, with an action every
quarter of a second so that there are enough of them to count.

The client is small on purpose: it shares the machine with the server, and what it computes is told
beside what the server computes.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from http.client import HTTPException
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

Doc = dict[str, Any]
PACE = 2.0
ALONE = 0.25
OPENERS = 8
"""So many tables are opened at a time."""
PATIENCE = 30.0


class Choice(msgspec.Struct):
    """A legal action."""

    text: str
    free: bool


class Seen(msgspec.Struct):
    """What the load needs to know of a position; the rest is skipped."""

    seq: int
    waiting: list[int]
    legal: list[Choice]


class Told(msgspec.Struct):
    """A message of the stream."""

    seq: int = 0
    state: Seen | None = None


TOLD = msgspec.json.Decoder(Told)


@dataclass
class Figures:
    """What was measured, in milliseconds."""

    seen: list[float] = field(default_factory=list)
    answered: list[float] = field(default_factory=list)
    errors: Counter[str] = field(default_factory=Counter)
    """By status or kind. A lost socket shows as conflicts: its player no longer sees the game."""

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
        self.state: Seen | None = None
        self.arrived = 0.0
        self.news = asyncio.Event()

    async def named(self, line: Line) -> Player:
        head, _ = await line.fine("/api/me", "", {"name": f"P{self.seat}"})
        self.cookie = head.partition(b"trailboss=")[2].partition(b";")[0].decode()
        return self

    async def watch(self, table: str) -> None:
        host = f"127.0.0.1:{self.port}"
        self.socket = await connect(
            f"ws://{host}/api/tables/{table}/ws?seat={self.seat}",
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
            if told.state is not None:
                self.state, self.arrived = told.state, now
                self.news.set()

    async def until(self, seq: int) -> float:
        """When the update with this number was here."""
        while self.state is None or self.state.seq < seq:
            self.news.clear()
            async with asyncio.timeout(PATIENCE):
                await self.news.wait()
        return self.arrived

    async def now(self) -> Seen:
        """The latest position that is known."""
        await self.until(0)
        assert self.state is not None, "something has arrived"
        return self.state


class Live:
    """A table of two people."""

    def __init__(self, port: int, game: str, seed: int) -> None:
        self.port = port
        self.game = game
        self.id = ""
        self.line = Line(port)
        self.players: list[Player] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.luck = random.Random(seed)

    async def open(self) -> None:
        self.players = [await Player(self.port, seat).named(self.line) for seat in (0, 1)]
        first, second = self.players
        wish = {"game": self.game, "seats": [{"kind": "human"}] * 2, "public": True}
        self.id = (await self.line.fine("/api/tables", first.cookie, wish))[1]["id"]
        await self.line.fine(f"/api/tables/{self.id}/join", second.cookie, {"seat": 1})
        await self.line.fine(f"/api/tables/{self.id}/start", first.cookie, {})
        for player in self.players:
            await player.watch(self.id)
            self.tasks.append(asyncio.create_task(player.listen()))
            await player.now()

    async def act(self, figures: Figures) -> None:
        """One action of whoever is asked; the time until the other has seen it."""
        states = [await player.now() for player in self.players]
        waiting = states[0].waiting
        if not waiting:
            return
        actor, other = self.players[waiting[0]], self.players[1 - waiting[0]]
        seen = states[waiting[0]]
        choices = [row.text for row in seen.legal if not row.free]
        if not choices:
            figures.errors["unseen"] += 1
            return
        body = {
            "seat": actor.seat,
            "action": self.luck.choice(choices),
            "expected_seq": seen.seq,
            "key": f"load-{self.luck.getrandbits(60)}",
        }
        began = time.perf_counter()
        path = f"/api/tables/{self.id}/actions"
        status, _, content = await self.line.post(path, actor.cookie, body)
        answered = time.perf_counter()
        if status != 200:
            figures.errors[str(status)] += 1
            return
        seq = json.loads(content)["seq"]
        arrived = await other.until(seq)
        await actor.until(seq)
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


async def measure(tables: list[Live], pace: float, seconds: float, server: int) -> Doc:
    figures = Figures()
    before, own = cpu_seconds(server), time.process_time()
    end = time.perf_counter() + seconds
    await asyncio.gather(*[table.play(figures, pace, end) for table in tables])
    count = max(1, len(figures.seen))
    return {
        "tables": len(tables),
        "pace_s": pace,
        **figures.doc(seconds),
        "server_cpu_ms_per_action": round((cpu_seconds(server) - before) * 1000 / count, 2),
        "client_cpu_ms_per_action": round((time.process_time() - own) * 1000 / count, 2),
    }


def cpu_seconds(process: int) -> float:
    """The time that a process has computed, where the system tells it."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def load(port: int, args: argparse.Namespace, server: int) -> Doc:
    tables = [Live(port, args.game, seed) for seed in range(args.tables)]
    await tables[0].open()
    one = await measure(tables[:1], ALONE, min(args.seconds, 30.0), server)
    for first in range(1, args.tables, OPENERS):
        await asyncio.gather(*[table.open() for table in tables[first : first + OPENERS]])
    many = await measure(tables, PACE, args.seconds, server)
    await asyncio.gather(*[table.close() for table in tables])
    return {"game": args.game, "one": one, "many": many}


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def main() -> int:
    parser = argparse.ArgumentParser(description="Load a server with live tables.")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--game", default="gwt2")
    parser.add_argument("--db", default="")
    parser.add_argument("--redis", default="")
    parser.add_argument("--log", default=os.devnull, help="where the server's log goes")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "trailboss", "serve", "--port", str(port)]
        command += ["--data", folder, "--no-limits", "--bot-workers", "0"]
        command += ["--db", args.db] if args.db else []
        command += ["--redis", args.redis] if args.redis else []
        with open(args.log, "wb") as told:
            server = subprocess.Popen(command, stderr=told)
        try:
            ready(port)
            doc = uvloop.run(load(port, args, server.pid))
        finally:
            server.terminate()
            server.wait()
    print(json.dumps(doc, indent=None if args.json else 1))
    return 0


def ready(port: int) -> None:
    for _ in range(600):
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("the server did not start")


if __name__ == "__main__":
    sys.exit(main())
