"""What watchers cost: an action with many of them against one with none, in turns on one server.

    python -m bench.load_watchers --watchers 200

Ten tables without watchers and one with them are acted at by turns, at the same rate, so that other
programs disturb both alike. Processor time of the server.
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
TABLES = 10


async def compared(running: Servers, args: argparse.Namespace) -> Doc:
    alone = [Live(running.ports, args.game, n) for n in range(TABLES)]
    watched = [Live(running.ports, args.game, TABLES, args.watchers)]
    await opened([*alone, *watched])
    costs: dict[str, list[float]] = {"none": [], "watched": []}
    for _ in range(args.rounds):
        for name, tables in (("none", alone), ("watched", watched)):
            doc = await measure(tables, len(tables) / args.rate, args.seconds, running)
            costs[name].append(doc["server_cpu_ms_per_action"])
    await asyncio.gather(*[table.close() for table in (*alone, *watched)])
    ratio = statistics.median(costs["watched"]) / statistics.median(costs["none"])
    return {"watchers": args.watchers, **costs, "ratio": round(ratio, 2)}


def main() -> int:
    parser = argparse.ArgumentParser(description="What watchers cost.")
    parser.add_argument("--watchers", type=int, default=200)
    parser.add_argument("--game", default="gwt2")
    parser.add_argument("--rate", type=float, default=25.0, help="actions a second")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=4.0, help="for each round")
    args = parser.parse_args()
    with servers(1, services=False) as running:
        doc = uvloop.run(compared(running, args))
    print(json.dumps({"load_average": os.getloadavg()[0], **doc}, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
