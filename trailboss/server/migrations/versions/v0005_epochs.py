"""Epochs: cookies and tokens of an earlier one are no longer worth anything."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    column = sa.Column("epoch", sa.Integer, nullable=False, server_default="0")
    op.add_column("identity", column)
