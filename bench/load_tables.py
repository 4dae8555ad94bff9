"""Load: many live tables on a server, from an action to what the other players see.

    python -m bench.load_tables --tables 500 --seconds 60 --json
    python -m bench.load_tables --tables 500 --services --processes 2
    python -m bench.load_tables --all

Starts servers of its own in a temporary folder (with `--services` also PostgreSQL and Redis), opens
the tables, lets two people at each of them watch by WebSocket as the page does, and sends an action
every two seconds at each table. The time of an action is from the moment its request is sent until
the *other* player's socket has the update. The same is measured first with one table alone, in the
same run and on the same server, with an action every quarter of a second so that there are enough
of them to count. The compiled engine is used if build/fast is there. `--all` measures whatever a
server must bear, one measure after the other, and draws the curve of docs/hosting.md.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
from typing import Any

import uvloop

from bench.load_all import all_of_it
from bench.load_client import Live
from bench.load_measure import measure, opened
from bench.load_servers import Servers, servers

Doc = dict[str, Any]
PACE = 2.0
ALONE = 0.25


async def load(running: Servers, args: argparse.Namespace) -> Doc:
    each_of = (args.watchers, args.apart)
    tables = [Live(running.ports, args.game, n, *each_of) for n in range(args.tables)]
    await opened(tables[:1])
    one = await measure(tables[:1], ALONE, min(args.seconds, 30.0), running)
    empty = running.memory()
    await opened(tables[1:])
    each = (running.memory() - empty) / max(1, len(tables) - 1)
    many = await measure(tables, args.pace, args.seconds, running)
    grown = (running.memory() - empty) / max(1, len(tables) - 1)
    await asyncio.gather(*[table.close() for table in tables])
    memory = {"opened": round(each / 1024, 1), "played": round(grown / 1024, 1)}
    doc = {"game": args.game, "watchers": args.watchers, "processes": len(running.ports)}
    return {**doc, "one": one, "many": many, "kb_per_table": memory}


def main() -> int:
    parser = argparse.ArgumentParser(description="Load a server with live tables.")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--pace", type=float, default=PACE, help="seconds between actions")
    parser.add_argument("--game", default="gwt2")
    parser.add_argument("--watchers", type=int, default=0, help="at each table, without a seat")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--services", action="store_true", help="with PostgreSQL and Redis")
    parser.add_argument("--apart", action="store_true", help="players at different processes")
    parser.add_argument("--log", default=os.devnull, help="where the server's log goes")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--all", action="store_true", help="all measures, and the curve")
    args = parser.parse_args()
    if args.all:
        return all_of_it()
    with servers(args.processes, args.services, args.log) as running:
        doc = uvloop.run(load(running, args))
    print(json.dumps(doc, indent=None if args.json else 1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
