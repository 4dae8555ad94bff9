"""The database: one engine for SQLite or PostgreSQL, migrated to the newest schema at start."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, delete, event, insert, select, text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from trailboss.server.settings import Settings
from trailboss.server.store.keeper import Keeper
from trailboss.server.store.schema import SETTING
from trailboss.server.store.writer import Statement, Writer

MIGRATIONS: Final = Path(__file__).parent.parent / "migrations"
LOCK: Final = 7411035
ANY_THREAD: Final = {"check_same_thread": False}
PATIENT: Final = {"connect_timeout": 2, "tcp_user_timeout": 2000, "keepalives_idle": 5}
"""Seconds (milliseconds) after which a lost connection to PostgreSQL is noticed."""
SHARED: Final[dict[str, Any]] = {"pool_pre_ping": True, "connect_args": PATIENT}
HEALTH: Final = "health"
LIVES: Final = {"name": HEALTH, "value": "ok"}
TRY_AGAIN: Final = 2.0


class Database:
    """Connections. SQLite has one writer: those of this process queue here, not in its lock."""

    def __init__(self, settings: Settings) -> None:
        url = settings.database()
        self.sqlite = url.startswith("sqlite")
        if self.sqlite and not settings.db:
            settings.data.mkdir(parents=True, exist_ok=True)
        options: dict[str, Any] = {} if self.sqlite else {"pool_size": 10, **SHARED}
        self.engine: AsyncEngine = create_async_engine(url, **options)
        self.gate = asyncio.Lock()
        self.fine, self.tried = True, 0.0
        """Whether something could be kept, and when that was tried."""
        if self.sqlite:
            tune(self.engine.sync_engine, settings.fsync)
            plain = create_engine(url.replace("+aiosqlite", ""), connect_args=ANY_THREAD)
            tune(plain, settings.fsync)
        else:
            plain = create_engine(url, **SHARED)
        self.writer = Writer(plain, self.gate)
        self.keeper = Keeper(plain, self.gate) if self.sqlite else None

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: committed as a whole at the end, or not at all."""
        if not self.sqlite:
            async with self.engine.begin() as connection:
                yield connection
            return
        async with self.gate, self.engine.begin() as connection:
            yield connection

    async def write_all(self, statements: Sequence[Statement]) -> None:
        """Rows that belong together, on the shortest way: for what happens all the time."""
        await self.writer.write(statements)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection to look things up."""
        async with self.engine.connect() as connection:
            yield connection

    async def migrate(self) -> None:
        """Bring the schema up to date; only one process does so at a time."""
        async with self.engine.begin() as connection:
            lock = f"SELECT pg_advisory_xact_lock({LOCK})"
            await connection.execute(text("BEGIN IMMEDIATE" if self.sqlite else lock))
            await connection.run_sync(upgrade)

    async def secret(self) -> str:
        """What this installation signs with."""
        return await self.setting("secret", secrets.token_urlsafe(48))

    async def setting(self, name: str, fresh: str) -> str:
        """A value that is made once and shared by all processes."""
        try:
            async with self.write() as connection:
                await connection.execute(insert(SETTING).values(name=name, value=fresh))
        except IntegrityError:
            pass
        async with self.read() as connection:
            row = await connection.execute(select(SETTING.c.value).where(SETTING.c.name == name))
            return str(row.scalar_one())

    async def writable(self) -> bool:
        """Can something be kept? Tried at most once in a few seconds, however often it is asked."""
        if time.monotonic() > self.tried + TRY_AGAIN:
            try:
                async with self.write() as connection:
                    await connection.execute(delete(SETTING).where(SETTING.c.name == HEALTH))
                    await connection.execute(insert(SETTING), LIVES)
                self.fine = True
            except IntegrityError:
                self.fine = True  # Another process has just written it.
            except (SQLAlchemyError, OSError):
                self.fine = False
            self.tried = time.monotonic()
        return self.fine

    def start(self) -> None:
        """Begin with what is done beside play."""
        if self.keeper is not None:
            self.keeper.start()

    async def close(self) -> None:
        if self.keeper is not None:
            await self.keeper.stop()
            await asyncio.to_thread(self.keeper.close)
        await asyncio.to_thread(self.writer.close)
        await self.engine.dispose()


def tune(engine: Engine, fsync: bool) -> None:
    """A log that survives a killed process; with fsync also a power cut."""

    def pragmas(connection: Any, record: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA busy_timeout=15000")
        cursor.execute(f"PRAGMA synchronous={'FULL' if fsync else 'NORMAL'}")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.execute("PRAGMA wal_autocheckpoint=0")  # The keeper does it.
        cursor.close()

    event.listen(engine, "connect", pragmas)


def upgrade(connection: Connection) -> None:
    """Run the migrations that are missing."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
