"""What a live table holds in memory: two people with open pages, and some actions played.

    python -m bench.load_memory --tables 100 --actions 15

What Python's objects take (tracemalloc, after all garbage was collected), and how much the process
grows, which includes what the allocator keeps. The server warms up with as many tables before.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import sys
import tempfile
from pathlib import Path
from typing import Any

import uvloop

from bench.load_client import Figures, Live
from bench.load_measure import opened
from bench.load_servers import Servers, servers

Doc = dict[str, Any]
FIRST = """
import gc, signal, tracemalloc
def tell(*_):
    gc.collect()
    size = str(tracemalloc.get_traced_memory()[0])
    with open({path!r}, "w") as told:
        told.write(size)
signal.signal(signal.SIGUSR1, tell)
tracemalloc.start()
"""


async def objects(running: Servers, told: Path) -> int:
    """Bytes that Python's objects take."""
    await asyncio.sleep(1.0)  # What was made for the last message is dropped a little later.
    told.unlink(missing_ok=True)
    os.kill(running.pids[0], signal.SIGUSR1)
    for _ in range(100):
        await asyncio.sleep(0.1)
        if told.exists() and (text := told.read_text()):
            return int(text)
    raise SystemExit("the server does not tell")


async def played(running: Servers, args: argparse.Namespace, first: int) -> list[Live]:
    tables = [Live(running.ports, args.game, first + n) for n in range(args.tables)]
    await opened(tables)
    figures = Figures()
    for _ in range(args.actions):
        await asyncio.gather(*[table.act(figures) for table in tables])
    return tables


async def measured(running: Servers, args: argparse.Namespace, told: Path | None) -> float:
    """KB a table: of objects, or of the process."""

    async def held() -> int:
        return running.memory() if told is None else await objects(running, told)

    tables = await played(running, args, 0)
    before = await held()
    tables += await played(running, args, args.tables)
    after = await held()
    await asyncio.gather(*[table.close() for table in tables])
    return round((after - before) / 1024 / int(args.tables), 1)


def main() -> int:
    parser = argparse.ArgumentParser(description="What a live table holds in memory.")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--actions", type=int, default=15)
    parser.add_argument("--game", default="gwt2")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        told = Path(folder) / "told"
        with servers(1, services=False, first=FIRST.format(path=str(told))) as running:
            objects_kb = uvloop.run(measured(running, args, told))
        with servers(1, services=False) as running:
            process_kb = uvloop.run(measured(running, args, None))
    print(json.dumps({"kb_per_table": objects_kb, "process_kb_per_table": process_kb}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
