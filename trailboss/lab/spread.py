"""Work for many processes or a Ray cluster, with the results in order as if one had done it all."""

from __future__ import annotations

import multiprocessing
import signal
import socket
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, TypeVar

from trailboss.core.errors import TrailbossError

UNDER_WAY: Final = 64
"""Pieces of work that a cluster has at once."""
PATIENCE: Final = 5.0
"""Seconds to wait for the door of a cluster."""
T = TypeVar("T")
R = TypeVar("R")


class NoRay(TrailbossError):
    """A cluster was asked for, but there is none."""


def spread(
    work: Callable[[T], R], todo: Sequence[T], jobs: int, ray: str | None = None, chunk: int = 1
) -> Generator[R, None, None]:
    """The results in order, from so many processes or from the cluster at an address."""
    if ray is not None:
        yield from on_ray(work, todo, ray)
        return
    if jobs == 1 or len(todo) < 2:
        yield from map(work, todo)
        return
    context = multiprocessing.get_context("spawn")
    with context.Pool(min(jobs, len(todo)), ignore_interrupts) as pool:
        yield from pool.imap(work, todo, chunksize=chunk)


def ignore_interrupts() -> None:
    """Ctrl-C reaches every process of a terminal; only the first one should speak about it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def on_ray(work: Callable[[T], R], todo: Sequence[T], address: str) -> Iterator[R]:
    """The results in order, from a Ray cluster."""
    if find_spec("ray") is None:
        raise NoRay("--ray needs the package ray, which is not installed")
    knock(address)
    ray: Any = import_module("ray")
    try:
        ray.init(
            None if address == "local" else address, logging_level="ERROR", log_to_driver=False
        )
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise NoRay(f"no Ray cluster at {address}: {error}") from None
    try:
        yield from in_order(ray, work, todo)
    finally:
        ray.shutdown()


def in_order(ray: Any, work: Callable[[T], R], todo: Sequence[T]) -> Iterator[R]:
    """Keep the cluster busy; what dies with a node is done again on another, however often."""
    remote = ray.remote(max_retries=-1)(work)
    waiting: deque[Any] = deque()
    for piece in todo:
        waiting.append(remote.remote(piece))
        if len(waiting) >= UNDER_WAY:
            yield ray.get(waiting.popleft())
    while waiting:
        yield ray.get(waiting.popleft())


def knock(address: str) -> None:
    """NoRay if nobody answers at host:port. Ray itself would go on asking for minutes."""
    host, colon, port = address.rpartition("://")[2].partition(":")
    if not colon:
        return
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, ValueError, OverflowError) as error:
        raise NoRay(f"no Ray cluster at {address}: {error}") from None
