"""The first schema: identities, tables, seats, the log, snapshots, chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "setting",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "identity",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("login", sa.String(160), unique=True),
        sa.Column("password", sa.String(200)),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    tables()
    logs()


def tables() -> None:
    """The tables and who sits there."""
    text = ("options", "chairs", "clock", "webhook", "summary")
    op.create_table(
        "game_table",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        *[sa.Column(name, sa.Text, nullable=False) for name in text],
        sa.Column("seed", sa.String(24), nullable=False),
        sa.Column("salt", sa.String(64), nullable=False),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("previous", sa.String(32), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("free", sa.Integer, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("robots", sa.Boolean, nullable=False),
        sa.Column("leased_by", sa.String(32), nullable=False),
        sa.Column("leased_until", sa.BigInteger, nullable=False),
    )
    op.create_index("game_table_listed", "game_table", ["public", "status", "updated"])
    op.create_index("game_table_robots", "game_table", ["robots", "leased_until"])
    op.create_table(
        "seat",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("game_table.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("identity", sa.String(32), nullable=False),
    )
    op.create_index("seat_identity", "seat", ["identity"])


def logs() -> None:
    """The log, its snapshots, and chat."""
    op.create_table(
        "entry",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("game_table.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("key", sa.String(100)),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("hash", sa.String(32), nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "key", name="entry_key"),
    )
    op.create_table(
        "snapshot",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("game_table.id"), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("doc", sa.Text, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("game_table.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
