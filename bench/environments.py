"""Environments beside each other: steps a second with observations and masks.

By PettingZoo's own loop (`agent_iter`, `last`, `step`) in processor time, ours and its classic
games alike; and our vector environment, which has nobody beside it.
"""

from __future__ import annotations

import importlib
import random
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic, process_time
from typing import Any, Final

from bench.engines import Contender
from trailboss.games import GAMES

CLASSICS: Final = {
    "chess": "chess_v6",
    "hold'em": "texas_holdem_v4",
    "hold'em, no limit": "texas_holdem_no_limit_v6",
}
TABLES: Final = 256
"""How many tables a vector environment has here."""
PROCESSES: Final = 2
TICKS: Final = 100
"""The processor time of a process is told in hundredths of a second."""


def aec(name: str, whose: str, env: Any) -> Contender:
    """An AEC environment, driven by the loop of PettingZoo's documentation."""
    numpy: Any = importlib.import_module("numpy")

    def play(luck: random.Random) -> int:
        env.reset(seed=luck.getrandbits(31))
        done = 0
        for _ in env.agent_iter():
            seen, _, ended, cut, info = env.last()
            if ended or cut:
                env.step(None)
                continue
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            env.step(luck.choice(numpy.flatnonzero(mask)))
            done += 1
        return done

    return Contender(name, whose, play)


def environments() -> tuple[list[Contender], list[str]]:
    """Ours, and what PettingZoo has here."""
    try:
        envs: Any = importlib.import_module("trailboss.envs")
        found = [aec(name, "Trailboss", envs.aec_env(name)) for name in GAMES]
    except ImportError:
        return [], ["pettingzoo"]
    for name, module in CLASSICS.items():
        try:
            classic: Any = importlib.import_module(f"pettingzoo.classic.{module}")
        except Exception:  # PettingZoo says in its own way that a part of it is not installed
            return found, ["pettingzoo[classic]"]
        found.append(aec(name, "PettingZoo", classic.env()))
    return found, []


@dataclass
class Vector:
    """Our vector environment of one game on two processes."""

    name: str
    walls: list[float] = field(default_factory=list)
    rates: list[float] = field(default_factory=list)

    def round(self, number: int, seconds: float) -> None:
        """Steps of all tables; choosing the actions is not counted."""
        numpy: Any = importlib.import_module("numpy")
        envs: Any = importlib.import_module("trailboss.envs")
        env = envs.make_vec(self.name, n=TABLES, processes=PROCESSES, copy=False)
        luck = numpy.random.default_rng(number)
        _, infos = env.reset(seed=number)
        worked = [spent(process.pid) for process in env.processes]
        steps, wall, mine = 0, 0.0, 0.0
        while wall < seconds:
            mask = infos["action_mask"]
            actions = (luck.random(mask.shape, "f4") * mask).argmax(1)
            before, own = monotonic(), process_time()
            *_, infos = env.step(actions)
            wall += monotonic() - before
            mine += process_time() - own
            steps += TABLES
        slowest = max(
            spent(process.pid) - was for process, was in zip(env.processes, worked, strict=True)
        )
        env.close()
        self.walls.append(steps / wall)
        self.rates.append(steps / (mine + slowest))


def spent(pid: int) -> float:
    """The processor time of a process so far, in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def vectors() -> list[Vector]:
    """All games, where processes tell their time."""
    return [Vector(name) for name in GAMES] if Path("/proc/self/stat").exists() else []
