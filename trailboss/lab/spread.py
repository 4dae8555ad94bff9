"""Work for many processes or a Ray cluster, with the results in order as if one had done it all.

A piece of work is plain data: names, seeds, and the hashes of values (see `weights`). The values
themselves go once to each process or node.
"""

from __future__ import annotations

import multiprocessing
import signal
import socket
from collections import deque
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from multiprocessing import resource_tracker
from typing import Any, Final, TypeVar

from trailboss.core.errors import TrailbossError
from trailboss.lab.weights import KNOWN, learn

UNDER_WAY: Final = 64
"""Pieces of work that a cluster has at once."""
PATIENCE: Final = 5.0
"""Seconds to wait until a cluster answers."""
T = TypeVar("T")
R = TypeVar("R")


class NoRay(TrailbossError):
    """A cluster was asked for, but there is none."""


def no_cluster(address: str, error: Exception) -> NoRay:
    """Nobody answers there as a cluster does, and why."""
    return NoRay(
        "error-no-cluster",
        "no Ray cluster at {address}: {details}",
        address=address,
        details=str(error),
    )


def spread(
    work: Callable[[T], R], todo: Sequence[T], jobs: int, ray: str | None = None, chunk: int = 1
) -> Generator[R, None, None]:
    """The results in order, from `jobs` processes or from the cluster at an address."""
    if ray is not None:
        yield from on_ray(work, todo, ray)
        return
    if jobs == 1 or len(todo) < 2:
        yield from map(work, todo)
        return
    context = multiprocessing.get_context("spawn")
    with deaf_to_ctrl_c():
        pool = context.Pool(min(jobs, len(todo)), learn, [dict(KNOWN)])
    with pool:
        yield from pool.imap(work, todo, chunksize=chunk)


@contextmanager
def deaf_to_ctrl_c() -> Iterator[None]:
    """Processes started meanwhile never hear Ctrl-C, not even while they import; we do, afterwards.

    It reaches every process of a terminal, and only the first one should speak about it.
    """
    resource_tracker.ensure_running()  # it would let the signal through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def informed(known: Mapping[str, str], work: Callable[[T], R], piece: T) -> R:
    """Do a piece of work on a node that may not know the values yet."""
    learn(known)
    return work(piece)


def on_ray(work: Callable[[T], R], todo: Sequence[T], address: str) -> Iterator[R]:
    """The results in order, from a Ray cluster."""
    if find_spec("ray") is None:
        raise NoRay("error-no-ray", "--ray needs the package ray, which is not installed")
    knock(address)
    ray: Any = import_module("ray")
    try:
        ray.init(
            None if address == "local" else address, logging_level="ERROR", log_to_driver=False
        )
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise no_cluster(address, error) from None
    try:
        yield from in_order(ray, work, todo)
    finally:
        ray.shutdown()


def in_order(ray: Any, work: Callable[[T], R], todo: Sequence[T]) -> Iterator[R]:
    """Keep the cluster busy; what dies with a node is done again on another, however often."""
    remote = ray.remote(max_retries=-1)(informed)
    known = ray.put(dict(KNOWN))
    waiting: deque[Any] = deque()
    for piece in todo:
        waiting.append(remote.remote(known, work, piece))
        if len(waiting) >= UNDER_WAY:
            yield brought(ray, waiting.popleft())
    while waiting:
        yield brought(ray, waiting.popleft())


def brought(ray: Any, place: Any) -> Any:
    """A result from the cluster; if its work had something to complain about, just that."""
    try:
        return ray.get(place)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, TrailbossError):
            raise error.cause from None
        raise


def knock(address: str) -> None:
    """NoRay if nobody answers at host:port. Ray itself would go on asking for minutes."""
    host, colon, port = address.rpartition("://")[2].partition(":")
    if not colon:
        return
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, ValueError, OverflowError) as error:
        raise no_cluster(address, error) from None
