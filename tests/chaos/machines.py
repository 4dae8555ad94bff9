"""Three machines, one of which is cut off bit by bit: from Redis, from PostgreSQL, from life."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx

from tests.chaos.world import World

SOON = 5.0
"""Seconds within which everybody has moved on to another machine."""


def cut_off(folder: Path, players: int = 4) -> dict[str, Any]:
    """What became of everybody; by step the seconds until all had acted three times more."""
    with ExitStack() as stack:
        world = World(stack, folder, shared=True, players=players, processes=3)
        first, wires = world.servers[0], world.wires[0]
        seconds = {"undisturbed": world.moved_on()}
        wires["redis"].cut()
        seconds["cut off from Redis"] = world.moved_on()
        wires["postgres"].cut()
        seconds["cut off from PostgreSQL"] = world.moved_on()
        health = httpx.get(f"{first.url}/healthz").status_code
        first.kill()
        seconds["killed"] = world.moved_on()
        assert max(seconds.values()) < SOON, seconds
        return {**world.report(), "health": health, "seconds": seconds}
