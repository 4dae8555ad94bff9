"""One measure of the load: the times of actions, and what all who compute for them took."""

from __future__ import annotations

import asyncio
import gc
import os
import time
from typing import Any

from bench.load_client import Figures, Live
from bench.load_servers import Servers

Doc = dict[str, Any]
OPENERS = 8
"""How many tables are opened at a time."""


async def measure(tables: list[Live], pace: float, seconds: float, running: Servers) -> Doc:
    figures = Figures()
    gc.disable()  # To look through thousands of sockets would look like a slow server.
    before, services, own = running.cpu(), running.cpu_of_others(), time.process_time()
    end = time.perf_counter() + seconds
    await asyncio.gather(*[table.play(figures, pace, end) for table in tables])
    gc.enable()
    count = max(1, len(figures.seen))
    return {
        "tables": len(tables),
        "pace_s": pace,
        **figures.doc(seconds),
        "server_cpu_ms_per_action": round((running.cpu() - before) * 1000 / count, 3),
        "services_cpu_ms_per_action": round((running.cpu_of_others() - services) * 1000 / count, 3),
        "client_cpu_ms_per_action": round((time.process_time() - own) * 1000 / count, 3),
        "load_average": os.getloadavg()[0],
    }


async def opened(tables: list[Live]) -> None:
    for first in range(0, len(tables), OPENERS):
        await asyncio.gather(*[table.open() for table in tables[first : first + OPENERS]])
