"""Persons can take back their links and devices; tables count their changes."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("persons", sa.Column("age", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("tables", "revision")
    op.drop_column("persons", "age")
