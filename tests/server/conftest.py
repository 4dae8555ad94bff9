"""Servers that several tests share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import Person, Running, running
from tests.server.services import needs_services, new_database, postgres, redis_server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One process, SQLite, bots."""
    with running(tmp_path_factory.mktemp("server"), bots=1) as one:
        yield one


@pytest.fixture
def ada(server: Running) -> Iterator[Person]:
    """Somebody at that server, or at the one of a module that has its own."""
    with Person(server.url, "Ada") as person:
        yield person


@pytest.fixture(scope="session")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """PostgreSQL, started by the first test that needs it."""
    with postgres(tmp_path_factory.mktemp("cluster")) as url:
        yield url


@pytest.fixture(
    params=[
        pytest.param("sqlite"),
        pytest.param("postgres", marks=needs_services),
    ]
)
def storage(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[list[str]]:
    """The flags of a server: SQLite in a folder, or PostgreSQL with Redis."""
    if request.param == "sqlite":
        yield []
        return
    db = new_database(request.getfixturevalue("cluster"))
    with redis_server(tmp_path) as channel:
        yield ["--db", db, "--redis", channel]
