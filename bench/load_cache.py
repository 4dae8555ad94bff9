"""What many tables cost: an action where all have room in memory against one where few have.

    python -m bench.load_cache --tables 300 --kept 30

Two servers of their own are acted at by turns, at the same rate, so that other programs disturb
both alike. Processor time of the server.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import sys
from typing import Any

import uvloop

from bench.load_client import Live
from bench.load_measure import measure, opened
from bench.load_servers import Servers, servers

Doc = dict[str, Any]


async def compared(running: dict[str, Servers], args: argparse.Namespace) -> Doc:
    tables = {
        name: [Live(one.ports, args.game, n) for n in range(args.tables)]
        for name, one in running.items()
    }
    for live in tables.values():
        await opened(live)
    costs: dict[str, list[float]] = {name: [] for name in tables}
    for _ in range(args.rounds):
        for name, live in tables.items():
            doc = await measure(live, len(live) / args.rate, args.seconds, running[name])
            costs[name].append(doc["server_cpu_ms_per_action"])
    for live in tables.values():
        await asyncio.gather(*[table.close() for table in live])
    within, past = (statistics.median(found) for found in costs.values())
    return {"tables": args.tables, "kept": args.kept, **costs, "ratio": round(past / within, 2)}


def main() -> int:
    parser = argparse.ArgumentParser(description="What tables past the cache cost.")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--kept", type=int, default=30)
    parser.add_argument("--game", default="gwt2")
    parser.add_argument("--rate", type=float, default=100.0, help="actions a second")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=5.0, help="for each round")
    args = parser.parse_args()
    first = f"from trailboss.server import service; service.KEPT = {args.kept}"
    with servers(1, services=False) as roomy, servers(1, services=False, first=first) as full:
        doc = uvloop.run(compared({"within": roomy, "past": full}, args))
    print(json.dumps({"load_average": os.getloadavg()[0], **doc}, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
