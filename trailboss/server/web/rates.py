"""Rates: how many requests of each kind one address may send, by leaky buckets.

The buckets are in memory, or in Redis where several processes share them.
"""

from __future__ import annotations

import asyncio
import ipaddress
import math
import time
from typing import Final

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from trailboss.server.logs import trouble
from trailboss.server.web.asgi import Scope

KINDS: Final = {
    "read": (40.0, 400.0),
    "write": (20.0, 200.0),
    "make": (0.5, 60.0),
    "login": (0.1, 10.0),
    "record": (0.1, 20.0),
    "socket": (2.0, 100.0),
    "why": (1.0, 40.0),
}
"""By kind: requests a second for ever, and how many at once."""
KEPT: Final = 50_000
PATIENCE: Final = 0.3
AGAIN: Final = 10.0
"""Seconds that Redis has to answer, and seconds for which it is not asked again if it does not."""
SCRIPT: Final = """
local rate, burst = tonumber(ARGV[1]), tonumber(ARGV[2])
local clock = redis.call('TIME')
local now = tonumber(clock[1]) + tonumber(clock[2]) / 1000000
local kept = redis.call('HMGET', KEYS[1], 'level', 'at')
local level = math.max(0, tonumber(kept[1] or 0) - (now - tonumber(kept[2] or now)) * rate)
if level + 1 > burst then
  return math.ceil((level + 1 - burst) / rate)
end
redis.call('HSET', KEYS[1], 'level', tostring(level + 1), 'at', string.format('%.6f', now))
redis.call('EXPIRE', KEYS[1], math.ceil(burst / rate) + 1)
return 0
"""


def kind_of(scope: Scope) -> str:
    """The kind of a request."""
    path = str(scope["path"])
    if scope["type"] == "websocket" or path.endswith("/stream"):
        return "socket"
    if path.endswith(("/why", "/hint")):
        return "why"
    if scope.get("method") != "POST":
        return "read"
    if path in ("/api/login", "/api/email"):
        return "login"
    if path == "/api/me":
        return "make"
    if path == "/api/replays":
        return "record"
    return "make" if path in ("/api/tables", "/api/daily") or path.endswith("/branch") else "write"


def client_of(scope: Scope) -> str:
    """Whom a request counts for."""
    client = scope.get("client")
    return network_of(str(client[0]) if client else "")


def network_of(address: str) -> str:
    """An address; of the long kind the network that one home has."""
    if ":" not in address:
        return address
    try:
        number = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    return str(number.ipv4_mapped or ipaddress.IPv6Network((number, 64), strict=False))


class Rates:
    """The buckets of one process."""

    def __init__(self) -> None:
        self.buckets: dict[tuple[str, str], tuple[float, float]] = {}

    async def wait(self, client: str, kind: str) -> int:
        """Seconds until the next request is welcome; 0 if this one is."""
        rate, burst = KINDS[kind]
        now = time.monotonic()
        level, at = self.buckets.get((client, kind), (0.0, now))
        level = max(0.0, level - (now - at) * rate)
        if level + 1 > burst:
            return math.ceil((level + 1 - burst) / rate)
        if len(self.buckets) > KEPT:
            self.buckets.clear()
        self.buckets[client, kind] = (level + 1, now)
        return 0

    async def close(self) -> None:
        """Nothing to give back."""


class SharedRates(Rates):
    """The buckets of all processes, in Redis; while Redis is away, those of this process."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self.redis = Redis.from_url(url, retry=Retry(NoBackoff(), 0))
        self.script = self.redis.register_script(SCRIPT)
        self.away = 0.0
        """Until when Redis is not asked; 0 while it answers."""

    async def wait(self, client: str, kind: str) -> int:
        if time.monotonic() < self.away:
            return await super().wait(client, kind)
        if self.away:  # One request finds out whether it is back; the others do not wait for that.
            self.away = time.monotonic() + AGAIN
        try:
            async with asyncio.timeout(PATIENCE):
                found = int(await self.script([f"trailboss.rate.{kind}.{client}"], KINDS[kind]))
            self.away = 0.0
            return found
        except (TimeoutError, RedisError, OSError):
            self.away = time.monotonic() + AGAIN
            trouble("Redis does not count requests")
            return await super().wait(client, kind)

    async def close(self) -> None:
        await self.redis.aclose()


def rates_for(redis: str) -> Rates:
    """The buckets of a server."""
    return SharedRates(redis) if redis else Rates()
