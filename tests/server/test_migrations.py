"""The schema: what migrations lead to is what the code speaks of, and old tables are kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, create_engine, select, text

from tests.server.running import running
from trailboss.server.store.database import MIGRATIONS
from trailboss.server.store.schema import META, TABLE

OLD = {
    "id": "old",
    "game": "gwt2",
    "version": 1,
    "options": "{}",
    "chairs": "[]",
    "seed": "7",
    "salt": "salt",
    "owner": "ada",
    "public": True,
    "clock": "{}",
    "webhook": "",
    "previous": "",
    "created": 1,
    "status": "open",
    "seq": 0,
    "free": 0,
    "summary": "{}",
    "updated": 1,
    "robots": False,
    "leased_by": "",
    "leased_until": 0,
}


def differences(connection: Connection) -> list[Any]:
    """What the migrations do otherwise than the code expects. SQLite does not count letters."""
    counted = {"compare_type": connection.dialect.name != "sqlite"}
    return list(compare_metadata(MigrationContext.configure(connection, opts=counted), META))


def test_migrations_lead_to_the_schema_of_the_code(storage: list[str], tmp_path: Path) -> None:
    """Tables, columns, keys and indexes, in both kinds of databases."""
    with running(tmp_path, *storage):
        url = storage[1] if storage else f"sqlite:///{tmp_path / 'tables.sqlite'}"
        engine = create_engine(url.replace("postgresql://", "postgresql+psycopg://"))
        with engine.connect() as connection:
            assert differences(connection) == []
        engine.dispose()


def test_tables_from_before_belong_to_no_day_and_have_the_printed_figures(tmp_path: Path) -> None:
    """They are kept as they were."""
    engine = create_engine(f"sqlite:///{tmp_path / 'old.sqlite'}")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0002")
        names = ", ".join(OLD)
        values = ", ".join(f":{name}" for name in OLD)
        connection.execute(text(f"INSERT INTO game_table ({names}) VALUES ({values})"), OLD)
        command.upgrade(config, "head")
        row = connection.execute(select(TABLE)).one()
    engine.dispose()
    assert (row.id, row.seed, row.daily, row.components) == ("old", "7", "", "")
