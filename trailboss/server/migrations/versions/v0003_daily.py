"""The daily challenge: the day of a table, and what everybody has reached."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    day = sa.Column("daily", sa.String(10), nullable=False, server_default="")
    op.add_column("game_table", day)
    op.create_table(
        "daily",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("identity", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("game_table.id"), nullable=False),
        sa.Column("points", sa.Integer),
        sa.Column("tie", sa.Integer),
        sa.Column("target", sa.Integer),
        sa.Column("ended", sa.BigInteger),
    )
