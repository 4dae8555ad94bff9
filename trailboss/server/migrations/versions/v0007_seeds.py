"""Seeds of 192 bits: their digits need more room, where a database counts letters."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    if op.get_bind().dialect.name != "sqlite":
        op.alter_column("game_table", "seed", type_=sa.String(80), existing_nullable=False)
