"""All measures of the load, each in a process of its own, and what must be true of them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any

from bench.load_servers import FAST, ROOT

Doc = dict[str, Any]
Check = tuple[str, Callable[[Doc], float], float]
"""What is asked, how it is read from what was measured, and the most that it may be."""

LIVE = ["bench.load_tables", "--tables", "2000", "--seconds", "40"]
WAITING: list[Check] = [
    ("errors", lambda doc: doc["one"]["errors"] + doc["many"]["errors"], 0),
    ("p99 against one table", lambda doc: p99(doc["many"]) / p99(doc["one"]), 3),
]
MEASURES: dict[str, tuple[list[str], list[Check]]] = {
    "2,000 tables, SQLite": (
        LIVE,
        [
            *WAITING,
            ("server, ms an action", lambda doc: doc["many"]["server_cpu_ms_per_action"], 0.5),
        ],
    ),
    "2,000 tables, two processes, PostgreSQL and Redis": (
        [*LIVE, "--services", "--processes", "2"],
        [
            *WAITING,
            ("servers, ms an action", lambda doc: doc["many"]["server_cpu_ms_per_action"], 1.0),
        ],
    ),
    "200 watchers": (["bench.load_watchers"], [("against none", lambda doc: doc["ratio"], 3)]),
    "past the cache": (["bench.load_cache"], [("against within", lambda doc: doc["ratio"], 1.5)]),
    "a finished game": (
        ["bench.load_replay", "--moves", "600", "--seats", "4"],
        [("ms to open it, not at hand", lambda doc: doc["not at hand"], 50)],
    ),
    "memory": (["bench.load_memory"], [("KB a live table", lambda doc: doc["kb_per_table"], 60)]),
}


def p99(doc: Doc) -> float:
    return float(doc["action_to_broadcast_ms"]["p99"])


def run(command: list[str]) -> Doc:
    """What a measure prints, with the compiled engine if it is there."""
    path = os.pathsep.join([str(FAST), str(ROOT)]) if FAST.is_dir() else str(ROOT)
    done = subprocess.run(
        [sys.executable, "-P", "-m", *command],
        env={**os.environ, "PYTHONPATH": path},
        cwd=ROOT,
        stdout=subprocess.PIPE,
        check=True,
    )
    doc: Doc = json.loads(done.stdout)
    return doc


def all_of_it() -> int:
    """Measure everything, then draw the curve; 1 if something is more than it may be."""
    missed = 0
    for name, (command, checks) in MEASURES.items():
        doc = run(command)
        print(name, json.dumps(doc), flush=True)
        for asked, value, most in checks:
            found = value(doc)
            missed += found > most
            print(f"  {asked}: {found:.2f} of {most}{' MISSED' if found > most else ''}")
    subprocess.run([sys.executable, "-m", "bench.load_curve"], cwd=ROOT, check=True)
    return int(missed > 0)
