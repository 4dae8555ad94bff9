"""Components files: the figures by hash, whose files they are, and the figures of a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    figures = sa.Column("components", sa.String(32), nullable=False, server_default="")
    op.add_column("game_table", figures)
    op.create_table(
        "figures",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "upload",
        sa.Column("identity", sa.String(32), primary_key=True),
        sa.Column("figures", sa.String(32), sa.ForeignKey("figures.id"), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
