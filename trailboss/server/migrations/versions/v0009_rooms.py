"""Preferences of people, and who is ready at a table that has not begun."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "preference",
        sa.Column("identity", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.String(40), nullable=False),
    )
    op.create_table(
        "ready",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("game_table.id"), primary_key=True),
        sa.Column("identity", sa.String(32), primary_key=True),
    )
