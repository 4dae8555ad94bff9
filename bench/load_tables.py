"""Load: many live tables on one server process, from an action to what the other players see.

    python bench/load_tables.py --tables 500 --seconds 60 --json

Starts a server of its own in a temporary folder, opens the tables, lets two people at each of them
watch by WebSocket, and sends one action every two seconds at each table. The time of an action is
from the moment its request is sent until the *other* player's socket has the update. The same is
measured first with one table alone, in the same run and on the same server.
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
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

Doc = dict[str, Any]
PACE = 2.0


@dataclass
class Figures:
    """What was measured, in milliseconds."""

    seen: list[float] = field(default_factory=list)
    answered: list[float] = field(default_factory=list)
    errors: int = 0

    def doc(self, seconds: float) -> Doc:
        rate = round(len(self.seen) / seconds, 1) if seconds else 0
        return {
            "actions": len(self.seen),
            "per_second": rate,
            "errors": self.errors,
            "action_to_broadcast_ms": quantiles(self.seen),
            "action_to_answer_ms": quantiles(self.answered),
        }


def quantiles(times: list[float]) -> Doc:
    ordered = sorted(times)
    if not ordered:
        return {}
    at = {f"p{q}": ordered[min(len(ordered) - 1, len(ordered) * q // 100)] for q in (50, 95, 99)}
    return {name: round(value, 1) for name, value in {**at, "max": ordered[-1]}.items()}


class Player:
    """One person at one table, with an own identity and socket."""

    def __init__(self, url: str, seat: int) -> None:
        self.url = url
        self.seat = seat
        self.http = httpx.AsyncClient(base_url=url, headers={"origin": url}, timeout=60)
        self.socket: ClientConnection | None = None
        self.state: Doc = {}
        self.arrived: dict[int, float] = {}
        self.news = asyncio.Event()

    async def named(self) -> Player:
        (await self.http.post("/api/me", json={"name": f"P{self.seat}"})).raise_for_status()
        return self

    async def watch(self, table: str) -> None:
        cookie = f"trailboss={self.http.cookies['trailboss']}"
        address = f"ws{self.url[4:]}/api/tables/{table}/ws?seat={self.seat}"
        self.socket = await connect(
            address,
            origin=Origin(self.url),
            additional_headers={"cookie": cookie},
            proxy=None,
            compression=None,
        )

    async def listen(self) -> None:
        assert self.socket is not None
        async for text in self.socket:
            now = time.perf_counter()
            doc = json.loads(text)
            if "state" in doc:
                self.state = doc["state"]
                self.arrived[doc["seq"]] = now
                self.news.set()

    async def until(self, seq: int) -> float:
        """When the update with this number was here."""
        while self.state["seq"] < seq:
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), 30)
        return min(at for number, at in self.arrived.items() if number >= seq)

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        await self.http.aclose()


class Live:
    """A table of two people."""

    def __init__(self, url: str, game: str) -> None:
        self.url = url
        self.game = game
        self.id = ""
        self.players: list[Player] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.luck = random.Random(0)

    async def open(self) -> Live:
        self.players = [await Player(self.url, seat).named() for seat in (0, 1)]
        first, second = self.players
        seats = [{"kind": "human"}, {"kind": "human"}]
        wish = {"game": self.game, "seats": seats, "public": True}
        self.id = (await first.http.post("/api/tables", json=wish)).json()["id"]
        await second.http.post(f"/api/tables/{self.id}/join", json={"seat": 1})
        (await first.http.post(f"/api/tables/{self.id}/start", json={})).raise_for_status()
        for player in self.players:
            await player.watch(self.id)
            self.tasks.append(asyncio.create_task(player.listen()))
            while not player.state:
                await asyncio.sleep(0.01)
        return self

    async def act(self, figures: Figures) -> None:
        """One action of whoever is asked; the time until the other has seen it."""
        waiting = self.players[0].state["waiting"]
        if not waiting:
            return
        actor, other = self.players[waiting[0]], self.players[1 - waiting[0]]
        head = max(player.state["seq"] for player in self.players)
        await actor.until(head)
        choices = [row["text"] for row in actor.state["legal"] if not row["free"]]
        body = {
            "seat": actor.seat,
            "action": self.luck.choice(choices),
            "expected_seq": actor.state["seq"],
            "key": f"load-{self.luck.getrandbits(60)}",
        }
        began = time.perf_counter()
        answer = await actor.http.post(f"/api/tables/{self.id}/actions", json=body)
        answered = time.perf_counter()
        if answer.status_code != 200:
            figures.errors += 1
            return
        seen = await other.until(answer.json()["seq"])
        await actor.until(answer.json()["seq"])
        figures.answered.append((answered - began) * 1000)
        figures.seen.append((seen - began) * 1000)

    async def play(self, figures: Figures, end: float) -> None:
        """An action every two seconds, until the end."""
        await asyncio.sleep(self.luck.random() * PACE)
        due = time.perf_counter()
        while due < end:
            try:
                await self.act(figures)
            except (TimeoutError, httpx.HTTPError):
                figures.errors += 1
            due += PACE
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    async def close(self) -> None:
        for player in self.players:
            await player.close()
        await asyncio.gather(*self.tasks, return_exceptions=True)


async def measure(tables: list[Live], seconds: float, server: int) -> Doc:
    figures = Figures()
    end = time.perf_counter() + seconds
    before = cpu_seconds(server)
    await asyncio.gather(*[table.play(figures, end) for table in tables])
    doc = figures.doc(seconds)
    used = (cpu_seconds(server) - before) * 1000 / max(1, len(figures.seen))
    return {**doc, "server_cpu_ms_per_action": round(used, 2)}


def cpu_seconds(process: int) -> float:
    """The time that a process has computed, where the system tells it."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def load(url: str, args: argparse.Namespace, server: int) -> Doc:
    tables = [await Live(url, args.game).open()]
    tables[0].luck.seed(1)
    alone = await measure(tables, min(args.seconds, 30.0), server)
    for number in range(1, args.tables):
        tables.append(await Live(url, args.game).open())
        tables[-1].luck.seed(number + 1)
    many = await measure(tables, args.seconds, server)
    await asyncio.gather(*[table.close() for table in tables])
    return {"game": args.game, "pace_s": PACE, "one": alone, "tables": args.tables, "many": many}


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
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "trailboss", "serve", "--port", str(port)]
        command += ["--data", folder, "--no-limits", "--bot-workers", "0"]
        command += ["--db", args.db] if args.db else []
        command += ["--redis", args.redis] if args.redis else []
        with open(os.devnull, "wb") as nowhere:
            server = subprocess.Popen(command, stderr=nowhere)
        try:
            ready(url)
            doc = asyncio.run(load(url, args, server.pid))
        finally:
            server.terminate()
            server.wait()
    print(json.dumps(doc, indent=None if args.json else 1))
    return 0


def ready(url: str) -> None:
    for _ in range(600):
        try:
            if httpx.get(f"{url}/healthz").status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.1)
    raise SystemExit("the server did not start")


if __name__ == "__main__":
    sys.exit(main())
