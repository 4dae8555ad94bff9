"""Real servers for the tests: processes of their own, on loopback, with a folder of their own."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from socketserver import BaseServer
from typing import Any, TypeVar

import httpx
import msgspec

from trailboss.server.web.live_answers import Problem

PATIENCE = 60.0


Json = dict[str, Any]
NUMBERS = count(1)
TRAILBOSS = ("-m", "trailboss")
STRICT = {"PYTHONWARNINGS": "error", "PYTHONFAULTHANDLER": "1"}
"""In servers too every warning is an error: also in their bots, and when they start again."""


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


class Running:
    """A server process."""

    def __init__(
        self,
        data: Path,
        *flags: str,
        bots: int = 0,
        program: tuple[str, ...] = TRAILBOSS,
        port: int = 0,
        host: str = "127.0.0.1",
    ) -> None:
        self.port = port or free_port()
        self.host = host
        self.url = f"http://{host}:{self.port}"
        data.mkdir(parents=True, exist_ok=True)
        self.errors = data / f"stderr-{self.port}"
        command = [sys.executable, *program, "serve", "--host", host, "--port", str(self.port)]
        command += ["--data", str(data), "--bot-workers", str(bots), *flags]
        with self.errors.open("wb") as errors:
            self.process = subprocess.Popen(
                command, stderr=errors, env={**os.environ, **STRICT}, start_new_session=True
            )

    def wait(self) -> Running:
        """Until it answers."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self.process.poll() is None:
            try:
                if httpx.get(f"{self.url}/healthz").status_code == 200:
                    return self
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError(f"the server did not start: {self.errors.read_text()[-2000:]}")

    def kill(self) -> None:
        """As by kill -9: the process and all that it started."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """As by Ctrl-C; the exit code."""
        if self.process.poll() is None:
            self.process.terminate()
        try:
            return self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.send_signal(signal.SIGABRT)  # It says where it is.
            self.process.wait(PATIENCE)
            raise AssertionError(f"the server does not stop: {self.logs()[-6000:]}") from None

    def logs(self) -> str:
        return self.errors.read_text()


@contextmanager
def running(
    data: Path,
    *flags: str,
    bots: int = 0,
    limits: bool = False,
    program: tuple[str, ...] = TRAILBOSS,
    port: int = 0,
) -> Iterator[Running]:
    """A server for as long as the context lasts; it ends well and says nothing bad."""
    every = [*flags, *([] if limits else ["--no-limits"])]
    server = Running(data, *every, bots=bots, program=program, port=port)
    try:
        yield server.wait()
    finally:
        code = server.stop()
    assert code == 0
    assert "Traceback" not in server.logs(), server.logs()[-3000:]


class Person:
    """Somebody with a browser."""

    def __init__(self, url: str, name: str = "") -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, headers={"origin": url}, timeout=PATIENCE)
        if name:
            assert self.send("/api/me", name=name).status_code == 201

    def __enter__(self) -> Person:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def at(self, url: str) -> Person:
        """The same person at another process."""
        other = Person(url)
        for name, value in self.http.cookies.items():
            other.http.cookies.set(name, value)
        return other

    def send(self, path: str, **body: Any) -> httpx.Response:
        return self.http.post(path, json=body)

    def post(self, path: str, **body: Any) -> Json:
        answer = self.send(path, **body)
        assert answer.is_success, answer.text
        return dict(answer.json())

    def get(self, path: str, **query: Any) -> Json:
        answer = self.http.get(path, params=query)
        assert answer.is_success, answer.text
        return dict(answer.json())

    def table(self, game: str, *seats: str, **more: Any) -> Json:
        """A new table; a seat is `human`, `hotseat` or the name of a bot."""
        kinds = ("human", "hotseat")
        wishes = [{"kind": s} if s in kinds else {"kind": "bot", "bot": s} for s in seats]
        return self.post("/api/tables", game=game, seats=wishes, **more)

    def state(self, table: str, **query: Any) -> Json:
        return self.get(f"/api/tables/{table}/state", **query)

    def act(
        self, table: str, seat: int, action: str, expected: int, key: str = ""
    ) -> httpx.Response:
        return self.send(
            f"/api/tables/{table}/actions",
            seat=seat,
            action=action,
            expected_seq=expected,
            key=key or f"key-{next(NUMBERS):08}",
        )

    def step(self, table: str, seat: int, pick: int = 0) -> Json:
        """Look and do the first legal thing (or another)."""
        state = self.state(table, seat=seat)
        answer = self.act(table, seat, state["legal"][pick]["text"], state["seq"])
        assert answer.status_code == 200, answer.text
        return dict(answer.json())


def problem(answer: httpx.Response, status: int, kind: str) -> Json:
    """The answer is such a problem."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    doc: Json = json.loads(answer.content)
    assert doc["type"] == f"/problems/{kind}"
    assert doc["status"] == status
    assert doc["title"]
    assert doc["detail"]
    assert msgspec.convert(doc, Problem).code
    return doc


def play_out(people: dict[int, Person], table: str) -> Json:
    """Every person does the first legal thing until the game is over."""
    someone = next(iter(people.values()))
    while True:
        doc = someone.get(f"/api/tables/{table}")
        if doc["status"] == "over":
            return doc
        for seat in doc["waiting"]:
            if seat in people:
                people[seat].step(table, seat)


Served = TypeVar("Served", bound=BaseServer)
Result = TypeVar("Result")


@contextmanager
def served(server: Served) -> Iterator[Served]:
    """A small server of a test, in a thread of its own."""
    with server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield server
        finally:
            server.shutdown()
            thread.join()


def awaited(work: Coroutine[Any, Any, Result]) -> Result:
    """What a coroutine returns, also while the browser's loop runs in this thread."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()
