"""Before a server starts: can it reach what it needs? What it cannot is told in one line."""

from __future__ import annotations

import asyncio
from typing import Final

from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from redis.asyncio import Redis
from redis.exceptions import RedisError
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from trailboss.core.message import Message, by_system
from trailboss.server.settings import BadSettings, Settings
from trailboss.server.store.database import MIGRATIONS

PATIENCE: Final = 10.0


async def ready(settings: Settings) -> None:
    """BadSettings if the database or Redis cannot be reached, or nothing can be kept there."""
    try:
        async with asyncio.timeout(PATIENCE):
            await database_answers(settings)
    except (OSError, SQLAlchemyError) as error:
        raise BadSettings(
            "error-database", "cannot use the database: {trouble}", trouble=reason(error)
        ) from None
    if not settings.redis:
        return
    try:
        async with asyncio.timeout(PATIENCE):
            await redis_answers(settings.redis)
    except (OSError, RedisError, ValueError) as error:
        raise BadSettings(
            "error-redis", "cannot use Redis: {trouble}", trouble=reason(error)
        ) from None


async def database_answers(settings: Settings) -> None:
    """A file must be there for writing, and what is kept must not be of a newer release."""
    url = settings.database()
    if url.startswith("sqlite"):
        file_answers(settings, url.replace("+aiosqlite", ""))
        return
    engine = create_async_engine(url)
    try:
        async with engine.connect() as connection:
            await connection.run_sync(not_newer)
    finally:
        await engine.dispose()


def file_answers(settings: Settings, url: str) -> None:
    """In this thread: one that was begun for a file would outlive the question."""
    if not settings.db:
        settings.data.mkdir(parents=True, exist_ok=True)
    engine = create_engine(url)
    try:
        with engine.connect() as connection:
            connection.execute(text("BEGIN IMMEDIATE"))
            not_newer(connection)
            connection.rollback()
    finally:
        engine.dispose()


def not_newer(connection: Connection) -> None:
    """BadSettings if the schema has a revision that this release does not know."""
    known = {script.revision for script in ScriptDirectory(str(MIGRATIONS)).walk_revisions()}
    if not set(MigrationContext.configure(connection).get_current_heads()) <= known:
        raise BadSettings(
            "error-database-newer", "cannot use the database: a newer Trailboss has written it"
        )


async def redis_answers(url: str) -> None:
    redis = Redis.from_url(url)
    try:
        await redis.ping()
    finally:
        await redis.aclose()


def reason(error: Exception) -> Message:
    """What a library says about it, in one line and without the address that it was given."""
    if isinstance(error, TimeoutError):
        return Message("error-no-answer", "it does not answer")
    cause = getattr(error, "orig", None) or error
    if isinstance(cause, OSError) and cause.strerror:
        return by_system(cause)
    return Message("", "{text}", text=str(cause).strip().split("\n")[0])
