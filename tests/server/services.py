"""Real PostgreSQL and Redis servers for the tests, on free ports of loopback."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
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


class Postgres:
    """A cluster in a folder that belongs to the account; it can be killed and started again."""

    def __init__(self, home: Path, user: str | None, log_file: Path) -> None:
        self.bin = POSTGRES[-1].parent if POSTGRES else Path(str(shutil.which("postgres"))).parent
        self.home, self.user, self.log_file = home, user, log_file
        self.port = free_port()
        self.url = f"postgresql://trailboss@127.0.0.1:{self.port}/postgres"
        make = [str(self.bin / "initdb"), "-D", str(home / "data"), "-U", "trailboss"]
        make += ["--auth=trust", "--no-sync"]
        subprocess.run(make, check=True, user=user, stdout=subprocess.DEVNULL, cwd=home)
        self.start()

    def start(self) -> None:
        run = [str(self.bin / "postgres"), "-D", str(self.home / "data"), "-p", str(self.port)]
        run += ["-k", str(self.home), "-c", "listen_addresses=127.0.0.1"]
        run += ["-c", "max_connections=60"]
        with self.log_file.open("ab") as log:
            self.process = subprocess.Popen(
                run, user=self.user, stdout=log, stderr=log, cwd=self.home
            )
        until_answers(self.url)

    def kill(self) -> None:
        """As by a crash: every connection is cut, and the next start recovers from the log."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(PATIENCE)

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        self.process.wait(PATIENCE)


@contextmanager
def cluster(home: Path, user: str | None, log_file: Path) -> Iterator[str]:
    """A cluster for as long as the context lasts; its URL."""
    server = Postgres(home, user, log_file)
    try:
        yield server.url
    finally:
        server.stop()


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


class RedisServer:
    """A server that keeps nothing; it can be killed and started again."""

    def __init__(self, folder: Path, port: int = 0) -> None:
        self.folder, self.port = folder, port or free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self.start()

    def start(self) -> None:
        command = [str(REDIS), "--port", str(self.port), "--bind", "127.0.0.1", "--save", ""]
        with (self.folder / "redis.log").open("ab") as log:
            self.process = subprocess.Popen([*command, "--dir", str(self.folder)], stdout=log)
        client = redis.Redis(port=self.port)
        end = time.monotonic() + PATIENCE
        while True:
            try:
                client.ping()
                break
            except redis.ConnectionError:
                assert time.monotonic() < end, "Redis did not start"
                time.sleep(0.05)
        client.close()

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)

    def freeze(self) -> None:
        """It takes what comes, and answers nothing."""
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self.process.send_signal(signal.SIGCONT)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)


@contextmanager
def redis_server(folder: Path, port: int = 0) -> Iterator[str]:
    """A server for as long as the context lasts; its URL."""
    server = RedisServer(folder, port)
    try:
        yield server.url
    finally:
        server.stop()
