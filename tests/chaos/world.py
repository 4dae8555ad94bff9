"""A world to break: servers with SQLite, or with PostgreSQL and Redis behind wires, under load."""

from __future__ import annotations

import os
import random
import resource
import shutil
import signal
import sqlite3
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import psycopg

from tests.chaos.players import OWN, Done, Page, Player, deaf
from tests.chaos.wire import Wire
from tests.cli.run import shell
from tests.server.running import PATIENCE, Running
from tests.server.services import Postgres, RedisServer, account

QUIET = 0.4
"""Seconds that a fault lasts, and that pass until the next."""
LONG = 6.0
"""Seconds of a long one: clients and servers have given up waiting by then."""
DEAF = 5


class World:
    """Servers, what they stand on, and people who play."""

    def __init__(
        self,
        stack: ExitStack,
        folder: Path,
        shared: bool,
        players: int,
        processes: int = 2,
        bots: int = 0,
        long: int = 0,
    ) -> None:
        """At `bots` tables there is a bot, and of `long` faults one is long."""
        self.stack, self.folder, self.shared = stack, folder, shared
        self.bots, self.long, self.lasts = bots, long, QUIET
        self.luck = random.Random(1)
        self.players: list[Player] = []
        self.pages: list[Page] = []
        self.faults: Counter[str] = Counter()
        self.db: list[str] = []
        self.servers: list[Running] = []
        self.flags: list[list[str]] = []
        self.wires: list[dict[str, Wire]] = []
        if shared:
            self.stand_on_services(processes)
        else:
            self.flags = [[]]
        self.servers = [self.started(n).wait() for n in range(len(self.flags))]
        self.doors = [Wire(server.port, server.host) for server in self.servers]
        self.urls = [f"http://{door.target[0]}:{door.port}" for door in self.doors]
        stack.callback(self.stop)
        self.players = [Player(n, self.urls, bots=int(n < bots)) for n in range(players)]
        for player in self.players:
            player.act()
        self.pages = [Page(player, self.urls) for player in self.players[:3]]
        for player in self.players:
            player.thread.start()
        for page in self.pages:
            page.thread.start()

    def started(self, n: int, port: int = 0) -> Running:
        """A server with an address of its own."""
        flags, host = ("--no-limits", *self.flags[n]), f"127.0.0.{n + 1}"
        return Running(self.folder, *flags, bots=int(self.bots > 0), port=port, host=host)

    def stand_on_services(self, processes: int) -> None:
        home = Path(self.stack.enter_context(tempfile.TemporaryDirectory(prefix="postgres-")))
        user = account()
        if user:
            shutil.chown(home, user)
        self.postgres = Postgres(home, user, self.folder / "postgres.log")
        self.stack.callback(self.postgres.stop)
        self.redis = RedisServer(self.folder)
        self.stack.callback(self.redis.stop)
        self.db = ["--db", self.postgres.url]
        for _ in range(processes):
            wires = {"postgres": Wire(self.postgres.port), "redis": Wire(self.redis.port)}
            self.wires.append(wires)
            db = f"postgresql://trailboss@127.0.0.1:{wires['postgres'].port}/postgres"
            redis = f"redis://127.0.0.1:{wires['redis'].port}/0"
            self.flags.append(["--db", db, "--redis", redis])

    def kinds(self) -> dict[str, Callable[[int], None]]:
        """All that can happen to a server of this world."""
        always = {
            "killed": self.killed,
            "stopped": self.stopped,
            "frozen": self.frozen,
            "clients cut off": self.clients_cut,
            "deaf viewers": self.deaf_viewers,
        }
        if not self.shared:
            return {**always, "disk full": self.disk_full}
        return {
            **always,
            "Redis killed": self.redis_killed,
            "PostgreSQL killed": self.postgres_killed,
            "Redis frozen": self.redis_frozen,
            "cut off from Redis": lambda n: self.cut(n, "redis"),
            "cut off from PostgreSQL": lambda n: self.cut(n, "postgres"),
            "packets to Redis lost": lambda n: self.packets_lost(n, "redis"),
            "packets to PostgreSQL lost": lambda n: self.packets_lost(n, "postgres"),
        }

    def suffer(self, faults: int) -> None:
        """A number of faults, each kind in turn, each at a random server."""
        kinds = list(self.kinds().items())
        for number in range(faults):
            name, happens = kinds[number % len(kinds)]
            self.lasts = LONG if self.long and number % self.long == self.long - 1 else QUIET
            happens(self.luck.randrange(len(self.servers)))
            self.faults[name] += 1
            time.sleep(QUIET)

    def again(self, n: int) -> None:
        """A server comes back where it was, under the same door."""
        self.servers[n] = self.started(n, self.servers[n].port)
        self.servers[n].wait()

    def killed(self, n: int) -> None:
        self.servers[n].kill()
        self.again(n)

    def stopped(self, n: int) -> None:
        assert self.servers[n].stop() == 0, self.servers[n].logs()[-2000:]
        self.again(n)

    def frozen(self, n: int) -> None:
        os.kill(self.servers[n].process.pid, signal.SIGSTOP)
        time.sleep(self.lasts)
        os.kill(self.servers[n].process.pid, signal.SIGCONT)

    def clients_cut(self, n: int) -> None:
        self.doors[n].cut()
        time.sleep(self.lasts)
        self.doors[n].mend()

    def deaf_viewers(self, n: int) -> None:
        for player in self.players[:DEAF]:
            with suppress(OSError):
                self.stack.callback(deaf(player, self.urls[n]).close)

    def disk_full(self, n: int) -> None:
        pid, kind = self.servers[n].process.pid, resource.RLIMIT_FSIZE
        free = resource.prlimit(pid, kind)
        resource.prlimit(pid, kind, (1, free[1]))
        time.sleep(self.lasts)
        resource.prlimit(pid, kind, free)

    def redis_killed(self, _: int) -> None:
        self.redis.kill()
        time.sleep(self.lasts)
        self.redis.start()

    def redis_frozen(self, _: int) -> None:
        self.redis.freeze()
        time.sleep(self.lasts)
        self.redis.thaw()

    def postgres_killed(self, _: int) -> None:
        self.postgres.kill()
        time.sleep(self.lasts)
        self.postgres.start()

    def cut(self, n: int, what: str) -> None:
        self.wires[n][what].cut()
        time.sleep(self.lasts)
        self.wires[n][what].mend()

    def packets_lost(self, n: int, what: str) -> None:
        self.wires[n][what].hold()
        time.sleep(self.lasts)
        self.wires[n][what].let_go()

    def moved_on(self) -> float:
        """Until everybody has acted three times more; how many seconds that took."""
        began = time.monotonic()
        before = [player.acts for player in self.players]
        while any(p.acts < then + 3 for p, then in zip(self.players, before, strict=True)):
            assert time.monotonic() < began + PATIENCE, "somebody is stuck"
            time.sleep(0.02)
        return time.monotonic() - began

    def calm_down(self) -> list[str]:
        """Everybody ends after one more action; who does not is stuck."""
        stuck = []
        for player in self.players:
            player.over.set()
        for player in self.players:
            player.thread.join(PATIENCE)
            if player.thread.is_alive():
                stuck.append(f"table {player.table}")
        for page in self.pages:
            last = self.last(page.table)
            end = time.monotonic() + PATIENCE
            while (page.seen or [0])[-1] < last and time.monotonic() < end:
                time.sleep(0.05)
            if (page.seen or [0])[-1] < last:
                stuck.append(f"page of {page.table} at {page.seen[-1:]} of {last}")
            page.over.set()
            page.thread.join(PATIENCE)
        return stuck

    def last(self, table: str) -> int:
        done = next(p.done[table] for p in self.players if table in p.done)
        return done[-1][0]

    def rows(self) -> dict[str, list[Done]]:
        """By table: the actions in the log, in order."""
        query = (
            "SELECT table_id, seq, text, key FROM entry"
            f" WHERE kind = 'action' AND seat < {OWN} ORDER BY seq"
        )
        if self.shared:
            with psycopg.connect(self.postgres.url) as database:
                found = database.execute(query).fetchall()
        else:
            with sqlite3.connect(self.folder / "tables.sqlite") as kept:
                found = kept.execute(query).fetchall()
        rows: dict[str, list[Done]] = {}
        for table, seq, text, key in found:
            rows.setdefault(table, []).append((seq, text, key.partition(":")[2]))
        return rows

    def report(self) -> dict[str, Any]:
        """What was promised against what is stored."""
        stuck = self.calm_down()
        rows = self.rows()
        lost = double = 0
        tables = {table: done for player in self.players for table, done in player.done.items()}
        for table, done in tables.items():
            stored = rows.get(table, [])
            lost += len(set(done) - set(stored))
            double += len(stored) - len({key for _, _, key in stored})
            double += len(set(stored) - set(done))
        checked = shell("admin", "verify", "--json", "--data", str(self.folder), *self.db).json
        gaps = [page.table for page in self.pages if holes(page.seen)]
        return {
            "faults": dict(self.faults),
            "tables": len(tables),
            "acknowledged": sum(map(len, tables.values())),
            "sent again": sum(player.again for player in self.players),
            "slowest": round(max(player.slowest for player in self.players), 1),
            "lost": lost,
            "double": double,
            "stuck": stuck,
            "missed by a page": gaps,
            "bad": checked["bad"],
        }

    def stop(self) -> None:
        for player in self.players:
            player.gone.set()
            if player.thread.is_alive():
                player.thread.join(PATIENCE)
            player.person.http.close()
        for page in self.pages:
            page.over.set()
        for server in self.servers:
            if server.process.poll() is None:
                server.kill()
        for wire in [*self.doors, *[wire for each in self.wires for wire in each.values()]]:
            wire.close()


def holes(seen: list[int]) -> bool:
    """Is a number missing in what a page was told?"""
    return any(after != before + 1 for before, after in zip(seen, seen[1:], strict=False))


def chaos(
    folder: Path, shared: bool, faults: int, players: int = 6, bots: int = 2, long: int = 10
) -> dict[str, Any]:
    """Break a world so often; what was lost, double or stuck afterwards."""
    with ExitStack() as stack:
        world = World(stack, folder, shared, players, bots=bots, long=long)
        world.suffer(faults)
        return world.report()
