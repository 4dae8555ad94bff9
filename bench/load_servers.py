"""Servers for the load: processes with SQLite, or with PostgreSQL and Redis of their own."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.server.services import postgres, redis_server

ROOT = Path(__file__).resolve().parents[1]
FAST = ROOT / "build" / "fast"


@dataclass
class Servers:
    """The processes that are loaded."""

    ports: list[int]
    pids: list[int]
    """Of the servers alone: what PostgreSQL and Redis compute is not an action's cost here."""
    others: list[int]
    """Of PostgreSQL and Redis; their children count with them."""

    def cpu(self) -> float:
        return sum(cpu_seconds(pid) for pid in self.pids)

    def cpu_of_others(self) -> float:
        return sum(cpu_seconds(pid) for pid in family(self.others))

    def memory(self) -> int:
        """Bytes that the servers hold."""
        return sum(resident(pid) for pid in self.pids)


@contextmanager
def servers(
    processes: int, services: bool, log: str = os.devnull, first: str = ""
) -> Iterator[Servers]:
    """A number of server processes, compiled if build/fast is there; `first` they run this code."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        flags = ["--data", str(folder), "--no-limits", "--bot-workers", "0"]
        others: list[int] = []
        if services:
            flags += started_services(stack, folder)
            others = children(os.getpid())
        running = Servers([], [], others)
        for _ in range(processes):
            port = free_port()
            process = started(port, flags, log, first)
            stack.callback(stopped, process)
            running.ports.append(port)
            running.pids.append(process.pid)
            ready(port)
        yield running


def started_services(stack: ExitStack, folder: Path) -> list[str]:
    """PostgreSQL and Redis on loopback, as the tests start them; the flags for a server."""
    db = stack.enter_context(postgres(folder))
    return ["--db", db, "--redis", stack.enter_context(redis_server(folder))]


def started(port: int, flags: list[str], log: str, first: str) -> subprocess.Popen[bytes]:
    code = f"{first}\nimport sys; from trailboss.cli import main; sys.exit(main(sys.argv[1:]))"
    path = str(FAST if FAST.is_dir() else ROOT)
    command = [sys.executable, "-P", "-c", code, "serve", "--port", str(port), *flags]
    with open(log, "ab") as told:
        return subprocess.Popen(command, stderr=told, env={**os.environ, "PYTHONPATH": path})


def stopped(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    process.wait()


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def ready(port: int) -> None:
    for _ in range(600):
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("the server did not start")


def cpu_seconds(process: int) -> float:
    """The time that a process has computed, where the system tells it."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident(process: int) -> int:
    """The memory of a process in bytes, where the system tells it."""
    try:
        pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


def children(process: int) -> list[int]:
    """The processes that a process has started."""
    try:
        told = Path(f"/proc/{process}/task/{process}/children").read_text()
    except OSError:
        return []
    return [int(pid) for pid in told.split()]


def family(processes: list[int]) -> list[int]:
    """Processes and their children."""
    return [*processes, *[child for process in processes for child in children(process)]]
