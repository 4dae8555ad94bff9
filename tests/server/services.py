"""Real PostgreSQL and Redis servers for the tests, on free ports of loopback."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import psycopg
import redis

from tests.needs import POSTGRES, needs
from tests.server.running import PATIENCE, free_port

REDIS = shutil.which("redis-server")

needs_services = needs("postgresql", "redis")


def account() -> str | None:
    """PostgreSQL refuses to run as root: the account that Debian made for it."""
    if os.getuid() != 0:
        return None
    return pwd.getpwnam("postgres").pw_name


NUMBERS = count(1)


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """A new cluster; its URL. The folder of a test may be closed to the account, so it has one."""
    with tempfile.TemporaryDirectory(prefix="postgres-", ignore_cleanup_errors=True) as name:
        home, user = Path(name), account()
        if user:
            shutil.chown(home, user)
        with cluster(home, user, folder / "postgres.log") as url:
            yield url


@contextmanager
def cluster(home: Path, user: str | None, log_file: Path) -> Iterator[str]:
    """A cluster in a folder that belongs to the account."""
    bin_folder = POSTGRES[-1].parent if POSTGRES else Path(str(shutil.which("postgres"))).parent
    data, port = home / "data", free_port()
    make = [str(bin_folder / "initdb"), "-D", str(data), "-U", "trailboss"]
    make += ["--auth=trust", "--no-sync"]
    subprocess.run(make, check=True, user=user, stdout=subprocess.DEVNULL, cwd=home)
    run = [str(bin_folder / "postgres"), "-D", str(data), "-p", str(port), "-k", str(home)]
    run += ["-c", "listen_addresses=127.0.0.1", "-c", "max_connections=60"]
    with log_file.open("wb") as log:
        server = subprocess.Popen(run, user=user, stdout=log, stderr=log, cwd=home)
    url = f"postgresql://trailboss@127.0.0.1:{port}/postgres"
    try:
        until_answers(url)
        yield url
    finally:
        server.terminate()
        server.wait(PATIENCE)


def new_database(cluster: str) -> str:
    """An empty database of a cluster; its URL."""
    name = f"tables{next(NUMBERS)}"
    with psycopg.connect(cluster, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return f"{cluster.rpartition('/')[0]}/{name}"


def until_answers(url: str) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            psycopg.connect(url).close()
            return
        except psycopg.OperationalError:
            assert time.monotonic() < end, "PostgreSQL did not start"
            time.sleep(0.1)


@contextmanager
def redis_server(folder: Path, port: int = 0) -> Iterator[str]:
    """A new server; its URL."""
    port = port or free_port()
    command = [str(REDIS), "--port", str(port), "--bind", "127.0.0.1", "--save", ""]
    with (folder / "redis.log").open("wb") as log:
        server = subprocess.Popen([*command, "--dir", str(folder)], stdout=log)
    client = redis.Redis(port=port)
    end = time.monotonic() + PATIENCE
    try:
        while True:
            try:
                client.ping()
                break
            except redis.ConnectionError:
                assert time.monotonic() < end, "Redis did not start"
                time.sleep(0.05)
        client.close()
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        server.terminate()
        server.wait(PATIENCE)
