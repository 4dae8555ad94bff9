"""What it costs to open a finished game: while the server has it at hand, and when it has not.

    PYTHONPATH=build/fast python -P -m bench.load_replay

A game of the given length is played on a database of its own. Opening is what the page asks: the
replay, its first position and its points over time. Processor time, in turns in one run.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import tempfile
import time
from pathlib import Path

import msgspec

from trailboss.server.parts import ServerParts
from trailboss.server.replays.library import OF_TABLE
from trailboss.server.replays.wire import position_doc, replay_doc, scores_doc
from trailboss.server.service import Decision, Service, now_ms
from trailboss.server.settings import Settings
from trailboss.server.tables import create, entry, people
from trailboss.server.tables.act import act
from trailboss.server.tables.entry import Entry
from trailboss.server.tables.table import HOTSEAT, OVER, Chair, ClockRule, Table

ADA = "ada"


async def played(service: Service, game: str, seats: int, moves: int) -> Table:
    """A game of chance that is over after about that number of moves."""
    luck = random.Random(1)

    def first(t: Table) -> Decision:
        return Entry(1, entry.OPEN, by=ADA, at=now_ms()), None

    def start(t: Table) -> Decision:
        return people.begin(t, now_ms()), None

    def any_move(t: Table) -> Decision:
        assert t.state is not None
        seat = t.waiting()[0]
        return act(t, seat, luck.choice(t.state.legal(seat)).text, ADA, None, now_ms())

    for _ in range(1000):
        chairs = [Chair(HOTSEAT, "Ada", identity=ADA) for _ in range(seats)]
        rule = ClockRule()
        t = create.table(game, {}, chairs, ADA, public=False, clock=rule, now=now_ms())
        t = await service.create(t, [first, start])
        while t.status != OVER:
            t, _ = await service.change(t.deal.id, any_move)
        if len(t.moves) >= moves:
            return t
    raise SystemExit("no game is so long")


async def opening(server: ServerParts, table: str) -> float:
    """Milliseconds of processor until everything is told."""
    began = time.process_time()
    replay = await server.library.get(OF_TABLE + table)
    for doc in (replay_doc(replay), position_doc(replay, 0, None), scores_doc(replay)):
        msgspec.json.encode(doc)
    return (time.process_time() - began) * 1000


async def measured(folder: Path, args: argparse.Namespace) -> dict[str, object]:
    server = ServerParts(Settings(data=folder, workers=0))
    await server.database.migrate()
    t = await played(server.service, args.game, args.seats, args.moves)
    times: dict[str, list[float]] = {"at hand": [], "not at hand": []}
    for _ in range(args.rounds):
        server.library.kept.clear()
        server.service.tables.clear()
        times["not at hand"].append(await opening(server, t.deal.id))
        server.library.kept[OF_TABLE + t.deal.id].points.clear()
        times["at hand"].append(await opening(server, t.deal.id))
    await server.database.close()
    told = {name: round(statistics.median(found), 1) for name, found in times.items()}
    ratio = statistics.median(times["not at hand"]) / statistics.median(times["at hand"])
    return {"game": args.game, "moves": len(t.moves), **told, "ratio": round(ratio, 2)}


def main() -> None:
    parser = argparse.ArgumentParser(description="What opening a finished game costs.")
    parser.add_argument("--game", default="gwt2")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--moves", type=int, default=600)
    parser.add_argument("--rounds", type=int, default=15)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(asyncio.run(measured(Path(folder), args))))


if __name__ == "__main__":
    main()
