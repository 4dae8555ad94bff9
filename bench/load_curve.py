"""The curve of the load: what an action costs against tables, watchers and the length of a game.

    python -m bench.load_curve --out docs/pictures/load.png

Processor time of the server, which other programs on the machine change little; each point is a
server of its own, with SQLite in one process, and with PostgreSQL and Redis in two.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from pathlib import Path
from typing import Any

import uvloop

from bench.load_client import Figures, Live
from bench.load_measure import measure, opened
from bench.load_servers import Servers, servers

Doc = dict[str, Any]
RATE = 100
"""Actions a second, about; more where that would be less than one in two seconds at a table."""
PACE = 2.0
TABLES = (10, 50, 150, 500, 2000)
WATCHERS = (0, 100, 200)
LENGTHS = (0, 200)
KINDS = {"SQLite, one process": (1, False), "PostgreSQL + Redis, two processes": (2, True)}


async def cost(running: Servers, tables: int, watchers: int, length: int, seconds: float) -> Doc:
    """What an action costs there."""
    live = [Live(running.ports, "gwt2", n, watchers) for n in range(tables)]
    empty = running.memory()
    await opened(live)
    figures = Figures()
    for _ in range(length):
        await asyncio.gather(*[table.act(figures) for table in live])
    doc = await measure(live, min(tables / RATE, PACE), seconds, running)
    doc["kb_per_table"] = round((running.memory() - empty) / 1024 / tables, 1)
    await asyncio.gather(*[table.close() for table in live])
    return doc


def curve(name: str, points: list[tuple[int, int, int, int]], seconds: float) -> list[Doc]:
    """A row of points (x, tables, watchers, length) for a kind of server."""
    processes, services = KINDS[name]
    docs = []
    for x, tables, watchers, length in points:
        with servers(processes, services) as running:
            doc = uvloop.run(cost(running, tables, watchers, length, seconds))
        print(name, x, json.dumps(doc), file=sys.stderr, flush=True)
        docs.append({"x": x, **doc})
    return docs


def measured(seconds: float) -> Doc:
    shapes = {
        "tables": [(n, n, 0, 0) for n in TABLES],
        "watchers at each of two tables": [(n, 2, n, 0) for n in WATCHERS],
        "actions played before, at ten tables": [(n, 10, 0, n) for n in LENGTHS],
    }
    return {
        shape: {name: curve(name, points, seconds) for name in KINDS}
        for shape, points in shapes.items()
    }


def draw(docs: Doc, out: Path) -> None:
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(1, len(docs), figsize=(12, 3.6), layout="constrained")
    for axis, (shape, rows) in zip(axes, docs.items(), strict=True):
        for name, points in rows.items():
            costs = [point["server_cpu_ms_per_action"] for point in points]
            axis.plot([point["x"] for point in points], costs, marker="o", label=name)
        axis.set_xlabel(shape)
        axis.set_ylim(bottom=0)
        axis.grid(alpha=0.3)
    axes[0].set_ylabel("server, ms of processor an action")
    axes[0].legend(fontsize=8)
    figure.savefig(out, dpi=110, metadata={"Software": None})


def main() -> int:
    parser = argparse.ArgumentParser(description="Draw what an action costs.")
    parser.add_argument("--seconds", type=float, default=6.0, help="for each point")
    parser.add_argument("--out", type=Path, default=Path("docs/pictures/load.png"))
    parser.add_argument("--results", type=Path, default=Path("bench/results/load.json"))
    args = parser.parse_args()
    docs = measured(args.seconds)
    args.results.write_text(json.dumps(docs, indent=1) + "\n", "utf-8")
    draw(docs, args.out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
